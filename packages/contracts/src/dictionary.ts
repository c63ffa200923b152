import { z } from "zod";
import { ownMeaningMaxLength, ownPhraseMaxLength } from "./limits.ts";
import { storableText } from "./storable-text.ts";

const phrase = storableText.trim().min(1).max(ownPhraseMaxLength);

/** POST /api/dictionary and PUT /api/dictionary/{id} (beyond the spec): an entry of the user's dictionary. */
export const ownWordRequest = z.strictObject({
  phrase,
  meaning: storableText.trim().min(1).max(ownMeaningMaxLength),
});
export type OwnWordRequest = z.infer<typeof ownWordRequest>;

/** The response of both, 201 and 200. */
export const ownWordEntry = z.strictObject({
  id: z.string(),
  /** 'my latte'; case, spaces, accents and plural are ignored. */
  phrase: z.string(),
  /** '300 ml oat milk latte', read like a message. */
  meaning: z.string(),
});
export type OwnWordEntry = z.infer<typeof ownWordEntry>;

/** GET /api/dictionary, sorted by phrase. */
export const ownWordList = z.strictObject({ items: z.array(ownWordEntry) });
export type OwnWordList = z.infer<typeof ownWordList>;

/** GET /api/dictionary/offers/{mealId}: the entry that the meal's latest edit suggests, or null. */
export const ownWordOffer = z.strictObject({ offer: ownWordRequest.nullable() });
export type OwnWordOffer = z.infer<typeof ownWordOffer>;

/** POST /api/dictionary/refusals: do not suggest an entry for this phrase again. */
export const ownWordRefusal = z.strictObject({ phrase });
