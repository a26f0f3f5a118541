// The words of a page: the catalogue of the chosen language, and the texts that it renders.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import type { Key } from "../keys.ts";
import { get } from "../realtime/http.ts";
import type { LanguageLine } from "../types.ts";

type Values = Readonly<Record<string, string | number>>;

const STORAGE_KEY = "pitboss-language";
const RETRY_MS = 1000;

export const languages = signal<readonly LanguageLine[]>([]);
export const language = signal("en");
const bundle = signal(new FluentBundle("en"));

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

/** The language of a tag such as `zh-HK`, if the floor has one that its readers read. */
function closest(tag: string, known: readonly string[]): string | undefined {
  const { language: main, script, region } = new Intl.Locale(tag).maximize();
  const candidates = [tag, `${main}-${region}`, `${main}-${script}`, main];
  return candidates.find((each) => known.includes(each));
}

/** The language of the house. */
let houseLanguage = "en";

/** What was chosen in this session, what the address of the page names, or the language of the house. */
function preferred(): string {
  const known = languages.value.map((each) => each.language);
  const wanted = [sessionStorage.getItem(STORAGE_KEY), new URLSearchParams(location.hash.slice(1)).get("lang")];
  return wanted.map((tag) => (tag ? closest(tag, known) : undefined)).find((found) => found !== undefined) ?? houseLanguage;
}

/** Uses a catalogue for all texts from now on. */
function useCatalogue(tag: string, source: string): void {
  const next = new FluentBundle(tag, { useIsolating: false });
  next.addResource(new FluentResource(source));
  bundle.value = next;
  language.value = tag;
}

async function load(tag: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`/words/${tag}.ftl`).catch(() => null);
    if (answer?.ok) {
      useCatalogue(tag, await answer.text());
      return;
    }
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

/** The message of a key with its values, or null if the catalogue has no such key. A value that lacks is named in its place. */
export function find(key: string, values: Values = {}): string | null {
  const pattern = bundle.value.getMessage(key)?.value;
  if (!pattern) return null;
  const errors: Error[] = [];
  const words = bundle.value.formatPattern(pattern, { ...values }, errors);
  for (const each of errors) console.error(`${key}: ${each.message}`);
  return words;
}

/** The message of a key with dots for its values. */
export function outline(key: string): string | null {
  const pattern = bundle.value.getMessage(key)?.value;
  const words = pattern ? bundle.value.formatPattern(pattern, {}, []) : null;
  return words?.replaceAll(/…?\{(?:NUMBER\()?\$[\w-]+\)?\}/g, "…") ?? null;
}

/** The message of a key. */
export const say = (key: Key, values?: Values): string => find(key, values) ?? key;

type Suffix<Prefix extends string, Of = Key> = Of extends `${Prefix}-${infer Rest}` ? Rest : never;

/** A function that looks up messages whose keys begin alike. */
export function translator<Prefix extends string>(prefix: Prefix) {
  return (key: Suffix<Prefix>, values?: Values): string => find(`${prefix}-${key}`, values) ?? key;
}

/** The same for a code that comes from the server; a code without a message is shown as it came. */
export const lookup = (prefix: string, code: string, otherwise: string = code, values?: Values): string =>
  find(`${prefix}-${code.replaceAll(/\W+/g, "-")}`, values) ?? otherwise;
