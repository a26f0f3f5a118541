// What everyone sees of a game: the countdown, the phase, the cards of a coup, the wheel.
import { type Signal, useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { HandOfCards } from "./cards.tsx";
import { secondsLeft, tick } from "../realtime/clock.ts";
import { colourName, handName, phaseWords, voidWords } from "../words/game_words.ts";
import { onTable, onWheel } from "./board_logic.ts";
import type { GameView, Layout } from "../types.ts";
import { Wheel } from "./wheel.tsx";
import { render } from "../words/texts.ts";
import { translator } from "../words/words.ts";
import "../../styles/board.css";

const say = translator("board");

const AROUND = 2 * Math.PI * 45;
/** From here on the countdown is urgent. */
const URGENT_S = 5;

/** Whole seconds until wagers close, in a ring that empties. `total` is the whole period in seconds. */
export function Countdown({ endsAt, now, total = 30 }: { endsAt: number | null | undefined; now: () => number; total?: number }) {
  void tick.value;
  const left = endsAt == null ? null : secondsLeft(endsAt, now());
  const share = endsAt == null ? 0 : Math.min(1, Math.max(0, (endsAt - now()) / (total * 1000)));
  return (
    <div
      class={`countdown${left === null ? " off" : left <= URGENT_S ? " last" : ""}`}
      role="timer"
      aria-label={left === null ? undefined : say("seconds", { seconds: left })}
    >
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <circle class="track" r="45" />
        {left === null ? null : (
          <circle class="left" r="45" transform="rotate(-90)" stroke-dasharray={`${(AROUND * share).toFixed(1)} ${AROUND.toFixed(1)}`} />
        )}
        <text text-anchor="middle" dy="0.350em">
          {left ?? "–"}
        </text>
      </svg>
    </div>
  );
}

/** Announcements, and what a game waits for, that say more than the phase does. */
const ASIDE = new Set(["announcement-last-coup", "announcement-no-bet-coup", "announcement-new-shoe", "waits-first-wager"]);

/** What the phase of a game asks of players, read out when it changes. */
export function PhaseBanner({ game }: { game: GameView }) {
  const { announcement, waits_for: waiting } = game.table ?? {};
  const more = [announcement, waiting].flatMap((text) => (text && ASIDE.has(text.key) ? [render(text)] : []));
  return (
    <p class={`phase-banner ${game.phase}`} role="status" aria-live="polite">
      <span>{phaseWords(game.phase)}</span>
      {more.length > 0 ? <small>{more.join(" · ")}</small> : null}
    </p>
  );
}

/** Both hands of the coup under way or of the last one, card by card, and who won. */
export function CoupBoard({ game, forPlayers = false }: { game: GameView; forPlayers?: boolean }) {
  const { key, player, banker, totals, winner, isVoid } = onTable(game, forPlayers);
  return (
    <div class="coup-board" key={key}>
      <HandOfCards hand="player" cards={player} total={totals.player} won={winner === "player"} />
      <p class={`coup-result ${winner ?? ""}`} role="status" aria-live="polite">
        {isVoid ? voidWords() : winner === null ? "" : winner === "tie" ? say("tie") : say("wins", { hand: handName(winner) })}
      </p>
      <HandOfCards hand="banker" cards={banker} total={totals.banker} won={winner === "banker"} />
    </div>
  );
}

/** The order and the colours of the wheel, as the racetrack of a layout has them. */
export function wheelOf(layout: Layout): { order: number[]; colours: Record<number, string> } {
  const pockets = (layout.racetrack?.areas ?? []).filter((area) => area.parts.length > 0);
  return {
    order: pockets.map((area) => Number(area.label)),
    colours: Object.fromEntries(pockets.map((area) => [Number(area.label), area.colour ?? ""])),
  };
}

/** The wheel, and the number that came, once the ball rests. Before the layout is loaded only the number is shown. */
export function SpinBoard({ game, layout = null, rolls }: { game: GameView; layout?: Layout | null; rolls?: Signal<boolean> }) {
  const own = useSignal(false);
  const rolling = rolls ?? own;
  const wheel = useMemo(() => (layout ? wheelOf(layout) : null), [layout]);
  const { spinning, number, colour, isVoid } = onWheel(game);
  const restingNumber = rolling.value ? null : number;
  const earlier = game.phase === "result" ? "" : " earlier";
  return (
    <div class="spin-board">
      {wheel ? <Wheel {...wheel} number={number} spinning={spinning} rolls={rolling} /> : null}
      <p
        key={restingNumber}
        class={`spin-result ${restingNumber === null ? "" : (colour ?? "")}${earlier}`}
        role="status"
        aria-live="polite"
      >
        {isVoid ? (
          <span>{voidWords()}</span>
        ) : restingNumber === null ? null : (
          <>
            <strong>{restingNumber}</strong>
            <span>{colourName(colour ?? "")}</span>
          </>
        )}
      </p>
    </div>
  );
}
