import { wordMap, wordSet } from "../word-lists.ts";

/** Names of portions in food tables, mostly USDA's: "can (19 oz)", "piece (1/8 of 9\" pie)". */

/** Containers whose size a label states. */
export const sizedContainers = wordSet(
  "can bag box package packet container carton bottle jar pouch envelope tub tray",
);

/** Containers of many small pieces: ten chips are not ten bags. */
export const pieceContainers = wordSet(
  "bag package packet pouch box container can tub jar carton sleeve",
);

/** Containers that a food comes from: "soup from a can". */
export const originContainers = wordSet("can bottle package packet jar box carton bag tub");

/** Servings of no certain size. */
export const vagueServingUnits = wordSet("serving order");

/** Vessels that a dish is served in, to one person. */
export const dishVessels = wordSet("plate bowl dish");

/** Units less specific than a size: "a large order of fries" is large. */
export const vagueUnits = wordSet("serving order drink piece");

/**
 * Grams of one piece in a dish that is served by the plate or bowl, with its sauce and without bones, by what it is. Of
 * several words the first counts: a chicken wing is a wing.
 */
export const piecesInDishes: ReadonlyMap<string, number> = wordMap([
  ["wing winglet", 35],
  ["gizzard liver kidney snail clam mussel oyster scallop", 15],
  ["prawn shrimp", 15],
  ["squid octopu calamari", 15],
  ["meatball kofta kofte", 35],
  ["dumpling gnocchi", 20],
  ["leg thigh drumstick breast quarter", 100],
  ["chicken duck turkey fowl rabbit hen", 85],
  ["fish salmon cod tilapia catfish mackerel hilsa rohu tuna", 100],
  ["oxtail rib shank trotter", 70],
  ["beef mutton lamb goat pork veal venison meat cow camel", 45],
  ["tripe offal tongue", 30],
  ["sausage", 50],
  ["egg", 50],
  ["tofu paneer tempeh seitan halloumi cheese", 25],
  ["potato yam cassava plantain taro", 45],
  ["mushroom", 12],
]);
/** Units of pieces in a dish that is served by the plate or bowl. */
export const unitsOfPieces = wordSet("piece slice ball");
/** Dishes that are cut into servings. Stems. */
export const cutDishes = wordSet(
  "bake casserole crumble crisp cobbler pudding gratin pie lasagna lasagne moussaka enchilada trifle tiramisu cake",
);
/** Of dishes without such a word, and of vegetables and fruit. */
export const otherPieceGrams = { dish: 45, produce: 20 };

/** The number of pieces that a whole is sold in: "roll, 8 pieces". */
export const piecesPattern = /, (\d+) pieces$/;

/** Of a portion that is for one person, however large the dish is. */
export const labelsOfHelpings = wordSet(
  "serving helping plate cup bowl slice portion handful small katori ladle",
);

/** Units of pieces cut from a whole. */
export const cutUnits: readonly string[] = ["slice", "piece", "wedge"];

/** Units that add nothing to a count of pieces. */
export const redundantPieceUnits = wordSet("piece strip bite chunk kernel ring stick");

/** Labels of one piece of any food. */
export const pieceLabels = wordSet("piece item each nut kernel");

/** Labels of one piece of what has another name: "2 hobnobs". Stems. */
export const biscuitLabels = wordSet("biscuit cookie");

/** Sizes that may occur among the words of a food. */
export const plainSizes = wordSet(
  "small medium large extra miniature jumbo king fun bite personal kid",
);

/** Words of labels that distinguish no portions. */
export const neutralLabelWords = wordSet("nfs any size or regular medium ns as to a");

/** Labels that fit any kind of the food. */
export const genericLabelWords = wordSet("any nfs");

/** Measures that are chosen only on request. */
export const computedMeasures = wordSet("yield surfaceinch cubicinch");

/** Sizes that name the middle one. */
export const middleSizes = wordSet("medium regular");

/** Units of foods sold by length. */
export const lengthUnits = wordSet("inch sub footlong");
/** The length of a portion whose label does not say it. */
export const usualInches: ReadonlyMap<string, number> = new Map([["sub", 6]]);

/** A portion that is the whole item. */
export const wholeTerm = "whole";
/** Labels of whole items: "half a lettuce" is half of the head. */
export const wholeLabels = wordSet("whole head loaf wheel bulb log");
/** Pieces cut to a length: "a 2 inch piece of ginger". */
export const lengthPieces = wordSet("piece slice chunk stick wedge sheet segment round roll");

/** Food that was taken out of its liquid, and its share of what a can holds. */
export const drainedTerm = "drained";
export const drainedShare = 0.6;
/** Smaller cans are of fish, whose weight is that without liquid. */
export const minCanWithLiquidGrams = 200;

/** A portion that is smaller than the usual whole: "individual pizza". */
export const individualTerm = "individual";

/** The cooked weight of a raw measure: "oz, dry, yields". */
export const yieldTerm = "yield";

