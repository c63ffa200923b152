import {
  averageOfDays,
  type DailyTarget,
  getNutrient,
  type TargetNutrientId,
} from "@morsel/nutrition";
import { scaleBand, scaleLinear } from "d3-scale";
import { type KeyboardEvent, type PointerEvent, useId, useState } from "react";
import { Card } from "../../ui/card.tsx";
import { formatNumber } from "../../ui/format-number.ts";
import { Swatch } from "../../ui/legend-mark.tsx";
import { getMark } from "../../ui/nutrient-marks.ts";
import { formatAverage, formatCount, formatTarget, targetRange } from "./amounts.ts";
import { type EnergyRange, formatBounds, formatRange, rangeOfBucket } from "./energy-ranges.ts";
import { FiguresTable } from "./figures-table.tsx";
import type { Bucket, PeriodKind } from "./periods.ts";
import styles from "./trends.module.css";

interface Props {
  readonly id: TargetNutrientId;
  readonly kind: PeriodKind;
  readonly buckets: readonly Bucket[];
  readonly target: DailyTarget;
}

const height = 148;
const top = 10;
const baseline = 124;

/** A nutrient by day with the band of its target. One tab stop; the table shows the same figures. */
export function DayChart({ id, kind, buckets, target }: Props) {
  const { chosen, sliderHandlers } = useChosenBar(buckets.length);
  const heading = useId();
  const { label } = getNutrient(id);
  const values = buckets.map(({ days }) => averageOfDays(days, id));
  const ranges = buckets.map((one) => (id === "calories_kcal" ? rangeOfBucket(one) : undefined));
  const most = maxOf(values, ranges, target);
  const average = averageOfDays(
    buckets.flatMap(({ days }) => days),
    id,
  );
  const figures = buckets.map(({ days }, at) =>
    days.length === 0 ? "no entries" : formatAverage(values[at] ?? average, id),
  );
  const bucket = chosen === undefined ? undefined : buckets[chosen];
  const readout =
    bucket && chosen !== undefined
      ? `${bucket.name}: ${figures[chosen]}${formatRange(ranges[chosen])}`
      : `${formatAverage(average, id)} a day ${average.days > 0 ? `over ${formatCount(average.days, "day")}` : ""}`;
  const band = targetRange(target);
  const days = buckets.flatMap((one) => one.days).flatMap(({ amounts }) => amounts[id] ?? []);
  const onTargetCount = days.filter((amount) => amount >= band.least && amount <= band.most).length;
  return (
    <Card className={styles.dayChart} aria-labelledby={heading}>
      <h2 id={heading}>
        <Swatch mark={getMark(id)} /> {label}
      </h2>
      <p className={styles.readout}>{readout}</p>
      <div className={styles.plot}>
        <Ticks most={most} />
        <div
          className={styles.barsArea}
          role="slider"
          tabIndex={0}
          aria-label={`${label} by ${kind === "year" ? "month" : "day"}`}
          aria-valuemin={0}
          aria-valuemax={buckets.length - 1}
          aria-valuenow={chosen ?? 0}
          aria-valuetext={readout}
          {...sliderHandlers}
        >
          <Bars
            id={id}
            amounts={values.map(({ amount }) => amount)}
            labels={buckets.map((one) => one.label)}
            band={band}
            ranges={ranges}
            most={most}
            chosen={chosen}
          />
        </div>
      </div>
      <p className={styles.goalLine}>
        Target {formatTarget(target, id)}
        {days.length > 0
          ? ` · ${onTargetCount} of ${formatCount(days.length, "day")} in the band`
          : null}
        {ranges.some((range) => range !== undefined) ? " · Thin lines: the likely range" : null}
      </p>
      <ChartTable {...{ kind, label, buckets, ranges, figures }} />
    </Card>
  );
}

interface TableProps {
  readonly kind: PeriodKind;
  readonly label: string;
  readonly buckets: readonly Bucket[];
  readonly figures: readonly string[];
  readonly ranges: readonly (EnergyRange | undefined)[];
}

/** The figures of the chart, with the likely ranges if there are any. */
function ChartTable({ kind, label, buckets, figures, ranges }: TableProps) {
  const hasRanges = ranges.some((range) => range !== undefined);
  return (
    <FiguresTable
      caption={`${label} by ${kind === "year" ? "month" : "day"}`}
      columns={[
        kind === "year" ? "Month" : "Day",
        kind === "year" ? "A day on average" : label,
        ...(hasRanges ? ["Likely range"] : []),
      ]}
      rows={buckets.map(({ name }, at) => {
        const range = ranges[at];
        return [name, figures[at] ?? "", ...(hasRanges ? [range ? formatBounds(range) : "—"] : [])];
      })}
    />
  );
}

