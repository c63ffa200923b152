import { measured } from "../../api/measured.ts";
import { numberFormat } from "../../platform/messages.ts";
import { formatNumber } from "../../ui/format-number.ts";
import { seconds, type stats } from "./content.ts";
import { t } from "./messages.ts";

const { starter, logging } = measured;

/** What LANDING_FIGURES=measured shows; the page /accuracy says how each was measured. */
export const measuredStats = (): ReturnType<typeof stats> => [
  {
    figure: numberFormat({ style: "percent" }).format(starter.pooled.energyRight ?? 0),
    meaning: t.benchmarkMealsWithin20,
  },
  {
    figure: seconds(logging.medianMs / 1000),
    meaning: t.fromLogMealsMeal,
  },
  {
    figure: formatNumber(starter.foodCount, 0),
    meaning: t.foodsKnown,
  },
  { figure: "0", meaning: t.price },
];
