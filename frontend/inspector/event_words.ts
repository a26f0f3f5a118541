// The log in words: its events, their streams and their fields.
import { actTitle, valueWords } from "../lib/words/act_words.ts";
import { subjectWords } from "../lib/words/alarm_words.ts";
import { dateOf } from "../lib/words/times.ts";
import { faultName } from "../lib/words/device_words.ts";
import { editionTitle } from "../lib/words/game_words.ts";
import { kindWords as irregularWords, postWords } from "../lib/words/irregular_words.ts";
import { cardText } from "../lib/acts/keypad.tsx";
import { dollars } from "../lib/words/money.ts";
import type { LogRow, Text } from "../lib/types.ts";
import { codeName, refusal } from "../lib/words/refusals.ts";
import { deviceName, gameName, placeName, terminalName } from "../lib/words/places.ts";
import { type Facts, labelled, listed, render } from "../lib/words/texts.ts";
import { paymentWords } from "../lib/felt/payments.tsx";
import { staffWords } from "../lib/words/staff.ts";
import { find, lookup, say, valuesOf } from "../lib/words/words.ts";
import { gameOf, type Titles, titlesOf, wagerWords } from "./titles.ts";
import { commandName, moveName, plain, valueName } from "./value_words.ts";

/** The kinds of events. */
export const EVENTS: readonly string[] = [
  "table-acted",
  "wheel-acted",
  "wager-placed",
  "wager-withdrawn",
  "chips-moved",
  "chips-taken-off",
  "wagers-settled",
  "wagers-returned",
  "wagers-forfeited",
  "wagers-relieved",
  "player-named",
  "settlement-corrected",
  "settlement-voided",
  "settlement-recalled",
  "correction-owed",
  "owed-paid",
  "owed-cleared",
  "note-inserted",
  "ticket-taken",
  "ticket-printed",
  "ticket-issued",
  "ticket-presented",
  "ticket-redeemed",
  "ticket-withheld",
  "ticket-released",
  "ticket-refused",
  "ticket-lapsed",
  "ticket-reviewed",
  "ticket-returned",
  "ticket-claimed",
  "ticket-reinstated",
  "transfer-taken",
  "voucher-issued",
  "voucher-exchanged",
  "payment-counted",
  "credit-transferred",
  "credit-cancelled",
  "credits-adjusted",
  "hand-pay-called",
  "hand-paid",
  "hand-pay-withheld",
  "hand-pay-reviewed",
  "hand-pay-released",
  "hand-pay-reinstated",
  "hand-pay-refused",
  "stacker-emptied",
  "terminal-set",
  "account-locked",
  "account-unlocked",
  "service-called",
  "call-answered",
  "money-counted",
  "moved",
  "reversed",
  "card-read",
  "ball-read",
  "chips-read",
  "reading-refused",
  "device-failed",
  "device-restored",
  "key-granted",
  "key-withdrawn",
  "deal-committed",
  "deal-revealed",
  "deal-withdrawn",
  "number-committed",
  "number-revealed",
  "deal-mixed",
  "deal-disputed",
  "software-checked",
  "floor-restored",
  "restore-ended",
  "slip-presented",
  "slip-paid",
  "slip-refused",
  "software-accepted",
  "alarm-raised",
  "alarm-acknowledged",
  "patron-registered",
  "patron-named",
  "name-indexed",
  "patron-excluded",
  "exclusion-lifted",
  "register-begun",
  "administrator-registered",
  "place-registered",
  "staff-added",
  "posts-changed",
  "staff-described",
  "staff-suspended",
  "staff-restored",
  "staff-unlocked",
  "password-set",
  "signed-in",
  "signed-out",
  "sign-in-failed",
  "act-refused",
];

/** Where they happen. */
export const STREAMS: readonly string[] = [
  "table",
  "wheel",
  "pt",
  "ticket",
  "staff",
  "device",
  "key",
  "fair",
  "software",
  "alarm",
  "recovery",
  "lost-slip",
  "register",
  "house",
  "cage",
  "kiosk",
  "tournament",
  "promotion",
  "prize",
  "payer",
  "transfer",
  "voucher",
  "patron",
  "patron-name",
];

const AMOUNTS = new Set([
  "cents",
  "change",
  "owed",
  "stake",
  "returned",
  "taken_back",
  "won",
  "credit_limit",
  "hand_pay_over",
  "chips",
  "tokens",
  "paid",
  "due",
  "least",
  "most",
  "unit",
  "most_total",
  "forfeited",
  "rounding",
]);
const MOMENTS = new Set(["at", "until", "expires", "issued", "change_at", "close_at", "told_at"]);

/** Fields that say why or how, after what an event says. */
const REMARKS: readonly string[] = ["reason", "determination", "note", "detail"];

