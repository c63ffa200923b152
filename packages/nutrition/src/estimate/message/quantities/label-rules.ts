import type { Role } from "../roles/role.ts";
import type { Amount, Facts } from "./facts.ts";
import type { QuantityPart } from "./quantity-part.ts";
import { type Found, numberOf, type Reading, type Rule, rule, set } from "./rules.ts";

/** "12 g and 50 kcal", "60g/220kcal": of one thing. */
const pair = "(?<! per ) weight [mark and is with per]? [mark and is with per]? energy";
/** Of two figures of one energy. */
const mostRounding = 0.05;
/** So many grams are not those of a piece. */
const gramsOfLabel = 100;

/** A number of 1, if there is one: "one slice", "a slice". */
const isOne = (found: Found) => found.every(({ role, value }) => role !== "count" || value === 1);

/** The weight and the energy of so many pieces. */
const setPieces = (found: Found, { facts }: Reading, count: number): boolean => {
  facts.isVolume ||= found.some(({ isVolume }) => isVolume);
  const grams = numberOf(found, "weight");
  if (!Number.isNaN(grams) && !set(facts, "gramsOfPiece", grams / count)) return false;
  return set(facts, "kcalOfPiece", numberOf(found, "energy") / count);
};

/** The weight and the energy of each of them. */
const eachOfThem: Rule["read"] = (found, reading) => {
  if (!isOne(found) || !setPieces(found, reading, 1)) return false;
  reading.facts.isOfServing ||= found.some(({ isServing }) => isServing);
  return true;
};

/** The same, of one of them that is all of it if a part of it was eaten: "a slice is 40 g, 110 kcal". */
const oneOfThem: Rule["read"] = (found, reading) => {
  if (!eachOfThem(found, reading)) return false;
  reading.kept = found.find(({ role }) => role === "food");
  reading.facts.isOfOne = true;
  return true;
};

/** The weight and the energy of all of the food; not its volume, which says less about its weight than the energy. */
const allOfIt: Rule["read"] = (found, { facts, parts }) => {
  // "oat milk 250 ml = 115 kcal, had 100 ml"
  const isOther = parts.some((part) => part.isVolume && !found.includes(part));
  const isVolume = !isOther && found.some((part) => part.isVolume);
  facts.isVolume ||= isOther && found.some((part) => part.isVolume);
  const isRead = isVolume || set(facts, "grams", numberOf(found, "weight"));
  return isRead && set(facts, "kcal", numberOf(found, "energy"));
};

/** Of 100 g. */
const perHundred: Rule["read"] = (found, { facts }) =>
  numberOf(found, "weight") === gramsOfLabel &&
  set(facts, "kcalOfGram", numberOf(found, "energy") / gramsOfLabel);

const hasEnergy = ({ kcal, kcalOfPiece, kcalOfGram }: Facts) =>
  (kcal ?? kcalOfPiece ?? kcalOfGram) !== undefined;

const hundredRules: readonly Rule[] = [
  // "318 kJ / 75 kcal"
  rule("energy [mark per is]? energy", (found, reading) => {
    const energies = found.filter(({ role }) => role === "energy");
    const [one = Number.NaN, other = Number.NaN] = energies.map(({ value }) => value);
    reading.kept = energies.find(({ isJoule }) => !isJoule);
    const isSame = Math.abs(one - other) < mostRounding * one;
    return isSame && reading.kept !== undefined && energies.some(({ isJoule }) => isJoule);
  }),
  // "98 kcal a 100 g", "420 kcal for 100 g", "100 g is 207 kcal"
  rule("energy [article is with]? weight", perHundred),
  rule("(?<= (?: ^ | [mark is] ) ) weight is energy", perHundred),
  // "100 g - 180 kcal; helping 75 g"
  rule("(?<= (?: ^ | [mark is] ) ) weight mark energy", (found, reading) => {
    const weights = reading.parts.filter(({ role }) => role === "weight");
    return weights.length > 1 && perHundred(found, reading);
  }),
];

