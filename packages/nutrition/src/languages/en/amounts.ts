/** Words of amounts: numbers, weights, volumes, household units and sizes. Keys are stems. */
import { wordMap, wordSet } from "../word-lists.ts";

export const numberWords: ReadonlyMap<string, number> = new Map([
  ...`one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`
    .split(/\s+/)
    .map((word, index): [string, number] => [word, index + 1]),
  ..."ten twenty thirty forty fifty sixty seventy eighty ninety hundred"
    .split(" ")
    .map((word, index): [string, number] => [word, 10 * (index + 1)]),
]);

/** Vague counts, at the number that they usually mean. */
export const approximateCounts: ReadonlyMap<string, number> = wordMap([
  ["couple pair", 2],
  ["few stack", 3],
  ["several", 4],
  ["dozen", 12],
]);

export const articles = wordSet("a an another single some");

export const fractionWords: ReadonlyMap<string, number> = wordMap([
  ["half", 1 / 2],
  ["third", 1 / 3],
  ["quarter fourth", 1 / 4],
  ["fifth", 1 / 5],
  ["sixth", 1 / 6],
  ["eighth", 1 / 8],
  ["tenth", 1 / 10],
  ["twelfth", 1 / 12],
]);

export const fractionCharacters: ReadonlyMap<string, number> = new Map([
  ["½", 1 / 2],
  ["¼", 1 / 4],
  ["¾", 3 / 4],
  ["⅓", 1 / 3],
  ["⅔", 2 / 3],
  ["⅛", 1 / 8],
  ["⅜", 3 / 8],
  ["⅝", 5 / 8],
  ["⅞", 7 / 8],
]);

/** The avoirdupois ounce and the U.S. customary fluid ounce. */
export const gramsPerOunce = 28.35;
export const mlPerFluidOunce = 29.57;

/** Grams per unit of weight (NIST Handbook 44 for the avoirdupois units). */
export const gramsByUnit: ReadonlyMap<string, number> = wordMap([
  ["g gr gm gram gramme", 1],
  ["kg kilo kilogram", 1000],
  ["mg milligram", 0.001],
  ["oz ounce", gramsPerOunce],
  ["lb lbs pound", 453.6],
]);

/** Millilitres per unit of volume; cups and spoons are U.S. customary, as in USDA's data. */
export const mlByUnit: ReadonlyMap<string, number> = wordMap([
  ["ml mil milliliter millilitre cc", 1],
  ["cl", 10],
  ["dl", 100],
  ["l liter litre", 1000],
  ["floz", mlPerFluidOunce],
  ["cup", 236.6],
  ["tablespoon", 14.79],
  ["teaspoon", 4.93],
  ["pint", 473.2],
  ["quart", 946.4],
  ["gallon", 3785],
  ["cubicinch", 16.39],
]);

/** The unit of a bare figure: "rice 150". */
export const metricUnit = "g";

/** Volumes that are always a figure ("330 ml"), not a portion of the food. */
export const metricVolumes = wordSet("ml mil milliliter millilitre cc cl dl l liter litre");

/** Volumes that are always a figure, with the fluid ounce. */
export const figureVolumes: ReadonlySet<string> = new Set([...metricVolumes, "floz"]);

const vessels = `cup glass bowl tablespoon teaspoon bottle can bag box packet package container carton
  pint quart gallon pouch handful jar tub mug serving scoop slice piece plate order floz basket tray footlong
  katori punnet schooner tumbler
  cubicinch surfaceinch sleeve envelope yield`;

/** Parts and shapes: a unit only before "of" ("a stick of butter"), otherwise part of a name. */
const shapes = `stick wedge pat strip link leaf ear drink bar cube square head clove spear ring nugget
  chunk dash pinch shot loaf stalk sprig bunch fillet roll steak rib patty half drizzle dollop knob
  splash spoonful ball block bite sip mouthful forkful nibble kernel rasher floret sheet segment round triangle cone`;

