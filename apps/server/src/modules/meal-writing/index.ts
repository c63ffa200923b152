export { addDirectEditRoutes } from "./direct-edit-routes.ts";
export { addEditRoutes } from "./edit-routes.ts";
export { editRestMs } from "./edit-store.ts";
export { addMessageRoutes } from "./message-routes.ts";
export { createModelHelp, type ModelHelp } from "./model-help.ts";
export { performEditJob } from "./perform-edit-job.ts";
export { performMealJob } from "./perform-meal-job.ts";
export { performRefineJob } from "./perform-refine-job.ts";
export type { Sight } from "./read-photo.ts";
