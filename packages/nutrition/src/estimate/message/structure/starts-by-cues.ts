import type { Span } from "../../words/span.ts";
import type { Clause } from "../split-clauses.ts";

/** A meal as far as its clauses are read. */
interface MealSoFar {
  readonly clauses: readonly Clause[];
  readonly hasFood: boolean;
}

/** The offsets at which clauses with foods begin another meal, as far as their times and meal names say so. */
export function findStartsByCues(
  clauses: readonly Clause[],
  foods: readonly Span[],
): readonly number[] {
  const starts: number[] = [];
  let meal: MealSoFar = { clauses: [], hasFood: false };
  for (const clause of clauses) {
    const hasFood = foods.some(({ start }) => clause.start <= start && start < clause.end);
    const continues = meal.clauses.length === 0 || continuesMeal(meal, clause, hasFood);
    if (!continues) starts.push(clause.start);
    meal = {
      clauses: continues ? [...meal.clauses, clause] : [clause],
      hasFood: hasFood || (continues && meal.hasFood),
    };
  }
  return starts;
}

/** True unless the clause names another meal or time. */
function continuesMeal(meal: MealSoFar, clause: Clause, foodFollows: boolean): boolean {
  const { clauses, hasFood } = meal;
  const isNumbered = clause.number !== undefined && clause.number !== firstOf(clauses, "number");
  if (isNumbered && hasFood) return false;
  const namesMeal = clause.mealType !== undefined || clause.clockWords !== undefined;
  if (!namesMeal) return clause.dayWords === undefined || !hasFood;
  const mealType = firstOf(clauses, "mealType");
  const clockWords = firstOf(clauses, "clockWords");
  if (mealType === undefined && clockWords === undefined) return !foodFollows || !hasFood;
  return (
    isSameMeal(clauses, clause) &&
    (clause.clockWords === undefined || clockWords === undefined) &&
    (clause.mealType !== undefined || !hasFood)
  );
}

const firstOf = <Key extends keyof Clause>(clauses: readonly Clause[], key: Key) =>
  clauses.map((one) => one[key]).find((value) => value !== undefined);

/** "dinner: pasta. Supper: toast" are two meals of the same type. */
function isSameMeal(clauses: readonly Clause[], { mealType, isLaterMeal }: Clause): boolean {
  const isLater = isLaterMeal === true && !clauses.some((one) => one.isLaterMeal);
  return mealType === undefined || (mealType === firstOf(clauses, "mealType") && !isLater);
}
