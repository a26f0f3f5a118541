// Tables, wheels and terminals by the names that the house gives them.
import { signal } from "@preact/signals";
import type { Venue } from "../types.ts";
import { language, say } from "./words.ts";

const venue = signal<Pick<Venue, "games" | "terminals">>({ games: [], terminals: [] });

/** Takes the names from what the server tells of the floor. */
export function usePlaces(told: Venue): void {
  venue.value = told;
}

/** "Baccarat 1" for the table star-1, in the language of the page. */
export const gameName = (name: string): string => venue.value.games.find((game) => game.name === name)?.names[language.value] ?? name;

/** "Terminal 2", or what the house calls it. */
export const terminalName = (number: string): string =>
  venue.value.terminals.find((terminal) => terminal.number === number)?.names[language.value] ?? say("player-terminal", { number });
