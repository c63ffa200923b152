export { addImportRoutes } from "./import-routes.ts";
