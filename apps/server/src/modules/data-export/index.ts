export { dataExport } from "./data-routes.ts";
