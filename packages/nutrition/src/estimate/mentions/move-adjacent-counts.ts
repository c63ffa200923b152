import type { Language } from "../../languages/language.ts";
import type { FoodMention } from "../food-mention.ts";
import { isPluralToken, tokenize } from "../words/tokens.ts";
import type { ResolvedMention } from "./resolved-mention.ts";

type Resolve = (mention: FoodMention) => ResolvedMention | undefined;

/**
 * "idli 4 sambar", "samosa 3 chutney": the number is that of the food before it if that one is eaten in pieces and
 * the one after it by the spoon or bowl. "toast 2 eggs" stays.
 */
export function moveAdjacentCounts(
  mentions: readonly FoodMention[],
  resolve: Resolve,
  language: Language,
): readonly FoodMention[] {
  const moved = [...mentions];
  for (let at = 0; at < moved.length - 1; at += 1) {
    const [food, next] = [moved[at], moved[at + 1]] as [FoodMention, FoodMention];
    if (!mayBeMoved(food, next, language)) continue;
    const counted = { ...food, amount: next.amount as number };
    if (!isCountedByPiece(counted, resolve) || !isServedByVessel(next, resolve, language)) continue;
    const { amount: _, ...uncounted } = next;
    moved[at] = counted;
    moved[at + 1] = uncounted;
  }
  return moved;
}

const isUnmeasured = ({ unit, figures, share, qualifiers = [], isNotCounted }: FoodMention) =>
  unit === undefined && !figures && !share && qualifiers.length === 0 && !isNotCounted;

function mayBeMoved(food: FoodMention, next: FoodMention, language: Language): boolean {
  const { amount = 0, text = "", words, joinedBy } = next;
  const last = tokenize(words, language).at(-1);
  return (
    joinedBy === "adjacent" &&
    food.amount === undefined &&
    isUnmeasured(food) &&
    isUnmeasured(next) &&
    Number.isInteger(amount) &&
    amount > 1 &&
    text.startsWith(String(amount)) &&
    last !== undefined &&
    !isPluralToken(last)
  );
}

function isCountedByPiece(mention: FoodMention, resolve: Resolve): boolean {
  const { portion } = resolve(mention)?.item ?? {};
  return portion?.rule === "piece-count";
}

function isServedByVessel(mention: FoodMention, resolve: Resolve, language: Language): boolean {
  const { unit = "" } = resolve(mention)?.item.portion ?? {};
  return language.foodPhrases.servingVessels.has(unit);
}
