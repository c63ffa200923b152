/// <reference types="vite/types/importMeta.d.ts" />

declare module "virtual:energy-table" {
  /** A food file for `parseEnergyTable`. */
  export const csvText: string;
}

declare module "virtual:food-names/*" {
  /** A file of names for `parseFoodNames`, by the ids of the energy table. */
  export const namesText: string;
}
