// The table before the guest joins it: who sits where, the sign, and the rules.
import { Guide } from "../lib/ui/guide.tsx";
import { called } from "../lib/words/guests.ts";
import { wagerTitle } from "../lib/words/game_words.ts";
import { listed, render } from "../lib/words/texts.ts";
import { dollars } from "../lib/words/money.ts";
import type { OnOffer, SeatView, SeenGuest } from "../lib/types.ts";
import { offered } from "./acting.ts";
import { say } from "./words.ts";

/** Every place at the table, in order, with its guest or free. */
function Places({ guests, free }: { guests: readonly SeenGuest[]; free: readonly number[] }) {
  const seated = guests.flatMap(({ seat, name }) => (seat == null ? [] : [{ seat, name: called(guests, name) }]));
  const places = [...seated, ...free.map((seat) => ({ seat, name: null }))].sort((a, b) => a.seat - b.seat);
  const standing = guests.filter(({ seat }) => seat == null);
  return (
    <section class="panel stack" aria-label={say("places")}>
      <h2>{say("places")}</h2>
      <ol class="places">
        {places.map(({ seat, name }) => (
          <li key={seat} class={name === null ? "free" : ""}>
            <span class="soft small">{say("seat", { n: seat })}</span>
            <strong>
              <bdi>{name ?? say("free")}</bdi>
            </strong>
          </li>
        ))}
        {standing.map(({ name }) => (
          <li key={name}>
            <span class="soft small">{say("standing")}</span>
            <strong>
              <bdi>{called(guests, name)}</bdi>
            </strong>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Sign({ wagers }: { wagers: readonly OnOffer[] }) {
  return (
    <section class="panel stack" aria-label={say("sign")}>
      <h2>{say("sign")}</h2>
      <table>
        <thead>
          <tr>
            <th>{say("wager")}</th>
            <th>{say("pays")}</th>
            <th class="number">{say("least")}</th>
            <th class="number">{say("most")}</th>
          </tr>
        </thead>
        <tbody>
          {wagers.map(({ key, title, pays = [], least, most }) => (
            <tr key={key}>
              <th scope="row">{wagerTitle(key, title)}</th>
              <td>{listed(pays.map(render))}</td>
              <td class="number">{least ? dollars(least, true) : "–"}</td>
              <td class="number">{most ? dollars(most, true) : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function Before({ view }: { view: SeatView }) {
  const { game } = view;
  const free = offered(view, "join").flatMap(({ seat }) => (seat == null ? [] : [seat]));
  return (
    <>
      <div class="before">
        <Places guests={game.table?.guests ?? []} free={free} />
        <Sign wagers={game.wagers ?? []} />
      </div>
      {game.table ? (
        <section class="panel" aria-label={say("rules")}>
          <Guide edition={game.edition} game={game.table.game} />
        </section>
      ) : null}
    </>
  );
}
