// The words of a page: the catalogue of the chosen language, and the texts that it renders.
import { FluentBundle, type FluentFunction, FluentNumber, FluentResource } from "@fluent/bundle";
import { computed, effect, signal } from "@preact/signals";
import type { Key } from "../keys.ts";
import { get } from "../realtime/http.ts";
import type { LanguageLine } from "../types.ts";

type Values = Readonly<Record<string, string | number>>;

const STORAGE_KEY = "pitboss-language";
const RETRY_MS = 1000;

export const languages = signal<readonly LanguageLine[]>([]);
export const language = signal("en");
const bundle = signal(new FluentBundle("en"));

/** How a language writes numbers: with the digits 0 to 9, as the server does, and as in English if the browser does not know it. */
const localeOf = (tag: string): string => `${Intl.NumberFormat.supportedLocalesOf(tag)[0] ?? "en"}-u-nu-latn`;
export const locale = computed(() => localeOf(language.value));

effect(() => {
  document.documentElement.lang = language.value;
});

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Data that a page cannot be drawn without. */
export async function fetchSurely<T>(path: string): Promise<T> {
  for (;;) {
    const got = await get<T>(path);
    if (got.ok) return got.body;
    await wait(RETRY_MS);
  }
}

/** The script of Chinese by the first part of a tag, and by its region: as on the server. */
const CHINESE: Readonly<Record<string, string>> = { zh: "hans", yue: "hant" };
const SCRIPTS: Readonly<Record<string, string>> = { cn: "hans", sg: "hans", hk: "hant", mo: "hant", tw: "hant" };

/** The language of a tag such as `zh-HK` or `zh_CN`, if the floor has one that its readers read. */
function closest(tag: string, known: readonly string[]): string | undefined {
  const [main = "", ...rest] = tag.replaceAll("_", "-").toLowerCase().split("-");
  const candidates = [[main, ...rest].join("-"), ...chinese(main, rest), main];
  return candidates.map((each) => known.find((one) => one.toLowerCase() === each)).find((found) => found !== undefined);
}

/** Chinese in the script that a tag names, or else in that of its region. */
function chinese(main: string, rest: readonly string[]): string[] {
  const script = rest.find((part) => part.length === 4) ?? rest.map((part) => SCRIPTS[part]).find(Boolean) ?? CHINESE[main];
  return main in CHINESE ? [`zh-${script}`] : [];
}

/** The language of the house. */
let houseLanguage = "en";

/** What was chosen in this session, what the address of the page names, or the language of the house. */
function preferred(): string {
  const known = languages.value.map((each) => each.language);
  const wanted = [sessionStorage.getItem(STORAGE_KEY), new URLSearchParams(location.hash.slice(1)).get("lang")];
  return wanted.map((tag) => (tag ? closest(tag, known) : undefined)).find((found) => found !== undefined) ?? houseLanguage;
}

/** A number as a message wants it. The name of a value that lacks stays as it is. */
const NUMBER: FluentFunction = ([value = ""], options) => {
  if (!(value instanceof FluentNumber)) return value;
  return new FluentNumber(value.value, {
    ...value.opts,
    ...Object.fromEntries(Object.entries(options).map(([name, each]) => [name, each.valueOf()])),
  });
};

/** Uses a catalogue for all texts from now on. */
function useCatalogue(tag: string, source: string): void {
  const next = new FluentBundle(localeOf(tag), { useIsolating: false, functions: { NUMBER } });
  next.addResource(new FluentResource(source));
  bundle.value = next;
  language.value = tag;
}

/** The language chosen last. Its catalogue may arrive before that of an earlier choice. */
let chosen = "";

async function load(tag: string): Promise<void> {
  chosen = tag;
  while (chosen === tag) {
    const answer = await fetch(`/words/${tag}.ftl`).catch(() => null);
    const source = answer?.ok ? await answer.text() : null;
    if (chosen !== tag) return;
    if (source !== null) return useCatalogue(tag, source);
    await wait(RETRY_MS);
  }
}

/** Loads the catalogue that this page shows; nothing is drawn before. */
export async function loadWords(ofHouse: string): Promise<void> {
  houseLanguage = ofHouse;
  languages.value = await fetchSurely<LanguageLine[]>("/api/languages");
  await load(preferred());
}

/** Sets the language, and keeps it for this session. */
export async function setLanguage(next: string): Promise<void> {
  sessionStorage.setItem(STORAGE_KEY, next);
  await load(next);
}

/** Forgets the choice of a person who has left. */
export async function resetLanguage(): Promise<void> {
  if (sessionStorage.getItem(STORAGE_KEY) === null) return;
  sessionStorage.removeItem(STORAGE_KEY);
  await load(preferred());
}

/** A number with all its separators: some languages would leave them out below 10,000. */
const counted = (value: number): FluentNumber => new FluentNumber(value, { useGrouping: "always" });

/** Marks a Chinese edge of a value while a message is put together: a message has a space there for Latin names. */
const EDGE = "\ue000";
const edged = (value: string): string => value.replace(/^(?=[㐀-鿿])|(?<=[㐀-鿿])$/g, EDGE);
/** A mark, and the space between it and a Chinese character of the message. */
const WITHIN_CHINESE = new RegExp(`(?<=[㐀-鿿]) ${EDGE}|${EDGE} (?=[㐀-鿿])|${EDGE}`, "g");

/** The message of a key with its values, or null if the catalogue has no such key. A value that lacks is named in its place. */
export function find(key: string, values: Values = {}): string | null {
  const pattern = bundle.value.getMessage(key)?.value;
  if (!pattern) return null;
  const errors: Error[] = [];
  const given = Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? counted(value) : edged(value)]);
  const words = bundle.value.formatPattern(pattern, Object.fromEntries(given), errors).replace(WITHIN_CHINESE, "");
  for (const each of errors) console.error(`${key}: ${each.message}`);
  if (!errors.length) return words;
  const names = [...valuesOf(key)].map((name) => [name, name]);
  return bundle.value.formatPattern(pattern, Object.fromEntries([...names, ...given]), []).replace(WITHIN_CHINESE, "");
}

function* variables(part: unknown): Generator<string> {
  if (typeof part !== "object" || part === null) return;
  if ("type" in part && part.type === "var" && "name" in part) yield String(part.name);
  for (const each of Object.values(part)) yield* variables(each);
}

/** The values that the message of a key names. */
export const valuesOf = (key: string): ReadonlySet<string> => new Set(variables(bundle.value.getMessage(key)?.value));

/** The message of a key with dots for its values. */
export const outline = (key: string): string | null => find(key, Object.fromEntries([...valuesOf(key)].map((name) => [name, "…"])));

/** The message of a key. */
export const say = (key: Key, values?: Values): string => find(key, values) ?? key;

/** While something comes. */
export const oneMoment = (): string => say("one-moment");

/** Where the address of a page names a game that the floor does not have. */
export const noGame = (game: string): string => say("no-game-here", { game });

type Suffix<Prefix extends string, Of = Key> = Of extends `${Prefix}-${infer Rest}` ? Rest : never;

/** A function that looks up messages whose keys begin alike. */
export function translator<Prefix extends string>(prefix: Prefix) {
  return (key: Suffix<Prefix>, values?: Values): string => find(`${prefix}-${key}`, values) ?? key;
}

/** The same for a code that comes from the server; a code without a message is shown as it came. */
export const lookup = (prefix: string, code: string, otherwise: string = code, values?: Values): string =>
  find(`${prefix}-${code.replaceAll(/\W+/g, "-")}`, values) ?? otherwise;
