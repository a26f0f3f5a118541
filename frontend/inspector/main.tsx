// Surveillance and inspection: everything can be read here. Inspectors answer inquiries and may have cards checked, and change nothing else.
import { mount } from "../lib/ui/mount.ts";
import { address, go } from "../lib/realtime/address.ts";
import { Desk, holds, type StaffSession } from "../lib/acts/desk.tsx";
import { refusal } from "../lib/words/refusals.ts";
import type { CageView, FloorView } from "../lib/types.ts";
import { Inquiries, inquiriesOf } from "./inquiries.tsx";
import { Live } from "./live.tsx";
import { Log } from "./log.tsx";
import { Replay } from "./replay.tsx";
import { Reports } from "./reports.tsx";
import "./style.css";
import { useTitles } from "./titles.ts";
import { say } from "./words.ts";

const SECTIONS = ["live", "inquiries", "log", "replay", "reports"] as const;

function Inspector({ session }: { session: StaffSession }) {
  useTitles(session.token);
  const refused = session.connection.refusal("floor").value;
  const floor = session.connection.view<FloorView>("floor").value;
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
  const unanswered = inquiriesOf(session.connection.view<CageView>("cage").value).filter((each) => !each.answer).length;
  return (
    <>
      <nav class="sections" aria-label={say("sections")}>
        {SECTIONS.map((section) => (
          <button key={section} class="quiet" aria-current={section === shown ? "page" : undefined} onClick={() => go({ show: section })}>
            {say(section)}
            {section === "inquiries" && unanswered > 0 ? <span class="badge warn">{unanswered}</span> : null}
          </button>
        ))}
        {shown === "inquiries" || holds(session.me, "inspector") ? null : <span class="badge">{say("read-only")}</span>}
      </nav>
      <main class="desk">
        {shown === "live" ? <Live session={session} floor={floor} /> : null}
        {shown === "inquiries" ? <Inquiries session={session} /> : null}
        {shown === "log" ? <Log session={session} games={games} /> : null}
        {shown === "replay" ? <Replay session={session} games={games} /> : null}
        {shown === "reports" ? <Reports session={session} /> : null}
      </main>
    </>
  );
}

function App() {
  return <Desk title={say("title")}>{(session) => <Inspector session={session} />}</Desk>;
}

void mount(<App />);
