// Dragging chips: one element follows the pointer, and the area on which it is dropped gets an event.
import { type ComponentChild, render } from "preact";

/** What is dropped: an amount, out of the rack or from another wager. */
interface DroppedChips {
  cents: number;
  from: string | null;
}
const DROPPED = "chip-dropped";

/** How far a pointer moves before it drags; less is the tap of an unsteady finger. */
const SLACK_PX = 8;

/** The place for chips under a point, if there is one. */
const placeAt = (x: number, y: number): Element | null => document.elementFromPoint(x, y)?.closest("[data-wager]") ?? null;

/** Drags a drawing of chips with the pointer until release. A move changes one transform a frame and redraws nothing. */
export function dragChips(start: PointerEvent, what: DroppedChips, drawing: ComponentChild): void {
  const ghost = document.createElement("div");
  ghost.className = "chip-ghost";
  render(drawing, ghost);
  document.body.append(ghost);
  let { clientX: x, clientY: y } = start;
  let frame = 0;
  let over: Element | null = null;

  const follow = (): void => {
    frame = 0;
    ghost.style.transform = `translate3d(${x}px, ${y}px, 0) translate(-50%, -50%)`;
    const place = placeAt(x, y);
    if (place === over) return;
    over?.classList.remove("over");
    place?.classList.add("over");
    over = place;
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    x = event.clientX;
    y = event.clientY;
    frame ||= requestAnimationFrame(follow);
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    cancelAnimationFrame(frame);
    over?.classList.remove("over");
    render(null, ghost);
    ghost.remove();
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (event.type === "pointerup")
      placeAt(event.clientX, event.clientY)?.dispatchEvent(new CustomEvent<DroppedChips>(DROPPED, { detail: what, bubbles: true }));
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
  follow();
}

/** Calls `onDrop` for chips dropped within an element; returns how to stop. */
export function onDropped(root: Element, onDrop: (wager: string, what: DroppedChips) => void): () => void {
  const listener = (event: Event): void => {
    const wager = (event.target as Element).getAttribute("data-wager");
    if (wager !== null) onDrop(wager, (event as CustomEvent<DroppedChips>).detail);
  };
  root.addEventListener(DROPPED, listener);
  return () => root.removeEventListener(DROPPED, listener);
}

/** Makes a finger on some areas drag instead of scroll: inside SVG browsers ignore `touch-action`. */
export function preventScroll(root: SVGSVGElement, places: string): () => void {
  const stay = (event: TouchEvent): void => {
    if ((event.target as Element).closest(places) && event.cancelable) event.preventDefault();
  };
  root.addEventListener("touchstart", stay, { passive: false });
  return () => root.removeEventListener("touchstart", stay);
}

/** Distinguishes a tap, a long press and a drag. */
export function handlePress(start: PointerEvent, meant: { tap?(): void; hold?(): void; drag?(event: PointerEvent): void }): void {
  if (start.button !== 0) return;
  let held = false;
  const timer = setTimeout(() => {
    held = true;
    meant.hold?.();
  }, 550);
  const stop = (): void => {
    clearTimeout(timer);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", stop);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId || Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLACK_PX) return;
    stop();
    if (!held) meant.drag?.(event);
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    stop();
    if (!held) meant.tap?.();
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", stop);
}
