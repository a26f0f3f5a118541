// The socket from a page's side: views kept up to date, and commands that are carried out once.
export function fragment() {
  return Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
}

// `onState` hears what is wrong with the line; `onWelcome`, once, who the server takes this page for.
export function connect(token, { onState = () => {}, onWelcome = () => {} } = {}) {
  const channels = new Map(); // channel -> {n, view, show}
  const asked = new Map(); // id -> {text, resolve}
  let socket = null, ahead = 0, wait = 500, over = false, known = false;

  const send = (message) => {
    if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  function open() {
    socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/live`);
    socket.onopen = () => send({ type: "hello", token });
    socket.onmessage = (event) => take(JSON.parse(event.data));
    socket.onclose = () => {
      if (over) return;
      onState("Connecting again …");
      setTimeout(open, wait);
      wait = Math.min(wait * 2, 8000);
    };
  }

  const takes = {
    welcome(message) {
      wait = 500;
      ahead = message.now - Date.now();
      onState("");
      if (!known) onWelcome(message.me);
      known = true;
      for (const channel of channels.keys()) send({ type: "watch", channel });
      // What got no answer before the line broke is asked for again under the same id.
      for (const { text } of asked.values()) socket.send(text);
    },
    snapshot({ channel, n, view }) { show(channel, n, view); },
    change({ channel, n, patch }) {
      const known = channels.get(channel);
      if (!known) return;
      if (n !== known.n + 1) send({ type: "resync", channel });
      else show(channel, n, patched(known.view, patch));
    },
    done(message) { answer(message.id, message); },
    refused(message) { answer(message.id, message); },
    ping({ now }) { ahead = now - Date.now(); send({ type: "pong" }); },
    lead() {},
    bye({ error }) {
      // Whoever is not let in need not try again.
      over = ["not-signed-in", "session-locked", "staff-suspended", "password-change-needed"].includes(error.code);
      onState(error.message);
    },
  };

  function take(message) { takes[message.type]?.(message); }
  function answer(id, message) { asked.get(id)?.resolve(message); asked.delete(id); }
  function show(channel, n, view) {
    const known = channels.get(channel);
    if (!known) return;
    Object.assign(known, { n, view });
    known.show(view);
  }

  open();
  return {
    now: () => Date.now() + ahead,
    close() { over = true; socket?.close(); },
    watch(channel, show) { channels.set(channel, { n: -1, view: {}, show }); send({ type: "watch", channel }); },
    unwatch(channel) { if (channels.delete(channel)) send({ type: "unwatch", channel }); },
    do(command, second) {
      const id = crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16)).join("");
      const text = JSON.stringify({ type: "do", id, command, ...(second ? { second } : {}) });
      return new Promise((resolve) => {
        asked.set(id, { text, resolve });
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      });
    },
  };
}

export function patched(old, patch) {
  const next = { ...old };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete next[key];
    else if (typeof value === "object" && !Array.isArray(value)) {
      const before = next[key];
      next[key] = patched(before && typeof before === "object" && !Array.isArray(before) ? before : {}, value);
    } else next[key] = value;
  }
  return next;
}

export const dollars = (cents) => (cents / 100).toLocaleString("en-AU", { style: "currency", currency: "AUD" });

export function tag(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children.flat().filter((each) => each !== null && each !== undefined && each !== ""));
  return made;
}

const SUITS = { S: "♠", H: "♥", D: "♦", C: "♣" };
export function card(code) {
  if (!code) return tag("span", { class: "card back", title: "face down" }, "▒");
  const suit = code.slice(-1);
  return tag("span", { class: `card ${"HD".includes(suit) ? "red" : ""}` }, code.slice(0, -1) + SUITS[suit]);
}

const PHASES = {
  waiting: "Please wait", open: "Place your bets", closed: "No more bets", paused: "Please wait for the staff",
  result: "Result", void: "Void: wagers go back",
};

// What everybody sees of a game: how far it is, the countdown, the cards or the ball, and the last results.
export function gameBoard(game, now) {
  const left = game.ends_at ? Math.max(0, Math.ceil((game.ends_at - now) / 1000)) : null;
  const table = game.table ?? {}, wheel = game.wheel ?? {}, coup = table.coup;
  const hand = (name) => (coup?.cards ?? []).filter((each) => each.hand === name).map((each) => card(each.card));
  const last = (table.past ?? []).at(-1);
  const results = game.kind === "wheel"
    ? (wheel.numbers ?? []).slice(-12).reverse().map((each) =>
        tag("span", { class: `card ${each.colour === "red" ? "red" : ""}`, title: each.colour ?? "void" }, String(each.number ?? "void")))
    : (table.road ?? []).slice(-24).map((mark) => tag("span", { class: "card" }, String(mark.winner ?? mark[0] ?? mark).slice(0, 1).toUpperCase()));
  return tag("section", {},
    tag("div", { class: "row" },
      left === null ? null : tag("span", { class: "count", role: "timer" }, `${left} s`),
      tag("strong", {}, PHASES[game.phase] ?? game.phase),
      tag("span", { class: "small" }, table.waits_for ?? wheel.waits_for ?? "")),
    coup?.cards?.length
      ? tag("div", { class: "row" }, tag("span", {}, "Player ", hand("player")), tag("span", {}, "Banker ", hand("banker")),
          (coup.counts ?? []).length ? tag("span", { class: "small" }, JSON.stringify(coup.counts)) : null)
      : last && game.kind === "table"
        ? tag("div", { class: "row" }, tag("span", { class: "small" }, "Last coup"),
            ["player", "banker"].map((name) => tag("span", {}, `${name === "player" ? "Player" : "Banker"} `,
              last.cards.map((code, at) => ((last.hands?.[at] ?? (at % 2 ? "banker" : "player")) === name ? card(code) : null)))))
        : null,
    tag("div", { class: "row" }, tag("span", { class: "small" }, "Results"), results));
}
