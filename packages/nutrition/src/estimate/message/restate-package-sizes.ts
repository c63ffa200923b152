import type { Language } from "../../languages/language.ts";
import { applyEdit, type CorrectedMessage } from "./corrected-message.ts";

/**
 * Writes the size of a package, which is said after it, in front of it: "half a jar of jam, the jar is 680 g" as "half a
 * 680 g jar of jam". Figures of energy may be of this size, so a message with them stays as it is.
 */
export function restatePackageSizes(
  message: CorrectedMessage,
  language: Language,
): CorrectedMessage {
  const { corrected } = message;
  if (language.labelLines.energyWords.test(corrected)) return message;
  return [...corrected.matchAll(language.restatedWords.sizesOfPackages)]
    .toReversed()
    .reduce((words, { index, 0: all, groups = {} }) => {
      const { part = "", clause = "", size, sizeBefore, sizeAfter, sizeLast } = groups;
      const end = index + all.length;
      const at = index + part.length;
      const without = applyEdit(words, { start: end - clause.length, end, text: "" });
      const text = `${size ?? sizeBefore ?? sizeAfter ?? sizeLast} `;
      return applyEdit(without, { start: at, end: at, text });
    }, message);
}
