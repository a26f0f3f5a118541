// Numbers as the language of the page writes them.
import { computed } from "@preact/signals";
import { locale } from "./words.ts";

const formats = computed(() => {
  const withPlaces = (places: number): Intl.NumberFormat =>
    new Intl.NumberFormat(locale.value, { useGrouping: "always", minimumFractionDigits: places, maximumFractionDigits: places });
  return { 0: withPlaces(0), 2: withPlaces(2) };
});

/** "12,345", or with two places "12,345.60". */
export const figure = (value: number, places: 0 | 2 = 0): string => formats.value[places].format(value);

const escaped = (text: string): string => text.replaceAll(/[^\w\s]/g, "\\$&");

/** A number of up to nine digits and up to two places. Separators of thousands may be left out, but not be elsewhere. */
const typed = computed(() => {
  const parts = formats.value[2].formatToParts(1234.5);
  const part = (type: string): string => escaped(parts.find((each) => each.type === type)?.value.trim() ?? "");
  return new RegExp(`^(\\d{1,9}|\\d{1,3}(?:${part("group")}\\d{3}){1,2})(?:${part("decimal")}(\\d{1,2}))?$`);
});

/** A typed number in hundredths; null if it is none. Blanks do not count: in some languages they separate thousands. */
export function readHundredths(text: string): number | null {
  const [, whole, rest = ""] = typed.value.exec(text.replaceAll(/\s/g, "")) ?? [];
  return whole === undefined ? null : Number(whole.replaceAll(/\D/g, "")) * 100 + Number(rest.padEnd(2, "0"));
}
