// The frame of every staff page: signing in, a password of one's own, the bar with who is there, locking and leaving.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { tick } from "../realtime/clock.ts";
import { timeOf } from "../words/times.ts";
import { get, post } from "../realtime/http.ts";
import { NewPassword, OwnPassword, ruleWords, typedTwice } from "./own_password.tsx";
import { connect, type Line } from "../realtime/live.ts";
import { refusal } from "../words/refusals.ts";
import type { Role, StaffActor } from "../types.ts";
import { LanguageSwitch, LineState, Toasts } from "../ui/parts.tsx";
import { speaker } from "../words/words.ts";
import { zoneWords } from "../realtime/zone.ts";

const say = speaker({
  name: ["Name", "姓名"],
  password: ["Password", "密码"],
  signIn: ["Sign in", "登录"],
  signOut: ["Sign out", "退出"],
  clock: ["Time of the house: all times here and on paper are by it", "本场时间：页面与纸面时间均以此为准"],
  lock: ["Lock", "锁定"],
  unlock: ["Unlock", "解锁"],
  locked: ["{name}, this desk is locked. Type your password to go on.", "{name}，本工作台已锁定。请输入密码继续。"],
  own: ["Choose a password of your own", "请设置您自己的密码"],
  keep: ["Keep it", "保存"],
});

/** Somebody who is signed in at this page, and their line. */
export interface Duty {
  token: string;
  me: StaffActor;
  line: Line;
}

const KEPT = "pitboss-session";
const duty = signal<Duty | null>(null);
const state = signal<"asking" | "choosing" | "in" | "locked">("asking");
const trouble = signal("");
/** The token and password of somebody who has yet to choose one of their own; forgotten at once afterwards. */
let fresh: { token: string; password: string; me: StaffActor } | null = null;

function begin(token: string, me: StaffActor): void {
  sessionStorage.setItem(KEPT, token);
  const line = connect(token);
  duty.value = { token, me, line };
  state.value = "in";
  trouble.value = "";
  line.state.subscribe((now) => {
    if (now.is !== "refused" || duty.value?.line !== line) return;
    line.close();
    if (now.error.code === "session-locked") state.value = "locked";
    else end(refusal(now.error));
  });
}

function end(why = ""): void {
  sessionStorage.removeItem(KEPT);
  duty.value?.line.close();
  duty.value = null;
  state.value = "asking";
  trouble.value = why;
}

/** Hides the desk at once, whether the server hears of it or not: it may be away. */
function lock(held: Duty): void {
  held.line.close();
  state.value = "locked";
  trouble.value = "";
  void post("/api/lock", {}, held.token);
}

/** Leaves for good. A server that is away ends the session when its time is over. */
function leave(held: Duty): void {
  void post("/api/sign-out", {}, held.token).then(() => end());
}

/** The token of whoever is signed in at this page, for what is asked beside the line. */
export const heldToken = (): string | null => duty.peek()?.token ?? null;

/** A desk at which nobody touches anything locks. Whoever only looks and scrolls asks the server now and then. */
const ACTIVE_EVERY_MS = 60_000;
let told = 0;
function touched(): void {
  if (state.peek() !== "in" || Date.now() - told < ACTIVE_EVERY_MS) return;
  told = Date.now();
  void get("/api/me", heldToken());
}
for (const kind of ["pointerdown", "keydown", "wheel"]) addEventListener(kind, touched, { passive: true });

/** Goes on with the session of before a reload, if there is one. */
async function resume(): Promise<void> {
  const token = sessionStorage.getItem(KEPT);
  if (token === null) return;
  const found = await get<StaffActor>("/api/me", token);
  if (found.ok) begin(token, found.body);
  else if (found.error.code === "no-answer") setTimeout(resume, 1000);
  else end();
}
void resume();

const fields = (event: Event): Record<string, string> => {
  event.preventDefault();
  return Object.fromEntries(new FormData(event.currentTarget as HTMLFormElement)) as Record<string, string>;
};

function SignIn({ at, title }: { at: string | null; title: string }) {
  async function send(event: Event): Promise<void> {
    const { name = "", password = "" } = fields(event);
    const got = await post<{ token: string; me: StaffActor; must_change: boolean }>("/api/sign-in", { name, password, at });
    if (!got.ok) trouble.value = refusal(got.error);
    else if (got.body.must_change) {
      fresh = { token: got.body.token, password, me: got.body.me };
      trouble.value = "";
      state.value = "choosing";
    } else begin(got.body.token, got.body.me);
  }
  return (
    <Gate title={title}>
      <form class="stack" onSubmit={send}>
        <label>
          {say("name")}
          <input name="name" autocomplete="username" required autofocus />
        </label>
        <label>
          {say("password")}
          <input name="password" type="password" autocomplete="current-password" required />
        </label>
        <button class="primary">{say("signIn")}</button>
      </form>
    </Gate>
  );
}