/** Weights with energies, as on a label. */
const pairRules: readonly Rule[] = [
  // "every piece 12 g and 50 kcal", "20 g each at 60 kcal", "each one 140 g, 355 kcal when cooked"
  rule(`each noun? count? [is mark]* ${pair} cooked?`, eachOfThem),
  rule("weight each [mark and is with per]? [mark and is with per]? energy", eachOfThem),
  // "60 g, 220 kcal each", "75 g and 285 kcal per pie", "140 g and 142 cal a pouch"
  rule(
    `${pair} mark? (?: each | article [noun is] | per article? [noun is] | per (?=food) )`,
    eachOfThem,
  ),
  // "45 kcal each (10 g)", "98 kcal, 25 g each", "62 kcal per finger, 28 g"
  rule("energy mark? weight mark? each", eachOfThem),
  rule(
    "energy (?: each | article [noun is] | per article? is | per noun ) mark weight (?! noun? of? [food own eat] )",
    (found, reading) => {
      const isOfServing = found.some(({ isServing }) => isServing);
      return (!isOfServing || found.at(-2)?.text === "(") && eachOfThem(found, reading);
    },
  ),
  // "1/4 pizza = 140 g, 340 kcal"
  rule(`fraction of? noun? food? is is* ${pair}`, (found, { facts }) => {
    const part = numberOf(found, "fraction");
    set(facts, "grams", numberOf(found, "weight") / part);
    return set(facts, "kcal", numberOf(found, "energy") / part);
  }),
  // "one slice of the bread is 43 g, 110 kcal", "one piece weighs 10 g and has 35 kcal", "one is 12 g with 65 kcal"
  rule(
    `(?<= (?: ^ | [mark is] ) ) [count article] noun (?: of? food )? [is mark]* ${pair}`,
    oneOfThem,
  ),
  rule(`(?<= (?: ^ | [mark is] ) ) count noun? is is* ${pair}`, (found, reading) =>
    isOne(found) ? oneOfThem(found, reading) : setPieces(found, reading, numberOf(found, "count")),
  ),
  // "one rice cracker weighs 3 g and is 12 kcal", "1 fish cake 90 g and 185 kcal"
  rule(`(?<= (?: ^ | mark ) ) [count article] food is is* ${pair}`, oneOfThem),
  rule(`(?<= (?: ^ | [mark is] ) ) count food ${pair}`, oneOfThem),
  // "4 sticks 20 g 82 kcal"
  rule(`count noun ${pair}`, (found, reading) => {
    reading.facts.piecesOfLabel = numberOf(found, "count");
    return setPieces(found, reading, numberOf(found, "count"));
  }),
  // "per serving (30 g) 114 kcal", "per 25 g bag 130 kcal"
  rule("per article? noun [mark is]* weight [mark is]* energy", eachOfThem),
  rule("per weight noun [mark is]* energy", eachOfThem),
  // "two 60g/220kcal bars", "half a 60g/220kcal bar"
  rule(`(?<= count ) ${pair} (?= noun? of? food )`, eachOfThem),
  rule(`${pair} (?= noun? of? food )`, allOfIt),
  // "protein bar 60 g 220 kcal", "mini cheddars 23 g bag 119 kcal"
  rule(
    `(?<= food [mark is noun]* ) weight noun? [mark and is with per]? [mark and is with per]? energy (?! mark? [per each article] )`,
    (found, reading) => {
      const name = reading.parts.findIndex(({ role }) => role === "food");
      const isCounted = (reading.parts[name - 1]?.value ?? 1) !== 1;
      const between = reading.parts.slice(name, reading.parts.indexOf(found[0] as QuantityPart));
      // "Serving size 30 g, calories 150"
      const isServingSize = between.some(({ isServing }) => isServing);
      const isHundred =
        numberOf(found, "weight") === gramsOfLabel && !found.some(({ role }) => role === "noun");
      if (isCounted || isServingSize || isHundred) return false;
      // "30 g serving 95 kcal"
      const isOfServing = found.some(({ isServing }) => isServing);
      return isOfServing ? eachOfThem(found, reading) : allOfIt(found, reading);
    },
  ),
];

