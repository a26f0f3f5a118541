// The table of play as a picture: who draws a third card, and who stands.
import { handName } from "../words/game_words.ts";
import type { TableOfPlay } from "../types.ts";
import { Clause } from "./clause.tsx";
import { translator } from "../words/words.ts";

const say = translator("tableau");

const LETTERS = { D: "draws-long", S: "stands-long", N: "natural-long" } as const;
type Letter = keyof typeof LETTERS;
const POINTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

function Cell({ letter, lit }: { letter: string | undefined; lit: boolean }) {
  const known: Letter = letter === "D" || letter === "N" ? letter : "S";
  return (
    <td class={`play-${known}${lit ? " lit" : ""}`}>
      <span aria-hidden="true">{say(known)}</span>
      <span class="visually-hidden">{say(LETTERS[known])}</span>
    </td>
  );
}

/** The totals of a coup, for the picture to point at; `third` is null if the Player's hand stood. */
interface Pointed {
  player?: number | null;
  banker?: number | null;
  third?: number | null;
}

/** The whole table of play; with `at` it highlights what decides for those totals. */
export function Tableau({ table, at = {} }: { table: TableOfPlay; at?: Pointed }) {
  const column = at.third === undefined || at.third === null ? 0 : at.third + 1;
  return (
    <div class="tableau">
      <table>
        <caption>
          {say("player-caption")} <Clause of={table.player_clause} />
        </caption>
        <thead>
          <tr>
            <th scope="row">{say("total")}</th>
            {POINTS.map((points) => (
              <th key={points} scope="col">
                {points}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{handName("player")}</th>
            {POINTS.map((points) => (
              <Cell key={points} letter={table.player[points]} lit={at.player === points} />
            ))}
          </tr>
        </tbody>
      </table>
      <table>
        <caption>
          {say("banker-caption")} <Clause of={table.banker_clause} />
        </caption>
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              {say("total")}
            </th>
            <th colSpan={11} scope="colgroup" class="over">
              {say("third")}
            </th>
          </tr>
          <tr>
            <th scope="col">{say("none")}</th>
            {POINTS.map((points) => (
              <th key={points} scope="col">
                {points}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {POINTS.map((points) => (
            <tr key={points}>
              <th scope="row">{points}</th>
              {Array.from({ length: 11 }, (_, third) => (
                <Cell key={third} letter={table.banker[points]?.[third]} lit={at.banker === points && column === third} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="tableau-key">
        {(["D", "S", "N"] as const).map((letter) => (
          <span key={letter}>
            <b class={`play-${letter}`}>{say(letter)}</b> {say(LETTERS[letter])}
          </span>
        ))}
      </p>
    </div>
  );
}
