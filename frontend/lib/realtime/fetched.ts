// Data fetched over HTTP for as long as a page shows it.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { type ApiResult, get } from "./http.ts";

const RETRY_MS = 2000;

/** Whether the last request had no answer: what is shown may be old. */
export const serverSilent = signal(false);

/** The response of a path, null until it comes. A silent server is asked again; `every` repeats the request, and so does a change of `refreshOn`. */
export function useFetched<T>(
  path: string | null,
  { token = null, every, refreshOn }: { token?: string | null; every?: number; refreshOn?: string } = {},
): ApiResult<T> | null {
  const [got, setGot] = useState<{ path: string; got: ApiResult<T> } | null>(null);
  useEffect(() => {
    if (path === null) return;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function fetchAgain(of: string): Promise<void> {
      const answer = await get<T>(of, token);
      if (stopped) return;
      const silent = !answer.ok && answer.error.code === "no-answer";
      serverSilent.value = silent;
      // What was shown stays while the server is silent.
      setGot((before) => (silent && before?.path === of && before.got.ok ? before : { path: of, got: answer }));
      if (silent || every) timer = setTimeout(() => void fetchAgain(of), every ?? RETRY_MS);
    }
    void fetchAgain(path);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [path, token, every, refreshOn]);
  return got !== null && got.path === path ? got.got : null;
}
