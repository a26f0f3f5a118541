// The desks of the staff: what each may see, and a button for everything that may be done now.
import { connect, dollars, fragment, gameBoard, tag } from "/live.js";

const { at: place = null, game = place?.split("/")[1] } = fragment();
const { desk } = document.body.dataset;
const at = (id) => document.getElementById(id);
// A supervisor looks at the whole floor first, and at a game when one is chosen.
const channel = game ? `game/${game}/${desk}` : desk === "cage" ? "cage" : "floor";
let token = null, me = null, floor = null, view = null;

at("title").textContent = game ? `${desk}: ${game}` : desk;
const tell = (id, text) => { at(id).textContent = text; at(id).hidden = !text; };

async function post(path, body) {
  const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body ?? {}) });
  const text = await answer.text();
  return { ok: answer.ok, body: text ? JSON.parse(text) : {} };
}

at("sign-in").addEventListener("submit", async (event) => {
  event.preventDefault();
  const { name, password } = Object.fromEntries(new FormData(event.target));
  const { ok, body } = await post("/api/sign-in", { name, password, at: place });
  tell("state", ok ? "" : body.error.message);
  if (!ok) return;
  ({ token, me } = body);
  event.target.hidden = true;
  if (!body.must_change) return begin();
  at("new-password").hidden = false;
  at("new-password").onsubmit = async (asked) => {
    asked.preventDefault();
    const changed = await post("/api/password", { old: password, new: new FormData(asked.target).get("new") });
    tell("state", changed.ok ? "" : changed.body.error.message);
    if (changed.ok) { asked.target.hidden = true; begin(); }
  };
});

at("out").addEventListener("click", async () => { await post("/api/sign-out"); location.reload(); });

function begin() {
  at("who").textContent = `${me.name} (${me.posts.join(", ")})`;
  at("out").hidden = at("all").hidden = false;
  floor = connect(token, { onState: (text) => tell("state", text) });
  floor.watch(channel, (next) => { view = next; draw(); });
  setInterval(drawBoard, 500);
}

const name = (act) => act.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase());
const details = (act) => Object.entries(act).filter(([key]) => key !== "act").map(([, value]) => (typeof value === "object" ? JSON.stringify(value) : value)).join(" ");

function draw() {
  drawBoard();
  at("view").textContent = JSON.stringify(view, null, 1);
  const seen = view.table ?? view.wheel;
  const offers = (seen?.offers ?? []).map((offer) =>
    tag("button", { onclick: () => ask(offer) }, name(offer.act.act), " ", tag("span", { class: "small" }, details(offer.act))));
  at("offers").replaceChildren(
    ...(seen?.proposed ?? []).map((report) => tag("p", { class: "note" }, `Report what happened: ${report.kind}`)),
    ...(view.payouts ?? []).map((each) => tag("p", { class: "note" }, `Terminal ${each.terminal}: payout ${each.sequence}, ${dollars(each.cents)}`)),
    ...(view.games ?? []).map((each) => tag("p", {}, `${each.name}: ${each.phase}${each.ruling ? ", a ruling is due" : ""} `,
      tag("a", { href: `/supervisor/#game=${each.name}`, target: "_blank" }, "desk"))),
    tag("div", { class: "row" }, offers));
}

function drawBoard() { if (view?.phase) at("board").replaceChildren(gameBoard(view, floor.now())); }

// An act is filled in where something is left free, and a second person signs where the rules want one.
function ask(offer) {
  const field = (key) => tag("label", {}, `${key} `, tag("input", { name: key, value: JSON.stringify(offer.act[key] ?? null) }));
  const form = tag("form", { method: "dialog" },
    tag("h2", {}, name(offer.act.act)),
    tag("div", { class: "row" }, (offer.free ?? []).map(field)),
    tag("div", { class: "row" },
      tag("label", {}, "Approved by ", tag("input", { name: "second-name", autocomplete: "off" })),
      tag("label", {}, "role ", tag("input", { name: "second-role", placeholder: "casino-supervisor", autocomplete: "off" })),
      tag("label", {}, "password ", tag("input", { name: "second-password", type: "password", autocomplete: "off" }))),
    tag("div", { class: "row" }, tag("button", { value: "do" }, "Do it"), tag("button", { value: "" }, "Not now")));
  at("ask").replaceChildren(form);
  at("ask").onclose = () => at("ask").returnValue && send(offer, Object.fromEntries(new FormData(form)));
  at("ask").showModal();
}

async function send(offer, filled) {
  const act = { ...offer.act };
  for (const key of offer.free ?? []) {
    try { act[key] = JSON.parse(filled[key]); } catch { act[key] = filled[key]; }
  }
  const second = filled["second-name"] ? { name: filled["second-name"], password: filled["second-password"] } : null;
  const approved = second ? { name: second.name, role: filled["second-role"] } : null;
  const by = { name: me.name, role: role() };
  const command = view.kind === "wheel" ? { type: "act-at-wheel", wheel: game, act, by, approved } : { type: "act-at-table", table: game, act, by, approved };
  const answer = await floor.do(command, second);
  tell("answer", answer.type === "refused" ? answer.error.message : "");
}

// The highest post first, as the offers are made for it.
const ROLES = "casino-operator gaming-manager assistant-gaming-manager casino-supervisor electronic-gaming-supervisor gaming-supervisor dealer".split(" ");
const role = () => ROLES.find((each) => me.posts.includes(each)) ?? me.posts[0];
