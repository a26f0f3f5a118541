// The alarms that are not acknowledged yet.
import { alarmFacts, alarmTitle } from "../lib/words/alarm_words.ts";
import type { StaffSession } from "../lib/acts/desk.tsx";
import type { FloorView } from "../lib/types.ts";
import { notifyAnswer } from "../lib/ui/parts.tsx";
import { say } from "./words.ts";

export function Alarms({ session: { connection, me }, floor }: { session: StaffSession; floor: FloorView }) {
  const alarms = floor.alarms ?? [];
  return (
    <section class="panel stack" aria-label={say("alarms")}>
      <h2>{say("alarms")}</h2>
      {alarms.length === 0 ? <p class="soft">{say("no-alarms")}</p> : null}
      <ul class="plain" aria-live="polite">
        {alarms.map((alarm) => (
          <li key={`${alarm.kind} ${alarm.subject}`} class="spread">
            <span>
              <strong>{alarmTitle(alarm)}</strong>
              <br />
              <span class="soft small">{alarmFacts(alarm)}</span>
            </span>
            <button
              type="button"
              onClick={() =>
                void connection.do({ type: "acknowledge-alarm", kind: alarm.kind, subject: alarm.subject, by: me.name }).then(notifyAnswer)
              }
            >
              {say("acknowledge")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
