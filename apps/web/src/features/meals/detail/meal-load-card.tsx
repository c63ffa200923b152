import type { MealEntry } from "@morsel/contracts";
import {
  type DailyTargets,
  type DisplayUnits,
  mealLoad,
  type NutrientAmounts,
} from "@morsel/nutrition";
import { useUnits } from "../../../api/units.ts";
import { listFormat } from "../../../platform/messages.ts";
import { Card } from "../../../ui/card.tsx";
import { displayNutrient, lowerLabel } from "../../../ui/display-nutrient.ts";
import { fill } from "../../../ui/fill.tsx";
import { formatNumber } from "../../../ui/format-number.ts";
import { formatNutrient } from "../../../ui/format-nutrient.ts";
import { Ring } from "../../../ui/gauge.tsx";
import textStyles from "../../../ui/text.module.css";
import { t } from "../messages.ts";
import { describeBounds, rangeOfMeals } from "../nutrients/energy-range.ts";
import { amountsOf, totalsOfMeal } from "../nutrients/meal-amounts.ts";
import styles from "./meal-detail.module.css";

interface Props {
  readonly meal: MealEntry;
  readonly isEnergyShown: boolean;
  readonly targets: DailyTargets;
}

/** A meal's energy, its share of the daily targets, and how that is computed. */
export function MealLoadCard({ meal, isEnergyShown, targets }: Props) {
  const amounts = amountsOf(meal);
  const units = useUnits();
  const load = mealLoad(amounts, isEnergyShown, targets);
  return (
    <Card className={styles.load} aria-label={t.mealLoad}>
      {isEnergyShown ? <Energy meal={meal} /> : null}
      <div className={styles.gaugeRow}>
        <Ring
          percent={load.percent}
          size={96}
          label={t.mealLoadPercentDailyTarget({ percent: load.percent })}
        >
          <span className={styles.loadValue}>
            {load.percent}
            <span className={styles.loadUnit}>%</span>
          </span>
        </Ring>
        <div>
          <h2>{t.mealLoad}</h2>
          <p className={`${textStyles.note} ${styles.loadNote}`}>{t.dailyTarget}</p>
        </div>
      </div>
      <p className={styles.working}>{describeWorking(load.parts, amounts, units)}</p>
    </Card>
  );
}

/** The energy and its likely range. */
function Energy({ meal }: Pick<Props, "meal">) {
  const { amounts, missing } = totalsOfMeal(meal);
  const kcal = amounts.calories_kcal;
  const isPartial = kcal !== null && missing.calories_kcal > 0;
  const units = useUnits();
  const bounds = describeBounds(rangeOfMeals([meal]), units);
  return (
    <div className={styles.energy}>
      <p>
        {isPartial ? <small>{t.atLeast} </small> : null}
        <b>{formatNutrient(kcal, "calories_kcal", units)}</b> <small>{units.energy}</small>
      </p>
      {bounds ? (
        <p className={textStyles.note}>
          {fill(t.likelyRangeBoundsEnergy, { bounds, energy: units.energy })}
        </p>
      ) : null}
      <MacroRanges meal={meal} />
    </div>
  );
}

const rangedIds = ["protein_g", "carbs_g", "fat_g"] as const;

/** 'Protein 20–31 g, carbs 40–52 g, fat 8–13 g', of the macros whose range has a width. */
function MacroRanges({ meal }: Pick<Props, "meal">) {
  const units = useUnits();
  const words = rangedIds.flatMap((id) => {
    const range = meal.macro_ranges[id];
    if (!range || Math.round(range.low) === Math.round(range.high)) return [];
    const label = lowerLabel(displayNutrient(id, units).label);
    const [low, high] = [Math.round(range.low), Math.round(range.high)];
    return [`${label}\u00a0${formatNumber(low, 0)}–${formatNumber(high, 0)}\u00a0g`];
  });
  return words.length > 0 ? <p className={textStyles.note}>{listFormat().format(words)}</p> : null;
}

/** 'Average of calories 31, protein 46, carbs 31 and fat 27'. */
function describeWorking(
  parts: ReturnType<typeof mealLoad>["parts"],
  amounts: NutrientAmounts,
  units: DisplayUnits,
): string {
  const words = parts.map(({ id, percent }) => {
    const share = amounts[id] === null ? t.unknown0 : String(Math.round(percent));
    return `${lowerLabel(displayNutrient(id, units).label)}\u00a0${share}`;
  });
  return t.averageWords({ words: listFormat().format(words) });
}
