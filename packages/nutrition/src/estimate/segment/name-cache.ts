import type { Language } from "../../languages/language.ts";
import type { Amount } from "../chunks/amount.ts";
import {
  isMeasured,
  isPowderWeight,
  isWeakAmount,
  wholeDiameter,
} from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { amountKeys } from "../chunks/label-keys.ts";
import { type FoodMatch, type FoodMatcher, minLikelySimilarity } from "../match/food-match.ts";
import { amountEvidence, isAcceptableMatch } from "./accept-match.ts";
import { findOtherFood } from "./find-other-food.ts";
import { toFoodQuery } from "./food-query.ts";
import { listMergePenalty } from "./list-cost.ts";

/**
 * Node of a trie of candidate names. Equal chunk sequences share a node, so that a name is matched
 * once per matcher, also when a message is read again.
 */
export interface NameNode {
  readonly amount: Amount | undefined;
  /** Child nodes by the key of the next chunk. */
  children?: Map<string, NameNode>;
  /** The match; absent until it is requested. */
  result?: NameMatch | OtherFood | typeof noMatch;
}

/** The match takes in another food, which begins at this chunk of the name. */
export interface OtherFood {
  readonly otherFoodAt: number;
}

export interface NameMatch {
  readonly match: FoodMatch;
  /** The words of the query. */
  readonly words: readonly string[];
  /** The penalty for reading a list as one food. */
  readonly listPenalty: () => number;
}

/** Cached "no match". */
const noMatch = "no food";

const rootNodes = new WeakMap<FoodMatcher, Map<string, NameNode>>();

/** The root node for names with this amount. */
export function rootNode(
  matcher: FoodMatcher,
  amount: Amount | undefined,
  language: Language,
): NameNode {
  const existing = rootNodes.get(matcher) ?? new Map<string, NameNode>();
  rootNodes.set(matcher, existing);
  const key = amount === undefined ? "" : amountKey(amount, language);
  const name = existing.get(key) ?? { amount };
  existing.set(key, name);
  return name;
}

/** The child node for a chunk key. */
export function childNode(name: NameNode, key: string): NameNode {
  name.children ??= new Map();
  const existing = name.children.get(key);
  if (existing) return existing;
  const children = { amount: name.amount };
  name.children.set(key, children);
  return children;
}

/** The properties of an amount that influence matching. */
function amountKey(amount: Amount, language: Language): string {
  const measure = `${amount.units.join(" ")}|${amount.sizes.join(" ")}`;
  const inches = wholeDiameter(amount);
  const keys = amountKeys(amount, language);
  const packageKey =
    keys.length === 0 && inches === undefined ? "" : `|${keys.join(" ")}|${inches}`;
  return `${amountEvidence(amount)} ${isPowderWeight(amount)} ${isWeakAmount(amount)} ${isMeasured(amount)} ${measure}${packageKey}`;
}

/** The properties of a chunk that influence matching; '' for chunks that end a name. */
export function chunkKey(chunk: Chunk): string {
  switch (chunk.kind) {
    case "words": {
      const { stems, fillerCount, isAdjacentWord, isPlural } = chunk;
      return `words ${stems.join(" ")} ${fillerCount}${isAdjacentWord ? "+" : ""}${isPlural ? "s" : ""}`;
    }
    case "without":
      return `no ${chunk.stems.join(" ")}`;
    case "separator":
    case "connector":
      return `${chunk.kind} ${chunk.text}`;
    case "amount":
      return `amount ${chunk.amount.sizes.join(" ")} ${chunk.amount.inches ?? ""}`;
    default:
      return "";
  }
}

/** Best acceptable match for chunks[from..to), or the other food that it would take in. */
export function findNameMatch(
  name: NameNode,
  { chunks, matcher }: { readonly chunks: readonly Chunk[]; readonly matcher: FoodMatcher },
  from: number,
  to: number,
  language: Language,
): NameMatch | OtherFood | undefined {
  name.result ??= matchName(matcher, chunks.slice(from, to), name.amount, language) ?? noMatch;
  return name.result === noMatch ? undefined : name.result;
}

function matchName(
  matcher: FoodMatcher,
  chunks: readonly Chunk[],
  amount: Amount | undefined,
  language: Language,
): NameMatch | OtherFood | undefined {
  const query = toFoodQuery(chunks, language, amount);
  const match = query && matcher(query, minLikelySimilarity());
  if (!match || !isAcceptableMatch(chunks, query.words, match, amount, language)) return undefined;
  const otherFoodAt = findOtherFood(chunks, match, amount, matcher, language);
  if (otherFoodAt !== undefined) return { otherFoodAt };
  let penalty: number | undefined;
  return {
    match,
    words: query.words,
    listPenalty: () => {
      penalty ??= listMergePenalty(chunks, match, matcher, language);
      return penalty;
    },
  };
}
