import type { Language } from "../../languages/language.ts";
import { matchWeights as weights } from "../weights/index.ts";
import { extraTermPenalty, type FoodIndex, findNamesOfFoodsWith } from "./food-index.ts";
import type { FoodQuery } from "./food-match.ts";
import type { Postings, WordUse } from "./postings.ts";
import {
  addScore,
  bonusSlot,
  contentMatched,
  contradictionSatisfied,
  hasFlag,
  headMatched,
  nameWeightSlot,
  type ScoreAccumulator,
  slotsPerName,
  type TermScore,
} from "./score-accumulator.ts";

/**
 * Scores all words of a query in an empty accumulator; returns their total weight. Undefined if no
 * name matches a share of at least `minSimilarity`.
 */
export function scoreQueryWords(
  index: FoodIndex,
  accumulator: ScoreAccumulator,
  query: FoodQuery,
  minSimilarity = 0,
): number | undefined {
  const { units = [] } = query;
  const words = new Set(query.words);
  let queryWeight = 0;
  for (const word of words) queryWeight += scoreWord(index, accumulator, word, query);
  if (accumulator.maxMatched / (queryWeight - accumulator.importedWeight) < minSimilarity)
    return undefined;
  for (const unit of units)
    boostImpliedTerm(index, accumulator, index.language.portionLabels.impliedByUnit.get(unit));
  if (query.inches !== undefined)
    boostDiameter(index, accumulator, index.language.diameters.diameterWord(query.inches));
  const terms = [...words, ...units];
  for (const word of terms) applyContradictions(index, accumulator, word, terms);
  for (const [unit, term] of index.language.portionLabels.deniedByUnit) {
    if (units.includes(unit) && !words.has(term))
      penalize(index, accumulator, term, weights.contradictionPenalty);
  }
  return queryWeight;
}

/** Scores one word; returns its weight. */
function scoreWord(
  index: FoodIndex,
  accumulator: ScoreAccumulator,
  word: string,
  query: FoodQuery,
): number {
  const isExclusion =
    index.language.dietQualifiers.findExcludedStem(word) !== undefined ||
    isRedundantDenial(word, query, index.language);
  const postings = index.words.get(word);
  const weight = index.wordWeights.get(word);
  if (postings === undefined || weight === undefined) {
    return isExclusion || index.language.dietQualifiers.isExclusionTerm(word)
      ? 0
      : weights.unknownWordWeight;
  }
  const isTail = query.tail?.includes(word) ?? false;
  const role = { isHead: word === query.head, isTail };
  applyTermScores(accumulator, postings, getTermScores(index, accumulator, word, role));
  if (isExclusion) return 0;
  // A food of the table itself is matched as if nothing was imported.
  if (!index.ownWeights.has(word)) accumulator.importedWeight += weight - weights.unknownWordWeight;
  return weight;
}

/** "without the crust" is an exclusion and a known denial; only one counts. */
const isRedundantDenial = (word: string, { words }: FoodQuery, language: Language) =>
  language.dietQualifiers.removableParts.some(
    ([part, denial]) =>
      denial === word && words.includes(language.dietQualifiers.toExclusion(part)),
  );

/** The role of a word in a query. */
interface WordRole {
  readonly isHead: boolean;
  readonly isTail: boolean;
}

const maxCachedTerms = 2000;

/** The score changes for each word use; cached, because words recur in few roles. */
function getTermScores(
  index: FoodIndex,
  accumulator: ScoreAccumulator,
  word: string,
  role: WordRole,
): readonly TermScore[] {
  const { termScores } = accumulator;
  const at = (role.isHead ? 1 : 0) + (role.isTail ? 2 : 0);
  const cached = termScores.get(word) ?? [];
  if (cached.length === 0) {
    if (termScores.size >= maxCachedTerms) termScores.clear();
    termScores.set(word, cached);
  }
  cached[at] ??= computeTermScores(index, word, role);
  return cached[at];
}

/** Few names say what a food is without, but that says no more than what it has: "chicken burrito, no cheese". */
const weightOf = ({ wordWeights }: FoodIndex, word: string, excluded: string | undefined): number =>
  Math.min(wordWeights.get(word) ?? 0, wordWeights.get(excluded ?? "") ?? Number.POSITIVE_INFINITY);

