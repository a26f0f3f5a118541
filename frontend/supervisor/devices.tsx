// Failed devices, cleared by the person who inspected them; and reporting a failure.
import { pressGuard } from "../lib/acts/press_guard.ts";
import type { StaffSession } from "../lib/acts/desk.tsx";
import { FormButton, text } from "../lib/acts/form.tsx";
import type { Fault, FloorView } from "../lib/types.ts";
import { FAULT_KEYS, faultName } from "../lib/words/device_words.ts";
import { deviceName } from "../lib/words/places.ts";
import { labelled, sentence } from "../lib/words/texts.ts";
import { say } from "./words.ts";

export function Devices({ session: { connection, me }, floor }: { session: StaffSession; floor: FloorView }) {
  const faults = floor.faults ?? [];
  return (
    <main class="desk narrow" {...pressGuard}>
      <section class="panel stack" aria-label={say("faults")}>
        <div class="spread">
          <h2>{say("faults")}</h2>
          <FormButton
            label={say("report-fault")}
            fields={[
              { name: "device", label: say("device") },
              { name: "fault", label: say("fault"), choices: FAULT_KEYS.map((fault) => [fault, faultName(fault)]) },
              { name: "detail", label: say("detail") },
            ]}
            send={(values) =>
              connection.do({
                type: "report-fault",
                device: text(values, "device"),
                fault: text(values, "fault") as Fault,
                detail: text(values, "detail"),
              })
            }
          />
        </div>
        {faults.length === 0 ? <p class="soft">{say("no-faults")}</p> : null}
        <ul class="plain">
          {faults.map((each) => (
            <li key={each.name} class="spread">
              <span>
                <strong>{deviceName(each.name)}</strong> {faultName(each.fault)}
                <br />
                <span class="soft small">{sentence(each.detail)}</span>
              </span>
              <Clear connection={connection} me={me} device={each.name} />
            </li>
          ))}
        </ul>
        {(floor.software ?? []).map((server) => (
          <p key={server} class="note bad">
            {say("software", { server })}
          </p>
        ))}
      </section>
    </main>
  );
}

/** Clears a fault after an inspection, with a note of what was done. */
export function Clear({ connection, me, device }: Pick<StaffSession, "connection" | "me"> & { device: string }) {
  return (
    <FormButton
      label={say("cleared")}
      title={labelled(deviceName(device), say("cleared"))}
      fields={[{ name: "note", label: say("what-done") }]}
      send={(values) => connection.do({ type: "clear-fault", device, by: me.name, note: text(values, "note") })}
    />
  );
}
