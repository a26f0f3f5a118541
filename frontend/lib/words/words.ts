// Words in the chosen language: a row of a table has the English and the Chinese.
import { effect, signal } from "@preact/signals";

type Language = "en" | "zh";
export type Words = Readonly<Record<string, readonly [en: string, zh: string]>>;

const STORAGE_KEY = "pitboss-language";

function initialLanguage(): Language {
  const wanted = new URLSearchParams(location.hash.slice(1)).get("lang") ?? localStorage.getItem(STORAGE_KEY);
  if (wanted === "en" || wanted === "zh") return wanted;
  return navigator.language.startsWith("zh") ? "zh" : "en";
}

export const language = signal<Language>(initialLanguage());
effect(() => {
  document.documentElement.lang = language.value === "zh" ? "zh-Hans" : "en";
});

/** Sets the language, and stores it in this browser. */
export function setLanguage(next: Language): void {
  localStorage.setItem(STORAGE_KEY, next);
  language.value = next;
}

/** Puts values where a sentence has their names in braces: "{n} cards". */
export function fill(sentence: string, values: Readonly<Record<string, string | number>> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A function that looks up words of a table in the chosen language. */
export function translator<W extends Words>(words: W) {
  return (key: keyof W & string, values?: Readonly<Record<string, string | number>>): string =>
    fill((words[key] as readonly [string, string])[language.value === "zh" ? 1 : 0], values);
}

/** The same for a key that comes from the server; a key without a row is shown as the server wrote it. */
export function lookup(words: Words, key: string, otherwise: string = key): string {
  const row = words[key];
  return row ? row[language.value === "zh" ? 1 : 0] : otherwise;
}
