import type { Food } from "@morsel/nutrition";
import { loadImportedFoods } from "./imported-foods.ts";
import { loadStarterTable } from "./starter-table.ts";

/**
 * All foods that this installation knows: the starter table, then what `npm run foods:import` has put
 * into `dataDir`. Ids are unique: imported ones begin with 'fdc:' or the name of
 * a national table, as 'cofid:'.
 *
 * Reads the disk on every call: keep the result.
 *
 * @throws FoodTableError or ImportedFoodsError where a file cannot be read
 */
export function loadFoods({ dataDir }: { readonly dataDir: string }): readonly Food[] {
  return [...loadStarterTable(), ...loadImportedFoods(dataDir)];
}
