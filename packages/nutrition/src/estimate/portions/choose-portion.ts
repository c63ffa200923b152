import type { Language } from "../../languages/language.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import type { Amount } from "../chunks/amount.ts";
import { findDefault, type PortionLabel } from "../match/portion-labels.ts";
import { type PortionFeature, portionWeights as weights } from "../weights/index.ts";
import {
  countUnitFeature,
  cutFeature,
  isCounted,
  isSingularHead,
  isUnlikelyCountUnit,
  isUnrequestedVessel,
  pieceFeature,
} from "./piece-features.ts";
import type { PortionQuery } from "./portion-request.ts";
import {
  findRequestedSizes,
  isMiddleSize,
  isPluralOfOne,
  isSizeOfPiece,
  selectSizes,
} from "./portion-sizes.ts";
import { filterKnownUnits, findUnits, isEquivalent, withNameOfSized } from "./requested-units.ts";

/** Receives a named feature of a candidate; its weight is in `weights/portion.json`. */
type AddFeature = (feature: PortionFeature, value?: number) => void;

/** The portion with the highest score; the first one of several. */
export function choosePortion(
  portions: readonly PortionLabel[],
  query: PortionQuery,
  language: Language,
): PortionLabel | undefined {
  const usualGrams = portions.find((portion) => portion.isUnspecified)?.grams;
  const head = selectHead(portions, query);
  const words = withNameOfSized(portions, relevantWords(query, language), query);
  const usual = findDefault(portions);
  const hasDefault = usual?.isUnspecified === false;
  const requestedSizes = findRequestedSizes({ ...query, words }, language);
  const usualPortionGrams = usual?.grams;
  const normalizedQuery = { ...query, words, head, hasDefault, usualPortionGrams };
  const units = filterKnownUnits(portions, findUnits(portions, query, language), language);
  const sizes = units.length > 0 ? requestedSizes : selectSizes(portions, requestedSizes, language);
  const sizesOfDefault = isSizedServing(portions, normalizedQuery, units, requestedSizes, language)
    ? new Set<string>()
    : sizes;
  let best: PortionLabel | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const portion of selectOfDiameter(portions, query, units, language)) {
    let score = 0;
    addPortionFeatures(
      portion,
      normalizedQuery,
      units,
      sizes,
      sizesOfDefault,
      usualGrams,
      (feature, value = 1) => {
        score += value * weights[feature];
      },
      language,
    );
    if (score > bestScore) [best, bestScore] = [portion, score];
  }
  const isUnspecific = units.length === 0 && requestedSizes.size === 0;
  return isUnspecific && isUnrequestedVessel(best, usual, normalizedQuery, language) ? usual : best;
}

/** "large fries" of a food that has no sizes, or only those of one piece, are a large serving and not one large fry. */
function isSizedServing(
  portions: readonly PortionLabel[],
  query: PortionQuery,
  units: readonly string[],
  requested: ReadonlySet<string>,
  language: Language,
): boolean {
  if (!isPluralOfOne(query) || units.length > 0 || requested.size === 0) return false;
  return portions.every(
    (portion) =>
      portion.sizes.isDisjointFrom(requested) || isSizeOfPiece(portion, units, query, language),
  );
}

/**
 * "half a 12 inch hawaiian": the portions of that diameter, if the food has one and no slice was named; those whose label
 * shares a word with the message before those that are only a size.
 */
function selectOfDiameter(
  portions: readonly PortionLabel[],
  { amount, words }: PortionQuery,
  units: readonly string[],
  language: Language,
): readonly PortionLabel[] {
  if (units.length > 0) return portions;
  const ofDiameter = portions.filter((portion) => hasRequestedInches(portion, amount, language));
  const isNamed = (word: string) => words.has(word) && word !== language.amountPhrases.inchUnit;
  const named = ofDiameter.filter(({ mainWords }) => mainWords.some(isNamed));
  const sizes = ofDiameter.filter(({ inches }) => inches.length === 0);
  return [named, sizes, ofDiameter].find(({ length }) => length > 0) ?? portions;
}

const half = 0.5;

