// The first step of the irregularity desk: what happened, in the words of the rules.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get } from "../realtime/http.ts";
import type { GameView, Kind, IrregularityOption } from "../types.ts";
import { GROUPS, groupTitle, kindWords } from "../words/irregular_words.ts";
import { refusal } from "../words/refusals.ts";
import { translator } from "../words/words.ts";
import type { ActContext } from "./acting.tsx";
import { sessionToken } from "./desk.tsx";
import { Clause } from "../felt/clause.tsx";

const say = translator("irregular-choice");

/** What the game itself suggests: a stray card, a failed device. */
function suggested(view: GameView): Kind[] {
  const found = [
    ...(view.table?.proposed ?? []).map((report) => report.kind),
    ...(view.concerns ?? []).flatMap((concern) => concern.kinds ?? []),
  ];
  const doubt = view.wheel?.spin?.doubt;
  return [...new Set(doubt ? [doubt, ...found] : found)];
}

/** What fits the game comes first; what cannot be the case is folded away. */
export function IrregularityChoice({ context, view, onChoose }: { context: ActContext; view: GameView; onChoose: (kind: Kind) => void }) {
  const known = useSignal<readonly IrregularityOption[] | null>(null);
  const problem = useSignal("");
  useEffect(() => {
    let over = false;
    void get<IrregularityOption[]>(`/api/games/${context.game}/irregularities`, sessionToken()).then((got) => {
      if (over) return;
      if (got.ok) known.value = got.body;
      else problem.value = refusal(got.error);
    });
    return () => {
      over = true;
    };
  }, [context.game, view.play, view.phase]);
  const all = known.value ?? [];
  const fitting = all.filter((each) => each.unfit === undefined || each.unfit === null);
  const unfit = all.filter((each) => !fitting.includes(each));
  const first = suggested(view);
  return (
    <>
      {problem.value ? (
        <p class="note bad" role="alert">
          {problem.value}
        </p>
      ) : null}
      {first.length > 0 ? (
        <section class="suggested" aria-label={say("waits")}>
          <h3>{say("waits")}</h3>
          {first.map((kind) => (
            <button type="button" key={kind} onClick={() => onChoose(kind)}>
              {kindWords(kind)}
            </button>
          ))}
        </section>
      ) : null}
      {known.value?.length === 0 ? <p class="note">{say("none")}</p> : <h3>{say("what")}</h3>}
      <Groups known={fitting} onChoose={onChoose} />
      {unfit.length > 0 ? (
        <details class="unlikely">
          <summary>{say("unlikely")}</summary>
          <Groups known={unfit} onChoose={onChoose} />
        </details>
      ) : null}
    </>
  );
}

const GROUP_KEYS = Object.keys(GROUPS) as (keyof typeof GROUPS)[];

function Groups({ known, onChoose }: { known: readonly IrregularityOption[]; onChoose: (kind: Kind) => void }) {
  return (
    <div class="irregularities">
      {GROUP_KEYS.map((group) => {
        const kinds: readonly Kind[] = GROUPS[group];
        const rows = known.filter((each) => kinds.includes(each.kind));
        return rows.length === 0 ? null : (
          <section key={groupTitle(group)} aria-label={groupTitle(group)}>
            <h3>{groupTitle(group)}</h3>
            {rows.map((each) => (
              <button type="button" key={each.kind} data-kind={each.kind} onClick={() => onChoose(each.kind)}>
                {kindWords(each.kind)}
                <Clause of={each.clause} />
              </button>
            ))}
          </section>
        );
      })}
    </div>
  );
}
