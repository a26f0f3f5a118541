// Playing cards, alone and as the two hands of a coup.
import { useRef } from "preact/hooks";
import { Back, Court, Pip, type Suit } from "./card_art.tsx";
import { cardName, handName, pointsWords } from "../words/game_words.ts";
import { pipsOf } from "./pips.ts";
import "../../styles/cards.css";

/** How the server writes an unseen card. */
const UNSEEN = "??";

/** "TH" and "10H" are the same card. */
const read = (code: string): { rank: string; suit: Suit } => ({ rank: code.slice(0, -1).replace("10", "T"), suit: code.slice(-1) as Suit });

function Index({ rank, suit }: { rank: string; suit: Suit }) {
  const ten = rank === "T";
  return (
    <>
      <text class="rank" x="25" y="45" text-anchor="middle" {...(ten ? { textLength: 36, lengthAdjust: "spacingAndGlyphs" } : {})}>
        {ten ? "10" : rank}
      </text>
      <Pip suit={suit} x={25} y={68} size={28} />
    </>
  );
}

function Face({ rank, suit }: { rank: string; suit: Suit }) {
  return (
    <>
      <rect class="card-edge" x="1" y="1" width="198" height="278" rx="13" />
      <Index rank={rank} suit={suit} />
      <g transform="rotate(180 100 140)">
        <Index rank={rank} suit={suit} />
      </g>
      {"JQK".includes(rank) ? <Court rank={rank} suit={suit} /> : null}
      {rank === "A" ? <Pip suit={suit} x={100} y={140} size={suit === "S" ? 104 : 80} /> : null}
      {pipsOf(rank).map(({ x, y, over }) => (
        <Pip key={`${x} ${y}`} suit={suit} x={x} y={y} size={38} over={over} />
      ))}
    </>
  );
}

/** A card. It slides in when it is first drawn, after `delay` milliseconds, and turns over when its face comes up. */
export function Card({ code, face = "up", delay = 0 }: { code: string | null; face?: "up" | "down"; delay?: number }) {
  const shown = face === "up" && code !== null && code !== UNSEEN ? read(code) : null;
  const first = useRef(shown !== null);
  const turned = shown !== null && !first.current;
  const red = shown !== null && "HD".includes(shown.suit);
  return (
    <span class={`card${delay < 0 ? " still" : ""}`} style={delay > 0 ? { animationDelay: `${delay}ms` } : undefined}>
      <svg
        key={shown === null ? "down" : "up"}
        class={`card-face ${red ? "red" : "black"}${turned ? " turned" : ""}`}
        viewBox="0 0 200 280"
        role="img"
        aria-label={cardName(shown === null ? null : `${shown.rank}${shown.suit}`)}
      >
        {shown === null ? <Back /> : <Face {...shown} />}
      </svg>
    </span>
  );
}

/** Where the cards of a hand lie: two side by side, the third across on the outer side. */
const PLACES = ["first", "second", "across"] as const;

/** One hand with its name and its total; an exercise has none. The room of a third card is kept from the start. */
export function HandOfCards({
  hand,
  cards,
  total,
  won = false,
}: {
  hand: "player" | "banker";
  cards: readonly { card?: string | null }[];
  total?: number | null;
  won?: boolean;
}) {
  return (
    <div role="group" class={`hand ${hand}${won ? " won" : ""}`} aria-label={handName(hand)}>
      <header>
        <h3>{handName(hand)}</h3>
        {total === undefined ? null : (
          <output class="total" aria-live="polite" aria-label={total === null ? undefined : pointsWords(total)}>
            {total ?? ""}
          </output>
        )}
      </header>
      <div class="hand-cards">
        {cards.map(({ card }, nth) => (
          <div key={nth} class={PLACES[nth] ?? ""}>
            <Card code={card ?? null} />
          </div>
        ))}
      </div>
    </div>
  );
}
