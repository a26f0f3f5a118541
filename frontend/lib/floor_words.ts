// What goes on record on a floor, in words: breaches of conduct, and incidents.
import { kindWords } from "./irregular_words.ts";
import type { Breach, Incident } from "./types.ts";
import { lookup, type Words } from "./words.ts";

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
  return incident.kind === "wrong-payment" ? incidentKind(incident) : incident.words;
}
export const incidentKind = (incident: Incident): string => lookup(INCIDENTS, incident.kind);
