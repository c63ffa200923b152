import { join } from "node:path";
import { createFoodIndexLoader } from "../modules/foods/index.ts";

/** Tests share the foods, which nothing changes: reading them takes half of a start. */
export const getSharedFoods = createFoodIndexLoader(join(import.meta.dirname, "no-imported-foods"));
