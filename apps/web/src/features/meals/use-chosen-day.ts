import { useState } from "react";
import { readSession, sessionKeys, writeSession } from "../../platform/storage.ts";
import { dayKey, findShownDay, type MealDay } from "./days.ts";

type Direction = "back" | "forward" | "none";

/**
 * The day on show. A chosen day is remembered while it has meals; whoever stands on the
 * latest day stays on the latest, also when a new one begins.
 */
export function useChosenDay(days: readonly MealDay[]) {
  const [chosen, setChosen] = useState(() => readSession(sessionKeys.mealsDay));
  const [direction, setDirection] = useState<Direction>("none");
  const index = findShownDay(days, chosen);

  const goTo = (next: number, towards: Direction) => {
    const day = days[next];
    if (!day) return;
    const key = next === findShownDay(days, undefined) ? "" : dayKey(day);
    setChosen(key);
    setDirection(towards);
    writeSession(sessionKeys.mealsDay, key);
  };

  return {
    shown: days[index],
    direction,
    goBack: index > 0 ? () => goTo(index - 1, "back") : undefined,
    goForward: index < days.length - 1 ? () => goTo(index + 1, "forward") : undefined,
  };
}
