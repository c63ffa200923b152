import { routes, type ShareList, shareRequest } from "@morsel/contracts";
import { deleteKeyedRow } from "../../database/delete-own-row.ts";
import type { App } from "../../http/app-type.ts";
import { ExpectedError } from "../../http/errors.ts";
import { idParams, isId } from "../../http/ids.ts";
import { requireSession } from "../../http/session-guard.ts";
import { findMealRow } from "../meals/index.ts";
import { readPreferences } from "../preferences/index.ts";
import type { CalorieGuessesDeps } from "./deps.ts";
import { createShare, listShares } from "./share-store.ts";

const dayMs = 24 * 60 * 60_000;

/** The routes that share a meal, list a user's shares and revoke one. */
export function addShareRoutes(app: App, { database }: CalorieGuessesDeps): void {
  app.post(
    routes.shares,
    { config: { access: "session" }, schema: { body: shareRequest } },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const { meal_id: mealId, with_photo: withPhoto, days, outlives_meal } = request.body;
      const meal = isId(mealId) && (await findMealRow(database.queries, userId, mealId));
      if (!meal) throw new ExpectedError("meal_not_found");
      const { hide_energy: hidesEnergy = false } = await readPreferences(database.queries, userId);
      const validForMs = days * dayMs;
      const share = { meal, withPhoto, validForMs, hidesEnergy, outlivesMeal: outlives_meal };
      return reply.code(201).send(await createShare(database.queries, share));
    },
  );

  app.get(routes.shares, { config: { access: "session" } }, async (request) => {
    const { userId } = requireSession(request);
    return { items: [...(await listShares(database.queries, userId))] } satisfies ShareList;
  });

  app.delete(
    routes.share(":id"),
    { config: { access: "session" }, schema: { params: idParams } },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const { id } = request.params;
      if (!isId(id) || !(await deleteKeyedRow(database.queries, "calorie_guesses", userId, id))) {
        throw new ExpectedError("share_not_found");
      }
      return reply.code(204).send();
    },
  );
}
