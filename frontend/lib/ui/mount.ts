// Draws a page once its words are there.
import { type ComponentChild, render } from "preact";
import type { Venue } from "../types.ts";
import { usePlaces } from "../words/places.ts";
import { fetchSurely, loadWords } from "../words/words.ts";

export async function mount(page: ComponentChild): Promise<void> {
  const venue = await fetchSurely<Venue>("/api/venue");
  usePlaces(venue);
  await loadWords(venue.language);
  render(page, document.getElementById("app") as HTMLElement);
}
