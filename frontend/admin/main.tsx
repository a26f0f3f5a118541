// The administration page: accounts of staff, keys of devices, sessions, the software of the server, and alarms.
import { signal } from "@preact/signals";
import { mount } from "../lib/ui/mount.ts";
import { address, go } from "../lib/realtime/address.ts";
import { pressGuard } from "../lib/acts/press_guard.ts";
import { Desk, type StaffSession } from "../lib/acts/desk.tsx";
import type { FloorView } from "../lib/types.ts";
import { Dialog } from "../lib/ui/parts.tsx";
import { refusal } from "../lib/words/refusals.ts";
import { Alarms } from "./alarms.tsx";
import { Devices } from "./devices.tsx";
import { Sessions } from "./sessions.tsx";
import { Software } from "./software.tsx";
import { Staff } from "./staff.tsx";
import { say } from "./words.ts";
import "./style.css";
import { sentences } from "../lib/words/texts.ts";
import { oneMoment } from "../lib/words/words.ts";

export interface Secret {
  title: string;
  words: string;
  value: string;
  /** The address that it opens, where it opens a page. */
  page?: string | null;
}

const secret = signal<Secret | null>(null);

interface Tab {
  key: "staff" | "devices" | "sessions" | "software" | "alarms";
  draw: (session: StaffSession, floor: FloorView) => preact.JSX.Element;
}

const show = (next: Secret): void => {
  secret.value = next;
};

const TABS: readonly Tab[] = [
  { key: "staff", draw: (session, floor) => <Staff session={session} staff={floor.staff ?? []} onSecret={show} /> },
  { key: "devices", draw: (session, floor) => <Devices session={session} staff={floor.staff ?? []} onSecret={show} /> },
  { key: "sessions", draw: (session) => <Sessions session={session} /> },
  { key: "software", draw: (session, floor) => <Software session={session} staff={floor.staff ?? []} /> },
  { key: "alarms", draw: (session, floor) => <Alarms session={session} floor={floor} /> },
];

function Page({ session }: { session: StaffSession }) {
  const floor = session.connection.view<FloorView>("floor").value;
  const refused = session.connection.refusal("floor").value;
  if (refused || !session.me.posts.includes("administrator"))
    return (
      <main class="desk">
        <p class="note bad">{sentences([say("not-yours"), refused ? refusal(refused) : ""])}</p>
      </main>
    );
  if (floor === null)
    return (
      <main class="desk">
        <p class="soft">{oneMoment()}</p>
      </main>
    );
  const tab = TABS.find((each) => each.key === address.value.tab) ?? (TABS[0] as Tab);
  return (
    <>
      <nav class="tabs" aria-label={say("title")}>
        {TABS.map((each) => (
          <button type="button" key={each.key} aria-current={each === tab ? "page" : undefined} onClick={() => go({ tab: each.key })}>
            {say(each.key)}
            {each.key === "alarms" && floor.alarms?.length ? <span class="count">{floor.alarms.length}</span> : null}
          </button>
        ))}
      </nav>
      <main class="desk narrow" {...pressGuard}>
        {tab.draw(session, floor)}
      </main>
      {secret.value ? <Shown {...secret.value} /> : null}
    </>
  );
}

/** A password or a key, which is shown only once. */
function Shown({ title, words, value, page }: Secret) {
  return (
    <Dialog
      title={title}
      onClose={() => {
        secret.value = null;
      }}
    >
      <p class="note">{sentences([say("secret"), words])}</p>
      <output class="secret">{value}</output>
      {page ? (
        <p class="small">
          {say("page-at")}
          <br />
          <a href={page} target="_blank" rel="noreferrer">
            {page}
          </a>
        </p>
      ) : null}
    </Dialog>
  );
}

const Administration = () => <Desk title={say("title")}>{(session) => <Page session={session} />}</Desk>;

void mount(<Administration />);
