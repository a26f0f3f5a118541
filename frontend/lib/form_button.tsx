// A button that opens a short form: what is asked is a row of a table, and what was typed goes into one command.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { askSecond } from "./acting.tsx";
import type { Answer, Line } from "./live.ts";
import { readDollars } from "./money.ts";
import { refusal } from "./refusals.ts";
import type { Command, Error as Told } from "./types.ts";
import { Dialog, tellAnswer } from "./ui.tsx";
import { speaker } from "./words.ts";

const say = speaker({
  cancel: ["Not now", "取消"],
  amount: ["An amount such as 25 or 12.50", "请输入金额，例如 25 或 12.50"],
  signs: ["A supervisor signs for this beside you, by name and password.", "须由另一位主管以姓名和密码签署。"],
});

export interface Field {
  name: string;
  label: string;
  kind?: "text" | "dollars" | "check";
  /** What can be chosen, by its value; otherwise it is typed. */
  choices?: readonly (readonly [value: string, label: string])[];
  /** Whether as many may be chosen as one likes. */
  several?: boolean;
  optional?: boolean;
  value?: string;
}

export const text = (values: FormData, name: string): string => String(values.get(name) ?? "").trim();
export const cents = (values: FormData, name: string): number => readDollars(text(values, name)) ?? 0;
export const chosen = (values: FormData, name: string): string[] => values.getAll(name).map(String);

type Sent = Answer | { type: "done" } | { type: "refused"; error: Told } | null;

interface FormButtonProps {
  label: string;
  title?: string;
  words?: ComponentChildren;
  fields?: readonly Field[];
  /** Of the button; what is dangerous is red only where it is done. */
  tone?: "primary" | "danger" | "quiet" | "";
  /** What comes of it; nothing where somebody thought better of it. */
  send: (values: FormData) => Promise<Sent>;
}

export function FormButton({ label, title = label, words, fields = [], tone = "", send }: FormButtonProps) {
  const open = useSignal(false);
  const busy = useSignal(false);
  const trouble = useSignal("");
  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    busy.value = true;
    const sent = await send(new FormData(form));
    busy.value = false;
    if (sent?.type === "done") form.closest("dialog")?.close();
    else if (sent !== null) trouble.value = refusal(sent.error);
  }
  const begin = (): void => {
    trouble.value = "";
    open.value = true;
  };
  return (
    <>
      <button type="button" class={tone === "danger" ? "" : tone} onClick={begin}>{label} …</button>
      {open.value ? (
        <Dialog title={title} onClose={() => { open.value = false; }}>
          <form class="stack" onSubmit={submit}>
            {words ? <p>{words}</p> : null}
            {fields.map((field) => <Entry key={field.name} field={field} />)}
            {trouble.value ? <p class="note bad" role="alert">{trouble.value}</p> : null}
            <div class="row end">
              <button type="button" class="quiet" onClick={(event) => event.currentTarget.closest("dialog")?.close()}>{say("cancel")}</button>
              <button class={tone === "danger" ? "danger" : "primary"} disabled={busy.value}>{label}</button>
            </div>
          </form>
        </Dialog>
      ) : null}
    </>
  );
}

function Entry({ field }: { field: Field }) {
  const { name, label, kind = "text", choices, several = false, optional = false, value } = field;
  if (kind === "check") return <label class="check"><input type="checkbox" name={name} value="yes" defaultChecked={value === "yes"} />{label}</label>;
  if (choices && several) {
    return (
      <fieldset>
        <legend>{label}</legend>
        {choices.map(([each, words]) => (
          <label class="check" key={each}><input type="checkbox" name={name} value={each} defaultChecked={(value ?? "").split(" ").includes(each)} />{words}</label>
        ))}
      </fieldset>
    );
  }
  if (choices) {
    return <label>{label}<select name={name} required>{choices.map(([each, words]) => <option key={each} value={each} selected={each === value}>{words}</option>)}</select></label>;
  }
  const money = kind === "dollars" ? { inputMode: "decimal" as const, pattern: "\\s*\\$?\\s*[0-9,]{1,11}(\\.[0-9]{1,2})?\\s*", title: say("amount") } : {};
  return <label>{label}<input name={name} autocomplete="off" maxLength={200} required={!optional} defaultValue={value ?? ""} {...money} /></label>;
}

const AGAIN = new Set(["second-person-needed", "second-person-refused", "not-authorised"]);

/** Asks for a command that names who approves it: whoever signs beside. Nothing where nobody does. */
export async function doSigned(line: Line, command: (approvedBy: string) => Command): Promise<Answer | null> {
  let why: Told = { code: "", message: say("signs") };
  for (;;) {
    const second = await askSecond(why);
    if (second === null) return null;
    const answer = await line.do(command(second.name), second);
    if (answer.type === "refused" && AGAIN.has(answer.error.code)) why = answer.error;
    else {
      tellAnswer(answer);
      return answer;
    }
  }
}
