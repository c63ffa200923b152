import type { Food, Portion } from "../food.ts";

/**
 * Foods of one source record know each other's portions: a food that stands in the table twice,
 * under two names, is eaten by the same measures. A food that borrows a nearby record is another
 * food, and keeps its own.
 */
export function sharePortions(foods: readonly Food[]): readonly Food[] {
  const byRecord = Map.groupBy(foods.filter(isOfOwnRecord), recordOf);
  return foods.map((food) => {
    const like = isOfOwnRecord(food) ? (byRecord.get(recordOf(food)) ?? []) : [];
    if (like.length < 2) return food;
    const portions = withPortionsOf(food, like);
    return portions.length === food.portions.length ? food : { ...food, portions };
  });
}

const isOfOwnRecord = (food: Food) => food.source.recordOf === undefined;

/** An FDC id is one record in whatever USDA release, under whatever name a table gives the release. */
function recordOf({ source }: Food): string {
  return source.dataset.startsWith("USDA") ? source.id : `${source.dataset} ${source.id}`;
}

/** A food's own portions first, so that its default keeps its place. */
function withPortionsOf(food: Food, others: readonly Food[]): readonly Portion[] {
  const portions = [...food.portions];
  for (const portion of others.flatMap((other) => other.portions)) {
    if (!portions.some((known) => isSameMeasure(known, portion))) portions.push(portion);
  }
  return portions;
}

function isSameMeasure(one: Portion, other: Portion): boolean {
  return one.label.toLowerCase() === other.label.toLowerCase();
}
