// The key in a pasted text, and the screen that it opens.

const SCREENS: Readonly<Record<string, string>> = { "player-terminal": "/player/", seat: "/seat/", display: "/display/" };

/** The page of a kind of device; null for one without a screen. */
export const screenOf = (kind: string): string | null => SCREENS[kind] ?? null;

/** The key in a whole address or on its own, and what the address of its screen says after the #. */
export function parseKey(pasted: string): { key: string; rest: string } {
  const text = pasted.trim();
  const after = text.includes("#") ? text.slice(text.indexOf("#") + 1) : `key=${encodeURIComponent(text)}`;
  return { key: new URLSearchParams(after).get("key") ?? text, rest: after };
}
