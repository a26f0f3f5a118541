// The supervisor's page: the whole floor at a glance, and a desk for each game, the terminals, incidents, devices and staff.
import { mount } from "../lib/ui/mount.ts";
import { address, go } from "../lib/realtime/address.ts";
import { Desk, type StaffSession } from "../lib/acts/desk.tsx";
import { ExcludedPeople } from "../lib/acts/excluded.tsx";
import type { FloorView } from "../lib/types.ts";
import { refusal } from "../lib/words/refusals.ts";
import { Devices } from "./devices.tsx";
import { Floor } from "./floor.tsx";
import { GameDesk } from "./game.tsx";
import { AllIncidents } from "./incidents.tsx";
import { Staff } from "./staff.tsx";
import { Terminals } from "./terminals.tsx";
import { say } from "./words.ts";
import "./style.css";
import { sentences } from "../lib/words/texts.ts";
import { noGame, oneMoment } from "../lib/words/words.ts";

interface Tab {
  key: "floor" | "incidents" | "terminals" | "devices" | "staff" | "excluded";
  /** How many things wait there. */
  waits: (floor: FloorView) => number;
  draw: (session: StaffSession, floor: FloorView) => preact.JSX.Element;
}

const TABS: readonly Tab[] = [
  {
    key: "floor",
    waits: (floor) => (floor.games ?? []).filter((game) => game.ruling).length + (floor.alarms?.length ?? 0),
    draw: (session, floor) => <Floor session={session} floor={floor} />,
  },
  {
    key: "incidents",
    waits: (floor) => floor.incidents?.length ?? 0,
    draw: (session, floor) => <AllIncidents session={session} floor={floor} />,
  },
  {
    key: "terminals",
    waits: (floor) => floor.terminals?.length ?? 0,
    draw: (session, floor) => <Terminals session={session} floor={floor} />,
  },
  { key: "devices", waits: (floor) => floor.faults?.length ?? 0, draw: (session, floor) => <Devices session={session} floor={floor} /> },
  {
    key: "excluded",
    waits: () => 0,
    draw: (session) => (
      <main class="desk narrow">
        <ExcludedPeople session={session} lifts />
      </main>
    ),
  },
  { key: "staff", waits: () => 0, draw: (_, floor) => <Staff floor={floor} /> },
];

function Page({ session }: { session: StaffSession }) {
  const floor = session.connection.view<FloorView>("floor").value;
  const refused = session.connection.refusal("floor").value;
  if (refused)
    return (
      <main class="desk">
        <p class="note bad">{sentences([say("not-yours"), refusal(refused)])}</p>
      </main>
    );
  if (floor === null)
    return (
      <main class="desk">
        <p class="soft">{oneMoment()}</p>
      </main>
    );
  const game = (floor.games ?? []).find((each) => each.name === address.value.game);
  const tab = TABS.find((each) => each.key === address.value.tab) ?? (TABS[0] as Tab);
  return (
    <>
      <nav class="tabs" aria-label={say("title")}>
        {TABS.map((each) => {
          const waits = each.waits(floor);
          return (
            <button
              type="button"
              key={each.key}
              aria-current={each === tab && !game ? "page" : undefined}
              onClick={() => go({ tab: each.key, game: null })}
            >
              {say(each.key)}
              {waits > 0 ? <span class="count">{waits}</span> : null}
            </button>
          );
        })}
      </nav>
      {address.value.game && !game ? (
        <p class="note bad apart" role="alert">
          {noGame(address.value.game)}
        </p>
      ) : null}
      {game ? (
        <GameDesk
          key={game.name}
          session={session}
          game={game.name}
          kind={game.kind}
          tables={(floor.games ?? []).filter((each) => each.kind === "table").map((each) => each.name)}
        />
      ) : (
        tab.draw(session, floor)
      )}
    </>
  );
}

const Supervisor = () => (
  <Desk title={say("title")} at="desk/supervisor">
    {(session) => <Page session={session} />}
  </Desk>
);

void mount(<Supervisor />);
