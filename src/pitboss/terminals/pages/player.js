// A player terminal: credits, chips, the layouts of all games that it reaches, and the last ten plays.
import { connect, dollars, fragment, gameBoard, tag } from "/live.js";

const { key, stacker } = fragment();
const at = (id) => document.getElementById(id);
const floor = connect(key, {
  onState: (text) => { at("state").textContent = text; at("state").hidden = !text; },
  onWelcome: ({ serves }) => begin(serves),
});
// The note slot is a device of its own, with a key of its own.
const slot = stacker ? connect(stacker) : null;
const CHIPS = [500, 1000, 2500, 10000, 50000];
const INSIDE = { straight: 1, split: 2, street: 3, corner: 4, "six-line": 6 };
const games = {};
let terminal = null, view = null, chosen = null, chip = CHIPS[0], taking = false, shape = "straight", picked = [], last = {};

function begin(serves) {
  terminal = serves;
  floor.watch(`terminal/${terminal}`, (next) => {
    view = next;
    for (const name of view.games ?? []) {
      if (games[name]) continue;
      games[name] = { phase: "waiting" };
      floor.watch(`game/${name}`, (game) => { games[name] = game; draw(); });
    }
    chosen ??= view.games?.[0];
    draw();
  });
  setInterval(() => { drawBoard(); at("clock").textContent = new Date(floor.now()).toLocaleTimeString(); }, 500);
}

function say(text) { at("answer").textContent = text; at("answer").hidden = !text; }

async function ask(command, on = floor) {
  const answer = await on.do(command);
  say(answer.type === "refused" ? answer.error.message
    : answer.ticket ? `Your ticket: ${answer.ticket.number}, ${dollars(answer.ticket.cents)}` : (answer.notices ?? []).join(" "));
  return answer;
}

const stakes = () => view.layouts?.find((each) => each.play === games[chosen].play)?.stakes ?? {};

function bet(wager) {
  const { play } = games[chosen], base = { terminal, game: chosen, play };
  if (taking) return ask({ type: "take-off-chips", ...base, wager });
  return place({ [wager]: chip });
}

async function place(chips) {
  const { play } = games[chosen], before = { ...stakes() };
  const answer = await ask({ type: "drag-chips", terminal, game: chosen, play, stakes: chips });
  if (answer.type !== "done") return;
  last[chosen] = Object.fromEntries(Object.keys({ ...before, ...chips }).map((each) => [each, (before[each] ?? 0) + (chips[each] ?? 0)]));
}

function pick(number) {
  const count = INSIDE[shape];
  if (count === 1) return bet(`straight:${number}`);
  picked = picked.includes(number) ? picked.filter((each) => each !== number) : [...picked, number];
  if (picked.length === count) {
    const wager = `${shape}:${picked.sort((a, b) => a - b).join("/")}`;
    picked = [];
    return bet(wager);
  }
  return draw();
}

const toggle = (text, on, press, extra = {}) => tag("button", { "aria-pressed": String(on), onclick: press, ...extra }, text);

