import type { Food } from "../../food.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import type { Scaling } from "../../languages/wording.ts";
import type { PortionRule } from "../../meal.ts";
import { roundTo } from "../../totals.ts";
import type { Amount } from "../chunks/amount.ts";
import { isCut } from "../chunks/amount-predicates.ts";
import { flavorContent } from "../match/contents.ts";
import { memoize } from "../match/memoize.ts";
import {
  isSizeOnly,
  isWeightPortion,
  type PortionLabel,
  portionLabels,
  portionMl,
  readNameProperties,
} from "../match/portion-labels.ts";
import { restaurantStems } from "../words/stop-words.ts";
import { isPluralToken, tokenize } from "../words/tokens.ts";
import { choosePortion, isShareOfWhole, parsePiecesPerWhole } from "./choose-portion.ts";
import { isUnlikelyCountUnit } from "./piece-features.ts";
import type { PortionQuery, PortionRequest, PortionResult } from "./portion-request.ts";
import { isMiddleSize } from "./portion-sizes.ts";
import { filterKnownUnits } from "./requested-units.ts";
import { countRoughly } from "./rough-count.ts";
import { sizeFactor } from "./size-factor.ts";

/** Without a unit, a higher count is of small things ("25 almonds") or part of a name. */
export const highCount = 20;
const smallPieceGrams = 15;
/** Larger pieces are counted up to 20: the number may be a size, as in "28cm tarte flambée". */
const maxPieceGrams = 60;

/** The grams of one of the food's own portions, as requested or the usual one. */
export function resolveByHouseholdPortion(
  food: Food,
  request: PortionRequest,
  language: Language,
): PortionResult | undefined {
  const query = { ...request, ...readNameProperties(language)(food) };
  const portion = choosePortion(portionLabels(language)(food), query, language);
  if (!portion) return undefined;
  const { amount, text, spreadOverPieces } = request;
  const isStated = amount !== undefined;
  const usualCount = countUsual(food, portion, query, language);
  const roughCount = countRoughly(food, portion, query, language);
  const statedCount = roughCount ?? amount?.count ?? spreadOverPieces ?? usualCount;
  const lacksPiece = isStated && lacksPiecePortion(portion, query, language);
  const count = lacksPiece ? Math.min(1, statedCount) : statedCount;
  const label = portion.isUnspecified ? undefined : portion.label;
  const scaling =
    scaleByLength(portion, amount, language) ??
    scaleShareOfWhole(portion, query, language) ??
    scaleCutPiece(portion, amount, language) ??
    scaleCountedPiece(portion, amount, language) ??
    scaleDrained(portion, query, language) ??
    scaleBySize(portion, query, language);
  const isOther = isOtherMeasure(portion, query, language);
  return {
    rule: isOther ? "default-portion" : selectRule(portion, amount, language),
    text,
    grams: count * portion.grams * (scaling?.factor ?? 1),
    calculation: { code: "portion", count, label, grams: portion.grams, scaling },
    isStated,
    count,
    unit: portion.isUnspecified
      ? unitKeys.serving
      : portion.mainWords.join(" ") || unitKeys.serving,
    approximation:
      count !== statedCount
        ? { code: "unknown-piece", label, count: statedCount }
        : isOther
          ? { code: "other-measure", label }
          : scaling && { code: "scaled", label, scaling },
    ...(isOther ? { doubt: "otherMeasure" as const } : {}),
  };
}

/** True if the food has no portion of the stated unit: the weight of such a measure is not known. */
function isOtherMeasure(portion: PortionLabel, query: PortionQuery, language: Language): boolean {
  const { units = [] } = query.amount ?? {};
  const { redundantPieceUnits, vagueServingUnits, pieceLabels } = language.portionLabels;
  const isNamed = (unit: string) =>
    redundantPieceUnits.has(unit) || vagueServingUnits.has(unit) || pieceLabels.has(unit);
  if (units.length === 0 || units.some(isNamed) || isCut(query.amount, language)) return false;
  return filterKnownUnits([portion], units, language).length === 0;
}

/** The number of portions if no amount was said. */
function countUsual(
  food: Food,
  portion: PortionLabel,
  query: PortionQuery,
  language: Language,
): number {
  if (query.isPouredOn) return pouredOnShare;
  const isSliced = query.isSandwichBread === true && portion.mainWords.includes(unitKeys.slice);
  return isSliced || isPluralOfPiece(food, portion, query, language) ? pluralCount : 1;
}

