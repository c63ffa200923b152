import type { Language } from "../languages/language.ts";
import type { FoodMention, MealMentions } from "./food-mention.ts";
import type { FoodIndex } from "./match/food-index.ts";
import type { FoodMatcher } from "./match/food-match.ts";
import { readMentions } from "./mentions/read-mentions.ts";
import { applySelfCorrections } from "./message/apply-self-corrections.ts";
import { countUsed, countWritten } from "./message/count-numbers.ts";
import { dropAmountsOfWhole } from "./message/drop-amounts-of-whole.ts";
import { findCountedParts } from "./message/find-counted-parts.ts";
import { findRecipesIn, isNothingCooked } from "./message/find-dishes.ts";
import { findIdioms } from "./message/find-idioms.ts";
import { findLeftoverOrigins } from "./message/find-leftover-origins.ts";
import { findMealCues, type MealCue } from "./message/find-meal-cues.ts";
import { findPlateShares } from "./message/find-plate-shares.ts";
import type { Recipe } from "./message/find-recipes.ts";
import { findSelfCorrections } from "./message/find-self-corrections.ts";
import {
  findSharedLists,
  type SharedList,
  startAtMeal,
  takeShare,
} from "./message/find-shared-lists.ts";
import { findTitles } from "./message/find-titles.ts";
import { findUsualMeals, findUsualOrders } from "./message/find-usual-orders.ts";
import {
  isNothingEaten,
  isUneatenSentence,
  maskNonLanguage,
  splitSentences,
} from "./message/is-meal-sentence.ts";
import { addClause, type MealDraft, toMealMentions } from "./message/meal-drafts.ts";
import { moveCounts } from "./message/move-counts.ts";
import { nameDish } from "./message/name-dish.ts";
import { normalizeFoodEmojis } from "./message/normalize-food-emojis.ts";
import { normalizeWithLabels } from "./message/normalize-message.ts";
import { findProperNames } from "./message/proper-names.ts";
import {
  addDoubtfulShares,
  addNotCounted,
  addSidesOfTitles,
  addUneatenFoods,
  addUnreadAmount,
  addUnreadParts,
  addUnreadWords,
  markDoubtful,
} from "./message/report-unread.ts";
import { restateWords } from "./message/restate-words.ts";
import { findSharedFoods, type SharedFoods } from "./message/sharing/find-shared-foods.ts";
import { type Clause, splitClauses } from "./message/split-clauses.ts";
import { isOfOneFood, splitPartsAtTimes } from "./message/split-parts-at-times.ts";
import { type ClockCandidate, wordClock } from "./message/structure/clock-candidates.ts";
import {
  eatenProbability,
  eatenUncertainty,
  possibleFoods,
  readClocks,
  readFoodRuns,
  readMealStarts,
  type TextFoods,
} from "./message/structure/read-structure.ts";
import { findStartsByCues } from "./message/structure/starts-by-cues.ts";
import { findPlannedFoods } from "./message/uneaten/find-planned-foods.ts";
import {
  findUneatenClauses,
  findUneatenFoods,
  type UneatenFood,
} from "./message/uneaten/find-uneaten-foods.ts";
import type { Span } from "./words/span.ts";

/** Reads a message into meals with their mentions. Parts without food are left out. */
export function readMessage(
  message: string,
  index: FoodIndex,
  matcher: FoodMatcher,
): MealMentions[] {
  return readPartsAtTimes(message, index, matcher) ?? readCorrected(message, index, matcher);
}

/** Two parts of one food at two times are two meals. */
function readPartsAtTimes(
  message: string,
  index: FoodIndex,
  matcher: FoodMatcher,
): MealMentions[] | undefined {
  const parts = splitPartsAtTimes(message, index.language);
  if (parts === undefined) return undefined;
  for (const words of parts.second) {
    const [meal, ...others] = readCorrected(words, index, matcher);
    if (meal && isOfOneFood(meal.mentions) && others.length === 0)
      return [...readCorrected(parts.first, index, matcher), meal];
  }
  return undefined;
}

function readCorrected(message: string, index: FoodIndex, matcher: FoodMatcher): MealMentions[] {
  const { original, corrected: written } = applySelfCorrections(message, index.language);
  const restated = restateWords(normalizeFoodEmojis(written, index.language), index.language);
  const corrected = moveCounts(restated, index.language);
  return isNothingEaten(corrected, index.language)
    ? []
    : readMeals({ original, corrected }, index, matcher);
}

