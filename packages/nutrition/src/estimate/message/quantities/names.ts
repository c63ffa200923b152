import type { Language } from "../../../languages/language.ts";
import { rolePattern, rolesOf } from "../roles/role-pattern.ts";
import type { QuantityPart } from "./quantity-part.ts";

/** The names of foods, in order. */
export const findNames = (
  parts: readonly QuantityPart[],
  language: Language,
): readonly (readonly QuantityPart[])[] =>
  [...rolesOf(parts).matchAll(nameRun)].map(({ index, 0: run }) => {
    const end = index + run.length;
    return parts.slice(index, endsName(parts[end], language) ? end + 1 : end);
  });

const nameRun = rolePattern(
  "food (?: [food state noun]* food | and food (?![count weight]) )* ",
  "g",
);

const endsName = (part: QuantityPart | undefined, { quantityWords }: Language) =>
  part?.role === "noun" && quantityWords.nounsOfNames.has(part.text);

/** The parts with the name as one; other mentions of it and states are left out. */
export function joinName(
  parts: readonly QuantityPart[],
  name: readonly QuantityPart[],
): readonly QuantityPart[] {
  const [first] = name;
  return parts
    .filter((part) => part === first || (!name.includes(part) && part.role !== "state"))
    .map((part) => (part === first ? { ...part, isPlural: name.at(-1)?.isPlural === true } : part))
    .map((part) =>
      part.role === "food" && part.start !== first?.start ? { ...part, role: "is" } : part,
    );
}

/** One name, which may be said again. */
export function areSame([first = [], ...others]: readonly (readonly QuantityPart[])[]): boolean {
  const stems = new Set(first.map(({ stem }) => stem));
  return others.every((run) => run.every(({ stem, role }) => role !== "food" || stems.has(stem)));
}

/** "a ready meal, 620 kcal (cottage pie)": a general noun for a meal becomes a noun if the food is named as well. */
export function replaceGeneralName(
  parts: readonly QuantityPart[],
  language: Language,
): readonly QuantityPart[] {
  const isGeneral = (name: readonly QuantityPart[]) =>
    name.every(({ text }) =>
      text.split(" ").every((word) => language.quantityWords.mealWords.has(word)),
    );
  const names = findNames(parts, language);
  const general = names.filter(isGeneral);
  const [first] = general;
  if (!first || general.length > 1 || names.length !== 2) return parts;
  return parts.flatMap((part): readonly QuantityPart[] => {
    if (part === first[0]) return [{ ...part, role: "noun" }];
    return first.includes(part) ? [] : [part];
  });
}
