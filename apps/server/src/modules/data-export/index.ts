export { dataExport } from "./data-routes.ts";
export type { DataHolder, HeldFile } from "./user-data-source.ts";
