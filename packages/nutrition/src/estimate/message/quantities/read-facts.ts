import { partPattern } from "../stated-figures/part-pattern.ts";
import { type Amount, createFacts, type Facts } from "./facts.ts";
import type { QuantityPart } from "./quantity-part.ts";

/** Parts that are read one after the other: those that were read are removed. */
export interface Reading {
  parts: QuantityPart[];
  readonly facts: Facts;
  /** A part of a match that stays. */
  kept?: QuantityPart | undefined;
}

interface Rule {
  readonly pattern: RegExp;
  /** Returns false if it does not apply. */
  readonly read: (found: readonly QuantityPart[], reading: Reading) => boolean | undefined | void;
}

const rule = (source: string, read: Rule["read"]): Rule => ({ pattern: partPattern(source), read });

const valueOf = (parts: readonly QuantityPart[], code: string, at = 0) =>
  parts.filter((part) => part.code === code)[at]?.value ?? Number.NaN;

/** Sets a fact that is not known yet, or is known with the same value. */
function set(facts: Facts, name: NumberFact, value: number): boolean {
  const known = facts[name];
  if (known !== undefined && Math.abs(known - value) > 0.01) return false;
  facts[name] = value;
  return Number.isFinite(value);
}
type NumberFact =
  | "pieces"
  | "grams"
  | "kcal"
  | "kcalOfPiece"
  | "gramsOfPiece"
  | "kcalOfGram"
  | "people"
  | "gramsOfVessel"
  | "gramsCooked";

const ofPiece = (found: readonly QuantityPart[], { facts }: Reading) =>
  set(facts, "kcalOfPiece", valueOf(found, "E"));

const eachGrams = (found: readonly QuantityPart[], { facts }: Reading) => {
  facts.isVolume ||= found.some(({ isVolume }) => isVolume);
  return set(facts, "gramsOfPiece", valueOf(found, "W"));
};

