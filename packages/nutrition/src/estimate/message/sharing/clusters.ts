import type { Language } from "../../../languages/language.ts";
import type { Span } from "../../words/span.ts";
import { hasRole } from "../roles/role.ts";
import { collectFacts, type SharingFacts, saysShare } from "./facts.ts";
import type { SharingPart } from "./sharing-part.ts";

/** Statements without a food between them, from one part to another. */
export interface Cluster extends Span {
  readonly from: number;
  readonly to: number;
  readonly words: readonly Span[];
  readonly facts: SharingFacts;
  /** It says which part this person had, with the number of people. */
  readonly hasShare: boolean;
}

type Parts = readonly SharingPart[];

/** The clusters of a message, in order; what is said of one named food or of own food is in none. */
export function findClusters(parts: Parts, length: number, language: Language): readonly Cluster[] {
  const groups: number[][] = [];
  let isOpen = false;
  parts.forEach((part, at) => {
    const { statement } = part;
    if (statement && !statement.food && !statement.isMine && !statement.isOther) {
      if (isOpen) groups.at(-1)?.push(at);
      else groups.push([at]);
      isOpen = true;
    } else if (statement || isFood(part, language)) isOpen = false;
  });
  return groups.flatMap((indices) => toCluster(indices, parts, length, language));
}

function toCluster(
  indices: readonly number[],
  parts: Parts,
  length: number,
  { sharing }: Language,
): readonly Cluster[] {
  const found = indices.flatMap((at) => parts[at] ?? []);
  const [from, to] = [indices[0], indices.at(-1)];
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last || from === undefined || to === undefined) return [];
  const isOfPortion = parts.slice(from, to).some(({ text }) => sharing.generalDishes.has(text));
  const stated = collectFacts(found.flatMap(({ statement }) => statement ?? []));
  const facts = { ...stated, isOfPortion: stated.isOfPortion || isOfPortion };
  const words = indices.map((at) => ({
    start: parts[at]?.start ?? 0,
    end: endOfWords(parts, at, length),
  }));
  return [
    { from, to, start: first.start, end: last.end, words, facts, hasShare: saysShare(facts) },
  ];
}

/** With the words after it that say nothing, up to a mark or the next statement. */
function endOfWords(parts: Parts, at: number, length: number): number {
  const next = parts[at + 1];
  if (next === undefined) return length;
  const isEnd = next.statement !== undefined || hasRole(next, "comma", "stop", "close");
  return (isEnd ? next.start : undefined) ?? parts[at]?.end ?? 0;
}

/** A word that may name a food. */
export const isFood = (part: SharingPart | undefined, { commonWords, sharing }: Language) =>
  part?.role === "food" &&
  !commonWords.commonWords.has(part.text) &&
  !sharing.generalDishes.has(part.text);

/** Where a sentence ends. */
export const isStop = (part: SharingPart | undefined) => hasRole(part, "stop");
