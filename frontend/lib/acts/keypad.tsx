// Key pads: a card by rank and suit, a number of the wheel. Both by finger and by keyboard.
import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { cardsOf, HANDS } from "../felt/board_logic.ts";
import { codeOf, type Keyed, keyed, NOTHING, RANKS, SUITS } from "./card_keys.ts";
import { handName } from "../words/game_words.ts";
import type { Hand, PastCoup } from "../types.ts";
import { labelled } from "../words/texts.ts";
import { translator } from "../words/words.ts";
import "../../styles/acting.css";

const say = translator("keypad");

const SIGNS: Readonly<Record<string, string>> = { S: "♠", H: "♥", D: "♦", C: "♣" };
const rankText = (rank: string): string => (rank === "T" ? "10" : rank);

/** "9♠" for "9S". */
export const cardText = (code: string): string => `${rankText(code.slice(0, -1))}${SIGNS[code.slice(-1)] ?? ""}`;

/** The cards of one hand of a coup that is over: "9♠ K♥". */
export const handText = (past: PastCoup, hand: Hand): string => cardsOf(past, hand).map(cardText).join(" ");

/** "Player 9♠ K♥ · Banker 3♦ 4♣". */
export const handsText = (past: PastCoup): string => HANDS.map((hand) => `${handName(hand)} ${handText(past, hand)}`).join(" · ");

const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches("input, select, textarea") || target.isContentEditable);

/** Rank and suit as buttons; the parent keeps what was picked. */
export function CardPicker({ picked, onPick }: { picked: Keyed; onPick: (picked: Keyed) => void }) {
  return (
    <div class="card-picker">
      <div class="pad-ranks" role="group" aria-label={say("rank")}>
        {RANKS.map((rank) => (
          <button type="button" key={rank} aria-pressed={picked.rank === rank} onClick={() => onPick({ ...picked, rank })}>
            {rankText(rank)}
          </button>
        ))}
      </div>
      <div class="pad-suits" role="group" aria-label={say("suit")}>
        {SUITS.map((suit) => (
          <button
            type="button"
            key={suit}
            class={`suit-${suit}`}
            aria-label={say(suit)}
            aria-pressed={picked.suit === suit}
            onClick={() => onPick({ ...picked, suit })}
          >
            {SIGNS[suit]}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The pad for cards that no shoe reads: `title` says which card is expected. */
export function CardPad({ title, onCard, disabled = false }: { title: string; onCard: (code: string) => void; disabled?: boolean }) {
  const picked = useSignal<Keyed>(NOTHING);
  const code = codeOf(picked.value);
  // Typing is faster than drawing: read what is picked now, not what was drawn.
  const enter = (): void => {
    const card = codeOf(picked.value);
    if (disabled || card === null) return;
    picked.value = NOTHING;
    onCard(card);
  };
  // A layout effect, so that no key is lost between drawing and listening.
  useLayoutEffect(() => {
    const typed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || writing(event.target) || document.querySelector("dialog[open]")) return;
      if (event.key !== "Enter") picked.value = keyed(picked.value, event.key);
      // Any other button that has the focus takes Enter for itself.
      else if (codeOf(picked.value) !== null && (!(event.target instanceof HTMLButtonElement) || event.target.closest(".card-picker"))) {
        event.preventDefault();
        enter();
      }
    };
    addEventListener("keydown", typed);
    return () => removeEventListener("keydown", typed);
  });
  return (
    <section class="card-pad" aria-label={title}>
      <CardPicker
        picked={picked.value}
        onPick={(next) => {
          picked.value = next;
        }}
      />
      <div class="spread">
        <span class="soft small">{say("keys")}</span>
        <div class="row">
          <button
            type="button"
            class="quiet"
            onClick={() => {
              picked.value = NOTHING;
            }}
          >
            {say("clear")}
          </button>
          <button type="button" class="primary" disabled={disabled || code === null} onClick={enter}>
            {code === null ? title : labelled(title, cardText(code))}
          </button>
        </div>
      </div>
    </section>
  );
}

const NUMBERS = Array.from({ length: 37 }, (_, number) => number);

/** The numbers of the wheel. */
export function NumberPicker({ number, onPick }: { number: number | null; onPick: (number: number) => void }) {
  return (
    <div class="number-picker" role="group">
      {NUMBERS.map((each) => (
        <button type="button" key={each} aria-pressed={number === each} onClick={() => onPick(each)}>
          {each}
        </button>
      ))}
    </div>
  );
}
