// The finished shoes of a table today, for players who look back at their roads.
import { useSignal } from "@preact/signals";
import { Roads } from "../felt/roads.tsx";
import { useFetched } from "../realtime/fetched.ts";
import type { FinishedShoes, HistoryView } from "../types.ts";
import { timeOf } from "../words/times.ts";
import { refusal } from "../words/refusals.ts";
import { oneMoment, translator } from "../words/words.ts";
import { Dialog } from "./parts.tsx";

const say = translator("shoes");

/** A button that opens the finished shoes; nothing where there are none. */
export function EarlierShoes({ history, token }: { history: HistoryView; token: string }) {
  const open = useSignal(false);
  if (!history.shoes) return null;
  return (
    <>
      <button type="button" class="quiet earlier-shoes" onClick={() => (open.value = true)}>
        {say("earlier")}
      </button>
      {open.value ? <Shoes history={history} token={token} onClose={() => (open.value = false)} /> : null}
    </>
  );
}

function Shoes({ history, token, onClose }: { history: HistoryView; token: string; onClose(): void }) {
  const got = useFetched<FinishedShoes>(`/api/games/${encodeURIComponent(history.game)}/shoes`, {
    token,
    refreshOn: String(history.shoes),
  });
  const at = useSignal(0);
  const shoes = got?.ok ? got.body : [];
  const shoe = shoes[Math.min(at.value, shoes.length - 1)];
  return (
    <Dialog wide title={say("title")} onClose={onClose}>
      {got === null ? (
        <p class="soft" role="status">
          {oneMoment()}
        </p>
      ) : !got.ok ? (
        <p class="note bad" role="alert">
          {refusal(got.error)}
        </p>
      ) : shoe === undefined ? (
        <p class="soft">{say("none")}</p>
      ) : (
        <>
          <div class="row" role="group" aria-label={say("title")}>
            {shoes.map(({ number, ended, tally }, nth) => (
              <button key={number} type="button" aria-pressed={shoe.number === number} onClick={() => (at.value = nth)}>
                {say("until", { time: timeOf(ended), n: tally.coups ?? 0 })}
              </button>
            ))}
          </div>
          <Roads history={{ ...history, shoe_over: false, roads: shoe.roads, tally: shoe.tally }} ask={false} columns={36} />
        </>
      )}
    </Dialog>
  );
}
