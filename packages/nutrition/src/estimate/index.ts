export type { MealReading, WrittenAt } from "./estimate-meals.ts";
