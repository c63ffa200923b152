export { addMessageRoutes } from "./message-routes.ts";
export { performMealJob } from "./perform-meal-job.ts";
