// The details of a report beside its facts: which coup, which cards, whose wagers, and what staff enter to carry a ruling out.
import { useSignal } from "@preact/signals";
import { codeOf, NOTHING } from "./card_keys.ts";
import { titlesOf, wagerTitle } from "../words/game_words.ts";
import { playWords } from "../words/irregular_words.ts";
import { CardPicker, cardText, handsText, NumberPicker } from "./keypad.tsx";
import { dollars, readDollars } from "../words/money.ts";
import type { RulingPreview, GameView, TerminalResult, UnlikeSettled, WagerAt } from "../types.ts";
import { render } from "../words/texts.ts";
import { translator } from "../words/words.ts";

const say = translator("irregular-details");

/** An unseen card, as a past coup has it. */
const UNSEEN = "??";

export type Detail = NonNullable<RulingPreview["details"]>[number];

/** What the editors below fill in. */
export interface Details {
  wheel: boolean;
  coup: string | null;
  card: string | null;
  cards: string[];
  actual: string[];
  players: string[];
  wagers: WagerAt[];
  number: number | null;
  reason: string;
  /** The plays that are put right at the terminals, and what staff have seen they come to. */
  plays: string[];
  results: TerminalResult[];
  /** The other game by whose odds the dealer paid. */
  odds: string | null;
  /** Who was paid wrongly, and how much they really got back. */
  payment: UnlikeSettled | null;
}
export const NO_DETAILS: Details = {
  wheel: false,
  coup: null,
  card: null,
  cards: [],
  actual: [],
  players: [],
  wagers: [],
  number: null,
  reason: "",
  plays: [],
  results: [],
  odds: null,
  payment: null,
};

interface EditorProps {
  view: GameView;
  /** The other games of the rules, by their keys. */
  games?: RulingPreview["games"];
  details: Details;
  onChange: (part: Partial<Details>) => void;
}

interface CardsProps {
  title: string;
  cards: readonly string[];
  /** Cards on the table, to be tapped in their order. */
  lying?: readonly string[];
  most?: number;
  onChange: (cards: string[]) => void;
}

/** Cards in their order, added from the table or from a pad, and removed by a tap. */
export function CardsEditor({ title, cards, lying = [], most = 6, onChange }: CardsProps) {
  const picked = useSignal(NOTHING);
  const code = codeOf(picked.value);
  const add = (): void => {
    if (code === null) return;
    picked.value = NOTHING;
    onChange([...cards, code]);
  };
  return (
    <fieldset>
      <legend>{title}</legend>
      <div class="chosen-cards">
        {cards.map((card, i) => (
          <button
            type="button"
            key={`${i}`}
            aria-label={say("remove", { card: cardText(card) })}
            onClick={() => onChange(cards.filter((_, k) => k !== i))}
          >
            {cardText(card)} ✕
          </button>
        ))}
      </div>
      {cards.length < most ? (
        <>
          {lying.length > 0 ? (
            <div class="row" role="group" aria-label={say("lying")}>
              <span class="soft small">{say("lying")}</span>
              {lying.map((card, i) => (
                <button type="button" key={`${i}`} onClick={() => onChange([...cards, card])}>
                  {cardText(card)}
                </button>
              ))}
            </div>
          ) : null}
          <CardPicker
            picked={picked.value}
            onPick={(next) => {
              picked.value = next;
            }}
          />
          <button type="button" disabled={code === null} onClick={add}>
            {code === null ? say("pick") : say("add", { card: cardText(code) })}
          </button>
        </>
      ) : null}
    </fieldset>
  );
}

