/** Words about what is on or in each of several pieces: "3 tacos each with 40 g chicken", "10 g butter on each". */
import { wordSet } from "../word-lists.ts";

export const eachWords = wordSet("each apiece");
/** Words for each that a noun follows: "every cup". */
export const eachWithNoun = wordSet("every");
/** Before the noun of a piece: "15 ml syrup per pancake". */
export const perWords = wordSet("per");
/** Between an addition and "each". */
export const placements = wordSet("on in for to over per into onto /");
/** After "each": "on each one", "in each of them". */
export const onePiece = wordSet("one");
export const allPieces = wordSet("them these those");
/** Nouns of any pieces: "10 g butter on each slice". Stems. */
export const anyPiece = wordSet("slice piece");
/** Before an addition. */
export const joiners = wordSet("with w and plus topped filled spread having containing has had");
/** Joiners that need no placement: "2 bagels with 20 g butter each". */
export const strongJoiners = wordSet("with w topped filled stuffed spread");
/** Additions of any pieces: "6 dates each filled with 5 g almond butter". */
export const wordsOfFilling = wordSet("topped filled stuffed spread");
/** Between "each" and an addition: "each of them has 30 g ham", "in each there was 30 g ham". */
export const wordsOfHaving = wordSet(
  "with w topped filled stuffed spread having containing contains contained has had have got gets got was were is are there it i put made using of about around roughly",
);
/** Between "each" and a size: "two potatoes each weighing about 200 g". */
export const wordsBeforeSize = wordSet(
  "about around approx roughly ca weighing weighed at is was are were",
);
/** Before a food that is eaten next to all of them. */
export const endsOfAdditions = wordSet("plus then alongside");
/** Words for several people: "we had 2 rolls, 30 g ham each". */
export const people = wordSet("we us our both kids everyone everybody");

/** What is measured without a number: "tsp ghee each". Keys of units. */
export const spoons = wordSet("teaspoon tablespoon");
/** Drinks and cereals that are counted by them have additions: "2 cups of tea with a sugar in each". Keys of units. */
export const vesselsOfDrinks = wordSet("cup pint can");

/** More foods that others are put on or in. Stems. */
export const moreBases = wordSet(
  `cracker oatcake ricecake sandwich burger hamburger hotdog omelette omelet roti chapati chapatti paratha naan idli dosa
  chocolate cocoa shake smoothie bowl ryvita`,
);

/** What several pieces with fillings of their own are made of. Stems. */
export const carriers: ReadonlyMap<string, string> = new Map([
  ["taco", "tortillas"],
  ["wrap", "flour tortillas"],
  ["burrito", "flour tortillas"],
  ["fajita", "flour tortillas"],
  ["quesadilla", "flour tortillas"],
]);

/** What burgers with patties of their own are made of. Stems. */
export const carriersOfPatties: ReadonlyMap<string, string> = new Map([
  ["burger", "burger buns"],
  ["hamburger", "burger buns"],
]);
export const patties = wordSet("patty");

/** Drinks and cereals that are made of a liquid and others. Stems. */
export const mixedDrinks = wordSet(
  "shake milkshake smoothie chocolate cocoa porridge oatmeal oat semolina",
);

/** What is counted in spoons or tablets without saying so: "2 sugars each". */
export const countedAdditions = wordSet("sugar sugars sweetener sweeteners");
