import { forLanguage, type Language } from "../../languages/language.ts";
import type { MealType } from "../../meal.ts";
import type { FoodMention, MealMentions } from "../food-mention.ts";
import { removePadding } from "./corrected-message.ts";
import type { Clause } from "./split-clauses.ts";

/** A meal in progress; clauses about the same meal are merged. */
export interface MealDraft {
  /** The place of its start among the starts of meals; -1 for the first meal. */
  readonly segment: number;
  start: number;
  end: number;
  mealType: MealType | undefined;
  clockWords: string | undefined;
  dayWords: string | undefined;
  readonly mentions: FoodMention[];
  notEaten?: string[];
  unusedNumbers: number;
  isPartUnread?: boolean;
}

export function addClause(
  drafts: MealDraft[],
  clause: Clause,
  { isMealOfRecipe, segment }: { readonly isMealOfRecipe: boolean; readonly segment: number },
  mentions: readonly FoodMention[],
  unusedNumbers: number,
  language: Language,
): void {
  const last = drafts.at(-1);
  // "serves 4, one portion this morning with toast": the time is also that of the dish before it.
  const isSameMeal =
    isMealOfRecipe && last?.mealType === undefined && last?.clockWords === undefined;
  if (last && (isSameMeal || last.segment === segment)) {
    last.end = clause.end;
    last.mealType ??= clause.mealType;
    last.clockWords = chooseClock(last, clause);
    last.dayWords = clause.dayWords ?? last.dayWords;
    last.mentions.push(...mentions);
    last.unusedNumbers += unusedNumbers;
    return;
  }
  drafts.push({
    segment,
    start: clause.start,
    end: clause.end,
    mealType: clause.mealType,
    clockWords: clause.clockWords,
    dayWords: clause.dayWords ?? inheritedDay(last, clause, language),
    mentions: [...mentions],
    unusedNumbers,
  });
}

/** The first time; before the foods, the last: "late at night, around 11: ...". */
const chooseClock = ({ clockWords, mentions }: MealDraft, clause: Clause) =>
  mentions.length === 0 ? (clause.clockWords ?? clockWords) : (clockWords ?? clause.clockWords);

const explicitDayPattern = forLanguage((language) => new RegExp(language.times.explicitDays, "i"));

/** The day of the previous meal also applies to this clause, unless its own words name a day. */
function inheritedDay(
  last: MealDraft | undefined,
  clause: Clause,
  language: Language,
): string | undefined {
  return explicitDayPattern(language).test(clause.clockWords ?? "") ? undefined : last?.dayWords;
}

export function toMealMentions(
  draft: MealDraft,
  original: string,
  language: Language,
): MealMentions {
  const { dayWords, clockWords } = draft;
  const isToday = dayWords?.toLowerCase() === language.times.todayWord && clockWords === undefined;
  const timeWords = [isToday ? undefined : dayWords, clockWords]
    .filter((words) => words !== undefined)
    .join(" ");
  return {
    description: trimDescription(removePadding(original.slice(draft.start, draft.end)), language),
    mentions: draft.mentions.map(withoutPadding),
    ...(draft.unusedNumbers === 0 ? {} : { unusedNumbers: draft.unusedNumbers }),
    ...(draft.notEaten && { notEaten: draft.notEaten.map(removePadding) }),
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