/** Figures of energy and weights of pieces, wherever they are. */
const figureRules: readonly Rule[] = [
  rule("N", ([nutrient], { facts }) => {
    if (nutrient) facts.nutrients.push(nutrient);
  }),
  // "118 kcal per 30 g portion"
  rule("E p A? W n", (found, { facts }) => {
    set(facts, "gramsOfPiece", valueOf(found, "W"));
    return set(facts, "kcalOfPiece", valueOf(found, "E"));
  }),
  // "2 servings of 95 kcal"
  rule("C n (?: = | p | O ) E", (found, { facts }) => {
    set(facts, "pieces", valueOf(found, "C"));
    return set(facts, "kcalOfPiece", valueOf(found, "E"));
  }),
  // "1500 kcal for 5 portions"
  rule("E = C n", (found, { facts }) => {
    set(facts, "pieces", valueOf(found, "C"));
    return set(facts, "kcal", valueOf(found, "E"));
  }),
  // "530 kcal per 100 g"
  rule("E [.=]* p [TA]? W t?", (found, { facts }) =>
    set(facts, "kcalOfGram", valueOf(found, "E") / valueOf(found, "W")),
  ),
  rule("p W t? [.=]* E", (found, { facts }) =>
    set(facts, "kcalOfGram", valueOf(found, "E") / valueOf(found, "W")),
  ),
  // "one serving (30 g) is 145 kcal", "serving size 30 g, calories 150"
  rule("[CA]? n \\.? =? W (?: [.=]* | \\.? O? o = ) E", (found, reading) => {
    const noun = found.find(({ code }) => code === "n");
    if (!noun?.isServing && !/[CA]/.test(found[0]?.code ?? "")) return false;
    const count = valueOf(found, "C");
    if (!Number.isNaN(count) && count !== 1) return false;
    reading.kept = found.find(({ code }) => code === "o");
    reading.facts.isOfServing = noun?.isServing === true;
    return eachGrams(found, reading) && ofPiece(found, reading);
  }),
  // "the batch was 1800 g and 1260 kcal", of another weight
  rule("(?<=[.]) T? n =? W [.&=]* E", (found, { facts, parts }) => {
    const isOther = parts.some((part) => part.code === "W" && !found.includes(part));
    return isOther && set(facts, "kcalOfGram", valueOf(found, "E") / valueOf(found, "W"));
  }),
  // "a portion is 150 g"
  rule("(?<=(?:^|[.]) ) A n = W", eachGrams),
  // "410 g before", "378 g now", "empty bowl 320 g"
  rule("W v | v W", (found, { facts }) => set(facts, "grams", valueOf(found, "W"))),
  rule("W c | c (?: O? o )? =? W", (found, { facts }) => set(facts, "gramsCooked", valueOf(found, "W"))),
  rule("W a | a W", (found, { facts }) => {
    facts.left.push({ kind: "grams", value: valueOf(found, "W") });
  }),
  rule("u n? =? W | n u =? W | W u", (found, { facts }) =>
    set(facts, "gramsOfVessel", valueOf(found, "W")),
  ),
  // "net 220 g, drained 125 g"
  rule("D =? W", (found, { facts }) => set(facts, "grams", valueOf(found, "W"))),
  rule("W (?: D | d (?=[.]|$) )", (found, { facts }) => set(facts, "grams", valueOf(found, "W"))),
  rule("(?: g =? W | W g )", (found, { facts }) => {
    if (facts.grams === undefined && found.every(({ isNet }) => !isNet)) return false;
    if (facts.grams === undefined) return set(facts, "grams", valueOf(found, "W"));
    facts.isNet = facts.grams !== undefined;
    return facts.isNet;
  }),
  // "two 120 kcal yoghurts"
  rule("(?<=C x? n? O? ) E (?= n? O? o)", ofPiece),
  rule("(?<=C x? ) E", ofPiece),
  rule("E &? (?: p? h n? | p A? n | A n | p (?=o) )", ofPiece),
  rule("p n [.=]* E", ofPiece),
  rule("h n? [.=]* E", ofPiece),
  // "1/3 pizza (133 g) = 340 kcal"
  rule("(?<=(?:^|[.=]) ) F O? n? [o=]* [.] W [.] [=.]* E", (found, { facts }) => {
    set(facts, "grams", valueOf(found, "W") / valueOf(found, "F"));
    return set(facts, "kcal", valueOf(found, "E") / valueOf(found, "F"));
  }),
  // "1/4 pizza = 220 kcal"
  rule("(?<=(?:^|[.=]) ) F O? n? [o=]* = E", (found, { facts }) =>
    set(facts, "kcal", valueOf(found, "E") / valueOf(found, "F")),
  ),
  // "3 glasses of 200 ml", "2 x 400 g", "3 cubes at 4 g", "3 slices (20 g each)"
  rule("(?<=C t? n? O? o? n? [.=]* ) W [.]? h", eachGrams),
  rule("(?<=[.=]) h =? W", eachGrams),
  rule("(?<=C t? n ) (?:O|=|p) W", eachGrams),
  rule("(?<=C ) x W", eachGrams),
  // "the whole pot 1850 kcal"
  rule("T? n? =? E (?: T n? | = T n?)?", (found, { facts }) =>
    set(facts, "kcal", valueOf(found, "E")),
  ),
];

const toAmount = (found: readonly QuantityPart[]): Amount => {
  const [count, part, weight, energy] = ["C", "F", "W", "E"].map((code) => valueOf(found, code)) as [
    number,
    number,
    number,
    number,
  ];
  // "half a portion"
  const isOfPortion = found.some(({ isServing }) => isServing);
  if (!Number.isNaN(part) && isOfPortion) return { kind: "count", value: part };
  if (!Number.isNaN(part))
    return Number.isNaN(count) ? { kind: "part", value: part } : { kind: "count", value: part * count };
  if (!Number.isNaN(weight)) return { kind: "grams", value: weight };
  if (!Number.isNaN(energy)) return { kind: "kcal", value: energy };
  return { kind: "count", value: Number.isNaN(count) ? 1 : count };
};

/** "3 of the 8", "half of another", "two", "a slice", "30 g" */
const amount = "(?: C O T? C n? | C F n | F O? C n? | F n? | A? W n? | C n? | A n )";

/** An amount, of which the second number is that of all. */
function addAmount(list: Amount[], found: readonly QuantityPart[], facts: Facts): boolean {
  const counts = found.filter(({ code }) => code === "C");
  const hasPart = found.some(({ code }) => code === "F");
  const [first, all] = counts;
  if (first?.value !== undefined && all?.value !== undefined && !hasPart) {
    if (!set(facts, "pieces", all.value)) return false;
    list.push({ kind: "count", value: first.value });
    return true;
  }
  list.push(toAmount(found));
  return true;
}

