// Small parts that every page has: the state of the connection, toasts, dialogs, the choice of language.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Answer, Connection } from "../realtime/connection.ts";
import { refusal } from "../words/refusals.ts";
import { sentence } from "../words/texts.ts";
import { language, languages, setLanguage, translator } from "../words/words.ts";

const say = translator("part");

/** A banner while the connection is not open. */
export function ConnectionBanner({ connection, describe = refusal }: { connection: Connection; describe?: typeof refusal }) {
  const state = connection.state.value;
  if (state.is === "open") return null;
  const words = "error" in state && state.error ? describe(state.error) : say(state.is === "refused" ? "lost" : state.is);
  return (
    <div class="line-state" role="alert">
      {words}
    </div>
  );
}

export function LanguageSwitch() {
  return (
    <select
      class="language"
      aria-label={say("language")}
      value={language.value}
      onChange={(event) => void setLanguage(event.currentTarget.value)}
    >
      {languages.value.map((each) => (
        <option key={each.language} value={each.language} lang={each.language}>
          {each.name}
        </option>
      ))}
    </select>
  );
}

interface Toast {
  id: number;
  words: string;
  tone: "good" | "bad" | "";
}

const toasts = signal<readonly Toast[]>([]);
let toastCount = 0;

/** Shows a sentence for some seconds; a refusal stays longer than a note. */
export function notify(words: string, tone: Toast["tone"] = ""): void {
  const id = ++toastCount;
  toasts.value = [...toasts.value.slice(-2), { id, words, tone }];
  setTimeout(
    () => {
      toasts.value = toasts.value.filter((each) => each.id !== id);
    },
    tone === "bad" ? 7000 : 4500,
  );
}

/** Shows why an answer was refused, or its notices. True if the command was done. */
export function notifyAnswer(answer: Answer): boolean {
  if (answer.type === "refused") notify(refusal(answer.error), "bad");
  else for (const notice of answer.notices ?? []) notify(sentence(notice));
  return answer.type === "done";
}

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map((each) => (
        <div key={each.id} class={`toast note ${each.tone}`}>
          {each.words}
        </div>
      ))}
    </div>
  );
}

/** A modal dialog, open as long as it is drawn. Without `onClose` only its content closes it. */
export function Dialog({
  title,
  onClose,
  children,
  wide = false,
}: {
  title: string;
  onClose?: () => void;
  children: ComponentChildren;
  wide?: boolean;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const gone = useRef(false);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Closing gives the focus back, also when the page stops drawing the dialog.
    return () => {
      gone.current = true;
      dialog?.close();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={wide ? "wide" : ""}
      aria-label={title}
      onClose={() => {
        if (gone.current) return;
        // A browser closes a dialog after a second Escape, even if the page prevents it.
        if (onClose) onClose();
        else ref.current?.showModal();
      }}
      onCancel={(event) => {
        if (!onClose) event.preventDefault();
      }}
    >
      <div>
        <div class="spread">
          <h2>{title}</h2>
          {onClose ? (
            <button type="button" class="quiet" aria-label={say("close")} onClick={() => ref.current?.close()}>
              ✕
            </button>
          ) : null}
        </div>
        {children}
      </div>
    </dialog>
  );
}
