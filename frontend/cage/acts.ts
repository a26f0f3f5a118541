// What is done at the cage: for each act its form, who signs, and its command.
import { cents, checked, chosen, type FormProps, text } from "../lib/acts/form.tsx";
import { dollars } from "../lib/words/money.ts";
import type { Command, LostSlipLine, MoveLine, OwedLine, PaperKind, PaymentForm, PayoutLine, TicketFound } from "../lib/types.ts";
import { parseHouseTime } from "../lib/realtime/zone.ts";
import { MOVES, moveName, say } from "./words.ts";
import { gameName, terminalName } from "../lib/words/places.ts";

/** The form before a command is sent. */
export interface CageForm extends Omit<FormProps, "send" | "onClose"> {
  /** The command. `signer` has signed, and releases it if the server demanded that. */
  command: (values: FormData, signer: string | null, releases: boolean) => Command;
  /** The entry in the list of this desk afterwards. */
  done: (values: FormData) => string;
  /** The paper form that belongs to it. */
  paper?: (values: FormData) => PaperOf;
}

/** A payment form: by its terminal and sequence, or the latest of the terminal. */
export interface PaperOf {
  terminal: string;
  sequence: number | null;
}

/** What waits to be paid: a ticket by its number, or a payout by its terminal and sequence. */
export type Due = { of: "ticket"; number: string; ends: string; kind?: PaperKind } | { of: "payout"; line: PayoutLine };

/** "Terminal 3 · Sequence 000001". */
export const payoutName = (line: PayoutLine): string =>
  `${terminalName(line.terminal)} · ${say("sequence")} ${String(line.sequence).padStart(6, "0")}`;

const ticketName = (ends: string): string => `${say("ticket")} …${ends}`;
/** "Payout voucher …1234". */
export const paperName = ({ ends, kind }: { ends: string; kind?: PaperKind }): string =>
  kind === "voucher" ? `${say("voucher")} …${ends}` : ticketName(ends);
const named = (act: string, due: Due): string => `${act} · ${due.of === "ticket" ? paperName(due) : payoutName(due.line)}`;

const FORMS = ["cash", "cheque", "transfer"] as const satisfies readonly PaymentForm[];
const formField = (value?: PaymentForm) => ({
  name: "form",
  label: say("pay-as"),
  choices: FORMS.map((each) => [each, say(`pay-as-${each}`)] as const),
  ...(value ? { value } : {}),
});
/** A cheque or transfer has a number. */
const referenceField = (form: (values: FormData) => string) => [
  { name: "reference", label: say("payment-number"), if: (values: FormData) => form(values) !== "cash" },
];

export function redeem(found: TicketFound, number: string): CageForm {
  const button = say("pay", { amount: dollars(found.cents) });
  const signs = found.kind === "voucher" || Boolean(found.returned);
  return {
    title: button,
    words: say(signs ? "compare-signed" : "compare", { words: found.words, patron: found.presented ?? "" }),
    fields: referenceField(() => found.form ?? "cash"),
    ...(signs ? { signs: say("witness") } : {}),
    label: button,
    command: (values, signer, releases) => ({
      type: "redeem-ticket",
      number,
      place: "cage",
      cents: found.cents,
      reference: text(values, "reference"),
      witness: signs ? signer : null,
      approved_by: releases ? signer : null,
    }),
    done: () => `${say("paid", { amount: dollars(found.cents) })} · ${paperName(found)}`,
  };
}

/** Who presents a paper, and how they want to be paid: before a voucher is paid, and for a cheque or transfer. */
export function present(found: TicketFound, number: string): CageForm {
  return {
    title: `${say("present")} · ${paperName(found)}`,
    words: say("compare-only", { words: found.words }),
    fields: [{ name: "patron", label: say("presenter"), value: found.returned ?? "" }, formField(found.form)],
    label: say("present"),
    command: (values) => ({
      type: "present-ticket",
      number,
      patron: text(values, "patron"),
      form: text(values, "form") as PaymentForm,
      cents: found.cents,
    }),
    done: (values) => `${say("presented-by", { patron: text(values, "patron") })} · ${paperName(found)}`,
  };
}

/** A paper that was demanded back lies at the cage now. */
export function giveBack(found: TicketFound, number: string): CageForm {
  return {
    title: `${say("give-back")} · ${paperName(found)}`,
    words: say("give-back-why"),
    fields: [{ name: "patron", label: say("returner") }],
    label: say("give-back"),
    command: (values) => ({ type: "return-ticket", number, patron: text(values, "patron") }),
    done: (values) => `${say("given-back", { patron: text(values, "patron") })} · ${paperName(found)}`,
  };
}

