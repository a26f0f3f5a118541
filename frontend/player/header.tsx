// The top of the terminal: the terminal's number, the time, and buttons that always work.
import { useState } from "preact/hooks";
import { tick } from "../lib/realtime/clock.ts";
import { timeOf } from "../lib/words/times.ts";
import { gameTitle } from "../lib/words/game_words.ts";
import { Guide, HowToPlay } from "../lib/ui/guide.tsx";
import type { TerminalView } from "../lib/types.ts";
import { Dialog, LanguageSwitch, notifyAnswer } from "../lib/ui/parts.tsx";
import { Icon } from "./icons.tsx";
import { setSound, sounding } from "./state/sound.ts";
import type { Terminal } from "./state/terminal.ts";
import { say } from "./words.ts";
import { terminalName } from "../lib/words/places.ts";

export function Header({ at, view }: { at: Terminal; view: TerminalView }) {
  const [shows, show] = useState<"rules" | "how-to" | null>(null);
  return (
    <header class="top">
      <div class="house">
        <Icon name="crest" />
        <h1 class="cut-short">{view.venue}</h1>
        <span class="soft">{terminalName(view.terminal)}</span>
      </div>
      <Clock at={at} />
      <div class="row">
        <button class="quiet" onClick={() => show("rules")}>
          <Icon name="book" />
          <span class="label">{say("rules")}</span>
        </button>
        <button class="quiet" onClick={() => show("how-to")}>
          <Icon name="question" />
          <span class="label">{say("how-to")}</span>
        </button>
        <button class="quiet" aria-pressed={sounding.value} aria-label={say("sound")} onClick={() => setSound(!sounding.value)}>
          <Icon name={sounding.value ? "sound" : "silence"} />
        </button>
        <LanguageSwitch />
        <CallStaff at={at} view={view} />
      </div>
      {shows === null ? null : <About at={at} shows={shows} onClose={() => show(null)} />}
    </header>
  );
}

/** The time of day. It flashes for a few seconds when a minute begins: each minute is a new element. */
function Clock({ at }: { at: Terminal }) {
  void tick.value;
  const time = timeOf(at.connection.now());
  return (
    <time key={time} class="clock number">
      {time}
    </time>
  );
}

/** Calls staff. Once called, the button says so until staff have come. */
export function CallStaff({ at, view }: { at: Terminal; view: TerminalView }) {
  const since = view.called ?? null;
  return since === null ? (
    <button class="call" onClick={() => void at.connection.do({ type: "call-service", terminal: view.terminal }).then(notifyAnswer)}>
      <Icon name="bell" />
      {say("call")}
    </button>
  ) : (
    <button class="call" aria-disabled="true" title={say("called-at", { time: timeOf(since) })}>
      <Icon name="bell" />
      {say("called")}
    </button>
  );
}

/** The rules and odds, or the worked examples, of the game on the screen. No money is needed to read them. */
function About({ at, shows, onClose }: { at: Terminal; shows: "rules" | "how-to"; onClose: () => void }) {
  const game = at.chosen.value === null ? null : at.game(at.chosen.value).value;
  const key = game?.table?.game ?? game?.wheel?.game;
  const Shown = shows === "rules" ? Guide : HowToPlay;
  return (
    <Dialog wide title={`${game ? gameTitle(game.title) : ""} · ${say(shows)}`} onClose={onClose}>
      {game && key ? <Shown edition={game.edition} game={key} /> : <p>{say("no-game")}</p>}
    </Dialog>
  );
}
