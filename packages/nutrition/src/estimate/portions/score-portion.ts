import { halfWord } from "../../languages/en/amount-phrases.ts";
import {
  equivalentUnits,
  gramsByUnit,
  mlByUnit,
  sizeSynonyms,
} from "../../languages/en/amounts.ts";
import { crustExclusion } from "../../languages/en/diet-qualifiers.ts";
import { slicedFoods } from "../../languages/en/food-classes.ts";
import * as labelTerms from "../../languages/en/portion-labels.ts";
import { sizeKeys, unitKeys } from "../../languages/unit-keys.ts";
import type { Amount } from "../chunks/amount.ts";
import { isSizeOnly, type PortionLabel, portionMl } from "../match/portion-labels.ts";
import type { PortionQuery } from "./portion-request.ts";
import {
  isCounted,
  isSingularHead,
  isUnlikelyCountUnit,
  penalizeUnlikelyCountUnit,
  scoreContainer,
  scoreKey,
  scorePiece,
} from "./score-piece-portion.ts";

/** The portion with the highest score; the first one of several. */
export function choosePortion(
  portions: readonly PortionLabel[],
  query: PortionQuery,
): PortionLabel | undefined {
  const usualGrams = portions.find((portion) => portion.isUnspecified)?.grams;
  const head = selectHead(portions, query);
  const words = relevantWords(query);
  const hasDefault = portions.some(({ isDefault, isUnspecified }) => isDefault && !isUnspecified);
  const requestedSizes = findRequestedSizes({ ...query, words });
  const normalizedQuery = { ...query, words, head, hasDefault };
  const units = filterKnownUnits(portions, normalizedQuery.amount?.units ?? []);
  const sizes = units.length > 0 ? requestedSizes : selectSizes(portions, requestedSizes);
  let best: PortionLabel | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const portion of portions) {
    const score = scorePortion(portion, normalizedQuery, units, sizes, usualGrams);
    if (score > bestScore) [best, bestScore] = [portion, score];
  }
  return best;
}

/** "half a can of pears": "half" is the count and does not name a pear half. */
function relevantWords({ words, amount }: PortionQuery): ReadonlySet<string> {
  const isHalved = amount !== undefined && amount.count % 1 === 0.5;
  return isHalved && words.has(halfWord) ? words.difference(new Set([halfWord])) : words;
}

/** "a cracker that is low in salt": the head is "cracker" if that is the food's noun and no portion is named salt. */
function selectHead(portions: readonly PortionLabel[], query: PortionQuery): string | undefined {
  const { head, nameHead, words, isPluralFood } = query;
  if (!isPluralFood || nameHead === undefined || !words.has(nameHead)) return head;
  return portions.some(({ mainWords }) => mainWords.includes(head ?? "")) ? head : nameHead;
}

/** Drops units that no portion has, except volumes. */
export function filterKnownUnits(
  portions: readonly PortionLabel[],
  units: readonly string[],
): readonly string[] {
  return units.filter(
    (unit) =>
      mlByUnit.has(unit) ||
      portions.some(
        (portion) =>
          portion.words.has(unit) || isEquivalent(portion, unit) || isPieceOfBar(portion, unit),
      ),
  );
}

/** "a piece of chocolate": a miniature bar may be the smallest portion. */
const isPieceOfBar = ({ mainWords, sizes }: PortionLabel, unit: string) =>
  unit === unitKeys.piece && mainWords[0] === unitKeys.bar && sizes.has(sizeKeys.miniature);

function isEquivalent(portion: PortionLabel, unit: string): boolean {
  return (equivalentUnits.get(unit) ?? []).some((other) => portion.words.has(other));
}

