import type { DailyScore } from "@morsel/nutrition";
import { Collapsible } from "radix-ui";
import { useUnits } from "../../../api/units.ts";
import { displayNutrient } from "../../../ui/display-nutrient.ts";
import { fill } from "../../../ui/fill.tsx";
import { formatNutrient, formatTarget } from "../../../ui/format-nutrient.ts";
import { ChevronDown, Icon } from "../../../ui/icons.tsx";
import { t } from "../messages.ts";
import type { Totals } from "../nutrients/meal-amounts.ts";
import styles from "./score-breakdown.module.css";

interface Props {
  readonly score: DailyScore;
  readonly totals: Totals;
}

/** How a score is computed; collapsed at first. */
export function ScoreBreakdown({ score, totals }: Props) {
  const units = useUnits();
  const hasUnknown = score.parts.some((part) => totals.amounts[part.id] === null);
  return (
    <Collapsible.Root className={styles.breakdown}>
      <Collapsible.Trigger>
        {fill(t.howScoreCalculated, { score: score.score })}
        <Icon of={ChevronDown} isSmall />
      </Collapsible.Trigger>
      <Collapsible.Content>
        <ol>
          {score.parts.map((part) => (
            <li key={part.id}>
              <span>{displayNutrient(part.id, units).label}</span>
              <span>
                {fill(t.nutrientOf, {
                  nutrient: formatNutrient(totals.amounts[part.id], part.id, units),
                })}{" "}
                {formatTarget(part.target, part.id, units)}
              </span>
              <b>{Math.round(part.score)}</b>
            </li>
          ))}
          <li className={styles.total}>
            <span>{t.average}</span>
            <span />
            <b>{score.score}</b>
          </li>
        </ol>
        <p>
          {fill(t.eachLineHowCloseTotal, { more: hasUnknown ? t.nutrientThatNoMealReports : null })}
        </p>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
