import {
  averageOfDays,
  type DailyAverage,
  type DailyTarget,
  type DisplayUnits,
  type TargetNutrientId,
} from "@morsel/nutrition";
import { useId } from "react";
import { useLocation } from "wouter";
import { mealsOfDayPath } from "../../api/meals.ts";
import { useUnits } from "../../api/units.ts";
import { Card } from "../../ui/card.tsx";
import { displayNutrient } from "../../ui/display-nutrient.ts";
import { fill } from "../../ui/fill.tsx";
import { Swatch } from "../../ui/legend-mark.tsx";
import { getMark } from "../../ui/nutrient-marks.ts";
import { formatAverage, formatTarget, targetRange } from "./amounts.ts";
import { Bars, type ChartValues, hasRangeLines, Ticks } from "./chart-bars.tsx";
import { formatBounds, formatRange, rangeOfBucket } from "./energy-ranges.ts";
import { FiguresTable } from "./figures-table.tsx";
import { t } from "./messages.ts";
import { OpenBucket } from "./open-bucket.tsx";
import type { Bucket, PeriodKind } from "./periods.ts";
import styles from "./trends.module.css";
import { useChosenBar } from "./use-chosen-bar.ts";

interface Props {
  readonly id: TargetNutrientId;
  readonly kind: PeriodKind;
  readonly buckets: readonly Bucket[];
  readonly target: DailyTarget;
  /** The target of a day: weekdays may have their own. */
  readonly targetOf: (day: string) => DailyTarget;
  /** The average of the previous period; undefined while it is loading. */
  readonly before: DailyAverage | undefined;
  /** Shows the month that begins on this day. */
  readonly onOpenMonth: (day: string) => void;
}

/** The values that the bars of a nutrient show. */
export function chartValuesOf(
  id: TargetNutrientId,
  buckets: readonly Bucket[],
  target: DailyTarget,
): ChartValues {
  return {
    id,
    buckets,
    target,
    amounts: buckets.map(({ days }) => averageOfDays(days, id).amount),
    ranges: buckets.map((one) => (id === "calories_kcal" ? rangeOfBucket(one) : undefined)),
  };
}

/** A nutrient by day with the band of its target. One tab stop; the table shows the same figures. */
export function DayChart(props: Props) {
  const { id, kind, buckets, target, targetOf, before, onOpenMonth } = props;
  const [, navigate] = useLocation();
  const { chosen, shown, sliderHandlers } = useChosenBar(buckets.length, (at) => {
    const bucket = buckets[at];
    if (!bucket || bucket.days.length === 0) return;
    if (kind === "year") onOpenMonth(bucket.key);
    else navigate(mealsOfDayPath(bucket.key));
  });
  const heading = useId();
  const units = useUnits();
  const { label } = displayNutrient(id, units);
  const values = chartValuesOf(id, buckets, target);
  const average = averageOfDays(
    buckets.flatMap(({ days }) => days),
    id,
  );
  const figures = buckets.map((bucket) => describeBucket(bucket, id, units));
  const shownBucket = shown === undefined ? undefined : buckets[shown];
  const readout =
    shownBucket && shown !== undefined
      ? `${shownBucket.name}: ${figures[shown]}${formatRange(values.ranges[shown], units)}`
      : describeAverage(average, id, units);
  const chosenBucket = chosen === undefined ? undefined : buckets[chosen];
  return (
    <Card className={styles.dayChart} aria-labelledby={heading}>
      <h2 id={heading}>
        <Swatch mark={getMark(id)} /> {label}
      </h2>
      <p className={styles.readout}>{readout}</p>
      <p className={styles.before}>
        {fill(t.kindBeforeBefore, {
          kindBefore: t.kindBefore(kind),
          before: describeBefore(before, id, units),
        })}
      </p>
      <div className={styles.plot}>
        <Ticks {...values} />
        <div
          className={styles.barsArea}
          role="slider"
          tabIndex={0}
          aria-label={kind === "year" ? t.labelByMonth({ label }) : t.labelByDay({ label })}
          aria-valuemin={0}
          aria-valuemax={buckets.length - 1}
          aria-valuenow={shown ?? 0}
          aria-valuetext={readout}
          {...sliderHandlers}
        >
          <Bars {...values} chosen={shown} />
        </div>
      </div>
      <GoalLine values={values} targetOf={targetOf} />
      <div className={styles.chartFoot}>
        <ChartTable {...{ kind, label, values, figures, onOpenMonth }} />
        {chosenBucket && chosenBucket.days.length > 0 ? (
          <OpenBucket kind={kind} bucket={chosenBucket} onOpenMonth={onOpenMonth} />
        ) : null}
      </div>
    </Card>
  );
}

