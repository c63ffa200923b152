import { dismissalQuery, insightsQuery, routes } from "@morsel/contracts";
import { insightRules } from "@morsel/nutrition/insights";
import type { App } from "../../http/app-type.ts";
import { replyNotModified } from "../../http/conditional-get.ts";
import { ExpectedError } from "../../http/errors.ts";
import { idParams } from "../../http/ids.ts";
import { readLanguage } from "../../http/request-language.ts";
import { requireSession } from "../../http/session-guard.ts";
import type { TrendsDeps } from "./deps.ts";
import { dismissInsight, readInsights, restoreInsight } from "./insight-store.ts";

/** The routes that show the insights of a week, dismiss one and restore it. */
export function addInsightRoutes(app: App, { database, findLanguages }: TrendsDeps): void {
  const { queries } = database;
  app.get(
    routes.insights,
    { config: { access: "session" }, schema: { querystring: insightsQuery } },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const { week } = request.query;
      // All that they depend on: meals, shown columns, and dismissals.
      const lists = ["meals", "preferences", "insights"] as const;
      const asked = readLanguage(request);
      const source = { database, name: `insights-${week}-${asked}`, lists };
      if (await replyNotModified(request, reply, source)) return reply;
      const { language } = await findLanguages(userId, asked);
      return readInsights(queries, userId, week, language?.wordingLanguage);
    },
  );

  const dismissal = {
    config: { access: "session" },
    schema: { params: idParams, querystring: dismissalQuery },
  } as const;
  app.put(routes.insightDismissal(":id"), dismissal, async (request, reply) => {
    const { userId } = requireSession(request);
    await dismissInsight(queries, userId, request.query.week, requireInsight(request.params.id));
    return reply.code(204).send();
  });
  app.delete(routes.insightDismissal(":id"), dismissal, async (request, reply) => {
    const { userId } = requireSession(request);
    await restoreInsight(queries, userId, request.query.week, requireInsight(request.params.id));
    return reply.code(204).send();
  });
}

/** Throws unless a rule has this id: otherwise callers could fill the table with invented ids. */
function requireInsight(id: string): string {
  if (insightRules.some((rule) => rule.id === id)) return id;
  throw new ExpectedError("not_found");
}
