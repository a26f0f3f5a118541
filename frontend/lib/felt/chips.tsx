// Chips: coloured by what they are worth, with the figure on them, alone, in stacks and in the rack.
import { chipColour, shownChips } from "./chip_logic.ts";
import { dragChips, handlePress } from "./drag.ts";
import { chipText, dollars } from "../words/money.ts";
import { translator } from "../words/words.ts";
import "../../styles/chips.css";

const say = translator("chip");

/** Eight spots on the edge, as one path for a chip of radius 50. */
const SPOTS = Array.from({ length: 8 }, (_, nth) => {
  const at = (radius: number, turn: number): string => `${(radius * Math.cos(turn)).toFixed(2)} ${(radius * Math.sin(turn)).toFixed(2)}`;
  const [a, b] = [(nth * Math.PI) / 4 - 0.17, (nth * Math.PI) / 4 + 0.17];
  return `M${at(49, a)}A49 49 0 0 1 ${at(49, b)}L${at(36, b)}A36 36 0 0 0 ${at(36, a)}Z`;
}).join("");

/** A chip as part of a drawing, of radius 50 around the origin. */
function ChipFace({ cents }: { cents: number }) {
  const text = chipText(cents);
  return (
    <g class={`chip-face ${chipColour(cents)}`}>
      <circle class="chip-rim" r="49" />
      <path class="chip-spots" d={SPOTS} />
      <circle class="chip-ring" r="35" />
      <circle class="chip-well" r="31" />
      <text class="chip-text" text-anchor="middle" dy="0.350em" font-size={text.length > 3 ? 21 : text.length > 2 ? 26 : 32}>
        {text}
      </text>
    </g>
  );
}

export function Chip({ cents, size = 56 }: { cents: number; size?: number }) {
  return (
    <svg
      class="chip"
      viewBox="-52 -52 104 104"
      width={size}
      height={size}
      role="img"
      aria-label={say("chip", { amount: dollars(cents, true) })}
    >
      <ChipFace cents={cents} />
    </svg>
  );
}

/** How much higher each chip of a stack lies. */
const RISE = 9;

/** A stack as part of a drawing: its foot is at the origin, a chip has radius 50, and the sum of several is on top. */
export function Stack({ cents, values, pending = false }: { cents: number; values: readonly number[]; pending?: boolean }) {
  const chips = shownChips(cents, values);
  const top = -RISE * (chips.length - 1);
  const text = chipText(cents);
  // A long figure is smaller, so that it stays on its own stack.
  const size = text.length > 4 ? 28 : 34;
  const wide = Math.max(64, (text.length * size) / 1.45 + 18);
  return (
    <g class={`stack-of-chips${pending ? " pending" : ""}`} aria-hidden="true">
      {chips.map((chip, nth) => (
        <g key={nth} transform={`translate(0 ${-RISE * nth})`}>
          <ChipFace cents={chip} />
        </g>
      ))}
      {chips.length > 1 ? (
        <g class="stack-sum" transform={`translate(0 ${top})`}>
          <rect x={-wide / 2} y="-21" width={wide} height="42" rx="21" />
          <text text-anchor="middle" dy="0.350em" font-size={size}>
            {text}
          </text>
        </g>
      ) : null}
    </g>
  );
}

/** The tray of chips: a tap chooses one, a drag takes one to the layout. Chips that the credits do not cover stay in the tray. */
export function ChipRack({
  values,
  chosen,
  onChoose,
  credits,
  size = 68,
}: {
  values: readonly number[];
  chosen: number;
  onChoose(cents: number): void;
  credits: number;
  size?: number;
}) {
  return (
    <div class="chip-rack" role="radiogroup" aria-label={say("rack")}>
      {values.map((cents) => (
        <button
          key={cents}
          type="button"
          role="radio"
          aria-checked={cents === chosen}
          aria-label={say("chip", { amount: dollars(cents, true) })}
          disabled={cents > credits}
          onClick={() => onChoose(cents)}
          onPointerDown={(event) =>
            handlePress(event, {
              drag: (moved) => {
                onChoose(cents);
                dragChips(moved, { cents, from: null }, <Chip cents={cents} size={size} />);
              },
            })
          }
        >
          <Chip cents={cents} size={size} />
        </button>
      ))}
    </div>
  );
}
