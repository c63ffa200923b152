import { ModelError, type Models } from "../../ai/language-model/index.ts";
import type { ModelSettings } from "../../config.ts";
import type { Queries } from "../../database/connection.ts";
import { consumeQuota, hasConsented } from "../model-consent/index.ts";

/** A language model, as jobs may use it: for people who allow it, as far as the budget goes. */
export interface ModelGateway {
  readonly mode: ModelSettings["mode"];
  /** Whether words of this person may go out at all; nothing is counted. */
  isAllowed(userId: string): Promise<boolean>;
  /**
   * Has the model read something, and counts that. Where it may not, or gives no answer, the
   * engine's own reading stands, and the person hears nothing of it.
   */
  ask<Result>(
    userId: string,
    read: (models: Models) => Promise<Result>,
  ): Promise<Result | "not_allowed" | "model_failed">;
}

/** The help of `models`, as the settings have it. */
export function createModelHelp(
  queries: Queries,
  models: Models,
  settings: ModelSettings,
): ModelGateway {
  const isAllowed = (userId: string) => hasConsented(queries, userId, settings.sentTo);
  return {
    mode: settings.mode,
    isAllowed,
    ask: async (userId, read) => {
      if (!(await isAllowed(userId))) return "not_allowed";
      if (!(await consumeQuota(queries, userId, settings))) return "not_allowed";
      try {
        return await read(models);
      } catch (error) {
        if (error instanceof ModelError) return "model_failed";
        throw error;
      }
    },
  };
}
