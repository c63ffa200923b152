import type { Food, FoodSource } from "../../food.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import { roundAmounts, scalePer100g } from "../../totals.ts";
import { isMetricWeight } from "../chunks/amount-predicates.ts";
import { readChunks } from "../chunks/read-chunks.ts";
import { excludedStems, excludeParts, partsNotTakenOff } from "../exclusions/exclude-parts.ts";
import { quoteExcluded } from "../exclusions/quote-excluded.ts";
import type { FoodMention } from "../food-mention.ts";
import type { FoodIndex } from "../match/food-index.ts";
import { type FoodMatcher, type FoodQuery, isLikely } from "../match/food-match.ts";
import { candidateSpread, matchOwnFood } from "../match/match-food.ts";
import { memoize } from "../match/memoize.ts";
import { parseFoodName } from "../match/parse-food-name.ts";
import type { CodedItem } from "../meals/coded-item.ts";
import { energyRange, itemConfidence } from "../meals/confidence.ts";
import { itemRemarks } from "../meals/item-notes.ts";
import { findMessageDoubts, type MessageDoubts } from "../meals/message-doubts.ts";
import { isCookedMeat } from "../portions/cooked-meat.ts";
import type { ResolvedPortion } from "../portions/resolve-portion.ts";
import { amountEvidence } from "../segment/accept-match.ts";
import { correctSpelling, readTokens } from "../segment/food-query.ts";
import { confidenceWeights as weights } from "../weights/index.ts";
import type { Token } from "../words/tokens.ts";
import { type NormalizedMention, normalizeMention, toAmount } from "./normalize-mention.ts";
import { isKnownAmount, toOwnItem } from "./own-food-portion.ts";
import { findPortion } from "./resolve-amount.ts";
import {
  hasFigures,
  resolveFigures,
  resolveModelEstimate,
  resolveWithStatedNutrients,
} from "./resolve-figures.ts";
import type { ResolvedMention } from "./resolved-mention.ts";
import {
  countWholes,
  isDryName,
  isPackedDry,
  isUncookedMatch,
  toUncooked,
} from "./uncooked-ingredient.ts";

/** Matches a mention and finds its grams; undefined if no food matches and no nutrients are stated or estimated. */
export function resolveMention(
  mention: FoodMention,
  index: FoodIndex,
  matcher: FoodMatcher,
  doubts: MessageDoubts = findMessageDoubts({ mentions: [mention] }),
): ResolvedMention | undefined {
  const resolved = resolvePart(mention, index, matcher, doubts);
  if (!resolved || !mention.dictionaryEntry) return resolved;
  const { item } = resolved;
  const { phrase, meaning, food } = mention.dictionaryEntry;
  const { receipt: own } = item.portion;
  if (food) return { ...resolved, item: toOwnItem(item, food) };
  const receipt = { code: "dictionary-entry", phrase, meaning, receipt: own } as const;
  const text = mention.dictionaryPhraseText ?? item.text;
  return { ...resolved, item: { ...item, text, portion: { ...item.portion, receipt } } };
}

/** Of an ingredient of a dish, the part that was eaten. */
function resolvePart(
  mention: FoodMention,
  index: FoodIndex,
  matcher: FoodMatcher,
  doubts: MessageDoubts,
): ResolvedMention | undefined {
  if (!mention.eatenPart) {
    const isPacked = isPackedDry(mention, toAmount(mention, index), index.language);
    const packed = isPacked
      ? findIngredient(mention, index, matcher, isDryName(index.language))
      : mention;
    const resolved = resolveWithoutDictionary(packed, index, matcher, doubts);
    const words = correctSpelling(mention.words, index);
    return resolved && { ...resolved, item: { ...resolved.item, words } };
  }
  const { eaten, whole, unit, dish } = mention.eatenPart;
  const share = ((mention.share ?? 1) * eaten) / whole;
  const ingredient = findIngredient(mention, index, matcher);
  const resolved = resolveWithoutDictionary({ ...ingredient, share }, index, matcher, doubts);
  if (!resolved) return undefined;
  const { item } = resolved;
  const receipt = {
    code: "recipe",
    eaten,
    whole,
    unit,
    dish,
    receipt: item.portion.receipt,
  } as const;
  const { words } = mention;
  return { ...resolved, item: { ...item, words, portion: { ...item.portion, receipt } } };
}

