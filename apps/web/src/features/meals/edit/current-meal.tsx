import type { MealEntry } from "@morsel/contracts";
import { getNutrient, type NutrientId } from "@morsel/nutrition";
import { Card } from "../../../ui/card.tsx";
import { Swatch } from "../../../ui/legend-mark.tsx";
import { getMark } from "../../../ui/nutrient-marks.ts";
import textStyles from "../../../ui/text.module.css";
import { formatWithUnit } from "../nutrients/format-amount.ts";
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
  return (
    <Card className={styles.currentMeal} aria-labelledby="current-meal">
      <h2 id="current-meal" className={textStyles.eyebrow}>
        Current Meal
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
                {getNutrient(id).label}
              </dt>
              <dd>{formatWithUnit(amounts[id], id)}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
