import type { TrendDay, Trends } from "@morsel/contracts";
import { averageOfDays, defaultUnits, type NutrientGroup, nutrientsOf } from "@morsel/nutrition";
import { useUnits } from "../../api/units.ts";
import { formatHour } from "../../platform/clock.ts";
import { Card } from "../../ui/card.tsx";
import { displayNutrient, lowerLabel } from "../../ui/display-nutrient.ts";
import { fill } from "../../ui/fill.tsx";
import textStyles from "../../ui/text.module.css";
import { formatAmount, listWords } from "./amounts.ts";
import { FiguresTable, TableHead } from "./figures-table.tsx";
import { t } from "./messages.ts";
import styles from "./trends.module.css";

/** Minerals and vitamins per day, with the number of foods that report them unless all do. */
export function MicrosCard({ days }: { readonly days: readonly TrendDay[] }) {
  return (
    <Card className={styles.micros} aria-label={t.micronutrients}>
      <h2>{t.micronutrients}</h2>
      <p className={styles.readout}>{t.dailyAverageAtLeastSome}</p>
      <div className={styles.microGroups}>
        <MicroTable title={t.minerals} group="minerals" days={days} />
        <MicroTable title={t.vitamins} group="vitamins" days={days} />
      </div>
      <Unreported labels={unreportedMicros(days)} />
    </Card>
  );
}

/** One sentence about the nutrients that no food reports. */
export function Unreported({ labels }: { readonly labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <p className={styles.footnote}>
      {fill(t.noFoodReportsLabels, { labels: listWords(labels, "or") })}
    </p>
  );
}

const microGroups = ["minerals", "vitamins"] as const;

/** The minerals and vitamins that no food of these days reports. */
export function unreportedMicros(days: readonly TrendDay[]): readonly string[] {
  return microGroups
    .flatMap((group) => nutrientsOf(group))
    .filter(({ id }) => averageOfDays(days, id).amount === null)
    .map(({ id }) => {
      const { label } = displayNutrient(id, defaultUnits);
      return lowerLabel(label);
    });
}

function reportedOf(group: NutrientGroup, days: readonly TrendDay[]) {
  return nutrientsOf(group).filter(({ id }) => averageOfDays(days, id).amount !== null);
}

interface MicroProps {
  readonly title: string;
  readonly group: NutrientGroup;
  readonly days: readonly TrendDay[];
}

function MicroTable({ title, group, days }: MicroProps) {
  const units = useUnits();
  const foods = days.reduce((sum, day) => sum + day.foods, 0);
  if (reportedOf(group, days).length === 0) return null;
  return (
    <table>
      <caption className={textStyles.visuallyHidden}>{title}</caption>
      <TableHead columns={[title, t.aDay]} />
      <tbody>
        {reportedOf(group, days).map(({ id }) => {
          const { amount } = averageOfDays(days, id);
          const missing = days.reduce((sum, day) => sum + (day.unreported[id] ?? 0), 0);
          return (
            <tr key={id}>
              <th scope="row">{displayNutrient(id, units).label}</th>
              <td>
                {amount !== null && missing > 0 ? t.atLeast : null}
                <b>{formatAmount(amount, id, units)}</b>
                {missing > 0 ? (
                  <small className={styles.reported}>
                    {fill(t.valueFoodsReport, {
                      value: foods - missing,
                      foods: t.foodsCount(foods),
                    })}
                  </small>
                ) : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const partsOfDay = () =>
  [
    {
      name: t.early,
      from: 0,
      to: 6,
    },
    {
      name: t.morning,
      from: 6,
      to: 11,
    },
    {
      name: t.midday,
      from: 11,
      to: 15,
    },
    {
      name: t.afternoon,
      from: 15,
      to: 18,
    },
    {
      name: t.evening,
      from: 18,
      to: 22,
    },
    {
      name: t.late,
      from: 22,
      to: 24,
    },
  ] as const;

function describeHours({ from, to }: ReturnType<typeof partsOfDay>[number]): string {
  if (from === 0) return t.beforeTo({ to: formatHour(to) });
  return to === 24
    ? t.afterFrom({ from: formatHour(from) })
    : t.from({ from: formatHour(from), to: formatHour(to) });
}

/** When meals were eaten. */
export function TimesCard({ hours }: { readonly hours: Trends["hours"] }) {
  const parts = partsOfDay().map((part) => ({
    ...part,
    meals: hours
      .filter(({ hour }) => hour >= part.from && hour < part.to)
      .reduce((sum, { meals }) => sum + meals, 0),
  }));
  const most = Math.max(1, ...parts.map(({ meals }) => meals));
  return (
    <Card className={styles.times} aria-label={t.timesDay}>
      <h2>{t.timesDay}</h2>
      <ul>
        {parts
          .filter(({ meals }) => meals > 0)
          .map(({ meals, ...part }) => (
            <li key={part.name}>
              <span>
                {part.name} <small className={styles.hours}>{describeHours(part)}</small>
              </span>
              <span className={styles.amount}>{t.mealsCount(meals)}</span>
              <svg width="100%" height="6" aria-hidden="true">
                <rect className={styles.track} width="100%" height="6" rx="3" />
                <rect
                  className={styles.part}
                  width={`${((100 * meals) / most).toFixed(1)}%`}
                  height="6"
                  rx="3"
                />
              </svg>
            </li>
          ))}
      </ul>
      <FiguresTable
        caption={t.mealsByHour}
        columns={[t.hour, t.meals]}
        rows={hours.map(({ hour, meals }) => ({
          name: formatHour(hour),
          cells: [String(meals)],
        }))}
      />
    </Card>
  );
}

/** What was eaten on the most days. */
export function FoodsCard({ foods }: { readonly foods: Trends["foods"] }) {
  return (
    <Card className={styles.foods} aria-label={t.mostFrequentFoods}>
      <h2>{t.mostFrequentFoods}</h2>
      <ol>
        {foods.slice(0, 8).map(({ food_id, food, times, days }) => (
          <li key={food_id}>
            <span>{food}</span>
            <span className={styles.amount}>
              {t.daysCount(days)}
              {times > days ? t.timesTimes({ times }) : null}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
