import { forLanguage, type Language } from "../../languages/language.ts";

/** Names of chains, as stems. */
export const restaurantStems = forLanguage(
  (language): ReadonlySet<string> =>
    new Set([...language.brands.restaurants].map((word) => language.stem(word))),
);

/** Common words, first names and places, which name no food, as stems. */
export const commonStems = forLanguage(
  (language): ReadonlySet<string> =>
    new Set(
      [
        ...language.commonWords.commonWords,
        ...language.peopleAndPlaces.firstNames,
        ...language.peopleAndPlaces.placeNames,
      ].map((word) => language.stem(word)),
    ),
);

/** Ordinary words that are part of a food's name, as stems. */
export const ordinaryStems = forLanguage(
  (language): ReadonlySet<string> =>
    new Set([...language.ordinaryWords.ordinaryWords].map((word) => language.stem(word))),
);

/** Known words that name no food: amounts, meals, small talk. */
export const nonFoodWords = forLanguage(
  (language): ReadonlySet<string> =>
    new Set([
      ...language.amounts.amountFillers,
      ...language.amounts.articles,
      ...language.amounts.fractionWords.keys(),
      ...language.amounts.gramsByUnit.keys(),
      ...language.amounts.approximateCounts.keys(),
      ...language.amounts.mlByUnit.keys(),
      ...language.amounts.numberWords.keys(),
      ...language.amounts.pieceUnits.keys(),
      ...language.amounts.sizeWords,
      ...language.amounts.units.keys(),
      ...language.mealWords.commonNonFoodWords,
      ...language.spellingExceptions.uncorrectedWords,
      ...language.stopWords.chatter,
      ...language.stopWords.connectors,
      ...language.stopWords.negatedAuxiliaries,
      ...language.stopWords.eatingVerbs,
      ...language.stopWords.fillers,
      ...language.stopWords.negations,
      ...language.stopWords.nonFoodUnits,
      ...language.stopWords.separatorClasses.keys(),
    ]),
);

/** All words of the engine's own vocabulary, as words and stems. */
const vocabulary = forLanguage((language): ReadonlySet<string> => createVocabulary(language));

function createVocabulary(language: Language): ReadonlySet<string> {
  const words = [
    ...nonFoodWords(language),
    ...Object.keys(language.variants.spellingVariants).flatMap((phrase) => phrase.split(" ")),
    ...Object.keys(language.substitutes.foodSubstitutes).flatMap((phrase) => phrase.split(" ")),
    ...language.stopWords.classNouns,
    ...language.stopWords.genericWords,
  ];
  return new Set(words.flatMap((word) => [word, language.stem(word)]));
}

export const isVocabularyWord = (word: string, language: Language): boolean =>
  vocabulary(language).has(word);
