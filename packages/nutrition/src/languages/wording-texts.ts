import { roundTo } from "../totals.ts";
import { shorten } from "./shorten.ts";

/** What texts in a language are made with. */
export interface TextRules {
  readonly locale: string;
  readonly quotationMarks: readonly [open: string, close: string];
  readonly and: string;
  readonly or: string;
  /** After the number of parts that a list leaves out. */
  readonly more: string;
}

/** Longest title that fits on two lines of a meal card. */
const maxTitleLength = 80;
const maxQuotes = 6;

/** The parts of texts that differ between languages by few words. */
export function createTexts({ locale, quotationMarks, and, or, more }: TextRules) {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false });
  const [open, close] = quotationMarks;
  const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const join = (parts: readonly string[], word: string) =>
    parts.length < 2
      ? (parts[0] ?? "")
      : `${parts.slice(0, -1).join(", ")} ${word} ${parts.at(-1)}`;
  const joinList = (parts: readonly string[]) => join(parts, and);
  const quotation = (words: string) => `${open}${words}${close}`;
  const quote = (words: string) => quotation(shorten(words));
  const cleanName = (words: string) => capitalize(words.replace(/[\s.;:!?()"]+/g, " ").trim());

  /** "„a“, „b“ und „c“"; for many, the first ones and the number of others. */
  function quoteAll(words: readonly string[]): string {
    const distinct = [...new Set(words.map(quote))];
    if (distinct.length <= maxQuotes) return joinList(distinct);
    const shown = distinct.slice(0, maxQuotes - 1);
    return joinList([...shown, `${distinct.length - shown.length} ${more}`]);
  }

  /** The foods of a meal, shortened to 80 characters. */
  function wordTitle(foods: readonly string[]): string {
    const names = [...new Set(foods.map(cleanName))].filter((name) => name !== "");
    const whole = joinList(names);
    if (whole.length <= maxTitleLength) return whole;
    for (let count = names.length - 1; count > 0; count -= 1) {
      const part = `${names.slice(0, count).join(", ")} + ${names.length - count} ${more}`;
      if (part.length <= maxTitleLength) return part;
    }
    return `${(names[0] ?? "").slice(0, maxTitleLength - 1).trimEnd()}…`;
  }

  return {
    capitalize,
    joinList,
    joinChoices: (parts: readonly string[]) => join(parts, or),
    quotation,
    quote,
    quoteAll,
    wordTitle,
    formatNumber: (value: number) => numbers.format(roundTo(value, 2)),
  };
}

/** A text with its words in braces replaced. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);
