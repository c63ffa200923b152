import { preferenceChange, routes, userPreferences } from "@morsel/contracts";
import type { Database } from "../../database/connection.ts";
import type { App } from "../../http/app-type.ts";
import { replyNotModified } from "../../http/conditional-get.ts";
import { requireSession } from "../../http/session-guard.ts";
import { readPreferences, savePreferences } from "./preference-store.ts";

interface PreferencesDeps {
  readonly database: Database;
}

/** The routes that show and save a user's preferences. */
export async function preferences(app: App, { database }: PreferencesDeps): Promise<void> {
  app.get(
    routes.preferences,
    {
      config: { access: "session", scope: "read" },
      schema: {
        summary: "Daily targets, and what the person wants to see",
        response: { 200: userPreferences },
      },
    },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const source = { database, name: "preferences", lists: ["preferences"] } as const;
      if (await replyNotModified(request, reply, source)) return reply;
      return readPreferences(database.queries, userId);
    },
  );

  app.put(
    routes.preferences,
    { config: { access: "session" }, schema: { body: preferenceChange } },
    async (request) => {
      const { userId } = requireSession(request);
      return savePreferences(database.queries, userId, request.body);
    },
  );
}
