import type { Language } from "../../../languages/language.ts";
import { partPattern } from "../stated-figures/part-pattern.ts";
import { codesOf } from "./clauses.ts";
import type { QuantityPart } from "./quantity-part.ts";

/** The names of foods, in order. */
export const findNames = (
  parts: readonly QuantityPart[],
  language: Language,
): readonly (readonly QuantityPart[])[] =>
  [...codesOf(parts).matchAll(nameRun)].map(({ index, 0: run }) => {
    const end = index + run.length;
    return parts.slice(index, endsName(parts[end], language) ? end + 1 : end);
  });

const nameRun = partPattern("o (?: [otn]* o | & o (?![CW]) )* ", "g");

const endsName = (part: QuantityPart | undefined, { quantityWords }: Language) =>
  part?.code === "n" && quantityWords.nounsOfNames.has(part.text);

/** The parts with the name as one; other mentions of it and states are left out. */
export function joinName(
  parts: readonly QuantityPart[],
  name: readonly QuantityPart[],
): readonly QuantityPart[] {
  const [first] = name;
  return parts
    .filter((part) => part === first || (!name.includes(part) && part.code !== "t"))
    .map((part) => (part === first ? { ...part, isPlural: name.at(-1)?.isPlural === true } : part))
    .map((part) =>
      part.code === "o" && part.start !== first?.start ? { ...part, code: "=" } : part,
    );
}

/** One name, which may be said again. */
export function areSame([first = [], ...others]: readonly (readonly QuantityPart[])[]): boolean {
  const stems = new Set(first.map(({ stem }) => stem));
  return others.every((run) => run.every(({ stem, code }) => code !== "o" || stems.has(stem)));
}
