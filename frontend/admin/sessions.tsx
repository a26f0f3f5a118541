// Who is signed in, where and since when, and ending a session.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { dateOf, timeOf } from "../lib/words/times.ts";
import type { StaffSession } from "../lib/acts/desk.tsx";
import { FormButton } from "../lib/acts/form.tsx";
import { poll, remove } from "../lib/realtime/http.ts";
import { refusal } from "../lib/words/refusals.ts";
import { notify } from "../lib/ui/parts.tsx";
import { say } from "./words.ts";
import { placeName } from "../lib/words/places.ts";
import { aside } from "../lib/words/texts.ts";

interface Session {
  session: string;
  name: string;
  at: string | null;
  created: number;
  seen: number;
  locked: boolean;
}

/** How often the list is fetched again. */
const REFRESH_MS = 5000;

export function Sessions({ session: { token, me } }: { session: StaffSession }) {
  const known = useSignal<readonly Session[]>([]);
  async function look(): Promise<void> {
    const got = await poll<Session[]>("/api/sessions", token);
    if (got.ok) known.value = got.body;
    else if (got.error.code !== "no-answer") notify(refusal(got.error), "bad");
  }
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  async function end(session: string) {
    const got = await remove(`/api/sessions/${session}`, token);
    if (!got.ok) return { type: "refused" as const, error: got.error };
    await look();
    return { type: "done" as const };
  }
  return (
    <section class="panel stack" aria-label={say("sessions")}>
      <h2>{say("sessions")}</h2>
      <div class="wide-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{say("name")}</th>
              <th scope="col">{say("at")}</th>
              <th scope="col">{say("since")}</th>
              <th scope="col">{say("seen")}</th>
              <th scope="col">{say("acts")}</th>
            </tr>
          </thead>
          <tbody>
            {known.value.map((each) => (
              <tr key={each.session}>
                <th scope="row">{each.session === me.session ? aside(each.name, say("you")) : each.name}</th>
                <td>
                  {each.at ? placeName(each.at) : "–"} {each.locked ? <span class="badge">{say("locked-short")}</span> : null}
                </td>
                <td>{dateOf(each.created)}</td>
                <td>{timeOf(each.seen, true)}</td>
                <td>
                  {each.session === me.session ? null : (
                    <FormButton
                      label={say("end")}
                      tone="danger"
                      words={say("end-why", { name: each.name })}
                      send={() => end(each.session)}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
