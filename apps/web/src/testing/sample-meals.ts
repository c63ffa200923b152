import type { ChatJob, FoodEntry, MealEntry, MealItemEntry, SavedOwnFood } from "@morsel/contracts";
import { lipidIds, macroIds, microIds, nutrientIds } from "@morsel/nutrition";

function allOf<Id extends string>(ids: readonly Id[], amount: number | null) {
  return Object.fromEntries(ids.map((id) => [id, amount])) as Record<Id, number | null>;
}

/** A meal entry of the API with the given fields. */
export function sampleMeal(part: Partial<MealEntry> & { readonly id: string }): MealEntry {
  return {
    title: "Porridge",
    description: "A bowl of porridge with milk",
    macros: sampleMacros({}),
    serving: { servings: 1, serving_size_g: 250, household_unit: "bowl" },
    lipids_detail: allOf(lipidIds, 1),
    micros: allOf(microIds, 2),
    tags: [],
    context: sampleContext("2026-11-19T07:40:00+01:00"),
    local_day: "2026-11-19",
    items: [],
    not_counted: [],
    energy_range: null,
    macro_ranges: { protein_g: null, carbs_g: null, fat_g: null },
    question: null,
    version: 1,
    ...part,
  };
}

export function sampleMacros(part: Partial<MealEntry["macros"]>): MealEntry["macros"] {
  return {
    ...allOf(macroIds, 0),
    calories_kcal: 300,
    protein_g: 10,
    carbs_g: 50,
    fat_g: 6,
    ...part,
  };
}

export function sampleContext(
  consumedAt: string,
  part: Partial<MealEntry["context"]> = {},
): MealEntry["context"] {
  return {
    consumed_at: new Date(consumedAt).toISOString(),
    meal_type: "breakfast",
    confidence_score: 0.86,
    notes: "",
    ...part,
  };
}

export function sampleItem(part: Partial<MealItemEntry>): MealItemEntry {
  return {
    text: "porridge",
    name: part.food ?? "Oatmeal, cooked",
    food_id: "porridge",
    food: "Oatmeal, cooked",
    source: "USDA SR Legacy",
    source_id: "171662",
    source_record_of: null,
    grams: 250,
    portion: { rule: "default-portion", explanation: "1 bowl = 250 g", is_stated: false },
    confidence: 0.8,
    macros: sampleMacros({}),
    ...part,
  };
}

export function sampleJob(part: Partial<ChatJob> & { readonly id: string }): ChatJob {
  return {
    message: "two eggs and toast",
    status: "completed",
    created_at: new Date().toISOString(),
    ...part,
  };
}

export function sampleFood(part: Partial<FoodEntry> & { readonly id: string }): FoodEntry {
  return {
    name: "Oatmeal, cooked",
    per_100g: { ...allOf(nutrientIds, 1), calories_kcal: 71, sodium_mg: 4, choline_mg: null },
    portions: [
      { label: "cup", grams: 234 },
      { label: "bowl", grams: 250 },
    ],
    usual_portion: 1,
    other_names: ["porridge"],
    names_of_similar_foods: [],
    source: {
      is_estimate: false,
      record_of: null,
      records: [
        {
          dataset: "USDA SR Legacy",
          id: "171662",
          url: "https://fdc.nal.usda.gov/food-details/171662/nutrients",
          part: null,
        },
      ],
      attributions: ["U.S. Department of Agriculture"],
    },
    ...part,
  };
}

/** An own food of the user with the given fields. */
export function sampleOwnFood(part: Partial<SavedOwnFood>): SavedOwnFood {
  return {
    id: "f1",
    kind: "food",
    name: "Zing bar",
    other_names: ["zing"],
    per: "serving",
    serving_g: 50,
    figures: { calories_kcal: 210, protein_g: 20, carbs_g: 18, fat_g: 7, vit_c_mg: 12 },
    recipe: null,
    barcode: null,
    meal_id: null,
    version: 1,
    updated_at: "2026-11-19T10:00:00Z",
    ...part,
  };
}
