import type { EditOperation } from "../edits.ts";
import type { FoodMention } from "../estimate/food-mention.ts";
import { roundTo } from "../totals.ts";
import type { EditContext } from "./edit-context.ts";
import { isRefused, refuse } from "./edit-outcome.ts";
import { readClause } from "./read-clause.ts";
import { readOneFood } from "./read-food-words.ts";
import { readStatedAmount } from "./read-stated-amount.ts";
import { labelWords } from "./roles/label-words.ts";
import { isAboutOthers } from "./roles/subjects.ts";
import type { Clause } from "./segment-instruction.ts";

type Addition = Extract<EditOperation, { kind: "add" }>;

/**
 * A clause and the one before it as one, if it says how much was eaten of the food that the one before adds: "add two bananas, I had half of
 * that". A refusal if the amount is not clear; undefined if the clause does not say how much was eaten.
 */
export function joinPartEaten(
  before: Clause,
  clause: Clause,
  context: EditContext,
): Clause | undefined {
  const { partEaten, wholePart } = context.language.edits.roles;
  const { part } = partEaten.exec(clause.words)?.groups ?? {};
  if (part === undefined) return undefined;
  const words = `${before.words}, ${clause.words}`;
  const refused = saysAmount(part, context)
    ? { words, read: refuse("partly-unread", words) }
    : undefined;
  if (removesOthersFood(before, context)) return refused;
  const added = additionOf(before);
  if (!added) return undefined;
  const isWhole = wholePart.test(part);
  const mention = isWhole ? added.mention : mentionOfPart(added.mention, part, context);
  return mention ? { words, read: [{ ...added, mention }] } : refused;
}

/** "I had the same", "I ate half", not "I had no idea". */
const saysAmount = (part: string, context: EditContext): boolean =>
  context.language.edits.roles.wholePart.test(part) ||
  context.language.edits.roles.samePart.test(part) ||
  labelWords(part, context).some(({ role }) => role === "amount" || role === "share");

/** "my wife had the soup": it is removed. */
const removesOthersFood = ({ words, read }: Clause, context: EditContext): boolean =>
  read !== undefined &&
  !isRefused(read) &&
  read.every(({ kind }) => kind === "remove") &&
  isAboutOthers(labelWords(words, context), context.language);

/** The only food that a clause adds. */
function additionOf({ read }: Clause): Addition | undefined {
  const [only, ...others] = read === undefined || isRefused(read) ? [] : read;
  return only?.kind === "add" && others.length === 0 ? only : undefined;
}

/** The food in another amount: "two" of a plate of samosas, "half" of a bowl. */
function mentionOfPart(
  mention: FoodMention,
  part: string,
  context: EditContext,
): FoodMention | undefined {
  const { wholeMeal, wordShare } = context.language.edits.roles;
  const read = readClause(wordShare(part, wholeMeal), context);
  const [share, ...others] = read && !isRefused(read) ? read : [];
  if (share?.kind === "scale" && others.length === 0 && share.factor < 1)
    // Half of "olives" is not half an olive.
    return mention.amount === undefined
      ? undefined
      : { ...mention, amount: roundTo(mention.amount * share.factor, 3) };
  const stated = readStatedAmount(part, context);
  return stated?.rest === "" && !stated.isSize && !stated.isArticle
    ? readOneFood(`${part} ${mention.words}`, context)
    : undefined;
}