/** Energies of one, of 100 g or of the eaten amount. */
const energyRules: readonly Rule[] = [
  // "1 serving = 2/3 cup, 250 kcal"
  rule("count noun is fraction noun [mark is]* energy", eachOfThem),
  // "one portion is 320 kcal", "a slice is 110 kcal"
  rule(
    "(?<= (?: ^ | [mark is and] ) ) [count article] noun (?: of? food )? is is* energy",
    oneOfThem,
  ),
  // "16 kcal for 1 cracker", "80 kcal per 5 crackers"
  rule("energy is count [noun is]", eachOfThem),
  rule("energy per count [noun is]", (found, reading) =>
    setPieces(found, reading, numberOf(found, "count")),
  ),
  // "doughnuts, 3 are 150 kcal", "samosas: one is 180 kcal"
  rule("(?<= [mark is] ) count is is* energy", (found, reading) =>
    setPieces(found, reading, numberOf(found, "count")),
  ),
  // "one samosa is 130 kcal"
  rule("(?<= (?: ^ | mark ) ) [count article] food is is* energy", oneOfThem),
  // "2 bars in a pack, 192 kcal"
  rule("count noun [per article]* noun [mark is]* energy", (found, { facts }) => {
    // "3 servings per box at 350 kcal": of one serving
    if (found.some(({ isServing }) => isServing)) return false;
    set(facts, "pieces", numberOf(found, "count"));
    return set(facts, "kcal", numberOf(found, "energy"));
  }),
  // "lasagne, 1/2 pack 290 kcal, ate the whole pack"
  rule(
    `(?<= (?: ^ | [mark is] ) ) fraction of? noun energy
     (?= .* eat own* (?: whole | [count fraction weight article] of? [noun mark] ) )`,
    (found, { facts }) =>
      set(facts, "kcal", numberOf(found, "energy") / numberOf(found, "fraction")),
  ),
  // "400 kcal, so 200 for me"
  rule("energy of? own", (found, { facts }) => {
    const isPart = facts.kcal !== undefined && numberOf(found, "energy") < facts.kcal;
    if (isPart) facts.own.push({ kind: "kcal", value: numberOf(found, "energy") });
    return isPart;
  }),
];

/** The person ate so much of it; where figures are of a label, if `isCertain` is false. */
const eaten =
  (kind: Amount["kind"], role: Role, isCertain = false): Rule["read"] =>
  (found, { facts }) => {
    const isRead = isCertain || hasEnergy(facts);
    if (isRead) facts.own.push({ kind, value: numberOf(found, role) });
    return isRead;
  };

/** How much of it was eaten, where figures are of a label. */
const eatenRules: readonly Rule[] = [
  // "half of a ready meal of 620 kcal"
  rule("fraction of? article? noun of (?= energy )", eaten("part", "fraction", true)),
  // "my two slices were 88 g"
  rule("[own eat]+ count? noun [is group]+ weight whole?", eaten("grams", "weight", true)),
  // "had 30 g of the 150 g bag"
  rule(
    "(?<= [eat own] ) weight of article? whole? weight noun (?! of? food )",
    (found, reading) => {
      const isRead = eaten("grams", "weight")(found, reading);
      return isRead && set(reading.facts, "grams", numberOf(found, "weight", 1));
    },
  ),
  // "two scoops together 120 g"
  rule("count noun whole weight", eaten("grams", "weight")),
  // "three slices weighed 60 g", "two tablespoons were 32 g"
  rule("count noun group weight", eaten("grams", "weight")),
  rule("count noun is weight", (found, reading) => {
    const isOfAll = found.some((part) => part.isOfAll);
    return isOfAll && eaten("grams", "weight")(found, reading);
  }),
  // "half the 400 g tray"
  rule("fraction of? article? whole? weight noun (?! of? food )", (found, reading) => {
    const isRead = eaten("part", "fraction")(found, reading);
    return isRead && set(reading.facts, "grams", numberOf(found, "weight"));
  }),
  // "protein bar 60 g 220 kcal, half", "half of it as it was cold"
  rule(
    "(?<= mark ) fraction (?= is* (?: mark | $ ) )",
    (found, reading) => reading.facts.own.length === 0 && eaten("part", "fraction")(found, reading),
  ),
  // "ate for dinner 250 g"
  rule("(?<= eat ) meal", () => true),
  // "so I made one and a half packets"
  rule("own makes count noun", (found, { facts }) => {
    const isOfPackage = facts.kcalOfPiece !== undefined && facts.pieces === undefined;
    if (isOfPackage) facts.own.push({ kind: "pieces", value: numberOf(found, "count") });
    return isOfPackage;
  }),
  // "160 kcal, so twice that"
  rule("(?<= [mark and] ) count (?= (?: [mark and] | $ ) )", (found, { facts }) => {
    const { kcal } = facts;
    if (!found[0]?.isMultiple || kcal === undefined) return false;
    facts.isTimes = true;
    facts.kcalOfPiece = kcal;
    delete facts.kcal;
    return set(facts, "pieces", numberOf(found, "count"));
  }),
];

/** Rules of messages with the figures of a label. */
export const labelRules: readonly Rule[] = [
  ...hundredRules,
  ...pairRules,
  ...energyRules,
  ...eatenRules,
];
