import type { Language } from "../../languages/language.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { amountAt, stemsOf } from "../chunks/chunk-predicates.ts";
import type { FoodMention } from "../food-mention.ts";
import type { FoodSpan } from "../segment/segment-foods.ts";

/**
 * Butter on two slices of toast, and milk in two coffees, is counted twice; milk on cereal is a part of a glass.
 * Undefined for what is eaten by itself.
 */
export function findSpread(
  chunks: readonly Chunk[],
  food: FoodSpan,
  before: readonly FoodSpan[],
  language: Language,
): Pick<FoodMention, "spreadOverPieces" | "isStirredIn" | "isPouredOn"> | undefined {
  const { spreads, spreadTargets } = language.foodClasses;
  const previous = before.at(-1);
  const isSpread =
    previous !== undefined &&
    containsWord(chunks, food, spreads) &&
    containsWord(chunks, previous, spreadTargets);
  if (isSpread) {
    const between = chunks.slice(previous.to, food.from);
    if (between.some(({ kind }) => kind === "stop" || kind === "amount")) return undefined;
    return { spreadOverPieces: countPieces(chunks, previous) };
  }
  const drink = findHotDrink(chunks, food, before, language);
  if (!drink) return isOnCereal(chunks, food, before, language) ? { isPouredOn: true } : undefined;
  const isStirredIn = containsWord(chunks, food, language.foodClasses.liquidAdditions);
  return { spreadOverPieces: countPieces(chunks, drink), ...(isStirredIn && { isStirredIn }) };
}

/** The drink that a food is stirred into, directly or after another addition: "tea with 2 sugars and milk". */
function findHotDrink(
  chunks: readonly Chunk[],
  food: FoodSpan,
  before: readonly FoodSpan[],
  { foodClasses }: Language,
): FoodSpan | undefined {
  const isAddition = (span: FoodSpan) =>
    foodClasses.drinkAdditions.has(stemsOf(chunks.slice(span.from, span.to)).at(-1) ?? "");
  if (!containsWord(chunks, food, foodClasses.drinkAdditions)) return undefined;
  const drink = before.findLast((span) => !isAddition(span));
  if (drink === undefined || !containsWord(chunks, drink, foodClasses.hotDrinks)) return undefined;
  return chunks.slice(drink.to, food.from).some(({ kind }) => kind === "stop") ? undefined : drink;
}

/** "Cornflakes with milk", also with a fruit between them. */
function isOnCereal(
  chunks: readonly Chunk[],
  food: FoodSpan,
  before: readonly FoodSpan[],
  { foodClasses }: Language,
): boolean {
  const nounOf = ({ from, to }: FoodSpan) => stemsOf(chunks.slice(from, to)).at(-1) ?? "";
  const isDrink = containsWord(chunks, food, foodClasses.hotDrinks);
  if (isDrink || !foodClasses.liquidAdditions.has(nounOf(food))) return false;
  const cereal = before.findLast((span) => foodClasses.cereals.has(nounOf(span)));
  return (
    cereal !== undefined && chunks.slice(cereal.to, food.from).every(({ kind }) => kind !== "stop")
  );
}

function countPieces(chunks: readonly Chunk[], { amountAt: at }: FoodSpan): number {
  const amount = amountAt(chunks, at);
  return amount === undefined || amount.gramsEach !== undefined ? 1 : Math.max(1, amount.count);
}

function containsWord(
  chunks: readonly Chunk[],
  food: FoodSpan,
  words: ReadonlySet<string>,
): boolean {
  return chunks
    .slice(food.from, food.to)
    .some((chunk) => chunk.kind === "words" && chunk.stems.some((word) => words.has(word)));
}

/** "ham and cheese on rye": the bread around a filling. "Avocado on rye" is on one slice. */
export function findSandwichBread(
  chunks: readonly Chunk[],
  { from, to }: FoodSpan,
  filling: FoodSpan | undefined,
  { foodClasses, functionWords }: Language,
): Pick<FoodMention, "isSandwichBread"> | undefined {
  const before = chunks[from - 1];
  const isOn = before?.kind === "connector" && before.text === functionWords.placement;
  if (!filling || !isOn || filling.to !== from - 1) return undefined;
  const isFilling = foodClasses.sandwichFillings.has(
    stemsOf(chunks.slice(filling.from, filling.to)).at(-1) ?? "",
  );
  const bread = stemsOf(chunks.slice(from, to));
  const isBread = bread.some((word) => foodClasses.slicedBreads.has(word));
  return isFilling && isBread ? { isSandwichBread: true } : undefined;
}
