import { z } from "zod";

/**
 * `off`: only the built-in engine reads. `hard`: a language model reads what the engine is unsure
 * of. `always`: it reads every message.
 */
export const modelModes = ["off", "hard", "always"] as const;
export type ModelMode = (typeof modelModes)[number];

/** GET /api/external/ai/status (beyond the spec): the language model and the user's consent. */
export const modelStatus = z.strictObject({
  mode: z.enum(modelModes),
  /** The host that receives the words; null if the mode is off. */
  sent_to: z.string().nullable(),
  /** True if it can read photos. */
  reads_photos: z.boolean(),
  /** The user's answer; null if the user was not asked. */
  consent: z.boolean().nullable(),
});
export type ModelStatus = z.infer<typeof modelStatus>;

/** PUT /api/external/ai/consent (beyond the spec); answers with the status. */
export const modelConsentRequest = z.strictObject({ consent: z.boolean() });

/** Who made an edit: a user, or the model that read the meal's words again. */
export const editAuthors = ["person", "model"] as const;
export type EditMaker = (typeof editAuthors)[number];