/** A lapsed ticket is paid by its number, once, with a supervisor's signature. */
export function claim(found: TicketFound, number: string): CageForm {
  const button = say("claim");
  return {
    title: button,
    words: say("claim-why", { words: found.words }),
    fields: [{ name: "reason", label: say("why") }],
    signs: say("approver"),
    label: say("pay", { amount: dollars(found.cents) }),
    command: (values, signer) => ({
      type: "claim-ticket",
      number,
      cents: found.cents,
      reason: text(values, "reason"),
      approved_by: signer ?? "",
    }),
    done: () => `${say("paid", { amount: dollars(found.cents) })} · ${ticketName(found.ends)}`,
  };
}

export function reinstate(due: Due): CageForm {
  return {
    title: named(say("reinstate"), due),
    words: say("reinstate-why"),
    fields: [{ name: "determination", label: say("found") }],
    signs: say("reviewed"),
    label: say("reinstate"),
    command: (values, signer) => {
      const determined = { determination: text(values, "determination"), inspector: signer ?? "" };
      return due.of === "ticket"
        ? { type: "reinstate-ticket", number: due.number, ...determined }
        : { type: "reinstate-hand-pay", terminal: due.line.terminal, sequence: due.line.sequence, ...determined };
    },
    done: () => named(say("reinstated"), due),
  };
}

/** A slip whose ticket was lost in a restore is recorded with its printed amount. */
export function presentSlip(number: string): CageForm {
  return {
    title: say("present-slip"),
    words: say("present-why"),
    fields: [{ name: "amount", label: say("printed-amount"), kind: "dollars" }],
    label: say("present-slip"),
    command: (values) => ({ type: "present-lost-slip", number, cents: cents(values, "amount") }),
    done: (values) => `${say("presented")} · ${dollars(cents(values, "amount"))} · …${number.slice(-4)}`,
  };
}

/** Two people in charge pay it, once, or refuse it. */
export function decideSlip(line: LostSlipLine, pay: boolean): CageForm {
  const label = pay ? say("pay", { amount: dollars(line.cents) }) : say("refuse");
  return {
    title: `${label} · …${line.ends}`,
    words: say("decide-why"),
    fields: [{ name: "reason", label: say("why") }],
    signs: say("approver"),
    label,
    danger: !pay,
    command: (values, signer) => ({
      type: "decide-lost-slip",
      slip: line.slip,
      pay,
      reason: text(values, "reason"),
      approved_by: signer ?? "",
    }),
    done: () => `${pay ? say("paid", { amount: dollars(line.cents) }) : say("refused")} · …${line.ends}`,
  };
}

export function lapse(found: TicketFound): CageForm {
  return {
    title: say("lapse"),
    words: say("lapse-why"),
    label: say("lapse"),
    command: () => ({ type: "lapse-ticket", ticket: found.ticket }),
    done: () => `${say("lapsed")} · ${dollars(found.cents)} · ${ticketName(found.ends)}`,
  };
}

/** A payment waits on one of three grounds. */
export function withhold(due: Due): CageForm {
  const ground = (values: FormData): string => text(values, "ground") || "inquiry";
  return {
    title: named(say("withhold"), due),
    fields: [
      {
        name: "ground",
        label: say("ground"),
        choices: [
          ["inquiry", say("inquiry")],
          ["time", say("time")],
          ["identity", say("identity")],
        ],
      },
      { name: "inspector", label: say("inspector"), if: (values) => ground(values) === "inquiry" },
      ...(due.of === "ticket"
        ? [{ name: "demanded", label: say("demand"), kind: "check", if: (values: FormData) => ground(values) === "inquiry" } as const]
        : []),
      { name: "until", label: say("until"), kind: "when", if: (values) => ground(values) === "time" },
      { name: "reason", label: say("why") },
    ],
    label: say("withhold"),
    command: (values) => {
      const hold = {
        reason: text(values, "reason"),
        inspector: ground(values) === "inquiry" ? text(values, "inspector") : null,
        until: ground(values) === "time" ? parseHouseTime(text(values, "until")) : null,
        identify: ground(values) === "identity",
      };
      return due.of === "ticket"
        ? { type: "withhold-ticket", number: due.number, ...hold, demanded: checked(values, "demanded") }
        : { type: "withhold-hand-pay", terminal: due.line.terminal, sequence: due.line.sequence, ...hold };
    },
    done: () => named(say("withheld"), due),
  };
}

