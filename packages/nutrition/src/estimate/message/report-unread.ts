import type { Language } from "../../languages/language.ts";
import type { FoodMention } from "../food-mention.ts";
import type { Span } from "../words/span.ts";
import { tokenize } from "../words/tokens.ts";
import type { Recipe } from "./find-recipes.ts";
import { findUnreadPart, findUnusedEnergy } from "./find-unread-part.ts";
import type { MealDraft } from "./meal-drafts.ts";
import { findUnreadAmount } from "./normalize-pasted-labels.ts";

/** A figure around the ingredients may be unread. */
export function markDoubtful(drafts: readonly MealDraft[], recipes: readonly Recipe[]): void {
  if (!recipes.some(({ isDoubtful }) => isDoubtful)) return;
  for (const draft of drafts) draft.isPartUnread = true;
}

/** Reports the words of a recipe's remarks that are not understood. */
export function addUnreadWords(
  [draft]: readonly MealDraft[],
  recipes: readonly Recipe[],
  original: string,
): void {
  for (const { start, end } of recipes.flatMap(({ unread = [] }) => unread)) {
    const words = original.slice(start, end);
    draft?.mentions.push({ words, text: words, isNotCounted: true });
  }
}

/**
 * The side dish in the title of a recipe that none of its ingredients is: the rice of "stir fry with rice: 1 chicken breast, ...". A
 * staple was eaten with the dish; other foods may be in it, and are reported.
 */
export function addSidesOfTitles(
  drafts: readonly MealDraft[],
  ingredients: ReadonlyMap<Recipe, readonly FoodMention[]>,
  original: string,
  namesFood: (span: Span) => boolean,
  language: Language,
): void {
  for (const [{ spans, eaten }, mentions] of ingredients) {
    const side = spans.flatMap((span) => findSide(original, span, eaten.dish, language) ?? [])[0];
    if (!side || !namesFood(side)) continue;
    const words = original.slice(side.start, side.end);
    const noun = stemOfLast(words, language);
    if (mentions.some((mention) => stemOfLast(mention.words, language) === noun)) continue;
    const isStaple = language.foodClasses.staples.has(noun);
    const draft = drafts.findLast(({ start }) => start <= side.start) ?? drafts[0];
    draft?.mentions.push({ words, text: words, ...(!isStaple && { isNotCounted: true }) });
  }
}

const stemOfLast = (words: string, language: Language) =>
  tokenize(words, language).at(-1)?.stem ?? "";

/** The words after "with" in a title. */
function findSide(
  original: string,
  { start, end }: Span,
  dish: string,
  language: Language,
): Span | undefined {
  const title = original.slice(start, end);
  if (dish === "" || !title.toLowerCase().startsWith(dish.toLowerCase())) return undefined;
  const [mark, first, ...rest] = tokenize(title.slice(dish.length), language);
  const last = rest.at(-1) ?? first;
  if (!mark || !first || !last || !language.functionWords.accompanyingWords.has(mark.text))
    return undefined;
  const offset = start + dish.length;
  return { start: offset + first.start, end: offset + last.end };
}

/** Reports food of another day, and what a person always has without its foods. */
export function addNotCounted(
  drafts: readonly MealDraft[],
  spans: readonly Span[],
  original: string,
): void {
  for (const { start, end } of spans) {
    const words = original.slice(start, end);
    const draft = drafts.findLast((one) => one.start <= start) ?? drafts[0];
    draft?.mentions.push({ words, text: words, isNotCounted: true });
  }
}

/** Says which foods were named and not eaten. */
export function addUneatenFoods(
  drafts: readonly MealDraft[],
  uneaten: readonly Span[],
  original: string,
): void {
  for (const { start, end } of uneaten) {
    const draft = drafts.findLast((one) => one.start <= start) ?? drafts[0];
    if (draft) draft.notEaten = [...(draft.notEaten ?? []), original.slice(start, end)];
  }
}

/** Reports words that say that a food was shared, if it is not known which or how much. */
export function addDoubtfulShares(
  drafts: readonly MealDraft[],
  doubts: readonly Span[],
  original: string,
): void {
  for (const { start, end } of doubts) {
    const words = original.slice(start, end).trim();
    const draft = drafts.findLast((one) => one.start <= start) ?? drafts[0];
    const isRead = draft?.mentions.some(
      ({ text, share }) => share !== undefined || text?.includes(words),
    );
    if (!draft || isRead || words === "") continue;
    draft.isPartUnread = true;
    draft.mentions.push({ words, text: words, isNotCounted: true });
  }
}

/** Reports an amount after a label that is not understood, unless it is that of another food. */
export function addUnreadAmount(
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

/** Reports a yield, a share or an energy that was stated and not used; `normalized` is without a message about a recipe. */
export function addUnreadParts(
  drafts: readonly MealDraft[],
  { original, corrected, normalized }: { original: string; corrected: string; normalized?: string },
  language: Language,
): void {
  for (const draft of drafts) {
    const text = corrected.slice(draft.start, draft.end);
    const replaced = normalized?.slice(draft.start, draft.end);
    const span =
      findUnreadPart(text, draft.mentions, language) ??
      (replaced && findUnusedEnergy(text, replaced, draft.mentions, language));
    if (!span) continue;
    const words = original.slice(draft.start + span.start, draft.start + span.end);
    const isReported = draft.mentions.some(
      (mention) => mention.isNotCounted && mention.text?.includes(words),
    );
    draft.isPartUnread = true;
    if (!isReported) draft.mentions.push({ words, text: words, isNotCounted: true });
  }
}
