// Incidents: what happened, and who must be informed by when.
import type { ActContext } from "../lib/acts/acting.tsx";
import { pressGuard } from "../lib/acts/press_guard.ts";
import { doAct } from "../lib/acts/acting.tsx";
import { tick } from "../lib/realtime/clock.ts";
import { dateOf, timeOf } from "../lib/words/times.ts";
import type { StaffSession } from "../lib/acts/desk.tsx";
import { dueWords, playWords, recipientWords } from "../lib/words/irregular_words.ts";
import { dollars } from "../lib/words/money.ts";
import type { FloorView, Incident } from "../lib/types.ts";
import { incidentKind, incidentWords } from "../lib/words/floor_words.ts";
import { gameName } from "../lib/words/places.ts";
import { say } from "./words.ts";
import { labelled, listed } from "../lib/words/texts.ts";
import { staffWords } from "../lib/words/staff.ts";
import { Clause } from "../lib/felt/clause.tsx";

interface Waiting {
  context: ActContext;
  incident: Incident;
}

const firstDue = ({ duties }: Incident): number => Math.min(...(duties ?? []).filter((duty) => !duty.told_at).map((duty) => duty.by));

/** The incidents of the whole floor, the first due on top. */
export function AllIncidents({ session, floor }: { session: StaffSession; floor: FloorView }) {
  const kinds = new Map((floor.games ?? []).map((game) => [game.name, game.kind]));
  const waiting = (floor.incidents ?? []).map(({ game, incident }) => ({
    context: { ...session, game, kind: kinds.get(game) ?? "table" },
    incident,
  }));
  return (
    <main class="desk narrow" {...pressGuard}>
      <section class="panel stack" aria-label={say("open-notices")}>
        <h2>{say("open-notices")}</h2>
        <Incidents waiting={waiting} named />
      </section>
    </main>
  );
}

/** A list of incidents; `named` if they are of several games. */
export function Incidents({ waiting, named = false }: { waiting: readonly Waiting[]; named?: boolean }) {
  if (waiting.length === 0) return <p class="soft">{say("no-notices")}</p>;
  const sorted = [...waiting].sort((one, other) => firstDue(one.incident) - firstDue(other.incident));
  return (
    <ul class="plain incidents">
      {sorted.map((each) => (
        <One key={`${each.context.game} ${each.incident.number}`} {...each} named={named} />
      ))}
    </ul>
  );
}

function One({ context, incident, named }: Waiting & { named: boolean }) {
  void tick.value;
  const now = context.connection.now();
  const rest = [
    ...(incident.coup ? [playWords(incident.coup)] : []),
    ...(incident.people?.length ? [labelled(say("people"), listed(incident.people.map(staffWords)))] : []),
    ...(incident.cents ? [labelled(say("money"), dollars(incident.cents))] : []),
  ];
  return (
    <li class="incident">
      <div class="spread">
        <strong>
          {named ? `${gameName(context.game)} · ` : ""}
          {incidentWords(incident)}
        </strong>
        <Clause of={incident.clause} />
      </div>
      <p class="soft small">
        {incidentKind(incident)} · {say("incident", { n: incident.number ?? 0 })} · {dateOf(incident.at)}
        {rest.length ? ` · ${rest.join(" · ")}` : ""}
      </p>
      {(incident.duties ?? []).map((duty) => {
        const late = !duty.told_at && duty.by < now;
        return (
          <div class="spread duty" key={duty.who}>
            <span class="who">
              {recipientWords(duty.who)} <Clause of={duty.clause} />
              <br />
              <span class="soft small">
                {duty.told_at
                  ? say("informed", { time: timeOf(duty.told_at), name: duty.told_by ?? "" })
                  : say("due-by", { due: dueWords(duty.due), time: dateOf(duty.by) })}
              </span>
              {late ? (
                <>
                  {" "}
                  <span class="badge bad">{say("late")}</span>
                </>
              ) : null}
            </span>
            {duty.told_at ? (
              <span class="badge good">✓</span>
            ) : (
              <button
                type="button"
                onClick={() => void doAct(context, { act: "tell-about", incident: incident.number ?? 0, who: duty.who })}
              >
                {say("confirm-informed", { who: recipientWords(duty.who) })}
              </button>
            )}
          </div>
        );
      })}
    </li>
  );
}
