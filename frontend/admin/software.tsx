// What this server runs, compared with what was accepted.
import { useSignal } from "@preact/signals";
import type { StaffSession } from "../lib/acts/desk.tsx";
import { FormButton, text } from "../lib/acts/form.tsx";
import { post } from "../lib/realtime/http.ts";
import { refusal } from "../lib/words/refusals.ts";
import type { StaffLine } from "../lib/types.ts";
import { notify } from "../lib/ui/parts.tsx";
import { signed, whoSigns } from "./signing.ts";
import { say } from "./words.ts";

interface Found {
  server: string;
  version: string;
  sha256: string;
  accepted: string;
}

export function Software({ session, staff }: { session: StaffSession; staff: readonly StaffLine[] }) {
  const { token, connection, me } = session;
  const found = useSignal<Found | null>(null);
  const busy = useSignal(false);
  async function check(): Promise<void> {
    busy.value = true;
    const got = await post<Found>("/api/software", {}, token);
    busy.value = false;
    if (got.ok) found.value = got.body;
    else notify(refusal(got.error), "bad");
  }
  const now = found.value;
  const right = now !== null && now.sha256 === now.accepted;
  return (
    <section class="panel stack" aria-label={say("software")}>
      <div class="spread">
        <h2>{say("software")}</h2>
        <button type="button" class="primary" disabled={busy.value} onClick={check}>
          {say("check")}
        </button>
      </div>
      <p class="soft">{say("check-why")}</p>
      {now ? (
        <>
          <table>
            <tbody>
              <tr>
                <th scope="row">{say("server")}</th>
                <td>{now.server}</td>
              </tr>
              <tr>
                <th scope="row">{say("version")}</th>
                <td>{now.version}</td>
              </tr>
              <tr>
                <th scope="row">{say("found")}</th>
                <td class="hash">{now.sha256}</td>
              </tr>
              <tr>
                <th scope="row">{say("accepted")}</th>
                <td class="hash">{now.accepted}</td>
              </tr>
            </tbody>
          </table>
          <p class={`note ${right ? "good" : "bad"}`} role="status">
            {right ? say("agrees") : say("differs")}
          </p>
          {right ? null : (
            <div>
              <FormButton
                label={say("accept")}
                fields={[{ name: "note", label: say("note") }]}
                {...signed(whoSigns(session, staff))}
                send={async (values, second) => {
                  const command = {
                    type: "accept-software" as const,
                    server: now.server,
                    sha256: now.sha256,
                    note: text(values, "note"),
                    by: me.name,
                  };
                  const answer = await connection.do(command, second ?? undefined);
                  if (answer.type === "done") await check();
                  return answer;
                }}
              />
            </div>
          )}
        </>
      ) : null}
    </section>
  );
}
