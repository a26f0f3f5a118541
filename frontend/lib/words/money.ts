// Amounts for people. They come and go as whole cents.
import { figure, readHundredths } from "./numbers.ts";
import { say } from "./words.ts";

/** "1,250.00"; whole dollars without the cents if it is short: "1,250". */
export const amountFigure = (cents: number, short = false): string => figure(Math.abs(cents) / 100, short && cents % 100 === 0 ? 0 : 2);

/** "$1,250.00", or "$1,250". */
export const dollars = (cents: number, short = false): string =>
  say(cents < 0 ? "amount-negative" : "amount", { figure: amountFigure(cents, short) });

/** A difference with its sign: "+$45", "−$80", "$0". */
export const signed = (cents: number): string =>
  cents > 0 ? say("amount-gained", { figure: amountFigure(cents, true) }) : dollars(cents, true);

/** What stands beside the figure of an amount: "$". */
export const currencySign = (): string => say("amount", { figure: "" }).trim();

/** The figure on a chip: "25", "1K", "2.50", "50¢". */
export function chipText(cents: number): string {
  if (cents % 100_000 === 0) return `${cents / 100_000}K`;
  if (cents % 100 === 0) return String(cents / 100);
  return cents < 100 ? `${cents}¢` : (cents / 100).toFixed(2);
}

/** The chips of an amount, the largest first, as a dealer would stack them. */
export function chipsOf(cents: number, values: readonly number[]): number[] {
  const found: number[] = [];
  let left = cents;
  for (const value of [...values].sort((a, b) => b - a)) {
    for (; left >= value; left -= value) found.push(value);
  }
  return left > 0 ? [...found, left] : found;
}

/** Typed dollars in cents; null if it is no amount. */
export const readDollars = (text: string): number | null => readHundredths(text.replace(currencySign(), ""));
