// The game on the screen: what is dealt or spun, and the layout below it with the player's chips.
import { useEffect, useState } from "preact/hooks";
import { CoupBoard, PhaseBanner, SpinBoard } from "../lib/felt/board.tsx";
import { secondsLeft, tick } from "../lib/realtime/clock.ts";
import { type Board, Felt, type Layout, type LayoutArea, proportions } from "../lib/felt/felt.tsx";
import { ResultBanner } from "../lib/felt/outcome.tsx";
import { gradeOf, outcomesOf, settled } from "../lib/felt/outcome_logic.ts";
import { gameTitle } from "../lib/words/game_words.ts";
import { render } from "../lib/words/texts.ts";
import { dollars } from "../lib/words/money.ts";
import type { GameView, SeenPlay, TerminalView } from "../lib/types.ts";
import { haltOf } from "./state/halt.ts";
import { play as sound } from "./state/sound.ts";
import type { Stakes } from "./state/stakes.ts";
import type { Place, Terminal } from "./state/terminal.ts";
import { ThirdCard } from "./third_card.tsx";
import { say } from "./words.ts";
import { oneMoment } from "../lib/words/words.ts";

export function Table({ at, view, name }: { at: Terminal; view: TerminalView; name: string }) {
  const game = at.game(name).value;
  const place = at.place(name);
  const layout = place.layout.value;
  const over =
    game?.phase === "result" || game?.phase === "void"
      ? view.recall?.find((each) => each.game === name && each.play === game.play)
      : undefined;
  useSounds(game, over);
  const [chosenArea, chooseArea] = useState<string | null>(null);
  if (game === null || layout === null)
    return (
      <main class="table empty">
        <p class="soft" role="status">
          {oneMoment()}
        </p>
      </main>
    );

  const { stakes, paid } = over ? settled(over) : { stakes: place.stakes.value, paid: {} };
  const outcomes = over ? outcomesOf(over) : {};
  const lit = new Set(game.won);
  const boards: readonly { board: Layout | Board; label: string }[] = [
    ...(layout.racetrack ? [{ board: layout.racetrack, label: say("racetrack") }] : []),
    { board: layout, label: say("felt") },
  ];
  const areas = boards.flatMap(({ board }) => board.areas);
  const area = (wager: string | null): LayoutArea | undefined => areas.find((each) => each.wager === wager);
  function put(wager: string, cents: number): void {
    const on = area(wager);
    if (on === undefined) return;
    chooseArea(wager);
    place.place(wager, on.parts.length ? Object.fromEntries(on.parts.map((part) => [part, cents])) : { [wager]: cents * on.pieces });
  }
  function drop(wager: string, cents: number, from: string | null): void {
    if (from === null) put(wager, cents);
    // An area for several wagers takes chips from the rack only.
    else if (area(wager)?.parts.length === 0) place.move(from, wager, cents);
  }
  const objection = place.objection.value;
  const halt = haltOf(view);
  return (
    <main class="table">
      <h2 class="visually-hidden">{gameTitle(game.title)}</h2>
      {halt === null ? (
        over ? (
          <ResultBanner key={over.play} play={over} />
        ) : (
          <PhaseBanner game={game} />
        )
      ) : (
        <p class={`phase-banner ${halt === "locked" ? "closed" : "paused"}`} role="status">
          {say(halt === "locked" ? "locked-short" : "payout-short")}
        </p>
      )}
      <LastSeconds at={at} game={game} />
      <div class="play">
        {game.kind === "wheel" ? (
          <SpinBoard game={at.live(name).value ?? game} layout={layout} rolls={at.rolls} />
        ) : (
          <CoupBoard game={game} forPlayers />
        )}
        {game.kind === "table" ? <ThirdCard at={at} game={game} /> : null}
      </div>
      {boards.map(({ board, label }) => (
        <div
          key={label}
          class={board === layout ? "felt-frame main-felt" : "felt-frame racetrack"}
          style={{ aspectRatio: proportions(board) }}
        >
          <Felt
            layout={board}
            label={label}
            stakes={stakes}
            pending={place.pending.value}
            paid={paid}
            outcomes={outcomes}
            values={layout.chips}
            open={place.open.value}
            lit={lit}
            still={over !== undefined && gradeOf(over) === 0}
            refused={objection?.area ?? null}
            onPlace={(wager) => put(wager, place.chip.peek())}
            onDrop={drop}
            onAsk={chooseArea}
          />
          {objection?.area ? <Bubble board={board} wager={objection.area} words={objection.words} /> : null}
        </div>
      ))}
      {halt === null ? (
        <AreaLine
          area={area(chosenArea)}
          stakes={stakes}
          objection={objection && objection.area === null ? objection.words : null}
          place={place}
          credits={view.credits}
        />
      ) : (
        <p class="area-line">{say(halt === "locked" ? "locked-hint" : "payout-hint")}</p>
      )}
    </main>
  );
}

