// The frame of every staff page: signing in, the first password, the bar with the person's name, locking and signing out.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { tick } from "../realtime/clock.ts";
import { loadPeople, staffWords } from "../words/staff.ts";
import { timeOf } from "../words/times.ts";
import { get, post } from "../realtime/http.ts";
import { NewPassword, OwnPassword, ruleWords, typedTwice } from "./own_password.tsx";
import { connect, type Connection } from "../realtime/connection.ts";
import { refusal } from "../words/refusals.ts";
import type { Error as ApiError, Role, StaffActor } from "../types.ts";
import { LanguageSwitch, ConnectionBanner, Toasts } from "../ui/parts.tsx";
import { ApprovedRules } from "../ui/rules_copy.tsx";
import { resetLanguage, translator } from "../words/words.ts";
import { zoneName } from "../realtime/zone.ts";

const say = translator("desk");

/** The person who is signed in at this page, and their connection. */
export interface StaffSession {
  token: string;
  me: StaffActor;
  connection: Connection;
}

const STORAGE_KEY = "pitboss-session";
const session = signal<StaffSession | null>(null);
const state = signal<"asking" | "choosing" | "in" | "locked">("asking");
/** What went wrong. It is put into words when it is drawn: so it follows the language. */
const problem = signal<(() => string) | null>(null);
/** The token and password of a person who must choose a new one; cleared right after. */
let pendingPassword: { token: string; password: string; me: StaffActor } | null = null;

function startSession(token: string, me: StaffActor): void {
  sessionStorage.setItem(STORAGE_KEY, token);
  const connection = connect(token);
  void loadPeople(token);
  session.value = { token, me, connection };
  state.value = "in";
  problem.value = null;
  connection.state.subscribe((now) => {
    if (now.is !== "refused" || session.value?.connection !== connection) return;
    connection.close();
    if (now.error.code === "session-locked") state.value = "locked";
    else endSession(now.error);
  });
}

function endSession(why?: ApiError): void {
  sessionStorage.removeItem(STORAGE_KEY);
  session.value?.connection.close();
  session.value = null;
  state.value = "asking";
  problem.value = why ? () => refusal(why) : null;
  void resetLanguage();
}

/** Hides the desk at once, even if the server cannot be reached. */
function lock(current: StaffSession): void {
  current.connection.close();
  state.value = "locked";
  problem.value = null;
  void post("/api/lock", {}, current.token);
}

/** Signs out. If the server cannot be reached, the session expires there. */
function signOut(current: StaffSession): void {
  void post("/api/sign-out", {}, current.token).then(() => endSession());
}

/** The token of the signed-in person, for HTTP requests. */
export const sessionToken = (): string | null => session.peek()?.token ?? null;

/** An idle desk locks. Reading and scrolling count as activity, so they are reported from time to time. */
const ACTIVE_EVERY_MS = 60_000;
let lastReported = 0;
function reportActivity(): void {
  if (state.peek() !== "in" || Date.now() - lastReported < ACTIVE_EVERY_MS) return;
  lastReported = Date.now();
  void get("/api/me", sessionToken());
}
for (const kind of ["pointerdown", "keydown", "wheel"]) addEventListener(kind, reportActivity, { passive: true });

/** Continues the session from before a reload, if there is one. */
async function resume(): Promise<void> {
  const token = sessionStorage.getItem(STORAGE_KEY);
  if (token === null) return;
  const found = await get<StaffActor>("/api/me", token);
  if (found.ok) startSession(token, found.body);
  else if (found.error.code === "no-answer") setTimeout(resume, 1000);
  else endSession();
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
    if (!got.ok) problem.value = () => refusal(got.error);
    else if (got.body.must_change) {
      pendingPassword = { token: got.body.token, password, me: got.body.me };
      problem.value = null;
      state.value = "choosing";
    } else startSession(got.body.token, got.body.me);
  }
  return (
    <SignInFrame title={title}>
      <form class="stack" onSubmit={send}>
        <label>
          {say("name")}
          <input name="name" autocomplete="username" required autofocus />
        </label>
        <label>
          {say("password")}
          <input name="password" type="password" autocomplete="current-password" required />
        </label>
        <button class="primary">{say("sign-in")}</button>
      </form>
    </SignInFrame>
  );
}