/** What a kind of event or act is called without its fields. */
const nameOf = (prefix: string, kind: string): string => find(`${prefix}-${kind}-name`) ?? lookup(prefix, kind, plain(kind));

/** Devices of which a player terminal or a seat has one. The others belong to a game. */
const AT_TERMINALS = new Set(["player-terminal", "seat", "stacker", "printer"]);

/** A place, or what the register knows as one: `player-terminal/7` is for one device. */
function placeWords(place: string): string {
  const [kind = "", ...rest] = place.split("/");
  const device = lookup("device-kind", kind, "");
  if (!device) return placeName(place);
  if (kind === "kiosk") return placeName(place);
  return labelled(device, AT_TERMINALS.has(kind) ? terminalName(rest.join("/")) : gameName(rest.join("/")));
}

/** Fields whose values are keys, and what people call them. */
const NAMES: Readonly<Record<string, (key: string, titles: Titles) => string>> = {
  act: (act) => nameOf("act", actName(act)),
  announcement: (announcement) => lookup("announcement", announcement),
  back: (back) => valueWords("back", back),
  by: (by) => byWords(by),
  card: cardText,
  cards: cardText,
  code: codeName,
  command: commandName,
  device: deviceName,
  edition: editionTitle,
  fault: (fault) => lookup("misplaced", fault, "") || faultName(fault),
  game: gameName,
  hand: (hand) => valueWords("hand", hand),
  how: valueName,
  kind: (kind) =>
    ["alarm", "device-kind", "equipment"].map((prefix) => lookup(prefix, kind, "")).find(Boolean) ?? irregularWords(kind, plain(kind)),
  move: moveName,
  out: cardText,
  outcome: valueName,
  place: placeWords,
  posts: postWords,
  posts_before: postWords,
  role: postWords,
  rule: (rule) => valueWords("rule", rule),
  source: (source) => lookup("value", source, valueName(source)),
  table: gameName,
  terminal: terminalName,
  to: wagerWords,
  wager: wagerWords,
  way: (way) => lookup("burn-way", way),
  wheel: gameName,
  why: (why) => lookup("sign-out", why),
};

/** The type of an event without its version. */
export const kindOf = (type: string): string => type.replace(/\.\d+$/, "");
export const fieldWords = (field: string): string => lookup("log-field", field, plain(field));
/** An event by its kind alone. */
export const kindWords = (kind: string): string => nameOf("event", kind);

/** Streams and actors that are places, and have their names. */
const PLACES = new Set(["table", "wheel", "pt", "kiosk", "device"]);

/** What follows the kind of a stream: of a ticket's name only the start. */
const STREAM_NAMES: Readonly<Record<string, (name: string) => string>> = {
  ticket: (name) => name.slice(0, 6),
  house: () => "",
  register: () => "",
  alarm: (kind) => lookup("alarm", kind),
  fair: gameName,
  key: deviceName,
};

/** "Baccarat 1", "Ticket 4f09a1". */
export function streamWords(stream: string): string {
  const [prefix = "", ...rest] = stream.split("/");
  if (PLACES.has(prefix)) return placeName(stream);
  if (prefix === "cage") return lookup("account", stream);
  const name = rest.join("/");
  return [lookup("stream", prefix, plain(prefix)), STREAM_NAMES[prefix]?.(name) ?? name].filter(Boolean).join(" ");
}

/** One value of a field for people; null if it has parts. `titles` has the wagers of the game. */
export function simple(field: string, value: unknown, titles: Titles = {}): string | null {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return say(value ? "value-yes" : "value-no");
  if (typeof value === "number") return AMOUNTS.has(field) ? dollars(value) : MOMENTS.has(field) ? dateOf(value) : String(value);
  if (typeof value === "string") return NAMES[field]?.(value, titles) ?? value;
  if (Array.isArray(value) && value.every((each) => typeof each !== "object" || each === null)) {
    return listed(value.map((each) => simple(field, each, titles) ?? "")) || "–";
  }
  return isText(value) ? render(value) : null;
}

/** Whether a value of the log is a text with facts. */
const isText = (value: unknown): value is Text => typeof value === "object" && value !== null && "key" in value && "type" in value;

/** A refusal in the log: its code, and its facts if they were kept. */
const refusalWords = (code: unknown, facts: unknown): string =>
  typeof facts === "object" && facts !== null ? refusal({ code: String(code), facts: facts as Facts }) : codeName(String(code));

/** Stakes by their wagers come to one amount. */
const sum = (stakes: object): string =>
  dollars(Object.values(stakes).reduce((all: number, each) => all + (typeof each === "number" ? each : 0), 0));

