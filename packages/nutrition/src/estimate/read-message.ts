import { forLanguage, type Language } from "../languages/language.ts";
import type { MealType } from "../meal.ts";
import type { FoodMention, MealMentions } from "./food-mention.ts";
import type { FoodIndex } from "./match/food-index.ts";
import type { FoodMatcher } from "./match/food-match.ts";
import { readMentions } from "./mentions/read-mentions.ts";
import { applySelfCorrections } from "./message/apply-self-corrections.ts";
import { removePadding } from "./message/corrected-message.ts";
import { countNumbers, countUsed, countWords, countWritten } from "./message/count-words.ts";
import { dropAmountsOfWhole } from "./message/drop-amounts-of-whole.ts";
import { findCountedParts } from "./message/find-counted-parts.ts";
import { findRecipesIn, isNothingCooked } from "./message/find-dishes.ts";
import { findIdioms } from "./message/find-idioms.ts";
import { findLeftoverOrigins } from "./message/find-leftover-origins.ts";
import { findMealCues, type MealCue } from "./message/find-meal-cues.ts";
import { findPlateShares } from "./message/find-plate-shares.ts";
import { findPlannedFoods } from "./message/find-planned-foods.ts";
import type { Recipe } from "./message/find-recipes.ts";
import { findSelfCorrections } from "./message/find-self-corrections.ts";
import {
  findListsAfterSharers,
  findSharedLists,
  startAtMeal,
  takeShare,
} from "./message/find-shared-lists.ts";
import { findSharesIn } from "./message/find-shares.ts";
import { findTitles } from "./message/find-titles.ts";
import { findUneatenFoods, type UneatenFood } from "./message/find-uneaten-foods.ts";
import { findUnreadPart } from "./message/find-unread-part.ts";
import {
  isNothingEaten,
  isUneatenSentence,
  maskNonLanguage,
  splitSentences,
} from "./message/is-meal-sentence.ts";
import { moveCounts } from "./message/move-counts.ts";
import { nameDish } from "./message/name-dish.ts";
import { normalizeFoodEmojis } from "./message/normalize-food-emojis.ts";
import { normalizeMessage } from "./message/normalize-message.ts";
import { findUnreadAmount } from "./message/normalize-pasted-labels.ts";
import { findProperNames } from "./message/proper-names.ts";
import { restateWords } from "./message/restate-words.ts";
import { type Clause, splitClauses } from "./message/split-clauses.ts";
import type { Span } from "./words/span.ts";

/** Reads a message into meals with their mentions. Parts without food are left out. */
export function readMessage(
  message: string,
  index: FoodIndex,
  matcher: FoodMatcher,
): MealMentions[] {
  const { original, corrected: written } = applySelfCorrections(message, index.language);
  const restated = restateWords(normalizeFoodEmojis(written, index.language), index.language);
  const corrected = moveCounts(restated, index.language);
  return isNothingEaten(corrected, index.language)
    ? []
    : readMeals({ original, corrected }, index, matcher);
}

function readMeals(
  { original, corrected }: Readonly<Record<"original" | "corrected", string>>,
  index: FoodIndex,
  matcher: FoodMatcher,
  mayBeCooked = true,
): MealMentions[] {
  const normalized = normalizeMessage(corrected, index.language);
  const planned = findPlannedFoods(normalized, index.language);
  const eaten = planned.reduce(separate, maskNonFood(normalized, index.language));
  const recipes = findRecipesIn(normalized, eaten, mayBeCooked, index.language);
  const untitled = recipes.flatMap(({ spans }) => spans).reduce(separate, eaten);
  const titles = findTitles(untitled, findMealCues(untitled, index.language), index.language);
  const { cues } = titles;
  const found = [
    ...findListsAfterSharers(untitled, index.language),
    ...findSharedLists(untitled, index.language),
  ];
  const ofFoods =
    recipes.length > 0 ? [] : findSharesIn(untitled, normalized, found, index.language);
  // "a bottle between the two of us (I had a third)": the own part says more.
  const ofPlates = recipes.length > 0 ? [] : findPlateShares(normalized, index.language);
  const lists = [...ofPlates, ...ofFoods, ...found].map((list) => startAtMeal(list, cues));
  const remarks = [...titles.spans, ...lists.map((list) => list.words)];
  const words = remarks.reduce(blank, untitled);
  const masked = maskCues(words, cues);
  const drafts: MealDraft[] = [];
  const isUneatenClause = createUneatenFilter(words, eaten, index.language);
  const moreStarts = recipes.flatMap(({ more }) => more.map(({ start }) => start));
  const bounds = [...recipes, ...lists].flatMap(({ start, end }) => [start, end]);
  const ingredients = new Map<Recipe, FoodMention[]>();
  for (const clause of splitClauses(words, cues, index.language, [...bounds, ...moreStarts])) {
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
    const counted = dropAmountsOfWhole(read, recipe ?? shared, index.language);
    const mentions = counted.map((mention) => takeShare(mention, shared, index.language));
    if (recipe) ingredients.set(recipe, [...(ingredients.get(recipe) ?? []), ...mentions]);
    const numbers =
      countWritten(countNumbers, masked, { original, corrected }, clause, index.language) -
      countUsed(mentions, index.language);
    const otherWords =
      countWritten(countWords, masked, { original, corrected }, clause, index.language) -
      mentions.reduce((sum, { text = "" }) => sum + countWords(text, index.language), 0);
    const isMealOfRecipe = recipes.some(
      ({ end }) => end <= clause.start && !/\S/.test(words.slice(end, clause.start)),
    );
    addClause(
      drafts,
      clause,
      isMealOfRecipe,
      [
        ...recipes.flatMap((one) =>
          takeMore(one, ingredients.get(one) ?? [], clause, words, index.language),
        ),
        ...(recipe ? mentions.map((one) => takePart(one, recipe, index.language)) : mentions),
      ],
      recipe ? 0 : Math.max(0, numbers),
      Math.max(0, otherWords),
      index.language,
    );
  }
  if (isNothingCooked(recipes, ingredients))
    return readMeals({ original, corrected }, index, matcher, false);
  addUnreadWords(drafts, recipes, original);
  markDoubtful(drafts, recipes);
  addUnreadAmount(drafts, corrected, original, index.language);
  addUnreadParts(drafts, corrected, original, index.language);
  const namesFood = (span: Span) =>
    readMentions(normalized, span, { original, corrected, normalized }, index, matcher).some(
      ({ isNotCounted }) => !isNotCounted,
    );
  addPlannedFoods(drafts, planned.filter(namesFood), original);
  return drafts
    .filter((draft) => draft.mentions.length > 0)
    .map((draft) => toMealMentions(draft, original, index.language));
}

