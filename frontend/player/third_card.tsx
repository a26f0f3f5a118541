// Why a third card is drawn or not: the server explains the coup step by step, with the table of play.
import { useState } from "preact/hooks";
import { useFetched } from "../lib/realtime/fetched.ts";
import { HandOfCards } from "../lib/felt/cards.tsx";
import "../styles/guide.css";
import { Tableau } from "../lib/felt/tableau.tsx";
import type { CoupExplained, GameView, Hand } from "../lib/types.ts";
import { Clause } from "../lib/felt/clause.tsx";
import { Dialog } from "../lib/ui/parts.tsx";
import { language, oneMoment } from "../lib/words/words.ts";
import { Icon } from "./icons.tsx";
import type { Terminal } from "./state/terminal.ts";
import { say } from "./words.ts";

export function ThirdCard({ at, game }: { at: Terminal; game: GameView }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button class="quiet third-card" onClick={() => setOpen(true)}>
        <Icon name="question" />
        {say("third-card")}
      </button>
      {open ? (
        <Dialog wide title={say("third-title")} onClose={() => setOpen(false)}>
          <Explained at={at} game={game} />
        </Dialog>
      ) : null}
    </>
  );
}

function Explained({ at, game }: { at: Terminal; game: GameView }) {
  // Another card on the table makes another explanation.
  const about = JSON.stringify([game.play, game.phase, game.table?.coup?.cards]);
  const explained = useFetched<CoupExplained>(`/api/games/${encodeURIComponent(game.name)}/explained?lang=${language.value}`, {
    token: at.key,
    refreshOn: about,
  });
  if (!explained?.ok)
    return (
      <p class="soft" role="status">
        {oneMoment()}
      </p>
    );
  const { tableau, cards = [], totals = [], steps = [], player, banker } = explained.body;
  const counts: Partial<Record<Hand, number>> = Object.fromEntries(totals);
  const hand = (of: Hand) => <HandOfCards hand={of} cards={cards.filter((card) => card.hand === of)} total={counts[of] ?? null} />;
  return (
    <div class="explained">
      <div class="stack">
        <p class="soft">{say("third-words")}</p>
        {hand("player")}
        {hand("banker")}
        <ol class="steps" aria-live="polite">
          {steps.map(({ words, clause }) => (
            <li key={words}>
              {words} <Clause of={clause} />
            </li>
          ))}
        </ol>
      </div>
      <Tableau table={tableau} at={{ player, banker: banker?.total, third: banker?.third }} />
    </div>
  );
}
