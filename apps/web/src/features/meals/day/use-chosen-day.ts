import { pages } from "@morsel/contracts/facts";
import { addTransitionType, startTransition, useEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { readSession, sessionKeys, writeSession } from "../../../platform/storage.ts";
import { dayKey, findShownDay, isDay, type MealDay } from "./days.ts";

/** The direction of a change of day. */
export type DaySlideType = "day-back" | "day-forward";

export interface ChosenDay {
  /** '' for the latest day. */
  readonly key: string | undefined;
  readonly choose: (key: string, type: DaySlideType) => void;
  /** Ahead of `key` during the animation, so that a quick second press continues from there. */
  readonly latest: { readonly current: string | undefined };
}

/** The selected day: the one of '/meals?day=', or the one that was selected last. */
export function useChosenDay(): ChosenDay {
  const [key, setKey] = useState(() => readSession(sessionKeys.mealsDay));
  const latest = useRef(key);
  const requested = useRequestedDay();
  const [taken, setTaken] = useState<string>();
  if (requested !== taken) {
    setTaken(requested);
    if (requested !== undefined) setKey(requested);
  }
  const [, navigate] = useLocation();
  useEffect(() => {
    if (requested === undefined) return;
    latest.current = requested;
    writeSession(sessionKeys.mealsDay, requested);
    // The address would name this day also when another one is shown.
    navigate(pages.meals, { replace: true });
  }, [requested, navigate]);

  const choose = (next: string, type: DaySlideType) => {
    latest.current = next;
    writeSession(sessionKeys.mealsDay, next);
    slide(type, () => setKey(next));
  };
  return { key, choose, latest };
}

function useRequestedDay(): string | undefined {
  const [path] = useLocation();
  const day = new URLSearchParams(useSearch()).get("day") ?? "";
  return path === pages.meals && isDay(day) ? day : undefined;
}

/**
 * The day to show and the ways to the days around it. The chosen day stays selected while it has meals;
 * the latest day stays the latest, also when a new one begins.
 */
export function findDays(days: readonly MealDay[], { key, choose, latest }: ChosenDay) {
  const index = findShownDay(days, key);
  const go = (steps: 1 | -1) => {
    const next = findShownDay(days, latest.current) + steps;
    const day = days[next];
    if (!day) return;
    const nextKey = next === findShownDay(days, undefined) ? "" : dayKey(day);
    choose(nextKey, steps < 0 ? "day-back" : "day-forward");
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