const withoutRead = (found: readonly QuantityPart[]) =>
  found.filter(({ code }) => /[CFWAn]/.test(code));

const addTo =
  (name: "own" | "left" | "others") =>
  (found: readonly QuantityPart[], { facts }: Reading) => {
    if (facts.isCounted && found.some(({ isServing }) => isServing)) return false;
    const people = found.find(({ code }) => code === "P")?.value ?? 1;
    const isEach = found.some(({ code }) => code === "h");
    const list: Amount[] = [];
    if (!addAmount(list, withoutRead(found), facts)) return false;
    const [one] = list;
    if (!one || (isEach && Number.isNaN(people))) return false;
    facts[name].push(isEach ? { ...one, value: one.value * people } : one);
    return true;
  };

const setPeople =
  (more: number) =>
  (found: readonly QuantityPart[], { facts }: Reading) => {
    const number = found.find(({ code }) => code === "C" || code === "P")?.value ?? Number.NaN;
    return number <= mostPeople && set(facts, "people", number + more);
  };

const mostPeople = 20;

const setNone = (_: readonly QuantityPart[], { facts }: Reading) => {
  facts.isNone = true;
};

/** What a clause says of other people and of what was left; applied in order until none fits. */
const shareRules: readonly Rule[] = [
  // "60/40, the 60 was mine"
  rule("C e? I", (found, { facts }) => {
    const ratio = facts.own.find(({ kind }) => kind === "part");
    return ratio !== undefined && valueOf(found, "C") === Math.round(ratio.value * 100);
  }),
  rule("R", ([ratio], { facts }) => {
    facts.own.push({ kind: "part", value: (ratio?.value ?? 0) / 100 });
  }),
  rule("H (?: w? P )?", (found, { facts }) => {
    const others = found.find(({ code }) => code === "P")?.value ?? 1;
    facts.isShared = true;
    return facts.people !== undefined || set(facts, "people", others + 1);
  }),
  // "between 3", "3 ways", "4 of us", "we were six", "between me and my sister"
  rule("b C b? G?", setPeople(0)),
  rule("C b (?: O? G )?", setPeople(0)),
  rule("C G", setPeople(0)),
  rule("G C", setPeople(0)),
  rule("(?: b I & P | b P & I | I & P | P & I )", setPeople(1)),
  rule("b G", (_, { facts }) => set(facts, "people", 2)),
  // "my kids ate 5", "she had a third", "kids 5"
  rule(`P e? O? T? ${amount} h?`, addTo("others")),
  rule("P e? (?: T | r )", (found, { facts }) => {
    const isAll = found.some(({ code }) => code === "T");
    if (isAll) facts.others.push({ kind: "part", value: 1 });
  }),
  // "gave 50 g to the dog"
  rule(`[ld] P? r? A? O? ${amount} (?: O? w? P )?`, addTo("left")),
  rule(`${amount} (?: O I? )? n? e? l`, addTo("left")),
  // "gave back 100 g untouched"
  rule("l", (_, { facts }) => facts.left.length + facts.own.length > 0),
  rule("w P", (found, { facts }) => {
    const others = found.find(({ code }) => code === "P")?.value ?? Number.NaN;
    return set(facts, "people", others + 1);
  }),
];

/** What it says of the person. */
const ownRules: readonly Rule[] = [
  // "none for me"
  rule("z", setNone),
  rule("[eI]+ Z | Z I", setNone),
  // "left nothing", "with nothing on it"
  rule("[lsw]* Z l?", () => true),
  // "day 3 of 4"
  rule("n C O C", (found, { facts }) => {
    facts.own.push({ kind: "count", value: 1 });
    return set(facts, "pieces", valueOf(found, "C", 1));
  }),
  // "I had the other 3", "I ate the rest"
  rule(`[eI] [eIGA]* r ${amount}`, addTo("own")),
  rule(`r (?<=r)`, (_, { facts, parts }) => {
    const codes = parts.map(({ code }) => code).join("");
    if (!/[eI]/.test(codes) || facts.left.length + facts.others.length === 0) return false;
    facts.isRest = true;
    return true;
  }),
  rule(`[eI] [eIGTO]* (?: n (?=W) )? ${amount}`, addTo("own")),
  rule(`${amount} [O=]? [eI]+`, addTo("own")),
];

