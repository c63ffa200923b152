import { fact, numberOf, type Rule, rule, set, setGrams, setNone } from "./rules.ts";

/** The amount of all of the food, next to its name or alone. */
export const wholeRules: readonly Rule[] = [
  // "threw out the leftover rice"
  fact("^ leave meal? (?=food)", setNone),
  // "half a 250 g block of butter"
  fact("fraction of? article? whole? (?= [count weight]? noun? of? food)", ([part], { facts }) => {
    facts.own.push({ kind: "part", value: part?.value ?? Number.NaN });
  }),
  rule("(?: count | article ) noun of count (?=food)", (found, { facts }) => {
    const [one, other] = found.filter(({ role }) => role === "count");
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
  rule("(?<=food noun?) weight", setGrams),
  rule("count whole? noun? of? (?=food)", (found, { facts }) => {
    if (!set(facts, "pieces", numberOf(found, "count"))) return false;
    facts.isCounted = found.every(({ role }) => role !== "noun");
    return true;
  }),
  rule("(?<=food noun?) times? count (?!of) noun?", (found, { facts }) =>
    set(facts, "pieces", numberOf(found, "count")),
  ),
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
    (found, { facts }) => set(facts, "pieces", numberOf(found, "count")),
  ),
  rule("^ noun? whole? with? weight noun? $", setGrams),
];
