import {
  calendarDay,
  type MealList,
  mealEntry,
  mealList,
  mealsListed,
  routes,
} from "@morsel/contracts";
import { z } from "zod";
import type { Database } from "../../database/connection.ts";
import type { Signals } from "../../database/signals.ts";
import type { App } from "../../http/app-type.ts";
import { replyNotModified } from "../../http/conditional-get.ts";
import { ExpectedError } from "../../http/errors.ts";
import { idParams, isId } from "../../http/ids.ts";
import { noContent } from "../../http/no-content.ts";
import { requireSession } from "../../http/session-guard.ts";
import { findMeal } from "./find-meal.ts";
import { deleteMeal, listMealsJson, restoreMeal } from "./meal-store.ts";

const listQuery = z.strictObject({
  limit: z
    .string()
    .regex(/^\d{1,6}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().min(1).max(mealsListed))
    .optional(),
  day: calendarDay.optional(),
});

interface MealsDeps {
  readonly database: Database;
  readonly signals: Signals;
}

/** The routes that list, read, delete and restore meals. */
export async function meals(app: App, { database, signals }: MealsDeps): Promise<void> {
  app.get(
    routes.meals,
    {
      config: { access: "session", scope: "read" },
      schema: {
        summary: "The latest meals, or those of one day, the one eaten last first",
        querystring: listQuery,
        response: { 200: mealList },
      },
    },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const { limit = mealsListed, day } = request.query;
      const source = { database, name: `meals-${limit}-${day ?? ""}`, lists: ["meals"] } as const;
      if (await replyNotModified(request, reply, source)) return reply;
      const meals = await listMealsJson(database.queries, userId, limit, day);
      const list: unknown = `{"items":[${meals.join()}]}`;
      return reply.type("application/json; charset=utf-8").send(list as MealList);
    },
  );

  app.get(
    routes.meal(":id"),
    {
      config: { access: "session", scope: "read" },
      schema: { summary: "One meal", params: idParams, response: { 200: mealEntry } },
    },
    async (request) => {
      const { userId } = requireSession(request);
      const { id } = request.params;
      const meal = isId(id) && (await findMeal(database.queries, userId, id));
      if (!meal) throw new ExpectedError("meal_not_found");
      return meal;
    },
  );

  app.delete(
    routes.meal(":id"),
    {
      config: { access: "session", scope: "write" },
      schema: {
        summary: "Delete a meal; it can be restored for 10 minutes",
        params: idParams,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const { id } = request.params;
      const cancelled = isId(id) ? await deleteMeal(database.queries, userId, id) : undefined;
      if (!cancelled) throw new ExpectedError("meal_not_found");
      for (const jobId of cancelled) signals.publish({ kind: "job-cancelled", jobId });
      signals.publish({ kind: "hint", userId, events: ["meals", "edits"] });
      return reply.code(204).send();
    },
  );

  app.post(
    routes.restoreMeal(":id"),
    {
      config: { access: "session", scope: "write" },
      schema: {
        summary: "Bring a deleted meal back",
        params: idParams,
        response: { 200: mealEntry },
      },
    },
    async (request) => {
      const { userId } = requireSession(request);
      const { id } = request.params;
      const meal = isId(id) && (await restoreMeal(database.queries, userId, id));
      if (!meal) throw new ExpectedError("meal_not_found");
      signals.publish({ kind: "hint", userId, events: ["meals", "edits"] });
      return meal;
    },
  );
}
