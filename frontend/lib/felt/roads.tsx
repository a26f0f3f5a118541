// The five roads of a shoe with what a next win would add, the tally, and the numbers of a wheel.
import type { ComponentChild } from "preact";
import { colourName, handName } from "../words/game_words.ts";
import { latest, lastColumns } from "./road_logic.ts";
import type { Bead, Bout, HistoryView, NextColours, Shares, Tally } from "../types.ts";
import { labelled, listed } from "../words/texts.ts";
import { translator } from "../words/words.ts";
import "../../styles/roads.css";

const say = translator("road");

type Lower = NonNullable<NextColours["bigeye"]>;

const SIDES = { B: "banker", P: "player", T: "tie" } as const;

/** The letter on a bead. */
export const letterOf = (mark: keyof typeof SIDES): string => say(`letter-${SIDES[mark]}`);

/** The lines between the cells. */
const ruled = (columns: number): string =>
  Array.from({ length: 7 }, (_, row) => `M0 ${row * 10}H${columns * 10}`).join("") +
  Array.from({ length: columns + 1 }, (_, column) => `M${column * 10} 0V60`).join("");

/** A road: six rows of so many cells, each drawn in a square of ten units. */
function Road<T>({
  title,
  grid,
  columns,
  cell,
  spoken = "",
  note = "",
}: {
  title: string;
  grid: readonly (readonly (T | null)[])[];
  columns: number;
  cell: (value: T) => ComponentChild;
  spoken?: string;
  note?: string;
}) {
  const rows = lastColumns(grid, columns);
  return (
    <figure class="road">
      <figcaption>
        {title}{" "}
        {note ? (
          <span class="shoe-over" role="status">
            {note}
          </span>
        ) : null}
      </figcaption>
      <svg viewBox={`0 0 ${columns * 10} 60`} role="img" aria-label={labelled(title, spoken)}>
        <path class="lines" d={ruled(columns)} />
        {rows.flatMap((row, down) =>
          row.map((value, along) =>
            value === null ? null : (
              <g key={`${down} ${along}`} transform={`translate(${along * 10 + 5} ${down * 10 + 5})`}>
                {cell(value)}
              </g>
            ),
          ),
        )}
      </svg>
    </figure>
  );
}

/** Pairs are dots at the corners: the Banker's above, the Player's below. */
function Pairs({ of }: { of: Bead | Bout }) {
  return (
    <>
      {of.banker_pair ? <circle class="pair banker" cx="-3.400" cy="-3.400" r="1.500" /> : null}
      {of.player_pair ? <circle class="pair player" cx="3.400" cy="3.400" r="1.500" /> : null}
    </>
  );
}

function BeadMark(bead: Bead) {
  return (
    <g class={`bead ${SIDES[bead.mark]}`}>
      <circle r="4.300" />
      <text text-anchor="middle" dy="0.360em">
        {letterOf(bead.mark)}
      </text>
      <Pairs of={bead} />
    </g>
  );
}

/** Banker rings are round and Player rings are square: colour alone is not enough. */
const ring = (banker: boolean, size: number) =>
  banker ? <circle r={size} /> : <rect x={-size * 0.9} y={-size * 0.9} width={size * 1.8} height={size * 1.8} rx={size * 0.25} />;

function BoutMark(bout: Bout) {
  const ties = bout.ties ?? 0;
  return (
    <g class={`bout ${bout.mark === null ? "tie" : SIDES[bout.mark]}`}>
      {bout.mark === null ? null : ring(bout.mark === "B", 3.6)}
      {ties > 0 ? <path class="slash" d="M-3.500 3.500L3.500-3.500" /> : null}
      {ties > 1 ? (
        <text class="ties" text-anchor="middle" dy="0.360em">
          {ties}
        </text>
      ) : null}
      <Pairs of={bout} />
    </g>
  );
}

const LOWER = {
  bigeye: (colour: Lower) => <g class={`lower ring ${colour}`}>{ring(colour === "R", 3.2)}</g>,
  small: (colour: Lower) => <g class={`lower disc ${colour}`}>{ring(colour === "R", 3.2)}</g>,
  cockroach: (colour: Lower) => (
    <g class={`lower stroke ${colour}`}>
      <path d={colour === "R" ? "M-3 3L3-3" : "M-3-3L3 3"} />
    </g>
  ),
} as const;

function Next({ hand, colours }: { hand: "banker" | "player"; colours: NextColours }) {
  return (
    <div class="ask-row">
      <span class={`ask-hand ${hand}`}>{handName(hand)}</span>
      {(["bigeye", "small", "cockroach"] as const).map((road) => {
        const colour = colours[road];
        return (
          <svg key={road} viewBox="-5 -5 10 10" aria-hidden="true">
            {colour ? LOWER[road](colour) : null}
          </svg>
        );
      })}
    </div>
  );
}