export function release(due: Due): CageForm {
  return {
    title: named(say("release"), due),
    fields: [{ name: "determination", label: say("found") }],
    label: say("release"),
    command: (values) => {
      const determination = text(values, "determination");
      return due.of === "ticket"
        ? { type: "release-ticket", number: due.number, determination }
        : { type: "release-hand-pay", terminal: due.line.terminal, sequence: due.line.sequence, determination };
    },
    done: () => named(say("released"), due),
  };
}

export function refuse(due: Due): CageForm {
  const act = say(due.of === "ticket" ? "voids" : "refuse");
  return {
    title: named(act, due),
    ...(due.of === "ticket" ? { words: say("void-why") } : {}),
    fields: [{ name: "determination", label: say("found") }],
    label: act,
    danger: true,
    command: (values) => {
      const determined = { determination: text(values, "determination") };
      return due.of === "ticket"
        ? { type: "refuse-ticket", number: due.number, ...determined }
        : { type: "refuse-hand-pay", terminal: due.line.terminal, sequence: due.line.sequence, ...determined };
    },
    done: () => named(say("refused"), due),
  };
}

export function payOut(line: PayoutLine): CageForm {
  const amount = dollars(line.cents);
  return {
    title: say("pay", { amount }),
    words: say("form-signed", { amount }),
    fields: [{ name: "patron", label: say("patron") }, formField(), ...referenceField((values) => text(values, "form") || "cash")],
    signs: say("witness"),
    label: say("pay", { amount }),
    command: (values, signer, releases) => ({
      type: "pay-hand",
      terminal: line.terminal,
      sequence: line.sequence,
      cents: line.cents,
      patron: text(values, "patron"),
      witness: signer ?? "",
      approved_by: releases ? signer : null,
      form: text(values, "form") as PaymentForm,
      reference: text(values, "reference"),
    }),
    done: () => `${say("paid", { amount })} · ${payoutName(line)}`,
    paper: () => line,
  };
}

export function cancelCredit(): CageForm {
  return {
    title: say("cancel-credit"),
    words: say("cancel-why"),
    fields: [
      { name: "terminal", label: say("terminal") },
      { name: "patron", label: say("given-to") },
    ],
    signs: say("witness"),
    label: say("cancel-credit"),
    command: (values, signer) => ({
      type: "cancel-credit",
      terminal: text(values, "terminal"),
      patron: text(values, "patron"),
      witness: signer ?? "",
    }),
    done: (values) => `${say("cancelled")} · ${terminalName(text(values, "terminal"))}`,
    paper: (values) => ({ terminal: text(values, "terminal"), sequence: null }),
  };
}

export function emptyStacker(): CageForm {
  return {
    title: say("empty-stacker"),
    fields: [
      { name: "terminal", label: say("terminal") },
      { name: "counted", label: say("counted"), kind: "dollars" },
      { name: "reason", label: say("count-reason"), optional: true },
    ],
    label: say("empty-stacker"),
    command: (values, signer, releases) => ({
      type: "empty-stacker",
      terminal: text(values, "terminal"),
      cents: cents(values, "counted"),
      reason: text(values, "reason"),
      approved_by: releases ? signer : null,
    }),
    done: (values) => `${say("emptied")} · ${terminalName(text(values, "terminal"))} · ${dollars(cents(values, "counted"))}`,
  };
}

export function clearOwed(owed: OwedLine): CageForm {
  const amount = dollars(Math.abs(owed.cents));
  return {
    title: say("settle"),
    words: say(owed.cents > 0 ? "settle-why" : "collect-why", { amount }),
    fields: [
      { name: "note", label: say("note") },
      ...(owed.cents < 0 ? [{ name: "given-up", label: say("given-up"), kind: "check" } as const] : []),
    ],
    signs: say("approver"),
    label: say("settle"),
    command: (values, signer) => ({
      type: "clear-owed",
      terminal: owed.terminal,
      play: owed.play,
      owed: owed.cents,
      note: text(values, "note"),
      approved_by: signer ?? "",
      given_up: checked(values, "given-up"),
    }),
    done: () => say("settled", { amount }),
  };
}