/** Of a glass of milk, on a bowl of cereal: about 150 ml. */
const pouredOnShare = 3 / 5;
/** "eggs" without a number are two. */
const pluralCount = 2;
/** Smaller things are eaten by the handful; of larger ones, one or a part is usual. */
const pluralPieceGrams = { min: 8, max: 130 };
/** Pieces with less energy are vegetables with a meal: "chicken, carrots and gravy". */
const minPieceKcal = 60;
/** Small pieces with as much energy are biscuits: "jaffa cakes". */
const smallPiece = { maxGrams: 20, minKcal: 35 };

/** The nouns that the names of a food have in the plural only: "snickers" is one bar. */
const pluralOnlyHeads = forLanguage((language) =>
  memoize(({ name, aliases }: Food): ReadonlySet<string> => {
    const heads = [name, ...aliases].flatMap((each) => tokenize(each, language).at(-1) ?? []);
    const singulars = new Set(heads.filter((head) => !isPluralToken(head)).map(({ stem }) => stem));
    const plurals = heads.filter((head) => isPluralToken(head) && !singulars.has(head.stem));
    return new Set(plurals.map(({ stem }) => stem));
  }),
);

/** True for "eggs", "tacos" and "pancakes" if the usual portion of the food is one piece. */
function isPluralOfPiece(
  food: Food,
  portion: PortionLabel,
  { head, singulars, isPluralFood }: PortionQuery,
  language: Language,
): boolean {
  if (head === undefined || singulars === undefined || singulars.has(head) || isPluralFood)
    return false;
  if (pluralOnlyHeads(language)(food).has(head)) return false;
  // "cheeseburger mcdonalds" is one.
  if (restaurantStems(language).has(head)) return false;
  const { min, max } = pluralPieceGrams;
  if (portion.isUnspecified || portion.grams < min || portion.grams > max) return false;
  if (!isFilling(food, portion.grams)) return false;
  const { nameHead } = readNameProperties(language)(food);
  // "quest cookies and cream" is one bar.
  const isFlavor = food.contains?.includes(flavorContent) && head !== nameHead;
  if (isFlavor && language.foodClasses.flavors.has(head)) return false;
  const names = portion.mainWords.length === 1 ? portion.mainWords : [];
  const isNamed = names.some(
    (word) =>
      word === nameHead ||
      language.portionLabels.pieceLabels.has(word) ||
      language.portionLabels.biscuitLabels.has(word),
  );
  // "large" of an egg weighs as much as "egg".
  const isSameAsPiece = portionLabels(language)(food).some(
    ({ mainWords, grams }) =>
      mainWords.length === 1 && mainWords[0] === nameHead && grams === portion.grams,
  );
  return isNamed || (isSizeOnly(portion, language) && isSameAsPiece);
}

/** Has a piece enough energy for one or two to be eaten by themselves? */
function isFilling({ per100g }: Food, grams: number): boolean {
  const minKcal = grams < smallPiece.maxGrams ? smallPiece.minKcal : minPieceKcal;
  return ((per100g.calories_kcal ?? 0) * grams) / 100 >= minKcal;
}

/** People state the unit if they count more servings than this. */
const maxServings = 4;

/** "ten tortilla chips" of a food without a chip portion must not become ten bags. */
function lacksPiecePortion(
  portion: PortionLabel,
  query: PortionQuery,
  language: Language,
): boolean {
  const { amount, isPluralFood } = query;
  if (
    amount === undefined ||
    !amount.units.every((unit) => language.portionLabels.redundantPieceUnits.has(unit))
  )
    return false;
  if (filterKnownUnits([portion], amount.units, language).length > 0) return false;
  // "20 nuggets", "20 wings buffalo", "20 mcnuggets": the portion is what was counted.
  const isPiece = (word: string) =>
    portion.grams <= maxPieceGrams &&
    (word === query.nameHead || language.portionLabels.pieceLabels.has(word));
  const isCounted = portion.mainWords.some(
    (word) => word === query.head || query.words.has(word) || isPiece(word),
  );
  if (amount.count >= highCount && portion.grams > smallPieceGrams && !isCounted) return true;
  const isManyServings = amount.count > maxServings || (isPluralFood === true && amount.count > 1);
  return isManyServings && (isUnlikelyCountUnit(portion, query, language) || portion.isUnspecified);
}

