/** The title and text of each insight: sentences with figures that say what is and never what should be. */
import { displayNutrient } from "../../display-nutrient.ts";
import type { DisplayUnits } from "../../display-units.ts";
import type { NutrientId } from "../../nutrients.ts";
import type { InsightText, InsightWords, Wordings } from "../wording.ts";
import {
  capitalize,
  formatAmount,
  formatAverage,
  formatClock,
  formatFigure,
  formatPercent,
  formatTarget,
  listFoods,
  overDays,
  weekdayNames,
  wordBound,
} from "./insight-figures.ts";
import { nutrientLabels } from "./nutrient-labels.ts";
import { joinList } from "./quotations.ts";

/** An insight's code with its arguments. */
type Says<Code extends InsightText["code"]> = Extract<InsightText, { readonly code: Code }>;

/** "Fiber averaged 14 g of 28 g over 6 days. Tuesday had the most, 22 g, with lentils, oats and berries." */
function wordAverage(
  { nutrient: id, average, target, most }: Says<"average">,
  units: DisplayUnits,
): InsightWords {
  const { label } = displayNutrient(id, units);
  return {
    title: label,
    text: `${label} averaged ${formatAverage(average, id, units)} ${compareWithTarget(average, target, id, units)} ${overDays(average.days)}. ${weekdayNames[most.weekday]} had the most, ${formatAmount(most.amount, id, units)}, with ${listFoods(most.foods)}.`,
  };
}

/** 'of 28 g' if the target is one value and not exceeded; otherwise the target in words. */
function compareWithTarget(
  { amount }: Says<"average">["average"],
  target: Says<"average">["target"],
  id: NutrientId,
  units: DisplayUnits,
): string {
  const targetText = formatTarget(target, id, units);
  const isPartOf = target.low === target.high && (amount ?? 0) <= (target.high ?? 0);
  return isPartOf ? `of ${targetText}` : `against a target of ${targetText}`;
}

/** "Sodium averaged 2,900 mg" with its target and days, then "Soy sauce, bread and cheese gave 51% of the known amount." */
function wordSources(
  { nutrient: id, average, target, foods, share }: Says<"sources">,
  units: DisplayUnits,
): InsightWords {
  const name = id === "saturated_g" ? "Saturated fat" : displayNutrient(id, units).label;
  return {
    title: `Where ${name.toLowerCase()} came from`,
    text: `${name} averaged ${formatAverage(average, id, units)} against a target of ${formatTarget(target, id, units)} ${overDays(average.days)}. ${capitalize(listFoods(foods))} gave ${formatPercent(share)} of the known amount.`,
  };
}

/** "Carrots gave 61% of the known vitamin A over 6 days." */
const wordSingleSource = ({
  nutrient: id,
  foods,
  share,
  days,
}: Says<"single-source">): InsightWords => ({
  title: nutrientLabels[id],
  text: `${capitalize(listFoods(foods))} gave ${formatPercent(share)} of the known ${nameOf(id)} ${overDays(days)}.`,
});

/** "Choline is known for 12 of 40 foods of this week, so Trends shows “at least”." */
const wordLittleKnown = ({ nutrient: id, known, foods }: Says<"little-known">): InsightWords => ({
  title: `${nutrientLabels[id]}: some foods do not report it`,
  text: `${nutrientLabels[id]} is known for ${known} of ${foods} foods of this week, so Trends shows “at least”.`,
});

/** "Protein averaged 72 g over 6 days; in the four weeks before it was 60 g over 24 days." */
function wordChange(
  { nutrient: id, now, before }: Says<"change">,
  units: DisplayUnits,
): InsightWords {
  const { label } = displayNutrient(id, units);
  return {
    title: `${label} compared with earlier weeks`,
    text: `${label} averaged ${formatAverage(now, id, units)} ${overDays(now.days)}; in the four weeks before it was ${formatAverage(before, id, units)} ${overDays(before.days)}.`,
  };
}

