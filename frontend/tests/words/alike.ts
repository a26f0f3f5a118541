// Renders what the server rendered, for tests/words/test_alike.py: texts and tags from the input, their words to the output.
import { text } from "node:stream/consumers";

import type { Text, Venue } from "../../lib/types.ts";
import { speak } from "../catalogue.ts";

interface Given {
  /** The languages, each with its catalogue as the server sends it, and the texts to render in it. */
  languages: Readonly<Record<string, { source: string; texts: readonly Text[] }>>;
  venue: Pick<Venue, "games" | "terminals">;
  utc_offset: number;
  tags: readonly string[];
}

const { languages, venue, utc_offset, tags } = JSON.parse(await text(process.stdin)) as Given;
const { language, loadWords } = await import("../../lib/words/words.ts");
const { render } = await import("../../lib/words/texts.ts");
const { usePlaces } = await import("../../lib/words/places.ts");
const { zoneMinutes } = await import("../../lib/realtime/zone.ts");

usePlaces(venue);
zoneMinutes.value = utc_offset;
// A text that lacks a fact is reported there, too.
console.error = () => undefined;

const rendered: Record<string, string[]> = {};
for (const [tag, { source, texts }] of Object.entries(languages)) {
  await speak(tag, source);
  rendered[tag] = texts.map(render);
}

/** The language of a page whose address names a tag, in a house that speaks `eo`. */
async function languageOf(tag: string): Promise<string> {
  globalThis.location = { hash: `#lang=${encodeURIComponent(tag)}` } as Location;
  await loadWords("eo");
  return language.value;
}

globalThis.fetch = async (path) =>
  new Response(String(path).endsWith("/languages") ? JSON.stringify(Object.keys(languages).map((tag) => ({ language: tag }))) : "");
const closest: string[] = [];
for (const tag of tags) closest.push(await languageOf(tag));

console.log(JSON.stringify({ rendered, closest }));
