import { routes } from "@morsel/contracts";
import type { Database } from "../../database/connection.ts";
import type { App } from "../../http/app-type.ts";
import { ExpectedError } from "../../http/errors.ts";
import { idParams } from "../../http/ids.ts";
import { findSharedGuess } from "./calorie-guess-store.ts";

/** The call behind a shared estimate's link: for everybody who has the link. */
export function addCalorieGuessRoutes(app: App, database: Database): void {
  app.get(
    `${routes.calorieGuesses}/:id`,
    { config: { access: "public" }, schema: { params: idParams } },
    async (request) => {
      const guess = await findSharedGuess(database.queries, request.params.id, Date.now());
      // One answer for unknown, expired and revoked: a link tells nothing once it is dead.
      if (!guess) throw new ExpectedError("not_found");
      return guess;
    },
  );
}
