/** The title and text of each insight: sentences with figures that say what is and never what should be. */
import { displayNutrient } from "../../display-nutrient.ts";
import type { DisplayUnits } from "../../display-units.ts";
import { getNutrient, type NutrientId } from "../../nutrients.ts";
import {
  type Average,
  capitalize,
  formatAmount,
  formatAverage,
  formatClock,
  formatFigure,
  formatPercent,
  formatTarget,
  listFoods,
  overDays,
  type Target,
  weekdayNames,
  wordBound,
} from "./insight-figures.ts";
import { joinList } from "./quotations.ts";

type Foods = readonly { readonly name: string }[];

interface InsightText {
  readonly title: string;
  readonly text: string;
}

/** "Fiber averaged 14 g of 28 g over 6 days. Tuesday had the most, 22 g, with lentils, oats and berries." */
export function wordAverage(
  id: NutrientId,
  average: Average,
  target: Target,
  most: { readonly weekday: number; readonly amount: number; readonly foods: Foods },
  units: DisplayUnits,
): InsightText {
  const { label } = displayNutrient(id, units);
  return {
    title: label,
    text: `${label} averaged ${formatAverage(average, id, units)} ${compareWithTarget(average, target, id, units)} ${overDays(average.days)}. ${weekdayNames[most.weekday]} had the most, ${formatAmount(most.amount, id, units)}, with ${listFoods(most.foods)}.`,
  };
}

/** 'of 28 g' if the target is one value and not exceeded; otherwise the target in words. */
function compareWithTarget(
  { amount }: Average,
  target: Target,
  id: NutrientId,
  units: DisplayUnits,
): string {
  const targetText = formatTarget(target, id, units);
  const isPartOf = target.low === target.high && (amount ?? 0) <= (target.high ?? 0);
  return isPartOf ? `of ${targetText}` : `against a target of ${targetText}`;
}

/** "Sodium averaged 2,900 mg" with its target and days, then "Soy sauce, bread and cheese gave 51% of the known amount." */
export function wordSources(
  id: NutrientId,
  average: Average,
  target: Target,
  foods: Foods,
  share: number,
  units: DisplayUnits,
): InsightText {
  const name = id === "saturated_g" ? "Saturated fat" : displayNutrient(id, units).label;
  return {
    title: `Where ${name.toLowerCase()} came from`,
    text: `${name} averaged ${formatAverage(average, id, units)} against a target of ${formatTarget(target, id, units)} ${overDays(average.days)}. ${capitalize(listFoods(foods))} gave ${formatPercent(share)} of the known amount.`,
  };
}

/** "Carrots gave 61% of the known vitamin A over 6 days." */
export const wordSingleSource = (
  id: NutrientId,
  foods: Foods,
  share: number,
  days: number,
): InsightText => ({
  title: getNutrient(id).label,
  text: `${capitalize(listFoods(foods))} gave ${formatPercent(share)} of the known ${nameOf(id)} ${overDays(days)}.`,
});

/** "Choline is known for 12 of 40 foods of this week, so Trends shows “at least”." */
export const wordLittleKnown = (id: NutrientId, known: number, foods: number): InsightText => ({
  title: `${getNutrient(id).label}: some foods do not report it`,
  text: `${getNutrient(id).label} is known for ${known} of ${foods} foods of this week, so Trends shows “at least”.`,
});

/** "Protein averaged 72 g over 6 days; in the four weeks before it was 60 g over 24 days." */
export function wordChange(
  id: NutrientId,
  now: Average,
  before: Average,
  units: DisplayUnits,
): InsightText {
  const { label } = displayNutrient(id, units);
  return {
    title: `${label} compared with earlier weeks`,
    text: `${label} averaged ${formatAverage(now, id, units)} ${overDays(now.days)}; in the four weeks before it was ${formatAverage(before, id, units)} ${overDays(before.days)}.`,
  };
}

