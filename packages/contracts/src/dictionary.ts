import { z } from "zod";
import { ownMeaningMaxLength, ownPhraseMaxLength } from "./limits.ts";
import { storableText } from "./storable-text.ts";

const phrase = storableText.trim().min(1).max(ownPhraseMaxLength);

/** POST /api/dictionary and PUT /api/dictionary/{id} (beyond the spec): an entry of the user's dictionary. */
export const dictionaryEntryRequest = z.strictObject({
  phrase,
  meaning: storableText.trim().min(1).max(ownMeaningMaxLength),
});
export type DictionaryEntryRequest = z.infer<typeof dictionaryEntryRequest>;

/** The response of both, 201 and 200. */
export const savedDictionaryEntry = z.strictObject({
  id: z.string(),
  /** 'my latte'; case, spaces, accents and plural are ignored. */
  phrase: z.string(),
  /** '300 ml oat milk latte', read like a message. */
  meaning: z.string(),
});
export type SavedDictionaryEntry = z.infer<typeof savedDictionaryEntry>;

/** GET /api/dictionary, sorted by phrase. */
export const dictionaryEntryList = z.strictObject({ items: z.array(savedDictionaryEntry) });
export type DictionaryEntryList = z.infer<typeof dictionaryEntryList>;

/** GET /api/dictionary/offers/{mealId}: the entry that the meal's latest edit suggests, or null. */
export const suggestedDictionaryEntry = z.strictObject({
  offer: dictionaryEntryRequest.nullable(),
});
export type SuggestedDictionaryEntry = z.infer<typeof suggestedDictionaryEntry>;

/** POST /api/dictionary/refusals: do not suggest an entry for this phrase again. */
export const declinedSuggestion = z.strictObject({ phrase });