/** "half a can of pears", "a quarter of a naan": the fraction is the count and names no portion of that name. */
function relevantWords({ words, amount }: PortionQuery, language: Language): ReadonlySet<string> {
  if (amount === undefined) return words;
  const { amountPhrases, amounts } = language;
  const isCount = (word: string) => amounts.fractionWords.get(word) === amount.count % 1;
  return words.difference(new Set([...amountPhrases.fractionsOfUnits].filter(isCount)));
}

/** "a cracker that is low in salt": the head is "cracker" if that is the food's noun and no portion is named salt. */
function selectHead(portions: readonly PortionLabel[], query: PortionQuery): string | undefined {
  const { head, nameHead, words, isPluralFood } = query;
  if (!isPluralFood || nameHead === undefined || !words.has(nameHead)) return head;
  return portions.some(({ mainWords }) => mainWords.includes(head ?? "")) ? head : nameHead;
}

/** Names what speaks for a portion and against it. */
function addPortionFeatures(
  portion: PortionLabel,
  query: PortionQuery,
  units: readonly string[],
  sizes: ReadonlySet<string>,
  sizesOfDefault: ReadonlySet<string>,
  usualGrams: number | undefined,
  add: AddFeature,
  language: Language,
): void {
  if (portion.isUnspecified) {
    // A weak default: named portions win.
    add("unspecified");
    return;
  }
  addUnits(portion, units, sizes, add, language);
  if (!isSizeOfPiece(portion, units, query, language)) addSizes(portion, sizes, add, language);
  if (hasRequestedInches(portion, query.amount, language)) add("requestedInches");
  addWords(portion, query, units, add, language);
  addDefault(portion, usualGrams, units, sizesOfDefault, query, add, language);
  for (const feature of [
    crustFeature(portion, query, language),
    measureFeature(portion, query, language),
    countUnitFeature(portion, query, units, language),
    spreadFeature(portion, query),
    shareFeature(portion, query, units, sizes, language),
    cutFeature(portion, query.amount, language),
    exactNameFeature(portion, query, units, language),
    pieceFeature(portion, query, units, sizes, language),
  ])
    if (feature !== undefined) add(feature);
}

function addUnits(
  portion: PortionLabel,
  units: readonly string[],
  sizes: ReadonlySet<string>,
  add: AddFeature,
  language: Language,
): void {
  for (const unit of units) {
    const feature = unitFeature(portion, unit, sizes.size > 0, language);
    if (feature !== undefined) add(feature);
    // "a cup" is not a "small ice cream cup".
    if (portion.mainWords.length === 1 && portion.mainWords[0] === unit) add("exactUnit");
  }
}

function unitFeature(
  portion: PortionLabel,
  unit: string,
  isSized: boolean,
  language: Language,
): PortionFeature | undefined {
  // "cup, pieces" is not a piece.
  const isOtherVessel =
    portion.mainWords[0] !== unit &&
    language.amounts.servingVessels.has(portion.mainWords[0] ?? "");
  if (portion.mainWords.includes(unit) && !isOtherVessel)
    return isSized && language.portionLabels.vagueUnits.has(unit) ? "vagueUnitWithSize" : "unit";
  return isEquivalent(portion, unit, language) ? "equivalentUnit" : undefined;
}

function addSizes(
  portion: PortionLabel,
  sizes: ReadonlySet<string>,
  add: AddFeature,
  language: Language,
): void {
  const isGeneric = !portion.words.isDisjointFrom(language.portionLabels.genericLabelWords);
  if (isGeneric) add("genericLabel");
  if (portion.sizes.size === 0) return;
  if (sizes.size > 0) {
    // "extra large" is not "large".
    const shared = portion.sizes.intersection(sizes).size;
    if (shared > 0) add("size", shared / Math.max(portion.sizes.size, sizes.size));
    else if (!isMiddleSize(portion.sizes, language) && !isGeneric) add("unrequestedSize");
  } else if (isMiddleSize(portion.sizes, language)) add("middleSize");
  // "a bag" is the default bag, also if it is small.
  else if (!isGeneric && !portion.isDefault) add("unrequestedSize");
}

