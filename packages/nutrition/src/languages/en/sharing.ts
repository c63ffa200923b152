import { wordSet } from "../word-lists.ts";
import { relations } from "./people.ts";

/** How much of a food the person ate: "ate half", "shared with my wife". */

export const sharingVerbs = wordSet("shared share sharing split halved");

export const speakers = wordSet("i me myself");

/** Before a person: "with my wife". */
export const personDeterminers = wordSet("my a the our his her another one some");
/** Persons, as stems and pronouns. */
export const personNouns = wordSet(
  `${relations} kid child roommate flatmate cousin hubby wifey bf gf fiance fiancee spouse bro sis him her them someone neighbour neighbor person people`,
);
/** A package that is shared is a large one, if no size is said: the words of that size. */
export const sharedPackageSize = "sharing size";

/** A singular that ends like a plural. */
export const singularPersons = wordSet("boss");

/** "between the two of us", "among three people", "three ways". */
export const sharingPrepositions = wordSet("between among");
export const wordsBeforeSharers = wordSet("the us");
export const sharerNouns = wordSet("us people");
export const waysNoun = "ways";

/** Words between a shared food and the person's own count: "with my wife, and I only had 3 slices". */
export const wordsBeforeOwnCount = wordSet(", and but i . only just");
export const ownCountVerbs = wordSet("had ate eating having");

/** Before such a verb, and between it and the count: "and I only had about 2 servings". */
export const wordsBeforeEating = wordSet("i and but just only then");
export const wordsBeforeCount = wordSet("just only about around roughly maybe");
/** "two of them". */
export const eatenPronouns = wordSet("it them those these em that");
/** Words after an eaten amount, before another food. */
export const wordsAfterEaten = wordSet("and then with plus but for at today tonight");

/** Verbs before an eaten share, and before a share that was left. */
export const shareVerbs = wordSet("ate eaten eat had finished drank drunk");
export const leavingVerbs = wordSet("left binned tossed chucked dumped ditched wasted saved");
export const eatenShares: ReadonlyMap<string, number> = new Map([
  ["half", 1 / 2],
  ["third", 1 / 3],
  ["quarter", 1 / 4],
  ["most", 3 / 4],
  ["all", 1],
]);
/** Words between such a verb and the share. */
export const shareFillers = wordSet("only about just a one");
export const wordsAfterShare = wordSet("and then with");
