import type { ReactNode, RefObject } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ChevronLeft, ChevronRight, RefreshCw } from "../../../ui/icons.ts";
import { formatDay } from "./days.ts";

interface Props {
  readonly day: string | undefined;
  /** Undefined at the ends. */
  readonly onBack: (() => void) | undefined;
  readonly onForward: (() => void) | undefined;
  readonly onRefresh: () => void;
  readonly isRefreshing: boolean;
  /** Stands before the refresh button. */
  readonly settings: ReactNode;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

export function DayHeader(props: Props) {
  const { day, onBack, onForward, onRefresh, isRefreshing, settings, heading } = props;
  return (
    <div className="day-header">
      <IconButton label="Previous day" disabled={!onBack} onClick={onBack}>
        <ChevronLeft className="ic" aria-hidden="true" />
      </IconButton>
      <h1 ref={heading} tabIndex={-1} aria-live="polite">
        {day === undefined ? "Unknown" : <time dateTime={day}>{formatDay(day)}</time>}
      </h1>
      <IconButton label="Next day" disabled={!onForward} onClick={onForward}>
        <ChevronRight className="ic" aria-hidden="true" />
      </IconButton>
      <div className="ml-auto flex">
        {settings}
        <IconButton label="Refresh" onClick={onRefresh} disabled={isRefreshing}>
          <RefreshCw className={isRefreshing ? "ic s spin" : "ic s"} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
