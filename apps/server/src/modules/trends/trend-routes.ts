import { routes, trendsQuery } from "@morsel/contracts";
import type { App } from "../../http/app-type.ts";
import { replyNotModified } from "../../http/conditional-get.ts";
import { requireSession } from "../../http/session-guard.ts";
import type { TrendsDeps } from "./deps.ts";
import { readTrends } from "./read-trends.ts";

/** The route with the totals of each day in a range. */
export function addTrendRoutes(app: App, { database }: TrendsDeps): void {
  app.get(
    routes.trends,
    { config: { access: "session" }, schema: { querystring: trendsQuery } },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const { from, to } = request.query;
      const source = { database, name: `trends-${from}-${to}`, lists: ["meals"] } as const;
      if (await replyNotModified(request, reply, source)) return reply;
      reply.type("application/json; charset=utf-8");
      return readTrends(database.queries, userId, from, to);
    },
  );
}
