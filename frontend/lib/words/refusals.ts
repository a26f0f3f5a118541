// Refusals in words: by their code and facts, with their clause.
import type { Error as ApiError } from "../types.ts";
import { outline } from "./words.ts";
import { aside, clauseWords, type Facts, render } from "./texts.ts";

/** A refusal as text, with its clause. */
export function refusal({ code, facts = {}, clause }: ApiError): string {
  return withClause(render({ key: refusalKey(code, facts), facts }), clause);
}

/** A sentence with the clause that orders it. */
export const withClause = (words: string, clause: string | null | undefined): string =>
  clause ? aside(words, clauseWords(clause)) : words;

/** Where one code has several sentences, the fact `case` says which. */
const refusalKey = (code: string, facts: Facts): string => (facts.case === undefined ? `refusal-${code}` : `refusal-${code}-${facts.case}`);

/** The same at a page that a key opens, without signing in: a missing key reads as an unknown one. */
export const keyRefusal = (error: ApiError): string => refusal(error.code === "not-signed-in" ? { code: "unknown-key" } : error);

/** The text of a code whose facts were not kept. */
export const codeName = (code: string): string =>
  outline(`refusal-${code}`) ?? code.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase());
