export { addDirectEditRoutes } from "./direct-edit-routes.ts";
export { addEditRoutes } from "./edit-routes.ts";
export { editRestMs } from "./edit-store.ts";
export { addMessageRoutes } from "./message-routes.ts";
export { performEditJob } from "./perform-edit-job.ts";
export { performMealJob, type Sight } from "./perform-meal-job.ts";
