/**
 * What both sides know that needs no schema. The web app takes its values from here, so that
 * zod stays out of what a browser downloads; its types come from the index.
 */
export * from "./days.ts";
export * from "./errors.ts";
export * from "./events.ts";
export * from "./import-constants.ts";
export * from "./job-status.ts";
export * from "./limits.ts";
export * from "./meal-columns.ts";
export * from "./pages.ts";
export * from "./photo-limits.ts";
export * from "./queue-headers.ts";
export * from "./recordings.ts";
export * from "./return-path.ts";
export * from "./routes.ts";
export * from "./site.ts";
export * from "./target-presets.ts";
export * from "./token-limits.ts";
