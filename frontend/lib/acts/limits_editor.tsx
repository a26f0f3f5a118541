// An editor for the limits of a sign.
import { amountFigure, readDollars } from "../words/money.ts";
import type { Limits, TableLimits } from "../types.ts";
import { wagerTitle } from "../words/game_words.ts";
import { translator } from "../words/words.ts";

const say = translator("limits");

function AmountInput({
  label,
  cents,
  onChange,
  needed = true,
}: {
  label: string;
  cents: number | null;
  onChange: (cents: number | null) => void;
  needed?: boolean;
}) {
  const typed = (event: Event): void => {
    const input = event.currentTarget as HTMLInputElement;
    const read = input.value.trim() === "" && !needed ? null : readDollars(input.value);
    const wrong = read === null && (needed || input.value.trim() !== "");
    input.setCustomValidity(wrong ? say("amount") : "");
    if (!wrong) onChange(read);
  };
  return (
    <label>
      {label}
      <input inputmode="decimal" defaultValue={cents === null ? "" : amountFigure(cents, true)} onInput={typed} required={needed} />
    </label>
  );
}

function Row({ title, limits, onChange }: { title: string; limits: Limits; onChange: (limits: Limits) => void }) {
  return (
    <fieldset class="limits-row">
      <legend>{title}</legend>
      <AmountInput label={say("least")} cents={limits.least} onChange={(least) => onChange({ ...limits, least: least ?? 0 })} />
      <AmountInput label={say("most")} cents={limits.most} onChange={(most) => onChange({ ...limits, most: most ?? 0 })} />
    </fieldset>
  );
}

/** The most that all wagers of an area may be together, in one box and at the table. An empty field sets no limit. */
function AreaRow({
  title,
  limits,
  wager,
  onChange,
}: {
  title: string;
  limits: TableLimits;
  wager: string;
  onChange: (limits: TableLimits) => void;
}) {
  const { [wager]: box, ...boxes } = limits.areas ?? {};
  const { [wager]: table, ...tables } = limits.table_areas ?? {};
  const { least } = box ?? limits.kinds?.[wager] ?? limits.each;
  return (
    <fieldset class="limits-row">
      <legend>{title}</legend>
      <AmountInput
        label={say("area")}
        cents={box?.most ?? null}
        needed={false}
        onChange={(most) => onChange({ ...limits, areas: most === null ? boxes : { ...boxes, [wager]: { least, most } } })}
      />
      <AmountInput
        label={say("table-area")}
        cents={table ?? null}
        needed={false}
        onChange={(most) => onChange({ ...limits, table_areas: most === null ? tables : { ...tables, [wager]: most } })}
      />
    </fieldset>
  );
}

/** The limits of a sign. The server checks them against the rules. */
export function LimitsEditor({
  limits,
  onChange,
  titles = {},
  perArea = false,
}: {
  limits: TableLimits;
  onChange: (limits: TableLimits) => void;
  /** The wagers of the game by their keys, in words. */
  titles?: Readonly<Record<string, string>> | undefined;
  /** Whether the rules let the sign limit areas. */
  perArea?: boolean;
}) {
  const kinds = limits.kinds ?? {};
  const stated = Object.keys({ ...limits.areas, ...limits.table_areas });
  const areas = perArea ? Object.keys(titles) : stated;
  const title = (wager: string): string => titles[wager] ?? wagerTitle(wager, wager);
  return (
    <div class="stack">
      <Row title={say("each")} limits={limits.each} onChange={(each) => onChange({ ...limits, each })} />
      {Object.entries(kinds).map(([kind, of]) => (
        <Row key={kind} title={title(kind)} limits={of} onChange={(next) => onChange({ ...limits, kinds: { ...kinds, [kind]: next } })} />
      ))}
      {areas.length > 0 ? (
        <details open={stated.length > 0}>
          <summary>{say("areas")}</summary>
          <div class="stack">
            {areas.map((wager) => (
              <AreaRow key={`area ${wager}`} title={title(wager)} limits={limits} wager={wager} onChange={onChange} />
            ))}
          </div>
        </details>
      ) : null}
      <div class="limits-row">
        {limits.differential == null ? null : (
          <AmountInput
            label={say("differential")}
            cents={limits.differential}
            needed={false}
            onChange={(differential) => onChange({ ...limits, differential })}
          />
        )}
      </div>
      <div class="limits-row">
        {limits.unit === "minimum" ? null : (
          <AmountInput label={say("unit")} cents={limits.unit ?? null} needed={false} onChange={(unit) => onChange({ ...limits, unit })} />
        )}
        <AmountInput
          label={say("most_total")}
          cents={limits.most_total ?? null}
          needed={false}
          onChange={(most_total) => onChange({ ...limits, most_total })}
        />
      </div>
    </div>
  );
}
