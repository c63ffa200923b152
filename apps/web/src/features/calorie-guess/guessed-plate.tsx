import type { GuessedMeal } from "@morsel/contracts";
import type { DisplayUnits } from "@morsel/nutrition";
import chipStyles from "../../ui/chip.module.css";
import { Chip } from "../../ui/chip.tsx";
import { displayNutrient } from "../../ui/display-nutrient.ts";
import { formatNutrient } from "../../ui/format-nutrient.ts";
import { macroMarks } from "../../ui/nutrient-marks.ts";
import { OpenFoodFactsNotice } from "../../ui/open-food-facts-notice.tsx";
import receiptStyles from "../../ui/receipt.module.css";
import textStyles from "../../ui/text.module.css";
import styles from "./calorie-guess.module.css";
import { energyMacros } from "./energy-shares.ts";
import { formatServing, formatWithGrams } from "./format.ts";
import { t } from "./messages.ts";

interface Props {
  readonly meals: readonly GuessedMeal[];
  readonly isEnergyShown: boolean;
  readonly units: DisplayUnits;
}

/** The dishes of the estimate. */
export function GuessedDishes({ meals, isEnergyShown, units }: Props) {
  return (
    <div className={receiptStyles.paper}>
      <section
        className={`${receiptStyles.receipt} ${styles.receipt}`}
        aria-label={t.itemBreakdown}
      >
        <div className={receiptStyles.header}>
          <h2>{t.whatOnPlate}</h2>
          <span className={textStyles.note}>{t.itemsCount(meals.length)}</span>
        </div>
        <ol>
          {meals.map((meal, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and titles may repeat.
            <Dish key={index} meal={meal} isEnergyShown={isEnergyShown} units={units} />
          ))}
        </ol>
        <OpenFoodFactsNotice sources={meals.map(({ source }) => source)} />
      </section>
    </div>
  );
}

interface DishProps {
  readonly meal: GuessedMeal;
  readonly isEnergyShown: boolean;
  readonly units: DisplayUnits;
}

function Dish({ meal, isEnergyShown, units }: DishProps) {
  return (
    <li className={styles.dish}>
      <div className={styles.dishHeader}>
        <h3>{meal.title}</h3>
        {isEnergyShown ? (
          <span className={styles.energy}>
            {formatNutrient(meal.macros.calories_kcal, "calories_kcal", units)}{" "}
            <small>{units.energy}</small>
          </span>
        ) : null}
      </div>
      {meal.description ? <p className={textStyles.note}>{meal.description}</p> : null}
      <div className={`${chipStyles.chips} ${styles.chips}`}>
        {energyMacros.map((id) => (
          <Chip
            key={id}
            mark={macroMarks[id]}
            label={displayNutrient(id, units).label}
            value={formatWithGrams(meal.macros[id])}
          />
        ))}
        <Chip label={t.serving} value={formatServing(meal.serving)} />
      </div>
    </li>
  );
}
