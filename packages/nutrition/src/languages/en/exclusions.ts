import { wordSet } from "../word-lists.ts";

/** Phrases for foods and components that were not eaten. */

export const notWord = "not";
export const wordsAfterNot = wordSet("including counting containing");

/** The words after these were not eaten; the words before them were. */
export const replacementPhrases: ReadonlySet<string> = new Set([
  "instead of",
  "rather than",
  "free of",
  "free from",
  "devoid of",
]);

/** Additions that an exclusion with "and" includes: "without milk and sugar". Stems. */
export const jointlyExcluded = wordSet(
  "milk sugar salt butter oil cream dressing sauce mayonnaise cheese honey syrup ice pepper ketchup",
);

/** They apply to the whole list after them. */
export const listExclusions = wordSet("excluding omitting except");
export const exclusionListSeparators = wordSet(", and or");

/** After a negation: "without any added salt". */
export const wordsAfterNegation = wordSet("any added");
