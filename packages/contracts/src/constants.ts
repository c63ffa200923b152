/**
 * What both sides know that needs no schema. The web app takes its values from here, so that
 * zod stays out of what a browser downloads; its types come from the index.
 */
export * from "./days.ts";
export * from "./errors.ts";
export * from "./limits.ts";
export * from "./meal-columns.ts";
export * from "./pages.ts";
export * from "./return-path.ts";
export * from "./routes.ts";
export * from "./site.ts";
export * from "./wire-constants.ts";