/** A message as it is written and with the corrections that it states; both have the same offsets. */
interface MessageTexts {
  readonly original: string;
  readonly corrected: string;
}

/** What a message says besides its foods. */
export function describeMessage(
  { corrected }: Pick<MessageTexts, "corrected">,
  index: FoodIndex,
  mayBeCooked = true,
) {
  const { language } = index;
  const { normalized, labelled } = normalizeWithLabels(corrected, language);
  const planned = findPlannedFoods(normalized, language);
  const usual = findUsualOrders(normalized, language);
  const readable = maskNonLanguage(normalized);
  const uneaten = findUneatenClauses(readable, language);
  const shared = findSharedFoods(normalized, language);
  const food = maskNonFood(readable, uneaten, shared.speakers, language);
  const eaten = [...planned, ...usual].reduce(separate, food);
  const recipes = findRecipesIn(normalized, eaten, isCooked(mayBeCooked, shared), language);
  const untitled = recipes.flatMap(({ spans }) => spans).reduce(separate, eaten);
  const mealCues = findMealCues(untitled, language);
  const clocks = readClocks(corrected, mealCues, index);
  const { cues, spans } = findTitles(untitled, addClocks(mealCues, clocks.clocks), language);
  const parts = findParts(untitled, normalized, shared.lists, recipes, language);
  const lists = parts.map((list) => startAtMeal(list, cues));
  const remarks = [...spans, ...lists.map((list) => list.words), ...remarksOf(shared, recipes)];
  const words = remarks.reduce(blank, untitled);
  const moreStarts = recipes.flatMap(({ more }) => more.map(({ start }) => start));
  const bounds = [...recipes, ...lists].flatMap(({ start, end }) => [start, end]);
  return {
    normalized,
    labelled,
    planned,
    usual: [...usual, ...findUsualMeals(normalized, language)],
    uneaten,
    shared,
    eaten,
    recipes,
    untitled,
    mealCues,
    timeUncertainty: clocks.uncertainty,
    cues,
    lists,
    words,
    bounds: [...bounds, ...moreStarts],
    moreStarts,
  };
}

