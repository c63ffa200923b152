import { type ReactNode, ViewTransition } from "react";
import type { DaySlideType } from "./use-chosen-day.ts";
import "./day-slide.css";

type SlideClasses = Readonly<Record<DaySlideType | "default", string>>;

const entering: SlideClasses = {
  "day-forward": "day-from-right",
  "day-back": "day-from-left",
  default: "none",
};
const leaving: SlideClasses = {
  "day-forward": "day-to-left",
  "day-back": "day-to-right",
  default: "none",
};

/** Slides one day out and the next one in. Needs the day as its key. */
export function DaySlide({ children }: { readonly children: ReactNode }) {
  return (
    <ViewTransition enter={entering} exit={leaving} default="none">
      {children}
    </ViewTransition>
  );
}
