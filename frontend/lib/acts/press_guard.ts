// Care for desks at which every press counts: cards that came out of a shoe do not go back into it.

const onButton = (event: Event): boolean => event.target instanceof Element && event.target.closest("button") !== null;

function ignore(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Handlers for a page: the second click of a double-click and a key that is held down press nothing. What they would hit is another button by then. */
export const pressGuard = {
  onClickCapture: (event: MouseEvent): void => {
    if (event.detail > 1 && onButton(event)) ignore(event);
  },
  onKeyDownCapture: (event: KeyboardEvent): void => {
    if (event.repeat && event.key === "Enter" && onButton(event)) ignore(event);
  },
};
