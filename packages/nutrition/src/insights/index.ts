export { findInsights, type Insight, insightRules, insightsTold } from "./find-insights.ts";
export type { EatenDay, EatenFood, EatenMeal, EatenWeek } from "./week.ts";
