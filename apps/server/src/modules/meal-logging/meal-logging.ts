import type { App } from "../../http/app-type.ts";
import type { MealLoggingDeps } from "./deps.ts";
import { addDirectEditRoutes } from "./direct-edit-routes.ts";
import { addEditRoutes } from "./edit-routes.ts";
import { addLogAgainRoutes } from "./log-again-routes.ts";
import { addMessageRoutes } from "./message-routes.ts";

/** Messages, edits in words, edits by taps, and meals that are logged without words. */
export async function mealLogging(app: App, deps: MealLoggingDeps): Promise<void> {
  addMessageRoutes(app, deps);
  addLogAgainRoutes(app, deps);
  addEditRoutes(app, deps);
  addDirectEditRoutes(app, deps);
}
