export { imports } from "./import-routes.ts";
