// Surveillance and inspection: everything can be read here, and nothing changed.
import { render } from "preact";
import { address, go } from "../lib/realtime/address.ts";
import { Desk, type Duty } from "../lib/acts/desk.tsx";
import { refusal } from "../lib/words/refusals.ts";
import type { FloorView } from "../lib/types.ts";
import { Live } from "./live.tsx";
import { Log } from "./log.tsx";
import { Replay } from "./replay.tsx";
import { Reports } from "./reports.tsx";
import "./style.css";
import { useTitles } from "./titles.ts";
import { say } from "./words.ts";

const SECTIONS = ["live", "log", "replay", "reports"] as const;

function Inspector({ duty }: { duty: Duty }) {
  useTitles(duty.token);
  const refused = duty.line.refusal("floor").value;
  const floor = duty.line.view<FloorView>("floor").value;
  const shown = SECTIONS.find((section) => section === address.value.show) ?? "live";
  if (refused)
    return (
      <main class="desk">
        <p class="note bad" role="alert">
          {refusal(refused)}
        </p>
      </main>
    );
  if (floor === null) return <main class="desk" aria-busy="true" />;
  const games = floor.games ?? [];
  return (
    <>
      <nav class="sections" aria-label={say("sections")}>
        {SECTIONS.map((section) => (
          <button key={section} class="quiet" aria-current={section === shown ? "page" : undefined} onClick={() => go({ show: section })}>
            {say(section)}
          </button>
        ))}
        <span class="badge">{say("readOnly")}</span>
      </nav>
      <main class="desk">
        {shown === "live" ? <Live duty={duty} floor={floor} /> : null}
        {shown === "log" ? <Log duty={duty} games={games} /> : null}
        {shown === "replay" ? <Replay duty={duty} games={games} /> : null}
        {shown === "reports" ? <Reports duty={duty} /> : null}
      </main>
    </>
  );
}

function App() {
  return <Desk title={say("title")}>{(duty) => <Inspector duty={duty} />}</Desk>;
}

render(<App />, document.getElementById("app") as HTMLElement);