function computeTermScores(index: FoodIndex, word: string, role: WordRole): readonly TermScore[] {
  const { isHead: isQueryHead, isTail } = role;
  const excluded = index.language.dietQualifiers.findExcludedStem(word);
  const weight = weightOf(index, word, excluded);
  const refundedPenalty = extraTermPenalty(word, index.language);
  const componentPenalty = index.language.foodClasses.toppings.has(word)
    ? weights.toppingHeadPenalty
    : weights.componentHeadPenalty;
  const headScore = isQueryHead ? weights.headBonus : isTail ? -componentPenalty : 0;
  const flag = isTail || excluded !== undefined ? 0 : contentMatched;
  return index.wordUses.map(({ share, isHead, isPenalized }) => ({
    matched: weight * (weights.matchedWord + weights.matchedShare * share),
    nameWeight: index.language.termWeights.optionalTerms.has(word) ? 0 : weight * share,
    bonus: (isPenalized ? refundedPenalty : 0) + (isHead ? headScore : 0),
    flags: isHead ? flag | headMatched : flag,
  }));
}

/** Applies the score changes to every name that contains the word. */
function applyTermScores(
  accumulator: ScoreAccumulator,
  { names, uses }: Postings,
  termScores: readonly TermScore[],
): void {
  const { scores, flags, touched } = accumulator;
  accumulator.effort += names.length;
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at] ?? 0;
    const termScore = termScores[uses[at] ?? 0] as TermScore;
    const slot = slotsPerName * name;
    if (scores[slot] === 0) touched.push(name);
    const matched = (scores[slot] ?? 0) + termScore.matched;
    scores[slot] = matched;
    if (matched > accumulator.maxMatched) accumulator.maxMatched = matched;
    addScore(scores, slot + nameWeightSlot, termScore.nameWeight);
    addScore(scores, slot + bonusSlot, termScore.bonus);
    flags[name] = (flags[name] ?? 0) | termScore.flags;
  }
}

/** "a can of peaches" prefers canned peaches. */
function boostImpliedTerm(
  index: FoodIndex,
  accumulator: ScoreAccumulator,
  word: string | undefined,
): void {
  if (word === undefined) return;
  const { names = [], uses = [] } = index.words.get(word) ?? {};
  const weight = weightOf(index, word, index.language.dietQualifiers.findExcludedStem(word));
  const refundedPenalty = extraTermPenalty(word, index.language);
  accumulator.effort += names.length;
  for (let at = 0; at < names.length; at += 1) {
    const slot = slotsPerName * (names[at] ?? 0);
    if (accumulator.scores[slot] === 0) continue;
    const { share, isPenalized } = index.wordUses[uses[at] ?? 0] as WordUse;
    addScore(accumulator.scores, slot + nameWeightSlot, weight * share);
    addScore(
      accumulator.scores,
      slot + bonusSlot,
      weights.impliedBonus + (isPenalized ? refundedPenalty : 0),
    );
  }
}

/** "a 14 inch pizza" prefers matched foods with that diameter in their name. */
function boostDiameter(index: FoodIndex, accumulator: ScoreAccumulator, word: string): void {
  const { names = [] } = index.words.get(word) ?? {};
  accumulator.effort += names.length;
  for (const name of names) {
    if (accumulator.scores[slotsPerName * name] !== 0)
      addScore(accumulator.scores, slotsPerName * name + bonusSlot, weights.diameterBonus);
  }
}

function applyContradictions(
  index: FoodIndex,
  accumulator: ScoreAccumulator,
  word: string,
  words: readonly string[],
): void {
  const others =
    index.language.termWeights.contradictions
      .get(word)
      ?.filter((other) => !words.includes(other)) ?? [];
  if (others.length === 0) return;
  // Names that contain the query word itself are exempt.
  const exemptNames = index.words.get(word)?.names ?? [];
  for (const name of exemptNames)
    accumulator.flags[name] = (accumulator.flags[name] ?? 0) | contradictionSatisfied;
  for (const other of others) penalize(index, accumulator, other, weights.contradictionPenalty);
  for (const name of exemptNames)
    accumulator.flags[name] = (accumulator.flags[name] ?? 0) & ~contradictionSatisfied;
}

/** Penalizes foods by all of their names: dried "currants" are not raw fruit. */
function penalize(
  index: FoodIndex,
  accumulator: ScoreAccumulator,
  word: string,
  penalty: number,
): void {
  const names = findNamesOfFoodsWith(index, word);
  accumulator.effort += names.length;
  for (const name of names) {
    const isFound = accumulator.scores[slotsPerName * name] !== 0;
    if (isFound && !hasFlag(accumulator, name, contradictionSatisfied)) {
      addScore(accumulator.scores, slotsPerName * name + bonusSlot, -penalty);
    }
  }
}
