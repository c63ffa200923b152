import { column, type FoodTableLayout, firstOf, kcalPerKilojoule } from "./food-table-layout.ts";

/**
 * Japan's table: the sheet of all foods, with the sheet of fatty acids and a list of English
 * names if there is one. Twelve rows of headings; the columns are named by their INFOODS tags.
 */
export const mext: FoodTableLayout = {
  name: "mext",
  title: "Standard Tables of Food Composition in Japan (MEXT)",
  editions: [{ dataset: "MEXT 2023", date: "2023-04-28" }],
  encoding: "shift_jis",
  markers: { trace: ["tr"], unknown: ["-", "*"] },
  files: {
    shape: "wide",
    recordId: /^\d{5}$/,
    id: ["食品番号", "food_code"],
    names: [["name_en"], ["食品名", "成分識別子", "name_ja"]],
  },
  nutrients: {
    calories_kcal: [[column("ENERC_KCAL")], [column("ENERC", kcalPerKilojoule)]],
    protein_g: firstOf("PROT-", "PROTCAA"),
    // Total carbohydrate by difference, as USDA has it.
    carbs_g: firstOf("CHOCDF-"),
    fat_g: firstOf("FAT-", "FATNLEA"),
    fiber_g: firstOf("FIB-"),
    sodium_mg: firstOf("NA"),
    saturated_g: firstOf("FASAT"),
    cholesterol_mg: firstOf("CHOLE"),
    monounsaturated_g: firstOf("FAMS"),
    polyunsaturated_g: firstOf("FAPU"),
    omega3_g: firstOf("FAPUN3"),
    omega6_g: firstOf("FAPUN6"),
    potassium_mg: firstOf("K"),
    calcium_mg: firstOf("CA"),
    magnesium_mg: firstOf("MG"),
    iron_mg: firstOf("FE"),
    zinc_mg: firstOf("ZN"),
    phosphorus_mg: firstOf("P"),
    selenium_mcg: firstOf("SE"),
    vit_a_mcg_rae: firstOf("VITA_RAE"),
    vit_c_mg: firstOf("VITC"),
    vit_d_mcg: firstOf("VITD"),
    vit_e_mg: firstOf("TOCPHA"),
    vit_k_mcg: firstOf("VITK"),
    vit_b1_mg: firstOf("THIA"),
    vit_b2_mg: firstOf("RIBF"),
    vit_b3_mg: firstOf("NIA"),
    vit_b6_mg: firstOf("VITB6A"),
    vit_b9_mcg: firstOf("FOL"),
    vit_b12_mcg: firstOf("VITB12"),
  },
};
