// The home page: what is played here, and links to every screen.
import { render } from "preact";
import { useState } from "preact/hooks";
import { useFetched } from "../lib/realtime/fetched.ts";
import { Card } from "../lib/felt/cards.tsx";
import { Chip } from "../lib/felt/chips.tsx";
import { phaseWords } from "../lib/words/game_words.ts";
import { get } from "../lib/realtime/http.ts";
import { PublicPage } from "../lib/ui/public.tsx";
import { refusal } from "../lib/words/refusals.ts";
import type { Actor, PageLink, Venue } from "../lib/types.ts";
import { language, translator } from "../lib/words/words.ts";
import { parseKey, screenOf } from "./device_key.ts";
import "./style.css";

const say = translator({
  lead: [
    "Baccarat and single-zero Roulette by the approved rules, from the first card to the last cent.",
    "按核准规则运行的百家乐与单零轮盘：从第一张牌到最后一分钱。",
  ],
  playing: ["On the floor now", "场内游戏"],
  terminals: ["At player terminals", "玩家终端"],
  live: ["At the table", "实体桌台"],
  rules: ["Rules and odds", "规则与赔率"],
  practise: ["Practise", "练习"],
  play: ["Play", "玩家"],
  playWords: [
    "A player terminal, a seat at a live table and a wall display each open by their own address, which ends in a key.",
    "玩家终端、实体桌座位和墙面显示屏各有自己的地址，地址末尾带有密钥。",
  ],
  sitDown: ["Sit down at a player terminal", "坐到玩家终端前"],
  playerScreens: ["Player terminals", "玩家终端"],
  seatScreens: ["Seats at the live tables", "实体桌座位"],
  displayScreens: ["Displays on the wall", "墙面显示屏"],
  sign: ["Sign", "告示牌"],
  realKeys: ["Ask the administrator of the floor for the address of this screen.", "请向场地管理员索取本屏幕的地址。"],
  key: ["Paste an address or a key", "粘贴地址或密钥"],
  open: ["Open the screen", "打开屏幕"],
  notAScreen: ["This key belongs to a machine that has no screen.", "此密钥属于没有屏幕的设备。"],
  badKey: ["That is no key of this floor. Check that you copied all of it.", "这不是本场地的密钥。请确认已完整复制。"],
  staff: ["Staff", "员工"],
  staffWords: [
    "Sign in with your own name and password. What you may do depends on your post.",
    "请用本人姓名和密码登录。可用功能取决于职务。",
  ],
  demoStaff: ["In this demonstration everybody has the same password:", "演示中所有人使用同一密码："],
  dealer: ["Dealer terminal", "荷官终端"],
  dealerWords: ["Run the game: open it, deal it, confirm it.", "主持游戏：开局、发牌、确认结果。"],
  supervisor: ["Supervisor", "主管"],
  supervisorWords: ["The whole floor, limits, irregularities.", "全场概览、限额、异常处理。"],
  cage: ["Cage", "账房"],
  cageWords: ["Tickets, hand-pays and money.", "彩票兑付、人工派彩与资金。"],
  inspector: ["Surveillance and inspectors", "监控与监察员"],
  inspectorWords: ["See everything, change nothing.", "可查看一切，不可更改。"],
  admin: ["Administration", "管理"],
  adminWords: ["People, devices and keys.", "人员、设备与密钥。"],
  newcomer: ["New to the game?", "初次接触？"],
  guideWords: ["What every wager pays and what it costs in the long run, for each game of the house.", "各游戏每个注项的赔率与长期成本。"],
  learnWords: ["Twenty questions about third cards and payouts, marked at once.", "二十道补牌与派彩题，即时评分。"],
});

const DESKS = ["supervisor", "cage", "inspector", "admin"] as const;
/** The pages of the floor's devices, each with its heading. */
const SCREENS = ["player", "seat", "display"] as const;

type Game = Venue["games"][number];