// Tuned on the development rows; the order matters more than the values.
function scorePortion(
  portion: PortionLabel,
  query: PortionQuery,
  units: readonly string[],
  sizes: ReadonlySet<string>,
  usualGrams: number | undefined,
): number {
  if (portion.isUnspecified) return scoreUnspecified(query, units, sizes);
  return (
    scoreUnits(portion, units, sizes) +
    scoreSizes(portion, sizes) +
    scoreInches(portion, query.amount) +
    scoreWords(portion, query, units) +
    scoreCrust(portion, query) +
    penalizeUnrequestedMeasure(portion, query) +
    penalizeUnlikelyCountUnit(portion, query, units) +
    scoreContainer(portion, query) +
    scoreDefault(portion, usualGrams, units, sizes, query) +
    scoreSpoonful(portion, query) +
    scoreWhole(portion, query) +
    scoreShare(portion, query, units) +
    scoreKey(portion, query.amount) +
    scoreExactName(portion, query, units) +
    scorePiece(portion, query, units, sizes)
  );
}

/** At this share of the regular portion, "miniature" is a small portion rather than a bite. */
const minSmallShare = 0.4;

/**
 * The size to choose if the food does not have the requested one: the middle size, which is scaled
 * later. "A small sandwich" may be the miniature one.
 */
function selectSizes(
  portions: readonly PortionLabel[],
  requestedSizes: ReadonlySet<string>,
): ReadonlySet<string> {
  const hasRequestedSize = portions.some(({ sizes }) => !sizes.isDisjointFrom(requestedSizes));
  if (
    hasRequestedSize ||
    !(requestedSizes.has(sizeKeys.small) || requestedSizes.has(sizeKeys.large))
  )
    return requestedSizes;
  if (requestedSizes.has(sizeKeys.large)) return new Set([sizeKeys.medium]);
  const gramsOfSize = (size: string) => portions.find(({ sizes }) => sizes.has(size))?.grams;
  const [miniature, regular] = [gramsOfSize(sizeKeys.miniature), gramsOfSize(sizeKeys.regular)];
  const isSmall = miniature !== undefined && miniature >= minSmallShare * (regular ?? Infinity);
  return new Set([isSmall ? sizeKeys.miniature : sizeKeys.medium]);
}

function findRequestedSizes(query: PortionQuery): ReadonlySet<string> {
  const plainWords = [...query.words.intersection(labelTerms.plainSizes)];
  const sizeNames = plainWords.map((word) => sizeSynonyms.get(word) ?? word);
  return new Set([...(query.amount?.sizes ?? []), ...sizeNames]);
}

/** USDA's "Quantity not specified" is a weak default: named portions win. */
function scoreUnspecified(
  query: PortionQuery,
  units: readonly string[],
  sizes: ReadonlySet<string>,
): number {
  // "a portion of lasagna" is the usual one.
  const isServing = query.amount?.units.some((unit) => unit === unitKeys.serving) === true;
  if (isServing && sizes.size === 0) return 1.5;
  if (units.length > 0 || sizes.size > 0 || (isCounted(query) && query.isPluralFood)) return -0.6;
  return query.amount?.isArticle ? 0.9 : 0.4;
}

/** Bonus for a measure that is exactly the unit. */
const exactUnitBonus = 0.6;

function scoreUnits(
  portion: PortionLabel,
  units: readonly string[],
  sizes: ReadonlySet<string>,
): number {
  let score = 0;
  for (const unit of units) score += scoreUnit(portion, unit, sizes.size > 0);
  return score;
}

function scoreUnit(portion: PortionLabel, unit: string, isSized: boolean): number {
  const unitScore = isSized && labelTerms.vagueUnits.has(unit) ? 1.2 : 3;
  // "a cup" is not a "small ice cream cup".
  if (portion.mainWords.length === 1 && portion.mainWords[0] === unit)
    return unitScore + exactUnitBonus;
  // "cup, pieces" is not a piece.
  if (portion.mainWords[0] !== unit && labelTerms.servingVessels.has(portion.mainWords[0] ?? "")) {
    return isEquivalent(portion, unit) ? 1.6 : -0.8;
  }
  if (portion.mainWords.includes(unit)) return unitScore;
  return scoreUnitOutsideMain(portion, unit, isSized);
}

