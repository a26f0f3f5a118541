// The words of the games in both languages: phases, hands, wagers, outcomes, editions.
import type { GameView } from "../types.ts";
import { fill, language, lookup, translator, type Words } from "./words.ts";

const PHASES: Words = {
  waiting: ["Please wait", "请稍候"],
  open: ["Place your bets", "请下注"],
  closed: ["No more bets", "停止下注"],
  paused: ["Please wait for the staff", "请等候工作人员"],
  result: ["Result", "结果"],
  void: ["This game is void", "本局作废"],
  "place-your-bets": ["Place your bets", "请下注"],
  "no-more-bets": ["No more bets", "停止下注"],
  "at-rest": ["The ball is at rest", "球已停定"],
  "between-games": ["The next game follows", "下一局即将开始"],
  "in-doubt": ["Please wait for the staff", "请等候工作人员"],
};

/** What a phase of a game means for players. */
export const phaseWords = (phase: string): string => lookup(PHASES, phase);

/** What the dealer called, as displays show it. */
const CALLS: Words = {
  "place your bets": ["Place your bets", "请下注"],
  "no more bets": ["No more bets", "停止下注"],
  "no-bet coup": ["No-bet coup", "飞牌局（不下注）"],
  "last coup": ["Last coup of this shoe", "本靴最后一局"],
};
export const announcementWords = (call: string): string => lookup(CALLS, call);

const HANDS = translator({ player: ["Player", "闲"], banker: ["Banker", "庄"], tie: ["Tie", "和"] });
type Side = "player" | "banker" | "tie";
export const handName = (hand: Side): string => HANDS(hand);

const COLOURS: Words = { red: ["red", "红"], black: ["black", "黑"], green: ["green", "绿"], zero: ["zero", "零"] };
export const colourName = (colour: string): string => lookup(COLOURS, colour);

/** Wagers by their keys. A row has no English where the house has its own title for it. */
const WAGERS: Words = {
  player: ["Player", "闲"],
  banker: ["Banker", "庄"],
  tie: ["Tie", "和"],
  "player-pair": ["", "闲对"],
  "banker-pair": ["", "庄对"],
  "player-perfect-pair": ["", "闲完美对子"],
  "banker-perfect-pair": ["", "庄完美对子"],
  "player-dragon-bonus": ["", "闲龙宝"],
  "banker-dragon-bonus": ["", "庄龙宝"],
  "super-six": ["", "超级六"],
  "tiger-tie": ["Tiger Tie", "老虎和"],
  "tiger-pair": ["Tiger Pair", "老虎对"],
  tiger: ["Tiger", "老虎"],
  "big-tiger": ["Big Tiger", "大老虎"],
  "small-tiger": ["Small Tiger", "小老虎"],
  low: ["1 to 18", "小（1–18）"],
  high: ["19 to 36", "大（19–36）"],
  even: ["Even", "双"],
  odd: ["Odd", "单"],
  red: ["Red", "红"],
  black: ["Black", "黑"],
  tier: ["Tier", "小系列"],
  orphelins: ["Orphelins", "孤儿注"],
  "grand-series": ["Grand Series", "大系列"],
  "zero-spiel": ["Zero Spiel", "零区注"],
  straight: ["Straight up", "直注"],
  split: ["Split", "分注"],
  street: ["Street", "街注"],
  corner: ["Corner", "角注"],
  "six-line": ["Six-line", "线注"],
  column: ["Column", "列注"],
  dozen: ["Dozen", "打注"],
};

/** Titles of a house that say more than the wager's key does. */
const TITLES: Words = {
  "Canberra Pairs Player": ["Canberra Pairs Player", "堪培拉闲对"],
  "Canberra Pairs Banker": ["Canberra Pairs Banker", "堪培拉庄对"],
};

/** Kinds of bets with a place: the part after the colon of the key. */
const PLACED: Words = {
  straight: ["Number {on}", "号码 {on}"],
  split: ["Split {on}", "分注 {on}"],
  street: ["Street {on}", "街注 {on}"],
  corner: ["Corner {on}", "角注 {on}"],
  "six-line": ["Six-line {on}", "线注 {on}"],
  column: ["Column {on}", "第 {on} 列"],
  dozen: ["Dozen {on}", "第 {on} 打"],
  neighbours: ["{on} and its neighbours", "{on} 及其邻号"],
};

/** A wager for people: "split:1/2" is "Split 1–2"; a title of the house is kept; without one "player-pair" is "Player Pair". */
export function wagerTitle(key: string, serverTitle: string = key): string {
  const [kind = key, on] = key.split(":");
  if (on !== undefined) return fill(lookup(PLACED, kind, serverTitle), { on: on.replaceAll("/", "–") });
  const title =
    serverTitle === key
      ? key
          .split("-")
          .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
          .join(" ")
      : serverTitle;
  return lookup(TITLES, title, lookup(WAGERS, key, title)) || title;
}

