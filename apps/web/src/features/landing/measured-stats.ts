import { measured } from "../../api/measured.ts";
import type { stats } from "./content.ts";

const { starter, logging } = measured;

/** What LANDING_FIGURES=measured shows; the page /accuracy says how each was measured. */
export const measuredStats: typeof stats = [
  {
    figure: `${Math.round(100 * (starter.pooled.energyRight ?? 0))}%`,
    meaning: "of benchmark meals within 20 calories",
  },
  { figure: `${(logging.medianMs / 1000).toFixed(1)}s`, meaning: "from Log Meals to the meal" },
  { figure: starter.foodCount.toLocaleString("en-US"), meaning: "foods known" },
  { figure: "0", meaning: "price" },
];
