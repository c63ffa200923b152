import { formatEnergyTable } from "@morsel/food-table";
import type { Plugin } from "vite";

const name = "virtual:energy-table";
const resolved = `\0${name}`;

/**
 * Gives `virtual:energy-table`, whose `csvText` is the file of the foods that the estimate of what
 * is being typed needs. It is made of the food table anew with each build, and stands nowhere twice.
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
