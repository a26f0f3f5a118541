// How a table is run: who may play, which wagers stand alone, and whether one dealer deals two tables in turn.
import { type ActContext, doAct, type Offer, OfferButton } from "../lib/acts/acting.tsx";
import { checked, FormButton, text } from "../lib/acts/form.tsx";
import type { Setting } from "../lib/types.ts";
import { gameName } from "../lib/words/places.ts";
import { say } from "./words.ts";
import { Clause } from "../lib/felt/clause.tsx";

/** What the rules allow to be set up; empty if nothing. `tables` are the others of the floor. */
export function TableSetting({
  context,
  setting,
  tables,
  offers,
}: {
  context: ActContext;
  setting: Setting;
  tables: readonly string[];
  offers: readonly Offer[];
}) {
  const lifts = offers.filter((offer) => offer.act.act === "lift-restriction");
  const { limited_by, most, one_per_box, main_only = [], layout, paired } = setting;
  if (!limited_by && main_only.length === 0 && lifts.length === 0 && !layout) return null;
  const title = (wager: string): string => context.titles?.[wager] ?? wager;
  return (
    <section class="panel stack" aria-label={say("setting")}>
      <h2>{say("setting")}</h2>
      {most ? (
        <p class="small">
          {say("limit-now", { n: most })} <Clause of={limited_by} />
        </p>
      ) : null}
      {one_per_box ? (
        <p class="small">
          {say("box-now")} <Clause of={limited_by} />
        </p>
      ) : null}
      {lifts.map((offer) => (
        <div key={JSON.stringify(offer.act)}>
          <OfferButton context={context} offer={offer} />
        </div>
      ))}
      {paired ? <p class="small">{say("paired-with", { table: gameName(paired) })}</p> : null}
      <div class="row">
        {limited_by ? (
          <FormButton
            label={say("limit-players")}
            fields={[
              { name: "most", label: say("most-players"), kind: "whole", optional: true, value: most ? String(most) : "" },
              { name: "one", label: say("one-per-box"), kind: "check", value: one_per_box ? "yes" : "" },
            ]}
            send={(values) =>
              doAct(context, { act: "limit-players", most: Number(text(values, "most")) || null, one_per_box: checked(values, "one") })
            }
          />
        ) : null}
        {main_only.length > 0 ? (
          <FormButton
            label={say("restrict")}
            fields={[
              { name: "wager", label: say("wager"), choices: main_only.map((wager) => [wager, title(wager)]) },
              { name: "surveillance", label: say("surveillance-told"), kind: "check" },
              { name: "sign", label: say("sign-up"), kind: "check" },
            ]}
            send={(values) =>
              doAct(context, {
                act: "restrict-optional",
                wager: text(values, "wager"),
                surveillance_told: checked(values, "surveillance"),
                sign_shown: checked(values, "sign"),
              })
            }
          />
        ) : null}
        {layout && !paired && tables.length > 0 ? (
          <FormButton
            label={say("pair")}
            fields={[{ name: "with", label: say("pair-with"), choices: tables.map((name) => [name, gameName(name)]) }]}
            send={(values) => doAct(context, { act: "pair-tables", with: text(values, "with"), layout })}
          />
        ) : null}
        {paired ? <FormButton label={say("part")} send={() => doAct(context, { act: "part-tables" })} /> : null}
      </div>
    </section>
  );
}
