// Editors for the open fields of an offer: amounts, cards, numbers, moments, limits, choices, words.
import { codeOf, keyedFrom } from "./card_keys.ts";
import { valueWords } from "../words/act_words.ts";
import { CardPicker, cardText, NumberPicker } from "./keypad.tsx";
import { LimitsEditor } from "./limits_editor.tsx";
import { amountFigure, readDollars } from "../words/money.ts";
import type { TableLimits } from "../types.ts";
import { aside, labelled } from "../words/texts.ts";
import { lookup, translator } from "../words/words.ts";
import { parseHouseTime, houseTime, zoneName } from "../realtime/zone.ts";
import { useSignal } from "@preact/signals";

const say = translator("act-fields");

export type Fields = Readonly<Record<string, unknown>>;

interface EditorProps {
  field: string;
  value: unknown;
  /** What the server gave as an example. */
  example: unknown;
  onChange: (value: unknown) => void;
}

const labelOf = (field: string): string => lookup("act-field", field, field.replaceAll("_", " "));

function Amount({ field, value, onChange }: EditorProps) {
  const cents = typeof value === "number" ? value : 0;
  const typed = (event: Event): void => {
    const input = event.currentTarget as HTMLInputElement;
    const read = readDollars(input.value);
    input.setCustomValidity(read === null ? say("amount") : "");
    if (read !== null) onChange(read);
  };
  return (
    <label>
      {labelOf(field)}
      <input inputmode="decimal" defaultValue={amountFigure(cents, true)} onInput={typed} required />
    </label>
  );
}

function WholeNumber({ field, value, onChange }: EditorProps) {
  const typed = (event: Event): void => {
    const text = (event.currentTarget as HTMLInputElement).value;
    onChange(text === "" ? null : Number(text));
  };
  return (
    <label>
      {labelOf(field)}
      <input
        type="number"
        step={1}
        min={0}
        value={typeof value === "number" ? value : ""}
        onInput={typed}
        required={typeof value === "number"}
      />
    </label>
  );
}

function Text({ field, onChange }: EditorProps) {
  return (
    <label>
      {labelOf(field)}
      <textarea rows={2} onInput={(event) => onChange(event.currentTarget.value)} required />
    </label>
  );
}

function Name({ field, value, onChange }: EditorProps) {
  return (
    <label>
      {labelOf(field)}
      <input autocomplete="off" value={String(value ?? "")} onInput={(event) => onChange(event.currentTarget.value.trim())} required />
    </label>
  );
}

function YesNo({ field, value, onChange }: EditorProps) {
  return (
    <label class="check">
      <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
      {labelOf(field)}
    </label>
  );
}

function Moment({ field, value, onChange }: EditorProps) {
  const typed = (event: Event): void => {
    const at = parseHouseTime((event.currentTarget as HTMLInputElement).value);
    if (!Number.isNaN(at)) onChange(at);
  };
  return (
    <label>
      {aside(labelOf(field), zoneName())}
      <input type="datetime-local" defaultValue={houseTime(Number(value)).slice(0, 16)} onInput={typed} required />
    </label>
  );
}

/** A choice among values; the example is always one of them, and the first is the default. */
const choice = (values: readonly string[]) =>
  function Choice({ field, value, example = values[0], onChange }: EditorProps) {
    const known = values.includes(String(example)) ? values : [String(example), ...values];
    return (
      <label>
        {labelOf(field)}
        <select value={String(value ?? example)} onChange={(event) => onChange(event.currentTarget.value)}>
          {known.map((each) => (
            <option key={each} value={each}>
              {lookup("value", each)}
            </option>
          ))}
        </select>
      </label>
    );
  };

/** Keeps the browser from submitting a form before something is picked. */
const RequiredMark = ({ filled }: { filled: boolean }) => (
  <input class="visually-hidden" tabIndex={-1} aria-hidden="true" value={filled ? "1" : ""} required onChange={() => undefined} />
);

function OneCard({ field, value, onChange }: EditorProps) {
  const picked = useSignal(keyedFrom(null));
  return (
    <fieldset>
      <legend>{labelled(labelOf(field), typeof value === "string" ? cardText(value) : "")}</legend>
      <CardPicker
        picked={picked.value}
        onPick={(next) => {
          picked.value = next;
          onChange(codeOf(next));
        }}
      />
      <RequiredMark filled={typeof value === "string"} />
    </fieldset>
  );
}

