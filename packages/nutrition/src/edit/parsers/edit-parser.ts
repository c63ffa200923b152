import type { EditRefusal } from "../../edits.ts";
import type { Language } from "../../languages/language.ts";
import type { PatternRow } from "../../languages/pattern-rows.ts";
import type { EditContext } from "../edit-context.ts";
import { type ClauseReading, type EditRefused, isRefused } from "../edit-outcome.ts";
import { type Groups, matchPhrases } from "../match-phrases.ts";

/** Reads one kind of instruction. */
export interface EditParser {
  /** The phrasings of whole clauses, in the order in which they are tried; their examples are their tests. */
  readonly phrases: (language: Language) => readonly PatternRow[];
  /** The operations that a phrasing means; undefined if it is about something else. */
  extract(groups: Groups, context: EditContext, words: string): ClauseReading;
  /** True if its phrasings also fit words that are not about food: "set my goal to 1800". */
  readonly isOpen?: boolean;
  /** A refusal that other parsers cannot resolve. */
  readonly finalRefusal?: EditRefusal;
}

/** What the first phrasing means that can be applied; otherwise why the first one was refused. */
export function runParser(
  { phrases, extract }: EditParser,
  words: string,
  context: EditContext,
): ClauseReading {
  let failure: EditRefused | undefined;
  for (const groups of matchPhrases(phrases(context.language), words)) {
    const found = extract(groups, context, words);
    if (found && !isRefused(found)) return found;
    failure ??= found;
  }
  return failure;
}
