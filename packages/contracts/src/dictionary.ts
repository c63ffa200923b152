import { z } from "zod";
import { ownMeaningMaxLength, ownPhraseMaxLength } from "./limits.ts";
import { storableText } from "./storable-text.ts";

const phrase = storableText.trim().min(1).max(ownPhraseMaxLength);

/** POST /api/dictionary and PUT /api/dictionary/{id} (beyond the spec): what a person's own words mean. */
export const ownWordRequest = z.strictObject({
  phrase,
  meaning: storableText.trim().min(1).max(ownMeaningMaxLength),
});
export type OwnWordRequest = z.infer<typeof ownWordRequest>;

/** An entry of a person's own dictionary: the answer of both, 201 and 200. */
export const ownWordEntry = z.strictObject({
  id: z.string(),
  /** 'my latte': it means the same whatever its case, gaps, accents and number. */
  phrase: z.string(),
  /** '300 ml oat milk latte', read as any message is. */
  meaning: z.string(),
});
export type OwnWordEntry = z.infer<typeof ownWordEntry>;

/** GET /api/dictionary, in the order of the phrases. */
export const ownWordList = z.strictObject({ items: z.array(ownWordEntry) });
export type OwnWordList = z.infer<typeof ownWordList>;

/** GET /api/dictionary/offers/{mealId}: what the meal's latest edit could teach; null where nothing. */
export const ownWordOffer = z.strictObject({ offer: ownWordRequest.nullable() });
export type OwnWordOffer = z.infer<typeof ownWordOffer>;

/** POST /api/dictionary/refusals: never offer anything for this phrase again. */
export const ownWordRefusal = z.strictObject({ phrase });
export type OwnWordRefusal = z.infer<typeof ownWordRefusal>;
