import type { DailyTarget, DisplayUnits, TargetNutrientId } from "@morsel/nutrition";
import { scaleBand, scaleLinear } from "d3-scale";
import { useUnits } from "../../api/units.ts";
import { displayNutrient } from "../../ui/display-nutrient.ts";
import { formatNumber } from "../../ui/format-number.ts";
import { getMark } from "../../ui/nutrient-marks.ts";
import { targetRange } from "./amounts.ts";
import type { EnergyRange } from "./energy-ranges.ts";
import type { Bucket } from "./periods.ts";
import styles from "./trends.module.css";

/** What the bars of a nutrient show, in the nutrient's own unit. */
export interface ChartValues {
  readonly id: TargetNutrientId;
  readonly buckets: readonly Bucket[];
  /** Null for a bucket without a known amount. */
  readonly amounts: readonly (number | null)[];
  readonly ranges: readonly (EnergyRange | undefined)[];
  /** The average of the targets of the days. */
  readonly target: DailyTarget;
}

/** The lines of the ranges would hide the ends of narrower bars. */
const maxBarsWithRanges = 12;

/** Whether the bars have lines for likely ranges. */
export const hasRangeLines = ({ buckets, ranges }: ChartValues) =>
  buckets.length <= maxBarsWithRanges && ranges.some((range) => range !== undefined);

const height = 148;
const top = 10;
const baseline = 124;

/** The values with a label, as shown next to the bars and as a height. */
function ticksOf({ id }: ChartValues, most: number, units: DisplayUnits) {
  const { factor } = displayNutrient(id, units);
  const y = heightScale(most * factor);
  return y.ticks(3).map((tick) => ({ tick, height: y(tick) }));
}

/** The value at the top of the chart: above all bars and the band. */
function maxOf(values: ChartValues): number {
  const { amounts, ranges, target } = values;
  const { least, most } = targetRange(target);
  const bound = Number.isFinite(most) ? most : least * 1.1;
  const tops = [
    ...amounts.map((amount) => amount ?? 0),
    ...(hasRangeLines(values) ? ranges.map((range) => range?.high_kcal ?? 0) : []),
  ];
  return Math.max(bound, ...tops) * 1.04;
}

function heightScale(most: number) {
  return scaleLinear([0, most], [baseline, top]);
}

/** The values next to the bars. */
export function Ticks(values: ChartValues) {
  const units = useUnits();
  return (
    <svg height={height} aria-hidden="true">
      {ticksOf(values, maxOf(values), units).map(({ tick, height: y }) => (
        <text key={tick} x="100%" y={y} dy="0.32em" textAnchor="end">
          {formatNumber(tick, 1)}
        </text>
      ))}
    </svg>
  );
}

/** The bars with the band of the target. */
export function Bars(props: ChartValues & { readonly chosen?: number | undefined }) {
  const { id, buckets, amounts, ranges, target, chosen } = props;
  const units = useUnits();
  const most = maxOf(props);
  const y = heightScale(most);
  const places = buckets.map(({ key }) => key);
  const isDense = buckets.length > maxBarsWithRanges;
  const gap = isDense ? 0.22 : 0.38;
  const x = scaleBand(places, [0, 100])
    .paddingInner(gap)
    .paddingOuter(gap / 2);
  const percent = (value: number) => `${value.toFixed(3)}%`;
  const band = targetRange(target);
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
      {ticksOf(props, most, units).map(({ tick, height: at }) => (
        <line key={tick} className={styles.gridLine} x1="0" x2="100%" y1={at} y2={at} />
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
      {buckets.map(({ key, label, isMinorLabel }, at) => {
        const amount = amounts[at] ?? null;
        const left = x(key) ?? 0;
        const center = percent(left + x.bandwidth() / 2);
        return (
          <g key={key}>
            {amount === null ? (
              <circle className={styles.gap} cx={center} cy={baseline - 2} r="1.5" />
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
            <Whisker range={isDense ? undefined : ranges[at]} center={center} toHeight={y} />
            {label ? (
              <text
                className={isMinorLabel ? styles.minorLabel : ""}
                x={center}
                y={height - 6}
                textAnchor="middle"
              >
                {label}
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