/** An ingredient before cooking, if the table has it uncooked, and `isOfKind` holds for it. */
function findIngredient(
  mention: FoodMention,
  index: FoodIndex,
  matcher: FoodMatcher,
  isOfKind: (food: Food) => boolean = () => true,
): FoodMention {
  const amount = toAmount(mention, index);
  const uncooked = toUncooked(mention, amount, index.language);
  const find = (one: FoodMention) => {
    const { query } = normalizeMention(one, index);
    return query && matcher(query);
  };
  const match = uncooked && find(uncooked);
  const isKind = match && isLikely(match, amountEvidence(amount)) && isOfKind(match.food);
  if (!isKind) return mention;
  if (isUncookedMatch(match, find(mention), index.language))
    return countWholes(uncooked, amount, match.food, index.language);
  return isCookedMeat(match.food, index.language) ? uncooked : mention;
}

function resolveWithoutDictionary(
  mention: FoodMention,
  index: FoodIndex,
  matcher: FoodMatcher,
  doubts: MessageDoubts,
): ResolvedMention | undefined {
  const words = normalizeNamed(mention, index);
  // What is weighed is often raw: "700 g stewing beef" of a stew.
  const namedFood = words.amount && isMetricWeight(words.amount) ? undefined : mention.namedFood;
  const { query } = words;
  const own = mention.dictionaryEntry?.food;
  if (own) return resolveOwnFood(mention, words, own, index, doubts);
  const found = namedFood ? matchOwnFood(namedFood) : query && matcher(query);
  const match = mention.isNotCounted ? undefined : found;
  const isLikelyMatch = query && match && isLikely(match, amountEvidence(words.amount));
  if (!isLikelyMatch) {
    return hasFigures(mention)
      ? resolveFigures(mention, words, doubts)
      : resolveModelEstimate(mention, words);
  }
  const wholePortion = findPortion(mention, words, match.food, index);
  if (hasFigures(mention))
    return resolveWithStatedNutrients(mention, words, match.food, wholePortion, doubts);
  const stems = [...excludedStems(query.words, index.language), ...stemsOfLeftOut(mention, index)];
  const { countedParts = [] } = mention;
  const dish =
    excludeParts(match.food, stems, countedParts, wholePortion, matcher, index) ??
    wholeDish(match.food, wholePortion);
  const { portion } = dish;
  const unknown = unknownWords(words.tokens, mention.words);
  const nutrients = roundAmounts(dish.nutrients);
  const evidence = {
    match,
    portion,
    unknownCount: unknown.length,
    slipCost: sumSlips(words.tokens),
    candidateSpread: candidateSpread(index, query, match.food),
    kcal: nutrients.calories_kcal,
    isOtherFood: isOtherFood(match.food, query, index.language),
    doubts,
  };
  const item = createTableItem(mention, words, match.food, portion, {
    confidence: itemConfidence(evidence),
    source: sourceOf({ name: match.food.name, source: dish.source }, evidence.isOtherFood),
    nutrients,
    unknown,
  });
  const takenOff = [...dish.stems, ...stemsOfLabel(wholePortion, stems)];
  const remarked = remarkNotTakenOff(item, mention, { food: match.food, stems, takenOff }, index);
  return { item: remarked, portion, evidence, food: match.food };
}

/** A dish with all of its parts. */
const wholeDish = (food: Food, portion: ResolvedPortion) => ({
  portion,
  nutrients: scalePer100g(food.per100g, portion.grams),
  source: food.source,
  stems: [],
});

/** The stems of the parts that were left out in words that do not choose the food. */
function stemsOfLeftOut({ leftOut = [] }: FoodMention, index: FoodIndex): readonly string[] {
  return leftOut.flatMap((words) =>
    readChunks(readTokens(words, index), index.language).flatMap((chunk) =>
      chunk.kind === "without" ? chunk.stems : [],
    ),
  );
}

/** The parts that the portion itself is without: "slice, crust not eaten". */
function stemsOfLabel(
  { portion: { receipt } }: ResolvedPortion,
  stems: readonly string[],
): readonly string[] {
  const calculation = receipt.code === "amount" ? receipt.calculation : undefined;
  const label = calculation && "label" in calculation ? (calculation.label ?? "") : "";
  return stems.filter((stem) => label.includes(stem));
}

/** The item with a remark about the parts that were left out but not taken off. */
function remarkNotTakenOff(
  item: CodedItem,
  mention: FoodMention,
  { food, stems, takenOff }: { food: Food; stems: readonly string[]; takenOff: readonly string[] },
  index: FoodIndex,
): CodedItem {
  const left = partsNotTakenOff(food, stems, takenOff, index.language);
  if (left.length === 0) return item;
  const parts = quoteExcluded(mention, left, index);
  const remark = { code: "not-taken-off", parts, food: food.name } as const;
  return { ...item, remarks: [...item.remarks, remark] };
}

