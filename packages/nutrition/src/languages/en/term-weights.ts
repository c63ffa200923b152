import { wordMap } from "../word-lists.ts";
import { diameters, diameterWord } from "./diameters.ts";

/** Classes of words in matching. */

/**
 * Words that say little about the food, by class. The weight of a class is a factor on the weight of
 * its words (`weights/match.json`).
 */
export const lowWeightClasses = wordMap([
  [
    `cooked fresh plain prepared regular style flavored flavor drink food made home recipe ready variety type hot
    cold added kind part product generic all heated serve served eaten homemade new dinner`,
    "vagueWord",
  ],
  // One breading has both words "breaded" and "coated".
  ["raw fillet frozen breaded coated canned panfried deepfried", "stateWord"],
  ["whole", "wholeWord"],
  ["sweet", "sweetWord"],
]);

/** Words of food names that messages omit; their absence has no penalty. */
export const optionalTerms: ReadonlySet<string> = new Set(
  `restaurant fastfood commercially commercial snackfood us hershey nestle kraft kellogg keebler nabisco
  interstate brand icing coating filling meal entree quality grade large without nfs other cooked plain
  prepared raw regular made flavored fatadded type home recipe all food from ready heat eaten skin cooking
  method bottled tap fresh brewed eating homemade equalvolume
  dryheat moistheat matureseed mixedspecies separable trimmed grade broiler fryer`
    .split(/\s+/)
    .concat(diameters.map(diameterWord)),
);

/**
 * Name words that make a food unlikely if the query does not contain them, by class. The weight of a
 * class is its penalty (`weights/match.json`).
 */
export const extraTermClasses = wordMap([
  [
    `babyfood toddler infant vodka rum whiskey gin alcoholic cocktail martini ingredient unreconstituted`,
    "extraSpecialFood",
  ],
  ["flourless vegetarian sandwich", "extraKind"],
  [
    `formula dried dry powder concentrate mix canned frozen fatfree lowfat reducedfat diet sugarfree reduced reducedsugar
    lowcalorie decaffeinated school glutenfree low reducedsodium nosalt sodium imitation lowsodium alaska native
    apache navajo australian zealand imported wine liqueur sprouted puerto mexican cuban rican meatless substitute
    creamstyle batter pickled cured smoked breaded dressing bao candied slider`,
    "extraVariant",
  ],
  ["soup flour uncooked unprepared condensed undiluted dehydrated", "extraUncooked"],
  ["sauce stuffed juice whey extract roe egg countryfried", "extraPart"],
  [
    "salad chocolate strawberry barbecue cheese cinnamon raisin honey coated light spread dip oil pie",
    "extraFlavor",
  ],
  ["spice seed chip cake candy leaf ready flavored", "extraForm"],
  ["restaurant fastfood homemade", "extraOrigin"],
  ["skin drained", "extraSkin"],
]);

/** Contradicting words: if the query contains the first, foods with one of the others are wrong. */
export const contradictions: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    raw: ["cooked", "canned", "dried", "fried", "boiled", "baked", "roasted", "grilled", "steamed"],
    uncooked: ["cooked", "boiled", "steamed", "fried", "baked", "canned"],
    cooked: ["raw", "dry", "dried"],
    boiled: ["raw", "fried", "dry", "dried", "baked", "roasted"],
    fried: ["raw", "baked", "boiled", "steamed", "poached"],
    scrambled: ["raw", "boiled", "poached"],
    whole: ["fatfree", "lowfat"],
    white: ["wholewheat", "brown"],
    brown: ["white"],
    canned: ["raw", "dried", "frozen"],
    frozen: ["canned", "dried"],
    regular: [
      "diet",
      "lowfat",
      "fatfree",
      "reducedfat",
      "sugarfree",
      "unsweetened",
      "light",
      "lowcalorie",
    ],
    noskin: ["skin"],
    skin: ["noskin"],
    immature: ["matureseed"],
    unprepared: ["cooked", "prepared"],
    nosalt: ["salt", "salted"],
    salted: ["nosalt"],
    nofat: ["fatadded"],
    fatadded: ["nofat"],
    nocoating: ["coated", "breaded", "batter"],
    breaded: ["nocoating"],
    fatfree: ["whole", "lowfat", "reducedfat", "1pct", "2pct"],
    lowfat: ["whole", "fatfree", "reducedfat"],
    thincrust: ["thickcrust", "mediumcrust", "stuffedcrust"],
    thickcrust: ["thincrust", "mediumcrust", "stuffedcrust"],
    mediumcrust: ["thincrust", "thickcrust", "stuffedcrust"],
    stuffedcrust: ["thincrust", "thickcrust", "mediumcrust"],
    dried: ["raw", "cooked", "canned"],
    baked: ["fried", "raw", "boiled", "steamed"],
    unsweetened: ["sweetened"],
    sweetened: ["unsweetened"],
    black: ["green", "herbal"],
    green: ["black", "red"],
    red: ["green", "white"],
    roasted: ["raw", "boiled", "fried"],
    steamed: ["raw", "fried", "baked", "roasted"],
    grilled: ["fried", "raw", "boiled", "canned"],
    "1pct": ["2pct", "whole", "fatfree"],
    "2pct": ["1pct", "whole", "fatfree"],
    small: ["large"],
    chicken: ["beef", "pork", "fish"],
    beef: ["chicken", "pork", "fish"],
    pork: ["chicken"],
    hot: ["iced"],
    iced: ["hot"],
    vanilla: ["chocolate"],
    chocolate: ["vanilla"],
    nosugar: ["sugar", "sugared"],
  }),
);
