import type { TrendDay } from "@morsel/contracts";
import { averageOfDays, type DailyTargets, type TargetNutrientId } from "@morsel/nutrition";
import { useUnits } from "../../api/units.ts";
import { Card } from "../../ui/card.tsx";
import { displayNutrient, lowerLabel } from "../../ui/display-nutrient.ts";
import { fill } from "../../ui/fill.tsx";
import { Swatch } from "../../ui/legend-mark.tsx";
import { getMark } from "../../ui/nutrient-marks.ts";
import textStyles from "../../ui/text.module.css";
import { formatAverage, formatTarget } from "./amounts.ts";
import { TableHead } from "./figures-table.tsx";
import { t } from "./messages.ts";
import { Unreported } from "./pattern-cards.tsx";
import type { PeriodKind } from "./periods.ts";
import styles from "./trends.module.css";

interface Props {
  readonly kind: PeriodKind;
  readonly ids: readonly TargetNutrientId[];
  readonly days: readonly TrendDay[];
  /** The days of the previous period; undefined while they are loading. */
  readonly daysBefore: readonly TrendDay[] | undefined;
  readonly targets: DailyTargets;
}

/** The averages of a period, their targets, and the previous period. */
export function SummaryCard({ kind, ids, days, daysBefore, targets }: Props) {
  const units = useUnits();
  const reported = ids.filter((id) => averageOfDays(days, id).amount !== null);
  const unreported = ids
    .filter((id) => !reported.includes(id))
    .map((id) => lowerLabel(displayNutrient(id, units).label));
  const meals = days.reduce((sum, day) => sum + day.meals, 0);
  return (
    <Card className={styles.summary} aria-label={t.averages}>
      <h2>{t.dailyAverage}</h2>
      <p className={styles.readout}>
        {fill(t.daysCountWithEntriesMeals, {
          daysCount: t.daysCount(days.length),
          meals: t.mealsCount(meals),
        })}
      </p>
      <table>
        <caption className={textStyles.visuallyHidden}>{t.dailyAveragesAndTargets}</caption>
        <TableHead columns={[t.nutrient, t.average, t.target, t.kindBefore(kind)]} />
        <tbody>
          {reported.map((id) => (
            <tr key={id}>
              <th scope="row">
                <Swatch mark={getMark(id)} /> {displayNutrient(id, units).label}
              </th>
              <td className={styles.mainFigure}>
                {formatAverage(averageOfDays(days, id), id, units)}
              </td>
              <td data-label={`${t.target} `}>{formatTarget(targets[id], id, units)}</td>
              <td data-label={`${t.before} `}>
                {daysBefore ? formatAverage(averageOfDays(daysBefore, id), id, units) : "…"}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Unreported labels={unreported} />
    </Card>
  );
}
