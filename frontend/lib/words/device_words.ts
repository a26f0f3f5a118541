// Devices in words: their names, their faults, and why staff must look.
import { withClause } from "./refusals.ts";
import { sentence } from "./texts.ts";
import type { Concern } from "../types.ts";
import { lookup } from "./words.ts";
export const faultName = (fault: string): string => lookup("device-fault", fault);
export const FAULT_KEYS = ["contradicts", "dead", "full", "jammed", "lost", "misreads", "no-paper", "refused"];

/** "Shoe of rapid-1" for shoe-rapid-1: a device is named by its kind and what it serves. */
export function deviceName(name: string): string {
  const [, kind = "", of = name] = /^([a-z]+)-(.+)$/.exec(name) ?? [];
  return lookup("device", kind, name, { of });
}

/** Why staff must look at a device: what its game refused, or what was reported of it. */
export const concernWords = ({ detail, clause }: Concern): string => withClause(sentence(detail), clause);