/** "A day's protein was 9 g at breakfast, 24 g at lunch and 3 g with snacks, on average over 6 days." */
function wordProteinByMeal(
  { meals, isAtLeast, days }: Says<"protein-by-meal">,
  units: DisplayUnits,
): InsightWords {
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
const wordVariety = ({ count, days, frequent }: Says<"variety">): InsightWords => ({
  title: "Different foods",
  text: `There were ${count} different foods ${overDays(days)}. ${capitalize(listFoods(frequent))} were in your log on the most days.`,
});

/** "5 foods were not in your log in the four weeks before, among them mango, tofu and kale." */
const wordNewFoods = ({ count, named }: Says<"new-foods">): InsightWords => ({
  title: "New this week",
  text: `${count} foods were not in your log in the four weeks before${count > named.length ? ", among them" : ":"} ${listFoods(named)}.`,
});

/** "Oat milk was in your log on 5 of 6 days, 7 times in all." */
function wordFrequentFood({ food, days }: Says<"frequent-food">): InsightWords {
  const times = food.times > food.days ? `, ${food.times} times in all` : "";
  return {
    title: "Most often",
    text: `${capitalize(listFoods([food]))} was in your log on ${food.days} of ${days} days${times}.`,
  };
}

/** "The first meal of a day came at about 08:10 and the last at about 19:40 (median of 6 days)." */
const wordMealTimes = ({ first, last, days }: Says<"meal-times">): InsightWords => ({
  title: "When you ate",
  text: `The first meal of a day came at about ${formatClock(first)} and the last at about ${formatClock(last)} (median of ${days} days).`,
});

/** "Wednesday came closest to your targets for protein, carbs, fat and fiber, 86 of 100, with oats and salmon." */
const wordClosestDay = ({ weekday, score, foods }: Says<"closest-day">): InsightWords => ({
  title: `${weekdayNames[weekday]} came closest`,
  text: `${weekdayNames[weekday]} came closest to your targets for protein, carbs, fat and fiber, ${score} of 100, with ${listFoods(foods)}.`,
});

/** "Days were between 1,650 and 2,240 kcal, on average 1,930 kcal over 6 days." */
const wordEnergyRange = (
  { low, high, average }: Says<"energy-range">,
  units: DisplayUnits,
): InsightWords => ({
  title: `${displayNutrient("calories_kcal", units).label} from day to day`,
  text: `Days were between ${formatFigure(low, "calories_kcal", units)} and ${formatAmount(high, "calories_kcal", units)}, on average ${formatAverage(average, "calories_kcal", units)} ${overDays(average.days)}.`,
});

/** "Saturdays and Sundays averaged 2,300 kcal over 8 days, other days 1,900 kcal over 19 days." */
function wordWeekend({ weekend, other }: Says<"weekend">, units: DisplayUnits): InsightWords {
  const word = ({ amount, days }: typeof weekend) =>
    `${formatAmount(amount ?? 0, "calories_kcal", units)} ${overDays(days)}`;
  return {
    title: "Weekends and other days",
    text: `Saturdays and Sundays averaged ${word(weekend)}, other days ${word(other)}, this week and the four before.`,
  };
}

/** "46% of the calories came after 18:00, over 6 days." */
const wordEvening = (
  { share, minute, days }: Says<"evening">,
  units: DisplayUnits,
): InsightWords => ({
  title: "Evenings",
  text: `${formatPercent(share)} of the ${displayNutrient("calories_kcal", units).label.toLowerCase()} came after ${formatClock(minute)}, ${overDays(days)}.`,
});

/** 'vitamin A', 'omega-3', 'iron': a nutrient within a sentence. */
function nameOf(id: NutrientId): string {
  const label = nutrientLabels[id];
  return label.charAt(0).toLowerCase() + label.slice(1);
}

export const insights: Wordings<InsightText, InsightWords, [DisplayUnits]> = {
  average: wordAverage,
  sources: wordSources,
  "single-source": wordSingleSource,
  "little-known": wordLittleKnown,
  change: wordChange,
  "protein-by-meal": wordProteinByMeal,
  variety: wordVariety,
  "new-foods": wordNewFoods,
  "frequent-food": wordFrequentFood,
  "meal-times": wordMealTimes,
  "closest-day": wordClosestDay,
  "energy-range": wordEnergyRange,
  weekend: wordWeekend,
  evening: wordEvening,
};
