// The fields of a page's address after its #: the key of the device, the game, the place.
import { signal } from "@preact/signals";

const read = (): Record<string, string> => Object.fromEntries(new URLSearchParams(location.hash.slice(1)));

/** The fields of the address, followed as it changes. */
export const address = signal(read());
addEventListener("hashchange", () => {
  address.value = read();
});

/** Changes some fields of the address, and with it what the page shows. */
export function go(fields: Readonly<Record<string, string | null>>): void {
  const next = new URLSearchParams(location.hash.slice(1));
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  location.hash = next.toString();
}
