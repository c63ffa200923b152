import type { Amount, Facts } from "./facts.ts";
import {
  type Found,
  fact,
  numberOf,
  type Reading,
  type Rule,
  rule,
  set,
  setNone,
} from "./rules.ts";

const toAmount = (found: Found): Amount => {
  const [count, part, weight, energy] = ["C", "F", "W", "E"].map((code) =>
    numberOf(found, code),
  ) as [number, number, number, number];
  // "half a portion"
  const isOfPortion = found.some(({ isServing }) => isServing);
  if (!Number.isNaN(part) && isOfPortion) return { kind: "pieces", value: part };
  if (!Number.isNaN(part))
    return Number.isNaN(count)
      ? { kind: "part", value: part }
      : { kind: "pieces", value: part * count };
  if (!Number.isNaN(weight)) return { kind: "grams", value: weight };
  if (!Number.isNaN(energy)) return { kind: "kcal", value: energy };
  return { kind: "pieces", value: Number.isNaN(count) ? 1 : count };
};

/** "3 of the 8", "half of another", "two", "a slice", "30 g" */
const amount = "(?: C O T? C n? | C F n | F O? C n? | F n? | A? W n? | C n? | A n )";

/** An amount; a second number is that of all. */
function addAmount(list: Amount[], found: Found, facts: Facts): boolean {
  const counts = found.filter(({ code }) => code === "C");
  const hasPart = found.some(({ code }) => code === "F");
  const [first, all] = counts;
  if (first?.value !== undefined && all?.value !== undefined && !hasPart) {
    if (!set(facts, "pieces", all.value)) return false;
    list.push({ kind: "pieces", value: first.value });
    return true;
  }
  list.push(toAmount(found));
  return true;
}

const withoutRead = (found: Found) => found.filter(({ code }) => /[CFWAn]/.test(code));

const addTo =
  (name: "own" | "left" | "others") =>
  (found: Found, { facts }: Reading) => {
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
  (found: Found, { facts }: Reading) => {
    const number = found.find(({ code }) => code === "C" || code === "P")?.value ?? Number.NaN;
    return number <= mostPeople && set(facts, "people", number + more);
  };

const mostPeople = 20;

/** What a clause says of other people and of what was left; applied in order until none fits. */
export const shareRules: readonly Rule[] = [
  // "60/40, the 60 was mine"
  rule("C e? I", (found, { facts }) => {
    const ratio = facts.own.find(({ kind }) => kind === "part");
    return ratio !== undefined && numberOf(found, "C") === Math.round(ratio.value * 100);
  }),
  fact("R", ([ratio], { facts }) => {
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
  // "which gave 7 portions", "got 6 portions out of it"
  rule("(?: l C n (?! O? w? P) | e C n (?=O $) )", (found, { facts }) => {
    const isYield = found.some(({ isOfYield }) => isOfYield);
    return isYield && set(facts, "pieces", numberOf(found, "C"));
  }),
  // "the rest is in the freezer"
  rule("r e? l", () => true),
  // "gave 50 g to the dog"
  rule(`[ld] P? r? A? O? ${amount} (?: O? w? P )?`, addTo("left")),
  // "my kids ate 5", "she had a third", "kids 5"
  rule(`P e? O? T? ${amount} h?`, addTo("others")),
  fact("P e? (?: T | r )", (found, { facts }) => {
    const isAll = found.some(({ code }) => code === "T");
    if (isAll) facts.others.push({ kind: "part", value: 1 });
  }),
  rule(`${amount} (?: O I? )? n? e? l`, addTo("left")),
  // "gave back 100 g untouched"
  rule("l", (_, { facts }) => facts.left.length + facts.own.length > 0),
  rule("w P", (found, { facts }) => {
    const others = found.find(({ code }) => code === "P")?.value ?? Number.NaN;
    return set(facts, "people", others + 1);
  }),
];

/** What it says of the person. */
export const ownRules: readonly Rule[] = [
  // "none for me"
  fact("z", setNone),
  fact("[eI]+ Z | Z I", setNone),
  // "left nothing", "with nothing on it"
  rule("[lsw]* Z l?", () => true),
  // "day 3 of 4"
  rule("n C O C", (found, { facts }) => {
    facts.own.push({ kind: "pieces", value: 1 });
    return set(facts, "pieces", numberOf(found, "C", 1));
  }),
  // "had my portion"
  rule("I n (?!W)", (found, { facts }) => {
    if (!found.some(({ isServing }) => isServing)) return false;
    facts.own.push({ kind: "pieces", value: 1 });
    return true;
  }),
  // "I had the other 3", "I ate the rest"
  rule(`[eI] [eIGA]* r ${amount}`, addTo("own")),
  rule("r", (_, { facts, parts }) => {
    const codes = parts.map(({ code }) => code).join("");
    if (!/[eI]/.test(codes) || facts.left.length + facts.others.length === 0) return false;
    facts.isRest = true;
    return true;
  }),
  rule(`[eI] [eIGTO]* (?: n (?=W) )? ${amount}`, addTo("own")),
  rule(`${amount} [O=]? [eI]+`, addTo("own")),
];