/** All five roads, the big one with so many columns. With `ask` it shows beside them what a next win of either hand would add. */
export function Roads({
  history,
  ask = true,
  columns = 24,
  beads = columns / 2,
  lower = columns / 2,
}: {
  history: HistoryView;
  ask?: boolean;
  columns?: number;
  beads?: number;
  lower?: number;
}) {
  const { roads, tally } = history;
  if (!roads) return <p class="soft">{say("none")}</p>;
  return (
    <div class="roads">
      <Road note={history.shoe_over ? say("over") : ""} title={say("big")} grid={roads.big} columns={columns} cell={BoutMark} />
      <div class="roads-lower">
        <Road
          title={say("bead")}
          grid={roads.bead}
          columns={beads}
          cell={BeadMark}
          spoken={listed(latest(roads.bead).map((bead) => handName(SIDES[bead.mark])))}
        />
        <Road title={say("bigeye")} grid={roads.bigeye} columns={lower} cell={LOWER.bigeye} />
        <Road title={say("small")} grid={roads.small} columns={lower} cell={LOWER.small} />
        <Road title={say("cockroach")} grid={roads.cockroach} columns={lower} cell={LOWER.cockroach} />
      </div>
      <div class="roads-foot">
        {ask && !history.shoe_over ? (
          <div class="ask">
            <span class="soft small">{say("ask")}</span>
            <Next hand="banker" colours={roads.ask.banker} />
            <Next hand="player" colours={roads.ask.player} />
          </div>
        ) : null}
        {tally ? <TallyList tally={tally} /> : null}
      </div>
    </div>
  );
}

/** How the coups of the shoe came out. */
function TallyList({ tally }: { tally: Tally }) {
  const rows = [
    [handName("banker"), tally.banker, "banker"],
    [handName("player"), tally.player, "player"],
    [handName("tie"), tally.tie, "tie"],
    [say("banker-pair"), tally.banker_pair, ""],
    [say("player-pair"), tally.player_pair, ""],
    [say("naturals"), tally.naturals, ""],
    [say("coups"), tally.coups, ""],
  ] as const;
  return (
    <dl class="tally">
      {rows.map(([name, count, tone]) => (
        <div key={name} class={tone}>
          <dt>{name}</dt>
          <dd>{count ?? 0}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A number of the wheel on its colour. */
function NumberBall({ number, colour }: { number: number; colour: string }) {
  return (
    <span class={`number-ball ${colour}`} title={colourName(colour)}>
      {number}
    </span>
  );
}

/** The last numbers, the newest first, with hot and cold ones and the even chances. */
export function Numbers({ history, last = 20 }: { history: HistoryView; last?: number }) {
  const { numbers = [], hot = [], cold = [], shares } = history;
  if (numbers.length === 0) return <p class="soft">{say("none")}</p>;
  return (
    <div class="numbers">
      <section aria-label={say("last")}>
        <h3>{say("last")}</h3>
        <ol class="number-list">
          {numbers.slice(0, last).map((each) => (
            <li key={each.play} class={each.colour}>
              <NumberBall number={each.number} colour={each.colour} />
            </li>
          ))}
        </ol>
      </section>
      <div class="hot-cold">
        {(
          [
            ["hot", hot],
            ["cold", cold],
          ] as const
        ).map(([kind, list]) => (
          <section key={kind} aria-label={say(kind)}>
            <h3>{say(kind)}</h3>
            <ul class="number-list">
              {list.map((each) => (
                <li key={each.number}>
                  <NumberBall number={each.number} colour={each.colour} />
                  <small>
                    {kind === "hot" || each.times === 0 ? say("times", { times: each.times }) : say("since", { since: each.since })}
                  </small>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {shares ? <ShareBars shares={shares} /> : null}
    </div>
  );
}

const PAIRS = [
  ["red", "black"],
  ["odd", "even"],
  ["low", "high"],
] as const;

/** Each pair of even chances as one bar, zero between them. */
function ShareBars({ shares }: { shares: Shares }) {
  const games = Math.max(1, shares.games ?? 0);
  const percent = (count = 0): number => Math.round((100 * count) / games);
  return (
    <div class="shares">
      {PAIRS.map(([a, b]) => (
        <div key={a} class={`share ${a}-${b}`}>
          <span>
            {say(a)} {percent(shares[a])} %
          </span>
          <span class="bar-of-shares" aria-hidden="true">
            <i class={a} style={{ flexGrow: shares[a] ?? 0 }} />
            <i class="zero" style={{ flexGrow: shares.zero ?? 0 }} />
            <i class={b} style={{ flexGrow: shares[b] ?? 0 }} />
          </span>
          <span>
            {percent(shares[b])} % {say(b)}
          </span>
        </div>
      ))}
    </div>
  );
}
