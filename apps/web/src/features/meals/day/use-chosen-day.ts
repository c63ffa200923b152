import { addTransitionType, startTransition, useRef, useState } from "react";
import { readSession, sessionKeys, writeSession } from "../../../platform/storage.ts";
import { dayKey, findShownDay, type MealDay } from "./days.ts";

/** The direction of a change of day. */
export type DaySlideType = "day-back" | "day-forward";

/**
 * The selected day. It stays selected while it has meals; the latest day stays the latest, also
 * when a new one begins.
 */
export function useChosenDay(days: readonly MealDay[]) {
  const [chosen, setChosen] = useState(() => readSession(sessionKeys.mealsDay));
  // Ahead of `chosen` during the animation, so that a quick second press continues from there.
  const latest = useRef(chosen);
  const index = findShownDay(days, chosen);

  const go = (steps: 1 | -1) => {
    const next = findShownDay(days, latest.current) + steps;
    const day = days[next];
    if (!day) return;
    const key = next === findShownDay(days, undefined) ? "" : dayKey(day);
    latest.current = key;
    writeSession(sessionKeys.mealsDay, key);
    slide(steps < 0 ? "day-back" : "day-forward", () => setChosen(key));
  };

  return {
    shown: days[index],
    goBack: index > 0 ? () => go(-1) : undefined,
    goForward: index < days.length - 1 ? () => go(1) : undefined,
  };
}

/** Without an animation if the user prefers reduced motion. */
function slide(type: DaySlideType, change: () => void): void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) change();
  else
    startTransition(() => {
      addTransitionType(type);
      change();
    });
}
