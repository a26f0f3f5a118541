// Cards passed on to a nominated player, where the rules allow it.
import { useSignal } from "@preact/signals";
import { type ActContext, disconnected, doAct, type Offer } from "../lib/acts/acting.tsx";
import { refusal } from "../lib/words/refusals.ts";
import type { GameView, Hand, PassOut } from "../lib/types.ts";
import { Dialog } from "../lib/ui/parts.tsx";
import { askableOf } from "./view.ts";
import { say } from "./words.ts";

const nominations = (game: GameView, hand: Hand): readonly PassOut[] =>
  askableOf(game, "pass-out")
    .map(({ act }: Offer) => act as PassOut)
    .filter((act) => act.hand === hand);

interface NominateProps {
  context: ActContext;
  game: GameView;
  hand: Hand;
}

/** Nothing if no one can be nominated. */
export function Nominate({ context, game, hand }: NominateProps) {
  const open = useSignal(false);
  const acts = nominations(game, hand);
  if (acts.length === 0) return null;
  return (
    <>
      <button
        type="button"
        disabled={disconnected(context.connection)}
        onClick={() => {
          open.value = true;
        }}
      >
        {say("nominate")} …
      </button>
      {open.value ? (
        <Form
          context={context}
          acts={acts}
          onClose={() => {
            open.value = false;
          }}
        />
      ) : null}
    </>
  );
}

/** Every act on offer says who, and which card of the coup. */
function Form({ context, acts, onClose }: { context: ActContext; acts: readonly PassOut[]; onClose: () => void }) {
  const chosen = useSignal(acts[0] as PassOut);
  const problem = useSignal("");
  const busy = useSignal(false);
  const people = [...new Set(acts.map((act) => act.to))];
  const cards = [...new Set(acts.map((act) => act.only ?? null))];
  const choose = (to: string, only: number | null): void => {
    chosen.value = acts.find((act) => act.to === to && (act.only ?? null) === only) ?? chosen.value;
  };
  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    if (busy.value) return;
    const dialog = (event.currentTarget as HTMLElement).closest("dialog");
    busy.value = true;
    const answer = await doAct(context, chosen.value);
    busy.value = false;
    if (answer.type === "done") dialog?.close();
    else problem.value = refusal(answer.error);
  }
  const { to, only = null, nominated_by: by } = chosen.value;
  return (
    <Dialog title={say("nominate")} onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        <p class="soft">{say("nominate-hint", { name: by ?? "" })}</p>
        <fieldset>
          <legend>{say("who")}</legend>
          {people.map((name) => (
            <label class="check" key={name}>
              <input type="radio" name="to" checked={name === to} onChange={() => choose(name, only)} />
              {name}
            </label>
          ))}
        </fieldset>
        {cards.length > 1 ? (
          <fieldset>
            <legend>{say("which")}</legend>
            {/* Counted within the hand, as people do. */}
            {cards.map((place, i) => (
              <label class="check" key={String(place)}>
                <input type="radio" name="only" checked={place === only} onChange={() => choose(to, place)} />
                {place === null ? say("all") : say("nth", { n: i })}
              </label>
            ))}
          </fieldset>
        ) : null}
        {problem.value ? (
          <p class="note bad" role="alert">
            {problem.value}
          </p>
        ) : null}
        <button class="primary" disabled={busy.value || disconnected(context.connection)}>
          {say("give")}
        </button>
      </form>
    </Dialog>
  );
}
