/** Words that decide what is asked about a meal. */
import { wordSet } from "../word-lists.ts";

/** Measures of food that everybody knows, the most usual first, as normalized words of a label. */
export const everydayMeasures: readonly string[] = [
  "slice",
  "piece",
  "glass",
  "cup",
  "mug",
  "bowl",
  "plate",
  "can",
  "bottle",
  "pint",
  "bag",
  "handful",
  "scoop",
  "pot",
  "roll",
  "side salad",
  "stick",
  "packet",
  "link",
  "patty",
  "katori",
];

/** The first word of names that are not written in lower case within a sentence. */
export const properAdjectives: ReadonlySet<string> = wordSet(
  "American Asian Belgian Brazilian British Caesar Chinese Cuban Danish Dutch English French German Greek Hawaiian Indian Irish Italian Japanese Korean Mexican Polish Russian Scottish Spanish Swedish Swiss Thai Turkish Vietnamese Welsh",
);

/** Words of a name that say where or how the same food was made, which people do not need to be asked. */
export const originTerms: ReadonlySet<string> = wordSet(
  "restaurant homemade boxed bottled canned frozen powder packet",
);

/** Words of a name for a food before it is cooked. One asks about them only if it was weighed. */
export const uncookedTerms: ReadonlySet<string> = wordSet("raw dry uncooked dried");

/**
 * Words that name foods which are far apart in energy, with the foods as the table names them, where their
 * names alone do not show it.
 */
export const ambiguousWords: ReadonlyMap<string, readonly string[]> = new Map(
  `
  chips: French fries | Potato chips
  muffin: Blueberry muffin | English muffin
  jelly: Fruit jelly | Gelatin dessert
  oatmeal: Oatmeal | Oatmeal made with milk
  porridge: Oatmeal | Oatmeal made with milk
`
    .trim()
    .split("\n")
    .map((row): [string, readonly string[]] => {
      const [words = "", foods = ""] = row.trim().split(": ");
      return [words, foods.split(" | ")];
    }),
);
