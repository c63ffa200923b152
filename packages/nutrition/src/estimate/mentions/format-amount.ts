import { forLanguage, type Language } from "../../languages/language.ts";
import { isMeasured } from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import type { FoodMention } from "../food-mention.ts";

/** The amount as fields of a mention: the number, and the unit or size in the person's words. */
export function formatAmount(
  text: string,
  chunk: Extract<Chunk, { kind: "amount" }>,
  language: Language,
): Pick<FoodMention, "amount" | "isRough" | "unit" | "qualifiers"> {
  const { amount } = chunk;
  if (vagueAmountPattern(language).test(text.slice(chunk.start, chunk.end))) return {};
  const measure = text
    .slice(chunk.measureStart, chunk.end)
    .replace(partitivePattern(language), "")
    .trim();
  if (measure === "" && amount.gramsEach !== undefined)
    return { amount: amount.count * amount.gramsEach, unit: language.amounts.metricUnit };
  const count = { amount: amount.count, ...(amount.isRough && { isRough: true }) };
  if (measure === "") return count;
  const hasUnit =
    isMeasured(amount) || amount.inches !== undefined || amount.cutInches !== undefined;
  if (hasUnit) {
    const whole = chunk.wholeSize && text.slice(chunk.wholeSize.start, chunk.wholeSize.end);
    return { ...count, unit: whole ?? measure };
  }
  return { ...count, ...(amount.sizes.length > 0 ? { qualifiers: [measure] } : {}) };
}

const vagueAmountPattern = forLanguage(
  (language) => new RegExp(language.conjunctions.vagueAmount, "i"),
);
const partitivePattern = forLanguage(
  (language) => new RegExp(language.conjunctions.partitiveAtEnd, "i"),
);
