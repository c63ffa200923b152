/** What a food is made without or with less of, said in any of the ways that people and tables say it. */

/** What is cut off or left on the plate. */
export const removableParts: readonly (readonly [part: string, denial: string])[] = [
  ["skin", "noskin"],
  ["peel", "noskin"],
  ["coating", "nocoating"],
  ["breading", "nocoating"],
  ["batter", "nocoating"],
  ["crust", "nocrust"],
];

/** One word for each, in foods and messages alike. */
const withoutWords: ReadonlyMap<string, string> = new Map([
  ...removableParts,
  ["salt", "nosalt"],
  ["fat", "nofat"],
  ["sugar", "nosugar"],
  ["meat", "meatless"],
  ["caffeine", "decaffeinated"],
  ["gluten", "glutenfree"],
]);

/** What tables call a food that is without something; undefined where they have no word for it. */
export const findDenial = (stem: string): string | undefined => withoutWords.get(stem);

const denialWords = new Set(withoutWords.values());

/** Whether a word is one for what a food is without: "nocrust". */
export const isDenialWord = (stem: string) => denialWords.has(stem);

/** What nothing was added of: for sugar that is another thing than none. */
const notAddedWords: ReadonlyMap<string, string> = new Map([
  ["salt", "nosalt"],
  ["fat", "nofat"],
  ["sugar", "sugarfree"],
]);

/** What a food may be free of, or have little of. */
const freeWords: ReadonlyMap<string, string> = new Map([
  ["fat", "fatfree"],
  ["sugar", "sugarfree"],
  ["salt", "nosalt"],
  ["caffeine", "decaffeinated"],
  ["gluten", "glutenfree"],
  ["lactose", "lactosefree"],
  ["alcohol", "nonalcoholic"],
]);

const lowWords: ReadonlyMap<string, readonly [low: string, reduced: string]> = new Map([
  ["fat", ["lowfat", "reducedfat"]],
  ["sodium", ["lowsodium", "reducedsodium"]],
  ["salt", ["lowsodium", "reducedsodium"]],
  ["sugar", ["reducedsugar", "reducedsugar"]],
  ["calorie", ["lowcalorie", "lowcalorie"]],
]);

const plainVariants: Readonly<Record<string, string>> = {
  "non fat": "fatfree",
  nonfat: "fatfree",
  "0 fat": "fatfree",
  skim: "fatfree",
  skimmed: "fatfree",
  "semi skimmed": "2pct",
  "full fat": "whole",
  "non dairy": "nondairy",
  "non alcoholic": "nonalcoholic",
  "non cola": "noncola",
  skinless: "noskin",
  "skin / coating not eaten": "noskin nocoating",
  "skin and coating not eaten": "noskin nocoating",
  unsalted: "nosalt",
  decaf: "decaffeinated",
  "with added fat": "fatadded",
  "fat added in cooking": "fatadded",
  "fat added": "fatadded",
  "added fat": "fatadded",
};

/** Phrases and what they are written as, as `variants` are. */
export function qualityVariants(): Record<string, string> {
  const phrases: Record<string, string> = { ...plainVariants };
  const write = (word: string, ways: readonly string[]) => {
    for (const way of ways) phrases[way] = word;
  };
  for (const [thing, word] of withoutWords) {
    write(word, [
      `${thing} not eaten`,
      `${thing} removed`,
      `${thing} taken off`,
      `${thing} cut off`,
      `${thing} not added`,
    ]);
  }
  for (const [thing, word] of notAddedWords) {
    write(word, [`no ${thing} added`, `no added ${thing}`, `with no added ${thing}`]);
  }
  for (const [thing, word] of freeWords) write(word, [`${thing} free`, `free of ${thing}`]);
  for (const [thing, [low, reduced]] of lowWords) {
    write(low, [`low ${thing}`, `low in ${thing}`]);
    write(
      reduced,
      ["reduced", "reduced in", "lower", "lower in", "less"].map((less) => `${less} ${thing}`),
    );
  }
  return phrases;
}
