import type { FoodSource } from "../../food.ts";
import { english } from "../../languages/en/index.ts";
import {
  type ItemRemark,
  type Language,
  type SourceRecord,
  wordCode,
} from "../../languages/language.ts";
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
export function wordItem({ remarks, ...item }: CodedItem, language: Language = english): MealItem {
  const { id, name = language.quickAddName } = item.food;
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
  language: Language = english,
): ItemPortion => ({ rule, explanation: wordCode(language.receipts, receipt), ...portion });

/** A source with its record in words. */
export const wordSource = (source: CodedSource, language: Language = english): FoodSource =>
  "record" in source
    ? { dataset: source.dataset, id: wordCode(language.records, source.record) }
    : source;

/** An item with additional remarks. */
export function withRemarks(
  item: MealItem,
  remarks: readonly ItemRemark[],
  language: Language = english,
): MealItem {
  if (remarks.length === 0) return item;
  const sentences = remarks.map((remark) => wordCode(language.remarks, remark));
  return { ...item, remarks: [...(item.remarks ?? []), ...sentences] };
}
