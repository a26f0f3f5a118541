// Something asked of the server over HTTP for as long as a page shows it.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { type ApiResult, get } from "./http.ts";

const RETRY_MS = 2000;

/** Whether the server did not answer the last time that it was asked: what is shown may be old. */
export const serverSilent = signal(false);

/** What a path gives, null until it came. A server that does not answer is asked again; with `every` it is asked time after time, and anew when `about` changes. */
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
      // What was shown stays while the server is away.
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
