import { ModelError, type Models } from "../../ai/language-model/index.ts";
import type { ModelSettings } from "../../config.ts";
import type { Queries } from "../../database/connection.ts";
import { consumeQuota, hasConsented } from "../model-consent/index.ts";

/** Access to the language model for jobs: checks the user's consent and the quota. */
export interface ModelGateway {
  readonly mode: ModelSettings["mode"];
  /** True if the user has consented; counts nothing. */
  isAllowed(userId: string): Promise<boolean>;
  /**
   * Counts a reading and asks the model. If that is not allowed or fails, the caller uses the engine's
   * reading, without telling the user.
   */
  ask<Result>(
    userId: string,
    read: (models: Models) => Promise<Result>,
  ): Promise<Result | "not_allowed" | "model_failed">;
}

export function createModelGateway(
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