function readMeals(
  { original, corrected }: MessageTexts,
  index: FoodIndex,
  matcher: FoodMatcher,
  mayBeCooked = true,
): MealMentions[] {
  const described = describeMessage({ corrected }, index, mayBeCooked);
  const { normalized, planned, uneaten, shared, eaten, recipes, untitled } = described;
  const { bounds, cues, lists, moreStarts, words } = described;
  const masked = maskCues(words, cues);
  const isUneatenClause = createUneatenFilter(untitled, eaten, index.language);
  const foods = readFoodRuns(corrected, cues, index, described.labelled);
  const byCues = findStartsByCues(
    splitClauses(words, cues, index.language, bounds),
    possibleFoods(foods).filter(({ start, end }) => /\S/.test(words.slice(start, end))),
  );
  const isInside = (at: number) =>
    [...recipes, ...lists].some(({ start, end }) => start < at && at < end);
  const mealStarts = readMealStarts(foods, byCues, cues, index.language);
  const starts = [...mealStarts.starts.filter((at) => !isInside(at)), ...moreStarts].toSorted(
    (one, other) => one - other,
  );
  const drafts: MealDraft[] = [];
  const ingredients = new Map<Recipe, FoodMention[]>();
  for (const clause of splitClauses(words, cues, index.language, [...bounds, ...starts])) {
    if (isUneatenClause(clause)) continue;
    const recipe = recipes.find(({ start, end }) => start <= clause.start && clause.end <= end);
    // "2 people shared: fries and a shake, I had half": one share, not two.
    const shared = recipe
      ? undefined
      : lists.find(({ start, end }) => start <= clause.start && clause.end <= end);
    const read = readMentions(
      masked,
      clause,
      { original, corrected, normalized: words },
      index,
      matcher,
    );
    const eatenOnly = reportUneaten(read, clause, original, foods);
    const counted = dropAmountsOfWhole(eatenOnly, recipe ?? shared, index.language);
    const mentions = counted.map((mention) => takeShare(mention, shared, index.language));
    if (recipe) ingredients.set(recipe, [...(ingredients.get(recipe) ?? []), ...mentions]);
    const numbers =
      countWritten(masked, { original, corrected }, clause, index.language) -
      countUsed(mentions, index.language);
    const isMealOfRecipe = recipes.some(
      ({ end }) => end <= clause.start && !/\S/.test(words.slice(end, clause.start)),
    );
    addClause(
      drafts,
      clause,
      {
        isMealOfRecipe,
        segment: starts.findLastIndex((at) => at <= firstWordOf(words, clause)),
      },
      [
        ...recipes.flatMap((one) =>
          takeMore(one, ingredients.get(one) ?? [], clause, words, index.language),
        ),
        ...(recipe ? mentions.map((one) => takePart(one, recipe, index.language)) : mentions),
      ],
      recipe ? 0 : Math.max(0, numbers),
      index.language,
    );
  }
  if (isNothingCooked(recipes, ingredients))
    return readMeals({ original, corrected }, index, matcher, false);
  addUnreadWords(drafts, recipes, original);
  markDoubtful(drafts, recipes);
  addUnreadAmount(drafts, corrected, original, index.language);
  addDoubtfulShares(drafts, doubtsOf(shared, [...recipes, ...lists]), original);
  addUnreadParts(
    drafts,
    { original, corrected, ...(recipes.length === 0 && { normalized }) },
    index.language,
  );
  const namesFood = (span: Span) =>
    readMentions(normalized, span, { original, corrected, normalized }, index, matcher).some(
      ({ isNotCounted }) => !isNotCounted,
    );
  addSidesOfTitles(drafts, ingredients, original, namesFood, index.language);
  addNotCounted(drafts, [...planned.filter(namesFood), ...described.usual], original);
  const notEaten = uneaten.flatMap(({ food }) => (food && namesFood(food) ? [food] : []));
  addUneatenFoods(drafts, notEaten, original);
  const uncertainty = {
    times: described.timeUncertainty,
    eaten: eatenUncertainty(foods),
    meals: mealStarts.uncertainty,
  };
  return drafts
    .filter((draft) => draft.mentions.length > 0)
    .map((draft) => ({ ...toMealMentions(draft, original, index.language), uncertainty }));
}

const firstWordOf = (words: string, { start, end }: Span) =>
  start + Math.max(0, words.slice(start, end).search(/\S/));

/** The cues of meals with those clock times that they do not have. */
function addClocks(
  cues: readonly MealCue[],
  clocks: readonly ClockCandidate[],
): readonly MealCue[] {
  const isKnown = ({ start, end }: Span) =>
    cues.some((cue) => cue.clockWords !== undefined && cue.start < end && start < cue.end);
  const added = clocks
    .filter((clock) => !isKnown(clock))
    .map((clock) => ({ start: clock.start, end: clock.end, clockWords: wordClock(clock) }));
  return [...cues, ...added].sort((one, other) => one.start - other.start || other.end - one.end);
}

/** Below this probability of being eaten, a food is not counted. */
const minEaten = 0.1;
/** The same for the only foods of a message. */
const minOnlyEaten = 0.02;

/** Foods that were probably not eaten are reported, not counted. */
function reportUneaten(
  mentions: readonly FoodMention[],
  clause: Clause,
  original: string,
  foods: TextFoods,
): readonly FoodMention[] {
  let from = clause.start;
  const best = Math.max(0, ...foods.runs.map(({ eaten }) => eaten));
  const least = best >= minOnlyEaten ? Math.min(minEaten, best) : minEaten;
  return mentions.map((mention) => {
    const { isNotCounted, text, words } = mention;
    if (isNotCounted || text === undefined || text === "") return mention;
    const later = original.indexOf(text, from);
    const start = later < 0 ? original.indexOf(text, clause.start) : later;
    if (start < 0) return mention;
    from = start;
    const probability = eatenProbability(foods, { start, end: start + text.length });
    return probability < least ? { words, text, isNotCounted: true } : mention;
  });
}

/** Not if the person's own foods are listed: "my half: 2 scones". */
const isCooked = (mayBeCooked: boolean, { isListed }: SharedFoods) => mayBeCooked && !isListed;

/** Words about people; around a recipe they are read with it. */
const remarksOf = ({ remarks }: SharedFoods, recipes: readonly Recipe[]) =>
  recipes.length > 0 ? [] : remarks;

