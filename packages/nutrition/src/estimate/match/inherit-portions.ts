import type { Food, FoodPart, FoodSource, Portion } from "../../food.ts";
import type { NutrientAmounts } from "../../totals.ts";

/**
 * Foods of the same source record share their portions, because a table may contain a record under
 * two names. A food that borrows the record of a similar food keeps its own portions.
 */
export function inheritPortions(foods: readonly Food[]): readonly Food[] {
  const sharedRecords = groupByRecord(foods);
  return foods.map((food) => {
    const recordFoods = sharedRecords.get(food);
    if (recordFoods === undefined) return food;
    const ownPortions = food.portions;
    const portions = mergePortions(ownPortions, recordFoods);
    return portions.length === ownPortions.length ? food : new FoodWithPortions(food, portions);
  });
}

/** The foods whose record occurs more than once, each with all foods of its record. */
function groupByRecord(foods: readonly Food[]): Map<Food, readonly Food[]> {
  const firstFoods = new Map<string, Food>();
  const sharedRecords = new Map<Food, Food[]>();
  for (const food of foods) {
    const { source } = food;
    if (source.recordOf !== undefined) continue;
    const record = `${food.isImported === true}${recordKey(source)}`;
    const first = firstFoods.get(record);
    if (first === undefined) {
      firstFoods.set(record, food);
      continue;
    }
    const recordFoods = sharedRecords.get(first) ?? [first];
    recordFoods.push(food);
    sharedRecords.set(first, recordFoods).set(food, recordFoods);
  }
  return sharedRecords;
}

/** An FDC id identifies a record across all USDA releases. */
function recordKey({ dataset, id }: FoodSource): string {
  return dataset.startsWith("USDA") ? id : `${dataset} ${id}`;
}

/** The food's own portions come first, so that the index of the default stays valid. */
function mergePortions(
  ownPortions: readonly Portion[],
  others: readonly Food[],
): readonly Portion[] {
  const portions = [...ownPortions];
  const labels = new Set(ownPortions.map(normalizeLabel));
  for (const portion of others.flatMap((other) => other.portions)) {
    const label = normalizeLabel(portion);
    if (!labels.has(label)) portions.push(portion);
    labels.add(label);
  }
  return portions;
}

const normalizeLabel = ({ label }: Portion) => label.toLowerCase();

/**
 * An imported food without portions takes those of the table's food of its kind: a mustard is said in spoons, not
 * in 100 g.
 *
 * @param findOfKind the table's food that one of the name's words names
 */
export function borrowPortions(food: Food, findOfKind: () => Food | undefined): Food {
  if (!food.isImported || food.defaultPortion !== null || food.portions.length > 0) return food;
  const kind = findOfKind();
  return kind ? new FoodWithPortions(food, kind.portions, kind.defaultPortion) : food;
}

/** A food with other portions. Delegates instead of copying, because imported foods are views on columns. */
class FoodWithPortions implements Food {
  readonly portions: readonly Portion[];
  readonly defaultPortion: number | null;
  readonly #food: Food;

  constructor(food: Food, portions: readonly Portion[], defaultPortion = food.defaultPortion) {
    this.#food = food;
    this.portions = portions;
    this.defaultPortion = defaultPortion;
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

  get approximateAliases(): readonly string[] {
    return this.#food.approximateAliases ?? [];
  }

  get contains(): readonly string[] {
    return this.#food.contains ?? [];
  }

  get parts(): readonly FoodPart[] {
    return this.#food.parts ?? [];
  }

  get per100g(): NutrientAmounts {
    return this.#food.per100g;
  }

  get source(): FoodSource {
    return this.#food.source;
  }

  get isBranded(): boolean {
    return this.#food.isBranded === true;
  }

  get isImported(): boolean {
    return this.#food.isImported === true;
  }

  get eatings(): number {
    return this.#food.eatings ?? 0;
  }
}
