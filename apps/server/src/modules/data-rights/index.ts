export type { DataHolder, HeldFile } from "./data-holder.ts";
export { addDataRightsRoutes } from "./data-routes.ts";
