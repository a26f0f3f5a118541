// A short form in a dialog: a row per field, a second person's signature if needed, and one command from what was typed.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { askSecondPerson } from "./acting.tsx";
import type { Answer, Connection } from "../realtime/connection.ts";
import { currencySign, readDollars } from "../words/money.ts";
import { refusal } from "../words/refusals.ts";
import type { Command, Second, Error as ApiError } from "../types.ts";
import { Dialog, notifyAnswer } from "../ui/parts.tsx";
import { aside } from "../words/texts.ts";
import { oneMoment, translator } from "../words/words.ts";
import { zoneName } from "../realtime/zone.ts";
import "../../styles/form.css";

const say = translator("form");

interface Field {
  name: string;
  label: string;
  kind?: "text" | "dollars" | "whole" | "when" | "check";
  /** The choices by value; without them it is typed. */
  choices?: readonly (readonly [value: string, label: string])[];
  /** Whether several may be chosen. */
  several?: boolean;
  /** Whether the field is shown, depending on the others. */
  if?: (values: FormData) => boolean;
  optional?: boolean;
  value?: string;
}

export const text = (values: FormData, name: string): string => String(values.get(name) ?? "").trim();
export const cents = (values: FormData, name: string): number => readDollars(text(values, name)) ?? 0;
export const checked = (values: FormData, name: string): boolean => values.get(name) === "yes";
export const chosen = (values: FormData, name: string): string[] => values.getAll(name).map(String);

/** What is wrong with a typed amount; empty if nothing is. */
export const amountProblem = (typed: string): string => (typed && readDollars(typed) === null ? say("amount") : "");

function checkAmount(event: Event): void {
  const input = event.currentTarget as HTMLInputElement;
  input.setCustomValidity(amountProblem(input.value));
}

type FormResult = Answer | { type: "done" } | { type: "refused"; error: ApiError } | null;

export interface FormProps {
  title: string;
  words?: ComponentChildren;
  fields?: readonly Field[];
  /** Who always signs as the second person; without it one is asked for when the server demands it. */
  signs?: string;
  /** The label of the button that sends it. */
  label: string;
  danger?: boolean;
  /** Sends it; null if it was cancelled. `refused` has the codes of earlier attempts. */
  send: (values: FormData, second: Second | null, refused: ReadonlySet<string>) => Promise<FormResult>;
  onClose: (done: boolean) => void;
}

/** The codes that ask for one more signature. */
const SIGNER_CODES = ["release-needed", "second-person-needed"];

export function Form({ title, words, fields = [], signs, label, danger = false, send, onClose }: FormProps) {
  const values = useSignal(new FormData());
  const busy = useSignal(false);
  const problem = useSignal("");
  const refused = useSignal<ReadonlySet<string>>(new Set());
  const signer = signs ?? (SIGNER_CODES.some((code) => refused.value.has(code)) ? say("second") : null);
  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    if (busy.value) return;
    const typed = new FormData(event.currentTarget as HTMLFormElement);
    const second = signer === null ? null : { name: text(typed, "second-name"), password: String(typed.get("second-password")) };
    busy.value = true;
    const sent = await send(typed, second, refused.value);
    busy.value = false;
    if (sent?.type === "done") return onClose(true);
    if (sent === null) return;
    problem.value = refusal(sent.error);
    refused.value = new Set([...refused.value, sent.error.code]);
  }
  return (
    <Dialog title={title} onClose={() => onClose(false)}>
      <form
        class="stack short-form"
        onSubmit={submit}
        onInput={(event) => {
          values.value = new FormData(event.currentTarget);
        }}
      >
        {words ? <p>{words}</p> : null}
        {fields
          .filter((field) => field.if?.(values.value) ?? true)
          .map((field) => (
            <Entry key={field.name} field={field} />
          ))}
        {signer === null ? null : (
          <fieldset class="signature">
            <legend>{signer}</legend>
            <label>
              {say("name")}
              <input name="second-name" autocomplete="off" required />
            </label>
            <label>
              {say("password")}
              <input name="second-password" type="password" autocomplete="off" required />
            </label>
          </fieldset>
        )}
        {problem.value ? (
          <p class="note bad" role="alert" ref={(note) => note?.scrollIntoView({ block: "nearest" })}>
            {problem.value}
          </p>
        ) : null}
        <div class="row end">
          <button type="button" class="quiet" onClick={() => onClose(false)}>
            {say("cancel")}
          </button>
          <button class={danger ? "danger" : "primary"} disabled={busy.value}>
            {busy.value ? oneMoment() : label}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function Entry({ field }: { field: Field }) {
  const { name, label, kind = "text", choices, several = false, optional = false, value } = field;
  if (kind === "check")
    return (
      <label class="check">
        <input type="checkbox" name={name} value="yes" defaultChecked={value === "yes"} />
        {label}
      </label>
    );
  if (choices && several) {
    return (
      <fieldset class="choices">
        <legend>{label}</legend>
        {choices.map(([each, words]) => (
          <label class="check" key={each}>
            <input type="checkbox" name={name} value={each} defaultChecked={(value ?? "").split(" ").includes(each)} />
            {words}
          </label>
        ))}
      </fieldset>
    );
  }
  if (choices) {
    return (
      <label>
        {label}
        <select name={name} required={!optional}>
          {choices.map(([each, words]) => (
            <option key={each} value={each} selected={each === value}>
              {words}
            </option>
          ))}
        </select>
      </label>
    );
  }
  const common = { name, autocomplete: "off", required: !optional, defaultValue: value ?? "" };
  if (kind === "dollars") {
    const sign = currencySign();
    return (
      <label>
        {label}
        <span class="dollars" data-sign={sign} style={{ "--sign-characters": sign.length }}>
          <input {...common} inputMode="decimal" onInput={checkAmount} title={say("amount")} />
        </span>
      </label>
    );
  }
  if (kind === "when")
    return (
      <label>
        {aside(label, zoneName())}
        <input {...common} type="datetime-local" />
      </label>
    );
  if (kind === "whole")
    return (
      <label>
        {label}
        <input {...common} type="number" min={1} step={1} />
      </label>
    );
  return (
    <label>
      {label}
      <input {...common} maxLength={200} />
    </label>
  );
}

interface FormButtonProps extends Omit<FormProps, "title" | "danger" | "onClose"> {
  title?: string;
  /** The look of the button; a dangerous act is red only in its form. */
  tone?: "primary" | "danger" | "quiet" | "";
}

/** A button that opens a form. */
export function FormButton({ label, title = label, tone = "", ...form }: FormButtonProps) {
  const open = useSignal(false);
  return (
    <>
      <button
        type="button"
        class={tone === "danger" ? "" : tone}
        onClick={() => {
          open.value = true;
        }}
      >
        {label} …
      </button>
      {open.value ? (
        <Form
          {...form}
          label={label}
          title={title}
          danger={tone === "danger"}
          onClose={() => {
            open.value = false;
          }}
        />
      ) : null}
    </>
  );
}

const RETRY_CODES = new Set(["second-person-needed", "second-person-refused", "not-authorised"]);

/** Sends a command that names the second person who approves it; null if no one signs. */
export async function doSigned(connection: Connection, command: (approvedBy: string) => Command): Promise<Answer | null> {
  let why: ApiError = { code: "second-person-needed", facts: { case: "signs-here" } };
  for (;;) {
    const second = await askSecondPerson(connection, why);
    if (second === null) return null;
    const answer = await connection.do(command(second.name), second);
    if (answer.type === "refused" && RETRY_CODES.has(answer.error.code)) why = answer.error;
    else {
      notifyAnswer(answer);
      return answer;
    }
  }
}
