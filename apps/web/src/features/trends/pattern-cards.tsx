import type { TrendDay, Trends } from "@morsel/contracts";
import {
  averageOfDays,
  defaultUnits,
  displayNutrient,
  type NutrientGroup,
  nutrientsOf,
} from "@morsel/nutrition";
import { useUnits } from "../../api/units.ts";
import { formatHour } from "../../platform/clock.ts";
import { Card } from "../../ui/card.tsx";
import textStyles from "../../ui/text.module.css";
import { formatAmount, formatCount, listWords } from "./amounts.ts";
import { FiguresTable, TableHead } from "./figures-table.tsx";
import styles from "./trends.module.css";

/** Minerals and vitamins per day, with the number of foods that report them unless all do. */
export function MicrosCard({ days }: { readonly days: readonly TrendDay[] }) {
  return (
    <Card className={styles.micros} aria-label="Micronutrients">
      <h2>Micronutrients</h2>
      <p className={styles.readout}>Daily average. “At least”: some foods do not report it.</p>
      <div className={styles.microGroups}>
        <MicroTable title="Minerals" group="minerals" days={days} />
        <MicroTable title="Vitamins" group="vitamins" days={days} />
      </div>
      <Unreported labels={unreportedMicros(days)} />
    </Card>
  );
}

/** One sentence about the nutrients that no food reports. */
export function Unreported({ labels }: { readonly labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return <p className={styles.footnote}>No food reports {listWords(labels, "or")}.</p>;
}

const microGroups = ["minerals", "vitamins"] as const;

/** The minerals and vitamins that no food of these days reports. */
export function unreportedMicros(days: readonly TrendDay[]): readonly string[] {
  return microGroups
    .flatMap((group) => nutrientsOf(group))
    .filter(({ id }) => averageOfDays(days, id).amount === null)
    .map(({ id }) => {
      const { label } = displayNutrient(id, defaultUnits);
      return label.charAt(0).toLowerCase() + label.slice(1);
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
      <TableHead columns={[title, "A day"]} />
      <tbody>
        {reportedOf(group, days).map(({ id }) => {
          const { amount } = averageOfDays(days, id);
          const missing = days.reduce((sum, day) => sum + (day.unreported[id] ?? 0), 0);
          return (
            <tr key={id}>
              <th scope="row">{displayNutrient(id, units).label}</th>
              <td>
                {amount !== null && missing > 0 ? "at least " : null}
                <b>{formatAmount(amount, id, units)}</b>
                {missing > 0 ? (
                  <small className={styles.reported}>
                    {foods - missing} of {formatCount(foods, "food")} report it
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

const partsOfDay = [
  { name: "Early", from: 0, to: 6 },
  { name: "Morning", from: 6, to: 11 },
  { name: "Midday", from: 11, to: 15 },
  { name: "Afternoon", from: 15, to: 18 },
  { name: "Evening", from: 18, to: 22 },
  { name: "Late", from: 22, to: 24 },
] as const;

function describeHours({ from, to }: (typeof partsOfDay)[number]): string {
  if (from === 0) return `before ${formatHour(to)}`;
  return to === 24 ? `after ${formatHour(from)}` : `${formatHour(from)} to ${formatHour(to)}`;
}

/** When meals were eaten. */
export function TimesCard({ hours }: { readonly hours: Trends["hours"] }) {
  const parts = partsOfDay.map((part) => ({
    ...part,
    meals: hours
      .filter(({ hour }) => hour >= part.from && hour < part.to)
      .reduce((sum, { meals }) => sum + meals, 0),
  }));
  const most = Math.max(1, ...parts.map(({ meals }) => meals));
  return (
    <Card className={styles.times} aria-label="Times of day">
      <h2>Times of day</h2>
      <ul>
        {parts
          .filter(({ meals }) => meals > 0)
          .map(({ meals, ...part }) => (
            <li key={part.name}>
              <span>
                {part.name} <small className={styles.hours}>{describeHours(part)}</small>
              </span>
              <span className={styles.amount}>{formatCount(meals, "meal")}</span>
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
        caption="Meals by hour"
        columns={["Hour", "Meals"]}
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
    <Card className={styles.foods} aria-label="Most frequent foods">
      <h2>Most frequent foods</h2>
      <ol>
        {foods.slice(0, 8).map(({ food_id, food, times, days }) => (
          <li key={food_id}>
            <span>{food}</span>
            <span className={styles.amount}>
              {formatCount(days, "day")}
              {times > days ? `, ${times} times` : null}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
