import { fact, numberOf, type Rule, rule, set, setGrams, setNone } from "./rules.ts";

/** The amount of all of the food, next to its name or alone. */
export const wholeRules: readonly Rule[] = [
  // "threw out the leftover rice"
  fact("^ l k? (?=o)", setNone),
  // "half a 250 g block of butter"
  fact("F O? A? T? (?= [CW]? n? O? o)", ([part], { facts }) => {
    facts.own.push({ kind: "part", value: part?.value ?? Number.NaN });
  }),
  rule("(?: C | A ) n O C (?=o)", (found, { facts }) => {
    const [one, other] = found.filter(({ code }) => code === "C");
    return set(facts, "pieces", (one?.value ?? 1) * (other?.value ?? 1));
  }),
  // "twice 60 g dry pasta"
  rule("C W n? O? (?=o)", (found, { facts }) => {
    facts.isTimes = found.some(({ isMultiple }) => isMultiple);
    facts.isUsualForm = !facts.isTimes;
    facts.isVolume ||= found.some(({ isVolume }) => isVolume);
    set(facts, "gramsOfPiece", numberOf(found, "W"));
    return set(facts, "pieces", numberOf(found, "C"));
  }),
  // "a loaf of 800 g white bread"
  rule("(?: A? n O | A? T? ) W n? O? T? (?=o)", setGrams),
  rule("(?<=o n?) W", setGrams),
  rule("C T? n? O? (?=o)", (found, { facts }) => {
    if (!set(facts, "pieces", numberOf(found, "C"))) return false;
    facts.isCounted = found.every(({ code }) => code !== "n");
    return true;
  }),
  rule("(?<=o n?) x? C (?!O) n?", (found, { facts }) => set(facts, "pieces", numberOf(found, "C"))),
  fact("A T? n? O? (?=o)", (found, { facts }) => {
    facts.isOnePortion = found.some(({ isServing }) => isServing);
  }),
  // "of the lasagne: 1/4 of a dish"
  rule("(?<=o) F O? A? n", ([part], { facts }) => {
    if (facts.pieces !== undefined) return false;
    facts.own.push({ kind: "part", value: part?.value ?? Number.NaN });
    return true;
  }),
  rule("^ x C $", (found, { facts }) => {
    facts.isTimes = true;
    const { kcal, grams } = facts;
    if (kcal !== undefined) facts.kcalOfPiece = kcal;
    if (grams !== undefined) facts.gramsOfPiece = grams;
    delete facts.kcal;
    delete facts.grams;
    return set(facts, "pieces", numberOf(found, "C"));
  }),
  // "8 slices", "makes 12"
  rule("^ (?: m? x? C n? m? T? | [sm] b? C n? | A? n O C n? ) $", (found, { facts }) =>
    set(facts, "pieces", numberOf(found, "C")),
  ),
  rule("^ n? T? w? W n? $", setGrams),
];