/** Why chips were not placed on an area, shown next to it. */
function Bubble({ board, wager, words }: { board: Layout | Board; wager: string; words: string }) {
  const area = board.areas.find((each) => each.wager === wager);
  if (area === undefined) return null;
  const [x, y] = area.at;
  const side = x < board.width / 4 ? "start" : x > (board.width * 3) / 4 ? "end" : "middle";
  return (
    <p class={`bubble ${side}`} role="alert" style={{ left: `${(100 * x) / board.width}%`, top: `${(100 * y) / board.height}%` }}>
      {words}
    </p>
  );
}

/** The area touched last: what it pays, its limits, and its chips. */
function AreaLine({
  area,
  stakes,
  objection,
  place,
  credits,
}: {
  area: LayoutArea | undefined;
  stakes: Stakes;
  objection: string | null;
  place: Place;
  credits: number;
}) {
  if (objection !== null)
    return (
      <p class="area-line bad" role="alert">
        {objection}
      </p>
    );
  if (area === undefined) return <p class="area-line">{say(credits > 0 ? "hint-tap" : "hint-money")}</p>;
  const lies = stakes[area.wager] ?? 0;
  const bets = area.parts.length || area.pieces;
  return (
    <p class="area-line">
      <b>{render(area.title)}</b>
      <span>{area.pays.length ? say("pays", { odds: area.pays.map(render).join(" · ") }) : say("pays-pieces")}</span>
      {bets > 1 ? <span>{say("pieces", { n: bets })}</span> : null}
      {area.least == null ? null : <span>{say("least", { cents: dollars(area.least, true) })}</span>}
      {area.most == null ? null : <span>{say("most", { cents: dollars(area.most, true) })}</span>}
      {lies > 0 ? <span>{say("your-chips", { cents: dollars(lies, true) })}</span> : null}
      {lies > 0 && place.open.value ? <button onClick={() => place.takeOff(area.wager)}>{say("take-off")}</button> : null}
    </p>
  );
}

const URGENT_S = 5;

/** Sounds when wagers close soon. */
function LastSeconds({ at, game }: { at: Terminal; game: GameView }) {
  void tick.value;
  const left = game.ends_at == null ? null : secondsLeft(game.ends_at, at.connection.now());
  useEffect(() => {
    if (left !== null && left > 0 && left <= URGENT_S) sound("last");
  }, [left]);
  return null;
}

const FANFARES = [null, "win", "good-win", "great-win"] as const;

/** Sounds when wagers are closed, and on a net win. */
function useSounds(game: GameView | null, over: SeenPlay | undefined): void {
  useEffect(() => {
    if (game?.phase === "closed") sound("closed");
  }, [game?.phase]);
  useEffect(() => {
    const fanfare = over ? FANFARES[gradeOf(over)] : null;
    if (fanfare) sound(fanfare);
  }, [over?.play]);
}