/** Portions that do not give the density of the food as eaten. */
export const unreliableVolumeWords = wordSet("ice dry unpopped shell whole");
/** Denies them: "cup, no ice". */
export const denialInLabel = "no";

/** Plural nouns after a number that are not pieces: "2 servings", "100 calories". Stems. */
export const nonPieceNouns = wordSet("serving ounce oz gram calorie lb pound cup tbsp tsp packet");

/** Words after a leading number that is part of the name: "6 inch", "100 calorie package". Stems. */
export const namedNumberWords = wordSet('inch " - calorie');

/** Words for weights before cooking, in messages and in labels. */
export const uncookedWords: ReadonlyMap<string, string> = new Map([
  ["dry", "dry"],
  ["dried", "dry"],
  ["uncooked", "dry"],
  ["raw", "raw"],
  ["unpopped", "unpopped"],
]);

/** Words for the weight of meat before cooking. */
export const rawMeatWords = wordSet("raw uncooked");

/** A state that any raw or dry food may have. */
export const uncookedTerm = "uncooked";
/** A state of foods that are cooked in water. */
export const dryTerm = "dry";
/** Packages of dry foods; those of cooked food are pouches, cans and tubs. */
export const dryPackages = wordSet("box package packet bag");
/** On a package of food that is cooked already. */
export const readyToHeat =
  /\b(?:micro(?:waved?|waveable)?|ready|steamed|pre-?cooked|minute|cooked|fresh|frozen|chilled)\b/i;
/** A state of foods that are eaten in it, such as fruit. */
export const driedTerm = "dried";

/** What a food may be weighed with and is not eaten, by the word that people write: its word in labels, and the state. */
export const inedibleParts: ReadonlyMap<
  string,
  { readonly label: string; readonly state: string }
> = new Map([
  ["bone", { label: "bone", state: "with bone" }],
  ["shell", { label: "shell", state: "with shell" }],
  ["pod", { label: "shell", state: "with shell" }],
  ["stone", { label: "stone", state: "with stone" }],
  ["skin", { label: "skin", state: "with skin" }],
  ["rind", { label: "skin", state: "with skin" }],
]);

/** "150 g of chicken off the bone", "peeled weight": what is not eaten was not weighed. */
export const edibleWeightWords = wordSet(
  "off removed out pitted stoned shelled peeled deboned boneless edible",
);

/** "180 g of beans, cooked from dried" is the cooked weight. */
export const cookedWeightWords = ["cooked", "boiled", "from"];

/** USDA's pizza diameters in inches by size. */
export const pizzaInches: ReadonlyMap<string, { readonly from: number; readonly to: number }> =
  new Map([
    ["personal pizza", { from: 5, to: 7 }],
    ["small pizza", { from: 8, to: 10 }],
    ["medium pizza", { from: 11, to: 12 }],
    ["large pizza", { from: 13, to: 15 }],
    ["extra large pizza", { from: 16, to: 18 }],
  ]);

/** Breads used as pizza bases. */
export const pizzaBases = wordSet("bagel englishmuffin");

/** Terms of foods that a unit implies: "a can of peaches" prefers canned peaches. */
export const impliedByUnit: ReadonlyMap<string, string> = new Map([
  ["can", "canned"],
  ["bottle", "bottled"],
]);

/** Terms that a unit denies: canned peaches are not raw. */
export const deniedByUnit: ReadonlyMap<string, string> = new Map([["can", "raw"]]);

/** Units that some labels spell in full. */
export const labelUnits: ReadonlyMap<string, string> = new Map([["submarine", "sub"]]);

/** Cooking guidelines, and one inch of a sandwich, are not eaten as such. */
export const notEatenPattern = /^guideline|^inch sub\b/i;
export const sandwichByInchPattern = /^inch sub\b/i;
/** Sandwiches sold by the inch have two standard lengths. */
export const sandwichLengths = [
  { label: "6 inch sub", inches: 6 },
  { label: "footlong", inches: 12 },
];

export const unspecifiedPattern = /^quantity not/i;
export const packagePattern = /^(?:serving|package|packet|pack|bag|pouch|box)\b/i;
export const yieldPattern = /yield/i;
/** A number of cups: integer, numerator, denominator. */
export const cupLabel = "cup";
export const cupsPattern = /(\d+)?(?: ?\b(\d)\/(\d))? cups?\b/i;
/** "1/8 of 9\"": pieces per whole, inches of the whole. */
export const cutPattern = /\b1\/(\d{1,2}) of (\d{1,2})(?:"| inch)/;
export const piecesPerWholePattern = /\b1\/(\d{1,2}) of\b/i;
/** "19 oz": size, unit. */
export const packageSizePattern = /(\d{1,3}(?:\.\d{1,2})?) (oz|fl oz)\b/;
export const fluidOuncesPattern = /(\d+(?:\.\d+)?) ?fl oz/i;
/** A food sold as a bar, by its name. */
export const barNamePattern = /\bbar\b/i;
