// Tables, wheels and terminals by the names that the house gives them.
import { signal } from "@preact/signals";
import type { Venue } from "../types.ts";
import { find, language, say } from "./words.ts";

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

/** A place of the log: "Terminal 2" for pt/2, "Dealer of Baccarat 1" for dt/star-1, "Supervisor" for desk/supervisor. */
export function placeName(place: string): string {
  const [kind = "", name = ""] = place.split("/");
  if (kind === "pt") return terminalName(name);
  if (kind === "dt") return say("page-dealer", { game: gameName(name) });
  return kind === "desk" ? (find(`page-${name}`) ?? place) : place;
}
