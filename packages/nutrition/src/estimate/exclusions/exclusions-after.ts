import type { Language } from "../../languages/language.ts";
import type { Chunk } from "../chunks/chunk.ts";

/**
 * "greek salad, no olives, no feta": parts that were left out. "No sugar" is also a variety: outside the name it
 * does not choose the food. "No gluten" is only a variety.
 */
export function exclusionsAfter(between: readonly Chunk[], language: Language) {
  const end = between.findIndex(({ kind }) => kind !== "separator" && kind !== "without");
  const chunks = end < 0 ? between : between.slice(0, end);
  const { findExclusionTerm, removableParts, varietyParts } = language.dietQualifiers;
  const isPart = (stem: string) =>
    findExclusionTerm(stem) === undefined || removableParts.some(([part]) => part === stem);
  const exclusions = chunks.filter((chunk) => chunk.kind === "without");
  return {
    parts: exclusions.filter(({ stems }) => stems.every(isPart)),
    varieties: exclusions.filter(({ stems }) => stems.some((stem) => varietyParts.has(stem))),
  };
}