/** The bar that a key or the pointer has chosen. */
function useChosenBar(count: number) {
  const [chosen, setChosen] = useState<number>();
  const choose = (at: number) => setChosen(Math.min(count - 1, Math.max(0, at)));
  const unchoose = () => setChosen(undefined);
  const onPointer = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    choose(Math.floor(((event.clientX - left) / width) * count));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = indexAfterKey(event.key, chosen, count);
    if (at === undefined) return;
    event.preventDefault();
    choose(at);
  };
  return {
    chosen,
    sliderHandlers: {
      onKeyDown,
      onPointerDown: onPointer,
      onPointerMove: onPointer,
      onPointerLeave: unchoose,
      onBlur: unchoose,
    },
  };
}

function indexAfterKey(key: string, chosen: number | undefined, count: number): number | undefined {
  if (key === "ArrowRight" || key === "ArrowUp") return chosen === undefined ? 0 : chosen + 1;
  if (key === "ArrowLeft" || key === "ArrowDown") return (chosen ?? count) - 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/** The value at the top of the chart: above all bars and the band. */
function maxOf(
  values: readonly { readonly amount: number | null }[],
  ranges: readonly (EnergyRange | undefined)[],
  target: DailyTarget,
): number {
  const { least, most } = targetRange(target);
  const bound = Number.isFinite(most) ? most : least * 1.1;
  const tops = [
    ...values.map(({ amount }) => amount ?? 0),
    ...ranges.map((range) => range?.high_kcal ?? 0),
  ];
  return Math.max(bound, ...tops) * 1.04;
}

function heightScale(most: number) {
  return scaleLinear([0, most], [baseline, top]);
}

function Ticks({ most }: { readonly most: number }) {
  const y = heightScale(most);
  return (
    <svg height={height} aria-hidden="true">
      {y.ticks(3).map((tick) => (
        <text key={tick} x="100%" y={y(tick)} dy="0.32em" textAnchor="end">
          {formatNumber(tick, 1)}
        </text>
      ))}
    </svg>
  );
}

interface BarsProps {
  readonly id: TargetNutrientId;
  readonly amounts: readonly (number | null)[];
  readonly labels: readonly string[];
  readonly band: { readonly least: number; readonly most: number };
  readonly ranges: readonly (EnergyRange | undefined)[];
  readonly most: number;
  readonly chosen: number | undefined;
}

function Bars({ id, amounts, labels, band, ranges, most, chosen }: BarsProps) {
  const y = heightScale(most);
  const places = amounts.map((_, at) => String(at));
  const x = scaleBand(places, [0, 100]).paddingInner(0.38).paddingOuter(0.19);
  const percent = (value: number) => `${value.toFixed(3)}%`;
  const bandTop = y(Math.min(band.most, most));
  return (
    <svg width="100%" height={height} aria-hidden="true">
      <rect
        className={styles.band}
        x="0"
        width="100%"
        y={bandTop}
        height={y(Math.max(0, band.least)) - bandTop}
        rx="3"
      />
      {y.ticks(3).map((tick) => (
        <line key={tick} className={styles.gridLine} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
      ))}
      {chosen === undefined ? null : (
        <rect
          className={styles.chosen}
          x={percent(chosen * x.step())}
          width={percent(x.step())}
          y="0"
          height={baseline}
          rx="4"
        />
      )}
      {amounts.map((amount, at) => {
        const place = places[at] ?? "";
        const left = x(place) ?? 0;
        return (
          <g key={place}>
            {amount === null ? (
              <circle
                className={styles.gap}
                cx={percent(left + x.bandwidth() / 2)}
                cy={baseline - 2}
                r="1.5"
              />
            ) : (
              <rect
                fill={getMark(id).color}
                x={percent(left)}
                width={percent(x.bandwidth())}
                y={y(amount)}
                height={Math.max(1.5, baseline - y(amount))}
                rx="2.5"
              />
            )}
            <Whisker range={ranges[at]} center={percent(left + x.bandwidth() / 2)} toHeight={y} />
            {labels[at] ? (
              <text x={percent(left + x.bandwidth() / 2)} y={height - 6} textAnchor="middle">
                {labels[at]}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}

interface WhiskerProps {
  readonly range: EnergyRange | undefined;
  /** Its horizontal position. */
  readonly center: string;
  readonly toHeight: (kcal: number) => number;
}

/** A thin line over a bar, from the low to the high end of the likely range. */
function Whisker({ range, center, toHeight }: WhiskerProps) {
  if (!range) return null;
  const [low, high] = [toHeight(range.low_kcal), toHeight(range.high_kcal)];
  return (
    <>
      <line className={styles.whiskerEdge} x1={center} x2={center} y1={low} y2={high} />
      <line className={styles.whisker} x1={center} x2={center} y1={low} y2={high} />
    </>
  );
}
