import type { Amount } from "../chunks/amount.ts";
import { inchesOfWhole, isPowderWeight } from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { keysOfAmount } from "../chunks/label-keys.ts";
import { type FoodMatch, type FoodMatcher, leastLikely } from "../match/food-match.ts";
import { amountEvidence, isAcceptableMatch } from "./accept-match.ts";
import { queryOf } from "./food-query.ts";
import { listMergePenalty } from "./list-cost.ts";

/**
 * A row of chunks that may name a food. Rows that read alike are one: what one names is found once,
 * however often it comes in a message, and however often the message is read over.
 */
export interface NameNode {
  readonly amount: Amount | undefined;
  /** The rows that go on from here, by what their next chunk says. */
  longer?: Map<string, NameNode>;
  /** What it names; absent until somebody asks. */
  named?: NamedFood | typeof nothing;
}

export interface NamedFood {
  readonly match: FoodMatch;
  /** The words that were looked for. */
  readonly words: readonly string[];
  /** Whether a comma or an "and" stands in the name. */
  readonly isList: boolean;
  /** The price of reading a list as one food. */
  readonly listPrice: () => number;
}

/** What a row of chunks names that is no food. */
const nothing = "no food";

const beginnings = new WeakMap<FoodMatcher, Map<string, NameNode>>();

/** The empty name behind an amount. */
export function emptyName(matcher: FoodMatcher, amount: Amount | undefined): NameNode {
  const known = beginnings.get(matcher) ?? new Map<string, NameNode>();
  beginnings.set(matcher, known);
  const key = amount === undefined ? "" : keyOfAmount(amount);
  const name = known.get(key) ?? { amount };
  known.set(key, name);
  return name;
}

/** A name that goes on with a chunk that says this. */
export function extendName(name: NameNode, saying: string): NameNode {
  name.longer ??= new Map();
  const known = name.longer.get(saying);
  if (known) return known;
  const longer = { amount: name.amount };
  name.longer.set(saying, longer);
  return longer;
}

/** All of an amount that food is looked for by. */
function keyOfAmount(amount: Amount): string {
  const measure = `${amount.units.join(" ")}|${amount.sizes.join(" ")}`;
  const inches = inchesOfWhole(amount);
  const keys = keysOfAmount(amount);
  const whole = keys.length === 0 && inches === undefined ? "" : `|${keys.join(" ")}|${inches}`;
  return `${amountEvidence(amount)} ${isPowderWeight(amount)} ${measure}${whole}`;
}

/** All of a chunk that tells which food it names; chunks that no name goes on behind say nothing. */
export function chunkKey(chunk: Chunk): string {
  switch (chunk.kind) {
    case "words": {
      const { stems, fillerCount, isInRun } = chunk;
      return `words ${stems.join(" ")} ${fillerCount}${isInRun ? "+" : ""}`;
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

/** The food that a name, which stands at these chunks, believably names. */
export function nameFood(
  name: NameNode,
  { chunks, matcher }: { readonly chunks: readonly Chunk[]; readonly matcher: FoodMatcher },
  from: number,
  to: number,
): NamedFood | undefined {
  name.named ??= findNamed(matcher, chunks.slice(from, to), name.amount) ?? nothing;
  return name.named === nothing ? undefined : name.named;
}

function findNamed(
  matcher: FoodMatcher,
  chunks: readonly Chunk[],
  amount: Amount | undefined,
): NamedFood | undefined {
  const query = queryOf(chunks, amount);
  const match = query && matcher(query, leastLikely(amountEvidence(amount)));
  if (!match || !isAcceptableMatch(chunks, match, amount)) return undefined;
  let price: number | undefined;
  return {
    match,
    words: query.words,
    isList: chunks.some(isListJoint),
    listPrice: () => {
      price ??= listMergePenalty(chunks, match.food, matcher);
      return price;
    },
  };
}

const isListJoint = (chunk: Chunk) =>
  chunk.kind === "separator" && (chunk.text === "," || chunk.text === "and");
