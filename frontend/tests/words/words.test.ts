// The language of a page: the one chosen last, whichever catalogue arrives first.
import assert from "node:assert/strict";
import { test } from "node:test";

import "../catalogue.ts";
const { language, say, setLanguage } = await import("../../lib/words/words.ts");

test("the catalogue of an earlier choice that arrives late is not shown", async () => {
  const { fetch } = globalThis;
  const arrive: Record<string, () => void> = {};
  globalThis.fetch = (path) =>
    new Promise((come) => {
      const tag = String(path).replace("/words/", "").replace(".ftl", "");
      arrive[tag] = () => come(new Response(`language-name = ${tag}`));
    });
  try {
    const choices = [setLanguage("de"), setLanguage("fr")];
    arrive["fr"]?.();
    await choices[1];
    arrive["de"]?.();
    await choices[0];
    assert.equal(language.value, "fr");
    assert.equal(say("language-name"), "fr");
  } finally {
    globalThis.fetch = fetch;
  }
});