function describeBucket({ days }: Bucket, id: TargetNutrientId, units: DisplayUnits): string {
  if (days.length === 0) return t.noEntries;
  const average = averageOfDays(days, id);
  return average.amount === null ? t.notReported : formatAverage(average, id, units);
}

/** '1,850 kcal a day over 5 days'. */
function describeAverage(average: DailyAverage, id: TargetNutrientId, units: DisplayUnits): string {
  return average.amount === null
    ? t.noFoodReports
    : t.averageDayOverDays({
        average: formatAverage(average, id, units),
        days: t.daysCount(average.days),
      });
}

function describeBefore(
  before: DailyAverage | undefined,
  id: TargetNutrientId,
  units: DisplayUnits,
): string {
  if (!before) return "…";
  return before.amount === null ? t.noFigures : formatAverage(before, id, units);
}

/** The target, and on how many days it was met. */
function GoalLine({
  values,
  targetOf,
}: { readonly values: ChartValues } & Pick<Props, "targetOf">) {
  const units = useUnits();
  const { id, buckets, target } = values;
  const days = buckets
    .flatMap((one) => one.days)
    .flatMap(({ day, amounts }) => {
      const amount = amounts[id];
      return amount === null ? [] : [{ amount, target: targetOf(day) }];
    });
  const onTargetCount = days.filter((day) => {
    const { least, most } = targetRange(day.target);
    return day.amount >= least && day.amount <= most;
  }).length;
  const isSame = days.every(
    ({ target: { low, high } }) => low === target.low && high === target.high,
  );
  return (
    <p className={styles.goalLine}>
      {isSame ? t.target : t.targetOnAverage} {formatTarget(target, id, units)}
      {days.length > 0
        ? t.onTargetCountDaysCount({ onTargetCount, daysCount: t.daysCount(days.length) })
        : null}
      {hasRangeLines(values) ? t.thinLinesLikelyRange : null}
    </p>
  );
}

interface TableProps extends Pick<Props, "kind" | "onOpenMonth"> {
  readonly label: string;
  readonly values: ChartValues;
  readonly figures: readonly string[];
}

/** The figures of the chart, with the likely ranges if there are any. Each row opens its day or month. */
function ChartTable({ kind, label, values, figures, onOpenMonth }: TableProps) {
  const units = useUnits();
  const { buckets, ranges } = values;
  const hasRanges = ranges.some((range) => range !== undefined);
  return (
    <FiguresTable
      caption={kind === "year" ? t.labelByMonth({ label }) : t.labelByDay({ label })}
      columns={[
        kind === "year" ? t.month : t.day,
        kind === "year" ? t.dailyAverage : label,
        ...(hasRanges ? [t.likelyRange] : []),
      ]}
      rows={buckets.map((bucket, at) => {
        const range = ranges[at];
        return {
          name: bucket.name,
          header:
            bucket.days.length > 0 ? (
              <OpenBucket kind={kind} bucket={bucket} onOpenMonth={onOpenMonth} isPlain />
            ) : (
              bucket.name
            ),
          cells: [
            figures[at] ?? "",
            ...(hasRanges ? [range ? formatBounds(range, units) : "—"] : []),
          ],
        };
      })}
    />
  );
}
