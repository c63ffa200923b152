import type { Language } from "../languages/language.ts";
import { type InsightWords, wordCode } from "../languages/wording.ts";
import {
  averageRule,
  changeFromBefore,
  littleKnown,
  proteinByMeal,
  singleSource,
  sourcesRule,
} from "./nutrient-rules.ts";
import {
  closestDay,
  energyRange,
  eveningEnergy,
  frequentFood,
  mealTimes,
  newFoods,
  variety,
  weekend,
} from "./pattern-rules.ts";
import type { Finding, InsightRule } from "./rule.ts";
import { type EatenWeek, summarizeWeek } from "./week.ts";

/** Every rule that there is. */
export const insightRules: readonly InsightRule[] = [
  averageRule("fiber_g"),
  averageRule("protein_g"),
  sourcesRule("sodium_mg"),
  sourcesRule("sugar_g"),
  sourcesRule("saturated_g"),
  proteinByMeal,
  singleSource,
  littleKnown,
  changeFromBefore,
  variety,
  newFoods,
  frequentFood,
  mealTimes,
  closestDay,
  energyRange,
  weekend,
  eveningEnergy,
];

/** The most insights shown for one week, so that the list stays short. */
export const maxInsights = 6;

/** Something that a week's meals say, with its figures and what it rests on. */
export interface Insight extends InsightWords, Pick<Finding, "days" | "foods"> {
  /** The rule's: the same every week. */
  readonly id: string;
}

/** `findInsights` of `insights/index.ts`, in a language. */
export function findInsights(week: EatenWeek, language: Language): readonly Insight[] {
  const facts = summarizeWeek(week);
  return insightRules
    .filter(
      ({ minDays, mentionsEnergy }) =>
        week.days.length >= minDays && (week.isEnergyShown || !mentionsEnergy),
    )
    .flatMap((rule) => {
      const found = rule.find(facts);
      return found ? [{ id: rule.id, ...found }] : [];
    })
    .sort((one, other) => other.weight - one.weight)
    .slice(0, maxInsights)
    .map(({ id, says, days, foods }) => ({
      id,
      ...wordCode(language.wording.insights, says, facts.units),
      days,
      foods,
    }));
}
