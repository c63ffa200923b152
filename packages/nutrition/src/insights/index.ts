export { findInsights, type Insight, insightRules } from "./find-insights.ts";
export type { EatenDay, EatenFood, EatenMeal, EatenWeek } from "./week.ts";
