// The player terminal: the games with their countdowns, the layout to bet on, the meters, and money in and out.
import { signal } from "@preact/signals";
import { mount } from "../lib/ui/mount.ts";
import { address, go } from "../lib/realtime/address.ts";
import { FairLine } from "../lib/ui/fair_line.tsx";
import { keyRefusal } from "../lib/words/refusals.ts";
import { LanguageSwitch, ConnectionBanner, Toasts } from "../lib/ui/parts.tsx";
import { Care } from "./care.tsx";
import { Games } from "./games.tsx";
import { Header } from "./header.tsx";
import { History } from "./history.tsx";
import { Money } from "./money.tsx";
import { Notices } from "./notices.tsx";
import { Table } from "./table.tsx";
import { openTerminal, type Terminal } from "./state/terminal.ts";
import { Tray } from "./tray.tsx";
import { say } from "./words.ts";
import "./style.css";
import { oneMoment } from "../lib/words/words.ts";

const opened = signal<Terminal | null>(null);
address.subscribe(({ key, stacker }) => {
  if (key && opened.peek()?.key !== key) {
    opened.peek()?.connection.close();
    opened.peek()?.slot?.close();
    opened.value = openTerminal(key, stacker ?? null);
  }
});

function Page() {
  const at = opened.value;
  if (at === null || at.connection.state.value.is === "refused") return <NoKey at={at} />;
  const view = at.view.value;
  const game = at.chosen.value;
  return (
    <>
      <ConnectionBanner connection={at.connection} />
      {view === null ? (
        <main class="empty">
          <p class="soft" role="status">
            {at.connection.me.value !== null && at.number.value === null ? say("not-terminal") : oneMoment()}
          </p>
        </main>
      ) : (
        <div class={`terminal at-${(game === null ? null : at.game(game).value)?.kind ?? "none"}`}>
          <Header at={at} view={view} />
          <Games at={at} view={view} />
          <Notices view={view} />
          {game === null ? (
            <main class="empty">
              <p>{say("no-games")}</p>
            </main>
          ) : (
            <Table key={game} at={at} view={view} name={game} />
          )}
          {game === null ? <aside /> : <History key={game} at={at} view={view} name={game} />}
          <Tray at={at} view={view} name={game} />
          <Care message={view.message ?? ""}>{game === null ? null : <FairLine key={game} fair={at.place(game).fair} name={game} />}</Care>
          <Money at={at} view={view} />
        </div>
      )}
      <Toasts />
    </>
  );
}

/** Asks for the key of the terminal, also if the one given is not valid. */
function NoKey({ at }: { at: Terminal | null }) {
  function begin(event: Event): void {
    event.preventDefault();
    go({ key: String(new FormData(event.target as HTMLFormElement).get("key") ?? "").trim() });
  }
  return (
    <main class="empty">
      <form class="panel stack" onSubmit={begin}>
        <div class="spread">
          <h1>{say("key-needed")}</h1>
          <LanguageSwitch />
        </div>
        {at === null ? <p class="soft">{say("key-why")}</p> : <ConnectionBanner connection={at.connection} describe={keyRefusal} />}
        <label>
          {say("key")}
          <input name="key" required autocomplete="off" spellcheck={false} />
        </label>
        <button class="primary">{say("begin")}</button>
      </form>
    </main>
  );
}

void mount(<Page />);
