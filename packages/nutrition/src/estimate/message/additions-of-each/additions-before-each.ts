import { type Additions, isOfPeopleBefore, isSizeOfPiece } from "./additions.ts";
import {
  type Amount,
  amountsIn,
  has,
  isEnergy,
  isOfFood,
  type Message,
  type Range,
} from "./amounts.ts";
import type { EachWords } from "./find-each.ts";
import { findPieces, isNamedBefore, startOfSentence } from "./pieces.ts";
import { findUnjoined } from "./unjoined-additions.ts";

/** "10 g butter on each", "with 20 g butter each", "with hummus (30 g each)", "5 g ghee each" */
export function findBefore(message: Message, each: EachWords): Additions | undefined {
  const { tokens, language } = message;
  const { strongJoiners } = language.additionsOfEach;
  const start = startOfSentence(message, each.from);
  const all = amountsIn(message, { from: start, to: each.from });
  const last = all.at(-1);
  const pieces = last && piecesOfLast(message, { from: start, to: last.at }, each);
  if (!last || !pieces) return undefined;
  const joinerAt = tokens.findIndex(
    (token, at) => at >= pieces.end && at < last.at && has(strongJoiners, token),
  );
  const isJoined = joinerAt >= 0;
  // "3 rice cakes (9 g each) with ..."
  const isSize = (one: Amount) => one.end < each.from && isSizeOfPiece(message, one);
  const amounts = all.filter(
    (one) => one.at >= Math.max(pieces.end, joinerAt) && !message.taken.has(one.at) && !isSize(one),
  );
  const isOfEnergy = amounts.some(({ end }) => isEnergy(tokens[end], language));
  if (amounts.length === 0 || isOfEnergy || isOfPeopleBefore(message, each)) return undefined;
  const words = { from: each.from, to: each.to, joiner: "" };
  if (!each.isPlaced && !isJoined) {
    const own = findUnjoined(message, { pieces, amounts, to: each.from });
    return own && { pieces, amounts: own, words };
  }
  // "2 bars of 60 g each": the size of each
  const hasFood =
    isOfFood(message, last) || (last.isMeasured && isNamedBefore(message, last, pieces));
  return hasFood ? { pieces, amounts, words } : undefined;
}

/** "3 crackers, 2 slices of ham with 10 g mustard each": the pieces before the joiner of the last amount. */
function piecesOfLast(message: Message, { from, to }: Range, each: EachWords): Amount | undefined {
  const { tokens, language } = message;
  const joinerAt = tokens.findLastIndex(
    (token, at) => at < to && has(language.additionsOfEach.strongJoiners, token),
  );
  const joined =
    joinerAt > from && each.nounStem === undefined
      ? findPieces(message, { from, to: joinerAt }, each)
      : undefined;
  return joined ?? findPieces(message, { from, to }, each);
}
