import type { Amount } from "../chunks/amount.ts";
import { inchesOfWhole, isOfPowder } from "../chunks/amount-kinds.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { keysOfAmount } from "../chunks/label-keys.ts";
import { type FoodMatch, type FoodMatcher, leastLikely } from "../foods/food-match.ts";
import { evidenceOf, isBelievable } from "./believe-match.ts";
import { queryOf } from "./food-query.ts";
import { listPrice } from "./list-price.ts";

/**
 * A row of chunks that may name a food. Rows that read alike are one: what one names is found once,
 * however often it comes in a message, and however often the message is read over.
 */
export interface Name {
  readonly amount: Amount | undefined;
  /** The rows that go on from here, by what their next chunk says. */
  longer?: Map<string, Name>;
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

const beginnings = new WeakMap<FoodMatcher, Map<string, Name>>();

/** The empty name behind an amount. */
export function beginName(matcher: FoodMatcher, amount: Amount | undefined): Name {
  const known = beginnings.get(matcher) ?? new Map<string, Name>();
  beginnings.set(matcher, known);
  const key = amount === undefined ? "" : keyOfAmount(amount);
  const name = known.get(key) ?? { amount };
  known.set(key, name);
  return name;
}

/** A name that goes on with a chunk that says this. */
export function longerName(name: Name, saying: string): Name {
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
  return `${evidenceOf(amount)} ${isOfPowder(amount)} ${measure}${whole}`;
}

/** All of a chunk that tells which food it names; chunks that no name goes on behind say nothing. */
export function sayingOf(chunk: Chunk): string {
  switch (chunk.kind) {
    case "words": {
      const { stems, chatterCount, isInRun } = chunk;
      return `words ${stems.join(" ")} ${chatterCount}${isInRun ? "+" : ""}`;
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
  name: Name,
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
  const match = query && matcher(query, leastLikely(evidenceOf(amount)));
  if (!match || !isBelievable(chunks, match, amount)) return undefined;
  let price: number | undefined;
  return {
    match,
    words: query.words,
    isList: chunks.some(isListJoint),
    listPrice: () => {
      price ??= listPrice(chunks, match.food, matcher);
      return price;
    },
  };
}

const isListJoint = (chunk: Chunk) =>
  chunk.kind === "separator" && (chunk.text === "," || chunk.text === "and");
