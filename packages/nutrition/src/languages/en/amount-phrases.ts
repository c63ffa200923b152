import { wordMap, wordSet } from "../word-lists.ts";

/** Phrases around amounts: numbers of several words, measures, containers and cuts. */

/** Words that join numbers. "thousand island" is a dressing. */
export const hundredWord = "hundred";
export const thousandWord = "thousand";
export const wordAfterThousandInNames = "island";
export const decimalPoint = "point";
export const zeroWords = wordSet("zero oh nought");

/** Units after "two fifty"; a plural always follows a number. */
export const pluralNumberUnits = wordSet(
  "grams grammes milliliters millilitres mls calories kcals milligrams",
);
export const shortNumberUnits = wordSet("g gram gm ml milliliter millilitre kcal mg");

/** After "two fifty" without a unit: "one fifty raw". */
export const statesOfWeights = wordSet("raw dry frozen cooked uncooked drained peeled");
/** Before "two fifty" without a unit: "the bag says two seventy". */
export const figureVerbs = wordSet("says say said reads shows showed states");
/** The same after a package: "the jar is four twenty". */
export const wordsOfBeing = wordSet("is was");

/** The letters of "2nd foods". */
export const ordinalSuffixes = wordSet("st nd rd th");

/** Words before a number that is part of a name: "stage 2". */
export const numberLabels = wordSet("stage step phase vitamin type level");

/** Counts and fractions with rules of their own: "half a dozen". */
export const halfWord = "half";
export const dozenWord = "dozen";
/** Fractions before a unit without an article: "quarter cup". "Third cup" is an ordinal number. */
export const fractionsOfUnits = wordSet("half quarter");

/** "2 x" is a count. */
export const timesSign = "x";
/** An approximate count only before "of": a stack is also a dish. */
export const stackWord = "stack";

/** Words before the measure of the previous food: "weighing 40 g", "sized at one square inch". */
export const measuringVerbs = wordSet(
  "weighing weighs weighed measuring measures measured totaling totalling",
);
/** Before a number: "a weight of 40 g". */
export const measureNouns = wordSet("weight volume area");
export const sizingVerbs = wordSet("measured sized");
/** "in a 30 ml serving". */
export const servingUnit = "serving";
/** "serving size 55 g". */
export const sizeNoun = "size";
export const servingNouns = wordSet("serving portion");

/** Words between a container and its contents: "a jar filled with jam". */
export const containingVerb = "containing";
export const filledWords = wordSet("filled full loaded");
export const fillingPrepositions = wordSet("with of");

/** Measures without a count or "of" at the start of an item are one: "handful spinach", "can black beans", "pint milk". */
export const measuresAlone = wordSet("handful handfull can tin tub scoop pint");
/** Before these words, fillers are part of a name after a measure: "8 oz whole milk", "a cup full fat milk". */
export const namesAfterFillers: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["whole", wordSet("milk yogurt yoghurt yog greek skyr kefir cream fat cottage")],
  ["full", wordSet("fat cream")],
]);
/** Without a count, "regular coffee" and "standard milk" name a variety, not a size. */
export const varietySizes = wordSet("regular standard normal average");

/** Nouns whose size is part of the name: "thin crust", "small patty". Stems. */
export const sizedNameNouns = wordSet("crust patty firm lean");
/** After a size: "bite sized". */
export const sizeMarker = /^sized?$/;
/** A size only without a unit: "tall" in "a tall latte". */
export const sizeWithoutUnit = "tall";

/** Units of length in inches. */
export const inchUnit = "inch";
export const inchesByUnit: ReadonlyMap<string, number> = wordMap([
  ['inch in " ”', 1],
  ["cm centimeter centimetre", 0.3937],
]);
/** Words that are a unit of length only after a number other than one. */
export const ambiguousLengthUnits = wordSet('in " ”');

/** Units of weight that are also a size of packages. */
export const ounceUnits = wordSet("oz ounce");

/** Inches of units that are lengths. */
export const unitInches: ReadonlyMap<string, number> = new Map([["footlong", 12]]);

/** Adjectives between the size and the noun: "an 8-inch commercially made pie". */
export const originAdjectives = wordSet(
  "commercially freshly store shop home made baked bought prepared",
);

/** Within a dimension: "1/4", "1-1/2", "2 to 3" inches. */
export const dimensionSeparators = wordSet("/ - to");

/** Shapes that name nothing to eat; they may be counted after their food: "dark chocolate 2 squares". Stems. */
export const shapesAfterFood = wordSet(
  "square cube wedge segment triangle chunk lump floret spear sheet clove strip stick link patty bite sip mouthful",
);
