import { type Food, type FoodSource, nutrientAmounts } from "@morsel/nutrition";
import { isCookedMeat } from "@morsel/nutrition/estimate";
import { energyTableId, formatFoodTable, parseFoodRows } from "./food-csv.ts";
import { loadFoodNames } from "./load-food-names.ts";
import { loadStarterTable, readStarterFiles } from "./starter-table.ts";

/**
 * The starter table as the text of one food file, for `parseEnergyTable`: each food with its names, portions
 * and energy, under an id of this file only, all else unknown. A message read with these foods has the energy
 * that it has with the whole table, except for a part that was left out of a mix ("zongzi without pork"): the shares of
 * mixes are not in this file, so a usual portion of the part is taken off. For a browser, where each kilobyte is waited for.
 *
 * Reads the disk on every call.
 *
 * @throws FoodTableError if a file is not in the format
 */
export function formatEnergyTable(): string {
  const rows = readStarterFiles().flatMap(({ fileName, csvText }) =>
    parseFoodRows(csvText, fileName),
  );
  const text = formatFoodTable(
    rows.map(({ food }, place) => ({
      food: {
        id: energyTableId(place),
        name: food.name,
        aliases: food.aliases,
        approximateAliases: food.approximateAliases ?? [],
        contains: sortContents(food.contains ?? []),
        portions: food.portions,
        defaultPortion: food.defaultPortion,
        source: noRecord,
        per100g: nutrientAmounts({
          calories_kcal: food.per100g.calories_kcal,
          fat_g: fatOf(food.per100g.fat_g),
          ...(isCookedMeat(food) && cookedMeatAmounts(food)),
        }),
      },
      alcoholGrams: null,
      energyNote: "",
    })),
  );
  // The spaces around separators are a sixtieth of the compressed text, ids and empty cells at the ends of lines a fortieth each.
  return text
    .replaceAll("; ", ";")
    .replaceAll(" = ", "=")
    .replace(/(?<=\n)[0-9a-z]+(?=,)/g, "")
    .replace(/,+$/gm, "");
}

/**
 * The names of foods in a language, such as "de", as the text of a file for `parseFoodNames`, by the ids of the energy
 * table. Reads the disk on every call.
 */
export function formatEnergyNames(tag: string): string {
  const names = loadFoodNames(tag);
  return loadStarterTable()
    .flatMap(({ id }, place) => {
      const own = names.get(id);
      return own ? [`${energyTableId(place)}\t${own.join(";")}`] : [];
    })
    .join("\n");
}

/** Only which content is the first has a meaning. In one order, the lists of similar dishes compress better. */
const sortContents = ([first, ...others]: readonly string[]) =>
  first === undefined ? [] : [first, ...others.sort()];

/**
 * A preview names no record, and the ids of records and recipes are a seventh of the text. `recordOf`, because foods of one
 * record would share their portions.
 */
const noRecord: FoodSource = { dataset: "starter", id: "-", recordOf: "-" };

/** Fat tells oils and lard, which have their own density and serving. Readings need it of no other food. */
const minOilFatGrams = 60;

/** Amounts that tell cooked meat: a raw weight of it is more than what was eaten. Rounded, and 0 for small ones. */
const cookedMeatAmounts = ({ per100g }: Food) => ({
  protein_g: Math.round(per100g.protein_g ?? 0),
  carbs_g: 0,
  sodium_mg: 0,
  calcium_mg: 0,
});

/** Whole grams, rounded up, so that a figure above a limit stays above it. */
const fatOf = (grams: number | null) =>
  grams !== null && grams >= minOilFatGrams ? Math.ceil(grams) : null;
