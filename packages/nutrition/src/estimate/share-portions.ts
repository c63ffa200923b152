import type { Food, Portion } from "../food.ts";

/**
 * A food that stands in the table again under another name, from the same source record, is eaten
 * by the same measures: the first gains those that only the later ones tell. A food that borrows
 * a nearby record is another food, and keeps its own.
 */
export function sharePortions(foods: readonly Food[]): readonly Food[] {
  const byRecord = Map.groupBy(foods.filter(isOfOwnRecord), recordOf);
  return foods.map((food) => {
    const [first, ...others] = byRecord.get(recordOf(food)) ?? [];
    if (food !== first || others.length === 0) return food;
    const portions = withPortionsOf(food, others);
    return portions.length === food.portions.length ? food : { ...food, portions };
  });
}

const isOfOwnRecord = (food: Food) => food.source.recordOf === undefined;
const recordOf = ({ source }: Food) => `${source.dataset} ${source.id}`;

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