const inchTolerance = 0.3;

function pizzaDiameters(portion: PortionLabel, language: Language) {
  const inches = language.portionLabels.pizzaInches.get(portion.mainWords.join(" "));
  return inches === undefined ? [] : [inches];
}

function hasRequestedInches(
  portion: PortionLabel,
  amount: Amount | undefined,
  language: Language,
): boolean {
  const inches = amount?.inches;
  if (inches === undefined) return false;
  const lengths = portion.inches.length > 0 ? portion.inches : pizzaDiameters(portion, language);
  return lengths.some(
    ({ from, to }) => inches > from - inchTolerance && inches < to + inchTolerance,
  );
}

/** Words that the label shares with the message, and other words. */
function addWords(
  portion: PortionLabel,
  query: PortionQuery,
  units: readonly string[],
  add: AddFeature,
  language: Language,
): void {
  let mainMatches = 0;
  let unmatched = 0;
  for (const word of portion.words) {
    if (isSizeOrUnit(word, portion, units, language)) continue;
    if (!query.words.has(word))
      unmatched += language.portionLabels.neutralLabelWords.has(word) ? 0 : 1;
    else if (units.length > 0 && word === query.head) continue;
    else if (portion.mainWords.includes(word)) mainMatches += 1;
  }
  add("firstMainWord", Math.min(1, mainMatches));
  add("secondMainWord", Math.min(1, Math.max(0, mainMatches - 1)));
  add("unmatchedWords", unmatched);
}

/** "king size" shares no word with "snack size" that tells portions apart. */
const isSizeOrUnit = (
  word: string,
  { sizes }: PortionLabel,
  units: readonly string[],
  language: Language,
) => sizes.has(word) || units.includes(word) || language.amountPhrases.sizeMarker.test(word);

/** "slice, crust not eaten" is chosen only if the message excludes the crust. */
function crustFeature(
  { words }: PortionLabel,
  query: PortionQuery,
  language: Language,
): PortionFeature | undefined {
  if (!words.has(language.dietQualifiers.crustExclusion)) return undefined;
  return query.words.has(language.dietQualifiers.crustExclusion)
    ? "crustExcluded"
    : "crustNotExcluded";
}

/** Cups and ounces that the message does not mention. */
function measureFeature(
  portion: PortionLabel,
  query: PortionQuery,
  language: Language,
): PortionFeature | undefined {
  const first = portion.mainWords[0] ?? "";
  const isMeasure =
    language.amounts.mlByUnit.has(first) ||
    language.amounts.gramsByUnit.has(first) ||
    !portion.words.isDisjointFrom(language.portionLabels.computedMeasures);
  if (
    !isMeasure ||
    portion.isDefault ||
    query.words.has(first) ||
    query.amount?.units.some((unit) => unit === first || isEquivalent(portion, unit, language))
  )
    return undefined;
  return "unrequestedMeasure";
}

/** The table's default portion, or the distance from USDA's "quantity not specified". */
function addDefault(
  portion: PortionLabel,
  usualGrams: number | undefined,
  units: readonly string[],
  sizes: ReadonlySet<string>,
  query: PortionQuery,
  add: AddFeature,
  language: Language,
): void {
  if (portion.isDefault) {
    const isUnspecific =
      units.length === 0 && sizes.size === 0 && query.amount?.inches === undefined;
    add(
      isUnspecific && !isUnlikelyCountUnit(portion, query, language)
        ? "default"
        : "defaultForMeasure",
    );
  } else if (usualGrams !== undefined && sizes.size === 0) {
    const distance = Math.abs(Math.log(portion.grams / usualGrams));
    add("distanceFromUsual", Math.min(maxDistance, distance));
  }
}

/** Logarithm of the ratio to the usual grams beyond which it makes no difference: factor 10. */
const maxDistance = 16 / 7;

