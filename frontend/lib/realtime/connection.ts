// The connection to the server: views that stay up to date, and commands that are carried out once.
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { type Json, patched } from "./patch.ts";
import { zoneMinutes } from "./zone.ts";
import type { Actor, AnyView, ClientMessage, Command, Done, Error as ApiError, Refused, Second, ServerMessage } from "../types.ts";

/** The state of the connection. Nothing counts as accepted before the server says so. */
type ConnectionState = { is: "connecting" } | { is: "open" } | { is: "lost"; error?: ApiError } | { is: "refused"; error: ApiError };

export type Answer = Done | Refused;

export interface Connection {
  state: ReadonlySignal<ConnectionState>;
  /** Who this page is to the server. */
  me: ReadonlySignal<Actor | null>;
  /** The view of a channel, watched from now on; null until its snapshot arrives. */
  view<V extends AnyView>(channel: string): ReadonlySignal<V | null>;
  /** Why a channel is not shown, if it is refused. */
  refusal(channel: string): ReadonlySignal<ApiError | null>;
  leave(channel: string): void;
  /** Sends a command. The answer comes even if the connection is lost in between. */
  do(command: Command, second?: Second | null): Promise<Answer>;
  /** Commands that have no answer yet. */
  waiting: ReadonlySignal<number>;
  /** The server's clock. */
  now(): number;
  close(): void;
}

interface WatchedChannel {
  n: number;
  view: Signal<AnyView | null>;
  refused: Signal<ApiError | null>;
}

/** Codes after which a retry is useless: a person has to sign in, or use another key. */
const FINAL_CODES = ["not-signed-in", "session-locked", "staff-suspended", "password-change-needed", "unknown-key"];
const RETRY_MIN_MS = 300;
const RETRY_MAX_MS = 4000;
/** After this silence the connection counts as lost: the server pings every ten seconds. */
const SILENCE_MS = 25_000;
/** The same after a command, which is answered in milliseconds: a player must not wonder about a wager for long. */
const ANSWER_MS = 8000;

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function liveAddress(at: Location): string {
  return `${at.protocol === "https:" ? "wss" : "ws"}://${at.host}/live`;
}

/** Opens a connection that reconnects by itself, watches its channels again, and resends unanswered commands. */
export function connect(token: string, address: string = liveAddress(location)): Connection {
  const state = signal<ConnectionState>({ is: "connecting" });
  const me = signal<Actor | null>(null);
  const waiting = signal(0);
  const channels = new Map<string, WatchedChannel>();
  const unanswered = new Map<string, { text: string; answer: (answer: Answer) => void }>();
  let socket: WebSocket | null = null;
  // Relative to performance.now(), which never jumps: the clock of this machine may be wrong or be set.
  let clockOffset = performance.timeOrigin;
  let retryDelay = RETRY_MIN_MS;
  let closed = false;
  /** The error with which the server closed the connection for now. */
  let byeError: ApiError | null = null;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a command was sent since the last message. */
  let awaitingAnswer = false;

  const send = (message: ClientMessage): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  function open(): void {
    const mine = new WebSocket(address);
    socket = mine;
    mine.onopen = () => send({ type: "hello", token });
    mine.onmessage = (event) => {
      resetSilence();
      receive(JSON.parse(event.data as string) as ServerMessage);
    };
    mine.onclose = () => lost(mine);
  }

  function lost(which: WebSocket): void {
    if (which !== socket || closed) return;
    clearTimeout(silenceTimer);
    if (state.value.is === "refused") return;
    state.value = byeError === null ? { is: "lost" } : { is: "lost", error: byeError };
    clearTimeout(retryTimer);
    retryTimer = setTimeout(open, retryDelay);
    retryDelay = Math.min(retryDelay * 2, RETRY_MAX_MS);
  }

  function resetSilence(): void {
    awaitingAnswer = false;
    closeIfSilent(SILENCE_MS);
  }

  function closeIfSilent(within: number): void {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(() => {
      const silent = socket;
      silent?.close();
      if (silent) lost(silent);
    }, within);
  }

  function sendCommand(text: string): void {
    socket?.send(text);
    // Further commands do not extend the time.
    if (!awaitingAnswer) closeIfSilent(ANSWER_MS);
    awaitingAnswer = true;
  }

  function receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        retryDelay = RETRY_MIN_MS;
        byeError = null;
        clockOffset = message.now - performance.now();
        zoneMinutes.value = message.utc_offset ?? 0;
        me.value = message.me;
        state.value = { is: "open" };
        for (const channel of channels.keys()) send({ type: "watch", channel });
        for (const { text } of unanswered.values()) sendCommand(text);
        return;
      case "snapshot":
        show(message.channel, message.n, message.view);
        return;
      case "change": {
        const known = channels.get(message.channel);
        if (known === undefined) return;
        if (known.view.value === null || message.n !== known.n + 1) send({ type: "resync", channel: message.channel });
        else show(message.channel, message.n, patched(known.view.value as unknown as Json, message.patch as Json) as unknown as AnyView);
        return;
      }
      case "refused": {
        const watched = channels.get(message.id);
        if (watched) watched.refused.value = message.error;
        else answered(message);
        return;
      }
      case "done":
        answered(message);
        return;
      case "ping":
        clockOffset = message.now - performance.now();
        send({ type: "pong" });
        return;
      case "bye":
        // Another page uses the same key: this one waits until that closes.
        if (message.error.code === "key-elsewhere") byeError = message.error;
        if (FINAL_CODES.includes(message.error.code)) state.value = { is: "refused", error: message.error };
        return;
      case "lead":
        return;
    }
  }

  function answered(message: Answer): void {
    const found = unanswered.get(message.id);
    if (found === undefined) return;
    unanswered.delete(message.id);
    waiting.value = unanswered.size;
    found.answer(message);
  }

  function show(channel: string, n: number, view: AnyView): void {
    const known = channels.get(channel);
    if (known === undefined) return;
    known.n = n;
    known.refused.value = null;
    known.view.value = view;
  }

  function watch(channel: string): WatchedChannel {
    const known = channels.get(channel);
    if (known) return known;
    const made: WatchedChannel = { n: -1, view: signal(null), refused: signal(null) };
    channels.set(channel, made);
    if (state.value.is === "open") send({ type: "watch", channel });
    return made;
  }

  open();
  return {
    state,
    me,
    waiting,
    view: <V extends AnyView>(channel: string) => watch(channel).view as unknown as ReadonlySignal<V | null>,
    refusal: (channel) => watch(channel).refused,
    leave(channel) {
      if (channels.delete(channel)) send({ type: "unwatch", channel });
    },
    do(command, second) {
      const id = newId();
      const text = JSON.stringify({ type: "do", id, command, ...(second ? { second } : {}) });
      return new Promise((answer) => {
        unanswered.set(id, { text, answer });
        waiting.value = unanswered.size;
        if (state.value.is === "open") sendCommand(text);
      });
    },
    now: () => performance.now() + clockOffset,
    close() {
      closed = true;
      clearTimeout(silenceTimer);
      clearTimeout(retryTimer);
      socket?.close();
    },
  };
}
