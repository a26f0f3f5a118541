// Small drawings for buttons, each on a field of 24 by 24.
const DRAWN = {
  crest: "M12 2l8 3v6c0 5-3.4 9-8 11-4.6-2-8-6-8-11V5z M12 7l3.5 4.5L12 17l-3.5-5.5z",
  book: "M4 5c3-1.5 6-1 8 .8C14 4 17 3.5 20 5v13c-3-1.5-6-1-8 .8-2-1.8-5-2.3-8-.8z M12 6v12.6",
  question: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z M9 9.5a3 3 0 1 1 4.2 2.7c-.8.4-1.2.9-1.2 1.8 M12 17.3v.4",
  sound: "M4 9.5v5h3.5L12 19V5L7.5 9.5z M15.5 9a4 4 0 0 1 0 6 M18 6.5a8 8 0 0 1 0 11",
  silence: "M4 9.5v5h3.5L12 19V5L7.5 9.5z M16 9.5l5 5 M21 9.5l-5 5",
  bell: "M12 4a6 6 0 0 1 6 6c0 5 2 6 2 7H4c0-1 2-2 2-7a6 6 0 0 1 6-6z M10 20h4 M12 2v2",
  undo: "M9 5L4 10l5 5 M4 10h10a6 6 0 0 1 0 12h-3",
  clear: "M6 6l12 12 M18 6L6 18",
  again: "M20 12a8 8 0 1 1-2.5-5.8 M20 3v5h-5",
  double: "M5 8a7 3 0 1 0 14 0 7 3 0 1 0-14 0 M5 8v4c0 1.7 3 3 7 3s7-1.3 7-3V8 M5 12v4c0 1.7 3 3 7 3s7-1.3 7-3v-4",
  note: "M3 7h18v10H3z M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z M6 12h.01 M18 12h.01",
  ticket: "M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4z M15 7.5v9",
  lock: "M6 11h12v9H6z M8.5 11V8a3.5 3.5 0 0 1 7 0v3",
} as const;

export function Icon({ name }: { name: keyof typeof DRAWN }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <path d={DRAWN[name]} />
    </svg>
  );
}
