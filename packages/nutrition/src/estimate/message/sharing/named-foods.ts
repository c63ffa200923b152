import type { Language } from "../../../languages/language.ts";
import type { Span } from "../../words/span.ts";
import type { SharedList } from "../find-shared-lists.ts";
import { hasRole } from "../roles/role.ts";
import { isFood, isStop } from "./clusters.ts";
import { collectFacts } from "./facts.ts";
import { resolveShare } from "./resolve-share.ts";
import type { SharingPart } from "./sharing-part.ts";

type Parts = readonly SharingPart[];

/** What the statement at an index says of a food that is named elsewhere: "gave half of the chips to my son". */
export function findNamedFood(parts: Parts, at: number): SharedList | undefined {
  const part = parts[at];
  const stem = part?.statement?.food?.at(-1)?.stem;
  if (!part?.statement || stem === undefined) return undefined;
  const named = parts.findIndex((other) => other.role === "food" && other.stem === stem);
  const item = itemAt(parts, named);
  const share =
    item.length > 0
      ? resolveShare(collectFacts([part.statement]), undefined, item, false, false)
      : undefined;
  if (!share || share.share >= 1) return undefined;
  // "half a naan, he had the other half of the naan"
  return toList(item, part, item.some(isFraction) ? { ...share, share: 1 } : share);
}

/** "half a", but not the fat of "10% fat". */
export const isFraction = ({ role, isPercent }: SharingPart) => role === "fraction" && !isPercent;

/** A food that was only for this person: "the dal was mine", "my own pint". Without words before it, the foods after it. */
export function findOwnFood(parts: Parts, at: number, language: Language): SharedList | undefined {
  const part = parts[at];
  if (!part?.statement?.isMine) return undefined;
  const before = itemAt(parts, at - 1).filter((one) => !one.statement);
  const isBefore = before.some((one) => isFood(one, language) || one.role === "noun");
  const isPrefix = part.statement.isList || language.sharing.wordsBeforeOwnFood.has(part.text);
  const length = parts.slice(at + 1).findIndex((one) => isStop(one) || one.statement !== undefined);
  const after = parts.slice(at + 1, length < 0 ? undefined : at + 1 + length);
  const item = isBefore && !isPrefix ? before : after;
  const all = { share: 1, isAmongSeveral: false, isOfPlate: true, ownPart: "ofAll" } as const;
  return item.length > 0 ? toList(item, part, all) : undefined;
}

const toList = (
  item: Parts,
  words: Span,
  share: Omit<SharedList, "start" | "end" | "words" | "isOfRest">,
): SharedList => ({
  start: item[0]?.start ?? 0,
  end: item.at(-1)?.end ?? 0,
  words: { start: words.start, end: words.end },
  isOfRest: false,
  ...share,
});

/** The parts of a list's item at an index, between marks and words that join. */
export function itemAt(parts: Parts, at: number): Parts {
  if (parts[at] === undefined) return [];
  const isEnd = (part: SharingPart | undefined) =>
    hasRole(part, "comma", "stop", "mark", "open", "close", "and", "read", "meal");
  let [from, to] = [at, at];
  while (from > 0 && !isEnd(parts[from - 1])) from -= 1;
  while (to < parts.length - 1 && !isEnd(parts[to + 1])) to += 1;
  return parts.slice(from, to + 1);
}
