// Something asked of the server over HTTP for as long as a page shows it.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { type Got, get } from "./http.ts";

const AGAIN = 2000;

/** Whether the server did not answer the last time that it was asked: what is shown may be old. */
export const away = signal(false);

/** What a path gives, null until it came. A server that does not answer is asked again; with `every` it is asked time after time, and anew when `about` changes. */
export function useAsked<T>(
  path: string | null,
  { token = null, every, about }: { token?: string | null; every?: number; about?: string } = {},
): Got<T> | null {
  const [got, keep] = useState<{ path: string; got: Got<T> } | null>(null);
  useEffect(() => {
    if (path === null) return;
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask(of: string): Promise<void> {
      const answer = await get<T>(of, token);
      if (over) return;
      const silent = !answer.ok && answer.error.code === "no-answer";
      away.value = silent;
      // What was shown stays while the server is away.
      keep((before) => (silent && before?.path === of && before.got.ok ? before : { path: of, got: answer }));
      if (silent || every) timer = setTimeout(() => void ask(of), every ?? AGAIN);
    }
    void ask(path);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [path, token, every, about]);
  return got !== null && got.path === path ? got.got : null;
}
