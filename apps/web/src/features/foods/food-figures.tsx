import type { FoodEntry } from "@morsel/contracts";
import {
  displayNutrient,
  type NutrientGroup,
  type NutrientId,
  nutrientsOf,
} from "@morsel/nutrition";
import { useUnits } from "../../api/units.ts";
import { Card } from "../../ui/card.tsx";
import { formatGrams, formatNutrient } from "../../ui/format-nutrient.ts";
import textStyles from "../../ui/text.module.css";
import styles from "./foods.module.css";

interface Props {
  readonly food: FoodEntry;
  /** The chosen amount; undefined if it is not valid. */
  readonly grams: number | undefined;
  readonly isEnergyShown: boolean;
}

const groups: readonly { readonly id: NutrientGroup; readonly title: string }[] = [
  { id: "macros", title: "Macronutrients" },
  { id: "lipids", title: "Fats" },
  { id: "minerals", title: "Minerals" },
  { id: "vitamins", title: "Vitamins" },
];

/** All nutrients, per 100 g and in the chosen amount. */
export function FoodFigures({ food, grams, isEnergyShown }: Props) {
  const units = useUnits();
  return (
    <Card>
      <h2>Figures</h2>
      <table className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">
              <span className={textStyles.visuallyHidden}>Nutrient</span>
            </th>
            <th scope="col">per 100&nbsp;g</th>
            <th scope="col">{grams === undefined ? "your amount" : `in ${formatGrams(grams)}`}</th>
          </tr>
        </thead>
        {groups.map(({ id: group, title }) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={3} className={styles.group}>
                {title}
              </th>
            </tr>
            {rowsOf(group, isEnergyShown).map((id) => {
              const { label, unit } = displayNutrient(id, units);
              const amount = food.per_100g[id];
              const inGrams =
                amount === null || grams === undefined ? null : (amount * grams) / 100;
              return (
                <tr key={id}>
                  <th scope="row">{id === "sugar_g" ? "Sugar, total" : label}</th>
                  {amount === null ? (
                    <td colSpan={2} className={textStyles.muted}>
                      unknown
                    </td>
                  ) : (
                    <>
                      <td>
                        {formatNutrient(amount, id, units)} <small>{unit}</small>
                      </td>
                      <td>
                        {formatNutrient(inGrams, id, units)} <small>{unit}</small>
                      </td>
                    </>
                  )}
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </Card>
  );
}

/** The nutrients of a group, except energy if it is hidden. Sodium is in two groups, and shown in the first. */
function rowsOf(group: NutrientGroup, isEnergyShown: boolean): readonly NutrientId[] {
  return nutrientsOf(group)
    .map(({ id }) => id)
    .filter((id) => isEnergyShown || id !== "calories_kcal")
    .filter((id) => group !== "minerals" || id !== "sodium_mg");
}
