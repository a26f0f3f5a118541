// A guest's seat at a live table: the layout to bet on, the cards in hand, and all that the guest may do.
import { connect, dollars, fragment, gameBoard, tag } from "/live.js";

const at = (id) => document.getElementById(id);
const tell = (id, text) => { at(id).textContent = text; at(id).hidden = !text; };
let view = null, table = null, guest = null;

const floor = connect(fragment().key, {
  onState: (text) => tell("state", text),
  onWelcome: ({ serves }) => {
    [table, guest] = serves.split("/");
    floor.watch(`seat/${serves}`, (next) => { view = next; draw(); });
    setInterval(() => view && drawBoard(), 500);
  },
});

async function act(chosen) {
  const answer = await floor.do({ type: "act-at-table", table, act: chosen, by: { name: guest, role: "player" } });
  tell("answer", answer.type === "refused" ? answer.error.message : "");
}

function fill(offer) {
  const filled = { ...offer.act };
  for (const name of offer.free ?? []) {
    const told = prompt(name, JSON.stringify(filled[name] ?? (name === "chips" ? 50000 : null)));
    if (told === null) return;
    try { filled[name] = JSON.parse(told); } catch { filled[name] = told; }
  }
  act(filled);
}

function draw() {
  at("title").textContent = `${view.game.title} (${table}), ${guest}`;
  at("chips").textContent = view.chips === undefined ? "–" : dollars(view.chips);
  const offers = view.game.table?.offers ?? [], mine = (view.game.table?.coup?.wagers ?? []).filter((each) => each.player === guest);
  const own = (wager) => mine.filter((each) => each.wager === wager).reduce((sum, each) => sum + each.cents, 0);
  const bets = offers.filter((offer) => offer.act.act === "place-wager");
  at("layout").replaceChildren(...(view.game.wagers ?? []).map((each) => {
    const offer = bets.find((bet) => bet.act.wager === each.key);
    return tag("button", { disabled: !offer, onclick: () => fill({ act: offer.act, free: ["cents"] }) },
      each.title, own(each.key) ? tag("span", { class: "stake" }, dollars(own(each.key))) : "", tag("small", {}, (each.pays ?? []).join(", ")));
  }));
  at("offers").replaceChildren(...offers.filter((offer) => !bets.includes(offer)).map((offer) =>
    tag("button", { onclick: () => fill(offer) }, offer.act.act.replaceAll("-", " "), " ",
      tag("span", { class: "small" }, Object.entries(offer.act).filter(([name]) => !["act", "player"].includes(name)).map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(", ")))));
  drawBoard();
}

function drawBoard() { at("board").replaceChildren(gameBoard(view.game, floor.now())); }
