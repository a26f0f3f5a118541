// The felt: draws a layout of the server with its chips, and reports where chips are placed. It knows no game.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Chip, Stack } from "./chips.tsx";
import { dragChips, preventScroll, onDropped, handlePress } from "./drag.ts";
import { fitWidth, isDirection, nextArea, shortOdds } from "./felt_logic.ts";
import { Cloth, Printed } from "./felt_print.tsx";
import { netSaid } from "./outcome.tsx";
import { tone } from "./outcome_logic.ts";
import { dollars, signed } from "../words/money.ts";
import type { BetArea, Board, Layout, SeenSettled } from "../types.ts";
import { isSame, listed, render, sentence } from "../words/texts.ts";
import { translator } from "../words/words.ts";
import "../../styles/felt.css";

export type { BetArea as LayoutArea, Board, Layout } from "../types.ts";

type Group = BetArea["group"];

const say = translator("felt");

interface FeltProps {
  layout: Layout | Board;
  stakes: Readonly<Record<string, number>>;
  /** Chips that the server has not accepted yet, beside the stakes. */
  pending?: Readonly<Record<string, number>>;
  /** What winning wagers are paid, drawn one after the other beside their stakes. */
  paid?: Readonly<Record<string, number>>;
  /** What the player's wagers came to, written on their areas. */
  outcomes?: Readonly<Record<string, SeenSettled>>;
  values: readonly number[];
  open: boolean;
  /** The wagers that won, no matter who bet on them. */
  lit?: ReadonlySet<string>;
  /** Whether they only stand out, and do not flash: the player has lost on the whole. */
  still?: boolean;
  refused?: string | null;
  onPlace?(wager: string): void;
  /** A chip was dropped: out of the rack, or from another area. */
  onDrop?(wager: string, cents: number, from: string | null): void;
  /** A request for odds and limits. */
  onAsk?(wager: string): void;
  label: string;
}

/** The radius of chips in each group, in units of the layout. */
const CHIP: Readonly<Record<Group, number>> = { main: 46, optional: 28, number: 32, inside: 25, outside: 30, call: 28 };
/** How large the figures of an outcome are in each group, beside those on chips of the main wagers. */
const OUTCOME: Readonly<Record<Group, number>> = { main: 0.95, optional: 0.8, number: 0.7, inside: 0.55, outside: 0.7, call: 0.6 };
/** The cloth around the areas. */
const MARGIN = 10;
/** How wide a layout is beside its height, with the cloth around it. */
export const proportions = ({ width, height }: Board | Layout): string => `${width + 2 * MARGIN} / ${height + 2 * MARGIN}`;
/** Between two winning wagers. */
const TURN_MS = 350;
/** Whether what is printed is the title of an area, a fact of it, or its odds: then these say it. */
const isNamed = ({ label, title, pays }: BetArea): boolean =>
  [title, ...Object.values(title.facts ?? {}), ...pays].some((each) => isSame(each, label));
const NONE: ReadonlySet<string> = new Set();
const NOTHING: Readonly<Record<string, number>> = {};
const NO_OUTCOMES: Readonly<Record<string, SeenSettled>> = {};

