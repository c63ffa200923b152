export { addPreferenceRoutes } from "./preference-routes.ts";
export { readPreferences } from "./preference-store.ts";
