import type { Food } from "../../food.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import { sizeKeys, unitKeys } from "../../languages/unit-keys.ts";
import { memoize } from "../match/memoize.ts";
import {
  findDefault,
  isSizeOnly,
  isWeightPortion,
  type PortionLabel,
  portionLabels,
  portionMl,
  readNameProperties,
} from "../match/portion-labels.ts";
import {
  type CandidateAnswer,
  maxAnswers,
  minAnswers,
  type QuestionCandidate,
} from "./candidate.ts";

/** Portions nearer than this factor are the same answer: the grams of a portion vary as much. */
const minRatio = 1.2;
/** The same for sizes, whose names are different enough. */
const minSizeRatio = 1.1;
/** A portion outside of this range of the assumed one is hardly ever meant: a tub of ice cream. */
const maxRatio = 2.6;

/** A portion that may be an answer. */
interface AnswerPortion {
  readonly portion: PortionLabel;
  /** What the button says. */
  readonly label: string;
}

/** Which of its sizes or household portions a food was eaten in; undefined if there is no choice. */
export function askPortion(
  food: Food,
  grams: number,
  words: string,
  isPlural: boolean,
  language: Language,
): QuestionCandidate | undefined {
  const sizes = sizesOf(language)(food);
  if (sizes.length > 0) {
    const answers = toAnswers(food, sizes);
    const names = sizes.map(({ label }) => label);
    return { text: { code: "size", words, isPlural, sizes: names }, answers };
  }
  const measures = findMeasures(food, grams, language);
  if (measures.length < minAnswers) return undefined;
  return { text: { code: "amount", words }, answers: toAnswers(food, measures) };
}

function toAnswers(food: Food, portions: readonly AnswerPortion[]): CandidateAnswer[] {
  const kcalPer100g = food.per100g.calories_kcal ?? 0;
  return portions.map(({ portion, label }) => ({
    label,
    foodId: food.id,
    portion: portion.label,
    kcal: (kcalPer100g * portion.grams) / 100,
  }));
}

/** The portions that an edit can set by their label. */
const namedPortions = forLanguage((language) =>
  memoize((food: Food): readonly PortionLabel[] => {
    const labels = new Set(food.portions.map(({ label }) => label));
    return portionLabels(language)(food).filter(({ label }) => labels.has(label));
  }),
);

/** The small, middle and large portion, if the food is sold by size. */
const sizesOf = forLanguage((language) =>
  memoize((food: Food): readonly AnswerPortion[] => {
    const portions = namedPortions(language)(food);
    const ofSize = (size: string) =>
      portions.find(
        (portion) => isSizeOnly(portion, language) && portion.mainWords.join() === size,
      );
    const small = ofSize(sizeKeys.small);
    const large = ofSize(sizeKeys.large);
    if (!small || !large) return [];
    const medium = ofSize(sizeKeys.medium);
    const regular = ofSize(sizeKeys.regular) ?? findDefault(portions);
    const answers: readonly (AnswerPortion | undefined)[] = [
      { portion: small, label: sizeKeys.small },
      medium
        ? { portion: medium, label: sizeKeys.medium }
        : regular && { portion: regular, label: sizeKeys.regular },
      { portion: large, label: sizeKeys.large },
    ];
    const distinct = dropSimilar(
      answers.filter((answer) => answer !== undefined),
      minSizeRatio,
    );
    return distinct.length < minAnswers ? [] : distinct;
  }),
);

/** The household portions that people eat the food in, the smallest first. */
function findMeasures(food: Food, grams: number, language: Language): readonly AnswerPortion[] {
  const portions = namedPortions(language)(food);
  const usual = findDefault(portions);
  const isMeasured = usual !== undefined && portionMl(usual, language) !== undefined;
  const sameNoun = portions.filter((portion) => usual && nounOf(portion) === nounOf(usual));
  const isSoldBySize = new Set(sameNoun.map(({ sizes }) => [...sizes].join())).size > 2;
  const usable = (isSoldBySize ? sameNoun : portions)
    .filter((portion) => isMeasure(portion, isMeasured, language))
    .filter((portion) => isKnownMeasure(portion, usual, food, language))
    .filter((portion) => portion.grams * maxRatio >= grams && portion.grams <= grams * maxRatio)
    .map((portion) => ({ portion, label: portion.label }));
  const ranked = usable.toSorted((one, other) => rankOf(one, language) - rankOf(other, language));
  return dropSimilar(ranked, minRatio)
    .slice(0, maxAnswers)
    .toSorted((one, other) => one.portion.grams - other.portion.grams);
}

const nounOf = ({ mainWords, sizes }: PortionLabel) =>
  mainWords.filter((word) => !sizes.has(word)).join(" ");

/** The assumed portion first, then the measures that everybody knows, then the others. */
function rankOf({ portion }: AnswerPortion, language: Language): number {
  if (portion.isDefault) return -1;
  const rank = language.questionWords.everydayMeasures.indexOf(portion.mainWords.join(" "));
  return rank < 0 ? language.questionWords.everydayMeasures.length : rank;
}

/** True for a portion that one can answer with. Spoons and cups only for foods that are eaten so. */
function isMeasure(portion: PortionLabel, isMeasured: boolean, language: Language): boolean {
  const [first = ""] = portion.mainWords;
  if (portion.isUnspecified || first === unitKeys.serving || isSizeOnly(portion, language))
    return false;
  if (isWeightPortion(portion, language)) return false;
  return portionMl(portion, language) === undefined || isMeasured;
}

/** A measure that everybody knows, or a larger or smaller one of the usual kind. */
function isKnownMeasure(
  portion: PortionLabel,
  usual: PortionLabel | undefined,
  food: Food,
  language: Language,
): boolean {
  const noun = nounOf(portion);
  const usualNoun = usual && nounOf(usual);
  if (noun === usualNoun) return true;
  // A burrito is not eaten by the plate, and a piece of cake is a slice of it.
  const { nameHead } = readNameProperties(language)(food);
  const isWhole = usualNoun === nameHead;
  const isOtherCut =
    language.portionLabels.cutUnits.includes(noun) &&
    language.portionLabels.cutUnits.includes(usualNoun ?? "");
  const isKnown =
    language.questionWords.everydayMeasures.includes(noun) ||
    (noun === nameHead && usualNoun === unitKeys.serving);
  return isKnown && !isWhole && !isOtherCut && !isExplained(portion);
}

/** "packet, prepared", but not "can, 12 fl oz". */
const isExplained = ({ label }: PortionLabel) => label.includes(",") && !/\d/.test(label);

/** Of portions of about the same weight, the first one. */
function dropSimilar(portions: readonly AnswerPortion[], ratio: number): readonly AnswerPortion[] {
  const kept: AnswerPortion[] = [];
  for (const one of portions) {
    const isSimilar = kept.some(({ portion: { grams } }) => {
      const times = grams / one.portion.grams;
      return times < ratio && times > 1 / ratio;
    });
    if (!isSimilar) kept.push(one);
  }
  return kept;
}
