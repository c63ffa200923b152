/**
 * The nutrient catalogue: one row per nutrient. Every list, schema, label, column and total
 * in the product derives from it. Ids are the product's wire names; each ends with its unit.
 */

export type NutrientUnit = "kcal" | "g" | "mg" | "mcg";

/** Groups in which a nutrient is shown. Sodium is in two groups, so the groups count 7 + 7 + 20. */
export type NutrientGroup = "macros" | "lipids" | "minerals" | "vitamins";

interface NutrientRow {
  readonly id: string;
  readonly unit: NutrientUnit;
  /** Shown behind the figure where it says more than the unit does. */
  readonly unitLabel?: string;
  readonly groups: readonly NutrientGroup[];
}

const rows = [
  { id: "calories_kcal", unit: "kcal", groups: ["macros"] },
  { id: "protein_g", unit: "g", groups: ["macros"] },
  { id: "carbs_g", unit: "g", groups: ["macros"] },
  { id: "fat_g", unit: "g", groups: ["macros"] },
  { id: "fiber_g", unit: "g", groups: ["macros"] },
  { id: "sugar_g", unit: "g", groups: ["macros"] },
  {
    id: "sodium_mg",
    unit: "mg",
    groups: ["macros", "minerals"],
  },
  { id: "saturated_g", unit: "g", groups: ["lipids"] },
  {
    id: "cholesterol_mg",
    unit: "mg",
    groups: ["lipids"],
  },
  {
    id: "monounsaturated_g",
    unit: "g",
    groups: ["lipids"],
  },
  {
    id: "polyunsaturated_g",
    unit: "g",
    groups: ["lipids"],
  },
  {
    id: "omega3_g",
    unit: "g",
    groups: ["lipids"],
  },
  {
    id: "omega6_g",
    unit: "g",
    groups: ["lipids"],
  },
  { id: "trans_fat_g", unit: "g", groups: ["lipids"] },
  { id: "potassium_mg", unit: "mg", groups: ["minerals"] },
  { id: "calcium_mg", unit: "mg", groups: ["minerals"] },
  { id: "magnesium_mg", unit: "mg", groups: ["minerals"] },
  { id: "iron_mg", unit: "mg", groups: ["minerals"] },
  { id: "zinc_mg", unit: "mg", groups: ["minerals"] },
  {
    id: "phosphorus_mg",
    unit: "mg",
    groups: ["minerals"],
  },
  {
    id: "selenium_mcg",
    unit: "mcg",
    groups: ["minerals"],
  },
  {
    id: "vit_a_mcg_rae",
    unit: "mcg",
    unitLabel: "mcg RAE",
    groups: ["vitamins"],
  },
  { id: "vit_c_mg", unit: "mg", groups: ["vitamins"] },
  { id: "vit_d_mcg", unit: "mcg", groups: ["vitamins"] },
  { id: "vit_e_mg", unit: "mg", groups: ["vitamins"] },
  { id: "vit_k_mcg", unit: "mcg", groups: ["vitamins"] },
  { id: "vit_b1_mg", unit: "mg", groups: ["vitamins"] },
  { id: "vit_b2_mg", unit: "mg", groups: ["vitamins"] },
  { id: "vit_b3_mg", unit: "mg", groups: ["vitamins"] },
  { id: "vit_b6_mg", unit: "mg", groups: ["vitamins"] },
  // Dietary folate equivalents, the unit that daily values are set in.
  { id: "vit_b9_mcg", unit: "mcg", groups: ["vitamins"] },
  {
    id: "vit_b12_mcg",
    unit: "mcg",
    groups: ["vitamins"],
  },
  { id: "choline_mg", unit: "mg", groups: ["vitamins"] },
] as const satisfies readonly NutrientRow[];

export type NutrientId = (typeof rows)[number]["id"];

export interface NutrientInfo extends NutrientRow {
  readonly id: NutrientId;
}

/** All nutrients in the order in which they are shown. */
export const nutrients: readonly NutrientInfo[] = rows;

/** All nutrient ids in the order in which they are shown. */
export const nutrientIds: readonly NutrientId[] = rows.map((row) => row.id);

const byId = new Map(nutrients.map((row) => [row.id, row]));

/** The catalogue row of a nutrient. */
export function getNutrient(id: NutrientId): NutrientInfo {
  const row = byId.get(id);
  if (!row) throw new Error(`Not in the nutrient catalogue: ${id}`);
  return row;
}

/** The nutrients of one group, in the order in which they are shown. */
export function nutrientsOf(group: NutrientGroup): readonly NutrientInfo[] {
  return nutrients.filter((row) => row.groups.includes(group));
}

type Row = (typeof rows)[number];

/** The ids of the rows that list a group. */
type IdIn<G extends NutrientGroup> = Row extends infer R
  ? R extends { id: infer I; groups: readonly (infer Listed)[] }
    ? G extends Listed
      ? I
      : never
    : never
  : never;

export type MacroId = IdIn<"macros">;
export type LipidId = IdIn<"lipids">;
export type MicroId = IdIn<"minerals"> | IdIn<"vitamins">;

const idsOf = <Id>(...groups: NutrientGroup[]) =>
  nutrients
    .filter((row) => row.groups.some((group) => groups.includes(group)))
    .map((row) => row.id) as unknown as readonly Id[];

/** The 7 macros of a meal entry: energy, protein, carbs, fat, fiber, sugar, sodium. */
export const macroIds = idsOf<MacroId>("macros");
/** The 7 figures of a meal entry's lipid profile. */
export const lipidIds = idsOf<LipidId>("lipids");
/** The 20 micronutrients of a meal entry: minerals (sodium first), then vitamins. */
export const microIds = idsOf<MicroId>("minerals", "vitamins");
