import type { Food } from "@morsel/nutrition";
import { readPronunciations } from "./pronunciations.ts";
import { soundAlikes } from "./sentence-templates.ts";
import { makeSpokenMeals } from "./spoken-meals.ts";
import { TrigramModel } from "./trigram-model.ts";

/** The files of a recogniser for meals, in the formats of CMU Sphinx. */
export interface SpeechModel {
  /** A trigram model in ARPA's format. */
  readonly languageModel: string;
  /** A word and its phones on each line; further pronunciations as "word(2)". */
  readonly dictionary: string;
}

/**
 * Creates the model of spoken meals with the foods of a table. The same foods and pronunciations give the
 * same model.
 * @param pronunciations a pronouncing dictionary in the format of CMUdict
 */
export function makeSpeechModel(foods: readonly Food[], pronunciations: string): SpeechModel {
  const phonesOf = readPronunciations(pronunciations);
  const model = new TrigramModel();
  const isKnown = (word: string) => !soundAlikes.has(word) && phonesOf(word).length > 0;
  for (const { words, weight } of makeSpokenMeals(foods, isKnown)) model.add(words, weight);
  const lines = model.words.flatMap((word) =>
    phonesOf(word).map((phones, at) => `${at === 0 ? word : `${word}(${at + 1})`} ${phones}\n`),
  );
  return { languageModel: model.toArpa(), dictionary: lines.join("") };
}
