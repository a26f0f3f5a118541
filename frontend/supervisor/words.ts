// The words of the supervisor's page.
import { lookup, translator } from "../lib/words/words.ts";

export const say = translator("supervisor");
export const phaseName = (phase: string): string => lookup("floor-phase", phase);
export const stepName = (step: string): string => lookup("rectify-step", step);
export const STEP_KEYS = [
  "enquire",
  "identify-the-patron",
  "contact-the-patron",
  "reimburse-the-patron",
  "ask-the-money-back",
  "find-it-not-practical",
];