function scoreUnitOutsideMain(portion: PortionLabel, unit: string, isSized: boolean): number {
  if (isPieceOfBar(portion, unit)) return 2;
  if (portion.words.has(unit) && unit !== unitKeys.serving) return 2.2;
  if (isEquivalent(portion, unit)) return 1.6;
  return isSized && isSizeOnly(portion) && labelTerms.sizedMeasures.has(unit) ? 1.4 : -0.8;
}

function scoreSizes(portion: PortionLabel, sizes: ReadonlySet<string>): number {
  const isGeneric = !portion.words.isDisjointFrom(labelTerms.genericLabelWords);
  const genericBonus = isGeneric ? 0.6 : 0;
  if (portion.sizes.size === 0) return genericBonus;
  if (sizes.size > 0) return genericBonus + scoreRequestedSizes(portion.sizes, sizes);
  if (isMiddleSize(portion.sizes)) return genericBonus + 0.15;
  return isGeneric ? genericBonus + 0.2 : unrequestedSizeScore(portion);
}

/** "a bag" is the default bag, also if it is small. */
const unrequestedSizeScore = (portion: PortionLabel) => (portion.isDefault ? 0 : -0.7);

/** "medium" and "regular" both name the middle size; the exact word scores more. */
function scoreRequestedSizes(
  portionSizes: ReadonlySet<string>,
  requestedSizes: ReadonlySet<string>,
): number {
  const agreed = portionSizes.intersection(requestedSizes).size;
  if (agreed > 0) return 2.5 + 0.2 * agreed - 0.25 * portionSizes.difference(requestedSizes).size;
  return isMiddleSize(portionSizes) && isMiddleSize(requestedSizes) ? 1.7 : -1.2;
}

export const isMiddleSize = (sizes: ReadonlySet<string>) =>
  !sizes.isDisjointFrom(labelTerms.middleSizes);

function pizzaDiameters(portion: PortionLabel) {
  const inches = labelTerms.pizzaInches.get(portion.mainWords.join(" "));
  return inches === undefined ? [] : [inches];
}

function scoreInches(portion: PortionLabel, amount: Amount | undefined): number {
  const inches = amount?.inches;
  if (inches === undefined) return 0;
  const lengths = portion.inches.length > 0 ? portion.inches : pizzaDiameters(portion);
  const isLong = lengths.some(({ from, to }) => inches > from - 0.3 && inches < to + 0.3);
  return isLong ? 2 : 0;
}

/** Bonus for words shared with the message, small penalty for other words. */
function scoreWords(portion: PortionLabel, query: PortionQuery, units: readonly string[]): number {
  let mainMatches = 0;
  let otherMatches = 0;
  let unmatched = 0;
  for (const word of portion.words) {
    if (portion.sizes.has(word) || units.includes(word)) continue;
    if (!query.words.has(word)) unmatched += labelTerms.neutralLabelWords.has(word) ? 0 : 1;
    else if (units.length > 0 && word === query.head) continue;
    else if (portion.mainWords.includes(word)) mainMatches += 1;
    else otherMatches += 1;
  }
  return Math.min(2, 0.9 * mainMatches) + 0.3 * otherMatches - 0.12 * unmatched;
}

/** "slice, crust not eaten" is chosen only if the message excludes the crust. */
function scoreCrust({ words }: PortionLabel, query: PortionQuery): number {
  if (!words.has(crustExclusion)) return 0;
  return query.words.has(crustExclusion) ? 2 : -2;
}

/** Penalty for cups and ounces that the message does not mention. */
function penalizeUnrequestedMeasure(portion: PortionLabel, query: PortionQuery): number {
  const first = portion.mainWords[0] ?? "";
  if (first === unitKeys.footlong && !portion.isDefault && query.amount?.inches === undefined)
    return -0.7;
  const isMeasure =
    mlByUnit.has(first) ||
    gramsByUnit.has(first) ||
    !portion.words.isDisjointFrom(labelTerms.computedMeasures);
  if (
    !isMeasure ||
    portion.isDefault ||
    query.words.has(first) ||
    query.amount?.units.includes(first)
  )
    return 0;
  return portion.words.has(unitKeys.cubicInch) ? -2.2 : -1.2;
}

