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

const ofPiece = (found: Found, { facts }: Reading) =>
  set(facts, "kcalOfPiece", numberOf(found, "E"));

const eachGrams = (found: Found, { facts }: Reading) => {
  facts.isVolume ||= found.some(({ isVolume }) => isVolume);
  return set(facts, "gramsOfPiece", numberOf(found, "W"));
};

/** Figures of energy and weights of pieces, wherever they are. */
export const figureRules: readonly Rule[] = [
  fact("N", ([nutrient], { facts }) => {
    if (nutrient) facts.nutrients.push(nutrient);
  }),
  // "118 kcal per 30 g portion"
  rule("E p A? W n", (found, { facts }) => {
    set(facts, "gramsOfPiece", numberOf(found, "W"));
    return set(facts, "kcalOfPiece", numberOf(found, "E"));
  }),
  // "2 servings of 95 kcal"
  rule("C n (?: = | p | O ) E", (found, { facts }) => {
    set(facts, "pieces", numberOf(found, "C"));
    return set(facts, "kcalOfPiece", numberOf(found, "E"));
  }),
  // "1500 kcal for 5 portions"
  rule("E = C n", (found, { facts }) => {
    set(facts, "pieces", numberOf(found, "C"));
    return set(facts, "kcal", numberOf(found, "E"));
  }),
  // "530 kcal per 100 g"
  rule("E [.=]* p [TA]? W t?", (found, { facts }) =>
    set(facts, "kcalOfGram", numberOf(found, "E") / numberOf(found, "W")),
  ),
  rule("p W t? [.=]* E", (found, { facts }) =>
    set(facts, "kcalOfGram", numberOf(found, "E") / numberOf(found, "W")),
  ),
  // "one serving (30 g) is 145 kcal", "serving size 30 g, calories 150"
  rule("[CA]? n \\.? =? W (?: [.=]* | \\.? O? o = ) E", (found, reading) => {
    const noun = found.find(({ code }) => code === "n");
    if (!noun?.isServing && !/[CA]/.test(found[0]?.code ?? "")) return false;
    const count = numberOf(found, "C");
    if (!Number.isNaN(count) && count !== 1) return false;
    reading.kept = found.find(({ code }) => code === "o");
    reading.facts.isOfServing = noun?.isServing === true;
    return eachGrams(found, reading) && ofPiece(found, reading);
  }),
  // "the batch was 1800 g and 1260 kcal", of another weight
  rule("(?<=[.]) T? n =? W [.&=]* E", (found, { facts, parts }) => {
    const isOther = parts.some((part) => part.code === "W" && !found.includes(part));
    return isOther && set(facts, "kcalOfGram", numberOf(found, "E") / numberOf(found, "W"));
  }),
  // "a portion is 150 g"
  rule("(?<=(?:^|[.]) ) A n = W", eachGrams),
  // "410 g before", "378 g now", "empty bowl 320 g"
  rule("W v | v W", setGrams),
  rule("W c | c (?: O? o )? =? W", (found, { facts }) =>
    set(facts, "gramsCooked", numberOf(found, "W")),
  ),
  fact("W a | a W", (found, { facts }) => {
    facts.left.push({ kind: "grams", value: numberOf(found, "W") });
  }),
  rule("u n? =? W | n u =? W | W u", (found, { facts }) =>
    set(facts, "gramsOfVessel", numberOf(found, "W")),
  ),
  // "net 220 g, drained 125 g"
  rule("D =? W", setGrams),
  rule("W (?: D | d (?=[.]|$) )", setGrams),
  rule("(?: g =? W | W g )", (found, { facts }) => {
    if (facts.grams === undefined && found.every(({ isNet }) => !isNet)) return false;
    if (facts.grams === undefined) return set(facts, "grams", numberOf(found, "W"));
    facts.isNet = facts.grams !== undefined;
    return facts.isNet;
  }),
  // "per 100 g of granola: 450 kcal"
  rule("p W O? o [.=]* E", (found, reading) => {
    reading.kept = found.find(({ code }) => code === "o");
    return set(reading.facts, "kcalOfGram", numberOf(found, "E") / numberOf(found, "W"));
  }),
  // "samosas: one is 180 kcal"
  rule(
    "(?<=[.=]) C = E",
    (found, reading) => numberOf(found, "C") === 1 && ofPiece(found, reading),
  ),
  // "two 120 kcal yoghurts"
  rule("(?<=C x? n? O? ) E (?= n? O? o)", ofPiece),
  rule("(?<=C x? ) E", ofPiece),
  rule("E &? (?: p? h n? | p A? n | A n | p (?=o) )", ofPiece),
  rule("p n [.=]* E", ofPiece),
  rule("h n? [.=]* E", ofPiece),
  // "1/3 pizza (133 g) = 340 kcal"
  rule("(?<=(?:^|[.=]) ) F O? n? [o=]* [.] W [.] [=.]* E", (found, { facts }) => {
    set(facts, "grams", numberOf(found, "W") / numberOf(found, "F"));
    return set(facts, "kcal", numberOf(found, "E") / numberOf(found, "F"));
  }),
  // "1/4 pizza = 220 kcal"
  rule("(?<=(?:^|[.=]) ) F O? n? [o=]* = E", (found, { facts }) =>
    set(facts, "kcal", numberOf(found, "E") / numberOf(found, "F")),
  ),
  // "3 glasses of 200 ml", "2 x 400 g", "3 cubes at 4 g", "3 slices (20 g each)"
  rule("(?<=C t? n? O? o? n? [.=]* ) W [.]? h", eachGrams),
  rule("(?<=[.=]) h =? W", eachGrams),
  rule("(?<=C t? n ) (?:O|=|p) W", eachGrams),
  rule("(?<=C ) x W", (found, reading) => {
    reading.facts.isUsualForm = true;
    return eachGrams(found, reading);
  }),
  // "the whole pot 1850 kcal"
  rule("T? n? =? E (?: T n? | = T n?)?", (found, { facts }) =>
    set(facts, "kcal", numberOf(found, "E")),
  ),
];
