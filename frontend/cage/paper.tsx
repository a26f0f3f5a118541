// Paper on the screen: a ticket or a form as the server draws it, and the way to a printer.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { get } from "../lib/realtime/http.ts";
import { refusal } from "../lib/words/refusals.ts";
import type { DrawnSlip } from "../lib/types.ts";
import { Dialog } from "../lib/ui/parts.tsx";
import { language } from "../lib/words/words.ts";
import { say } from "./words.ts";

/** Fetches a slip and draws it. */
export function Slip({ path, token }: { path: string; token: string }) {
  const problem = useSignal("");
  const place = useRef<HTMLDivElement>(null);
  const address = `${path}?lang=${language.value}`;
  useEffect(() => {
    void get<DrawnSlip>(address, token).then((got) => {
      problem.value = got.ok ? "" : refusal(got.error);
      if (!got.ok) return place.current?.replaceChildren();
      const drawn = new DOMParser().parseFromString(got.body.svg, "image/svg+xml").documentElement;
      place.current?.replaceChildren(document.importNode(drawn, true));
    });
  }, [address]);
  return (
    <>
      <div ref={place} class="paper" />
      {problem.value ? (
        <p class="note bad" role="alert">
          {problem.value}
        </p>
      ) : null}
    </>
  );
}

export function PaperDialog({ title, path, token, onClose }: { title: string; path: string; token: string; onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose}>
      <Slip path={path} token={token} />
      <div class="row end">
        <button class="primary" onClick={() => print()}>
          {say("print")}
        </button>
      </div>
    </Dialog>
  );
}
