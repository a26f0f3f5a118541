// Fair dealing in the browser: the terminal's own numbers, and every deal computed again with Web Crypto.
import type { Proof } from "../types.ts";

/** What does not fit; "checked" if everything does. */
export type Verdict = "checked" | "withdrawn" | "promise" | "seed" | "own" | "numbers" | "outcome";

/** What this browser saw of a deal before the seed was revealed. */
export interface Observed {
  commitment: string;
  /** The number that this terminal revealed and the server accepted. */
  number: string | null;
  /** Who this terminal is in the proof. */
  terminal: string;
  /** What the screen showed: the number of the spin, or the cards of coups by their names. */
  shown: { number?: number | null; coups?: Readonly<Record<string, readonly string[]>> };
}

const DECK = [..."SHDC"].flatMap((suit) => [..."A23456789TJQK"].map((rank) => rank + suit));
const POCKETS = 37;
const WORDS = 2 ** 32;

/** Whether this browser can check: only a secure page has Web Crypto. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (digits: string): Uint8Array<ArrayBuffer> => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;

/** The SHA-256 of lines, one under the other. */
async function sha256(...lines: string[]): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes(lines.join("\n")))));
}

const hmac = async (key: Uint8Array<ArrayBuffer>, message: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> => {
  const made = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", made, message));
};

/** A number of this terminal: 32 random bytes. */
export const randomNumber = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));

/** The commitment of a terminal to its number. */
export const numberCommitment = (kind: string, game: string, deal: string, terminal: string, number: string): Promise<string> =>
  sha256(`number/${kind}/${game}/${deal}/${terminal}/${number}`);

/** By code point, as the server sorts: JavaScript orders characters beyond the first 65,536 differently. */
function byCodePoint(one: { terminal: string }, other: { terminal: string }): number {
  const [a, b] = [[...one.terminal], [...other.terminal]];
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const apart = (a[at]?.codePointAt(0) ?? 0) - (b[at]?.codePointAt(0) ?? 0);
    if (apart) return apart;
  }
  return a.length - b.length;
}

/** The stream of numbers below a bound that a key gives. */
async function numberStream(key: Uint8Array<ArrayBuffer>, label: string): Promise<(bound: number) => Promise<number>> {
  let block = 0;
  let left: number[] = [];
  const next = async (): Promise<number> => {
    if (left.length === 0) {
      const view = new DataView((await hmac(key, bytes(`${label}/${block++}`))).buffer);
      left = Array.from({ length: 8 }, (_, at) => view.getUint32(4 * at));
    }
    return left.shift() ?? 0;
  };
  return async (bound) => {
    const fair = WORDS - (WORDS % bound);
    let number = await next();
    while (number >= fair) number = await next();
    return number % bound;
  };
}

/** The cards of a shoe before the cut. */
async function shoe(key: Uint8Array<ArrayBuffer>, label: string, decks: number): Promise<string[]> {
  const cards = Array.from({ length: decks }, () => DECK).flat();
  const below = await numberStream(key, label);
  for (let last = cards.length - 1; last > 0; last--) {
    const place = await below(last + 1);
    [cards[last], cards[place]] = [cards[place] as string, cards[last] as string];
  }
  return cards;
}

/** Computes a deal again, and compares it with what this browser saw. */
export async function check(proof: Proof, seen: Observed): Promise<Verdict> {
  const { kind, game, deal, seed, scheme = 1, numbers = [], head } = proof;
  if (proof.commitment !== seen.commitment) return "promise";
  if (proof.withdrawn != null) return "withdrawn";
  const label = `${kind}/${game}/${deal}`;
  if (seed == null || (await sha256(scheme === 1 ? `${label}/${seed}` : `${label}/${scheme}/${seed}`)) !== proof.commitment) return "seed";
  if (seen.number !== null && numbers.find((each) => each.terminal === seen.terminal)?.number !== seen.number) return "own";
  for (const each of numbers) {
    if (each.number != null && (await numberCommitment(kind, game, deal, each.terminal, each.number)) !== each.commitment) return "numbers";
  }
  const dealt = proof.number != null || (proof.burned?.length ?? 0) + (proof.coups?.length ?? 0) > 0;
  if (scheme !== 1 && head == null) return dealt ? "numbers" : "checked";
  const lines = [...numbers].sort(byCodePoint).map((each) => `${each.terminal} ${each.number ?? each.commitment}`);
  const key = scheme === 1 ? fromHex(seed) : await hmac(fromHex(seed), fromHex(await sha256(label, head ?? "", ...lines)));
  return (await outcomeFits(proof, seen, key, label)) ? "checked" : "outcome";
}

/** Whether the number, or the cards, are those that the key gives, and those that were shown. */
async function outcomeFits(proof: Proof, { shown }: Observed, key: Uint8Array<ArrayBuffer>, label: string): Promise<boolean> {
  if (proof.kind === "spin") {
    const number = await (await numberStream(key, label))(POCKETS);
    return [proof.number, shown.number].every((each) => each == null || each === number);
  }
  const cards = await shoe(key, label, proof.decks ?? 0);
  const order = [...cards.slice(proof.cut ?? 0), ...cards.slice(0, proof.cut ?? 0)];
  const coups = proof.coups ?? [];
  const out = [...(proof.burned ?? []), ...coups.flatMap((each) => each.cards)];
  // A card between two coups may be the first of the next.
  const cardsOf = (coup: string): readonly (string | null)[] =>
    coups.flatMap((each, at) => (each.coup === coup || (each.coup === null && coups[at + 1]?.coup === coup) ? each.cards : []));
  return (
    out.length <= order.length &&
    out.every((card, at) => card === null || card === order[at]) &&
    Object.entries(shown.coups ?? {}).every(([coup, cards]) => cardsOf(coup).length === 0 || inOrder(cards, cardsOf(coup)))
  );
}

/** Whether cards come in this order among others; an unread card fits any. */
function inOrder(cards: readonly string[], among: readonly (string | null)[]): boolean {
  let at = 0;
  for (const card of among) if (at < cards.length && (card === null || card === cards[at])) at++;
  return at === cards.length;
}