export function moveMoney(tables: readonly string[]): CageForm {
  const rows = Object.entries(MOVES);
  const needs = (values: FormData, name: "table" | "kiosk"): boolean => {
    const [, move] = rows.find(([key]) => key === text(values, "move")) ?? rows[0]!;
    return (move as readonly string[]).includes(name);
  };
  return {
    title: say("moves"),
    fields: [
      { name: "move", label: say("move"), choices: rows.map(([key]) => [key, moveName(key)]) },
      { name: "table", label: say("table"), choices: tables.map((name) => [name, gameName(name)]), if: (values) => needs(values, "table") },
      { name: "kiosk", label: say("kiosk"), if: (values) => needs(values, "kiosk") },
      { name: "amount", label: say("amount"), kind: "dollars" },
      { name: "note", label: say("note"), optional: true },
    ],
    label: say("moves"),
    command: (values, signer, releases) => ({
      type: "move-money",
      move: text(values, "move"),
      cents: cents(values, "amount"),
      names: Object.fromEntries(
        (["table", "kiosk"] as const).filter((name) => needs(values, name)).map((name) => [name, text(values, name)]),
      ),
      note: text(values, "note"),
      approved_by: releases ? signer : null,
    }),
    done: (values) => `${moveName(text(values, "move"))} · ${dollars(cents(values, "amount"))}`,
  };
}

const COUNTED_PLACES = ["drop", "float", "cash", "chips", "kiosk"] as const;

/** What lies in a place is counted. A difference to the books needs a reason and a second person. */
export function countMoney(tables: readonly string[]): CageForm {
  const place = (values: FormData): string => text(values, "place") || COUNTED_PLACES[0];
  const atTable = (values: FormData): boolean => ["drop", "float"].includes(place(values));
  const account = (values: FormData): string => {
    if (atTable(values)) return `table/${text(values, "table")}/${place(values)}`;
    return place(values) === "kiosk" ? `kiosk/${text(values, "kiosk")}/cash` : `cage/${place(values)}`;
  };
  return {
    title: say("count"),
    words: say("count-why"),
    fields: [
      { name: "place", label: say("count-place"), choices: COUNTED_PLACES.map((each) => [each, say(`count-${each}`)]) },
      { name: "table", label: say("table"), choices: tables.map((name) => [name, gameName(name)]), if: atTable },
      { name: "kiosk", label: say("kiosk"), if: (values) => place(values) === "kiosk" },
      { name: "counted", label: say("counted"), kind: "dollars" },
      { name: "reason", label: say("count-reason"), optional: true },
    ],
    label: say("count"),
    command: (values, signer, releases) => ({
      type: "count-money",
      account: account(values),
      cents: cents(values, "counted"),
      reason: text(values, "reason"),
      approved_by: releases ? signer : null,
    }),
    done: (values) => {
      const at = atTable(values) ? gameName(text(values, "table")) : place(values) === "kiosk" ? text(values, "kiosk") : "";
      const counted = say("was-counted", { amount: dollars(cents(values, "counted")) });
      return [say(`count-${place(values) as (typeof COUNTED_PLACES)[number]}`), at, counted].filter(Boolean).join(" · ");
    },
  };
}

/** Vouchers of a promotion are issued with what is printed on them. A supervisor signs: they become tokens. */
export function issueVouchers(tables: readonly string[]): CageForm {
  const numbers = (values: FormData): string[] =>
    text(values, "numbers")
      .split(/[\s,，、]+/)
      .filter(Boolean);
  return {
    title: say("issue-vouchers"),
    words: say("issue-why"),
    fields: [
      { name: "promotion", label: say("promotion") },
      { name: "numbers", label: say("voucher-numbers") },
      { name: "tokens", label: say("voucher-value"), kind: "dollars" },
      { name: "until", label: say("voucher-until"), kind: "when" },
      { name: "conditions", label: say("voucher-conditions") },
      {
        name: "tables",
        label: say("voucher-tables"),
        choices: tables.map((name) => [name, gameName(name)]),
        several: true,
        optional: true,
      },
    ],
    signs: say("approver"),
    label: say("issue-vouchers"),
    command: (values, signer) => ({
      type: "issue-vouchers",
      promotion: text(values, "promotion"),
      vouchers: numbers(values),
      tokens: cents(values, "tokens"),
      conditions: text(values, "conditions"),
      until: parseHouseTime(text(values, "until")) ?? 0,
      tables: chosen(values, "tables"),
      approved_by: signer ?? "",
    }),
    done: (values) => say("vouchers-issued", { count: numbers(values).length, amount: dollars(cents(values, "tokens")) }),
  };
}

export function reverse(line: MoveLine): CageForm {
  const amount = dollars(line.cents);
  return {
    title: say("reverse"),
    words: say("reverse-why", { amount, move: moveName(line.move) }),
    fields: [{ name: "reason", label: say("why") }],
    signs: say("approver"),
    label: say("reverse"),
    danger: true,
    command: (values, signer) => ({
      type: "reverse-move",
      stream: line.stream,
      version: line.version,
      reason: text(values, "reason"),
      approved_by: signer ?? "",
    }),
    done: () => `${say("reversed", { amount })} · ${moveName(line.move)}`,
  };
}
