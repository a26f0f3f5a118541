// Tables, wheels, terminals and devices by the names that the house gives them.
import { signal } from "@preact/signals";
import type { Venue } from "../types.ts";
import { find, language, say } from "./words.ts";

const venue = signal<Pick<Venue, "games" | "terminals">>({ games: [], terminals: [] });

/** Takes the names from what the server tells of the floor. */
export function usePlaces(told: Pick<Venue, "games" | "terminals">): void {
  venue.value = told;
}

const gameGiven = (name: string): string | undefined => venue.value.games.find((game) => game.name === name)?.names[language.value];
const terminalGiven = (number: string): string | undefined =>
  venue.value.terminals.find((terminal) => terminal.number === number)?.names[language.value];

/** "Baccarat 1" for the table star-1, in the language of the page. */
export const gameName = (name: string): string => gameGiven(name) ?? name;

/** "Terminal 2", or what the house calls it; "Seat 3 at Baccarat 1" for star-1/3. */
export function terminalName(number: string): string {
  const [table = "", seat] = number.split("/");
  if (seat !== undefined) return say("page-seat", { seat, table: gameName(table) });
  return terminalGiven(number) ?? say("place-pt", { name: number });
}

/** "Shoe of Baccarat 1" for shoe-star-1: a device is named by its kind and what it serves. */
export function deviceName(name: string): string {
  const [, kind = "", of = name] = /^([a-z]+)-(.+)$/.exec(name) ?? [];
  switch (kind) {
    case "shoe":
    case "wheel":
    case "rfid":
      return say(`device-${kind}`, { of: gameName(of) });
    case "stacker":
    case "printer":
      return say(`device-${kind}`, { of: terminalName(of) });
    case "kiosk":
      return placeName(`kiosk/${of}`);
    default:
      return name;
  }
}

/** A place by its key: "Terminal 2" for pt/2, "Dealer of Baccarat 1" for dt/star-1, "Supervisor" for desk/supervisor. */
export function placeName(place: string): string {
  const [kind = "", name = ""] = place.split("/");
  switch (kind) {
    case "table":
    case "wheel":
    case "game":
      return gameGiven(name) ?? say(`place-${kind}`, { name });
    case "pt":
      return terminalName(name);
    case "dt":
      return say("page-dealer", { game: gameName(name) });
    case "desk":
      return find(`page-${name}`) ?? place;
    case "device":
      return deviceName(name);
    default:
      return find(`place-${kind}`, { name }) ?? place;
  }
}
