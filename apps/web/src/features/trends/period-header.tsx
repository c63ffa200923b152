import type { RefObject } from "react";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { ChevronLeft, ChevronRight, Icon, Printer } from "../../ui/icons.tsx";
import { t } from "./messages.ts";
import {
  adjacentPeriod,
  namePeriod,
  type Period,
  type PeriodKind,
  periodKinds,
  periodOf,
} from "./periods.ts";
import styles from "./trends.module.css";

interface Props {
  readonly period: Period;
  /** 'YYYY-MM-DD': the period with this day is the last. */
  readonly today: string;
  readonly onChoose: (period: Period) => void;
  /** Undefined while it is not known. An empty period is not printed. */
  readonly hasEntries: boolean | undefined;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

const names = (): Readonly<Record<PeriodKind, string>> => ({
  week: t.week,
  month: t.month,
  year: t.year,
});

/** Chooses the period. */
export function PeriodHeader(props: Props) {
  const { period, today, onChoose, hasEntries, heading } = props;
  const { kind, to } = period;
  return (
    <div className={`${styles.periodHeader} ${styles.fullWidth}`}>
      <div className={styles.periodName}>
        <IconButton
          label={t.previousKind(kind)}
          onClick={() => onChoose(adjacentPeriod(period, -1))}
        >
          <Icon of={ChevronLeft} />
        </IconButton>
        <h1 ref={heading} tabIndex={-1} aria-live="polite">
          {namePeriod(period)}
        </h1>
        <IconButton
          label={t.nextKind(kind)}
          disabled={to >= today}
          onClick={() => onChoose(adjacentPeriod(period, 1))}
        >
          <Icon of={ChevronRight} />
        </IconButton>
      </div>
      <div className={styles.periodTools}>
        <fieldset className={styles.periodKinds} aria-label={t.show}>
          {periodKinds.map((other) => (
            <button
              key={other}
              type="button"
              aria-pressed={other === kind}
              onClick={() => onChoose(periodOf(other, to < today ? to : today))}
            >
              {names()[other]}
            </button>
          ))}
        </fieldset>
        <Button
          tone="outlined"
          size="small"
          className={hasEntries === false ? styles.notOffered : undefined}
          data-tip={t.reportForDoctor}
          disabled={!hasEntries}
          onClick={() => window.print()}
        >
          <Icon of={Printer} isSmall />
          {t.print}
        </Button>
      </div>
    </div>
  );
}