/** A figure around the ingredients may be unread. */
function markDoubtful(drafts: readonly MealDraft[], recipes: readonly Recipe[]): void {
  if (!recipes.some(({ isDoubtful }) => isDoubtful)) return;
  for (const draft of drafts) draft.isPartUnread = true;
}

/** Reports the words of a recipe's remarks that are not understood. */
function addUnreadWords(
  [draft]: readonly MealDraft[],
  recipes: readonly Recipe[],
  original: string,
): void {
  for (const { start, end } of recipes.flatMap(({ unread = [] }) => unread)) {
    const words = original.slice(start, end);
    draft?.mentions.push({ words, text: words, isNotCounted: true });
  }
}

/** Reports food of another day. */
function addPlannedFoods(
  drafts: readonly MealDraft[],
  planned: readonly Span[],
  original: string,
): void {
  for (const { start, end } of planned) {
    const words = original.slice(start, end);
    const draft = drafts.findLast((one) => one.start <= start) ?? drafts[0];
    draft?.mentions.push({ words, text: words, isNotCounted: true });
  }
}

/** Reports an amount after a label that is not understood, unless it is that of another food. */
function addUnreadAmount(
  drafts: readonly MealDraft[],
  corrected: string,
  original: string,
  language: Language,
): void {
  const [draft] = drafts;
  const span = draft && findUnreadAmount(corrected, language);
  if (!draft || !span) return;
  const words = original.slice(span.start, span.end);
  const isOfOther = draft.mentions.some(({ text = "" }) => text !== "" && words.includes(text));
  if (isOfOther) return;
  draft.mentions.forEach((mention, at) => {
    const { figures } = mention;
    if (figures) draft.mentions[at] = { ...mention, figures: { ...figures, isAmountUnread: true } };
  });
  draft.mentions.push({ words, text: words, isNotCounted: true });
}

/** Reports a yield, a share or an energy that was stated and not used. */
function addUnreadParts(
  drafts: readonly MealDraft[],
  corrected: string,
  original: string,
  language: Language,
): void {
  for (const draft of drafts) {
    const text = corrected.slice(draft.start, draft.end);
    const span = findUnreadPart(text, draft.mentions, language);
    if (!span) continue;
    const words = original.slice(draft.start + span.start, draft.start + span.end);
    const isReported = draft.mentions.some(
      (mention) => mention.isNotCounted && mention.text?.includes(words),
    );
    draft.isPartUnread = true;
    if (!isReported) draft.mentions.push({ words, text: words, isNotCounted: true });
  }
}

