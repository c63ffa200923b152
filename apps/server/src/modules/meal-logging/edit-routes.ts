import { editRequest, editStart, editStatus, processingMeals, routes } from "@morsel/contracts";
import type { App } from "../../http/app-type.ts";
import { replyNotModified } from "../../http/conditional-get.ts";
import { ExpectedError } from "../../http/errors.ts";
import { readIdempotencyKey } from "../../http/idempotency-key.ts";
import { idParams, requireId } from "../../http/ids.ts";
import { readLanguage } from "../../http/request-language.ts";
import { requireSession } from "../../http/session-guard.ts";
import type { MealLoggingDeps } from "./deps.ts";
import { getEditStatus, listMealsUnderEdit, queueEdit } from "./edit-store.ts";
import { readTimeZone } from "./request-headers.ts";

/** The routes that edit a meal by instructions in words and show the progress. */
export function addEditRoutes(
  app: App,
  { database, signals, limits, debounceMs }: MealLoggingDeps,
): void {
  const rules = { limits, debounceMs };
  app.post(
    routes.editMeal(":id"),
    {
      config: { access: "session", scope: "write" },
      schema: {
        summary: "Change a meal by instructions in words",
        description:
          "Poll the edit's status until it has ended. The headers Time-Zone, Accept-Language and Idempotency-Key are as for logging; the default zone is the meal's.",
        params: idParams,
        body: editRequest,
        response: { 202: editStart },
      },
    },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const mealId = requireId(request.params.id, "meal_not_found");
      const instructions = request.body.instructions.trim();
      if (instructions === "") throw new ExpectedError("instructions_blank");
      const timeZone = readTimeZone(request);
      const idempotencyKey = readIdempotencyKey(request);
      const arrivedAtMs = performance.now() - reply.elapsedTime;
      const language = readLanguage(request);
      const asked = { userId, mealId, instructions, timeZone, language };
      const edit = { ...asked, idempotencyKey, arrivedAtMs };
      const started = await queueEdit(database, rules, edit);
      signals.publish({ kind: "job-queued", list: "edits", afterMs: debounceMs });
      signals.publish({ kind: "hint", userId, events: ["edits"] });
      return reply.code(202).send(started);
    },
  );

  app.get(
    routes.editStatus(":id"),
    {
      config: { access: "session", scope: "read" },
      schema: {
        summary: "The status of a meal's latest edit",
        params: idParams,
        response: { 200: editStatus },
      },
    },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const mealId = requireId(request.params.id, "meal_not_found");
      const source = { database, name: `edit-${mealId}`, lists: ["edits"] } as const;
      if (await replyNotModified(request, reply, source)) return reply;
      return getEditStatus(database.queries, userId, mealId);
    },
  );

  app.get(
    routes.processingMeals,
    {
      config: { access: "session", scope: "read" },
      schema: { summary: "The meals that are being edited", response: { 200: processingMeals } },
    },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const source = { database, name: "processing", lists: ["edits"] } as const;
      if (await replyNotModified(request, reply, source)) return reply;
      return { entry_ids: await listMealsUnderEdit(database.queries, userId) };
    },
  );
}