/** Whether a field has parts by their wagers. */
export const byWager = (field: string): boolean => ["stakes", "wagers", "counts", "clauses", "kinds"].includes(field);

/** What an event holds. */
export const fieldsOf = (row: LogRow): Readonly<Record<string, unknown>> => row.body as Readonly<Record<string, unknown>>;

/** Acts that an earlier release called otherwise. */
const RENAMED: Readonly<Record<string, string>> = { "rule-on": "report-irregularity" };

/** The name of an act: in the log it has its version, as in `draw-card.1`. */
function actName(tag: string): string {
  const name = tag.replace(/\.\d+$/, "");
  return RENAMED[name] ?? name;
}

/** An act in one line: its title, and the card, player and amount that the title does not name. */
function actWords(logged: { act: string } & Readonly<Record<string, unknown>>, titles: Titles): string {
  const act: typeof logged = { ...logged, act: actName(logged.act) };
  const named = valuesOf(`act-${act.act}`);
  const more = [
    !named.has("card") && typeof act.card === "string" ? cardText(act.card) : "",
    !named.has("player") && typeof act.player === "string" ? act.player : "",
    !named.has("cents") && typeof act.cents === "number" ? dollars(act.cents) : "",
  ];
  return [actTitle(act, titles), ...more].filter(Boolean).join(" · ");
}

/** What each transaction at a table does to the money of its player; some only give back what lay there. */
const WINS: Readonly<Record<string, 1 | -1>> = {
  "seat-win-paid": 1,
  "seat-win-rounded": 1,
  "seat-stake-lost": -1,
  "token-stake-lost": -1,
};
const BACK = new Set(["seat-wager-back", "token-wager-back"]);

interface Moved {
  move: string;
  cents: number;
  names: Readonly<Record<string, string>>;
  back?: boolean;
}

/** What an act at a table did to whom: "ann: take $100". What players do themselves needs no telling. */
function doneTo(act: string, money: unknown): string[] {
  if (!Array.isArray(money) || /^(place-wager|take-off)/.test(act)) return [];
  const sums = new Map<string, { net: number; back: number }>();
  for (const { move, cents, names, back } of money as Moved[]) {
    const sum = sums.get(names.seat ?? "") ?? { net: 0, back: 0 };
    const sign = back ? -1 : 1;
    if (WINS[move]) sum.net += cents * sign * WINS[move];
    else if (BACK.has(move)) sum.back += cents * sign;
    else continue;
    sums.set(names.seat ?? "", sum);
  }
  return [...sums].map(([player, sum]) => labelled(player, paymentWords(sum)));
}

/** What an event says in one line. */
export function eventWords(row: LogRow, titles: Titles = titlesOf(gameOf(row))): string {
  const kind = kindOf(row.type);
  const { act, ...fields } = fieldsOf(row);
  if (typeof act === "object" && act !== null && "act" in act) {
    const done = act as { act: string };
    return [actWords(done, titles), ...doneTo(done.act, fields.money)].join(" · ");
  }
  const values = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      field === "stakes" && typeof value === "object" && value !== null ? sum(value) : (simple(field, value, titles) ?? ""),
    ]),
  );
  if ("code" in fields) values.code = refusalWords(fields.code, fields.facts);
  if ("subject" in fields) values.subject = subjectWords(String(fields.kind), String(fields.subject));
  const remark = REMARKS.find((field) => fields[field]);
  return labelled(lookup("event", kind, plain(kind), values), (remark && values[remark]) || "");
}

/** Actors that do not sign in. */
const ACTORS: readonly string[] = ["clockwork", "console", "setup", "virtual-dealer", "virtual-manager", "virtual-supervisor"];

/** An actor by name: a member of staff, a device, or the server itself. Staff have their names alone. */
export function byWords(by: string): string {
  const [prefix = "", ...rest] = by.split("/");
  const login = rest.join("/") || by;
  if (prefix === "staff" || rest.length === 0) return lookup("actor", login, staffWords(login));
  // The number of the key says nothing to people.
  if (prefix === "key" && rest[0]) return deviceName(rest[0]);
  return streamWords(by);
}

/** Who did it. An act at a game names the person there and the approver: the virtual dealer acts through the server. */
export function actorWords(row: LogRow): string {
  const { by, approved } = fieldsOf(row) as { by?: unknown; approved?: unknown };
  const named = [by, approved].filter((each): each is { name: string } => typeof each === "object" && each !== null && "name" in each);
  return named.length ? listed(named.map((each) => byWords(each.name))) : byWords(row.by);
}

/** An actor as the log names it, from what pages call it. */
export const actorKey = (typed: string): string =>
  ACTORS.find((key) => lookup("actor", key).toLowerCase() === typed.toLowerCase()) ?? typed;
