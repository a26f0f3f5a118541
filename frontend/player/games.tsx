// The games of the terminal as tabs, each with its countdown, so that no wagering period is missed.
import { go } from "../lib/realtime/address.ts";
import { Coming } from "../lib/ui/changes.tsx";
import { Countdown } from "../lib/felt/board.tsx";
import { render } from "../lib/words/texts.ts";
import { gameTitle, phaseWords } from "../lib/words/game_words.ts";
import { gameName } from "../lib/words/places.ts";
import { dollars } from "../lib/words/money.ts";
import type { TerminalView } from "../lib/types.ts";
import type { Terminal } from "./state/terminal.ts";
import { total } from "./state/stakes.ts";
import { say } from "./words.ts";
import { oneMoment } from "../lib/words/words.ts";

export function Games({ at, view }: { at: Terminal; view: TerminalView }) {
  return (
    <nav class="games" aria-label={say("games")}>
      <div role="tablist">
        {(view.games ?? []).map((name) => (
          <Tab key={name} at={at} view={view} name={name} />
        ))}
      </div>
    </nav>
  );
}

function Tab({ at, view, name }: { at: Terminal; view: TerminalView; name: string }) {
  const game = at.game(name).value;
  const staked = total(at.place(name).stakes.value);
  // The game that is played has its sign at the terminal (Rapid 6.1).
  const sign = game?.table?.sign ?? game?.wheel?.sign ?? [];
  // Two tables of one game are told apart by the names that the house gives them.
  const namesake = (view.games ?? []).some((other) => other !== name && at.game(other).value?.title === game?.title);
  const last = view.recall?.find((each) => game?.phase === "result" && each.play === game.play);
  return (
    <button role="tab" aria-selected={at.chosen.value === name} onClick={() => go({ game: name })}>
      <span class="tab-words">
        <b>{game ? (namesake ? gameName(name) : gameTitle(game.title)) : oneMoment()}</b>
        <span class="soft small">
          {game ? phaseWords(game.phase) : ""}
          {last?.outcome ? ` · ${render(last.outcome)}` : ""}
        </span>
        {at.chosen.value === name && sign.length > 0 ? (
          <small class="soft">{sign.map(({ text }) => render(text)).join(" · ")}</small>
        ) : null}
        {(game?.changes ?? []).map((change) => (
          <small key={change.change}>
            <Coming change={change} now={at.connection.now} />
          </small>
        ))}
      </span>
      {staked > 0 ? (
        <span class="badge">
          {say("bet")} {dollars(staked, true)}
        </span>
      ) : null}
      <Countdown endsAt={game?.ends_at ?? null} now={at.connection.now} />
    </button>
  );
}
