// What goes on record on a floor, in words: breaches of conduct, what is done about them, and incidents.
import { kindWords } from "./irregular_words.ts";
import type { Breach, Incident } from "../types.ts";
import { aside, sentence } from "./texts.ts";
import { lookup } from "./words.ts";

export const breachName = (breach: Breach): string => lookup("breach-name", breach);
export const measureName = (measure: string): string => lookup("measure", measure);
/** What an incident is about, if that has a name. */
const nameOf = ({ about, kind }: Incident): string =>
  kindWords(about, "") || lookup("breach-name", about, "") || (kind === "wrong-payment" ? lookup("incident-kind", kind) : "");
/** The name of an incident, or else its words; what people wrote themselves stays as they wrote it. */
export const incidentWords = (incident: Incident): string => nameOf(incident) || sentence(incident.words);
/** The words of an incident that has a name. */
export const incidentDetail = (incident: Incident): string => (nameOf(incident) ? sentence(incident.words) : "");
export const incidentKind = (incident: Incident): string => lookup("incident-kind", incident.kind);

/** "Mr Lee · 李 (38104277)": a patron by all names and the number. */
export const patronName = ({ number, names = [] }: { number: number; names?: readonly string[] }): string =>
  aside(names.join(" · "), String(number));
