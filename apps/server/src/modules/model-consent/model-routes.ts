import { type ModelStatus, modelConsentRequest, routes } from "@morsel/contracts";
import type { ModelSettings } from "../../config.ts";
import type { Database } from "../../database/connection.ts";
import type { App } from "../../http/app-type.ts";
import { ExpectedError } from "../../http/errors.ts";
import { requireSession } from "../../http/session-guard.ts";
import { findConsent, saveConsent } from "./consent-store.ts";

interface ModelConsentDeps {
  readonly database: Database;
  /** Undefined if no model is set. */
  readonly model: ModelSettings | undefined;
}

/** The routes for the language model's status and a user's consent to it. */
export async function modelConsent(app: App, { database, model }: ModelConsentDeps): Promise<void> {
  const statusOf = async (userId: string): Promise<ModelStatus> => {
    if (!model) return { mode: "off", sent_to: null, reads_photos: false, consent: null };
    return {
      mode: model.mode,
      sent_to: model.sentTo,
      reads_photos: model.canReadPhotos,
      consent: (await findConsent(database.queries, userId, model.sentTo)) ?? null,
    };
  };

  app.get(routes.modelStatus, { config: { access: "session" } }, (request) =>
    statusOf(requireSession(request).userId),
  );

  app.put(
    routes.modelConsent,
    { config: { access: "session" }, schema: { body: modelConsentRequest } },
    async (request) => {
      const { userId } = requireSession(request);
      if (!model) throw new ExpectedError("not_found");
      const { sentTo } = model;
      const { consent: isAllowed } = request.body;
      await saveConsent(database.queries, userId, { sentTo, isAllowed });
      return statusOf(userId);
    },
  );
}
