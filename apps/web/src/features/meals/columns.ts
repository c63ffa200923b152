import type { NutrientId } from "@morsel/nutrition";

interface ColumnRow {
  readonly id: string;
  readonly label: string;
  /** Undefined for what is no nutrient: servings. */
  readonly nutrient: NutrientId | undefined;
}

/** What a meal card can show (spec section 3), in the order in which it does. */
const rows = [
  { id: "calories", label: "Cals", nutrient: "calories_kcal" },
  { id: "protein", label: "Prot", nutrient: "protein_g" },
  { id: "carbs", label: "Carb", nutrient: "carbs_g" },
  { id: "fat", label: "Fats", nutrient: "fat_g" },
  { id: "fiber", label: "Fiber", nutrient: "fiber_g" },
  { id: "sugar", label: "Sugar", nutrient: "sugar_g" },
  { id: "sodium", label: "Sodium", nutrient: "sodium_mg" },
  { id: "serving", label: "Servings", nutrient: undefined },
  { id: "cholesterol", label: "Cholesterol", nutrient: "cholesterol_mg" },
  { id: "saturated_fat", label: "Sat Fat", nutrient: "saturated_g" },
] as const satisfies readonly ColumnRow[];

export type ColumnId = (typeof rows)[number]["id"];
export interface Column extends ColumnRow {
  readonly id: ColumnId;
}

export const columns: readonly Column[] = rows;

/** The columns that show until a person chooses others. */
export const defaultColumns: readonly ColumnId[] = ["calories", "protein", "carbs", "fat"];

/** The chosen columns in the order in which they show. */
export function columnsOf(chosen: readonly ColumnId[]): readonly Column[] {
  return columns.filter((column) => chosen.includes(column.id));
}