/** Words of sharing, if no other reader has read them. */
const doubtsOf = ({ doubts }: SharedFoods, read: readonly Span[]) =>
  read.length > 0 ? [] : doubts;

/** The lists of foods that the person ate a part of. What is said of the own part is before what is said of all. */
function findParts(
  masked: string,
  message: string,
  shared: readonly SharedList[],
  recipes: readonly Recipe[],
  language: Language,
): readonly SharedList[] {
  const found = findSharedLists(masked, language);
  // "540 g rice, 6 people, a sixth for me. With it dal: ..."
  const isBefore = ({ words }: SharedList) => recipes.every(({ start }) => words.end <= start);
  if (recipes.length > 0) return [...shared.filter(isBefore), ...found];
  if (shared.length > 0) return shared;
  return [...findPlateShares(message, language), ...found];
}

/** Blanks all parts of a readable text that do not mention food of the person; keeps all offsets. */
function maskNonFood(
  readable: string,
  uneaten: readonly UneatenFood[],
  speakers: readonly Span[],
  language: Language,
): string {
  const served = uneaten.reduce(separate, readable);
  const spans = [findIdioms, findProperNames, findLeftoverOrigins, findSelfCorrections].flatMap(
    (find) => find(served, language),
  );
  const eaten = spans.reduce(blank, served);
  // Foods on both sides of a removed part are separate.
  const isOfSpeaker = ({ start, end }: Span) =>
    speakers.some((words) => words.start < end && start < words.end);
  const ofOthers = findUneatenFoods(eaten, language).filter((span) => !isOfSpeaker(span));
  return [...ofOthers, ...findCountedParts(eaten, language)].reduce(separate, eaten);
}

/** Blanks a span between foods, or writes what replaces it. */
const separate = (text: string, span: UneatenFood) =>
  span.replacement === undefined
    ? insertSeparator(blank(text, span), span.start)
    : `${text.slice(0, span.start)}${span.replacement.padEnd(span.end - span.start - 1)}|${text.slice(span.end)}`;

/** Of an ingredient, the part that was eaten of the dish. */
const takePart = (
  mention: FoodMention,
  { eaten }: Pick<Recipe, "eaten">,
  language: Language,
): FoodMention => ({
  ...mention,
  eatenPart: { ...eaten, dish: nameDish(eaten.dish, language) },
});

/** The parts of the ingredients that were eaten at the meal of this clause. */
const takeMore = (
  { more }: Recipe,
  mentions: readonly FoodMention[],
  clause: Clause,
  words: string,
  language: Language,
) =>
  more
    .filter(({ end }) => isIn(clause, Math.min(end, words.length - 1)))
    .flatMap((part) => mentions.map((mention) => takePart(mention, part, language)));

const isIn = ({ start, end }: Span, at: number) => start <= at && at < end;

function blank(message: string, { start, end }: Span) {
  return `${message.slice(0, start)}${" ".repeat(end - start)}${message.slice(end)}`;
}

/** Inserts a mark that separates foods but not sentences. */
const insertSeparator = (message: string, at: number) =>
  `${message.slice(0, at)}|${message.slice(at + 1)}`;

/** Checks clauses by the sentence in which they begin. Expects them in order and checks each sentence once. */
function createUneatenFilter(
  words: string,
  message: string,
  language: Language,
): (clause: Clause) => boolean {
  const sentences = splitSentences(words);
  let at = 0;
  let end = sentences[0]?.length ?? 0;
  let isUneaten: boolean | undefined;
  return (clause) => {
    const first = words.slice(clause.start, clause.end).search(/\S/);
    if (first < 0) return false;
    while (end <= clause.start + first) {
      at += 1;
      end += sentences[at]?.length ?? 1;
      isUneaten = undefined;
    }
    isUneaten ??= isUneatenSentence((sentences[at] ?? "").trim(), language, message);
    return isUneaten;
  };
}

/** Blanks meal and time words and keeps all offsets: "at 1pm" is not an amount. */
function maskCues(message: string, cues: readonly MealCue[]): string {
  let masked = message;
  for (const { start, end } of cues) {
    masked = `${masked.slice(0, start)},${" ".repeat(Math.max(0, end - start - 1))}${masked.slice(end)}`;
  }
  return masked;
}
