// Changing your own password, at every desk and at any time.
import { useSignal } from "@preact/signals";
import { post } from "../realtime/http.ts";
import { refusal } from "../words/refusals.ts";
import { Dialog, notify } from "../ui/parts.tsx";
import { translator } from "../words/words.ts";
import { sentences } from "../words/texts.ts";

const say = translator("own-password");

/** The least number of characters of a password. */
const MIN_LENGTH = 10;
export const ruleWords = (): string => say("rule");

/** A new password, typed twice because it is hidden. Null if the two differ; then `problem` is called. */
export function typedTwice(typed: FormData, problem: (words: () => string) => void): string | null {
  const [fresh, again] = ["new", "again"].map((name) => String(typed.get(name)));
  if (fresh === again) return fresh ?? "";
  problem(() => say("differ"));
  return null;
}

export function NewPassword({ label, autofocus = false }: { label: string; autofocus?: boolean }) {
  return (
    <>
      <label>
        {label}
        <input name="new" type="password" autocomplete="new-password" minlength={MIN_LENGTH} required autofocus={autofocus} />
      </label>
      <label>
        {say("again")}
        <input name="again" type="password" autocomplete="new-password" minlength={MIN_LENGTH} required />
      </label>
    </>
  );
}

export function OwnPassword({ token }: { token: string }) {
  const open = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          open.value = true;
        }}
      >
        {say("password")}
      </button>
      {open.value ? (
        <Change
          token={token}
          onClose={() => {
            open.value = false;
          }}
        />
      ) : null}
    </>
  );
}

function Change({ token, onClose }: { token: string; onClose: () => void }) {
  const problem = useSignal("");
  async function send(event: Event): Promise<void> {
    event.preventDefault();
    const typed = new FormData(event.currentTarget as HTMLFormElement);
    const fresh = typedTwice(typed, (words) => {
      problem.value = words();
    });
    if (fresh === null) return;
    const got = await post("/api/password", { old: String(typed.get("old")), new: fresh }, token);
    if (!got.ok) problem.value = refusal(got.error);
    else {
      notify(say("done"), "good");
      onClose();
    }
  }
  return (
    <Dialog title={say("change")} onClose={onClose}>
      <form class="stack short-form" onSubmit={send}>
        <p class="soft">{sentences([say("rule"), say("others")])}</p>
        <label>
          {say("old")}
          <input name="old" type="password" autocomplete="current-password" required />
        </label>
        <NewPassword label={say("fresh")} />
        {problem.value ? (
          <p class="note bad" role="alert">
            {problem.value}
          </p>
        ) : null}
        <div class="row end">
          <button type="button" class="quiet" onClick={onClose}>
            {say("cancel")}
          </button>
          <button class="primary">{say("change")}</button>
        </div>
      </form>
    </Dialog>
  );
}
