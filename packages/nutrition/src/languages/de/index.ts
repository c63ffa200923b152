import { type LanguagePack, unaccented } from "../language-pack.ts";
import { partsWithoutFood } from "./common-words.ts";
import { editGlossary } from "./edit-glossary.ts";
import { clauseBreak, editPatterns } from "./edit-patterns.ts";
import { editRewrites } from "./edit-rewrites.ts";
import { glossary } from "./glossary.ts";
import { homophonePatterns } from "./homophones.ts";
import { patterns } from "./patterns.ts";
import { infinitivesOf } from "./verb-forms.ts";
import { texts } from "./wording.ts";
import { compounds, fold, joiners, portionLabels, signs, stem } from "./words.ts";

/** German. */
export const german: LanguagePack = {
  tag: "de",
  signs,
  fold,
  stem,
  infinitivesOf,
  patterns: [...homophonePatterns, ...unaccented(patterns)],
  editGlossary,
  editRewrites,
  editPatterns,
  clauseBreak,
  conjunctions: "und|u|aber|und dann|dann",
  glossary,
  compounds: { ...compounds, partsWithoutFood },
  joiners,
  portionLabels,
  texts,
};
