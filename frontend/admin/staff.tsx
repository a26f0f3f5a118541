// Who works here, as what, and whether they are let in.
import type { StaffSession } from "../lib/acts/desk.tsx";
import { chosen, FormButton, text } from "../lib/acts/form.tsx";
import { post } from "../lib/realtime/http.ts";
import { loadPeople } from "../lib/words/staff.ts";
import { postWords } from "../lib/words/irregular_words.ts";
import type { Error as ApiError, Post, Second, StaffLine } from "../lib/types.ts";
import type { Secret } from "./main.tsx";
import { signed, whoSigns } from "./signing.ts";
import { say } from "./words.ts";
import { listed, labelled, sentences } from "../lib/words/texts.ts";

const POSTS: readonly Post[] = [
  "dealer",
  "gaming-supervisor",
  "electronic-gaming-supervisor",
  "casino-supervisor",
  "assistant-gaming-manager",
  "gaming-manager",
  "casino-operator",
  "surveillance",
  "cashier",
  "administrator",
];

interface Props {
  session: StaffSession;
  staff: readonly StaffLine[];
  onSecret: (secret: Secret) => void;
}

export function Staff({ session, staff, onSecret }: Props) {
  const choices = POSTS.map((each) => [each, postWords(each)] as const);
  const signs = whoSigns(session, staff);
  /** A password made by the server is shown once, for a new account or a reset. */
  async function made(path: string, body: object, second: Second | null): Promise<{ type: "done" } | { type: "refused"; error: ApiError }> {
    const got = await post<{ name: string; password: string }>(path, { ...body, second }, session.token);
    if (!got.ok) return { type: "refused", error: got.error };
    onSecret({ title: say("password-of", { name: got.body.name }), words: say("password-why"), value: got.body.password });
    return { type: "done" };
  }
  return (
    <section class="panel stack" aria-label={say("staff")}>
      <div class="spread">
        <h2>{say("staff")}</h2>
        <FormButton
          label={say("add-staff")}
          tone="primary"
          fields={[
            { name: "name", label: say("name") },
            { name: "full-name", label: say("full-name") },
            { name: "licence", label: say("licence"), optional: true },
            { name: "posts", label: say("posts"), choices, several: true },
          ]}
          {...signed(signs)}
          send={(values, second) =>
            made("/api/staff", { name: text(values, "name"), ...described(values), posts: chosen(values, "posts") }, second)
          }
        />
      </div>
      <p class="soft">{sentences([say(signs === null ? "first-alone" : "by-two"), say("inspectors-apart")])}</p>
      <div class="wide-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{say("name")}</th>
              <th scope="col">{say("full-name")}</th>
              <th scope="col">{say("licence")}</th>
              <th scope="col">{say("posts")}</th>
              <th scope="col">{say("status")}</th>
              <th scope="col">{say("acts")}</th>
            </tr>
          </thead>
          <tbody>
            {staff.map((each) => (
              <tr key={each.name}>
                <th scope="row">{each.name}</th>
                <td>
                  <bdi>{each.full_name}</bdi>
                </td>
                <td>{each.licence}</td>
                <td>{listed(each.posts.map(postWords))}</td>
                <td>
                  <AccountStatus line={each} />
                </td>
                <td>
                  {outOfReach(session, each) ? (
                    <span class="soft">{outOfReach(session, each)}</span>
                  ) : (
                    <Acts
                      session={session}
                      line={each}
                      choices={choices}
                      signs={whoSigns(session, staff, each.name)}
                      onPassword={(_, second) => made(`/api/staff/${encodeURIComponent(each.name)}/password`, {}, second)}
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

/** Why an account cannot be changed here, if so. */
function outOfReach({ me }: StaffSession, { name, posts }: StaffLine): string {
  if (name === me.name) return say("own-account");
  return posts.includes("inspector") ? say("inspector") : "";
}

function AccountStatus({ line }: { line: StaffLine }) {
  if (line.suspended) return <span class="badge bad">{say("suspended")}</span>;
  return line.must_change ? <span class="badge">{say("must-change")}</span> : <span class="badge good">{say("active")}</span>;
}

/** The full name and the licence as typed. */
const described = (values: FormData) => ({ full_name: text(values, "full-name"), licence: text(values, "licence") });

interface ActsProps {
  session: StaffSession;
  line: StaffLine;
  choices: readonly (readonly [string, string])[];
  signs: string | null;
  onPassword: Parameters<typeof FormButton>[0]["send"];
}

function Acts({ session, line: { name, full_name = "", licence = "", posts, suspended }, choices, signs, onPassword }: ActsProps) {
  const { connection: server, me } = session;
  const by = me.name;
  return (
    <div class="row">
      <FormButton
        label={say("describe")}
        title={labelled(name, say("describe"))}
        fields={[
          { name: "full-name", label: say("full-name"), value: full_name },
          { name: "licence", label: say("licence"), value: licence, optional: true },
        ]}
        send={async (values) => {
          const answer = await server.do({ type: "describe-staff", name, ...described(values), by });
          if (answer.type === "done") void loadPeople(session.token);
          return answer;
        }}
      />
      <FormButton
        label={say("change-posts")}
        title={labelled(name, say("change-posts"))}
        fields={[{ name: "posts", label: say("posts"), choices, several: true, value: posts.join(" ") }]}
        {...signed(signs)}
        send={(values, second) =>
          server.do({ type: "change-posts", name, posts: chosen(values, "posts") as Post[], by }, second ?? undefined)
        }
      />
      <FormButton
        label={say("new-password")}
        title={labelled(name, say("new-password"))}
        words={say("new-password-why")}
        {...signed(signs)}
        send={onPassword}
      />
      {suspended ? (
        <FormButton
          label={say("restore")}
          title={labelled(name, say("restore"))}
          {...signed(signs)}
          send={(_, second) => server.do({ type: "restore-staff", name, by }, second ?? undefined)}
        />
      ) : (
        <FormButton
          label={say("suspend")}
          title={labelled(name, say("suspend"))}
          tone="danger"
          fields={[{ name: "reason", label: say("reason") }]}
          send={(values) => server.do({ type: "suspend-staff", name, by, reason: text(values, "reason") })}
        />
      )}
    </div>
  );
}
