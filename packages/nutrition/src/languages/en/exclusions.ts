import { wordSet } from "../word-lists.ts";

/** Phrases for foods and components that were not eaten. */

export const notWord = "not";
export const wordsAfterNot = wordSet("including counting containing");

/** The words after these were not eaten; the words before them were. */
export const replacementPhrases: ReadonlySet<string> = new Set([
  "instead of",
  "rather than",
  "free of",
  "free from",
  "devoid of",
]);

/** Additions that an exclusion with "and" includes: "without milk and sugar". Stems. */
export const jointlyExcluded = wordSet(
  "milk sugar salt butter oil cream sourcream dressing sauce mayonnaise cheese honey syrup ice pepper ketchup onion pickle nut crouton",
);

/** They take parts off a dish, so that "and" includes another part: "minus the croutons and bacon". */
export const subtractions = wordSet("minus hold sans");
/** Of these, those that take off all foods that "and" joins: "minus hash browns and fried bread". */
export const jointSubtractions = wordSet("minus sans");
/** Stems. */
export const parts = wordSet(
  `bacon tomato lettuce jalapeno olive anchovy guacamole guac salsa mustard relish mushroom raisin chive garlic gravy sprinkle
  skin crust bun tortilla egg yolk bean pea crumb mayo rice noodle gherkin caper walnut peanut`,
);

/** They apply to the whole list after them. */
export const listExclusions = wordSet("excluding omitting except");
export const exclusionListSeparators = wordSet(", and or");

/** After a negation: "without any added salt". */
export const wordsAfterNegation = wordSet("any added");

/** Texts, each with the stems that were not eaten. */
export const exclusionExamples: Readonly<Record<string, string>> = {
  "toast without butter": "butter",
  "toast, no butter or jam": "butter jam",
  "rice, no coated scampi": "coated scampi",
  "bagel without the spread": "spread",
  "soup, no stuffed pepper": "stuffed pepper",
  "soup but didn't eat the bread": "bread",
  "had soup, didn't finish": "",
  "oat milk instead of cream": "cream",
  "instead I had soup": "",
  "bread free from gluten": "gluten",
  "rice, not including the sauce": "sauce",
  "rice, not the sauce": "",
  "tea without milk and sugar": "milk sugar",
  "wrap, hold the cheese and the dressing": "cheese dressing",
  "burger, no cheese and a pickle": "cheese",
  "full english minus the beans and the black pudding": "bean black pudding",
  "salad minus the croutons and bacon, dressing": "crouton bacon",
  "full english minus black pudding and fried bread: 2 eggs": "black pudding fried bread",
  "full english minus black pudding and hash browns, so 2 eggs": "black pudding hash brown",
  "wrap minus mayo and a coke": "mayo",
  "burger, hold the mayo and fries": "mayo",
  "chicken without skin and rice": "skin",
  "salad excluding nuts, cheese and tomato": "nut cheese tomato",
  "salad excluding nuts, and a tea": "nut",
  "soup without carrots, broccoli, or potatoes": "carrot broccoli potato",
  "coffee without any added sugar": "sugar",
  "no salt grilled chicken": "salt",
  "a no-nut brownie": "nut",
  "burrito, hold the sour cream n cheese": "sour cream cheese",
  "tacos, no cheese & sour cream": "cheese sour cream",
  "coffee, no milk and brown sugar": "milk brown sugar",
  "burger, no mayo n fries": "mayo",
};
