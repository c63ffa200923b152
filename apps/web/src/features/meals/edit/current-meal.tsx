import type { MealEntry } from "@morsel/contracts";
import type { NutrientId } from "@morsel/nutrition";
import { useUnits } from "../../../api/units.ts";
import { Card } from "../../../ui/card.tsx";
import { displayNutrient } from "../../../ui/display-nutrient.ts";
import { formatWithUnit } from "../../../ui/format-nutrient.ts";
import { Swatch } from "../../../ui/legend-mark.tsx";
import { getMark } from "../../../ui/nutrient-marks.ts";
import textStyles from "../../../ui/text.module.css";
import { t } from "../messages.ts";
import { MacroDonut } from "../nutrients/macro-donut.tsx";
import { amountsOf } from "../nutrients/meal-amounts.ts";
import styles from "./edit-meal.module.css";

const shownIds: readonly NutrientId[] = ["calories_kcal", "protein_g", "carbs_g", "fat_g"];

interface Props {
  readonly meal: MealEntry;
  readonly isEnergyShown: boolean;
}

/** The meal before the edit. */
export function CurrentMeal({ meal, isEnergyShown }: Props) {
  const amounts = amountsOf(meal);
  const units = useUnits();
  return (
    <Card className={styles.currentMeal} aria-labelledby="current-meal">
      <h2 id="current-meal" className={textStyles.eyebrow}>
        {t.currentMeal}
      </h2>
      <div className={styles.overview}>
        <MacroDonut macros={meal.macros} />
        <div className={styles.overviewText}>
          <h3 dir="auto">{meal.title}</h3>
          <p dir="auto">{meal.description}</p>
        </div>
      </div>
      <dl>
        {shownIds
          .filter((id) => isEnergyShown || id !== "calories_kcal")
          .map((id) => (
            <div key={id}>
              <dt>
                <Swatch mark={getMark(id)} />
                {displayNutrient(id, units).label}
              </dt>
              <dd>{formatWithUnit(amounts[id], id, units)}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
