// Weeks of meals, made up for the tests.

import { sumDay } from "../day-sums.ts";
import { defaultUnits } from "../display-units.ts";
import { english } from "../languages/en/index.ts";
import { wordCode } from "../languages/wording.ts";
import type { MealType } from "../meal.ts";
import { defaultTargets } from "../targets.ts";
import { nutrientAmounts } from "../totals.ts";
import { type EatenDay, type EatenFood, type EatenWeek, insightRules } from "./index.ts";
import type { Finding } from "./rule.ts";
import { summarizeWeek } from "./week.ts";

export type Amounts = Parameters<typeof nutrientAmounts>[0];
export type Foods = Readonly<Record<string, Amounts>>;

export const eat = (foods: Foods): EatenFood[] =>
  Object.entries(foods).map(([name, amounts]) => ({
    id: name.toLowerCase(),
    name,
    nutrients: nutrientAmounts(amounts),
  }));
/** Four days from Monday on, with the same lunch unless a day has its own. */
export const dates = ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19"];
export const sameDays = (foods: Foods, count = 4): EatenDay[] =>
  dates.slice(0, count).map((day) => dayOf(day, { lunch: foods }));
const minutes = { breakfast: 480, lunch: 750, dinner: 1140, snack: 960 } as const;
export function dayOf(day: string, meals: Partial<Record<MealType, Foods>>): EatenDay {
  return {
    day,
    meals: Object.entries(meals).map(([type, foods]) => ({
      type: type as MealType,
      minute: minutes[type as MealType],
      foods: eat(foods),
    })),
  };
}
export const weekOf = (days: EatenDay[], rest: Partial<EatenWeek> = {}): EatenWeek => ({
  days,
  daysBefore: [],
  foodsBefore: new Set(),
  targetsOf: () => defaultTargets,
  isEnergyShown: true,
  units: defaultUnits,
  ...rest,
});
/** Days of October 2026, from the first on. The first is a Thursday. */
export const before = (count: number, amounts: Amounts) =>
  Array.from({ length: count }, (_, at) =>
    sumDay(`2026-10-${String(at + 1).padStart(2, "0")}`, [
      { amounts: nutrientAmounts(amounts), unreported: {}, foods: 1 },
    ]),
  );
export function find(id: string, week: EatenWeek) {
  const found = insightRules.find((rule) => rule.id === id)?.find(summarizeWeek(week));
  if (!found) return undefined;
  const { days, foods, weight } = found;
  const { title, text } = wordFinding(found, week);
  return { title, text: text.replaceAll("\u00a0", " "), days, foods, weight };
}
/** What a rule has found, in English. */
export const wordFinding = ({ says }: Finding, { units }: EatenWeek) =>
  wordCode(english.wording.insights, says, units);
export const textOf = (id: string, week: EatenWeek) => find(id, week)?.text;
