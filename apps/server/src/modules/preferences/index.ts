export { preferences } from "./preference-routes.ts";
export { readPreferences } from "./preference-store.ts";
