import type { Language } from "../../languages/language.ts";
import { servingUnits } from "../../languages/unit-keys.ts";
import { readNameProperties } from "../match/portion-labels.ts";
import type { MentionResult } from "../mentions/mention-result.ts";
import { tokenize } from "../words/tokens.ts";
import { isUnmeasured } from "./sum-of-parts.ts";

/**
 * True if the name of a bowl, a wrap or a similar dish has its first parts, after its noun: "poke bowl salmon", "burrito bowl
 * with steak", "burrito bowl: steak". The parts after it are then more of the same list.
 */
export function isNamedByParts(
  dish: MentionResult,
  contents: readonly string[],
  language: Language,
): boolean {
  const food = dish.found?.food;
  if (!food || !isUnmeasured(dish, language)) return false;
  const { nameHead = "" } = readNameProperties(language)(food);
  const isBowl = servingUnits.has(language.amounts.units.get(nameHead) ?? nameHead);
  if (!isBowl && !language.foodClasses.filledDishes.has(nameHead)) return false;
  const words = tokenize(dish.mention.words, language).map(({ stem }) => stem);
  const parts = new Set(contents.map((content) => language.stem(content)));
  const nounAt = words.lastIndexOf(nameHead);
  return nounAt >= 0 && words.slice(nounAt + 1).some((word) => parts.has(word));
}
