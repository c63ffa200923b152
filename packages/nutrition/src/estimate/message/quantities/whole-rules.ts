import { unitKeys } from "../../../languages/unit-keys.ts";
import { hasRole } from "../roles/role.ts";
import { addPart, isMeasured, partRules, setGramsOrGross } from "./part-rules.ts";
import { fact, numberOf, type Rule, rule, set, setGrams, setNone } from "./rules.ts";

/** The amount of all of the food, next to its name or alone. */
export const wholeRules: readonly Rule[] = [
  ...partRules,
  // "threw out the leftover rice"
  fact("^ leave meal? (?=food)", setNone),
  // "half a 250 g block of butter"
  fact("fraction of? article? whole? (?= [count weight]? noun? of? food)", (found, reading) => {
    reading.facts.isPlain = true;
    addPart(found, reading);
  }),
  rule("(?: count | article )? noun of count (?=food)", (found, { facts }) => {
    const [one, other] = found.filter(({ role }) => role === "count");
    facts.isCounted = true;
    return set(facts, "pieces", (one?.value ?? 1) * (other?.value ?? 1));
  }),
  // "twice 60 g dry pasta"
  rule("count weight noun? of? (?=food)", (found, { facts }) => {
    facts.isTimes = found.some(({ isMultiple }) => isMultiple);
    facts.isUsualForm = !facts.isTimes;
    facts.isVolume ||= found.some(({ isVolume }) => isVolume);
    set(facts, "gramsOfPiece", numberOf(found, "weight"));
    return set(facts, "pieces", numberOf(found, "count"));
  }),
  // "a loaf of 800 g white bread"
  rule("(?: article? noun of | article? whole? ) weight noun? of? whole? (?=food)", setGrams),
  rule("(?<=food noun?) weight", setGramsOrGross),
  rule("count whole? noun? of? article? (?=food)", (found, { facts }) => {
    const count = numberOf(found, "count");
    const noun = found.find(({ role }) => role === "noun");
    // "6-pack of donuts", "12 slice pizza"
    const isOfOne = noun?.isPlural === false && count > 1;
    // "2 slices of a cake that was cut into 12"
    const isPart = noun !== undefined || facts.isOutOfPackage === true;
    const isEaten = isPart && count < (facts.pieces ?? 0) && facts.own.length === 0;
    if (isEaten) facts.own.push({ kind: "pieces", value: count });
    else if (!set(facts, "pieces", count)) return false;
    facts.isCounted = noun === undefined || (isOfOne && noun.isPackage === true);
    // "20 piece nuggets"
    const isOfPieces = isOfOne && noun.stem === unitKeys.piece;
    facts.isDivided = isOfOne && !facts.isCounted && !isOfPieces;
    facts.nounOfPieces = (isOfOne && !isOfPieces) || isEaten ? undefined : noun?.stem;
    return true;
  }),
  // "nuggets x 10", "yam, four slices"
  rule("(?<=food noun?) times? count (?!of) noun?", (found, { facts }) => {
    facts.isCountedAfterName = hasRole(found[0], "times");
    return set(facts, "pieces", numberOf(found, "count"));
  }),
  fact("article whole? noun? of? (?=food)", (found, { facts }) => {
    facts.isOnePortion = found.some(({ isServing }) => isServing);
  }),
  // "of the lasagne: 1/4 of a dish"
  rule("(?<=food) fraction of? article? noun", ([part], { facts }) => {
    if (facts.pieces !== undefined) return false;
    facts.own.push({ kind: "part", value: part?.value ?? Number.NaN });
    return true;
  }),
  rule("^ times count $", (found, { facts }) => {
    facts.isTimes = true;
    const { kcal, grams } = facts;
    if (kcal !== undefined) facts.kcalOfPiece = kcal;
    if (grams !== undefined) facts.gramsOfPiece = grams;
    delete facts.kcal;
    delete facts.grams;
    return set(facts, "pieces", numberOf(found, "count"));
  }),
  // "8 slices", "makes 12"
  rule(
    `^ (?:
      makes? times? count noun? makes? whole? | [share makes] between? count noun? |
      article? noun of count noun?
    ) $`,
    (found, { facts }) => {
      facts.isMeasured = isMeasured(found);
      return set(facts, "pieces", numberOf(found, "count"));
    },
  ),
  // "2 handfuls (50 g in all)"
  rule("^ whole? noun? whole? with? weight noun? whole? $", (found, reading) => {
    reading.facts.isWeighed ||= reading.facts.isMeasured === true && hasRole(found.at(-1), "whole");
    return setGrams(found, reading);
  }),
];
