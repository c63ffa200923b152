import { measured } from "../../api/measured.ts";
import { formatNumber } from "../../ui/format-number.ts";
import type { stats } from "./content.ts";
import { t } from "./messages.ts";

const { starter, logging } = measured;

/** What LANDING_FIGURES=measured shows; the page /accuracy says how each was measured. */
export const measuredStats = (): ReturnType<typeof stats> => [
  {
    figure: `${Math.round(100 * (starter.pooled.energyRight ?? 0))}%`,
    meaning: t.benchmarkMealsWithin20,
  },
  {
    figure: `${(logging.medianMs / 1000).toFixed(1)}s`,
    meaning: t.fromLogMealsMeal,
  },
  {
    figure: formatNumber(starter.foodCount, 0),
    meaning: t.foodsKnown,
  },
  { figure: "0", meaning: t.price },
];
