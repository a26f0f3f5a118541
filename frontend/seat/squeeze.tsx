// A card in the guest's hand: it is face down, and dragging lifts its corner. Only the holder's screen has its face.
import { useRef } from "preact/hooks";
import { Card } from "../lib/felt/cards.tsx";
import { say } from "./words.ts";

/** How far a drag over the height of the card lifts it, in percent. */
const WHOLE = 100;

export function Squeeze({ code, place }: { code: string; place: number }) {
  const cardRef = useRef<HTMLDivElement>(null);
  const from = useRef<number | null>(null);
  const lift = (percent: number): void => cardRef.current?.style.setProperty("--lift", `${Math.min(WHOLE, Math.max(0, percent))}%`);
  const drop = (): void => {
    from.current = null;
    cardRef.current?.classList.remove("lifting");
    lift(0);
  };
  function start(event: PointerEvent): void {
    cardRef.current?.setPointerCapture(event.pointerId);
    cardRef.current?.classList.add("lifting");
    from.current = event.clientY;
  }
  function move(event: PointerEvent): void {
    if (from.current !== null && cardRef.current) lift(((from.current - event.clientY) / cardRef.current.clientHeight) * WHOLE);
  }
  const key = (event: KeyboardEvent, percent: number): void => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    lift(percent);
  };
  return (
    <div
      ref={cardRef}
      class="squeeze"
      role="button"
      tabIndex={0}
      aria-label={say("peek", { n: place + 1 })}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={drop}
      onKeyDown={(event) => key(event, WHOLE)}
      onKeyUp={(event) => key(event, 0)}
      onBlur={drop}
    >
      <div class="under">
        <Card code={code} delay={-1} />
      </div>
      <div class="cover">
        <Card code={null} delay={-1} />
      </div>
    </div>
  );
}
