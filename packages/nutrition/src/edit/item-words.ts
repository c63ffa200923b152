import { readChunks } from "../estimate/chunks/read-chunks.ts";
import type { FoodIndex } from "../estimate/match/food-index.ts";
import { normalizeUnit } from "../estimate/match/portion-labels.ts";
import { readTokens, toFoodQuery } from "../estimate/segment/food-query.ts";
import type { Language } from "../languages/language.ts";

/** The head noun of a name. */
export function headOf(words: string, index: FoodIndex): string | undefined {
  const query = toFoodQuery(readChunks(readTokens(words, index), index.language), index.language);
  if (!index.language.edits.references.qualities.includes(query?.head)) return query?.head;
  return (
    stemsOf(words, index).findLast(
      (stem) => !index.language.edits.references.qualities.includes(stem),
    ) ?? query?.head
  );
}

/** The words of a text except numbers, as stems in the table's spelling. */
export function stemsOf(text: string, index: FoodIndex): string[] {
  return readTokens(text, index)
    .filter((token) => token.kind === "word")
    .map((token) => token.stem);
}

/** The stems of each word separately: "olive oil" is one word in the table's spelling, but also an oil. */
export function stemsOfEachWord(text: string, index: FoodIndex): string[] {
  return text.split(/\s+/).flatMap((word) => stemsOf(word, index));
}

/** The last word of a name, as a stem: "milk" of "coconut milk", which may be one word in the table's spelling. */
export const lastStemOf = (words: string, { language }: FoodIndex): string =>
  language.stem((words.trim().split(/\s+/).at(-1) ?? "").toLowerCase());

/** The words of a unit, in the spelling of portions. */
export const unitsIn = (words: string | undefined, index: FoodIndex): readonly string[] =>
  readTokens(words ?? "", index).map(({ stem }) => normalizeUnit(stem, index.language));

/** The group that the last of some words belongs to. */
export function groupOf(stems: readonly string[], language: Language): string | undefined {
  const known = stems.findLast((stem) =>
    [...language.edits.foodGroups.foodGroups.values()].some((group) => group.has(stem)),
  );
  return [...language.edits.foodGroups.foodGroups].find(([, members]) =>
    members.has(known ?? ""),
  )?.[0];
}

/** True for the name of a dish and what it came with or was made of, not of several foods: "fish and chips". */
export const isOneDish = (name: string, language: Language): boolean =>
  !name.includes(` ${language.functionWords.conjunction} `);