function WhichCoup({ view, details, onChange }: EditorProps) {
  const coups = view.table
    ? (view.table.past ?? []).map((past) => ({ key: past.key, words: past.void ? say("void") : handsText(past) }))
    : (view.wheel?.numbers ?? []).map((past) => ({ key: past.key, words: past.void ? say("void") : String(past.number ?? "") }));
  return (
    <label>
      {say(view.table ? "coup" : "spin")}
      <select value={details.coup ?? ""} onChange={(event) => onChange({ coup: event.currentTarget.value || null })}>
        <option value="">{say("latest")}</option>
        {coups.reverse().map((each) => (
          <option key={each.key} value={each.key}>
            {playWords(each.key)} · {each.words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The players at the table, or the terminals by their numbers. */
export function WhichPlayers({
  view,
  players,
  onChange,
}: {
  view: GameView;
  players: readonly string[];
  onChange: (players: string[]) => void;
}) {
  if (view.rapid) {
    const typed = (text: string): string[] => text.split(/[\s,，、]+/).filter(Boolean);
    return (
      <label>
        {say("terminals")}
        <input inputmode="numeric" onInput={(event) => onChange(typed(event.currentTarget.value))} />
      </label>
    );
  }
  const names = (view.table?.guests ?? []).map((guest) => guest.name);
  return (
    <fieldset>
      <legend>{say("players")}</legend>
      {names.map((name) => (
        <label class="check" key={name}>
          <input
            type="checkbox"
            checked={players.includes(name)}
            onChange={(event) => onChange(names.filter((each) => (each === name ? event.currentTarget.checked : players.includes(each))))}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

function WhichWagers({ view, details, onChange }: EditorProps) {
  const past =
    (view.table?.past ?? []).find((each) => each.key === details.coup) ?? (view.table?.coup ? undefined : view.table?.past?.at(-1));
  const lying = past
    ? (past.lines ?? []).map((line) => ({ player: line.player, box: line.box, wager: line.wager, cents: line.stake }))
    : (view.table?.coup?.wagers ?? []);
  const titles = titlesOf(view);
  const same = (one: WagerAt, other: WagerAt): boolean => one.player === other.player && one.box === other.box && one.wager === other.wager;
  return (
    <fieldset>
      <legend>{say("wagers")}</legend>
      {lying.length === 0 ? <p class="soft">{say("nowagers")}</p> : null}
      {lying.map(({ cents, ...at }) => (
        <label class="check" key={`${at.player} ${at.box} ${at.wager}`}>
          <input
            type="checkbox"
            checked={details.wagers.some((each) => same(each, at))}
            onChange={(event) =>
              onChange({ wagers: event.currentTarget.checked ? [...details.wagers, at] : details.wagers.filter((each) => !same(each, at)) })
            }
          />
          {at.player} · {titles[at.wager] ?? wagerTitle(at.wager)} · {dollars(cents, true)}
        </label>
      ))}
    </fieldset>
  );
}

/** The coup that a report about a past one is about: the one chosen, or else the last. */
export const pastCoup = (view: GameView, coup: string | null | undefined): string | undefined => coup ?? view.table?.past?.at(-1)?.key;

/** Who got back from a coup something else than its settlement says, and how much that was. */
function WhichPayment({ view, details, onChange }: EditorProps) {
  const typed = useSignal("");
  const coup = pastCoup(view, details.coup);
  const settled = (view.table?.came_back ?? []).filter((each) => each.coup === coup);
  const patron = details.payment?.patron ?? "";
  const change = (part: Partial<UnlikeSettled>): void => onChange({ payment: { patron, paid: readDollars(typed.value) ?? 0, ...part } });
  return (
    <>
      <label>
        {say("payee")}
        <select value={patron} required onChange={(event) => change({ patron: event.currentTarget.value })}>
          <option value="">–</option>
          {settled.map((each) => (
            <option key={each.player} value={each.player}>
              {say("payee-due", { player: each.player, due: dollars(each.cents, true) })}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say("paid")}
        <input
          inputmode="decimal"
          required
          onInput={(event) => {
            typed.value = event.currentTarget.value;
            change({});
          }}
        />
      </label>
    </>
  );
}

/** One thing that a report may say. */
export function DetailEditor({ detail, ...props }: { detail: Detail } & EditorProps) {
  const { details, onChange } = props;
  switch (detail) {
    case "card":
      return props.view.table?.coup?.stray ? null : (
        <CardsEditor
          title={say("card")}
          cards={details.card === null ? [] : [details.card]}
          most={1}
          onChange={([card]) => onChange({ card: card ?? null })}
        />
      );
    case "cards":
      return (
        <CardsEditor title={say("cards")} cards={details.cards} lying={visibleCards(props)} onChange={(cards) => onChange({ cards })} />
      );
    case "actual":
      return (
        <CardsEditor title={say("actual")} cards={details.actual} lying={visibleCards(props)} onChange={(actual) => onChange({ actual })} />
      );
    case "players":
      return <WhichPlayers view={props.view} players={details.players} onChange={(players) => onChange({ players })} />;
    case "wagers":
      return <WhichWagers {...props} />;
    case "odds":
      return (
        <label>
          {say("odds")}
          <select value={details.odds ?? ""} required onChange={(event) => onChange({ odds: event.currentTarget.value || null })}>
            <option value="">–</option>
            {Object.entries(props.games ?? {}).map(([key, title]) => (
              <option key={key} value={key}>
                {render(title)}
              </option>
            ))}
          </select>
        </label>
      );
    case "payment":
      return <WhichPayment {...props} />;
    default: // A round that is over: each kind of game has its own word for it.
      return <WhichCoup {...props} />;
  }
}

/** The visible cards of the coup that a report is about. */
function visibleCards({ view, details }: EditorProps): string[] {
  const { coup, past = [] } = view.table ?? {};
  const over = past.find((each) => each.key === details.coup) ?? (coup ? undefined : past.at(-1));
  return over ? over.cards.filter((card) => card !== UNSEEN) : (coup?.cards ?? []).flatMap((each) => each.card ?? []);
}

/** What staff enter if an act of its own carries out the ruling. */
export function RemedyFields({ act, details, onChange }: { act: string; details: Details; onChange: (part: Partial<Details>) => void }) {
  if (act !== "correct-number" && act !== "void-spin" && act !== "find-wrong-payment") return null;
  return (
    <>
      {act === "correct-number" ? (
        <fieldset>
          <legend>{say("number")}</legend>
          <NumberPicker number={details.number} onPick={(number) => onChange({ number })} />
          <input
            class="visually-hidden"
            tabIndex={-1}
            aria-hidden="true"
            value={details.number === null ? "" : "1"}
            required
            onChange={() => undefined}
          />
        </fieldset>
      ) : null}
      <Reason details={details} onChange={onChange} />
    </>
  );
}

/** Why it is done, in a line. Only staff see it. */
export function Reason({ details, onChange }: { details: Details; onChange: (part: Partial<Details>) => void }) {
  return (
    <label>
      {say("reason")}
      <input value={details.reason} maxLength={200} required onInput={(event) => onChange({ reason: event.currentTarget.value })} />
    </label>
  );
}
