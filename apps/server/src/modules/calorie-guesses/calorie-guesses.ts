import type { App } from "../../http/app-type.ts";
import type { CalorieGuessesDeps } from "./deps.ts";
import { addGuessRoutes } from "./guess-routes.ts";
import { addShareRoutes } from "./share-routes.ts";

/** Shared estimates: a user's shares, and the public pages of their links. */
export async function calorieGuesses(app: App, deps: CalorieGuessesDeps): Promise<void> {
  addShareRoutes(app, deps);
  addGuessRoutes(app, deps);
}
