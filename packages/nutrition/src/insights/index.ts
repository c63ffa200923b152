import { defaultLanguage } from "../languages/default-language.ts";
import type { Language } from "../languages/language.ts";
import * as find from "./find-insights.ts";
import type { EatenWeek } from "./week.ts";

export { type Insight, insightRules } from "./find-insights.ts";
export type { EatenDay, EatenFood, EatenMeal, EatenWeek } from "./week.ts";

/**
 * What a week's meals say: at most `maxInsights`, those with most to see first. The same week gives
 * the same insights in the same order. Counts only; gives no advice, and neither praises nor blames.
 */
export const findInsights = (
  week: EatenWeek,
  language: Language = defaultLanguage,
): readonly find.Insight[] => find.findInsights(week, language);
