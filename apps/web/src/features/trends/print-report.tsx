import type { TrendDay, Trends } from "@morsel/contracts";
import {
  averageOfDays,
  type DailyTargets,
  type DisplayUnits,
  microIds,
  type NutrientId,
  type TargetNutrientId,
  targetNutrientIds,
} from "@morsel/nutrition";
import { useUnits } from "../../api/units.ts";
import { findToday } from "../../platform/clock.ts";
import { displayNutrient } from "../../ui/display-nutrient.ts";
import { fill } from "../../ui/fill.tsx";
import { formatAmount, formatAverage, formatTarget } from "./amounts.ts";
import { Bars, Ticks } from "./chart-bars.tsx";
import { chartValuesOf } from "./day-chart.tsx";
import { formatBounds, rangeOfBucket } from "./energy-ranges.ts";
import { TableHead } from "./figures-table.tsx";
import { t } from "./messages.ts";
import { type Bucket, nameLongDay, namePeriodWithYear, type Period } from "./periods.ts";
import styles from "./print-report.module.css";
import trendStyles from "./trends.module.css";

interface Props {
  /** The email address of the account. */
  readonly email: string;
  readonly period: Period;
  readonly buckets: readonly Bucket[];
  readonly trends: Trends;
  readonly targets: DailyTargets;
  readonly isEnergyShown: boolean;
}

/** The period on paper, for a doctor or dietitian. Screens do not show it. */
export function PrintReport({ email, period, buckets, trends, targets, isEnergyShown }: Props) {
  const { days, foods } = trends;
  const meals = days.reduce((sum, day) => sum + day.meals, 0);
  const ids = targetNutrientIds.filter((id) => isEnergyShown || id !== "calories_kcal");
  const values = chartValuesOf("calories_kcal", buckets, targets.calories_kcal);
  return (
    <section className={styles.report} aria-label={t.report}>
      <header>
        <p className={styles.brand}>{t.morselFoodReport}</p>
        <h1>{namePeriodWithYear(period)}</h1>
        <p>
          {email ? `${email} · ` : null}
          {fill(t.daysCountWithEntriesMeals, {
            daysCount: t.daysCount(days.length),
            meals: t.mealsCount(meals),
          })}
        </p>
      </header>
      <h2>{t.dailyAverage}</h2>
      <AveragesTable ids={ids} days={days} targets={targets} />
      {isEnergyShown ? (
        <div className={styles.together}>
          <h2>{period.kind === "year" ? t.energyByMonth : t.energyByDay}</h2>
          <div className={trendStyles.plot}>
            <Ticks {...values} />
            <Bars {...values} />
          </div>
        </div>
      ) : null}
      <DailyTable period={period} buckets={buckets} isEnergyShown={isEnergyShown} />
      <div className={styles.together}>
        <h2>{t.mostFrequentFoods}</h2>
        <ol className={styles.columns}>
          {foods.map(({ food_id, food, times, days: dayCount }) => (
            <li key={food_id}>
              {food}: {t.daysCount(dayCount)}
              {times > dayCount ? t.timesTimes({ times }) : null}
            </li>
          ))}
        </ol>
      </div>
      <MicroList days={days} />
      <p className={styles.footnote}>
        {fill(t.estimatesFromDescriptions, { nameLongDay: nameLongDay(findToday()) })}
      </p>
    </section>
  );
}

interface AveragesProps {
  readonly ids: readonly TargetNutrientId[];
  readonly days: readonly TrendDay[];
  readonly targets: DailyTargets;
}

function AveragesTable({ ids, days, targets }: AveragesProps) {
  const units = useUnits();
  return (
    <table>
      <TableHead columns={[t.nutrient, t.average, t.target]} />
      <tbody>
        {ids.map((id) => (
          <tr key={id}>
            <th scope="row">{displayNutrient(id, units).label}</th>
            <td>{averageInWords(days, id, units)}</td>
            <td>{formatTarget(targets[id], id, units)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function averageInWords(days: readonly TrendDay[], id: NutrientId, units: DisplayUnits): string {
  const average = averageOfDays(days, id);
  return average.amount === null ? t.notReported : formatAverage(average, id, units);
}

const dailyIds = ["protein_g", "carbs_g", "fat_g"] as const;

interface DailyProps extends Pick<Props, "period" | "buckets" | "isEnergyShown"> {}

/** Each day with entries, or in a year each month. */
function DailyTable({ period, buckets, isEnergyShown }: DailyProps) {
  const units = useUnits();
  const isYear = period.kind === "year";
  const ids: readonly NutrientId[] = isEnergyShown ? ["calories_kcal", ...dailyIds] : dailyIds;
  const hasRange = isEnergyShown && !isYear;
  const columns = [
    isYear ? t.monthDailyAverage : t.day,
    isYear ? t.days : t.meals,
    ...ids.map((id) => (id === "calories_kcal" ? t.energy : displayNutrient(id, units).label)),
    ...(hasRange ? [t.likelyRangeEnergy({ energy: units.energy })] : []),
  ];
  return (
    <table className={styles.daily}>
      <TableHead columns={columns} />
      <tbody>
        {buckets
          .filter(({ days }) => days.length > 0)
          .map((bucket) => {
            const range = rangeOfBucket(bucket);
            return (
              <tr key={bucket.key}>
                <th scope="row">{bucket.name}</th>
                <td>{isYear ? bucket.days.length : bucket.days[0]?.meals}</td>
                {ids.map((id) => (
                  <td key={id}>{shortAverage(bucket.days, id, units)}</td>
                ))}
                {hasRange ? <td>{range ? formatBounds(range, units) : "—"}</td> : null}
              </tr>
            );
          })}
      </tbody>
    </table>
  );
}

/** '≥ 14 g': there is no space for words. */
function shortAverage(days: readonly TrendDay[], id: NutrientId, units: DisplayUnits): string {
  const { amount, isAtLeast } = averageOfDays(days, id);
  return amount !== null && isAtLeast
    ? `≥ ${formatAmount(amount, id, units)}`
    : formatAmount(amount, id, units);
}

/** Minerals and vitamins that foods report. */
function MicroList({ days }: { readonly days: readonly TrendDay[] }) {
  const units = useUnits();
  const reported = microIds.filter(
    (id) => id !== "sodium_mg" && averageOfDays(days, id).amount !== null,
  );
  if (reported.length === 0) return null;
  return (
    <div className={styles.together}>
      <h2>{t.mineralsAndVitaminsDaily}</h2>
      <ul className={styles.columns}>
        {reported.map((id) => (
          <li key={id}>
            {displayNutrient(id, units).label}: {averageInWords(days, id, units)}
          </li>
        ))}
      </ul>
    </div>
  );
}