/** Blanks all parts that do not mention food of the person; keeps all offsets. */
function maskNonFood(message: string, language: Language): string {
  const readable = maskNonLanguage(message);
  const spans = [findIdioms, findProperNames, findLeftoverOrigins, findSelfCorrections].flatMap(
    (find) => find(readable, language),
  );
  const eaten = spans.reduce(blank, readable);
  // Foods on both sides of a removed part are separate.
  return [...findUneatenFoods(eaten, language), ...findCountedParts(eaten, language)].reduce(
    separate,
    eaten,
  );
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

/** A meal in progress; clauses about the same meal are merged. */
interface MealDraft {
  start: number;
  end: number;
  mealType: MealType | undefined;
  isLaterMeal: boolean;
  clockWords: string | undefined;
  dayWords: string | undefined;
  number: string | undefined;
  readonly mentions: FoodMention[];
  unusedNumbers: number;
  otherWords: number;
  isPartUnread?: boolean;
}

function addClause(
  drafts: MealDraft[],
  clause: Clause,
  isMealOfRecipe: boolean,
  mentions: readonly FoodMention[],
  unusedNumbers: number,
  otherWords: number,
  language: Language,
): void {
  const last = drafts.at(-1);
  // "serves 4, one portion this morning with toast": the time is also that of the dish before it.
  const isSameMeal =
    isMealOfRecipe && last?.mealType === undefined && last?.clockWords === undefined;
  if (last && (isSameMeal || continuesMeal(last, clause, mentions))) {
    last.end = clause.end;
    last.mealType ??= clause.mealType;
    last.isLaterMeal ||= clause.isLaterMeal ?? false;
    last.clockWords ??= clause.clockWords;
    last.dayWords = clause.dayWords ?? last.dayWords;
    last.number ??= clause.number;
    last.mentions.push(...mentions);
    last.unusedNumbers += unusedNumbers;
    last.otherWords += otherWords;
    return;
  }
  drafts.push({
    start: clause.start,
    end: clause.end,
    mealType: clause.mealType,
    isLaterMeal: clause.isLaterMeal ?? false,
    clockWords: clause.clockWords,
    dayWords: clause.dayWords ?? inheritedDay(last, clause, language),
    number: clause.number,
    mentions: [...mentions],
    unusedNumbers,
    otherWords,
  });
}

const explicitDayPattern = forLanguage((language) => new RegExp(language.times.explicitDays, "i"));

/** The day of the previous meal also applies to this clause, unless its own words name a day. */
function inheritedDay(
  last: MealDraft | undefined,
  clause: Clause,
  language: Language,
): string | undefined {
  return explicitDayPattern(language).test(clause.clockWords ?? "") ? undefined : last?.dayWords;
}

/** True unless the clause names another meal or time. */
function continuesMeal(last: MealDraft, clause: Clause, mentions: readonly FoodMention[]): boolean {
  const isNumbered = clause.number !== undefined && clause.number !== last.number;
  if (isNumbered && last.mentions.length > 0) return false;
  const namesMeal = clause.mealType !== undefined || clause.clockWords !== undefined;
  if (!namesMeal) return clause.dayWords === undefined || last.mentions.length === 0;
  const isLabelOnly = mentions.length === 0 && last.mentions.length > 0;
  const isUnlabelled = last.mealType === undefined && last.clockWords === undefined;
  if (isUnlabelled) return isLabelOnly || last.mentions.length === 0;
  const sameMeal = clause.mealType === undefined || isSameMeal(last, clause);
  const sameTime = clause.clockWords === undefined || last.clockWords === undefined;
  return sameMeal && sameTime && (clause.mealType !== undefined || last.mentions.length === 0);
}

/** "dinner: pasta. Supper: toast" are two meals of the same type. */
const isSameMeal = (last: MealDraft, { mealType, isLaterMeal }: Clause) =>
  mealType === last.mealType && (isLaterMeal !== true || last.isLaterMeal);

function toMealMentions(draft: MealDraft, original: string, language: Language): MealMentions {
  const { dayWords, clockWords } = draft;
  const isToday = dayWords?.toLowerCase() === language.times.todayWord && clockWords === undefined;
  const timeWords = [isToday ? undefined : dayWords, clockWords]
    .filter((words) => words !== undefined)
    .join(" ");
  return {
    description: trimDescription(removePadding(original.slice(draft.start, draft.end)), language),
    mentions: draft.mentions.map(withoutPadding),
    ...(draft.unusedNumbers === 0 ? {} : { unusedNumbers: draft.unusedNumbers }),
    otherWords: draft.otherWords,
    ...(draft.isPartUnread && { isPartUnread: true }),
    ...(draft.mealType === undefined ? {} : { mealType: draft.mealType }),
    ...(timeWords === "" ? {} : { timeWords }),
  };
}

const withoutPadding = (mention: FoodMention): FoodMention =>
  mention.text === undefined ? mention : { ...mention, text: removePadding(mention.text) };

const leadingConjunction = forLanguage(
  (language) => new RegExp(`^(?:${[...language.conjunctions.conjunctions].join("|")})\\s+`, "i"),
);
const trailingConjunctions = forLanguage(
  (language) => new RegExp(`(?:[\\s,;•–—-]|\\b${language.functionWords.conjunction})+$`, "i"),
);

/** The words of a meal without the conjunctions that join it to others. */
function trimDescription(words: string, language: Language): string {
  const trimmed = words.replace(/^[\s,;:.•*–—-]+/, "").replace(leadingConjunction(language), "");
  return trimmed.trim().replace(trailingConjunctions(language), "");
}

/** Blanks meal and time words and keeps all offsets: "at 1pm" is not an amount. */
function maskCues(message: string, cues: readonly MealCue[]): string {
  let masked = message;
  for (const { start, end } of cues) {
    masked = `${masked.slice(0, start)},${" ".repeat(Math.max(0, end - start - 1))}${masked.slice(end)}`;
  }
  return masked;
}
