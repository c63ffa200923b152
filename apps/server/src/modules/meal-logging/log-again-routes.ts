import {
  logAgainRequest,
  loggedAgain,
  quickAdded,
  quickAddRequest,
  routes,
} from "@morsel/contracts";
import type { App } from "../../http/app-type.ts";
import { readIdempotencyKey } from "../../http/idempotency-key.ts";
import { requireId } from "../../http/ids.ts";
import { readLanguage } from "../../http/request-language.ts";
import { requireAuthor, requireSession } from "../../http/session-guard.ts";
import type { MealLoggingDeps } from "./deps.ts";
import { logAgain } from "./log-again.ts";
import { quickAdd } from "./quick-add.ts";
import { readTimeZone } from "./request-headers.ts";

/** The routes that log without words: copies of meals, figures, and foods. */
export function addLogAgainRoutes(app: App, deps: MealLoggingDeps): void {
  const { database, signals, limits } = deps;
  app.post(
    routes.logAgain,
    {
      config: { access: "session", scope: "write" },
      schema: {
        summary: "Logs meals once more, as they are",
        body: logAgainRequest,
        response: { 201: loggedAgain },
      },
    },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const { meals } = request.body;
      for (const { id } of meals) requireId(id, "meal_not_found");
      const timeZone = readTimeZone(request) ?? "UTC";
      const idempotencyKey = readIdempotencyKey(request);
      const logged = await logAgain(database, limits, { userId, meals, timeZone, idempotencyKey });
      signals.publish({ kind: "hint", userId, events: ["jobs", "meals"] });
      return reply.code(201).send(logged);
    },
  );

  app.post(
    routes.quickAdd,
    {
      config: { access: "session", scope: "write" },
      schema: {
        summary:
          "Logs calories or macros, or an amount of a food, of a product or of your own food with a barcode",
        body: quickAddRequest,
        response: { 201: quickAdded },
      },
    },
    async (request, reply) => {
      const session = requireSession(request);
      const { userId } = session;
      if (request.body.written_by) requireAuthor(session, request.body.written_by);
      const timeZone = readTimeZone(request) ?? "UTC";
      const idempotencyKey = readIdempotencyKey(request);
      const language = readLanguage(request);
      const wish = { userId, add: request.body, timeZone, language, idempotencyKey };
      const meal = await quickAdd(deps, wish);
      signals.publish({ kind: "hint", userId, events: ["jobs", "meals"] });
      return reply.code(201).send(meal);
    },
  );
}
