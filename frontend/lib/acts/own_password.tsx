// Changing your own password, at every desk and at any time.
import { useSignal } from "@preact/signals";
import { post } from "../realtime/http.ts";
import { refusal } from "../words/refusals.ts";
import { Dialog, notify } from "../ui/parts.tsx";
import { translator } from "../words/words.ts";

const say = translator({
  password: ["Password", "密码"],
  change: ["Change your password", "更改密码"],
  old: ["Password until now", "现用密码"],
  fresh: ["New password", "新密码"],
  again: ["New password once more", "再次输入新密码"],
  differ: ["The new password was typed in two ways.", "两次输入的新密码不一致。"],
  rule: [
    "At least 10 characters, without your name, and nothing that is guessed first. A few words that do not go together are good.",
    "至少 10 个字符，不得包含您的姓名，也不得为常用密码。建议使用几个互不相关的词。",
  ],
  others: ["You are signed out everywhere else.", "您在其他地方的登录将结束。"],
  done: ["Your password is changed.", "密码已更改。"],
  cancel: ["Cancel", "取消"],
});

/** The least number of characters of a password. */
const MIN_LENGTH = 10;
export const ruleWords = (): string => say("rule");

/** A new password, typed twice because it is hidden. Null if the two differ; then `problem` is called. */
export function typedTwice(typed: FormData, problem: (words: string) => void): string | null {
  const [fresh, again] = ["new", "again"].map((name) => String(typed.get(name)));
  if (fresh === again) return fresh ?? "";
  problem(say("differ"));
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
      problem.value = words;
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
        <p class="soft">
          {say("rule")} {say("others")}
        </p>
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
