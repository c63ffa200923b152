import { z } from "zod";

/**
 * `off`: the built-in engine reads alone. `hard`: a language model reads what the engine is unsure
 * of. `always`: it reads every message.
 */
export const modelModes = ["off", "hard", "always"] as const;
export type ModelMode = (typeof modelModes)[number];

/** GET /api/external/ai/status (beyond the spec): does a language model help here, and may it? */
export const modelStatus = z.strictObject({
  mode: z.enum(modelModes),
  /** The host that receives the words; null if the mode is off. */
  sent_to: z.string().nullable(),
  /** True where it can look at photos. */
  reads_photos: z.boolean(),
  /** What the person said when asked; null where they have not been. */
  consent: z.boolean().nullable(),
});
export type ModelStatus = z.infer<typeof modelStatus>;

/** PUT /api/external/ai/consent (beyond the spec); answers with the status. */
export const modelConsentRequest = z.strictObject({ consent: z.boolean() });
export type ModelConsentRequest = z.infer<typeof modelConsentRequest>;

/** Who made an edit: a person by words or taps, or the model that read the meal's words again. */
export const editAuthors = ["person", "model"] as const;
export type EditMaker = (typeof editAuthors)[number];
