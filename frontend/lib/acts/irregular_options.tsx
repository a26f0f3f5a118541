// The options that the last ruling left to staff: each with its conditions, and who may choose it.
import { useSignal } from "@preact/signals";
import { type ActContext, doAct, OfferButton } from "./acting.tsx";
import { roleAmong } from "./desk.tsx";
import { CardsEditor, WhichPlayers } from "./irregular_details.tsx";
import { effectWords, either, postWords, questionWords } from "../words/irregular_words.ts";
import type { GameView, Ordered } from "../types.ts";
import { Clause } from "../felt/clause.tsx";
import { notify } from "../ui/parts.tsx";
import { translator } from "../words/words.ts";

const say = translator("irregular-options");

/** The open options after a ruling, and the button to resume once the players have chosen. Empty if nothing is open. */
export function OpenOptions({ context, view }: { context: ActContext; view: GameView }) {
  const options = view.table?.options ?? [];
  const resume = (view.table?.offers ?? []).find((offer) => offer.act.act === "resume-coup");
  if (options.length === 0 && resume === undefined) return null;
  const forfeits = options.some((option) => option.effect === "forfeit-wager");
  return (
    <section class="left-open" aria-label={say("title")}>
      <h3>{say("title")}</h3>
      <ul>
        {options
          .filter((option) => option.effect !== "forfeit-wager")
          .map((option) => (
            <Option
              key={option.effect}
              context={context}
              view={view}
              option={option}
              forfeits={forfeits && option.effect === "invalidate"}
            />
          ))}
      </ul>
      {resume ? (
        <div>
          <OfferButton context={context} offer={resume} primary />
        </div>
      ) : null}
    </section>
  );
}

interface OptionProps {
  context: ActContext;
  view: GameView;
  option: Ordered;
  /** Whether the stakes of cheats may be forfeited with it. */
  forfeits: boolean;
}

function Option({ context, view, option, forfeits }: OptionProps) {
  const needs = option.needs ?? [];
  const confirmedFacts = useSignal<readonly string[]>([]);
  const actual = useSignal<readonly string[]>([]);
  const forfeit = useSignal<readonly string[]>([]);
  async function choose(): Promise<void> {
    const done = await doAct(
      context,
      { act: "choose-option", effect: option.effect, said: needs, actual: [...actual.value], forfeit: [...forfeit.value] },
      roleAmong(context.me, option.by ?? []),
    );
    if (done.type === "done") notify(say("done", { order: effectWords(option.effect) }), "good");
  }
  const reads = option.effect === "key-cards" || option.effect === "confirm-outcome";
  return (
    <li>
      <div>
        {effectWords(option.effect)} <Clause of={option.clause} />
        {option.by?.length ? <div class="soft small">{say("by", { who: either(option.by.map(postWords)) })}</div> : null}
      </div>
      {needs.map((fact) => (
        <label class="check" key={fact}>
          <input
            type="checkbox"
            checked={confirmedFacts.value.includes(fact)}
            onChange={(event) => {
              confirmedFacts.value = event.currentTarget.checked
                ? [...confirmedFacts.value, fact]
                : confirmedFacts.value.filter((each) => each !== fact);
            }}
          />
          {questionWords(fact)}
        </label>
      ))}
      {reads ? (
        <CardsEditor
          title={say("actual")}
          cards={actual.value}
          onChange={(cards) => {
            actual.value = cards;
          }}
        />
      ) : null}
      {forfeits ? (
        <WhichPlayers
          view={view}
          players={forfeit.value}
          onChange={(players) => {
            forfeit.value = players;
          }}
        />
      ) : null}
      <div>
        <button type="button" disabled={needs.some((fact) => !confirmedFacts.value.includes(fact))} onClick={choose}>
          {say("doit")}
        </button>
      </div>
    </li>
  );
}
