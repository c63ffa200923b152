import type { ReactNode, RefObject } from "react";
import iconStyles from "../../../ui/icon.module.css";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ChevronLeft, ChevronRight, Icon, RefreshCw } from "../../../ui/icons.tsx";
import styles from "../list/meals-screen.module.css";
import { formatDay } from "./days.ts";

interface Props {
  readonly day: string | undefined;
  /** Undefined at the ends. */
  readonly onBack: (() => void) | undefined;
  readonly onForward: (() => void) | undefined;
  readonly onRefresh: () => void;
  readonly isRefreshing: boolean;
  /** Shown before the refresh button. */
  readonly settings: ReactNode;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

export function DayHeader(props: Props) {
  const { day, onBack, onForward, onRefresh, isRefreshing, settings, heading } = props;
  return (
    <div className={styles.dayHeader}>
      <IconButton label="Previous day" disabled={!onBack} onClick={onBack}>
        <Icon of={ChevronLeft} />
      </IconButton>
      <h1 ref={heading} tabIndex={-1} aria-live="polite">
        {day === undefined ? "Unknown" : <time dateTime={day}>{formatDay(day)}</time>}
      </h1>
      <IconButton label="Next day" disabled={!onForward} onClick={onForward}>
        <Icon of={ChevronRight} />
      </IconButton>
      <div className={styles.dayTools}>
        {settings}
        <IconButton label="Refresh" onClick={onRefresh} disabled={isRefreshing}>
          <RefreshCw
            className={
              isRefreshing ? `${iconStyles.small} ${iconStyles.spinning}` : iconStyles.small
            }
            aria-hidden="true"
          />
        </IconButton>
      </div>
    </div>
  );
}
