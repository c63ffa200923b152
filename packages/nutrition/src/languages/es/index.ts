import { type LanguagePack, unaccented } from "../language-pack.ts";
import { editGlossary } from "./edit-glossary.ts";
import { clauseBreak, editPatterns } from "./edit-patterns.ts";
import { editRewrites } from "./edit-rewrites.ts";
import { glossary } from "./glossary.ts";
import { homophonePatterns } from "./homophones.ts";
import { patterns } from "./patterns.ts";
import { infinitivesOf } from "./verb-forms.ts";
import { texts } from "./wording.ts";
import { diminutiveOf, fold, joiners, portionLabels, signs, stem } from "./words.ts";

/** Spanish. */
export const spanish: LanguagePack = {
  tag: "es",
  signs,
  fold,
  stem,
  diminutiveOf,
  infinitivesOf,
  patterns: [...homophonePatterns, ...unaccented(patterns)],
  editGlossary,
  editRewrites,
  editPatterns,
  clauseBreak,
  conjunctions: "y|e|pero|y luego",
  glossary,
  joiners,
  portionLabels,
  texts,
};