/** "a 12 inch sub" of a food with a 6 inch portion. */
function scaleByLength(
  portion: PortionLabel,
  amount: Amount | undefined,
  language: Language,
): Scaling | undefined {
  const { lengthUnits, usualInches } = language.portionLabels;
  const length = portion.inches[0]?.to ?? usualInches.get(portion.mainWords.join(" "));
  const isSoldByLength = portion.mainWords.every((word) => lengthUnits.has(word));
  if (amount?.inches === undefined || length === undefined || !isSoldByLength) return undefined;
  const factor = roundTo(amount.inches / length, 2);
  return factor === 1 ? undefined : { code: "length", inches: amount.inches, factor };
}

/** Slices per pie, cake or pizza in most USDA portions. */
const slicesOfWhole = 8;

/** "a quarter of a pie" of a food with only a slice portion. */
function scaleShareOfWhole(
  portion: PortionLabel,
  query: PortionQuery,
  language: Language,
): Scaling | undefined {
  if (!isShareOfWhole(query, query.amount?.units ?? [], language)) return undefined;
  const isSlice = portion.mainWords.length === 1 && portion.mainWords[0] === unitKeys.slice;
  const factor = parsePiecesPerWhole(portion, language) ?? (isSlice ? slicesOfWhole : undefined);
  return factor === undefined ? undefined : { code: "whole", factor };
}

/** Smaller pies and cakes are eaten whole: jaffa cakes, fish cakes, mince pies. */
const minCutGrams = 250;

/** "a piece of melon" of a food with only a whole portion. */
function scaleCutPiece(
  portion: PortionLabel,
  amount: Amount | undefined,
  language: Language,
): Scaling | undefined {
  const isWhole =
    portion.grams >= minCutGrams &&
    language.foodClasses.slicedFoods.has(portion.mainWords.at(-1) ?? "") &&
    !language.portionLabels.cutUnits.some((cut) => portion.words.has(cut));
  if (!isCut(amount, language) || !isWhole) return undefined;
  return { code: "piece", factor: 1 / slicesOfWhole };
}

/** "6 california rolls" of a food sold as "roll, 8 pieces" are pieces, not whole rolls. */
function scaleCountedPiece(
  { label }: PortionLabel,
  amount: Amount | undefined,
  language: Language,
): Scaling | undefined {
  const pieces = Number(language.portionLabels.piecesPattern.exec(label)?.[1]);
  if (amount === undefined || amount.units.length > 0 || !(amount.count > maxServings && pieces))
    return undefined;
  return { code: "piece", factor: 1 / pieces };
}

/** "a tin of peaches, drained" of a food whose can is with its liquid. */
function scaleDrained(
  { words, mainWords, grams }: PortionLabel,
  query: PortionQuery,
  { portionLabels }: Language,
): Scaling | undefined {
  const { drainedTerm, drainedShare, minCanWithLiquidGrams, originContainers } = portionLabels;
  const isContainer = mainWords.some((word) => originContainers.has(word));
  const isDrained = words.has(drainedTerm) || query.nameWords?.has(drainedTerm);
  if (!query.words.has(drainedTerm) || !isContainer || isDrained) return undefined;
  if (grams < minCanWithLiquidGrams) return undefined;
  return { code: "size", size: drainedTerm, factor: drainedShare };
}

/** A size without a portion: the chosen portion is scaled. */
function scaleBySize(
  portion: PortionLabel,
  { amount, nameWords }: PortionQuery,
  language: Language,
): Scaling | undefined {
  if (amount === undefined) return undefined;
  if (portion.sizes.size > 0 && !isMiddleSize(portion.sizes, language)) return undefined;
  const size = sizeFactor(amount, language, (word) => portion.sizes.has(word));
  // "Bite-size candies" have that size already.
  return size === undefined || nameWords?.has(size.size) ? undefined : { code: "size", ...size };
}

function selectRule(
  portion: PortionLabel,
  amount: Amount | undefined,
  language: Language,
): PortionRule {
  if (amount === undefined) return "default-portion";
  if (amount.units.length > 0) return "household-portion";
  if (amount.sizes.some((scaling) => portion.sizes.has(scaling))) return "size-word";
  const isPiece = portionMl(portion, language) === undefined && !isWeightPortion(portion, language);
  return isPiece && !portion.isUnspecified ? "piece-count" : "default-portion";
}
