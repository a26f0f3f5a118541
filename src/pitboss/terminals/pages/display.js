// The display of a game: what everybody at the table may see.
import { connect, dollars, fragment, gameBoard, tag } from "/live.js";

const at = (id) => document.getElementById(id);
let game = null;

const floor = connect(fragment().key, {
  onState: (text) => { at("state").textContent = text; at("state").hidden = !text; },
  onWelcome: ({ serves }) => { floor.watch(`game/${serves}`, (next) => { game = next; draw(); }); setInterval(draw, 500); },
});

function draw() {
  if (!game) return;
  at("title").textContent = `${game.title} (${game.name})`;
  at("board").replaceChildren(gameBoard(game, floor.now()));
  at("sign").replaceChildren(tag("table", {}, (game.wagers ?? []).map((each) =>
    tag("tr", {}, tag("td", {}, each.title), tag("td", {}, (each.pays ?? []).join(", ")),
      tag("td", {}, each.least ? `${dollars(each.least)} to ${dollars(each.most)}` : "")))));
}