/** Units that may precede a food without "of" ("two slices toast"), by spelling. */
export const units: ReadonlyMap<string, string> = new Map([
  ...identityPairs(vessels),
  ...wordMap([
    ["tbsp tbs tbl tablespoonful spoon", "tablespoon"],
    ["tsp teaspoonful", "teaspoon"],
    ["pack pk pkg", "package"],
    ["sachet", "packet"],
    ["portion helping", "serving"],
    ["plateful", "plate"],
    ["bowlful", "bowl"],
    ["cupful", "cup"],
    ["tin", "can"],
    ["pt", "pint"],
    ["qt", "quart"],
    ["pc pcs pce ct count peice", "piece"],
    ["gla glas", "glass"],
    ["slise slce", "slice"],
    ["bowel", "bowl"],
  ]),
]);

export const pieceUnits: ReadonlyMap<string, string> = new Map([
  ...identityPairs(shapes),
  ...wordMap([
    ["filet", "fillet"],
    ["floweret", "floret"],
    ["rasher", "slice"],
    ["spoonful dollop splash", "tablespoon"],
    ["knob", "pat"],
    ["drizzle", "teaspoon"],
  ]),
]);

/** Names of a household unit in portion labels, closest first. */
export const equivalentUnits: ReadonlyMap<string, readonly string[]> = new Map([
  ["glass", ["cup", "drink"]],
  ["mug", ["cup"]],
  ["bowl", ["cup"]],
  ["package", ["packet", "bag", "pouch", "box"]],
  ["packet", ["package", "pouch", "bag"]],
  ["bag", ["package", "serving"]],
  ["container", ["carton", "tub", "jar"]],
  ["carton", ["container", "box"]],
  ["jar", ["container"]],
  ["tub", ["container"]],
  ["box", ["package", "carton"]],
  ["piece", ["slice", "item", "any", "each"]],
  ["slice", ["piece"]],
  ["can", ["bottle"]],
  ["bottle", ["can"]],
  ["serving", ["order", "single"]],
  ["order", ["serving"]],
  ["plate", ["order", "serving"]],
  ["pouch", ["packet", "package"]],
  ["sleeve", ["package", "packet", "pouch"]],
  ["envelope", ["packet", "package", "pouch"]],
  ["strip", ["slice"]],
  ["pat", ["teaspoon"]],
  ["stalk", ["spear"]],
]);

export const sizeWords =
  wordSet(`small medium large extra regular miniature mini jumbo thin thick king fun bite personal giant
  big little tiny huge substantial sizable sizeable hefty grande venti tall`);

/** Sizes only before "size" or a measure: "snack size", "a kids drink", "standard can". */
export const conditionalSizeWords = wordSet(
  "snack sharing child children childrens kid kids junior senior average normal standard",
);

/** Sizes in the spelling of portions, including coffee-shop sizes. */
export const sizeSynonyms: ReadonlyMap<string, string> = wordMap([
  ["big huge giant substantial sizable sizeable hefty venti", "large"],
  ["little tiny tall", "small"],
  ["mini", "miniature"],
  ["child children childrens kid junior senior", "kids"],
  ["average normal standard", "regular"],
  ["grande", "medium"],
]);

/**
 * Factors on the usual portion for sizes that a food does not have: about the steps between small,
 * medium and large in USDA's portions of fruit, drinks and baked goods.
 */
export const sizeFactors: ReadonlyMap<string, number> = wordMap([
  ["miniature bite fun", 0.4],
  ["small thin", 0.75],
  ["thick large", 1.3],
  ["jumbo king", 1.5],
  ["kids snack", 0.6],
  ["sharing", 2],
]);

/** Words inside an amount that do not change it. */
export const amountFillers =
  wordSet(`of sized size full generous heaping heaped level whole good nice individual single fastfood
  school about approximately roughly around`);

/** The term for a percentage: "2pct" in "2% milk", "1p5pct" for 1.5 %. */
export const percentTerm = (figure: string) => `${figure.replace(".", "p")}pct`;
export const percentPattern = /^(?<figure>\d[\dp]*)pct$/;

function identityPairs(list: string): [string, string][] {
  return list.split(/\s+/).map((word) => [word, word]);
}
