// A single-zero wheel. The ball runs while the real one does, and comes to rest on the number that the server sends.
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { colourName } from "../words/game_words.ts";
import { ballRadius, turnTo, POCKET, restingAngle, easeOut, TRACK } from "./wheel_logic.ts";
import { translator } from "../words/words.ts";
import "../../styles/wheel.css";
import { labelled } from "../words/texts.ts";

const say = translator("wheel");

/** Degrees a second while the ball runs. */
const ROTOR = 40;
const BALL = -300;
/** From the number's arrival until the ball rests, and the turns until then. */
const SETTLE_MS = 2600;
const TURNS = 2;
const reduced = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

interface WheelProps {
  order: readonly number[];
  colours: Readonly<Record<number, string>>;
  number: number | null;
  spinning: boolean;
  /** True while the ball runs on the screen, which may be longer than its number is unknown. */
  rolls?: Signal<boolean>;
}

export function Wheel({ order, colours, number, spinning, rolls }: WheelProps) {
  const own = useSignal(false);
  const rolling = rolls ?? own;
  const rotor = useRef<SVGGElement>(null);
  const ball = useRef<SVGCircleElement>(null);
  /** The angles of both, kept between the phases of a game so that nothing jumps. */
  const at = useRef({ rotor: 0, ball: 0, radius: TRACK, ran: false });

  useEffect(() => {
    const draw = (): void => {
      const { rotor: turn, ball: angle, radius } = at.current;
      rotor.current?.setAttribute("transform", `rotate(${turn})`);
      ball.current?.setAttribute("transform", `rotate(${angle}) translate(0 ${-radius})`);
    };
    const rest = (): void => {
      rolling.value = false;
      if (number === null) return;
      at.current = { rotor: restingAngle(order, number), ball: 0, radius: POCKET, ran: false };
      draw();
    };
    if (reduced() || (!spinning && !at.current.ran)) {
      rest();
      return undefined;
    }
    if (!spinning && number === null) {
      rolling.value = false;
      return undefined;
    }
    rolling.value = true;
    let frame = 0;
    const began = performance.now();
    let last = began;
    const from = { ...at.current };
    const to =
      number === null ? from : { rotor: turnTo(from.rotor, restingAngle(order, number), 0, 1), ball: turnTo(from.ball, 0, TURNS, -1) };
    const step = (now: number): void => {
      if (spinning) {
        const past = (now - last) / 1000;
        last = now;
        at.current = { rotor: at.current.rotor + ROTOR * past, ball: at.current.ball + BALL * past, radius: TRACK, ran: true };
      } else {
        const share = Math.min(1, (now - began) / SETTLE_MS);
        if (share === 1) return rest();
        at.current = {
          rotor: from.rotor + (to.rotor - from.rotor) * easeOut(share),
          ball: from.ball + (to.ball - from.ball) * easeOut(share),
          radius: ballRadius(share),
          ran: true,
        };
      }
      draw();
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [spinning, number, order]);
  useEffect(
    () => () => {
      rolling.value = false;
    },
    [rolling],
  );

  const rests = !spinning && !rolling.value && number !== null;
  const words = !rests
    ? spinning || rolling.value
      ? say("rolling")
      : ""
    : say("rests", { number, colour: colourName(colours[number] ?? "") });
  return (
    <svg
      class={`wheel${rests ? " at-rest" : ""}`}
      viewBox="-220 -220 440 440"
      role="img"
      aria-label={words ? labelled(say("wheel"), words) : say("wheel")}
    >
      <defs>
        <radialGradient id="wheel-wood">
          <stop offset="78%" class="dark" />
          <stop offset="90%" class="shine" />
          <stop offset="94%" class="light" />
          <stop offset="100%" class="dark" />
        </radialGradient>
        <radialGradient id="wheel-cone" cx="40%" cy="35%">
          <stop offset="0%" class="shine" />
          <stop offset="100%" class="dark" />
        </radialGradient>
        <linearGradient id="wheel-brass" x2="1" y2="1">
          <stop offset="0%" class="bright" />
          <stop offset="55%" class="brass" />
          <stop offset="100%" class="worn" />
        </linearGradient>
        <radialGradient id="wheel-ball" cx="38%" cy="32%">
          <stop offset="0%" class="white" />
          <stop offset="60%" class="ivory" />
          <stop offset="100%" class="shade" />
        </radialGradient>
        {/* Light falls from above, and does not turn with the wheel. */}
        <linearGradient id="wheel-gloss" x2="0" y2="1">
          <stop offset="0%" class="lit-above" />
          <stop offset="45%" class="clear" />
          <stop offset="100%" class="dim-below" />
        </linearGradient>
      </defs>
      <circle class="bowl" r="216" />
      <circle class="bowl-track" r="192" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path key={turn} class="stud" transform={`rotate(${turn + 22.5})`} d="M0-204L6-192L0-180L-6-192Z" />
      ))}
      <g ref={rotor}>
        <Rotor order={order} colours={colours} />
      </g>
      <circle class="gloss" r="216" />
      {/* With reduced motion the ball is not shown before it rests. */}
      {(spinning && !reduced()) || number !== null ? <circle ref={ball} class="ball" r="8" /> : null}
    </svg>
  );
}

/** What turns: the pockets with their numbers, and the turret in the middle. */
function Rotor({ order, colours }: { order: readonly number[]; colours: Readonly<Record<number, string>> }) {
  const half = Math.PI / order.length;
  const at = (radius: number, turn: number): string => `${(radius * Math.sin(turn)).toFixed(2)} ${(-radius * Math.cos(turn)).toFixed(2)}`;
  const pocket = (outer: number, inner: number): string =>
    `M${at(outer, -half)}A${outer} ${outer} 0 0 1 ${at(outer, half)}L${at(inner, half)}A${inner} ${inner} 0 0 0 ${at(inner, -half)}Z`;
  return (
    <>
      <circle class="rim" r="172" />
      {order.map((number, nth) => (
        <g key={number} class={`pocket ${colours[number] ?? ""}`} transform={`rotate(${(360 * nth) / order.length})`}>
          <path d={pocket(168, 134)} />
          <path class="deep" d={pocket(134, 98)} />
          <text y="-146" text-anchor="middle">
            {number}
          </text>
        </g>
      ))}
      <circle class="depth" r="116" />
      <circle class="cone" r="98" />
      <circle class="groove" r="84" />
      <g class="turret">
        {[0, 90, 180, 270].map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d="M-8-24L-3.500-66L3.500-66L8-24Z" />
            <circle cy="-68" r="8" />
          </g>
        ))}
        <circle r="30" />
        <circle class="ring" r="21" />
        <circle class="knob" r="11" />
      </g>
    </>
  );
}
