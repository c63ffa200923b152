/** Meals of a chain that are sold with a side dish and a drink: "a large Big Mac meal". */
import { wordSet } from "../word-lists.ts";

const size = "(?:small|medium|large|regular|lrg|med|lg|reg)";
/** The name of such a meal: after a food, with its size. */
export const comboName = new RegExp(
  `(?<=\\w )(?:${size} )?(?<!ready )(?:value )?(?:meal|combo|menu)s?\\b(?! deal| replacement| prep| \\d)(?: ${size}\\b)?`,
  "i",
);
export const sizeAtStart = new RegExp(`^(?:an? )?${size} `, "i");
export const comboAtEnd = new RegExp(` (?:meal|combo|menu)s?(?: ${size})?$`, "i");
export const comboWord = /^(?:meal|combo|menu)s?$/i;
/** Characters after the words of a food in which such a name begins. */
export const maxComboNameLength = 20;
/** A size of such a meal, in the words of the side dish. */
export const comboSize =
  /\b(?:(?<small>small)|(?<medium>medium|med|regular|reg)|(?<large>large|lrg|lg))\b/i;

/** What such a meal is named after. Stems. */
export const comboMains = wordSet(
  "hamburger cheeseburger veggieburger nugget sandwich tender strip finger wrap whopper bigmac mcchicken filetofish quarterpounder sub baconator taco jr junior",
);
/** Mains that are counted in pieces: "a 6 nuggets meal" is one meal. Stems. */
export const comboPieces = wordSet("nugget tender strip finger");
/** Its side dish, in the words of a mention. */
export const comboSide = "fries";
/** Side dishes that replace it. Stems. */
export const comboSides = wordSet(
  "frenchfry fry wedge chip salad coleslaw rice onionring hashbrown corn bean potato mashedpotato",
);
/** Its drink, if it is not said. */
export const comboDrink = "the drink of the meal";
export const comboDrinks = wordSet(
  "cola soda lemonade tea coffee water juice milkshake shake beer milk smoothie drink latte softdrink fanta sprite pepsi drpepper",
);
export const withoutDrink = /\b(?:no|without(?: a)?|skipped the) drinks?\b/i;
