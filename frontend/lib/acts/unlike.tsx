// A layout that reads the chips on it: where it reads others than were entered, and how to say that it misreads.
import { useSignal } from "@preact/signals";
import { type ActContext, disconnected, doCommand } from "./acting.tsx";
import { wagerTitle } from "../words/game_words.ts";
import { dollars } from "../words/money.ts";
import type { GameView } from "../types.ts";
import { Dialog } from "../ui/parts.tsx";
import { translator } from "../words/words.ts";

const say = translator("unlike");

const amount = (cents: number): string => (cents ? dollars(cents) : "–");

export function UnlikeChips({ context, game }: { context: ActContext; game: GameView }) {
  const open = useSignal(false);
  const busy = useSignal(false);
  const areas = game.unlike ?? [];
  async function report(event: Event): Promise<void> {
    event.preventDefault();
    if (busy.value) return;
    const detail = String(new FormData(event.currentTarget as HTMLFormElement).get("detail") ?? "");
    busy.value = true;
    const answer = await doCommand(context.connection, { type: "report-fault", device: `rfid-${game.name}`, fault: "misreads", detail });
    busy.value = false;
    if (answer.type === "done") open.value = false;
  }
  if (areas.length === 0) return null;
  return (
    <div class="note bad stack" role="alert">
      <strong>{say("chips")}</strong>
      <table>
        <thead>
          <tr>
            <th>{say("wager")}</th>
            <th class="number">{say("read")}</th>
            <th class="number">{say("entered")}</th>
          </tr>
        </thead>
        <tbody>
          {areas.map((area) => (
            <tr key={`${area.box} ${area.wager}`}>
              <th scope="row">
                {area.box == null ? "" : `${area.box} · `}
                {context.titles?.[area.wager] ?? wagerTitle(area.wager)}
              </th>
              <td class="number">{amount(area.read)}</td>
              <td class="number">{amount(area.entered)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="row">
        <button
          type="button"
          disabled={disconnected(context.connection)}
          onClick={() => {
            open.value = true;
          }}
        >
          {say("misreads")} …
        </button>
      </div>
      {open.value ? (
        <Dialog
          title={say("misreads")}
          onClose={() => {
            open.value = false;
          }}
        >
          <form class="stack" onSubmit={report}>
            <label>
              {say("why")}
              <textarea name="detail" rows={2} required autofocus />
            </label>
            <button class="primary" disabled={busy.value || disconnected(context.connection)}>
              {say("misreads")}
            </button>
          </form>
        </Dialog>
      ) : null}
    </div>
  );
}
