// The alarms that nobody has looked at yet.
import { alarmFacts, alarmTitle } from "../lib/words/alarm_words.ts";
import type { Duty } from "../lib/acts/desk.tsx";
import type { FloorView } from "../lib/types.ts";
import { tellAnswer } from "../lib/ui/parts.tsx";
import { say } from "./words.ts";

export function Alarms({ duty: { line, me }, floor }: { duty: Duty; floor: FloorView }) {
  const alarms = floor.alarms ?? [];
  return (
    <section class="panel stack" aria-label={say("alarms")}>
      <h2>{say("alarms")}</h2>
      {alarms.length === 0 ? <p class="soft">{say("noAlarms")}</p> : null}
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
                void line.do({ type: "acknowledge-alarm", kind: alarm.kind, subject: alarm.subject, by: me.name }).then(tellAnswer)
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
