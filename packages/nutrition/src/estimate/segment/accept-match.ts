import type { Amount } from "../chunks/amount.ts";
import { isMetricWeight } from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { type Evidence, type FoodMatch, isLikely } from "../match/food-match.ts";

/** Only a food that is named in full is parted from the words beside it. */
export const confidentSimilarity = 0.75;

/** Whether words and amount may well name the food that they match best. */
export function isAcceptableMatch(
  name: readonly Chunk[],
  match: FoodMatch,
  amount: Amount | undefined,
): boolean {
  if (!isLikely(match, amountEvidence(amount))) return false;
  if (amount === undefined && isChatter(name, match)) return false;
  if (!match.isUnnamedDish) return true;
  // "for extra nutrition" is no nutrition bar.
  return (
    !isList(name) &&
    (match.similarity >= confidentSimilarity || amountEvidence(amount) === "weight")
  );
}

/** What an amount proves of the words beside it. */
export function amountEvidence(amount: Amount | undefined): Evidence {
  if (amount === undefined) return "none";
  return isMetricWeight(amount) ? "weight" : "amount";
}

/** "my dog is cute": with words of chatter in it, only a food named in full counts. */
function isChatter(name: readonly Chunk[], match: FoodMatch): boolean {
  const words = name.filter((chunk) => chunk.kind === "words");
  const chatterCount = words.reduce((sum, chunk) => sum + chunk.fillerCount, 0);
  if (chatterCount === 0) return false;
  return chatterCount >= words.length || match.similarity < confidentSimilarity;
}

/** Foods side by side, in a row or with "and" between them; not "egg on a muffin". */
function isList(name: readonly Chunk[]): boolean {
  const joints = name.filter((chunk) => chunk.kind !== "words");
  return joints.every((chunk) => chunk.kind === "separator") && name.length > 1;
}
