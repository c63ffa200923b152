import type { Language } from "../../languages/language.ts";
import type { Span } from "../words/span.ts";
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