/** "A day's protein was 9 g at breakfast, 24 g at lunch and 3 g with snacks, on average over 6 days." */
export function wordProteinByMeal(
  meals: readonly { readonly type: string; readonly grams: number }[],
  isAtLeast: boolean,
  days: number,
  units: DisplayUnits,
): InsightText {
  const parts = meals.map(
    ({ type, grams }) =>
      `${formatAmount(grams, "protein_g", units)} ${type === "snack" ? "with snacks" : `at ${type}`}`,
  );
  return {
    title: "Protein by meal",
    text: `A day's protein was ${wordBound(isAtLeast)}${joinList(parts)}, on average ${overDays(days)}.`,
  };
}

/** "There were 24 different foods over 6 days. Oats, coffee and banana were in your log on the most days." */
export const wordVariety = (count: number, days: number, frequent: Foods): InsightText => ({
  title: "Different foods",
  text: `There were ${count} different foods ${overDays(days)}. ${capitalize(listFoods(frequent))} were in your log on the most days.`,
});

/** "5 foods were not in your log in the four weeks before, among them mango, tofu and kale." */
export const wordNewFoods = (count: number, named: Foods): InsightText => ({
  title: "New this week",
  text: `${count} foods were not in your log in the four weeks before${count > named.length ? ", among them" : ":"} ${listFoods(named)}.`,
});

/** "Oat milk was in your log on 5 of 6 days, 7 times in all." */
export function wordFrequentFood(
  food: { readonly name: string; readonly days: number; readonly times: number },
  days: number,
): InsightText {
  const times = food.times > food.days ? `, ${food.times} times in all` : "";
  return {
    title: "Most often",
    text: `${capitalize(listFoods([food]))} was in your log on ${food.days} of ${days} days${times}.`,
  };
}

/** "The first meal of a day came at about 08:10 and the last at about 19:40 (median of 6 days)." */
export const wordMealTimes = (first: number, last: number, days: number): InsightText => ({
  title: "When you ate",
  text: `The first meal of a day came at about ${formatClock(first)} and the last at about ${formatClock(last)} (median of ${days} days).`,
});

/** "Wednesday came closest to your targets for protein, carbs, fat and fiber, 86 of 100, with oats and salmon." */
export const wordClosestDay = (weekday: number, score: number, foods: Foods): InsightText => ({
  title: `${weekdayNames[weekday]} came closest`,
  text: `${weekdayNames[weekday]} came closest to your targets for protein, carbs, fat and fiber, ${score} of 100, with ${listFoods(foods)}.`,
});

/** "Days were between 1,650 and 2,240 kcal, on average 1,930 kcal over 6 days." */
export const wordEnergyRange = (
  low: number,
  high: number,
  average: Average,
  units: DisplayUnits,
): InsightText => ({
  title: `${displayNutrient("calories_kcal", units).label} from day to day`,
  text: `Days were between ${formatFigure(low, "calories_kcal", units)} and ${formatAmount(high, "calories_kcal", units)}, on average ${formatAverage(average, "calories_kcal", units)} ${overDays(average.days)}.`,
});

/** "Saturdays and Sundays averaged 2,300 kcal over 8 days, other days 1,900 kcal over 19 days." */
export function wordWeekend(weekend: Average, other: Average, units: DisplayUnits): InsightText {
  const word = ({ amount, days }: Average) =>
    `${formatAmount(amount ?? 0, "calories_kcal", units)} ${overDays(days)}`;
  return {
    title: "Weekends and other days",
    text: `Saturdays and Sundays averaged ${word(weekend)}, other days ${word(other)}, this week and the four before.`,
  };
}

/** "46% of the calories came after 18:00, over 6 days." */
export const wordEvening = (
  share: number,
  minute: number,
  days: number,
  units: DisplayUnits,
): InsightText => ({
  title: "Evenings",
  text: `${formatPercent(share)} of the ${displayNutrient("calories_kcal", units).label.toLowerCase()} came after ${formatClock(minute)}, ${overDays(days)}.`,
});

/** 'vitamin A', 'omega-3', 'iron': a nutrient within a sentence. */
function nameOf(id: NutrientId): string {
  const { label } = getNutrient(id);
  return label.charAt(0).toLowerCase() + label.slice(1);
}
