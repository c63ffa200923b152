import { wordSet } from "../word-lists.ts";

/** The grammar of names in food tables: "Potatoes, NS as to form, with cheese". */

/** Words that do not distinguish foods. */
export const uninformativeWords =
  wordSet(`a an the of and with or in on as to for from made by n ns nfs used type all other not than its at into only
  includes include excluding including style is be topped filled covered containing using featuring`);

/** Words that end the head words of a name. */
export const headEndWords = wordSet("with in on made and from for without");

/** Joins alternatives: "bread or roll". */
export const alternativeWord = "or";
export const alternativesPattern = /\b([a-z]+) or ([a-z]+)\b/i;

/** Begins an exclusion that goes on after a comma. */
export const exclusionParticiple = "excluding";

/** Parts that a table lists as foods of their own: "Potatoes, raw, skin"; "flesh and skin" is not one. */
export const standaloneParts = wordSet("skin liquid");
export const wordsBeforePart = wordSet("just the only");
export const wordsAfterPart = wordSet("only with without of");

/** USDA marks unspecified properties with "NFS" (not further specified) and "NS as to ...". */
export const notFurtherSpecified = "NFS";
export const notSpecifiedAsTo = "NS as to";
export const notSpecifiedPhrase = /,? ?\bNS as to [^,;()]*/g;
export const notFurtherSpecifiedWord = /\bNFS\b/g;

/** A brand in capitals at the beginning: "McDONALD'S, Hamburger". */
export const leadingBrandPattern = /^(?:Mc)?[A-Z][A-Z'&. -]+,/;

/** Ends the first part of a name, whose last noun names the food. */
export const namePartPattern = /[,(]| with | in | and /;

/** A name that lists what a dish has: "Ham, egg and cheese English muffin". USDA's names begin with the food. */
export const listedDishPattern =
  /^[^,;()]+(?:, [^,;()]+)* and (?:[^\s,;()]+ )+(?:sandwich|burrito|biscuit|muffin|bagel|croissant|roll|toastie|omelette|soup|stir-fry|pack|pizza|salad|pie|wrap|quesadilla|pastry|jambon|turnover|crepe|pasta|pancake|waffle|tart|quiche|panini|sub|melt|scone|croquette|bake)$/i;

/** True for names that join foods: "Mac and cheese". */
export const joinedNamePattern = /,|&|\b(?:and|or|n)\b/i;

/** True for names that state a part: "Baked potato with cheese", "Beans on toast". */
export const namedPartsPattern = /\b(?:with|in|on)\b/i;

/** Terms of foods that need preparation; "prepared" in the name revokes them. */
export const unpreparedTerms = wordSet("dry mix powder concentrate");
export const preparedTerm = "prepared";
