// Draws a page once its words are there.
import { type ComponentChild, render } from "preact";
import { loadWords } from "../words/words.ts";

export async function mount(page: ComponentChild): Promise<void> {
  await loadWords();
  render(page, document.getElementById("app") as HTMLElement);
}
