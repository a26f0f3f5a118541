// The catalogues, for tests without a server.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "..", "..", "src", "pitboss", "words");

// Stubs of the browser, which the words set the language of.
if (!("document" in globalThis)) Object.assign(globalThis, { document: { documentElement: {} } });
const { useCatalogue } = await import("../lib/words/words.ts");

/** Shows all texts in a language from now on. */
export function speak(language: string): void {
  useCatalogue(language, readFileSync(join(FOLDER, `${language}.ftl`), "utf8"));
}
