// The connection to the server, against a socket that the test controls.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { connect } from "../../lib/realtime/connection.ts";
import type { GameView, ServerMessage } from "../../lib/types.ts";
import { zoneMinutes } from "../../lib/realtime/zone.ts";

class Socket {
  static OPEN = 1;
  static made: Socket[] = [];
  readyState = 0;
  sent: { type: string; id?: string; channel?: string }[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (): void => {};
  address: string;
  constructor(address: string) {
    this.address = address;
    Socket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
  opens(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }
  says(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  welcomes(): void {
    this.opens();
    this.says({
      type: "welcome",
      me: { type: "device", name: "terminal-7", kind: "player-terminal", serves: "7" },
      now: Date.now() + 5000,
      heartbeat: 10,
    });
  }
}
Object.assign(globalThis, { WebSocket: Socket });

const view = (phase: GameView["phase"]): GameView => ({
  view: "game",
  name: "rapid-1",
  kind: "table",
  edition: "e",
  title: "t",
  rapid: true,
  phase,
});
const last = (): Socket => Socket.made.at(-1) as Socket;
const kinds = (socket: Socket): string[] => socket.sent.map((each) => each.type);

beforeEach(() => {
  Socket.made = [];
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

test("a channel is watched, shown and followed", () => {
  const connection = connect("key", "ws://x/live");
  const game = connection.view<GameView>("game/rapid-1");
  last().welcomes();
  assert.deepEqual(kinds(last()), ["hello", "watch"]);
  last().says({ type: "snapshot", channel: "game/rapid-1", n: 4, view: view("open") });
  last().says({ type: "change", channel: "game/rapid-1", n: 5, patch: { phase: "closed" } });
  assert.equal(game.value?.phase, "closed");
  connection.close();
});

test("a gap in the numbers resyncs the channel", () => {
  const connection = connect("key", "ws://x/live");
  const game = connection.view<GameView>("game/rapid-1");
  last().welcomes();
  last().says({ type: "snapshot", channel: "game/rapid-1", n: 4, view: view("open") });
  last().says({ type: "change", channel: "game/rapid-1", n: 6, patch: { phase: "void" } });
  assert.equal(game.value?.phase, "open");
  assert.equal(last().sent.at(-1)?.type, "resync");
  connection.close();
});

test("an unanswered command is sent again under the same id, on the next connection", async () => {
  const connection = connect("key", "ws://x/live");
  connection.view("terminal/7");
  last().welcomes();
  const answer = connection.do({ type: "cash-out", terminal: "7" });
  const id = last().sent.at(-1)?.id as string;
  assert.equal(connection.waiting.value, 1);
  last().close();
  assert.equal(connection.state.value.is, "lost");
  mock.timers.tick(5000);
  assert.equal(Socket.made.length, 2);
  last().welcomes();
  assert.deepEqual(kinds(last()), ["hello", "watch", "do"]);
  assert.equal(last().sent.at(-1)?.id, id);
  last().says({ type: "done", id, events: [] });
  assert.equal((await answer).type, "done");
  assert.equal(connection.waiting.value, 0);
  connection.close();
});

test("nothing is sent before the server has let the page in", () => {
  const connection = connect("key", "ws://x/live");
  void connection.do({ type: "cash-out", terminal: "7" });
  last().opens();
  assert.deepEqual(kinds(last()), ["hello"]);
  connection.close();
});

test("who is not let in does not try again, and a server that goes away is waited for", () => {
  const out = connect("key", "ws://x/live");
  last().opens();
  last().says({ type: "bye", error: { code: "not-signed-in" } });
  last().close();
  mock.timers.tick(60_000);
  assert.equal(Socket.made.length, 1);
  assert.equal(out.state.value.is, "refused");

  const slow = connect("key", "ws://x/live");
  last().welcomes();
  last().says({ type: "bye", error: { code: "too-slow" } });
  last().close();
  mock.timers.tick(60_000);
  assert.equal(Socket.made.length, 3);
  slow.close();
});

test("a silent connection is given up, and the clock is the server's", () => {
  const connection = connect("key", "ws://x/live");
  last().welcomes();
  assert.ok(Math.abs(connection.now() - Date.now() - 5000) < 50);
  // Setting the clock of this machine changes no countdown.
  const [right, before] = [Date.now, connection.now()];
  Date.now = () => right() + 3_600_000;
  assert.ok(Math.abs(connection.now() - before) < 50);
  Date.now = right;
  mock.timers.tick(26_000);
  assert.equal(connection.state.value.is, "lost");
  connection.close();
});

test("the server sends the time zone of the house", () => {
  connect("token", "ws://floor/live");
  const socket = Socket.made.at(-1);
  socket?.opens();
  socket?.says({
    type: "welcome",
    me: { type: "device", name: "terminal-7", kind: "player-terminal", serves: "7" },
    now: 0,
    heartbeat: 10,
    utc_offset: 600,
  });
  assert.equal(zoneMinutes.value, 600);
  // Without an offset the server uses UTC.
  socket?.says({
    type: "welcome",
    me: { type: "device", name: "terminal-7", kind: "player-terminal", serves: "7" },
    now: 0,
    heartbeat: 10,
  });
  assert.equal(zoneMinutes.value, 0);
});

test("an unanswered command gives the connection up much sooner, however often commands are sent", () => {
  const connection = connect("key", "ws://x/live");
  last().welcomes();
  void connection.do({ type: "cash-out", terminal: "7" });
  mock.timers.tick(3000);
  last().says({ type: "ping", now: Date.now() });
  mock.timers.tick(9000);
  assert.equal(connection.state.value.is, "open");
  for (const _ of [1, 2, 3]) {
    void connection.do({ type: "cash-out", terminal: "7" });
    mock.timers.tick(3000);
  }
  assert.equal(connection.state.value.is, "lost");
  connection.close();
});
