// Devices that have a key: who they are, what they serve, a new key, and taking one back.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { StaffSession } from "../lib/acts/desk.tsx";
import { FormButton, text } from "../lib/acts/form.tsx";
import { get, post, remove } from "../lib/realtime/http.ts";
import { refusal } from "../lib/words/refusals.ts";
import type { DeviceActor, Second, StaffLine } from "../lib/types.ts";
import { notify } from "../lib/ui/parts.tsx";
import type { Secret } from "./main.tsx";
import { signed, whoSigns } from "./signing.ts";
import { DEVICE_KINDS, deviceKind, say, servedName } from "./words.ts";
import { aside } from "../lib/words/texts.ts";

/** The pages that are opened with the key of a device. */
const PAGES: Readonly<Record<string, string>> = { "player-terminal": "player", seat: "seat", display: "display" };

export function Devices({
  session,
  staff,
  onSecret,
}: {
  session: StaffSession;
  staff: readonly StaffLine[];
  onSecret: (secret: Secret) => void;
}) {
  const { token } = session;
  const known = useSignal<readonly DeviceActor[]>([]);
  async function look(): Promise<void> {
    const got = await get<DeviceActor[]>("/api/devices", token);
    if (got.ok) known.value = got.body;
    else notify(refusal(got.error), "bad");
  }
  useEffect(() => void look(), []);
  async function add(values: FormData, second: Second | null) {
    const [name, kind, serves] = [text(values, "name"), text(values, "kind"), text(values, "serves")];
    const got = await post<{ name: string; key: string }>("/api/devices", { name, kind, serves, second }, token);
    if (!got.ok) return { type: "refused" as const, error: got.error };
    const page = PAGES[kind];
    onSecret({
      title: say("key-of", { name }),
      words: say("key-why"),
      value: got.body.key,
      page: page ? `${location.origin}/${page}/#key=${got.body.key}` : null,
    });
    await look();
    return { type: "done" as const };
  }
  async function drop(name: string) {
    const got = await remove(`/api/devices/${encodeURIComponent(name)}`, token);
    if (!got.ok) return { type: "refused" as const, error: got.error };
    await look();
    return { type: "done" as const };
  }
  return (
    <section class="panel stack" aria-label={say("devices")}>
      <div class="spread">
        <h2>{say("devices")}</h2>
        <FormButton
          label={say("add-device")}
          tone="primary"
          fields={[
            { name: "name", label: say("device-name") },
            { name: "kind", label: say("kind"), choices: DEVICE_KINDS.map((kind) => [kind, deviceKind(kind)]) },
            { name: "serves", label: aside(say("serves"), say("serves-hint")) },
          ]}
          words={say("add-device-why")}
          {...signed(whoSigns(session, staff))}
          send={add}
        />
      </div>
      <div class="wide-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{say("device")}</th>
              <th scope="col">{say("kind")}</th>
              <th scope="col">{say("serves")}</th>
              <th scope="col">{say("acts")}</th>
            </tr>
          </thead>
          <tbody>
            {known.value.map((each) => (
              <tr key={each.name}>
                <th scope="row">{each.name}</th>
                <td>{deviceKind(each.kind)}</td>
                <td>{servedName(each.kind, each.serves)}</td>
                <td>
                  <FormButton
                    label={say("drop-key")}
                    tone="danger"
                    words={say("drop-why", { name: each.name })}
                    send={() => drop(each.name)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
