import { describe, expect, it } from "vitest";
import { readNutritionLabel } from "./index.ts";

const us = `Nutrition Facts
8 servings per container
Serving size 2/3 cup (55g)
Calories 230
Total Fat 8g 10%
Saturated Fat 1g 5%
Sodium 160mg 7%
Total Carbohydrate 37g 13%
Dietary Fiber 4g 14%
Total Sugars 12g
Protein 3g`;

const uk = `Typical values per 100g per bar (45g)
Energy 1883kJ / 450kcal 847kJ / 203kcal
Fat 18g 8.1g
of which saturates 3g 1.4g
Carbohydrate 60g 27g
of which sugars 25g 11g
Fibre 5g 2.3g
Protein 9g 4.1g
Salt 0.5g 0.2g`;

const commas = `Nutrition per 100 g
Energy 1046 kJ
Fat 3,3 g
Saturates 0,5 g
Carbohydrate 40,1 g
Sugars 2 g
Protein 8,25 g
Salt 1,25 g`;

describe("A pasted nutrition label", () => {
  it("of the United States has the figures of a serving", () => {
    expect(readNutritionLabel(us)).toMatchObject({
      per: "serving",
      servingGrams: 55,
      amounts: {
        calories_kcal: 230,
        fat_g: 8,
        saturated_g: 1,
        sodium_mg: 160,
        carbs_g: 37,
        fiber_g: 4,
        sugar_g: 12,
        protein_g: 3,
        vit_c_mg: null,
      },
    });
  });

  it("with two columns has the figures of 100 g, the weight of a serving, and salt as sodium", () => {
    expect(readNutritionLabel(uk)).toMatchObject({
      per: "100-g",
      servingGrams: 45,
      amounts: { calories_kcal: 450, fat_g: 18, saturated_g: 3, sodium_mg: 200, protein_g: 9 },
    });
  });

  it("in kilojoules with decimal commas is converted", () => {
    expect(readNutritionLabel(commas)).toMatchObject({
      per: "100-g",
      servingGrams: null,
      amounts: { calories_kcal: 250, fat_g: 3.3, carbs_g: 40.1, protein_g: 8.25, sodium_mg: 500 },
    });
  });

  it.each(["", "two eggs and toast with salt", "Fat 3 g", "Energy 200 kcal"])(
    "%j has none",
    (text) => {
      expect(readNutritionLabel(text)).toBeUndefined();
    },
  );
});
