import type { Language } from "../../languages/language.ts";
import type { FoodMention } from "../food-mention.ts";
import { tokenize } from "../words/tokens.ts";

/**
 * "2 slices of bread, 1 with cheese, 1 with peanut butter": the numbers before "with" are of the slices, so that what is on
 * each is spread over so many of them.
 */
export function spreadOverNumbered(
  mentions: readonly FoodMention[],
  language: Language,
): FoodMention[] {
  let pieces = 0;
  return mentions.map((mention) => {
    const { amount, unit, text = "", ...rest } = mention;
    const [, joint] = tokenize(text, language);
    const isOfPieces =
      pieces > 0 &&
      amount !== undefined &&
      amount <= pieces &&
      unit === undefined &&
      joint?.text === language.functionWords.accompaniment;
    if (!isOfPieces) {
      pieces = isCarrier(mention, language) ? (amount ?? 0) : pieces;
      return mention;
    }
    return { ...rest, text, spreadOverPieces: amount };
  });
}

const isCarrier = ({ words }: FoodMention, { stem, foodClasses }: Language) =>
  foodClasses.spreadTargets.has(stem(words.toLowerCase().split(" ").at(-1) ?? ""));
