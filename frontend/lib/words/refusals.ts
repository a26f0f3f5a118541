// The text of a refusal: in English as the server wrote it, in Chinese by its code and the details in its sentence.
import { CHINESE } from "./refusals_zh.ts";
import { inChinese } from "./sentences_zh.ts";
import type { Error as ApiError } from "../types.ts";
import { language } from "./words.ts";
import { withHouseTimes } from "../realtime/zone.ts";

/** A sentence of the server in the chosen language, if known, with its times in house time. */
export function sentence(text: string, chinese: string = text): string {
  const english = withHouseTimes(text);
  return language.value === "zh" ? (inChinese(english) ?? withHouseTimes(chinese)) : english;
}

/** A refusal as text, with its clause. */
export function refusal(error: ApiError): string {
  const words = sentence(error.message, CHINESE[error.code]);
  return error.clause && !words.includes(error.clause) ? `${words} (§\u00a0${error.clause})` : words;
}

const NO_KEY: ApiError = {
  code: "unknown-key",
  message: "The key of this terminal is not known here: open the page with the address of its key.",
};

/** The same at a page that a key opens, without signing in: a missing key reads as an unknown one. */
export const keyRefusal = (error: ApiError): string => refusal(error.code === "not-signed-in" ? NO_KEY : error);

/** The text of a code whose sentence was not kept. */
export const codeName = (code: string): string =>
  (language.value === "zh" && CHINESE[code]) || code.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase());