/** By the food's own name if the words of its alias are all left out, as those of "fry up" are. */
function normalizeNamed(mention: FoodMention, index: FoodIndex): NormalizedMention {
  const words = normalizeMention(mention, index);
  if (!mention.namedFood || words.query) return words;
  return normalizeMention({ ...mention, words: mention.namedFood.name }, index);
}

/** The item of a mention whose food is known. */
function createTableItem(
  { words, includedIn }: FoodMention,
  { text }: NormalizedMention,
  { id, name }: Food,
  portion: ResolvedPortion,
  found: Pick<CodedItem, "confidence" | "source" | "nutrients"> & { unknown: readonly string[] },
): CodedItem {
  const { confidence, source, nutrients, unknown } = found;
  const { grams } = portion;
  return {
    text,
    food: { id, name },
    source,
    grams,
    portion: portion.portion,
    confidence,
    energyRange: energyRange(nutrients.calories_kcal, confidence, portion),
    nutrients,
    words,
    remarks: [
      ...itemRemarks({ text, food: { id, name }, grams, nutrients }, portion, unknown),
      ...(includedIn === undefined
        ? []
        : [{ code: "included-in-combo", combo: includedIn, food: name } as const]),
    ],
  };
}

/** A food or recipe of the person, whose name the mention's words are. */
function resolveOwnFood(
  mention: FoodMention,
  words: NormalizedMention,
  food: Food,
  index: FoodIndex,
  doubts: MessageDoubts,
): ResolvedMention {
  const portion = findPortion(mention, words, food, index);
  if (hasFigures(mention)) return resolveWithStatedNutrients(mention, words, food, portion, doubts);
  const evidence = {
    match: matchOwnFood(food),
    portion,
    unknownCount: 0,
    slipCost: 0,
    candidateSpread: 0,
    kcal: scalePer100g(food.per100g, portion.grams).calories_kcal,
    isOtherFood: false,
    doubts,
  };
  const { otherFoods = [] } = mention.dictionaryEntry ?? {};
  const isSure = isKnownAmount(portion, food) && otherFoods.length === 0;
  const item = createTableItem(mention, words, food, portion, {
    confidence: isSure ? weights.statedFigures : itemConfidence(evidence),
    source: food.source,
    nutrients: roundAmounts(scalePer100g(food.per100g, portion.grams)),
    unknown: [],
  });
  const kcals = otherFoods.map((other) => {
    const { grams } = findPortion(mention, words, other, index);
    return scalePer100g(other.per100g, grams).calories_kcal;
  });
  return { item: amongProducts(item, otherFoods, kcals), portion, evidence, food };
}

/** An item whose words fit other products, too: its range includes them, and a remark names them. */
function amongProducts(
  item: CodedItem,
  others: readonly Food[],
  kcals: readonly (number | null)[],
): CodedItem {
  const known = kcals.filter((kcal) => kcal !== null);
  const { lowKcal, highKcal } = item.energyRange;
  if (others.length === 0 || lowKcal === null || highKcal === null) return item;
  const names = others.map(({ name }) => name);
  return {
    ...item,
    energyRange: {
      lowKcal: Math.round(Math.min(lowKcal, ...known)),
      highKcal: Math.round(Math.max(highKcal, ...known)),
    },
    remarks: [
      ...item.remarks,
      { code: "several-products", food: item.food.name, others: names } as const,
    ],
  };
}

/** The names of other foods that take a food's figures, in words. */
const approximateNames = forLanguage((language) =>
  memoize(({ approximateAliases = [] }: Food) =>
    approximateAliases.flatMap((name) => parseFoodName(name, language)).map(({ words }) => words),
  ),
);

/** True if the words name another food, which takes the figures of this one. */
const isOtherFood = (food: Food, { words }: FoodQuery, language: Language) =>
  approximateNames(language)(food).some((name) => name.every((word) => words.includes(word)));

/** The source of a food's figures; if the words name another food, it names the food whose figures it takes. */
const sourceOf = ({ source, name }: Pick<Food, "name" | "source">, isOther: boolean): FoodSource =>
  isOther ? { ...source, recordOf: [name, source.recordOf ?? []].flat().join(": ") } : source;

/** What the corrections of a name's words cost together. */
const sumSlips = (tokens: readonly Token[]) =>
  tokens.reduce((sum, { slipCost = 0 }) => sum + slipCost, 0);

/** Unknown words of a matched name: a brand, or a sign of another food. */
function unknownWords(tokens: readonly Token[], original: string): string[] {
  return tokens
    .filter((token) => token.isUnknown)
    .map((token) => original.slice(token.start, token.end));
}
