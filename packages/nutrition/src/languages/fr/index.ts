import { type LanguagePack, unaccented } from "../language-pack.ts";
import { editGlossary } from "./edit-glossary.ts";
import { clauseBreak, editPatterns } from "./edit-patterns.ts";
import { editRewrites } from "./edit-rewrites.ts";
import { glossary } from "./glossary.ts";
import { homophonePatterns } from "./homophones.ts";
import { patterns } from "./patterns.ts";
import { infinitivesOf } from "./verb-forms.ts";
import { texts } from "./wording.ts";
import { fold, joiners, portionLabels, signs, stem } from "./words.ts";

/** French. */
export const french: LanguagePack = {
  tag: "fr",
  signs,
  fold,
  stem,
  infinitivesOf,
  patterns: [...homophonePatterns, ...unaccented(patterns)],
  editGlossary,
  editRewrites,
  editPatterns,
  clauseBreak,
  conjunctions: "et|puis|mais|et puis",
  glossary,
  joiners,
  portionLabels,
  texts,
};
