import { type LanguagePack, unaccented } from "../language-pack.ts";
import { clauseBreak, editPatterns } from "./edit-patterns.ts";
import { editRewrites } from "./edit-rewrites.ts";
import { glossary } from "./glossary.ts";
import { homophonePatterns } from "./homophones.ts";
import { patterns } from "./patterns.ts";
import { texts } from "./wording.ts";
import { diminutiveOf, fold, joiners, portionLabels, signs, stem } from "./words.ts";

/** Spanish. */
export const spanish: LanguagePack = {
  tag: "es",
  signs,
  fold,
  stem,
  diminutiveOf,
  patterns: [...homophonePatterns, ...unaccented(patterns)],
  editRewrites,
  editPatterns,
  clauseBreak,
  conjunctions: "y|e|pero|y luego",
  glossary,
  joiners,
  portionLabels,
  texts,
};
