import type { Language } from "../../languages/language.ts";
import type { EditContext } from "../edit-context.ts";
import { findNamedItem } from "../find-target.ts";
import { readNumber } from "../read-stated-amount.ts";
import type { Cue, Part } from "./roles.ts";
import { has, only, type Slots } from "./slots.ts";

/** "a third of the rice my brother ate" */
export function wordShare(slots: Slots, { language }: EditContext): readonly string[] {
  const { roles } = language.edits;
  const { items, shares, old } = slots;
  const share = only(shares);
  if (!share || old.length > 0 || items.length > 1) return [];
  if (has(slots, "replace", "add", "also", "with")) return [];
  const item = items[0]?.words ?? roles.wholeMeal;
  const way = relativeWay(share, slots);
  const percent = percentOf(share.words, language);
  if (way && percent === undefined) return [];
  if (way && percent) return [roles.wordRelative(percent, way, items[0]?.words ?? "")];
  const isLeft = isUneaten(slots);
  if (share.role === "multiple") return isLeft ? [] : [roles.wordMultiple(share.words, item)];
  return [isLeft ? roles.wordLeft(share.words, item) : roles.wordShare(share.words, item)];
}

/** 25 of "a quarter", 20 of "20 %". */
function percentOf(words: string, language: Language): number | undefined {
  const percent = /^(\d+)/.exec(words)?.[1];
  if (percent !== undefined && words.includes("%")) return Number(percent);
  const share = readNumber(words, language);
  return share && Math.round(100 * share);
}

/** "a quarter less": more or less than what was logged. "Too much for me, I had a quarter" is a share of it. */
function relativeWay(share: Part, slots: Slots): "more" | "less" | undefined {
  const next = slots.parts[slots.parts.indexOf(share) + 1]?.role;
  if (next === "more" || next === "less") return next;
  const isMore = has(slots, "more", "larger");
  if (has(slots, "eaten") || isMore === has(slots, "less", "smaller")) return undefined;
  return isMore ? "more" : "less";
}

/** True if a share is what was not eaten. */
const isUneaten = (slots: Slots): boolean =>
  has(slots, "left", "remove") ||
  (has(slots, "unfinished") && !has(slots, "eaten")) ||
  (has(slots, "other") && !has(slots, "only", "shared"));

/** What an instruction with items and no other values means. */
export function wordItems(slots: Slots, context: EditContext): readonly string[] {
  const { roles } = context.language.edits;
  const { items, old, removed } = slots;
  if (old.length > 0) return [];
  const gone = removed.filter(({ role }) => role === "item");
  if (gone.length > 0) return wordRemoved(gone, slots, context);
  if (has(slots, "add", "also", "with", "replace", "into", "instead")) return [];
  if (has(slots, "shared", "people", "evenly")) return wordSharing(slots, roles);
  // "the coke was my brother's"
  const isPredicate = (at: number) => slots.parts[at - 1]?.role === "be" && at > 1;
  const isOfOther = slots.parts.some(
    ({ role, words }, at) =>
      role === "other" && (has(slots, "eaten") || roles.forOther.test(words) || isPredicate(at)),
  );
  const isLeft = has(slots, "left") && !has(slots, "eaten");
  if (items.length > 0 && (isLeft || isOfOther) && !has(slots, "more", "whole"))
    return wordGone(items, roles);
  if (items.length > 0 && has(slots, "only") && has(slots, "eaten"))
    return [roles.wordOnly(namesOf(items))];
  const item = only(items);
  const isMore = has(slots, "more", "larger");
  if (!item || isMore === has(slots, "less", "smaller")) return [];
  const isOneMore = slots.parts.some(
    ({ role, words }) => role === "more" && roles.furtherOne.test(words),
  );
  const amount = isOneMore ? "1" : "";
  return [isMore ? roles.wordMore(amount, item.words) : roles.wordLess("", item.words)];
}

function wordRemoved(gone: readonly Part[], slots: Slots, context: EditContext): readonly string[] {
  const isChanged = has(slots, "more", "less", "larger", "smaller");
  return isChanged || isKept(gone, slots.items, context)
    ? []
    : wordGone(gone, context.language.edits.roles);
}

/** "garlic bread without the garlic": what is taken away is a part of an item that stays. */
function isKept(gone: readonly Part[], items: readonly Part[], context: EditContext): boolean {
  const kept = items
    .filter((one) => !gone.includes(one))
    .map(({ words }) => findNamedItem(words, context));
  return gone.some(({ words }) => {
    const item = findNamedItem(words, context);
    return item !== undefined && kept.includes(item);
  });
}

/** "the dog ate a pancake" takes one of 3 away. */
function wordGone(
  items: readonly Part[],
  roles: EditContext["language"]["edits"]["roles"],
): readonly string[] {
  const one = only(items);
  return one?.isOneOfSeveral
    ? [roles.wordLess("1", one.words)]
    : [roles.wordRemove(namesOf(items))];
}

const namesOf = (parts: readonly Part[]) => parts.map(({ words }) => words);

/** "the pizza was for three of us" */
function wordSharing(
  { items, parts }: Slots,
  roles: EditContext["language"]["edits"]["roles"],
): readonly string[] {
  const wordsOf = (cue: Cue) => parts.find(({ role }) => role === cue)?.words;
  const [people, other] = [wordsOf("people"), wordsOf("other")];
  const who = people === undefined ? other && roles.wordWho(other) : roles.wordPeople(people);
  const name = only(items)?.words ?? roles.wholeMeal;
  return who === undefined || items.length > 1 ? [] : [roles.wordShared(name, who)];
}
