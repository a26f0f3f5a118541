// Why a third card is drawn or not: the table of play of the edition, pointing at the coup on the screen.
import { useRef, useState } from "preact/hooks";
import { useAsked } from "../lib/asked.ts";
import { onTable } from "../lib/board_logic.ts";
import { HandOfCards } from "../lib/cards.tsx";
import type { GameGuide } from "../lib/guide_shapes.ts";
import "../styles/guide.css";
import { Tableau } from "../lib/tableau.tsx";
import type { GameView } from "../lib/types.ts";
import { Dialog } from "../lib/ui.tsx";
import { language } from "../lib/words.ts";
import { Icon } from "./icons.tsx";
import { pointed, type Seen, seen } from "./pointing.ts";
import { say } from "./words.ts";

export function ThirdCard({ game }: { game: GameView }) {
  const [open, setOpen] = useState(false);
  // A coup is still there to be explained while the next one takes wagers.
  const kept = useRef<{ coup: Seen | null; cards: ReturnType<typeof onTable> }>({ coup: null, cards: onTable(game) });
  const coup = seen(kept.current.coup, game);
  const cards = onTable(game);
  kept.current = { coup, cards: cards.player.length > 0 ? cards : kept.current.cards };
  return (
    <>
      <button class="quiet third-card" onClick={() => setOpen(true)}><Icon name="question" />{say("thirdCard")}</button>
      {open ? <Explained game={game} {...kept.current} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Explained({ game, coup, cards, onClose }: { game: GameView; coup: Seen | null; cards: ReturnType<typeof onTable>; onClose: () => void }) {
  const guide = useAsked<GameGuide>(game.table ? `/api/guide/${game.edition}/${game.table.game}?lang=${language.value}` : null);
  return (
    <Dialog wide title={say("thirdTitle")} onClose={onClose}>
      <div class="explained">
        <div class="stack">
          <p class="soft">{say("thirdWords")}</p>
          <HandOfCards hand="player" cards={cards.player} total={coup?.now.player ?? null} />
          <HandOfCards hand="banker" cards={cards.banker} total={coup?.now.banker ?? null} />
        </div>
        {guide?.ok && guide.body.tableau ? <Tableau table={guide.body.tableau} at={pointed(coup)} /> : <p class="soft" role="status">{say("loading")}</p>}
      </div>
    </Dialog>
  );
}