/** Prefer the table's default portion; otherwise penalize distance from USDA's "quantity not specified". */
function scoreDefault(
  portion: PortionLabel,
  usualGrams: number | undefined,
  units: readonly string[],
  sizes: ReadonlySet<string>,
  query: PortionQuery,
): number {
  if (portion.isDefault) {
    const isUnspecific =
      units.length === 0 && sizes.size === 0 && query.amount?.inches === undefined;
    return isUnspecific && !isUnlikelyCountUnit(portion, query) ? 2 : 0.3;
  }
  if (usualGrams === undefined || sizes.size > 0) return 0;
  return -Math.min(0.8, 0.35 * Math.abs(Math.log(portion.grams / usualGrams)));
}

/** "a whole halibut", "an entire pie". */
function scoreWhole(portion: PortionLabel, { words, nameWords }: PortionQuery): number {
  const isWhole = portion.words.has(labelTerms.wholeTerm) && portionMl(portion) === undefined;
  const isRequested =
    labelTerms.wholeWords.some((word) => words.has(word)) && !nameWords?.has(labelTerms.wholeTerm);
  return isWhole && isRequested ? 3 : 0;
}

/** "half a pizza" is half of a whole, not of a serving. */
function scoreShare(portion: PortionLabel, query: PortionQuery, units: readonly string[]): number {
  if (!isShareOfWhole(query, units)) return 0;
  const last = portion.mainWords.at(-1) ?? "";
  if (portion.words.has(labelTerms.individualTerm)) return 0;
  if (slicedFoods.has(last) || portion.words.has(labelTerms.wholeTerm)) return 4;
  return last === unitKeys.slice || parsePiecesPerWhole(portion) !== undefined ? 3 : 0;
}

/** Pieces per whole: six for "piece (1/6 of 8" pie)". */
export function parsePiecesPerWhole({ label }: PortionLabel): number | undefined {
  const [, count] = labelTerms.piecesPerWholePattern.exec(label) ?? [];
  return count === undefined ? undefined : Number(count);
}

/** "a quarter of a pie": less than one of a food that is cut. */
export function isShareOfWhole({ amount, head }: PortionQuery, units: readonly string[]): boolean {
  const count = amount?.count ?? 1;
  return count < 1 && units.length === 0 && slicedFoods.has(head ?? "");
}

/** A measure named by words outside the food's name: "an artichoke heart", "silver dollar pancake". */
function scoreExactName(
  portion: PortionLabel,
  query: PortionQuery,
  units: readonly string[],
): number {
  // "new potatoes" without a number is not one piece.
  const isOne = isSingularHead(query) || isCounted(query);
  if (units.length > 0 || !isOne) return 0;
  // "a soft pretzel stick" of a food named soft pretzel.
  const isDistinctHead =
    portion.mainWords.at(-1) === query.head && !query.nameWords?.has(query.head ?? "");
  if (isDistinctHead && portion.mainWords.every((word) => query.words.has(word))) return 1.5;
  const distinctWords = portion.mainWords.filter(
    (word) =>
      word !== query.head && !portion.sizes.has(word) && !labelTerms.neutralLabelWords.has(word),
  );
  const isRequested = distinctWords.every(
    (word) => query.words.has(word) && !query.nameWords?.has(word),
  );
  return distinctWords.length > 0 && isRequested && !distinctWords.includes(halfWord) ? 1.5 : 0;
}

/** Foods that are spread or stirred in are measured by the pat or spoon. */
function scoreSpoonful(portion: PortionLabel, query: PortionQuery): number {
  if (!query.isSpread) return 0;
  if (portion.mainWords.includes(unitKeys.pat)) return 6;
  return portion.mainWords.length === 1 && labelTerms.spoonUnits.has(portion.mainWords[0] ?? "")
    ? 3.5
    : 0;
}