export function Felt({
  layout,
  stakes,
  pending = NOTHING,
  paid = NOTHING,
  outcomes = NO_OUTCOMES,
  values,
  open,
  lit = NONE,
  still = false,
  refused = null,
  onPlace,
  onDrop,
  onAsk,
  label,
}: FeltProps) {
  const board = useRef<SVGSVGElement>(null);
  const { areas } = layout;
  const [last, setCurrent] = useState<string>();
  const current = areas.find((area) => area.wager === last) ?? areas[0];
  const order = Object.keys(paid);
  const turn = (wager: string): number => Math.max(0, order.indexOf(wager));
  // The print changes only with the layout, and the cloth never, so both are drawn once.
  const printed = useMemo(() => areas.map((area) => <Printed area={area} />), [areas]);
  const cloth = useMemo(() => <Cloth />, []);

  useEffect(() => (board.current ? preventScroll(board.current, ".staked") : undefined), []);
  useEffect(
    () =>
      board.current
        ? onDropped(board.current, (wager, { cents, from }) => {
            if (open && wager !== from) onDrop?.(wager, cents, from);
          })
        : undefined,
    [open, onDrop],
  );

  function begin(event: PointerEvent, area: BetArea): void {
    const there = stakes[area.wager] ?? 0;
    setCurrent(area.wager);
    handlePress(event, {
      tap: () => open && onPlace?.(area.wager),
      hold: () => onAsk?.(area.wager),
      drag: (moved) =>
        open && onDrop && there > 0 && dragChips(moved, { cents: there, from: area.wager }, <Chip cents={there} size={60} />),
    });
  }

  function key(event: KeyboardEvent, area: BetArea): void {
    if (isDirection(event.key)) {
      const next = nextArea(areas, area, event.key).wager;
      setCurrent(next);
      board.current?.querySelector<SVGElement>(`[data-wager="${next}"]`)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      if (open) onPlace?.(area.wager);
    } else if (event.key === "?") onAsk?.(area.wager);
    else return;
    event.preventDefault();
  }

  function described(area: BetArea): string {
    const { wager, least, most } = area;
    const came = outcomes[wager];
    const facts = [
      // Speech control goes by what is printed, so that is part of the name.
      isNamed(area) ? "" : sentence(area.label),
      render(area.title),
      shortOdds(area.pays),
      least !== null && most !== null && say("limits", { least: dollars(least, true), most: dollars(most, true) }),
      stakes[wager] && say("staked", { amount: dollars(stakes[wager], true) }),
      pending[wager] && say("pending", { amount: dollars(pending[wager], true) }),
      lit.has(wager) && say("won"),
      came && netSaid(came.net),
      came?.pay && render(came.pay),
    ];
    return listed(facts.filter((each) => typeof each === "string" && each !== "") as string[]);
  }

  return (
    <div class={`felt${open ? " open" : ""}${still ? " still" : ""}`}>
      {cloth}
      <svg
        ref={board}
        class="felt-board"
        viewBox={`${-MARGIN} ${-MARGIN} ${layout.width + 2 * MARGIN} ${layout.height + 2 * MARGIN}`}
        role="group"
        aria-label={label}
      >
        {areas.map((area, nth) => (
          <g
            key={area.wager}
            data-wager={area.wager}
            role="button"
            tabIndex={area === current ? 0 : -1}
            aria-label={described(area)}
            aria-disabled={!open}
            class={`area ${area.group} ${area.colour ?? "plain"}${stakes[area.wager] ? " staked" : ""}${lit.has(area.wager) ? " lit" : ""}${refused === area.wager ? " refused" : ""}${outcomes[area.wager]?.returned === 0 ? " lost" : ""}`}
            style={lit.has(area.wager) ? { animationDelay: `${turn(area.wager) * TURN_MS}ms` } : undefined}
            onPointerDown={(event) => begin(event, area)}
            onKeyDown={(event) => key(event, area)}
            // A screen reader clicks without a pointer.
            onClick={(event) => {
              if (event.detail === 0 && open) onPlace?.(area.wager);
            }}
            onFocus={(event) => {
              if (event.currentTarget.matches(":focus-visible")) onAsk?.(area.wager);
            }}
            onContextMenu={(event) => {
              event.preventDefault();
              onAsk?.(area.wager);
            }}
          >
            {printed[nth]}
          </g>
        ))}
        {areas.map((area) => (
          <Chips
            key={area.wager}
            area={area}
            stake={stakes[area.wager] ?? 0}
            pending={pending[area.wager] ?? 0}
            paid={paid[area.wager] ?? 0}
            values={values}
            turn={turn(area.wager)}
          />
        ))}
        {areas.map((area) => {
          const came = outcomes[area.wager];
          return came ? (
            <Outcome key={area.wager} area={area} came={came} lies={(stakes[area.wager] ?? 0) > 0} bottom={layout.height} />
          ) : null;
        })}
      </svg>
    </div>
  );
}

/** What a wager came to, on its area: the net, and by what it was paid. */
function Outcome({ area, came, lies, bottom }: { area: BetArea; came: SeenSettled; lies: boolean; bottom: number }) {
  const [net, pay] = [signed(came.net), came.pay ? render(came.pay) : ""];
  const wide = Math.max(fitWidth(net, 40), fitWidth(pay, 26)) + 30;
  const high = pay ? 82 : 56;
  const [size, chip] = [OUTCOME[area.group], CHIP[area.group]];
  // Where chips lie it is beside them in a long area, and else below them.
  const x = lies && area.group === "outside" ? chip * 1.2 + (wide * size) / 2 : 0;
  const y = lies && area.group !== "outside" ? chip * 1.5 : 0;
  const top = Math.min(area.at[1] + y, bottom - (high - 28) * size);
  return (
    <g class={`area-outcome ${tone(came.net)}`} aria-hidden="true" transform={`translate(${area.at[0] + x} ${top}) scale(${size})`}>
      <rect x={-wide / 2} y="-28" width={wide} height={high} rx="14" />
      <text text-anchor="middle" dy="0.350em" font-size="40">
        {net}
      </text>
      {pay ? (
        <text class="pay" text-anchor="middle" y="36" dy="0.350em" font-size="26">
          {pay}
        </text>
      ) : null}
    </g>
  );
}

/** The chips on an area: accepted, pending, and paid. */
function Chips({
  area,
  stake,
  pending,
  paid,
  values,
  turn,
}: {
  area: BetArea;
  stake: number;
  pending: number;
  paid: number;
  values: readonly number[];
  turn: number;
}) {
  const size = CHIP[area.group] / 50;
  const at = (x: number, y: number): string => `translate(${area.at[0]} ${area.at[1]}) scale(${size}) translate(${x} ${y})`;
  return (
    <>
      {stake > 0 ? (
        <g transform={at(0, 0)}>
          <Stack cents={stake} values={values} />
        </g>
      ) : null}
      {pending > 0 ? (
        <g transform={stake > 0 ? at(70, -30) : at(0, 0)}>
          <Stack cents={pending} values={values} pending />
        </g>
      ) : null}
      {paid > 0 ? (
        <g transform={at(-108, 0)}>
          <g class="paid" style={{ animationDelay: `${turn * TURN_MS}ms` }}>
            <Stack cents={paid} values={values} />
          </g>
        </g>
      ) : null}
    </>
  );
}
