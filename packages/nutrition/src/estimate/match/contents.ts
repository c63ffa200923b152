import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { headsOf } from "./food-words.ts";
import { nameWords } from "./rank-foods.ts";

/** A food that a dish contains as one stem: "sour cream" is "sourcream". */
export const contentStem = (words: string, language: Language): string =>
  words
    .split(" ")
    .map((word) => language.stem(word))
    .join("");

/** True if a food is one of the contents of a dish: "oat milk" is milk. */
export function isContent(food: Food, contents: readonly string[], language: Language): boolean {
  const heads = [...headsOf(language)(food)];
  return contents.some((content) => {
    const words = content.split(" ").map((word) => language.stem(word));
    const isNamed = words.length > 1 && words.every((each) => nameWords(language)(food).has(each));
    return isNamed || heads.some((head) => head.endsWith(contentStem(content, language)));
  });
}

/** Of a food that is sold in flavors: "a protein bar cookies and cream". */
export const flavorContent = "flavor";
