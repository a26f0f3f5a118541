// Protection against accidental presses at desks: cards that came out of a shoe cannot go back.

const onButton = (event: Event): boolean => event.target instanceof Element && event.target.closest("button") !== null;

function ignore(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Handlers for a page: a double-click's second click and a held key are ignored, since they would hit the next button. */
export const pressGuard = {
  onClickCapture: (event: MouseEvent): void => {
    if (event.detail > 1 && onButton(event)) ignore(event);
  },
  onKeyDownCapture: (event: KeyboardEvent): void => {
    if (event.repeat && event.key === "Enter" && onButton(event)) ignore(event);
  },
};
