/** Words of amounts: numbers, weights, volumes, household units and sizes. Keys are stems. */
import type { Unit } from "../parse-units.ts";
import { unitKeys } from "../unit-keys.ts";
import { wordMap, wordSet } from "../word-lists.ts";
import { unitTable } from "./units.ts";

export { gramsPerOunce, mlPerFluidOunce } from "./units.ts";

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

/** Of these, the counts that say no number: "a few peanuts" are more than a few potatoes. */
export const roughCounts = wordSet("few several");

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

const ofKind = (...kinds: readonly Unit["kind"][]) =>
  unitTable.filter(({ kind }) => kinds.includes(kind));

/** Units that may precede a food without "of" ("two slices toast"), by spelling. */
export const units: ReadonlyMap<string, string> = mapForms(ofKind("vessel"), ({ key }) => key);

/** Parts and shapes: a unit only before "of" ("a stick of butter"), otherwise part of a name. */
export const pieceUnits: ReadonlyMap<string, string> = mapForms(ofKind("shape"), ({ key }) => key);

/** Grams per unit of weight. */
export const gramsByUnit: ReadonlyMap<string, number> = mapForms(
  ofKind("weight"),
  ({ grams }) => grams,
);

/** Millilitres per unit of volume, of household units by key. */
export const mlByUnit: ReadonlyMap<string, number> = new Map([
  ...mapForms(ofKind("volume"), ({ ml }) => ml),
  ...mapKeys(({ ml }) => ml),
]);

/** The unit of a bare figure: "rice 150". */
export const metricUnit = "g";
export const volumeUnit = "ml";

/** Volumes that are always a figure ("330 ml"), not a portion of the food. */
export const metricVolumes: ReadonlySet<string> = new Set(
  ofKind("volume").flatMap(({ forms }) => forms),
);

/** Volumes that are always a figure, with the fluid ounce. */
export const figureVolumes: ReadonlySet<string> = new Set([...metricVolumes, unitKeys.fluidOunce]);

/** Names of a household unit in portion labels, closest first. */
export const equivalentUnits: ReadonlyMap<string, readonly string[]> = mapKeys(({ similar }) =>
  similar.length > 0 ? similar : undefined,
);

/** Keys of vessels that without another word hold a drink: "a burger and 4 cans". */
export const drinkVessels = wordSet("can bottle glass pint");
/** Keys of units by which powders are measured. */
export const powderMeasures = wordSet("scoop sachet");
/** Those that foods come in as well. */
export const vesselsOfFoods = wordSet("can");

/** Keys of units that drinks do not come in. */
export const unitsOfSolids = wordSet("slice piece packet package bag bar rasher scoop");

/** Units for uncountable amounts. */
export const servingVessels: ReadonlySet<string> = new Set(
  unitTable.filter(({ isServing }) => isServing).map(({ key }) => key),
);

/** Grams of a bite or a sip of any food or drink, by unit. */
export const mouthfulGrams: ReadonlyMap<string, number> = mapKeys(({ grams }) => grams);

export const sizeWords =
  wordSet(`small medium large extra regular miniature mini jumbo thin thick waferthin king fun bite personal giant
  big little tiny huge substantial sizable sizeable hefty generous hearty massive enormous ginormous grande venti tall med`);

/** Sizes of slices, which may follow them: "slices of thick toast". */
export const thicknesses = wordSet("thin thick waferthin");

/** Sizes only before "size" or a measure: "snack size", "a kids drink", "standard can". */
export const conditionalSizeWords = wordSet(
  "snack sharing child children childrens kid kids junior senior average normal standard heaped heaping rounded scant",
);

/** Sizes in the spelling of portions, including coffee-shop sizes. */
export const sizeSynonyms: ReadonlyMap<string, string> = wordMap([
  [
    "big huge giant substantial sizable sizeable hefty generous hearty massive enormous ginormous",
    "large",
  ],
  ["little tiny tall", "small"],
  ["mini", "miniature"],
  ["child children childrens kid junior senior", "kids"],
  ["average normal standard", "regular"],
  ["heaping", "heaped"],
  ["med", "medium"],
]);

/** Sizes of portions that may stand for another one, closest first. */
export const similarSizes: ReadonlyMap<string, readonly string[]> = new Map([
  ["snack", ["fun", "miniature", "bite"]],
  ["fun", ["snack", "miniature", "bite"]],
  ["bite", ["miniature", "fun", "snack"]],
  ["king", ["jumbo"]],
  ["grande", ["medium"]],
  ["venti", ["large"]],
  ["jumbo", ["king", "extra"]],
]);

/**
 * Factors on the usual portion for sizes that a food does not have: about the steps between small,
 * medium and large in USDA's portions of fruit, drinks and baked goods.
 */
export const sizeFactors: ReadonlyMap<string, number> = wordMap([
  ["miniature bite fun", 0.4],
  ["small thin", 0.75],
  ["thick large venti", 1.3],
  ["jumbo king", 1.5],
  ["kids snack", 0.6],
  ["heaped", 1.5],
  ["rounded", 1.25],
  ["scant", 0.9],
  ["waferthin", 0.4],
  ["sharing", 2],
]);

/**
 * Factors of packages, by their keys, where they differ from those above. Large packages are sold for several people;
 * small bags and tubs are those that one person eats, small cans and bottles are smaller.
 */
export const packageSizeFactors: ReadonlyMap<string, ReadonlyMap<string, number>> = wordMap([
  [
    "bag package packet pouch box tub pot carton",
    new Map([
      ["small", 0.85],
      ["large", 2],
    ]),
  ],
  [
    "can",
    new Map([
      ["small", 0.6],
      ["large", 1.5],
    ]),
  ],
  [
    "bottle jar",
    new Map([
      ["small", 0.6],
      ["large", 2],
    ]),
  ],
]);

/** Words inside an amount that do not change it. */
export const amountFillers =
  wordSet(`of sized size full level whole good nice individual single multipack fastfood
  school about approx approximately roughly around`);

/** The term for a percentage: "2pct" in "2% milk", "1p5pct" for 1.5 %. */
export const percentTerm = (figure: string) => `${figure.replace(".", "p")}pct`;
export const percentPattern = /^(?<figure>\d[\dp]*)pct$/;

function mapForms<T>(rows: readonly Unit[], value: (unit: Unit) => T | undefined): Map<string, T> {
  return new Map(
    rows.flatMap((unit) => {
      const found = value(unit);
      return found === undefined ? [] : unit.forms.map((form): [string, T] => [form, found]);
    }),
  );
}

/** The household units, by key. */
function mapKeys<T>(value: (unit: Unit) => T | undefined): Map<string, T> {
  const rows = ofKind("vessel", "shape").filter(({ key, forms }) => forms.includes(key));
  return mapForms(
    rows.map((unit) => ({ ...unit, forms: [unit.key] })),
    value,
  );
}
