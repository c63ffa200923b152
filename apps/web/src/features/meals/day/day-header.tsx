import type { ReactNode, RefObject } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ChevronLeft, ChevronRight, Icon } from "../../../ui/icons.tsx";
import { RefreshButton } from "../../../ui/refresh-button.tsx";
import styles from "../list/meals-screen.module.css";
import { t } from "../messages.ts";
import { formatDay } from "./days.ts";

interface Props {
  readonly day: string | undefined;
  /** Undefined at the ends. */
  readonly onBack: (() => void) | undefined;
  readonly onForward: (() => void) | undefined;
  readonly refetch: () => Promise<{ readonly isError: boolean }>;
  /** Shown before the refresh button. */
  readonly settings: ReactNode;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

export function DayHeader(props: Props) {
  const { day, onBack, onForward, refetch, settings, heading } = props;
  return (
    <div className={styles.dayHeader}>
      <IconButton label={t.previousDay} disabled={!onBack} onClick={onBack}>
        <Icon of={ChevronLeft} />
      </IconButton>
      <h1 ref={heading} tabIndex={-1} aria-live="polite">
        {day === undefined ? t.unknown : <time dateTime={day}>{formatDay(day)}</time>}
      </h1>
      <IconButton label={t.nextDay} disabled={!onForward} onClick={onForward}>
        <Icon of={ChevronRight} />
      </IconButton>
      <div className={styles.dayTools}>
        {settings}
        <RefreshButton
          refetch={refetch}
          success={{ title: t.mealsRefreshed, text: t.updatedWithLatestData }}
          errorToastMs={2000}
        />
      </div>
    </div>
  );
}