/** Applies rules until none fits. */
export function applyRules(reading: Reading, rules: readonly Rule[]): void {
  let isChanged = true;
  while (isChanged) {
    isChanged = false;
    const codes = reading.parts.map(({ code }) => code).join("");
    for (const { pattern, read } of rules) {
      const match = pattern.exec(codes);
      if (!match) continue;
      const found = reading.parts.slice(match.index, match.index + match[0].length);
      if (read(found, reading) === false) continue;
      const kept = found.filter(
        (part) => part === reading.kept || (/[eI]/.test(part.code) && rules === ownRules),
      );
      reading.kept = undefined;
      reading.parts = [
        ...reading.parts.slice(0, match.index),
        ...(kept.length < found.length ? kept : []),
        ...reading.parts.slice(match.index + match[0].length),
      ];
      isChanged = true;
      break;
    }
  }
}

/** The amount of all of the food, next to its name or alone. */
const wholeRules: readonly Rule[] = [
  // "threw out the leftover rice"
  rule("^ l k? (?=o)", setNone),
  // "weighed 410 g before and 378 g after"
  // "half a 250 g block of butter"
  rule("F O? A? T? (?= [CW]? n? O? o)", ([part], { facts }) => {
    facts.own.push({ kind: "part", value: part?.value ?? Number.NaN });
  }),
  rule("(?: C | A ) n O C (?=o)", (found, { facts }) => {
    const [one, other] = found.filter(({ code }) => code === "C");
    return set(facts, "pieces", (one?.value ?? 1) * (other?.value ?? 1));
  }),
  // "twice 60 g dry pasta"
  rule("C W (?=o)", (found, { facts }) => {
    set(facts, "gramsOfPiece", valueOf(found, "W"));
    return set(facts, "pieces", valueOf(found, "C"));
  }),
  // "a loaf of 800 g white bread"
  rule("(?: A? n O | A? T? ) W n? O? T? (?=o)", (found, { facts }) => {
    facts.isVolume ||= found.some(({ isVolume }) => isVolume);
    return set(facts, "grams", valueOf(found, "W"));
  }),
  rule("(?<=o n?) W", (found, { facts }) => {
    facts.isVolume ||= found.some(({ isVolume }) => isVolume);
    return set(facts, "grams", valueOf(found, "W"));
  }),
  rule("C T? n? O? (?=o)", (found, { facts }) => {
    if (!set(facts, "pieces", valueOf(found, "C"))) return false;
    facts.isCounted = found.every(({ code }) => code !== "n");
    return true;
  }),
  rule("(?<=o n?) x? C (?!O) n?", (found, { facts }) => set(facts, "pieces", valueOf(found, "C"))),
  rule("A T? n? O? (?=o)", (found, { facts }) => {
    facts.isOnePortion = found.some(({ isServing }) => isServing);
  }),
  // "of the lasagne: 1/4 of a dish"
  rule("(?<=o) F O? A? n?", ([part], { facts }) => {
    facts.own.push({ kind: "part", value: part?.value ?? Number.NaN });
  }),
  rule("^ x C $", (found, { facts }) => {
    facts.isTimes = true;
    const { kcal, grams } = facts;
    if (kcal !== undefined) facts.kcalOfPiece = kcal;
    if (grams !== undefined) facts.gramsOfPiece = grams;
    delete facts.kcal;
    delete facts.grams;
    return set(facts, "pieces", valueOf(found, "C"));
  }),
  // "8 slices", "makes 12"
  rule("^ (?: m? x? C n? m? T? | [sm] b? C n? | A? n O C n? ) $", (found, { facts }) => set(facts, "pieces", valueOf(found, "C"))),
  rule("^ n? T? W n? $", (found, { facts }) => {
    facts.isVolume ||= found.some(({ isVolume }) => isVolume);
    return set(facts, "grams", valueOf(found, "W"));
  }),
];

export { figureRules, ownRules, shareRules, wholeRules };

export const newReading = (parts: readonly QuantityPart[]): Reading => ({
  parts: [...parts],
  facts: createFacts(),
});