/** The wagers of a game by their keys, in words. */
export const titlesOf = (game: Pick<GameView, "wagers"> | null): Readonly<Record<string, string>> =>
  Object.fromEntries((game?.wagers ?? []).map(({ key, title }) => [key, wagerTitle(key, title)]));

const say = translator({
  won: ["{winner} wins, {high} to {low}", "{winner}赢，{high} 比 {low}"],
  tied: ["Tie at {high}", "和局，各 {high} 点"],
  number: ["{number} {colour}", "{number} {colour}"],
  void: ["Void", "作废"],
  points: ["{points} points", "{points} 点"],
});

/** "Banker wins, 7 to 6", or "Tie at 6". */
export const wonWords = ({ player, banker, winner }: { player: number; banker: number; winner: Side }): string =>
  say(winner === "tie" ? "tied" : "won", { winner: handName(winner), high: Math.max(player, banker), low: Math.min(player, banker) });

/** The same of the server's "player 6, banker 7: banker", and "17 black" in the language chosen. */
export function outcomeWords(outcome: string): string {
  const coup = /^player (\d), banker (\d): (player|banker|tie)$/.exec(outcome);
  if (coup) return wonWords({ player: Number(coup[1]), banker: Number(coup[2]), winner: coup[3] as Side });
  const spin = /^(\d+) (\w+)$/.exec(outcome);
  return spin ? say("number", { number: spin[1] ?? "", colour: colourName(spin[2] ?? "") }) : outcome;
}
export const voidWords = (): string => say("void");
export const pointsWords = (points: number): string => say("points", { points });

const EDITIONS: Words = {
  "star-baccarat-2024": ["The Star: Baccarat", "The Star：百家乐"],
  "star-premium-baccarat-2021": ["The Star: Premium Baccarat", "The Star：贵宾百家乐"],
  "star-rapid-etg-2016": ["The Star: Rapid Roulette and Baccarat", "The Star：快速轮盘与百家乐"],
  "canberra-mini-baccarat-2023": ["Casino Canberra: Mini-Baccarat", "堪培拉赌场：迷你百家乐"],
  "mini-baccarat-guide": ["Mini Baccarat guide", "迷你百家乐指南"],
};
export const editionTitle = (key: string): string => lookup(EDITIONS, key);

/** Games by the titles that the server gives them. */
const GAMES: Words = {
  Baccarat: ["Baccarat", "百家乐"],
  "Even Money Baccarat": ["Even Money Baccarat", "免佣百家乐"],
  "Premium Baccarat": ["Premium Baccarat", "贵宾百家乐"],
  "Even Money Premium Baccarat": ["Even Money Premium Baccarat", "贵宾免佣百家乐"],
  "Tie Premium Baccarat": ["Tie Premium Baccarat", "贵宾和局派彩百家乐"],
  "Rapid Baccarat": ["Rapid Baccarat", "快速百家乐"],
  "Rapid Even Money Baccarat": ["Rapid Even Money Baccarat", "快速免佣百家乐"],
  "Rapid Roulette": ["Rapid Roulette", "快速轮盘"],
  "Mini Baccarat": ["Mini Baccarat", "迷你百家乐"],
  "No Commission Baccarat": ["No Commission Baccarat", "免佣百家乐"],
  "Mini-Baccarat with commission": ["Mini-Baccarat with commission", "迷你百家乐（抽佣）"],
  "Mini-Baccarat without commission": ["Mini-Baccarat without commission", "迷你百家乐（免佣）"],
};
export const gameTitle = (title: string): string => lookup(GAMES, title);

/** Odds as the server writes them: "19 to 20" is "20 赔 19" in Chinese. */
export function oddsWords(odds: string): string {
  return language.value === "zh" ? odds.replace(/^(\d+) to (\d+)$/, "$2 赔 $1") : odds;
}

const RANKS: Words = {
  A: ["Ace", "A"],
  T: ["Ten", "10"],
  J: ["Jack", "J"],
  Q: ["Queen", "Q"],
  K: ["King", "K"],
};
const SUITS: Words = { S: ["spades", "黑桃"], H: ["hearts", "红心"], D: ["diamonds", "方块"], C: ["clubs", "梅花"] };
const ofSuit = translator({ card: ["{rank} of {suit}", "{suit}{rank}"], back: ["a card face down", "一张暗牌"] });

/** "Ten of hearts", or what a back is called. */
export function cardName(code: string | null): string {
  if (code === null) return ofSuit("back");
  return ofSuit("card", { rank: lookup(RANKS, code.slice(0, -1)), suit: lookup(SUITS, code.slice(-1)) });
}
