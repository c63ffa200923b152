/// <reference types="vite/types/importMeta.d.ts" />

declare module "virtual:energy-table" {
  /** A food file for `parseFoodTable`. */
  export const csvText: string;
}