function draw() {
  if (!view) return;
  at("venue").textContent = `${view.venue}, terminal ${view.terminal}`;
  at("credits").textContent = dollars(view.credits);
  at("held").textContent = dollars(view.held);
  at("won").textContent = dollars(view.won ?? 0);
  at("games").replaceChildren(...(view.games ?? []).map((name) =>
    toggle(games[name].title ? `${games[name].title} (${name})` : name, name === chosen, () => { chosen = name; picked = []; draw(); })));
  at("chips").replaceChildren(
    ...CHIPS.map((cents) => toggle(dollars(cents).replace(".00", ""), !taking && chip === cents, () => { chip = cents; taking = false; draw(); })),
    toggle("Take off", taking, () => { taking = !taking; draw(); }),
    tag("button", { onclick: () => ask({ type: "clear-chips", terminal, game: chosen, play: games[chosen].play }) }, "Clear"),
    tag("button", { onclick: () => place(last[chosen]), disabled: !last[chosen] }, "Same again"),
    tag("button", { onclick: () => place(stakes()), disabled: !Object.keys(stakes()).length }, "Double"));
  at("layout").replaceChildren(chosen ? layout(games[chosen]) : "");
  at("money").replaceChildren(
    ...(slot ? view.notes.map((cents) => tag("button", { onclick: () => ask({ type: "insert-note", terminal, cents }, slot) }, `Insert ${dollars(cents)}`)) : []),
    tag("button", { onclick: () => ask({ type: "cash-out", terminal }) }, "Cash out"),
    view.notice ? tag("span", { class: "note" }, view.notice) : "",
    view.locked ? tag("span", { class: "note" }, `Locked: ${view.locked}`) : "",
    ...(view.faults ?? []).map((fault) => tag("span", { class: "note" }, `${fault.name}: ${fault.fault}`)),
    ...(view.payouts ?? []).map((payout) => tag("span", { class: "note" }, `Payout ${dollars(payout.cents)}: the staff are on their way.`)));
  at("recall").replaceChildren(tag("table", {}, ...(view.recall ?? []).map((play) =>
    tag("tr", {}, tag("td", {}, play.at ? new Date(play.at).toLocaleTimeString() : ""), tag("td", {}, play.game), tag("td", {}, play.outcome),
      tag("td", {}, play.wagers.map((each) => `${each.wager} ${dollars(each.stake)}`).join(", ")),
      tag("td", {}, `${dollars(play.staked)} → ${dollars(play.returned)}`), tag("td", {}, play.void ?? "")))));
  drawBoard();
}

function drawBoard() {
  const game = games[chosen];
  if (!game?.name) return;
  at("board").replaceChildren(gameBoard(game, floor.now()));
  at("notice").textContent = game.notice ?? "";
}

function layout(game) {
  const open = game.phase === "open", mine = stakes();
  const stake = (wager) => (mine[wager] ? tag("span", { class: "stake" }, dollars(mine[wager])) : "");
  const area = (wager, title, extra = "") => tag("button", { disabled: !open, onclick: () => bet(wager) }, title, stake(wager), extra);
  if (game.kind !== "wheel") {
    return tag("div", { class: "wagers" }, (game.wagers ?? []).map((each) =>
      area(each.key, each.title, tag("small", {}, `${(each.pays ?? []).join(", ")}${each.least ? `, ${dollars(each.least)} to ${dollars(each.most)}` : ""}`))));
  }
  const red = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
  const number = (n) => tag("button", { disabled: !open, class: n === 0 ? "zero" : red.has(n) ? "red" : "black", "aria-pressed": String(picked.includes(n)),
    onclick: () => pick(n) }, String(n), stake(`straight:${n}`));
  const rows = [3, 2, 1].map((row) => Array.from({ length: 12 }, (_, column) => number(3 * column + row)));
  const kinds = new Set(["straight", "split", "street", "corner", "six-line", "column", "dozen"]);
  const rest = (game.wagers ?? []).filter((each) => !kinds.has(each.key));
  const other = Object.keys(mine).filter((wager) => /^(split|street|corner|six-line):/.test(wager));
  return tag("div", {},
    tag("div", { class: "row" }, Object.keys(INSIDE).map((each) => toggle(each, shape === each, () => { shape = each; picked = []; draw(); })),
      INSIDE[shape] > 1 ? tag("span", { class: "small" }, `Touch ${INSIDE[shape]} numbers.`) : ""),
    tag("div", { class: "numbers" }, number(0), rows[0], rows[1], rows[2]),
    other.length ? tag("div", { class: "row" }, other.map((wager) => area(wager, wager))) : "",
    tag("div", { class: "wagers" }, [1, 2, 3].map((i) => area(`dozen:${i}`, `Dozen ${i}`)), [1, 2, 3].map((i) => area(`column:${i}`, `Column ${i}`)),
      rest.map((each) => area(each.key, each.title, tag("small", {}, (each.pays ?? []).join(", "))))));
}
