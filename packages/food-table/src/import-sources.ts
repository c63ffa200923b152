import type { FoodTableSource } from "./starter-sources.ts";

/** Editions that can be imported and give no figures to the starter table. README.md has their lines. */
export const importSources: readonly FoodTableSource[] = [
  {
    dataset: "Ciqual 2020",
    recordId: /^\d{4,5}$/,
    attribution:
      "Anses. 2020. Table de composition nutritionnelle des aliments Ciqual (2020-07-07). Licence Ouverte 2.0.",
    recordUrl: (id) => `https://ciqual.anses.fr/#/aliments/${id}`,
  },
  {
    dataset: "Canadian Nutrient File 2015",
    recordId: /^\d{1,6}$/,
    attribution:
      "Canadian Nutrient File, Health Canada, 2015. Contains information licensed under the Open Government Licence – Canada.",
    recordUrl: () => "https://food-nutrition.canada.ca/cnf-fce/",
  },
  {
    dataset: "Fineli 20",
    recordId: /^\d{1,6}$/,
    attribution: "Fineli, Finnish Food Composition Database, Release 20, THL. CC BY 4.0.",
    recordUrl: (id) => `https://fineli.fi/fineli/en/elintarvikkeet/${id}`,
  },
];

/** True for an imported release of FoodData Central, such as 'USDA Branded Foods 2024-10-31'. */
export const isFdcDataset = (dataset: string): boolean => dataset.startsWith("USDA ");

/** The line for imported releases of FoodData Central, whose datasets have the dates of the releases. */
export const fdcAttribution =
  "U.S. Department of Agriculture, Agricultural Research Service. FoodData Central.";
