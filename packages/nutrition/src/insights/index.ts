export { findInsights, type Insight, insightRules, maxInsights } from "./find-insights.ts";
export type { EatenDay, EatenFood, EatenMeal, EatenWeek } from "./week.ts";
