// Devices in words: their faults, and why staff must look.
import { withClause } from "./refusals.ts";
import { sentence } from "./texts.ts";
import type { Concern } from "../types.ts";
import { lookup } from "./words.ts";
export const faultName = (fault: string): string => lookup("device-fault", fault);
export const FAULT_KEYS = ["contradicts", "dead", "full", "jammed", "lost", "misreads", "no-paper", "refused"];

/** Why staff must look at a device: what its game refused, or what was reported of it. */
export const concernWords = ({ detail, clause }: Concern): string => withClause(sentence(detail), clause);
