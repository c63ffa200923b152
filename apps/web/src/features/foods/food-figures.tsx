import type { FoodEntry } from "@morsel/contracts";
import { type NutrientGroup, type NutrientId, nutrientsOf } from "@morsel/nutrition";
import { useUnits } from "../../api/units.ts";
import { Card } from "../../ui/card.tsx";
import { displayNutrient } from "../../ui/display-nutrient.ts";
import { formatGrams, formatNutrient } from "../../ui/format-nutrient.ts";
import textStyles from "../../ui/text.module.css";
import styles from "./foods.module.css";
import { t } from "./messages.ts";

interface Props {
  readonly food: FoodEntry;
  /** The chosen amount; undefined if it is not valid. */
  readonly grams: number | undefined;
  readonly isEnergyShown: boolean;
}

const groups = (): readonly { readonly id: NutrientGroup; readonly title: string }[] => [
  {
    id: "macros",
    title: t.macronutrients,
  },
  {
    id: "lipids",
    title: t.fats,
  },
  {
    id: "minerals",
    title: t.minerals,
  },
  {
    id: "vitamins",
    title: t.vitamins,
  },
];

/** All nutrients, per 100 g and in the chosen amount. */
export function FoodFigures({ food, grams, isEnergyShown }: Props) {
  const units = useUnits();
  return (
    <Card>
      <h2>{t.figures}</h2>
      <table className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">
              <span className={textStyles.visuallyHidden}>{t.nutrient}</span>
            </th>
            <th scope="col">{t.per100G}</th>
            <th scope="col">
              {grams === undefined ? t.yourAmount : t.inGrams({ grams: formatGrams(grams) })}
            </th>
          </tr>
        </thead>
        {groups().map(({ id: group, title }) => (
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
                  <th scope="row">{id === "sugar_g" ? t.sugarTotal : label}</th>
                  {amount === null ? (
                    <td colSpan={2} className={textStyles.muted}>
                      {t.unknown}
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
