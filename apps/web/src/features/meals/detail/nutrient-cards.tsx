import type { MealEntry } from "@morsel/contracts";
import {
  type DailyTargets,
  isTargetNutrient,
  macroIds,
  type NutrientAmounts,
  type NutrientGroup,
  nutrientsOf,
} from "@morsel/nutrition";
import { useUnits } from "../../../api/units.ts";
import { Card } from "../../../ui/card.tsx";
import { displayNutrient } from "../../../ui/display-nutrient.ts";
import { formatNutrient } from "../../../ui/format-nutrient.ts";
import textStyles from "../../../ui/text.module.css";
import { t } from "../messages.ts";
import { amountsOf, totalsOfMeal } from "../nutrients/meal-amounts.ts";
import { NutrientMeters } from "../nutrients/nutrient-bars.tsx";
import mealDetail from "./meal-detail.module.css";
import nutrientCards from "./nutrient-cards.module.css";

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
    <Card>
      <h2 className={nutrientCards.macrosTitle}>{t.macronutrients}</h2>
      <NutrientMeters
        ids={ids.filter((id) => isEnergyShown || id !== "calories_kcal")}
        totals={totalsOfMeal(meal)}
        targets={targets}
        part="item"
      />
    </Card>
  );
}

export function LipidsCard({ meal }: Props) {
  return (
    <Card>
      <h2 className={nutrientCards.cardTitle}>{t.lipidProfile}</h2>
      <NutrientTable group="lipids" amounts={amountsOf(meal)} />
    </Card>
  );
}

export function MicrosCard({ meal }: Props) {
  const amounts = amountsOf(meal);
  return (
    <Card>
      <h2>{t.micronutrients}</h2>
      <h3 className={mealDetail.groupName}>{t.minerals}</h3>
      <NutrientTable group="minerals" amounts={amounts} isTwoColumns />
      <h3 className={mealDetail.groupName}>{t.vitamins}</h3>
      <NutrientTable group="vitamins" amounts={amounts} isTwoColumns />
    </Card>
  );
}

interface TableProps {
  readonly group: NutrientGroup;
  readonly amounts: NutrientAmounts;
  readonly isTwoColumns?: boolean;
}

function NutrientTable({ group, amounts, isTwoColumns = false }: TableProps) {
  const units = useUnits();
  return (
    <dl className={`${nutrientCards.nutrients} ${isTwoColumns ? nutrientCards.twoColumns : ""}`}>
      {nutrientsOf(group).map(({ id }) => {
        const amount = amounts[id];
        const { label, unit } = displayNutrient(id, units);
        return (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              {amount === null ? (
                <span className={textStyles.muted}>
                  <span aria-hidden="true">—</span>
                  <span className={textStyles.visuallyHidden}>{t.unknown2}</span>
                </span>
              ) : (
                <>
                  {formatNutrient(amount, id, units)} <small>{unit}</small>
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