/** "half a pizza" and "half a chicken" are half of a whole, not of a serving. */
function shareFeature(
  portion: PortionLabel,
  query: PortionQuery,
  units: readonly string[],
  sizes: ReadonlySet<string>,
  language: Language,
): PortionFeature | undefined {
  if (!isShare(query, units) || portion.words.has(language.portionLabels.individualTerm))
    return undefined;
  const hasDiameter = query.amount?.inches !== undefined;
  const isCutFood =
    (hasDiameter || isOfSize(portion, sizes, language)) &&
    isShareOfWhole(query, units, language) &&
    language.foodClasses.slicedFoods.has(portion.mainWords.at(-1) ?? "");
  const isWhole =
    (isPlain(portion, language) || isOfSize(portion, sizes, language)) &&
    portion.mainWords.some((word) => language.portionLabels.wholeLabels.has(word));
  return isCutFood || isWhole ? "wholeToShare" : undefined;
}

/** "half a baguette" is not half of a "mini baguette", and "half a large pie" not half of a "pie". */
function isOfSize(portion: PortionLabel, requested: ReadonlySet<string>, language: Language) {
  const isMiddle = requested.size === 0 || isMiddleSize(requested, language);
  return isMiddle ? isPlain(portion, language) : !portion.sizes.isDisjointFrom(requested);
}

const isPlain = ({ sizes }: PortionLabel, language: Language) =>
  sizes.size === 0 || isMiddleSize(sizes, language);

/** Pieces per whole: six for "piece (1/6 of 8" pie)". */
export function parsePiecesPerWhole(
  { label }: PortionLabel,
  language: Language,
): number | undefined {
  const [, count] = language.portionLabels.piecesPerWholePattern.exec(label) ?? [];
  return count === undefined ? undefined : Number(count);
}

/** "a quarter of a pie": less than one of a food that is cut. */
export function isShareOfWhole(
  query: PortionQuery,
  units: readonly string[],
  language: Language,
): boolean {
  return isShare(query, units) && language.foodClasses.slicedFoods.has(query.head ?? "");
}

/** "half a pizza", and "a pizza" that was shared. */
const isShare = ({ amount, shareOfFood = 1 }: PortionQuery, units: readonly string[]) =>
  amount !== undefined &&
  units.length === 0 &&
  (amount.count < 1 || (amount.count === 1 && shareOfFood <= maxShareOfSeveral));

/** A larger part of one piece may have been left by a single person. */
const maxShareOfSeveral = half;

/** A measure named by words outside the food's name: "an artichoke heart", "silver dollar pancake". */
function exactNameFeature(
  portion: PortionLabel,
  query: PortionQuery,
  units: readonly string[],
  language: Language,
): PortionFeature | undefined {
  // "new potatoes" without a number is not one piece.
  const isOne = isSingularHead(query) || isCounted(query);
  if (units.length > 0 || !isOne) return undefined;
  // "a soft pretzel stick" of a food named soft pretzel.
  const isDistinctHead =
    portion.mainWords.at(-1) === query.head && !query.nameWords?.has(query.head ?? "");
  if (isDistinctHead && portion.mainWords.every((word) => query.words.has(word)))
    return "distinctName";
  const distinctWords = portion.mainWords.filter(
    (word) =>
      word !== query.head &&
      !portion.sizes.has(word) &&
      !language.portionLabels.neutralLabelWords.has(word),
  );
  const isRequested = distinctWords.every(
    (word) => query.words.has(word) && !query.nameWords?.has(word),
  );
  return distinctWords.length > 0 &&
    isRequested &&
    !distinctWords.includes(language.amountPhrases.halfWord)
    ? "distinctName"
    : undefined;
}

/** Foods that are spread are measured by the pat; on several pieces or stirred into a drink, by the spoon. */
function spreadFeature(portion: PortionLabel, query: PortionQuery): PortionFeature | undefined {
  if (!query.isSpread) return undefined;
  if (portion.mainWords.includes(unitKeys.pat)) return "patOfSpread";
  const isSpooned = query.isStirredIn === true || (query.spreadOverPieces ?? 1) > 1;
  return isSpooned && portion.mainWords.join(" ") === unitKeys.tablespoon
    ? "spoonOfSpread"
    : undefined;
}