/** Some cards in their order. If the example has an unseen card, others may be unseen, too. */
function SomeCards({ field, value, example, onChange }: EditorProps) {
  const picked = useSignal(keyedFrom(null));
  const cards = (Array.isArray(value) ? value : []) as (string | null)[];
  const hidden = Array.isArray(example) && example.includes(null);
  const code = codeOf(picked.value);
  const put = (card: string | null): void => {
    picked.value = keyedFrom(null);
    onChange([...cards, card]);
  };
  const text = (card: string | null): string => (card === null ? say("unseen") : cardText(card));
  return (
    <fieldset>
      <legend>{labelOf(field)}</legend>
      <div class="row">
        {cards.map((card, i) => (
          <button
            type="button"
            key={`${i}`}
            aria-label={say("remove", { card: text(card) })}
            onClick={() => onChange(cards.filter((_, k) => k !== i))}
          >
            {text(card)} ✕
          </button>
        ))}
      </div>
      <CardPicker
        picked={picked.value}
        onPick={(next) => {
          picked.value = next;
        }}
      />
      <div class="row">
        <button type="button" disabled={code === null} onClick={() => put(code)}>
          {say("add")} {code === null ? "" : cardText(code)}
        </button>
        {hidden ? (
          <button type="button" onClick={() => put(null)}>
            {labelled(say("add"), say("unseen"))}
          </button>
        ) : null}
      </div>
      {STARTS_EMPTY.has(field) ? <RequiredMark filled={cards.length > 0} /> : null}
    </fieldset>
  );
}

function WheelNumber({ field, value, onChange }: EditorProps) {
  const number = typeof value === "number" ? value : null;
  return (
    <fieldset>
      <legend>{labelOf(field)}</legend>
      <NumberPicker number={number} onPick={onChange} />
      <RequiredMark filled={number !== null} />
    </fieldset>
  );
}

/** Some of the people whom the example names. */
function SomeNames({ field, value, example, onChange }: EditorProps) {
  const named = (Array.isArray(example) ? example : []) as string[];
  const chosen = (Array.isArray(value) ? value : []) as string[];
  if (named.length === 0) return null;
  return (
    <fieldset>
      <legend>{labelOf(field)}</legend>
      {named.map((each) => (
        <label class="check" key={each}>
          <input
            type="checkbox"
            checked={chosen.includes(each)}
            onChange={(event) => onChange(named.filter((one) => (one === each ? event.currentTarget.checked : chosen.includes(one))))}
          />
          {valueWords("player", each)}
        </label>
      ))}
    </fieldset>
  );
}

const Limits = ({ value, onChange }: EditorProps) => <LimitsEditor limits={value as TableLimits} onChange={onChange} />;

/** The editor of each field. A field without one is sent as it was offered, such as the name of the next coup. */
const EDITORS: Readonly<Record<string, (props: EditorProps) => preact.JSX.Element | null>> = {
  about: Text,
  against_wheel: YesNo,
  agreed: SomeNames,
  asked: SomeNames,
  at: WholeNumber,
  back: choice(["red", "blue"]),
  behind: WholeNumber,
  box: WholeNumber,
  card: OneCard,
  cards: SomeCards,
  cents: Amount,
  leaves: Amount,
  change_at: Moment,
  chips: Amount,
  close_at: Moment,
  damaged: SomeCards,
  failed: Name,
  grounds: Text,
  into: Name,
  limits: Limits,
  marker: YesNo,
  missing: SomeCards,
  name: Name,
  number: WheelNumber,
  player: Name,
  pocket: WheelNumber,
  promotion: Name,
  reason: Text,
  revolutions: WholeNumber,
  seat: WholeNumber,
  source: choice(["new", "used", "casino-pre-shuffled", "maker-pre-shuffled"]),
  surplus: SomeCards,
  surveillance_told: YesNo,
  tokens: Amount,
  voucher: Name,
  way: choice(["face-down", "shown", "by-value"]),
  wheel_turns: YesNo,
};

/** Fields that start empty, since the example must not be sent as it is. */
const STARTS_EMPTY = new Set(["about", "card", "damaged", "failed", "grounds", "into", "name", "player", "pocket", "reason"]);

const MINUTE_MS = 60_000;
/** The least notice of a sign: the example of an old offer may be too early. */
const NOTICE_MS = 30 * MINUTE_MS;

/** The first value of a field. Moments are whole minutes, as on the sign. */
function initialValue(field: string, value: unknown): unknown {
  if (STARTS_EMPTY.has(field)) return null;
  return EDITORS[field] === Moment ? Math.ceil(Math.max(Number(value), Date.now() + NOTICE_MS) / MINUTE_MS) * MINUTE_MS : value;
}

/** The first values of an act's form. */
export const initialFields = (act: object, free: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(act).map(([field, value]) => [field, free.includes(field) ? initialValue(field, value) : value]));

/** The fields of an offer that have an editor. */
export const editableFields = (free: readonly string[]): string[] => free.filter((field) => field in EDITORS);

export function FreeFields({ free, fields, onChange }: { free: readonly string[]; fields: Fields; onChange: (fields: Fields) => void }) {
  const example = useSignal(fields).value;
  return (
    <>
      {editableFields(free).map((field) => {
        const Editor = EDITORS[field] as (props: EditorProps) => preact.JSX.Element | null;
        return (
          <Editor
            key={field}
            field={field}
            value={fields[field]}
            example={example[field]}
            onChange={(value) => onChange({ ...fields, [field]: value })}
          />
        );
      })}
    </>
  );
}
