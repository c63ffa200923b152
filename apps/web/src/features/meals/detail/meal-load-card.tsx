import type { MealEntry } from "@morsel/contracts";
import { type DailyTargets, getNutrient, mealLoad, type NutrientAmounts } from "@morsel/nutrition";
import { Ring } from "../../../ui/gauge.tsx";
import { amountsOf } from "../nutrients/meal-amounts.ts";

interface Props {
  readonly meal: MealEntry;
  readonly isEnergyShown: boolean;
  readonly targets: DailyTargets;
}

/** A meal's share of the day, with its working. */
export function MealLoadCard({ meal, isEnergyShown, targets }: Props) {
  const amounts = amountsOf(meal);
  const load = mealLoad(amounts, isEnergyShown, targets);
  return (
    <section className="card pad grid gap-3.5" aria-label="Meal Load">
      <div className="flex items-center gap-5">
        <Ring percent={load.percent} size={96} label={`Meal Load ${load.percent}% of daily target`}>
          <span className="text-[1.875rem]">
            {load.percent}
            <span className="ml-px text-[.58em] tracking-normal">%</span>
          </span>
        </Ring>
        <div>
          <h2>Meal Load</h2>
          <p className="mt-[3px] text-small text-muted">% of daily target</p>
        </div>
      </div>
      <p className="working">{describeWorking(load.parts, amounts)}</p>
    </section>
  );
}

/** 'Average of calories 31, protein 46, carbs 31 and fat 27'. */
function describeWorking(
  parts: ReturnType<typeof mealLoad>["parts"],
  amounts: NutrientAmounts,
): string {
  const words = parts.map(({ id, percent }) => {
    const share = amounts[id] === null ? "unknown\u00a0(0)" : String(Math.round(percent));
    return `${getNutrient(id).label.toLowerCase()}\u00a0${share}`;
  });
  return `Average of ${new Intl.ListFormat("en-GB").format(words)}`;
}
