import type { MealEntry } from "@morsel/contracts";
import {
  type DailyTargets,
  isTargetNutrient,
  macroIds,
  type NutrientAmounts,
  type NutrientGroup,
  nutrientsOf,
} from "@morsel/nutrition";
import { formatAmount } from "../nutrients/format-amount.ts";
import { amountsOf, totalsOfMeal } from "../nutrients/meal-amounts.ts";
import { NutrientBars } from "../nutrients/nutrient-bars.tsx";

interface Props {
  readonly meal: MealEntry;
}

interface MacrosProps extends Props {
  readonly isEnergyShown: boolean;
  readonly targets: DailyTargets;
}

export function MacrosCard({ meal, isEnergyShown, targets }: MacrosProps) {
  const ids = macroIds.filter(isTargetNutrient);
  return (
    <section className="card pad">
      <h2 className="mb-4">Macronutrients</h2>
      <NutrientBars
        ids={ids.filter((id) => isEnergyShown || id !== "calories_kcal")}
        totals={totalsOfMeal(meal)}
        targets={targets}
        part="item"
      />
    </section>
  );
}

export function LipidsCard({ meal }: Props) {
  return (
    <section className="card pad">
      <h2 className="mb-2.5">Lipid Profile</h2>
      <NutrientTable group="lipids" amounts={amountsOf(meal)} />
    </section>
  );
}

export function MicrosCard({ meal }: Props) {
  const amounts = amountsOf(meal);
  return (
    <section className="card pad">
      <h2>Micronutrients</h2>
      <h3 className="group-name">MINERALS</h3>
      <NutrientTable group="minerals" amounts={amounts} isTwoWide />
      <h3 className="group-name">VITAMINS</h3>
      <NutrientTable group="vitamins" amounts={amounts} isTwoWide />
    </section>
  );
}

interface TableProps {
  readonly group: NutrientGroup;
  readonly amounts: NutrientAmounts;
  readonly isTwoWide?: boolean;
}

function NutrientTable({ group, amounts, isTwoWide = false }: TableProps) {
  return (
    <dl className={isTwoWide ? "nt two" : "nt"}>
      {nutrientsOf(group).map(({ id, label, unit, unitLabel }) => {
        const amount = amounts[id];
        return (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              {amount === null ? (
                <span className="text-muted">
                  <span aria-hidden="true">—</span>
                  <span className="sr-only">unknown</span>
                </span>
              ) : (
                <>
                  {formatAmount(amount, id)} <small>{unitLabel ?? unit}</small>
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
