// The catalogues, for tests without a server.
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

const FOLDER = join(import.meta.dirname, "..", "..", "src", "pitboss", "words");

/** Sets what only a browser has, unless the test has set it. */
function stub(name: string, value: unknown): void {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true });
}

stub("document", { documentElement: {} });
stub("sessionStorage", { getItem: () => null, setItem: () => undefined });
const { setLanguage } = await import("../lib/words/words.ts");

/** Shows all texts in a language from now on. The catalogue comes as a page gets it; `source` is that of a house. */
export async function speak(language: string, source?: string): Promise<void> {
  const { fetch } = globalThis;
  globalThis.fetch = async (path) => new Response(source ?? (await readFile(join(FOLDER, basename(String(path))))));
  try {
    await setLanguage(language);
  } finally {
    globalThis.fetch = fetch;
  }
}
