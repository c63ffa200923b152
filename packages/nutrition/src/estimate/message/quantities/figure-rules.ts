import { hasRole } from "../roles/role.ts";
import { labelRules } from "./label-rules.ts";
import {
  type Found,
  fact,
  numberOf,
  type Reading,
  type Rule,
  rule,
  set,
  setGrams,
} from "./rules.ts";

const ofPiece = (found: Found, { facts }: Reading) => {
  facts.isOfServing ||= found.some(({ isServing }) => isServing);
  return set(facts, "kcalOfPiece", numberOf(found, "energy"));
};

const eachGrams = (found: Found, { facts }: Reading) => {
  facts.isVolume ||= found.some(({ isVolume }) => isVolume);
  return set(facts, "gramsOfPiece", numberOf(found, "weight"));
};

/** Figures of energy and weights of pieces, wherever they are. */
export const figureRules: readonly Rule[] = [
  fact("nutrient", ([nutrient], { facts }) => {
    if (nutrient) facts.nutrients.push(nutrient);
  }),
  ...labelRules,
  // "118 kcal per 30 g portion"
  rule("energy per article? weight noun", (found, { facts }) => {
    set(facts, "gramsOfPiece", numberOf(found, "weight"));
    return set(facts, "kcalOfPiece", numberOf(found, "energy"));
  }),
  // "2 servings of 95 kcal"
  rule("count noun (?: is | per | of ) energy", (found, { facts }) => {
    set(facts, "pieces", numberOf(found, "count"));
    return set(facts, "kcalOfPiece", numberOf(found, "energy"));
  }),
  // "1500 kcal for 5 portions"
  rule("energy is count noun", (found, { facts }) => {
    set(facts, "pieces", numberOf(found, "count"));
    return set(facts, "kcal", numberOf(found, "energy"));
  }),
  // "530 kcal per 100 g"
  rule("energy [mark is]* per [whole article]? weight (?: is? state )?", (found, { facts }) =>
    set(facts, "kcalOfGram", numberOf(found, "energy") / numberOf(found, "weight")),
  ),
  rule("per weight state? [mark is]* energy", (found, { facts }) =>
    set(facts, "kcalOfGram", numberOf(found, "energy") / numberOf(found, "weight")),
  ),
  // "one serving (30 g) is 145 kcal", "serving size 30 g, calories 150"
  rule(
    "[count article]? noun mark? is? weight (?: [mark is]* | mark? of? food is ) energy",
    (found, reading) => {
      const noun = found.find(({ role }) => role === "noun");
      if (!noun?.isServing && !hasRole(found[0], "count", "article")) return false;
      const count = numberOf(found, "count");
      if (!Number.isNaN(count) && count !== 1) return false;
      reading.kept = found.find(({ role }) => role === "food");
      reading.facts.isOfServing = noun?.isServing === true;
      return eachGrams(found, reading) && ofPiece(found, reading);
    },
  ),
  // "the batch was 1800 g and 1260 kcal", of another weight
  rule("(?<=[mark]) whole? noun is? weight [mark and is]* energy", (found, { facts, parts }) => {
    const isOther = parts.some((part) => part.role === "weight" && !found.includes(part));
    return (
      isOther && set(facts, "kcalOfGram", numberOf(found, "energy") / numberOf(found, "weight"))
    );
  }),
  // "a portion is 150 g"
  rule("(?<=(?:^|[mark]) ) article noun is weight", eachGrams),
  // "410 g before", "378 g now", "empty bowl 320 g"
  rule("weight before | before weight", setGrams),
  rule("weight cooked | cooked (?: of? food )? is? weight", (found, { facts }) =>
    set(facts, "gramsCooked", numberOf(found, "weight")),
  ),
  fact("weight after | after weight", (found, { facts }) => {
    facts.left.push({ kind: "grams", value: numberOf(found, "weight") });
  }),
  rule("empty noun? is? weight | noun empty is? weight | weight empty", (found, { facts }) =>
    set(facts, "gramsOfVessel", numberOf(found, "weight")),
  ),
  // "net 220 g, drained 125 g"
  rule("net is? weight", setGrams),
  rule("weight (?: net | except (?=[mark]|$) )", setGrams),
  rule("(?: gross is? weight | weight gross )", (found, { facts }) => {
    if (facts.grams === undefined && found.every(({ isNet }) => !isNet)) return false;
    if (facts.grams === undefined) return set(facts, "grams", numberOf(found, "weight"));
    facts.isNet = facts.grams !== undefined;
    return facts.isNet;
  }),
  // "per 100 g of granola: 450 kcal"
  rule("per weight of? food [mark is]* energy", (found, reading) => {
    reading.kept = found.find(({ role }) => role === "food");
    return set(reading.facts, "kcalOfGram", numberOf(found, "energy") / numberOf(found, "weight"));
  }),
  // "two 120 kcal yoghurts"
  rule("(?<=count times? noun? of? ) energy (?= noun? of? food)", ofPiece),
  rule("(?<=count times? ) energy", ofPiece),
  rule(
    "energy and? (?: per? each noun? | per article? noun | article noun | per (?=food) )",
    ofPiece,
  ),
  rule("per noun [mark is]* energy", ofPiece),
  rule("each noun? [mark is]* energy", ofPiece),
  // "1/3 pizza (133 g) = 340 kcal"
  rule(
    "(?<=(?:^|[mark is]) ) fraction of? noun? [food is]* [mark] weight [mark] [is mark]* energy",
    (found, { facts }) => {
      set(facts, "grams", numberOf(found, "weight") / numberOf(found, "fraction"));
      return set(facts, "kcal", numberOf(found, "energy") / numberOf(found, "fraction"));
    },
  ),
  // "1/4 pizza = 220 kcal"
  rule("(?<=(?:^|[mark is]) ) fraction of? noun? [food is]* is energy", (found, { facts }) =>
    set(facts, "kcal", numberOf(found, "energy") / numberOf(found, "fraction")),
  ),
  // "3 glasses of 200 ml", "2 x 400 g", "3 cubes at 4 g", "3 slices (20 g each)"
  rule("(?<=count state? noun? of? food? noun? [mark is]* ) weight [mark]? each", eachGrams),
  rule("(?<=[mark is]) each is? weight", eachGrams),
  rule("(?<=count state? noun ) (?:of|is|per) weight", eachGrams),
  rule("(?<=count ) times weight", (found, reading) => {
    reading.facts.isUsualForm = true;
    return eachGrams(found, reading);
  }),
  // "the whole pot 1850 kcal"
  rule("whole? noun? is? energy (?: whole noun? | is whole noun?)?", (found, { facts }) =>
    set(facts, "kcal", numberOf(found, "energy")),
  ),
];
