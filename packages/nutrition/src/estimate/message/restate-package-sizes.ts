import type { Language } from "../../languages/language.ts";
import { compactSpaces } from "./compact-spaces.ts";
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
  const hasEnergy = language.labelLines.energyWords.test(corrected);
  const { text: compact, spanOf } = compactSpaces(corrected);
  return [...compact.matchAll(language.restatedWords.sizesOfPackages)]
    .toReversed()
    .reduce((words, { index, 0: all, groups = {} }) => {
      // "half a tub of cheese the tub is 180 g": not of an energy
      if (hasEnergy && groups.sizeSpoken === undefined) return words;
      const { part = "", clause = "", size, sizeBefore, sizeAfter, sizeLast, sizeSpoken } = groups;
      const end = index + all.length;
      const at = spanOf(index + part.length, end).start;
      const without = applyEdit(words, { ...spanOf(end - clause.length, end), text: "" });
      const text = `${size ?? sizeBefore ?? sizeAfter ?? sizeLast ?? sizeSpoken} `;
      return applyEdit(without, { start: at, end: at, text });
    }, message);
}
