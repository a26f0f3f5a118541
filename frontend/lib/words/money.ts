// Amounts for people. They come and go as whole cents.

/** "$1,250.00"; whole dollars without the cents if it is short: "$1,250". */
export function dollars(cents: number, short = false): string {
  const sign = cents < 0 ? "−" : "";
  const whole = Math.trunc(Math.abs(cents) / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ",");
  const rest = Math.abs(cents) % 100;
  return short && rest === 0 ? `${sign}$${whole}` : `${sign}$${whole}.${rest.toString().padStart(2, "0")}`;
}

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
export function readDollars(text: string): number | null {
  const found = /^\s*\$?\s*(\d{1,9})(?:\.(\d{1,2}))?\s*$/.exec(text.replaceAll(",", ""));
  return found ? Number(found[1]) * 100 + Number((found[2] ?? "").padEnd(2, "0")) : null;
}
