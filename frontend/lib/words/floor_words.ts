// What goes on record on a floor, in words: breaches of conduct, what is done about them, and incidents.
import { gameTitle } from "./game_words.ts";
import { kindWords, reasonWords } from "./irregular_words.ts";
import type { Breach, Incident } from "../types.ts";
import { language, lookup, type Words } from "./words.ts";

const BREACHES: Readonly<Record<Breach, readonly [string, string]>> = {
  fraud: ["Fraud", "欺诈"],
  influencing: ["Influenced others", "影响他人"],
  "other-rule": ["Broke another rule", "违反其他规则"],
  "predicting-device": ["Used a device to predict", "使用预测设备"],
  "proxy-betting": ["Bet for somebody else", "代人下注"],
  "side-bet": ["A side bet between people", "私下对赌"],
  "staff-advantage": ["Staff took an advantage", "员工谋取利益"],
  "staff-advice": ["Staff gave advice", "员工提供建议"],
  "staff-procedure": ["Staff broke procedure", "员工违反程序"],
  "unreported-malfunction": ["A malfunction was not reported", "未报告故障"],
};
export const breachName = (breach: Breach): string => lookup(BREACHES, breach);

/** What may be done about a person who broke a rule. */
const MEASURES: Words = {
  "declare-a-wager-void": ["void the wager", "注码作废"],
  "exclude-a-person-from-the-game": ["exclude from the game", "禁止参与游戏"],
  "exclude-a-person-from-the-casino": ["exclude from the casino", "禁止进入赌场"],
  "have-a-person-detained": ["have them detained", "扣留"],
  "invalidate-an-outcome": ["invalidate the outcome", "结果无效"],
  "forfeit-a-wager": ["forfeit the wager", "没收注码"],
};
export const measureName = (measure: string): string => lookup(MEASURES, measure);

const INCIDENTS: Words = {
  irregularity: ["Irregularity", "异常"],
  "refused-wager": ["Wager refused", "拒绝注码"],
  void: ["Void", "作废"],
  notice: ["Notice", "通告"],
  breach: ["Breach", "违规"],
  dispute: ["Dispute", "争议"],
  "wrong-payment": ["Wrong payment", "错误付款"],
  override: ["Decision of a supervisor", "主管决定"],
  correction: ["Correction", "更正"],
};
/** What an incident is about, in words; what people wrote themselves stays as they wrote it. */
export function incidentWords(incident: Incident): string {
  const about = kindWords(incident.about, "") || lookup(BREACHES, incident.about, "");
  if (about) return about;
  return incident.kind === "wrong-payment" ? incidentKind(incident) : recordedWords(incident.words);
}
export const incidentKind = (incident: Incident): string => lookup(INCIDENTS, incident.kind);

/** Breaches and measures as a sentence of the server names them: by their keys, with spaces. */
const offence = (named: string): string => {
  const key = named.replaceAll(" ", "-");
  return lookup(BREACHES, key, "") || lookup(MEASURES, key, named);
};

/** What is asked of a person who holds cards. */
const HOLDING: Words = {
  "the cards stay in full view": ["the cards stay in full view", "牌须完全可见"],
  "the cards stay over the layout": ["the cards stay over the layout", "牌须保持在台面上方"],
};

/** What the server writes of an incident, and the Chinese for it; what people typed stays as they typed it. */
const RECORDED: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^A sign tells of new limits\.$/, () => "告示新限额。"],
  [/^A sign tells when the (?:table|wheel) closes\.$/, () => "告示关闭时间。"],
  [/^A sign tells of (.+)\.$/, (game) => `告示将改为${gameTitle(game)}。`],
  [/^The ball was examined\.$/, () => "已检查滚珠。"],
  [/^Notice: rules shown\.$/, () => "已向客人出示规则。"],
  [/^A player was allowed to bet over the maximum\.$/, () => "允许一位玩家超过上限下注。"],
  [/^Wagers over what counts together were reduced in proportion\.$/, () => "合计超额的注码已按比例减少。"],
  [/^Wagers could be changed after they had closed, as no card was seen\.$/, () => "因无牌被看到，停止下注后仍可更改注码。"],
  [/^A coup without wagers was ordered\.$/, () => "安排了一局无注局。"],
  [/^The cards that were brought in are not full decks: others must be brought\.$/, () => "送来的牌不是整副：须另换一批。"],
  [/^Cards were dropped, and all of them were collected\.$/, () => "有牌掉落，已全部收回。"],
  [/^The order of the cards was seen: the shoe is void\.$/, () => "牌序被看到：本靴作废。"],
  [/^The ball came to rest before the wagering period ended\.$/, () => "滚珠在下注结束前停下。"],
  [/^The sensor could not read where the ball lies\.$/, () => "传感器未能读出滚珠位置。"],
  [/^(\d+) was registered, and (\d+) was said after that\.$/, (read, said) => `登记号码为 ${read}，其后报出 ${said}。`],
  [/^(\d+) was entered: (.+)$/, (number, why) => `输入号码 ${number}：${reasonWords(why)}`],
  [/^Void: (.+)$/, (why) => `作废：${reasonWords(why)}`],
  [/^A wager was refused: (.+)$/, (why) => `拒绝注码：${why}`],
  [/^The wager is invalid: it lies (.+)\.$/, () => "注码位置不当，无效。"],
  [/^Somebody did not see to it that (.+)\.$/, (rule) => `持牌不合规则：${lookup(HOLDING, rule)}。`],
  [/^Breach: (.+)\.$/, (what) => `违规：${offence(what)}。`],
  [/^Dispute: (.+)\.$/, (about) => `争议：${about}`],
  [/^Wrong payment: (.+)\.$/, () => "错误付款。"],
  // What is left is a kind of irregularity, or what was done about one.
  [/^(.+)\.$/, (label) => (reasonWords(label) === label ? `${label}.` : `${reasonWords(label)}。`)],
];

/** A sentence of the record in the chosen language. */
export function recordedWords(english: string): string {
  if (language.value !== "zh") return english;
  for (const [pattern, chinese] of RECORDED) {
    const found = pattern.exec(english);
    if (found) return chinese(...found.slice(1));
  }
  return english;
}
