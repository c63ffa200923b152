import { parseVariants } from "../parse-variants.ts";
import { wordSet } from "../word-lists.ts";

/** Spelling variants of "without" and "less", in messages and tables. */

/** The term for a food without something: "no_butter". */
const exclusionPrefix = "no_";
export const toExclusion = (stem: string) => exclusionPrefix + stem;

/** The stem that such a term excludes; undefined for other terms. */
export const findExcludedStem = (term: string): string | undefined =>
  term.startsWith(exclusionPrefix) ? term.slice(exclusionPrefix.length) : undefined;

/** The term for a food without its crust. */
export const crustExclusion = "nocrust";

/** Parts that are cut off or left on the plate. */
export const removableParts: readonly (readonly [part: string, denial: string])[] = [
  ["skin", "noskin"],
  ["peel", "noskin"],
  ["coating", "nocoating"],
  ["breading", "nocoating"],
  ["batter", "nocoating"],
  ["crust", crustExclusion],
];

/** Parts of what they are left off, whatever the table lists. */
export const coatings = wordSet("coating breading batter crust");

/** Parts of a dish, whose absence is also a variety of foods: "no sugar". */
export const varietyParts = wordSet("sugar meat");
export const sugarPart = "sugar";

/** One term per exclusion, for foods and messages. */
const exclusionTerms: ReadonlyMap<string, string> = new Map([
  ...removableParts,
  ["salt", "nosalt"],
  ["fat", "nofat"],
  ["sugar", "nosugar"],
  ["meat", "meatless"],
  ["caffeine", "decaffeinated"],
  ["gluten", "glutenfree"],
]);

/** The table's term for a food without something; undefined if it has none. */
export const findExclusionTerm = (stem: string): string | undefined => exclusionTerms.get(stem);

const exclusionTermSet = new Set(exclusionTerms.values());

/** True for terms such as "nocrust". */
export const isExclusionTerm = (stem: string) => exclusionTermSet.has(stem);

/** "No added sugar" differs from "no sugar". */
const notAddedTerms: ReadonlyMap<string, string> = new Map([
  ["salt", "nosalt"],
  ["fat", "nofat"],
  ["sugar", "sugarfree"],
]);

/** Terms for "free of" and "low in". */
const freeTerms: ReadonlyMap<string, string> = new Map([
  ["fat", "fatfree"],
  ["sugar", "sugarfree"],
  ["salt", "nosalt"],
  ["caffeine", "decaffeinated"],
  ["gluten", "glutenfree"],
  ["lactose", "lactosefree"],
  ["alcohol", "nonalcoholic"],
]);

const lowTerms: ReadonlyMap<string, readonly [low: string, reduced: string]> = new Map([
  ["fat", ["lowfat", "reducedfat"]],
  ["sodium", ["lowsodium", "reducedsodium"]],
  ["salt", ["lowsodium", "reducedsodium"]],
  ["sugar", ["reducedsugar", "reducedsugar"]],
  ["calorie", ["lowcalorie", "lowcalorie"]],
  ["carb", ["lowcarb", "lowcarb"]],
]);

const gradeTerms = new Set([...freeTerms.values(), ...[...lowTerms.values()].flat()]);

/** True for terms such as "fatfree" and "lowsugar", which say only how much of something a food has. */
export const isGradeTerm = (stem: string) => gradeTerms.has(stem);

const fixedVariants = parseVariants(`
  fatfree: non fat, nonfat, 0 fat, skim, skimmed
  2pct: semi skimmed
  whole: full fat
  _: non dairy, non alcoholic, non cola, fat added
  noskin: skinless
  noskin nocoating: skin / coating not eaten, skin and coating not eaten
  nosalt: unsalted
  decaffeinated: decaf
  fatadded: with added fat, fat added in cooking, added fat
`);

/** Phrases and their replacements, in the format of `variants`. */
export function dietVariants(): Record<string, string> {
  const phrases: Record<string, string> = { ...fixedVariants };
  const addVariants = (word: string, phrasings: readonly string[]) => {
    for (const way of phrasings) phrases[way] = word;
  };
  for (const [ingredient, word] of exclusionTerms) {
    addVariants(word, [
      `${ingredient} not eaten`,
      `${ingredient} removed`,
      `${ingredient} taken off`,
      `${ingredient} cut off`,
      `${ingredient} not added`,
    ]);
  }
  for (const [ingredient, word] of notAddedTerms) {
    addVariants(word, [
      `no ${ingredient} added`,
      `no added ${ingredient}`,
      `with no added ${ingredient}`,
    ]);
  }
  for (const [ingredient, word] of freeTerms)
    addVariants(word, [`${ingredient} free`, `free of ${ingredient}`]);
  for (const [ingredient, [low, reduced]] of lowTerms) {
    addVariants(low, [`low ${ingredient}`, `low in ${ingredient}`]);
    addVariants(
      reduced,
      ["reduced", "reduced in", "lower", "lower in", "less"].map((less) => `${less} ${ingredient}`),
    );
  }
  return phrases;
}
