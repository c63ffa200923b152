import type { Food, FoodSource, Portion } from "../../food.ts";
import type { NutrientAmounts } from "../../totals.ts";

/**
 * Foods of one source record know each other's portions: a food that stands in the table twice,
 * under two names, is eaten by the same measures. A food that borrows a nearby record is another
 * food, and keeps its own.
 */
export function inheritPortions(foods: readonly Food[]): readonly Food[] {
  const alike = foodsOfOneRecord(foods);
  return foods.map((food) => {
    const like = alike.get(food);
    if (like === undefined) return food;
    const own = food.portions;
    const portions = withPortionsOf(own, like);
    return portions.length === own.length ? food : new FoodByMoreMeasures(food, portions);
  });
}

/** The foods whose record stands in the table more than once, each with all of its record. */
function foodsOfOneRecord(foods: readonly Food[]): Map<Food, readonly Food[]> {
  const firstOf = new Map<string, Food>();
  const alike = new Map<Food, Food[]>();
  for (const food of foods) {
    const { source } = food;
    if (source.recordOf !== undefined) continue;
    const record = recordOf(source);
    const first = firstOf.get(record);
    if (first === undefined) {
      firstOf.set(record, food);
      continue;
    }
    const like = alike.get(first) ?? [first];
    like.push(food);
    alike.set(first, like).set(food, like);
  }
  return alike;
}

/** An FDC id is one record in whatever USDA release, under whatever name a table gives the release. */
function recordOf({ dataset, id }: FoodSource): string {
  return dataset.startsWith("USDA") ? id : `${dataset} ${id}`;
}

/** A food's own portions first, so that its default keeps its place. */
function withPortionsOf(own: readonly Portion[], others: readonly Food[]): readonly Portion[] {
  const portions = [...own];
  const known = new Set(own.map(measureOf));
  for (const portion of others.flatMap((other) => other.portions)) {
    const measure = measureOf(portion);
    if (!known.has(measure)) portions.push(portion);
    known.add(measure);
  }
  return portions;
}

const measureOf = ({ label }: Portion) => label.toLowerCase();

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

  get isBranded(): boolean {
    return this.#food.isBranded === true;
  }
}
