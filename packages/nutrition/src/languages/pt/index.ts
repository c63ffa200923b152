import type { LanguagePack } from "../language-pack.ts";
import { glossary } from "./glossary.ts";
import { homophonePatterns } from "./homophones.ts";
import { clauseBreak, editPatterns, patterns } from "./patterns.ts";
import { texts } from "./wording.ts";
import { fold, portionLabels, signs, stem } from "./words.ts";

/** Portuguese of Brazil. */
export const portuguese: LanguagePack = {
  tag: "pt",
  signs,
  fold,
  stem,
  patterns: [...homophonePatterns, ...patterns],
  editRewrites: [],
  editPatterns,
  clauseBreak,
  glossary,
  portionLabels,
  texts,
};
