/** Words about what is on or in each of several pieces: "3 tacos each with 40 g chicken", "10 g butter on each". */
import { wordSet } from "../word-lists.ts";

export const eachWords = wordSet("each apiece");
/** Between an addition and "each". */
export const placements = wordSet("on in for to over per into onto");
/** After "each": "on each one". */
export const wordsAfterEach = wordSet("one slice piece of them");
/** Before an addition. */
export const joiners = wordSet("with w and plus topped filled spread having containing has had");
/** Joiners that need no placement: "2 bagels with 20 g butter each". */
export const strongJoiners = wordSet("with w topped filled spread");
/** Before a food that is eaten next to all of them. */
export const endsOfAdditions = wordSet("plus then alongside");

/** What several pieces with fillings of their own are made of. Stems. */
export const carriers: ReadonlyMap<string, string> = new Map([
  ["taco", "tortillas"],
  ["wrap", "flour tortillas"],
  ["burrito", "flour tortillas"],
  ["fajita", "flour tortillas"],
  ["quesadilla", "flour tortillas"],
]);
