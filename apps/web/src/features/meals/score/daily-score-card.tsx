import type { MealEntry } from "@morsel/contracts";
import type { MealColumnId } from "@morsel/contracts/facts";
import {
  type DailyTargets,
  type DisplayUnits,
  dailyScore,
  isTargetNutrient,
  type TargetNutrientId,
  targetNutrientIds,
} from "@morsel/nutrition";
import { useUnits } from "../../../api/units.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import chipStyles from "../../../ui/chip.module.css";
import { fill } from "../../../ui/fill.tsx";
import { formatNumber } from "../../../ui/format-number.ts";
import { unknownText } from "../../../ui/format-nutrient.ts";
import { Ring } from "../../../ui/gauge.tsx";
import textStyles from "../../../ui/text.module.css";
import { columnsOf } from "../columns/columns.ts";
import { t } from "../messages.ts";
import { describeRange, rangeOfMeals } from "../nutrients/energy-range.ts";
import { totalsOfMeals } from "../nutrients/meal-amounts.ts";
import { NutrientMeters } from "../nutrients/nutrient-bars.tsx";
import { ScoreBreakdown } from "./score-breakdown.tsx";
import styles from "./score-card.module.css";

interface Props {
  readonly meals: readonly MealEntry[];
  readonly columns: readonly MealColumnId[];
  readonly targets: DailyTargets;
}

/** A day compared with its targets, and how the score is computed. */
export function DailyScoreCard({ meals, columns, targets }: Props) {
  const units = useUnits();
  const totals = totalsOfMeals(meals);
  const chosen = chosenTargets(columns);
  const score = dailyScore(totals.amounts, chosen, targets);
  const isScored = chosen.length > 0;
  const servings = meals.reduce((sum, meal) => sum + meal.serving.servings, 0);
  return (
    <Card aria-label={t.dailyScore}>
      <div className={styles.score}>
        <Ring
          percent={score.score}
          size={116}
          label={isScored ? t.dailyScoreScore100({ score: score.score }) : t.noDailyScoreNoNutrient}
        >
          <span className={styles.value}>{isScored ? score.score : unknownText}</span>
        </Ring>
        <div className={styles.words}>
          <div>
            <h2>{t.dailyScore}</h2>
            <p className={`${textStyles.note} ${styles.explanation}`}>
              {t.howCloselyYouMatchedTodays}
            </p>
          </div>
          <div className={chipStyles.chips}>
            <Badge>{t.mealsCount(meals.length)}</Badge>
            {columns.includes("serving") ? (
              <Badge>
                {fill(t.servingsStrong, { strong: <b>{formatNumber(servings, 1)}</b> })}
              </Badge>
            ) : null}
          </div>
        </div>
      </div>
      <div className={styles.meters}>
        <NutrientMeters
          ids={shownTargets(columns)}
          totals={totals}
          targets={targets}
          part="meal"
          energyRange={describeDayRange(meals, units)}
        />
      </div>
      {isScored ? <ScoreBreakdown score={score} totals={totals} /> : null}
    </Card>
  );
}

/** The likely range of the energy, with a hint if it is too low because words are not counted. */
function describeDayRange(meals: readonly MealEntry[], units: DisplayUnits): string | undefined {
  const range = describeRange(rangeOfMeals(meals), units);
  const isIncomplete = meals.some((meal) => meal.not_counted.length > 0);
  return range && isIncomplete ? t.rangeWithoutWhatNotCounted({ range }) : range;
}

function chosenTargets(columns: readonly MealColumnId[]): readonly TargetNutrientId[] {
  return columnsOf(columns)
    .map((column) => column.nutrient)
    .filter((id): id is TargetNutrientId => id !== undefined && isTargetNutrient(id));
}

const alwaysShown: readonly TargetNutrientId[] = ["protein_g", "carbs_g", "fat_g"];

/** The macros and the chosen nutrients; calories only if they are chosen. */
function shownTargets(columns: readonly MealColumnId[]): readonly TargetNutrientId[] {
  const wanted = new Set([...chosenTargets(columns), ...alwaysShown]);
  return targetNutrientIds.filter((id) => wanted.has(id));
}
