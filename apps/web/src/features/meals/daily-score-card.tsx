import type { MealEntry } from "@morsel/contracts";
import { dailyScore, isTargetNutrient, type TargetNutrientId } from "@morsel/nutrition";
import { Badge } from "../../ui/badge.tsx";
import { Ring } from "../../ui/ring.tsx";
import { type ColumnId, columnsOf } from "./columns.ts";
import { formatCount, formatNumber } from "./format-amount.ts";
import { totalsOfMeals } from "./meal-amounts.ts";
import { NutrientBars } from "./nutrient-bars.tsx";
import { ScoreWorking } from "./score-working.tsx";

interface Props {
  readonly meals: readonly MealEntry[];
  readonly columns: readonly ColumnId[];
}

/** A day against its targets, with the working of its score. */
export function DailyScoreCard({ meals, columns }: Props) {
  const totals = totalsOfMeals(meals);
  const targets = columnsOf(columns)
    .map((column) => column.nutrient)
    .filter((id): id is TargetNutrientId => id !== undefined && isTargetNutrient(id));
  const score = dailyScore(totals.amounts, targets);
  const servings = meals.reduce((sum, meal) => sum + meal.serving.servings, 0);
  return (
    <section className="card pad" aria-label="Daily Score">
      <div className="flex items-center gap-5">
        <Ring percent={score.score} size={116} label={`Daily Score ${score.score} of 100`}>
          <span className="text-[length:var(--t-ring-l)]">{score.score}</span>
        </Ring>
        <div className="grid justify-items-start gap-2.5">
          <div>
            <h2>Daily Score</h2>
            <p className="mt-[3px] text-small text-muted">
              How closely you matched today's targets
            </p>
          </div>
          <div className="chips">
            <Badge>{formatCount(meals.length, "meal")}</Badge>
            {columns.includes("serving") ? (
              <Badge>
                Servings <b>{formatNumber(servings, 1)}</b>
              </Badge>
            ) : null}
          </div>
        </div>
      </div>
      <div className="mt-[22px]">
        <NutrientBars ids={targets} totals={totals} part="meal" />
      </div>
      <ScoreWorking score={score} totals={totals} />
    </section>
  );
}
