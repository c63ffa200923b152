import type { EditContext } from "../edit-context.ts";
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
  const isEaten = has(slots, "eaten");
  const isMore = !isEaten && has(slots, "more", "larger");
  const isLess = !isEaten && has(slots, "less", "smaller");
  if (isMore && isLess) return [];
  if (isMore) return [roles.wordRelative(share.words, "more", item)];
  if (isLess) return [roles.wordRelative(share.words, "less", item)];
  const isLeft = isUneaten(slots);
  if (share.role === "multiple") return isLeft ? [] : [roles.wordMultiple(share.words, item)];
  return [isLeft ? roles.wordLeft(share.words, item) : roles.wordShare(share.words, item)];
}

/** True if a share is what was not eaten. */
const isUneaten = (slots: Slots): boolean =>
  has(slots, "left", "remove") ||
  (has(slots, "unfinished") && !has(slots, "eaten")) ||
  (has(slots, "other") && !has(slots, "only", "shared"));

/** What an instruction with items and no other values means. */
export function wordItems(slots: Slots, { language }: EditContext): readonly string[] {
  const { roles } = language.edits;
  const { items, old, removed } = slots;
  if (old.length > 0) return [];
  const gone = removed.filter(({ role }) => role === "item");
  if (gone.length > 0)
    return has(slots, "more", "less", "larger", "smaller") ? [] : [roles.wordRemove(namesOf(gone))];
  if (has(slots, "add", "also", "with", "replace", "into", "instead")) return [];
  if (has(slots, "shared", "people", "evenly")) return wordSharing(slots, roles);
  const isOfOther = slots.parts.some(
    ({ role, words }) => role === "other" && (has(slots, "eaten") || roles.forOther.test(words)),
  );
  const isLeft = has(slots, "left") && !has(slots, "eaten");
  if (items.length > 0 && (isLeft || isOfOther) && !has(slots, "more", "whole"))
    return [roles.wordRemove(namesOf(items))];
  const item = only(items);
  const isMore = has(slots, "more", "larger");
  if (!item || isMore === has(slots, "less", "smaller")) return [];
  return [isMore ? roles.wordMore("", item.words) : roles.wordLess("", item.words)];
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
