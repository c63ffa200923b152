import { formatEnergyTable } from "@morsel/food-table";
import type { Plugin } from "vite";

const name = "virtual:energy-table";
const resolved = `\0${name}`;

/**
 * Provides the module `virtual:energy-table`. Its `csvText` holds the foods that the estimate
 * preview needs. Each build makes it from the food table, so that there is no second copy.
 */
export function energyTable(): Plugin {
  return {
    name: "morsel:energy-table",
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) =>
      id === resolved
        ? `export const csvText = ${JSON.stringify(formatEnergyTable())};`
        : undefined,
  };
}