function ChoosePassword({ title }: { title: string }) {
  async function send(event: Event): Promise<void> {
    event.preventDefault();
    const wanted = typedTwice(new FormData(event.currentTarget as HTMLFormElement), (words) => {
      problem.value = words;
    });
    if (wanted === null) return;
    if (pendingPassword === null) return endSession();
    const got = await post("/api/password", { old: pendingPassword.password, new: wanted }, pendingPassword.token);
    if (!got.ok) problem.value = () => refusal(got.error);
    else {
      startSession(pendingPassword.token, pendingPassword.me);
      pendingPassword = null;
    }
  }
  return (
    <SignInFrame title={title}>
      <form class="stack" onSubmit={send}>
        <NewPassword label={say("own")} autofocus />
        <p class="soft small">{ruleWords()}</p>
        <button class="primary">{say("keep")}</button>
      </form>
    </SignInFrame>
  );
}

function Locked({ current, title }: { current: StaffSession; title: string }) {
  async function send(event: Event): Promise<void> {
    const got = await post<StaffActor>("/api/unlock", { password: fields(event).password ?? "" }, current.token);
    if (got.ok) startSession(current.token, got.body);
    else problem.value = () => refusal(got.error);
  }
  return (
    <SignInFrame title={title}>
      <form class="stack" onSubmit={send}>
        <p>{say("locked", { name: current.me.name })}</p>
        <label>
          {say("password")}
          <input name="password" type="password" autocomplete="current-password" required autofocus />
        </label>
        <button class="primary">{say("unlock")}</button>
        <button type="button" class="quiet" onClick={() => signOut(current)}>
          {say("sign-out")}
        </button>
      </form>
    </SignInFrame>
  );
}

function SignInFrame({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <main class="panel-page">
      <div class="panel stack">
        <div class="spread">
          <h1>{title}</h1>
          <LanguageSwitch />
        </div>
        {children}
        {problem.value ? (
          <p class="note bad" role="alert">
            {problem.value()}
          </p>
        ) : null}
      </div>
    </main>
  );
}

/** House time now and its zone: every time on the page and on paper is in it. */
function HouseClock({ connection }: { connection: Connection }) {
  void tick.value;
  return (
    <time class="soft number" title={say("clock")} data-testid="house-clock">
      {timeOf(connection.now())} {zoneName()}
    </time>
  );
}

/** A staff page: after signing in, `children` draws it. `at` is the terminal, such as `dt/rapid-1`. */
export function Desk({
  title,
  at = null,
  children,
}: {
  title: string;
  at?: string | null;
  children: (session: StaffSession) => ComponentChildren;
}) {
  const current = session.value;
  if (state.value === "choosing") return <ChoosePassword title={title} />;
  if (current === null) return <SignIn at={at} title={title} />;
  if (state.value === "locked") return <Locked current={current} title={title} />;
  return (
    <>
      <ConnectionBanner connection={current.connection} />
      <header class="bar">
        <h1>{title}</h1>
        <div class="row">
          <HouseClock connection={current.connection} />
          <span class="soft">{staffWords(current.me.name)}</span>
          <LanguageSwitch />
          <ApprovedRules />
          <OwnPassword token={current.token} />
          <button class="quiet" onClick={() => lock(current)}>
            {say("lock")}
          </button>
          <button onClick={() => signOut(current)}>{say("sign-out")}</button>
        </div>
      </header>
      {children(current)}
      <Toasts />
    </>
  );
}

/** Roles, the highest first: offers are made for the highest. */
const RANKS: readonly Role[] = [
  "inspector",
  "casino-operator",
  "gaming-manager",
  "assistant-gaming-manager",
  "casino-supervisor",
  "electronic-gaming-supervisor",
  "gaming-supervisor",
  "dealer",
];
export const roleOf = (me: StaffActor): Role => rolesOf(me)[0] ?? "dealer";

/** All roles of a person, the highest first. */
export const rolesOf = (me: StaffActor): Role[] => RANKS.filter((role) => holds(me, role));

export const holds = (me: StaffActor, role: Role): boolean => me.posts.some((post) => post === role);

/** The role for an act that only some roles may do: one of those, or the highest. */
export const roleAmong = (me: StaffActor, roles: readonly Role[]): Role => roles.find((role) => holds(me, role)) ?? roleOf(me);
