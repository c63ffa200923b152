import { type DailyScore, getNutrient } from "@morsel/nutrition";
import { Collapsible } from "radix-ui";
import { ChevronDown, Icon } from "../../../ui/icons.tsx";
import { formatAmount, formatTarget } from "../nutrients/format-amount.ts";
import type { Totals } from "../nutrients/meal-amounts.ts";
import styles from "./score-breakdown.module.css";

interface Props {
  readonly score: DailyScore;
  readonly totals: Totals;
}

/** How a score is computed; collapsed at first. */
export function ScoreBreakdown({ score, totals }: Props) {
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
              <span>{getNutrient(part.id).label}</span>
              <span>
                {formatAmount(totals.amounts[part.id], part.id)} of{" "}
                {formatTarget(part.target, part.id)}
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
          the same.{hasUnknown ? " What no meal reports counts as nothing here." : null}
        </p>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
