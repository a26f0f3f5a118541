// The head of a display: which game, its limits, what its phase asks for, and the seconds left.
import { Countdown, PhaseBanner } from "../lib/felt/board.tsx";
import { Changes } from "../lib/ui/changes.tsx";
import { FairShort } from "../lib/ui/fair_line.tsx";
import { gameTitle } from "../lib/words/game_words.ts";
import type { Connection } from "../lib/realtime/connection.ts";
import { dollars } from "../lib/words/money.ts";
import type { GameView, HistoryView } from "../lib/types.ts";
import { gameName } from "../lib/words/places.ts";

/** What a display shows, with its connection and key. */
export interface Shown {
  game: GameView;
  history: HistoryView | null;
  connection: Connection;
  token: string;
}

/** "$5 – $500": the limits over all wagers; empty before the sign is up. */
function limitsOf(game: GameView): string {
  const least = (game.wagers ?? []).flatMap((wager) => wager.least ?? []);
  const most = (game.wagers ?? []).flatMap((wager) => wager.most ?? []);
  return least.length && most.length ? `${dollars(Math.min(...least), true)} – ${dollars(Math.max(...most), true)}` : "";
}

export function Head({ game, connection: line }: Pick<Shown, "game" | "connection">) {
  return (
    <header class="wall-head">
      <div>
        <h1>{gameTitle(game.title)}</h1>
        <p class="wall-name">
          {gameName(game.name)} <span class="wall-limits">{limitsOf(game)}</span> <FairShort game={game} />
        </p>
        <Changes game={game} now={line.now} />
      </div>
      <PhaseBanner game={game} />
      <Countdown endsAt={game.ends_at} now={line.now} />
    </header>
  );
}
