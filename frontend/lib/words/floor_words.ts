// What goes on record on a floor, in words: breaches of conduct, what is done about them, and incidents.
import { kindWords } from "./irregular_words.ts";
import type { Breach, Incident } from "../types.ts";
import { sentence } from "./texts.ts";
import { lookup } from "./words.ts";

export const breachName = (breach: Breach): string => lookup("breach-name", breach);
export const measureName = (measure: string): string => lookup("measure", measure);
/** What an incident is about, in words; what people wrote themselves stays as they wrote it. */
export function incidentWords(incident: Incident): string {
  const about = kindWords(incident.about, "") || lookup("breach-name", incident.about, "");
  if (about) return about;
  return incident.kind === "wrong-payment" ? incidentKind(incident) : sentence(incident.words);
}
export const incidentKind = (incident: Incident): string => lookup("incident-kind", incident.kind);
