import { type DailyScore, displayNutrient } from "@morsel/nutrition";
import { Collapsible } from "radix-ui";
import { useUnits } from "../../../api/units.ts";
import { formatNutrient, formatTarget } from "../../../ui/format-nutrient.ts";
import { ChevronDown, Icon } from "../../../ui/icons.tsx";
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
        How {score.score} is calculated
        <Icon of={ChevronDown} isSmall />
      </Collapsible.Trigger>
      <Collapsible.Content>
        <ol>
          {score.parts.map((part) => (
            <li key={part.id}>
              <span>{displayNutrient(part.id, units).label}</span>
              <span>
                {formatNutrient(totals.amounts[part.id], part.id, units)} of{" "}
                {formatTarget(part.target, part.id, units)}
              </span>
              <b>{Math.round(part.score)}</b>
            </li>
          ))}
          <li className={styles.total}>
            <span>Average</span>
            <span />
            <b>{score.score}</b>
          </li>
        </ol>
        <p>
          Each line: how close the total is to its target, 100 when they match. Over and under count
          the same.{hasUnknown ? " A nutrient that no meal reports counts as 0 here." : null}
        </p>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