function Games({ games, titles, heading }: { games: readonly Game[]; titles: ReadonlyMap<string, string>; heading: string }) {
  if (games.length === 0) return null;
  return (
    <section class="stack">
      <h3>{heading}</h3>
      <ul class="tiles">
        {games.map((game) => (
          <li key={game.name} class={`tile ${game.kind}`}>
            <div class="spread">
              <b class="tile-title">{game.title}</b>
              <span class={`badge phase-${game.phase}`}>{phaseWords(game.phase)}</span>
            </div>
            <p class="soft small">
              {titles.get(game.edition)} · {game.name}
            </p>
            <p class="row">
              <a class="button" href={`/guide/#edition=${game.edition}&game=${game.game}`}>
                {say("rules")}
              </a>
              <a class="button" href={`/learn/#edition=${game.edition}&game=${game.game}`}>
                {say("practise")}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Desks({ games }: { games: readonly Game[] }) {
  return (
    <ul class="desks">
      <li class="dealer-desk">
        <b>{say("dealer")}</b>
        <span>{say("dealerWords")}</span>
        <p class="row">
          {games.map((game) => (
            <a key={game.name} class="button" href={`/dealer/#at=dt/${game.name}`}>
              {game.name}
            </a>
          ))}
        </p>
      </li>
      {DESKS.map((desk) => (
        <li key={desk}>
          <a href={`/${desk}/`}>
            <b>{say(desk)}</b>
            <span>{say(`${desk}Words`)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Who can sign in at the demonstration, and how. */
function DemoStaff({ staff, password }: { staff: readonly string[]; password: string }) {
  return (
    <div class="note stack demo-staff">
      <p>
        {say("demoStaff")} <code>{password}</code>
      </p>
      <p class="row">
        {staff.map((name) => (
          <code key={name}>{name}</code>
        ))}
      </p>
    </div>
  );
}

/** The screens of the demonstration, each one click away. */
function Screens({ links }: { links: readonly PageLink[] }) {
  return (
    <>
      {SCREENS.map((page) => (
        <div key={page} class="stack">
          <h3>{say(`${page}Screens`)}</h3>
          <p class="row screens">
            {links
              .filter((link) => link.page === page)
              .map((link) => (
                <span key={link.address} class="row">
                  <a class="button" href={link.address}>
                    {link.title}
                  </a>
                  {page === "display" ? (
                    <a class="button quiet-link" aria-label={`${say("sign")}: ${link.title}`} href={`${link.address}&show=sign`}>
                      {say("sign")}
                    </a>
                  ) : null}
                </span>
              ))}
          </p>
        </div>
      ))}
    </>
  );
}

/** A field that takes a key or a whole address, and opens the screen that it is for. */
function ByKey() {
  const [problem, setProblem] = useState("");
  async function send(event: Event): Promise<void> {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget as HTMLFormElement).get("key") ?? "");
    const found = parseKey(text);
    const me = await get<Actor>("/api/me", found.key);
    if (!me.ok) return setProblem(me.error.code === "no-answer" ? refusal(me.error) : say("badKey"));
    const screen = me.body.type === "device" ? screenOf(me.body.kind) : null;
    if (screen === null) return setProblem(say("notAScreen"));
    location.assign(`${screen}#${found.rest}`);
  }
  return (
    <form class="by-key" onSubmit={send}>
      <label>
        {say("key")}
        <input name="key" required autocomplete="off" spellcheck={false} placeholder="pk_…" />
      </label>
      <button class="primary">{say("open")}</button>
      {problem ? (
        <p class="note bad" role="alert">
          {problem}
        </p>
      ) : null}
    </form>
  );
}

function Page() {
  const fetched = useFetched<Venue>(`/api/venue?lang=${language.value}`, { every: 4000 });
  const venue = fetched?.ok ? fetched.body : null;
  const links = venue?.demo_links ?? [];
  const seat = links.find((link) => link.page === "player");
  const titles = new Map(venue?.editions.map((edition) => [edition.key, edition.title]));
  return (
    <PublicPage page="home">
      <section class="hero">
        <div class="hero-words">
          <h1>{venue?.venue ?? "Pitboss"}</h1>
          <p>{say("lead")}</p>
          {seat ? (
            <p class="row">
              <a class="button sit-down" href={seat.address}>
                {say("sitDown")}
              </a>
            </p>
          ) : null}
        </div>
        <div class="hero-art" aria-hidden="true">
          <div class="hero-cards">
            {["4D", "5C", "KH", "9S"].map((code) => (
              <Card key={code} code={code} />
            ))}
          </div>
          <div class="hero-chips">
            {[500, 2_500, 10_000, 50_000].map((cents) => (
              <Chip key={cents} cents={cents} size={72} />
            ))}
          </div>
        </div>
      </section>
      <div class="screens">
        <section class="panel stack">
          <h2>{say("play")}</h2>
          {venue && links.length > 0 ? (
            <Screens links={links} />
          ) : (
            <>
              <p>{say("playWords")}</p>
              <p class="soft">{say("realKeys")}</p>
              <ByKey />
            </>
          )}
        </section>
        <section class="panel stack staff">
          <h2>{say("staff")}</h2>
          <p>{say("staffWords")}</p>
          {venue?.password ? <DemoStaff staff={venue.staff ?? []} password={venue.password} /> : null}
          <Desks games={venue?.games ?? []} />
        </section>
        <section class="panel stack">
          <h2>{say("newcomer")}</h2>
          <ul class="desks">
            <li>
              <a href="/guide/">
                <b>{say("rules")}</b>
                <span>{say("guideWords")}</span>
              </a>
            </li>
            <li>
              <a href="/learn/">
                <b>{say("practise")}</b>
                <span>{say("learnWords")}</span>
              </a>
            </li>
          </ul>
        </section>
      </div>
      <section class="stack floor">
        <h2>{say("playing")}</h2>
        <Games heading={say("terminals")} titles={titles} games={venue?.games.filter((game) => game.rapid) ?? []} />
        <Games heading={say("live")} titles={titles} games={venue?.games.filter((game) => !game.rapid) ?? []} />
      </section>
    </PublicPage>
  );
}

render(<Page />, document.getElementById("app") as HTMLElement);
