// What every player can always read: how to stay in control, and where there is help.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "../lib/ui/parts.tsx";
import { HELP_PAGE, HELPLINE, say } from "./words.ts";

export function Care({ message, children }: { message: string; children: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  return (
    <footer class="care">
      <span>{say("care")}</span>
      <span>
        {say("care-help")} <b class="number">{HELPLINE}</b> · {HELP_PAGE}
      </span>
      {message ? <span class="venue-message">{message}</span> : null}
      <button class="quiet" onClick={() => setOpen(true)}>
        {say("care-more")}
      </button>
      {children}
      {open ? (
        <Dialog title={say("care-title")} onClose={() => setOpen(false)}>
          <p>{say("care-words")}</p>
          <p>{say("care-talk")}</p>
          <p class="helpline">
            <b class="number">{HELPLINE}</b>
            <span>{HELP_PAGE}</span>
          </p>
          <p class="soft">{say("care-staff")}</p>
        </Dialog>
      ) : null}
    </footer>
  );
}
