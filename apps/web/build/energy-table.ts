import { formatEnergyNames, formatEnergyTable } from "@morsel/food-table";
import type { Plugin } from "vite";

const tableName = "virtual:energy-table";
const namesPrefix = "virtual:food-names/";

/**
 * Provides the modules of the estimate preview. `csvText` of `virtual:energy-table` holds the foods that it needs, and
 * `namesText` of `virtual:food-names/de` their names in a language. Each build makes them from the food table, so that
 * there is no second copy.
 */
export function energyTable(): Plugin {
  return {
    name: "morsel:energy-table",
    resolveId: (id) => (id === tableName || id.startsWith(namesPrefix) ? `\0${id}` : undefined),
    load: (id) => {
      if (id === `\0${tableName}`) return exportText("csvText", formatEnergyTable());
      if (!id.startsWith(`\0${namesPrefix}`)) return undefined;
      return exportText("namesText", formatEnergyNames(id.slice(namesPrefix.length + 1)));
    },
  };
}

const exportText = (name: string, text: string) =>
  `export const ${name} = ${JSON.stringify(text)};`;
