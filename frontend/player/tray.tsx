// The bottom of the terminal: chips to choose from, what can be done with those on the layout, and the meters.
import { useEffect, useRef, useState } from "preact/hooks";
import { ChipRack } from "../lib/felt/chips.tsx";
import { Net } from "../lib/felt/outcome.tsx";
import { onDropped } from "../lib/felt/drag.ts";
import { dollars } from "../lib/words/money.ts";
import type { TerminalView } from "../lib/types.ts";
import { haltOf } from "./state/halt.ts";
import { Icon } from "./icons.tsx";
import { shown } from "./state/meter.ts";
import { moneyDialog } from "./money.tsx";
import { total } from "./state/stakes.ts";
import type { Place, Terminal } from "./state/terminal.ts";
import { say } from "./words.ts";

export function Tray({ at, view, name }: { at: Terminal; view: TerminalView; name: string | null }) {
  const place = name === null ? null : at.place(name);
  const lost = at.connection.state.value.is !== "open";
  const halted = haltOf(view) !== null;
  return (
    <section class="tray" aria-label={say("rack")}>
      <Meters view={view} pending={place ? total(place.pending.value) : 0} lost={lost} />
      {place ? <Rack place={place} credits={view.credits} /> : null}
      {place ? <Acts place={place} /> : null}
      <div class="purse">
        <button disabled={halted} onClick={() => (moneyDialog.value = "money")}>
          <Icon name="note" />
          {say("money")}
        </button>
        <button class="primary" disabled={view.credits === 0 || halted || lost} onClick={() => (moneyDialog.value = "cash-out")}>
          <Icon name="ticket" />
          {say("cash-out")}
        </button>
      </div>
    </section>
  );
}

/** The chips. A stack that is dragged back here comes off the layout. */
function Rack({ place, credits }: { place: Place; credits: number }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? onDropped(ref.current, (_, { from }) => from !== null && place.takeOff(from)) : undefined), [place]);
  return (
    <div class="rack" ref={ref} data-wager="rack">
      <ChipRack
        values={place.layout.value?.chips ?? []}
        chosen={place.chip.value}
        onChoose={(cents) => (place.chip.value = cents)}
        credits={credits}
      />
    </div>
  );
}

function Acts({ place }: { place: Place }) {
  const [open, lies, last] = [place.open.value, total(place.stakes.value), total(place.last.value)];
  return (
    <div class="acts">
      <button disabled={!place.canUndo.value} onClick={() => place.undo()}>
        <Icon name="undo" />
        {say("undo")}
      </button>
      <button disabled={!open || lies === 0} onClick={() => place.clear()}>
        <Icon name="clear" />
        {say("clear")}
      </button>
      <button disabled={!open || lies > 0 || last === 0} onClick={() => place.rebet()}>
        <Icon name="again" />
        {say("rebet")}
        {last > 0 ? <span class="soft small">{dollars(last, true)}</span> : null}
      </button>
      <button disabled={!open || lies === 0} onClick={() => place.double()}>
        <Icon name="double" />
        {say("double")}
      </button>
    </div>
  );
}

function Meters({ view, pending, lost }: { view: TerminalView; pending: number; lost: boolean }) {
  const last = view.recall?.[0];
  const { returned, net } = last ?? { returned: 0, net: 0 };
  const running = useRun(returned, net > 0, last?.play ?? "");
  return (
    <dl class="meters">
      <div>
        <dt>{say("credit")}</dt>
        <dd data-testid="credit">{dollars(view.credits)}</dd>
      </div>
      <div>
        <dt>{say("bet")}</dt>
        <dd data-testid="bet">{dollars(view.held)}</dd>
        <dd class="on-the-way small" aria-hidden={pending === 0}>
          {pending > 0 ? say(lost ? "not-sent" : "sending", { cents: dollars(pending, true) }) : ""}
        </dd>
      </div>
      <div class={net > 0 ? "winning" : ""}>
        <dt>{say("win")}</dt>
        <dd data-testid="win" data-cents={returned}>
          {dollars(running)}
        </dd>
        <dd class="net-of small" data-testid="net" data-cents={net}>
          {last ? <Net cents={net} words /> : null}
        </dd>
      </div>
    </dl>
  );
}

/** A figure that counts up from zero when a play is settled with a net win. Without one it stands there at once. */
function useRun(to: number, won: boolean, play: string): number {
  const [now, setNow] = useState(to);
  const known = useRef(play);
  useEffect(() => {
    const still = !won || known.current === play || matchMedia("(prefers-reduced-motion: reduce)").matches;
    known.current = play;
    if (still) return setNow(to);
    const began = performance.now();
    let frame = requestAnimationFrame(function run(at) {
      const next = shown(0, to, at - began);
      setNow(next);
      if (next !== to) frame = requestAnimationFrame(run);
    });
    return () => cancelAnimationFrame(frame);
  }, [to, won, play]);
  return now;
}
