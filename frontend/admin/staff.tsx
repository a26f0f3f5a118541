// Who works here, as what, and whether they are let in.
import type { Duty } from "../lib/desk.tsx";
import { chosen, FormButton, text } from "../lib/form.tsx";
import { post } from "../lib/http.ts";
import { postWords } from "../lib/irregular_words.ts";
import type { Post, StaffLine } from "../lib/types.ts";
import { tellAnswer } from "../lib/ui.tsx";
import type { Secret } from "./main.tsx";
import { say } from "./words.ts";

const POSTS: readonly Post[] = [
  "dealer", "gaming-supervisor", "electronic-gaming-supervisor", "casino-supervisor", "assistant-gaming-manager", "gaming-manager", "casino-operator",
  "inspector", "surveillance", "cashier", "administrator",
];

interface Props {
  duty: Duty;
  staff: readonly StaffLine[];
  onSecret: (secret: Secret) => void;
}

export function Staff({ duty, staff, onSecret }: Props) {
  const choices = POSTS.map((each) => [each, postWords(each)] as const);
  /** A password that the server made is shown once, whether for somebody new or not. */
  async function made(path: string, body: unknown): Promise<{ type: "done" } | { type: "refused"; error: { code: string; message: string } }> {
    const got = await post<{ name: string; password: string }>(path, body, duty.token);
    if (!got.ok) return { type: "refused", error: got.error };
    onSecret({ title: say("passwordOf", { name: got.body.name }), words: say("passwordWhy"), value: got.body.password });
    return { type: "done" };
  }
  return (
    <section class="panel stack" aria-label={say("staff")}>
      <div class="spread">
        <h2>{say("staff")}</h2>
        <FormButton
          label={say("addStaff")}
          tone="primary"
          fields={[{ name: "name", label: say("name") }, { name: "posts", label: say("posts"), choices, several: true }]}
          send={(values) => made("/api/staff", { name: text(values, "name"), posts: chosen(values, "posts") })}
        />
      </div>
      <div class="wide-table">
        <table>
          <thead><tr><th scope="col">{say("name")}</th><th scope="col">{say("posts")}</th><th scope="col">{say("standing")}</th><th scope="col">{say("acts")}</th></tr></thead>
          <tbody>
            {staff.map((each) => (
              <tr key={each.name}>
                <th scope="row">{each.name}</th>
                <td>{each.posts.map(postWords).join(", ")}</td>
                <td><Standing line={each} /></td>
                <td>{each.name === duty.me.name ? <span class="soft">{say("ownAccount")}</span> : <Acts duty={duty} line={each} choices={choices} onPassword={() => made(`/api/staff/${encodeURIComponent(each.name)}/password`, {})} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Standing({ line }: { line: StaffLine }) {
  if (line.suspended) return <span class="badge bad">{say("suspended")}</span>;
  if (line.locked) return <span class="badge warn">{say("locked")}</span>;
  return line.must_change ? <span class="badge">{say("mustChange")}</span> : <span class="badge good">{say("active")}</span>;
}

interface ActsProps {
  duty: Duty;
  line: StaffLine;
  choices: readonly (readonly [string, string])[];
  onPassword: Parameters<typeof FormButton>[0]["send"];
}

function Acts({ duty: { line: server, me }, line: { name, posts, suspended, locked }, choices, onPassword }: ActsProps) {
  const by = me.name;
  const send = (command: Parameters<typeof server.do>[0]): void => void server.do(command).then(tellAnswer);
  return (
    <div class="row">
      <FormButton
        label={say("changePosts")}
        title={`${name}: ${say("changePosts")}`}
        fields={[{ name: "posts", label: say("posts"), choices, several: true, value: posts.join(" ") }]}
        send={(values) => server.do({ type: "change-posts", name, posts: chosen(values, "posts") as Post[], by })}
      />
      <FormButton label={say("newPassword")} title={`${name}: ${say("newPassword")}`} words={say("newPasswordWhy")} send={onPassword} />
      {locked ? <button type="button" onClick={() => send({ type: "unlock-staff", name, by })}>{say("unlock")}</button> : null}
      {suspended ? <button type="button" onClick={() => send({ type: "restore-staff", name, by })}>{say("restore")}</button> : (
        <FormButton label={say("suspend")} title={`${name}: ${say("suspend")}`} tone="danger" fields={[{ name: "reason", label: say("reason") }]} send={(values) => server.do({ type: "suspend-staff", name, by, reason: text(values, "reason") })} />
      )}
    </div>
  );
}
