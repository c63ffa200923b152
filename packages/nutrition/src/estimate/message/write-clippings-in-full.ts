import type { Language } from "../../languages/language.ts";
import { expandClippings } from "../words/expand-clippings.ts";
import { tokenize } from "../words/tokens.ts";
import { applyEdit, type CorrectedMessage } from "./corrected-message.ts";

/** Writes "chkn brst" as "chicken breast", so that all patterns know the words. */
export function writeClippingsInFull(
  message: CorrectedMessage,
  language: Language,
): CorrectedMessage {
  const tokens = tokenize(message.corrected, language);
  const expanded = expandClippings(tokens, language);
  if (expanded === tokens) return message;
  const written = new Set(tokens);
  const replaced = Map.groupBy(
    expanded.filter((token) => !written.has(token)),
    ({ start }) => start,
  );
  return [...replaced.values()].reduceRight((result, words) => {
    const [{ start, end } = { start: 0, end: 0 }] = words;
    const text = words.map((word) => word.text).join(" ");
    const isPlural = words.at(-1)?.isPlural === true;
    return applyEdit(result, {
      start,
      end,
      text: isPlural ? language.clippings.pluralOf(text) : text,
    });
  }, message);
}
