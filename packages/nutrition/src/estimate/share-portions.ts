import type { Food, FoodSource, Portion } from "../food.ts";
import type { NutrientAmounts } from "../totals.ts";

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
    return portions.length === food.portions.length ? food : new FoodByMoreMeasures(food, portions);
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

/**
 * A food with other portions. It asks the food for all else: a table may hold its foods as views
 * on columns, which a copy would lose or unfold.
 */
class FoodByMoreMeasures implements Food {
  readonly portions: readonly Portion[];
  readonly #food: Food;

  constructor(food: Food, portions: readonly Portion[]) {
    this.#food = food;
    this.portions = portions;
  }

  get id(): string {
    return this.#food.id;
  }

  get name(): string {
    return this.#food.name;
  }

  get aliases(): readonly string[] {
    return this.#food.aliases;
  }

  get per100g(): NutrientAmounts {
    return this.#food.per100g;
  }

  get defaultPortion(): number | null {
    return this.#food.defaultPortion;
  }

  get source(): FoodSource {
    return this.#food.source;
  }
}