function ChooseOwn({ title }: { title: string }) {
  async function send(event: Event): Promise<void> {
    event.preventDefault();
    const wanted = typedTwice(new FormData(event.currentTarget as HTMLFormElement), (words) => {
      trouble.value = words;
    });
    if (wanted === null) return;
    if (fresh === null) return end();
    const got = await post("/api/password", { old: fresh.password, new: wanted }, fresh.token);
    if (!got.ok) trouble.value = refusal(got.error);
    else {
      begin(fresh.token, fresh.me);
      fresh = null;
    }
  }
  return (
    <Gate title={title}>
      <form class="stack" onSubmit={send}>
        <NewPassword label={say("own")} autofocus />
        <p class="soft small">{ruleWords()}</p>
        <button class="primary">{say("keep")}</button>
      </form>
    </Gate>
  );
}

function Locked({ held, title }: { held: Duty; title: string }) {
  async function send(event: Event): Promise<void> {
    const got = await post<StaffActor>("/api/unlock", { password: fields(event).password ?? "" }, held.token);
    if (got.ok) begin(held.token, got.body);
    else trouble.value = refusal(got.error);
  }
  return (
    <Gate title={title}>
      <form class="stack" onSubmit={send}>
        <p>{say("locked", { name: held.me.name })}</p>
        <label>
          {say("password")}
          <input name="password" type="password" autocomplete="current-password" required autofocus />
        </label>
        <button class="primary">{say("unlock")}</button>
        <button type="button" class="quiet" onClick={() => leave(held)}>
          {say("signOut")}
        </button>
      </form>
    </Gate>
  );
}

function Gate({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <main class="gate">
      <div class="panel stack">
        <div class="spread">
          <h1>{title}</h1>
          <LanguageSwitch />
        </div>
        {children}
        {trouble.value ? (
          <p class="note bad" role="alert">
            {trouble.value}
          </p>
        ) : null}
      </div>
    </main>
  );
}

/** What clocks of the house show now, and which clocks those are: every time on the page, and on paper, is by them. */
function HouseClock({ line }: { line: Line }) {
  void tick.value;
  return (
    <time class="soft number" title={say("clock")} data-testid="house-clock">
      {timeOf(line.now())} {zoneWords()}
    </time>
  );
}

/** A staff page: whoever is signed in sees what `children` draws for them. `at` is the terminal, such as `dt/rapid-1`. */
export function Desk({ title, at = null, children }: { title: string; at?: string | null; children: (duty: Duty) => ComponentChildren }) {
  const held = duty.value;
  if (state.value === "choosing") return <ChooseOwn title={title} />;
  if (held === null) return <SignIn at={at} title={title} />;
  if (state.value === "locked") return <Locked held={held} title={title} />;
  return (
    <>
      <LineState line={held.line} />
      <header class="bar">
        <h1>{title}</h1>
        <div class="row">
          <HouseClock line={held.line} />
          <span class="soft">{held.me.name}</span>
          <LanguageSwitch />
          <OwnPassword token={held.token} />
          <button class="quiet" onClick={() => lock(held)}>
            {say("lock")}
          </button>
          <button onClick={() => leave(held)}>{say("signOut")}</button>
        </div>
      </header>
      {children(held)}
      <Toasts />
    </>
  );
}

/** The highest role of somebody: offers are made for it. */
const RANKS: readonly Role[] = [
  "casino-operator",
  "gaming-manager",
  "assistant-gaming-manager",
  "casino-supervisor",
  "electronic-gaming-supervisor",
  "gaming-supervisor",
  "dealer",
];
export const roleOf = (me: StaffActor): Role => rolesOf(me)[0] ?? "dealer";

/** All of them, the highest first. */
export const rolesOf = (me: StaffActor): Role[] => RANKS.filter((role) => holds(me, role));

export const holds = (me: StaffActor, role: Role): boolean => me.posts.some((post) => post === role);

/** The role in which somebody acts where only some roles may: one of those, or else the highest. */
export const roleAmong = (me: StaffActor, roles: readonly Role[]): Role => roles.find((role) => holds(me, role)) ?? roleOf(me);
