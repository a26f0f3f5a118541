// Betting from a seat: the felt, the chips before the guest, and everything that lies on the layout.
import { signal, useSignal } from "@preact/signals";
import { ActForm, disconnected } from "../lib/acts/acting.tsx";
import { ChipRack } from "../lib/felt/chips.tsx";
import { Felt, type Layout, type LayoutArea } from "../lib/felt/felt.tsx";
import { OwnWagers } from "../lib/felt/outcome.tsx";
import { gradeOf, outcomesOf, settled } from "../lib/felt/outcome_logic.ts";
import { called } from "../lib/words/guests.ts";
import { wagerTitle } from "../lib/words/game_words.ts";
import { dollars } from "../lib/words/money.ts";
import type { SeenPlay, SeenWager, TakeOff } from "../lib/types.ts";
import { notify, notifyAnswer } from "../lib/ui/parts.tsx";
import { act, bets, lowerable, overFor, removable, type SeatContext, stakesOf } from "./acting.ts";
import { ActButton } from "./parts.tsx";
import { say } from "./words.ts";
import { labelled, listed, render } from "../lib/words/texts.ts";

/** Chips that the server has not accepted yet. */
const pending = signal<Readonly<Record<string, number>>>({});
const chosen = signal(0);

const wait = (wager: string, cents: number): void => {
  const left = (pending.value[wager] ?? 0) + cents;
  const { [wager]: _, ...others } = pending.value;
  pending.value = left > 0 ? { ...others, [wager]: left } : others;
};

async function place(seatContext: SeatContext, wager: string, cents: number): Promise<boolean> {
  const open = bets(seatContext.view);
  // A wager that is not offered is still sent while others are: the server says why it is refused.
  const bet = open.get(wager) ?? [...open.values()][0];
  if (bet === undefined) {
    notify(say("not-yet"), "bad");
    return false;
  }
  wait(wager, cents);
  const done = notifyAnswer(await act(seatContext, { ...bet, wager, cents }));
  wait(wager, -cents);
  return done;
}

/** "Tie · Pays 8 to 1 · $10 to $1,000". */
function described({ title, pays, least, most }: LayoutArea): string {
  const limits = least !== null && most !== null ? say("limits", { least: dollars(least, true), most: dollars(most, true) }) : "";
  return [render(title), `${say("pays")} ${listed(pays.map(render))}`, limits].filter(Boolean).join(" · ");
}

export function Betting({ seatContext, layout }: { seatContext: SeatContext; layout: Layout }) {
  const { view } = seatContext;
  const refused = useSignal<string | null>(null);
  const describedWager = useSignal<string | null>(null);
  const values = layout.chips;
  const open = bets(view).size > 0 && !disconnected(seatContext.connection);
  if (!values.includes(chosen.value)) chosen.value = values[0] ?? 0;
  const put = async (wager: string, cents: number): Promise<void> => {
    refused.value = null;
    if (!(await place(seatContext, wager, cents))) refused.value = wager;
  };
  const area = layout.areas.find((each) => each.wager === describedWager.value);
  const over = overFor(view);
  const { stakes, paid } = over ? settled(over) : { stakes: stakesOf(view), paid: {} };
  return (
    <section class="betting" aria-label={say("layout")}>
      <Felt
        layout={layout}
        stakes={stakes}
        paid={paid}
        outcomes={over ? outcomesOf(over) : {}}
        pending={pending.value}
        values={values}
        open={open}
        lit={new Set(view.game.won)}
        still={over !== undefined && gradeOf(over) === 0}
        refused={open ? refused.value : null}
        label={say("layout")}
        onPlace={(wager) => void put(wager, chosen.value)}
        onDrop={(wager, cents, from) => {
          if (from === null) void put(wager, cents);
        }}
        onAsk={(wager) => {
          describedWager.value = wager;
        }}
      />
      <div class="spread tray">
        <ChipRack
          values={values}
          chosen={chosen.value}
          onChoose={(cents) => {
            chosen.value = cents;
          }}
          credits={view.chips ?? 0}
        />
        <p class="area-described soft" aria-live="polite">
          {area ? described(area) : ""}
        </p>
      </div>
    </section>
  );
}

/** What the guest had on a coup that is over, and what came of it. It stays until the next coup. */
export function WagersSettled({ play, titles }: { play: SeenPlay; titles: Readonly<Record<string, string>> }) {
  return (
    <section class="panel stack" aria-label={say("mine")}>
      <h2>{say("mine")}</h2>
      <OwnWagers play={play} titles={titles} />
    </section>
  );
}

/** The guest's own wagers, with a button to take them off while allowed, and those of the others. */
export function WagersOnLayout({ seatContext }: { seatContext: SeatContext }) {
  const { view } = seatContext;
  const all = view.game.table?.coup?.wagers ?? [];
  const off = removable(view);
  const lowers = lowerable(view);
  const lowering = useSignal<TakeOff | null>(null);
  const title = (wager: string): string => wagerTitle(wager, view.game.wagers?.find((each) => each.key === wager)?.title);
  const own = (wager: SeenWager) => off.find((each) => each.wager === wager.wager && each.box === wager.box);
  const list = (wagers: readonly SeenWager[], draw: (wager: SeenWager) => preact.ComponentChildren) =>
    wagers.length === 0 ? (
      <p class="soft">{say("none")}</p>
    ) : (
      <ul class="wager-list">
        {wagers.map((wager) => (
          <li class="spread" key={`${wager.player} ${wager.wager} ${wager.box}`}>
            {draw(wager)}
          </li>
        ))}
      </ul>
    );
  return (
    <>
      {lowering.value ? (
        <ActForm
          connection={seatContext.connection}
          offer={{ act: lowering.value, free: ["leaves"] }}
          title={say("less-title", { wager: title(lowering.value.wager) })}
          send={(what) => act(seatContext, what)}
          onClose={() => {
            lowering.value = null;
          }}
        />
      ) : null}
      <section class="panel stack" aria-label={say("mine")}>
        <div class="spread">
          <h2>{say("mine")}</h2>
          {off.length > 1 ? (
            <ActButton seatContext={seatContext} what={off}>
              {say("off-all")}
            </ActButton>
          ) : null}
        </div>
        {list(
          all.filter((wager) => wager.player === view.guest),
          (wager) => {
            const found = own(wager);
            const lower = lowers.find((each) => each.wager === wager.wager && each.box === wager.box);
            return (
              <>
                <span>
                  {title(wager.wager)} <strong class="number">{dollars(wager.cents, true)}</strong>
                </span>
                {found ? (
                  <ActButton seatContext={seatContext} what={[found]} label={say("off", { wager: title(wager.wager) })}>
                    {say("off-short")}
                  </ActButton>
                ) : null}
                {lower ? (
                  <button
                    type="button"
                    disabled={disconnected(seatContext.connection)}
                    onClick={() => {
                      lowering.value = lower;
                    }}
                  >
                    {say("less")} …
                  </button>
                ) : null}
              </>
            );
          },
        )}
      </section>
      <section class="panel stack" aria-label={say("others")}>
        <h2>{say("others")}</h2>
        {list(
          all.filter((wager) => wager.player !== view.guest),
          (wager) => (
            <span>
              {labelled(called(view.game.table?.guests, wager.player), title(wager.wager))}{" "}
              <strong class="number">{dollars(wager.cents, true)}</strong>
            </span>
          ),
        )}
      </section>
    </>
  );
}
