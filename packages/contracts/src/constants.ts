/**
 * Everything that needs no schema. The web app imports values from here, so that zod is not part of its
 * bundle; it imports types from the index.
 */

export * from "./account-pages.ts";
export * from "./credential-routes.ts";
export * from "./days.ts";
export * from "./display-units.ts";
export * from "./errors.ts";
export * from "./import-routes.ts";
export * from "./languages.ts";
export * from "./limits.ts";
export * from "./meal-columns.ts";
export * from "./operator-routes.ts";
export * from "./pages.ts";
export * from "./recovery-routes.ts";
export * from "./return-path.ts";
export * from "./routes.ts";
export * from "./site.ts";
export * from "./weekday-targets.ts";
export * from "./wire-constants.ts";
