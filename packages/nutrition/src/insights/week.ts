import { countUnreported, type DaySum, sumDay } from "../day-sums.ts";
import type { DisplayUnits } from "../display-units.ts";
import type { MealType } from "../meal.ts";
import type { NutrientId } from "../nutrients.ts";
import { averageTargets, type DailyTargets } from "../targets.ts";
import { type NutrientAmounts, sumNutrients } from "../totals.ts";

/** A food as it was eaten once. */
export interface EatenFood {
  readonly id: string;
  readonly name: string;
  readonly nutrients: NutrientAmounts;
}

export interface EatenMeal {
  readonly type: MealType;
  /** Local time as minutes since midnight, 0-1439. */
  readonly minute: number;
  readonly foods: readonly EatenFood[];
}

export interface EatenDay {
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  readonly meals: readonly EatenMeal[];
}

/** What insights are found in. */
export interface EatenWeek {
  /** The days of the week that have entries, ascending. */
  readonly days: readonly EatenDay[];
  /** Those of the four weeks before it. */
  readonly daysBefore: readonly DaySum[];
  /** The ids of the foods that were eaten in those. */
  readonly foodsBefore: ReadonlySet<string>;
  /** The targets of a day, 'YYYY-MM-DD'. */
  readonly targetsOf: (day: string) => DailyTargets;
  /** False: no insight tells, or rests on, energy. */
  readonly isEnergyShown: boolean;
  /** The units of the figures in texts. */
  readonly units: DisplayUnits;
}

/** A food of the week, all times that it was eaten together. */
export interface FoodOfWeek {
  readonly id: string;
  readonly name: string;
  readonly times: number;
  readonly days: number;
  readonly amounts: NutrientAmounts;
}

/** The week, as the rules look at it. */
export interface WeekFacts extends EatenWeek {
  /** The average of the targets of its days. */
  readonly targets: DailyTargets;
  readonly sums: readonly DaySum[];
  readonly foods: readonly EatenFood[];
  /** By name, so that what is equally frequent keeps its order. */
  readonly foodsOfWeek: readonly FoodOfWeek[];
}

/** Works out once what several rules ask for. */
export function summarizeWeek(week: EatenWeek): WeekFacts {
  const sums = week.days.map(({ day, meals }) =>
    sumDay(
      day,
      meals.map(({ foods }) => {
        const amounts = foods.map(({ nutrients }) => nutrients);
        return {
          amounts: sumNutrients(amounts).amounts,
          unreported: countUnreported(amounts),
          foods: foods.length,
        };
      }),
    ),
  );
  return {
    ...week,
    targets: averageTargets(week.days.map(({ day }) => week.targetsOf(day))),
    sums,
    foods: week.days.flatMap(foodsOfDay),
    foodsOfWeek: countFoods(week.days),
  };
}

/** All that was eaten on a day. */
export function foodsOfDay({ meals }: EatenDay): readonly EatenFood[] {
  return meals.flatMap(({ foods }) => foods);
}

/** The foods of some days, each once, by name. */
export function countFoods(days: readonly EatenDay[]): readonly FoodOfWeek[] {
  const eaten = days.flatMap((day) => foodsOfDay(day).map((food) => ({ ...food, day: day.day })));
  return [...Map.groupBy(eaten, ({ id }) => id)]
    .map(([id, times]) => ({
      id,
      name: times[0]?.name ?? "",
      times: times.length,
      days: new Set(times.map(({ day }) => day)).size,
      amounts: sumNutrients(times.map(({ nutrients }) => nutrients)).amounts,
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The foods that brought most of a nutrient, the greatest first; none that brought nothing. */
export function mainSources(
  foods: readonly FoodOfWeek[],
  id: NutrientId,
  count = 3,
): readonly FoodOfWeek[] {
  return foods
    .filter(({ amounts }) => (amounts[id] ?? 0) > 0)
    .toSorted((one, other) => (other.amounts[id] ?? 0) - (one.amounts[id] ?? 0))
    .slice(0, count);
}

/** The known amounts of a nutrient, added up. */
export function knownSum(foods: readonly { amounts: NutrientAmounts }[], id: NutrientId): number {
  return foods.reduce((sum, { amounts }) => sum + (amounts[id] ?? 0), 0);
}

/** The share of the foods that report a nutrient, 0-1. */
export function reportedShare({ foods }: WeekFacts, id: NutrientId): number {
  if (foods.length === 0) return 0;
  return foods.filter(({ nutrients }) => nutrients[id] !== null).length / foods.length;
}
