import type { Food } from "../../food.ts";
import { forLanguage, type Language } from "../../languages/language.ts";

import { memoize } from "./memoize.ts";
import { parseFoodName } from "./parse-food-name.ts";
import { nameWords } from "./rank-foods.ts";

/** A food that a dish contains as one stem: "sour cream" is "sourcream". */
export const contentStem = (words: string, language: Language): string =>
  words
    .split(" ")
    .map((word) => language.stem(word))
    .join("");

/** The contents of a dish, each as the stems of its words and as one stem. */
const stemsOf = forLanguage((language) =>
  memoize((contents: readonly string[]) =>
    contents.map((content) => ({
      words: content.split(" ").map((word) => language.stem(word)),
      stem: contentStem(content, language),
    })),
  ),
);

/** The head words of a food, without other names such as "cheese and onion crisps": crisps are not cheese. */
const nounsOf = forLanguage((language) =>
  memoize((food: Food): readonly string[] => {
    const isOfOneNoun = (name: string) =>
      !name.split(" ").includes(language.functionWords.conjunction);
    // Not a copy of the food: an imported one is a view without properties of its own.
    const names = [food.name, ...food.aliases.filter(isOfOneNoun)];
    return names.flatMap((name) => parseFoodName(name, language)).flatMap(({ heads }) => heads);
  }),
);

/** True if a food is one of the contents of a dish: "oat milk" is milk. */
export function isContent(food: Food, contents: readonly string[], language: Language): boolean {
  const heads = nounsOf(language)(food);
  return stemsOf(language)(contents).some(({ words, stem }) => {
    const names = nameWords(language)(food);
    const isNamed = words.length > 1 && (names.has(stem) || words.every((each) => names.has(each)));
    return isNamed || heads.some((head) => head.endsWith(stem));
  });
}

/** Of beans and rice, a dish contains both: enchiladas with beans are served with "rice and beans". */
export function isWholeContent(
  food: Food,
  contents: readonly string[],
  language: Language,
): boolean {
  const sides = food.name.split(` ${language.functionWords.conjunction} `);
  const isOfTwoNouns = sides.length > 1 && sides.every((side) => !/[ ,]/.test(side));
  return (
    !isOfTwoNouns ||
    sides.every((side) =>
      stemsOf(language)(contents).some(({ stem }) =>
        contentStem(side.toLowerCase(), language).endsWith(stem),
      ),
    )
  );
}

/** Of a food that is sold in flavors: "a protein bar cookies and cream". */
export const flavorContent = "flavor";

/** The first content of a dish that no single food makes: "lasagna". */
export const seasoningContent = "seasoning";

/** The first content of a dish of several foods that are eaten by themselves: "full english", "thali". */
export const platterContent = "platter";
