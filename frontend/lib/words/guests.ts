// The names of guests at a table: what they are called now, and a name that tells a newcomer apart.
import type { SeenGuest } from "../types.ts";

export type Guests = readonly Pick<SeenGuest, "name" | "called">[];

/** What a guest is called now, by the name under which they joined. */
export const called = (guests: Guests | undefined, player: string): string =>
  guests?.find((each) => each.name === player)?.called ?? player;

/** A name for a newcomer. If somebody here has it, a number after it tells the two apart: "Mr Lee 2". */
export function freeName(guests: Guests | undefined, name: string): string {
  const taken = new Set((guests ?? []).flatMap((each) => [each.name, called(guests, each.name)]));
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}
