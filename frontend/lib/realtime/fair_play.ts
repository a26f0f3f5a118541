// A terminal's part in fair dealing: it adds a number to each deal, tells it in time, and checks what came of it.
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { able, check, draw, numberCommitment, type Seen, type Verdict } from "./fair.ts";
import { get } from "./http.ts";
import type { Line } from "./live.ts";
import type { GameView, Proof, SeenDeal } from "../types.ts";

/** What this browser keeps of a deal, by the house's commitment: it may be loaded anew in the middle of one. */
interface Kept {
  deal: string;
  number?: string;
  /** Whether the server has the commitment to it. */
  committed?: boolean;
  /** Whether the server has the number. */
  told?: boolean;
  /** Whether it refused one of them: too late, or left out. */
  refused?: boolean;
  verdict?: Verdict;
}

export interface FairPlay {
  /** The deal that is under way, or comes next. */
  deal: ReadonlySignal<SeenDeal | null>;
  /** The number of this terminal in it. */
  number: ReadonlySignal<string | null>;
  /** The deal that was checked last, and what was found. */
  last: ReadonlySignal<{ deal: string; verdict: Verdict } | null>;
}

export interface Player {
  /** Who the terminal is; nobody if it only looks. */
  terminal: ReadonlySignal<string | null>;
  /** Whether it adds a number to a deal. */
  adds(deal: SeenDeal): boolean;
  /** What the screen shows of a deal. */
  shown(deal: SeenDeal): Seen["shown"];
}

/** All terminals hear at once that a seed is told: they ask for the proof one after the other. */
const SPREAD_MS = 1000;
const REMEMBERED = 8;

export function playFair(line: Line, name: string, game: ReadonlySignal<GameView | null>, player: Player): FairPlay {
  const place = computed(() => `pitboss-deals/${name}/${player.terminal.value ?? ""}`);
  const kept = signal<Readonly<Record<string, Kept>>>({});
  let opened = "";
  function keep(commitment: string, change: Partial<Kept>, deal: string): void {
    const next = { ...kept.peek(), [commitment]: { ...kept.peek()[commitment], ...change, deal } };
    kept.value = Object.fromEntries(Object.entries(next).slice(-REMEMBERED));
    sessionStorage.setItem(place.peek(), JSON.stringify(kept.peek()));
  }

  async function commit(deal: SeenDeal, terminal: string, number: string): Promise<void> {
    keep(deal.commitment, { number }, deal.deal);
    const made = await numberCommitment(deal.kind, name, deal.deal, terminal, number);
    const answer = await line.do({ type: "commit-number", terminal, game: name, deal: deal.deal, commitment: made });
    keep(deal.commitment, answer.type === "done" ? { committed: true } : { refused: true }, deal.deal);
  }

  async function reveal(deal: SeenDeal, terminal: string, value: string): Promise<void> {
    const answer = await line.do({ type: "reveal-number", terminal, game: name, deal: deal.deal, value });
    keep(deal.commitment, answer.type === "done" ? { told: true } : { refused: true }, deal.deal);
  }

  async function prove(deal: SeenDeal, terminal: string | null, known: Kept): Promise<void> {
    await new Promise((done) => setTimeout(done, Math.random() * SPREAD_MS));
    const got = await get<Proof>(`/api/deals/${encodeURIComponent(name)}/${encodeURIComponent(deal.deal)}`);
    if (!got.ok) return;
    const number = known.told ? (known.number ?? null) : null;
    const seen = { commitment: deal.commitment, number, terminal: terminal ?? "", shown: player.shown(deal) };
    const verdict = await check(got.body, seen);
    keep(deal.commitment, { verdict }, deal.deal);
    if (verdict !== "checked" && verdict !== "withdrawn" && terminal !== null) {
      void line.do({ type: "dispute-deal", terminal, game: name, deal: deal.deal, finding: FINDINGS[verdict] });
    }
  }

  const busy = new Set<string>();
  /** Does something for a deal unless that is being done. */
  function once(what: string, doing: () => Promise<void>): void {
    if (busy.has(what)) return;
    busy.add(what);
    void doing().finally(() => busy.delete(what));
  }

  effect(() => {
    if (place.value !== opened) {
      opened = place.value;
      kept.value = JSON.parse(sessionStorage.getItem(opened) ?? "{}") as Record<string, Kept>;
    }
    if (!able() || line.state.value.is !== "open") return;
    const [deals, terminal] = [game.value?.deals ?? [], player.terminal.value];
    for (const deal of deals) {
      const known = kept.value[deal.commitment];
      if (deal.told) {
        // Of a deal that was told before this page was opened nobody saw the commitment.
        if (known && !known.verdict) once(`prove/${deal.commitment}`, () => prove(deal, terminal, known));
        continue;
      }
      if (!known && !deal.withdrawn) queueMicrotask(() => keep(deal.commitment, {}, deal.deal));
      if (terminal === null) continue;
      if (known?.refused) continue;
      const number = known?.number;
      if (deal.asks === "commit" && !known?.committed && player.adds(deal))
        once(`commit/${deal.commitment}`, () => commit(deal, terminal, number ?? draw()));
      if (deal.asks === "tell" && number && !known?.told) once(`tell/${deal.commitment}`, () => reveal(deal, terminal, number));
    }
  });

  const deal = computed(() => {
    const deals = game.value?.deals ?? [];
    return deals.find((each) => !each.told && !each.withdrawn) ?? deals[0] ?? null;
  });
  return {
    deal,
    number: computed(() => {
      const known = kept.value[deal.value?.commitment ?? ""];
      return known?.committed && !known.refused ? (known.number ?? null) : null;
    }),
    last: computed(() => {
      const checked = Object.values(kept.value)
        .filter((each) => each.verdict)
        .at(-1);
      return checked?.verdict ? { deal: checked.deal, verdict: checked.verdict } : null;
    }),
  };
}

/** What staff and the log read; screens have words of their own. */
const FINDINGS: Readonly<Record<Exclude<Verdict, "checked" | "withdrawn">, string>> = {
  promise: "The commitment is not the one that was shown before.",
  seed: "The seed does not fit the commitment.",
  own: "The number of this terminal is not in it, though the server took it.",
  numbers: "The number of a terminal does not fit its commitment.",
  outcome: "What was dealt is not what seed and numbers give, or not what was shown.",
};
