// A dialog that asks for what a command needs, has a second person sign where one must, and says why it was refused.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Line } from "../lib/live.ts";
import { readDollars } from "../lib/money.ts";
import { refusal } from "../lib/refusals.ts";
import type { Command } from "../lib/types.ts";
import { Dialog } from "../lib/ui.tsx";
import { say } from "./words.ts";

export type Values = Readonly<Record<string, string>>;

export interface Field {
  name: string;
  label: string;
  kind?: "text" | "dollars" | "when";
  /** What can be chosen, by its value; otherwise it is typed. */
  choices?: readonly (readonly [value: string, label: string])[];
  /** Whether it is asked for, by what was chosen so far. */
  if?: (values: Values) => boolean;
  optional?: boolean;
}

export interface Asking {
  title: string;
  words?: ComponentChildren;
  fields?: readonly Field[];
  /** The second person who always signs for it. */
  signs?: string;
  button: string;
  danger?: boolean;
  /** What is asked for. `signer` has signed, and releases it where the server said that somebody must. */
  command: (values: Values, signer: string | null, releases: boolean) => Command;
  /** What the list of this desk says afterwards. */
  done: string;
}

/** What the server answers where somebody has to release a large payment. */
const RELEASE = "release-needed";
/** What it answers where one more person has to sign. */
const WANTS_ANOTHER = [RELEASE, "second-person-needed"];

export function Ask({ line, asking, onClose }: { line: Line; asking: Asking; onClose: (done: boolean) => void }) {
  const values = useSignal<Values>({});
  const trouble = useSignal("");
  const wanted = useSignal(false);
  const releases = useSignal(false);
  const busy = useSignal(false);
  const signs = asking.signs ?? (wanted.value ? say("second") : null);
  const fields = (asking.fields ?? []).filter((field) => field.if?.(values.value) ?? true);

  async function send(event: Event): Promise<void> {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget as HTMLFormElement)) as Record<string, string>;
    if (fields.some((field) => field.kind === "dollars" && readDollars(typed[field.name] ?? "") === null)) {
      trouble.value = say("badAmount");
      return;
    }
    const { "second-name": name = "", "second-password": password = "", ...own } = typed;
    busy.value = true;
    const second = signs === null ? null : { name, password };
    const answer = await line.do(asking.command(own, second && name, releases.value), second);
    busy.value = false;
    if (answer.type === "done") return onClose(true);
    trouble.value = refusal(answer.error);
    wanted.value ||= WANTS_ANOTHER.includes(answer.error.code);
    releases.value ||= answer.error.code === RELEASE;
  }

  return (
    <Dialog title={asking.title} onClose={() => onClose(false)}>
      <form class="stack" onSubmit={send} onInput={(event) => {
        values.value = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
      }}>
        {asking.words ? <p>{asking.words}</p> : null}
        {fields.map((field) => <label key={field.name}>{field.label}<Entry field={field} /></label>)}
        {signs === null ? null : (
          <fieldset class="signature">
            <legend>{signs}</legend>
            <label>{say("name")}<input name="second-name" autocomplete="off" required /></label>
            <label>{say("password")}<input name="second-password" type="password" autocomplete="off" required /></label>
          </fieldset>
        )}
        {trouble.value ? <p class="note bad" role="alert">{trouble.value}</p> : null}
        <div class="row end">
          <button type="button" onClick={() => onClose(false)}>{say("cancel")}</button>
          <button class={asking.danger ? "danger" : "primary"} disabled={busy.value}>{busy.value ? say("wait") : asking.button}</button>
        </div>
      </form>
    </Dialog>
  );
}

function Entry({ field }: { field: Field }) {
  if (field.choices) {
    return <select name={field.name} required>{field.choices.map(([value, label]) => <option key={value} value={value}>{label}</option>)}</select>;
  }
  const kind = field.kind ?? "text";
  return (
    <input
      name={field.name}
      type={kind === "when" ? "datetime-local" : "text"}
      inputMode={kind === "dollars" ? "decimal" : undefined}
      autocomplete="off"
      required={!field.optional}
    />
  );
}
