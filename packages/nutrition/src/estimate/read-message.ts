import type { MealType } from "../meal.ts";
import type { FoodIndex } from "./match/food-index.ts";
import type { FoodMatcher } from "./match/food-match.ts";
import type { FoodMention, MealMentions } from "./mentions.ts";
import { findSetPhrases } from "./message/find-idioms.ts";
import { type Cue, findCues } from "./message/find-meal-cues.ts";
import { findTakenBack } from "./message/find-self-corrections.ts";
import { findLeftOut } from "./message/find-uneaten-foods.ts";
import { isNotEaten, maskNoWords, splitSentences } from "./message/is-meal-sentence.ts";
import { sayPlainly } from "./message/normalize-message.ts";
import { findProperNames } from "./message/proper-names.ts";
import { type Clause, splitClauses } from "./message/split-clauses.ts";
import { readMentions } from "./read-mentions.ts";

/** Reads a message into meals with their mentions. Parts without food are left out. */
export function readMessage(
  message: string,
  index: FoodIndex,
  matcher: FoodMatcher,
): MealMentions[] {
  const words = maskNoFood(sayPlainly(message));
  const cues = findCues(words);
  const masked = maskCues(words, cues);
  const drafts: Draft[] = [];
  const tellsOfNoMeal = createSentenceFilter(words);
  for (const clause of splitClauses(words, cues)) {
    if (tellsOfNoMeal(clause)) continue;
    const mentions = readMentions(
      masked,
      clause,
      { written: message, meant: words },
      index,
      matcher,
    );
    addClause(drafts, clause, mentions);
  }
  return drafts
    .filter((draft) => draft.mentions.length > 0)
    .map((draft) => toMealMentions(draft, message));
}

/** The message with all that names no food of the person's blanked, at the same offsets. */
function maskNoFood(message: string): string {
  const plain = maskNoWords(message);
  const spans = [findSetPhrases, findProperNames, findTakenBack].flatMap((find) => find(plain));
  const rest = spans.reduce(blank, plain);
  // What stands on either side of what was left out is no one food.
  return findLeftOut(rest).reduce((text, span) => part(blank(text, span), span.start), rest);
}

function blank(message: string, { start, end }: { readonly start: number; readonly end: number }) {
  return `${message.slice(0, start)}${" ".repeat(end - start)}${message.slice(end)}`;
}

/** Puts a mark that parts foods, and no sentences. */
const part = (message: string, at: number) => `${message.slice(0, at)}|${message.slice(at + 1)}`;

/**
 * Judges the clauses of a message, asked for in their order, by the sentence that each begins in.
 * Each sentence is read once, however many clauses it has.
 */
function createSentenceFilter(words: string): (clause: Clause) => boolean {
  const sentences = splitSentences(words);
  let at = 0;
  let end = sentences[0]?.length ?? 0;
  let verdict: boolean | undefined;
  return (clause) => {
    const first = words.slice(clause.start, clause.end).search(/\S/);
    if (first < 0) return false;
    while (end <= clause.start + first) {
      at += 1;
      end += sentences[at]?.length ?? 1;
      verdict = undefined;
    }
    verdict ??= isNotEaten((sentences[at] ?? "").trim(), words);
    return verdict;
  };
}

/** A meal under way: clauses that tell of one meal are joined. */
interface Draft {
  start: number;
  end: number;
  mealType: MealType | undefined;
  clockWords: string | undefined;
  dayWords: string | undefined;
  readonly mentions: FoodMention[];
}

function addClause(drafts: Draft[], clause: Clause, mentions: readonly FoodMention[]): void {
  const last = drafts.at(-1);
  if (last && continuesMeal(last, clause, mentions)) {
    last.end = clause.end;
    last.mealType ??= clause.mealType;
    last.clockWords ??= clause.clockWords;
    last.dayWords = clause.dayWords ?? last.dayWords;
    last.mentions.push(...mentions);
    return;
  }
  drafts.push({
    start: clause.start,
    end: clause.end,
    mealType: clause.mealType,
    clockWords: clause.clockWords,
    dayWords: clause.dayWords ?? dayCarriedOver(last, clause),
    mentions: [...mentions],
  });
}

/** Clock words that tell their day themselves: "this morning" after yesterday's dinner is today. */
const namesItsDay = /\b(?:this|last|that|yesterday|tomorrow|tonight|ago)\b/i;

/** The day of the meal before holds on, unless the clause's own words say which day it is. */
function dayCarriedOver(last: Draft | undefined, clause: Clause): string | undefined {
  return namesItsDay.test(clause.clockWords ?? "") ? undefined : last?.dayWords;
}

/** A clause goes on with the meal before it unless it names another meal or time. */
function continuesMeal(last: Draft, clause: Clause, mentions: readonly FoodMention[]): boolean {
  const namesMeal = clause.mealType !== undefined || clause.clockWords !== undefined;
  if (!namesMeal) return clause.dayWords === undefined || last.mentions.length === 0;
  const isLabelOnly = mentions.length === 0 && last.mentions.length > 0;
  const isUnlabelled = last.mealType === undefined && last.clockWords === undefined;
  if (isUnlabelled) return isLabelOnly || last.mentions.length === 0;
  const sameMeal = clause.mealType === undefined || clause.mealType === last.mealType;
  const sameTime = clause.clockWords === undefined || last.clockWords === undefined;
  return sameMeal && sameTime && (clause.mealType !== undefined || last.mentions.length === 0);
}

function toMealMentions(draft: Draft, message: string): MealMentions {
  const timeWords = [draft.dayWords, draft.clockWords]
    .filter((words) => words !== undefined && !/^today$/i.test(words))
    .join(" ");
  return {
    description: descriptionOf(message.slice(draft.start, draft.end)),
    mentions: draft.mentions,
    ...(draft.mealType === undefined ? {} : { mealType: draft.mealType }),
    ...(timeWords === "" ? {} : { timeWords }),
  };
}

/** The words of a meal without what joins them to the meal before. */
function descriptionOf(words: string): string {
  const trimmed = words
    .replace(/^[\s,;:.•*–—-]+/, "")
    .replace(/^(?:and|then|and then)\s+/i, "")
    .trim();
  return trimmed.replace(/(?:[\s,;•–—-]|\band)+$/i, "");
}

/** The message with meal and time words blanked, at the same offsets: "at 1pm" is no amount. */
function maskCues(message: string, cues: readonly Cue[]): string {
  let masked = message;
  for (const { start, end } of cues) {
    masked = `${masked.slice(0, start)},${" ".repeat(Math.max(0, end - start - 1))}${masked.slice(end)}`;
  }
  return masked;
}
