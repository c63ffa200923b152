import type { FoodSource } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { type ItemRemark, type SourceRecord, wordCode } from "../../languages/wording.ts";
import type { ItemPortion, MealItem } from "../../meal.ts";
import type { CodedPortion } from "../portions/resolve-portion.ts";

/** A source whose record is not worded. */
export type CodedSource = FoodSource | { readonly dataset: string; readonly record: SourceRecord };

/** An item before its texts are worded. */
export interface CodedItem extends Omit<MealItem, "food" | "source" | "portion" | "remarks"> {
  /** Nutrients without a food have no name. */
  readonly food: { readonly id: string; readonly name: string | undefined };
  readonly source: CodedSource;
  readonly portion: CodedPortion;
  readonly remarks: readonly ItemRemark[];
}

/** The item in words, as it is stored and shown. */
export function wordItem({ remarks, ...item }: CodedItem, language: Language): MealItem {
  const { id, name = language.wording.quickAddName } = item.food;
  const worded: MealItem = {
    ...item,
    food: { id, name },
    source: wordSource(item.source, language),
    portion: wordPortion(item.portion, language),
    ...(item.food.name === undefined && { words: name }),
  };
  return withRemarks(worded, remarks, language);
}

/** A portion with its receipt in words. */
export const wordPortion = (
  { rule, receipt, ...portion }: CodedPortion,
  language: Language,
): ItemPortion => ({ rule, explanation: wordCode(language.wording.receipts, receipt), ...portion });

/** A source with its record in words. */
export const wordSource = (source: CodedSource, language: Language): FoodSource =>
  "record" in source
    ? { dataset: source.dataset, id: wordCode(language.wording.records, source.record) }
    : source;

/** An item with additional remarks. */
export function withRemarks(
  item: MealItem,
  remarks: readonly ItemRemark[],
  language: Language,
): MealItem {
  if (remarks.length === 0) return item;
  const sentences = remarks.map((remark) => wordCode(language.wording.remarks, remark));
  return { ...item, remarks: [...(item.remarks ?? []), ...sentences] };
}
