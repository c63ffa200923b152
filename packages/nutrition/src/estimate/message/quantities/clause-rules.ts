import { hasRole } from "../roles/role.ts";
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
  const [count, part, weight, energy] = (["count", "fraction", "weight", "energy"] as const).map(
    (role) => numberOf(found, role),
  ) as [number, number, number, number];
  // "half a portion", but not "my portion was half"
  const isOfPortion = found.at(-1)?.isServing;
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
const amount = `(?:
  count of whole? count noun? | count fraction noun | fraction of? count noun? | fraction noun? |
  article? weight noun? | count noun? | article noun
)`;

/** An amount; a second number is that of all. */
function addAmount(list: Amount[], found: Found, facts: Facts): boolean {
  const counts = found.filter(({ role }) => role === "count");
  const hasPart = found.some(({ role }) => role === "fraction");
  const [first, all] = counts;
  if (first?.value !== undefined && all?.value !== undefined && !hasPart) {
    if (!set(facts, "pieces", all.value)) return false;
    list.push({ kind: "pieces", value: first.value });
    return true;
  }
  list.push(toAmount(found));
  return true;
}

const withoutRead = (found: Found) =>
  found.filter((part) => hasRole(part, "count", "fraction", "weight", "article", "noun"));

const addTo =
  (name: "own" | "left" | "others") =>
  (found: Found, { facts }: Reading) => {
    if (facts.isCounted && found.some(({ isServing }) => isServing)) return false;
    const people = found.find(({ role }) => role === "person")?.value ?? 1;
    const isEach = found.some(({ role }) => role === "each");
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
    const number =
      found.find(({ role }) => role === "count" || role === "person")?.value ?? Number.NaN;
    return number <= mostPeople && set(facts, "people", number + more);
  };

const mostPeople = 20;

/** People with the speaker: "mum, dad and me". */
const setPersons = (found: Found, { facts }: Reading) => {
  const persons = found.filter(({ role }) => role === "person");
  const number = persons.reduce((sum, { value }) => sum + (value ?? Number.NaN), 1);
  return number <= mostPeople && set(facts, "people", number);
};

/** What a clause says of other people and of what was left; applied in order until none fits. */
export const shareRules: readonly Rule[] = [
  // "60/40, the 60 was mine"
  rule("count eat? own", (found, { facts }) => {
    const ratio = facts.own.find(({ kind }) => kind === "part");
    return ratio !== undefined && numberOf(found, "count") === Math.round(ratio.value * 100);
  }),
  fact("ratio (?!food)", ([ratio], { facts }) => {
    facts.own.push({ kind: "part", value: (ratio?.value ?? 0) / 100 });
  }),
  rule("half (?: with? person )?", (found, { facts }) => {
    const others = found.find(({ role }) => role === "person")?.value ?? 1;
    facts.isShared = true;
    return facts.people !== undefined || set(facts, "people", others + 1);
  }),
  // "between 3", "3 ways", "4 of us", "we were six", "between me and my sister"
  rule("between count between? group?", setPeople(0)),
  rule("count between (?: of? group )?", setPeople(0)),
  rule("count group", setPeople(0)),
  rule("group count (?! [noun of]* food)", setPeople(0)),
  // "mum, dad and me"
  rule("between? (?: own and person | [person mark]* person and own )", setPersons),
  // "for the table of four"
  rule("share of count", setPeople(0)),
  rule("between group", (_, { facts }) => set(facts, "people", 2)),
  // "which gave 7 portions", "got 6 portions out of it"
  rule(
    "(?: leave count noun (?! of? with? person) | eat count noun (?=of $) )",
    (found, { facts }) => {
      const isYield = found.some(({ isOfYield }) => isOfYield);
      return isYield && set(facts, "pieces", numberOf(found, "count"));
    },
  ),
  // "6 him 4 me"
  rule("^ count person (?= count own $ | $ )", addTo("others")),
  // "couldn't finish the potato", with what was left in another clause
  rule("^ own? leave [whole of own meal]* (?=food)", ([leave, own], { facts }) => {
    facts.isUnfinished = leave?.isUnfinished === true || own?.isUnfinished === true;
    return facts.isUnfinished;
  }),
  // "minus the 30 g core", "the bone was 45 g", unless the weight without it is said
  rule(
    "[leave except with]? article? (?: weight of? waste | waste is? weight )",
    (found, reading) => reading.facts.hasNet === true || addTo("left")(found, reading),
  ),
  // "the rest is in the freezer"
  rule("rest eat? leave", () => true),
  // "gave 50 g to the dog"
  rule(
    `[leave except] person? rest? article? of? ${amount} (?: of? with? person )?`,
    addTo("left"),
  ),
  // "my kids ate 5", "she had a third", "kids 5", "my brother took the other half"
  rule(`person eat? of? whole? rest? ${amount} each?`, addTo("others")),
  fact("person eat? (?: whole | rest )", (found, { facts }) => {
    const isAll = found.some(({ role }) => role === "whole");
    if (isAll) facts.others.push({ kind: "part", value: 1 });
  }),
  // "a third went to the neighbours"
  rule(`rest? ${amount} (?: of own? )? noun? eat? leave person?`, addTo("left")),
  // "gave back 100 g untouched"
  rule("leave", (_, { facts }) => facts.left.length + facts.own.length > 0),
  rule("with person", (found, { facts }) => {
    const others = found.find(({ role }) => role === "person")?.value ?? Number.NaN;
    return set(facts, "people", others + 1);
  }),
];

/** What it says of the person. */
export const ownRules: readonly Rule[] = [
  // "none for me"
  fact("none", setNone),
  fact("[eat own]+ nothing | nothing own", setNone),
  // "left nothing", "with nothing on it"
  rule("[leave share with]* nothing leave?", () => true),
  // "day 3 of 4"
  rule("noun count of count", (found, { facts }) => {
    facts.own.push({ kind: "pieces", value: 1 });
    return set(facts, "pieces", numberOf(found, "count", 1));
  }),
  // "had my portion"
  rule("own noun (?![weight fraction])", (found, { facts }) => {
    if (!found.some(({ isServing }) => isServing)) return false;
    facts.own.push({ kind: "pieces", value: 1 });
    return true;
  }),
  // "I had the other 3", "I ate the rest"
  rule(`[eat own] [eat own group article]* rest ${amount}`, addTo("own")),
  rule("rest", (_, { facts, parts }) => {
    const isOwn = parts.some((part) => hasRole(part, "eat", "own"));
    if (!isOwn || facts.left.length + facts.others.length === 0) return false;
    facts.isRest = true;
    return true;
  }),
  rule(
    `[eat own] [eat own group whole of]* (?: noun (?=[weight fraction]) )? ${amount}`,
    addTo("own"),
  ),
  rule(`${amount} [of is]? [eat own]+`, addTo("own")),
];
