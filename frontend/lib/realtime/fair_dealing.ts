// A terminal's part in fair dealing: it adds a number to each deal, reveals it in time, and checks the result.
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { canCheck, check, randomNumber, numberCommitment, type Observed, type Verdict } from "./fair.ts";
import { get } from "./http.ts";
import type { Connection } from "./connection.ts";
import type { Key } from "../keys.ts";
import type { GameView, Proof, SeenDeal } from "../types.ts";

/** What this browser stores of a deal, by the house's commitment, so that a reload loses nothing. */
interface StoredDeal {
  deal: string;
  number?: string;
  /** Whether the server has the commitment to it. */
  committed?: boolean;
  /** Whether the server has the number. */
  revealed?: boolean;
  /** Whether the server refused one of them. */
  refused?: boolean;
  verdict?: Verdict;
}

export interface FairDealing {
  /** The deal that is under way, or comes next. */
  deal: ReadonlySignal<SeenDeal | null>;
  /** The number of this terminal in it. */
  number: ReadonlySignal<string | null>;
  /** The deal that was checked last, and what was found. */
  last: ReadonlySignal<{ deal: string; verdict: Verdict } | null>;
}

interface FairParticipant {
  /** The terminal's number; null if it only watches. */
  terminal: ReadonlySignal<string | null>;
  /** Whether it adds a number to a deal. */
  adds(deal: SeenDeal): boolean;
  /** What the screen shows of a deal. */
  shown(deal: SeenDeal): Observed["shown"];
}

/** All terminals learn of a seed at once; a random delay spreads their requests for the proof. */
const SPREAD_MS = 1000;
const MAX_STORED_DEALS = 8;

export function joinFairDealing(
  connection: Connection,
  name: string,
  game: ReadonlySignal<GameView | null>,
  participant: FairParticipant,
): FairDealing {
  const place = computed(() => `pitboss-deals/${name}/${participant.terminal.value ?? ""}`);
  const stored = signal<Readonly<Record<string, StoredDeal>>>({});
  let opened = "";
  function store(commitment: string, change: Partial<StoredDeal>, deal: string): void {
    const next = { ...stored.peek(), [commitment]: { ...stored.peek()[commitment], ...change, deal } };
    stored.value = Object.fromEntries(Object.entries(next).slice(-MAX_STORED_DEALS));
    sessionStorage.setItem(place.peek(), JSON.stringify(stored.peek()));
  }

  async function commit(deal: SeenDeal, terminal: string, number: string): Promise<void> {
    store(deal.commitment, { number }, deal.deal);
    const made = await numberCommitment(deal.kind, name, deal.deal, terminal, number);
    const answer = await connection.do({ type: "commit-number", terminal, game: name, deal: deal.deal, commitment: made });
    store(deal.commitment, answer.type === "done" ? { committed: true } : { refused: true }, deal.deal);
  }

  async function reveal(deal: SeenDeal, terminal: string, value: string): Promise<void> {
    const answer = await connection.do({ type: "reveal-number", terminal, game: name, deal: deal.deal, value });
    store(deal.commitment, answer.type === "done" ? { revealed: true } : { refused: true }, deal.deal);
  }

  async function prove(deal: SeenDeal, terminal: string | null, known: StoredDeal): Promise<void> {
    await new Promise((done) => setTimeout(done, Math.random() * SPREAD_MS));
    const got = await get<Proof>(`/api/deals/${encodeURIComponent(name)}/${encodeURIComponent(deal.deal)}`);
    if (!got.ok) return;
    const number = known.revealed ? (known.number ?? null) : null;
    const seen = { commitment: deal.commitment, number, terminal: terminal ?? "", shown: participant.shown(deal) };
    const verdict = await check(got.body, seen);
    store(deal.commitment, { verdict }, deal.deal);
    if (verdict !== "checked" && verdict !== "withdrawn" && terminal !== null) {
      const key: Key = `dispute-${verdict}`;
      void connection.do({ type: "dispute-deal", terminal, game: name, deal: deal.deal, finding: { type: "text", key } });
    }
  }

  const busy = new Set<string>();
  /** Runs a task unless the same one is running. */
  function unlessBusy(what: string, task: () => Promise<void>): void {
    if (busy.has(what)) return;
    busy.add(what);
    void task().finally(() => busy.delete(what));
  }

  effect(() => {
    if (place.value !== opened) {
      opened = place.value;
      stored.value = JSON.parse(sessionStorage.getItem(opened) ?? "{}") as Record<string, StoredDeal>;
    }
    if (!canCheck() || connection.state.value.is !== "open") return;
    const [deals, terminal] = [game.value?.deals ?? [], participant.terminal.value];
    for (const deal of deals) {
      const known = stored.value[deal.commitment];
      if (deal.told) {
        // A deal revealed before this page opened has no commitment seen here.
        if (known && !known.verdict) unlessBusy(`prove/${deal.commitment}`, () => prove(deal, terminal, known));
        continue;
      }
      if (!known && !deal.withdrawn) queueMicrotask(() => store(deal.commitment, {}, deal.deal));
      if (terminal === null) continue;
      if (known?.refused) continue;
      const number = known?.number;
      if (deal.asks === "commit" && !known?.committed && participant.adds(deal))
        unlessBusy(`commit/${deal.commitment}`, () => commit(deal, terminal, number ?? randomNumber()));
      if (deal.asks === "tell" && number && !known?.revealed) unlessBusy(`tell/${deal.commitment}`, () => reveal(deal, terminal, number));
    }
  });

  const deal = computed(() => {
    const deals = game.value?.deals ?? [];
    return deals.find((each) => !each.told && !each.withdrawn) ?? deals[0] ?? null;
  });
  return {
    deal,
    number: computed(() => {
      const known = stored.value[deal.value?.commitment ?? ""];
      return known?.committed && !known.refused ? (known.number ?? null) : null;
    }),
    last: computed(() => {
      const checked = Object.values(stored.value)
        .filter((each) => each.verdict)
        .at(-1);
      return checked?.verdict ? { deal: checked.deal, verdict: checked.verdict } : null;
    }),
  };
}
