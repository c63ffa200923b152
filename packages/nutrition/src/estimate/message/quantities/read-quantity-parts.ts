import type { Language } from "../../../languages/language.ts";
import { isPluralToken, type Token, tokenize } from "../../words/tokens.ts";
import { skipPerson } from "../find-parts-left.ts";
import { readAmount, weightUnit } from "../roles/read-amount.ts";
import { readEnergy, readNutrient } from "../roles/read-figure.ts";
import { hasRole } from "../roles/role.ts";
import type { FoundPart } from "../roles/role-part.ts";
import { rolePattern, rolesOf } from "../roles/role-pattern.ts";
import {
  dropRemarks,
  findCookedWeights,
  findExclusions,
  findFigureVerbs,
  findGeneralNames,
} from "./part-contexts.ts";
import type { QuantityPart } from "./quantity-part.ts";
import { readMeal } from "./read-meal.ts";

type Words = readonly Token[];
type Found = Omit<QuantityPart, "start" | "end" | "stem" | "text"> & { readonly length: number };

/** The parts of a message in order, without the words that say nothing. */
export function readQuantityParts(message: string, language: Language): readonly QuantityPart[] {
  const tokens = dropRemarks(tokenize(message, language), language);
  const parts: QuantityPart[] = [];
  let fillers: Words = [];
  let isSized = false;
  for (let at = 0; at < tokens.length; ) {
    const { length, ...found } = readPart(tokens, at, parts, language);
    const read = tokens.slice(at, at + length);
    at += length;
    if (found.role === "filler") {
      isSized ||= language.quantityWords.sizesLeftOut.has(read.at(-1)?.text ?? "");
      fillers = length === 1 ? [...fillers, ...read] : [];
      continue;
    }
    const part = toPart(found, read, fillers, language);
    if (part) parts.push({ ...part, ...(isSized && { isSized }) });
    fillers = [];
    isSized = false;
  }
  const known = findExclusions(
    findGeneralNames(findCookedWeights(findFigureVerbs(parts, language), language), language),
  );
  return dropStatesOfFood(findBareEnergies(namePersonOfHalf(namePersonOfRest(known), language)));
}

/** "my lodger stole the other half": a person, by the verb and what is left. */
function namePersonOfRest(parts: readonly QuantityPart[]): readonly QuantityPart[] {
  const found = personOfRest.exec(rolesOf(parts));
  const person = found ? parts[found.index + 1] : undefined;
  if (!found || !person) return parts;
  return parts.toSpliced(found.index, 2, { ...person, role: "person", value: 1 });
}
const personOfRest = rolePattern("(?<= fraction ) own food (?= eat rest fraction )");

/** "half mine, half my son's": a person at the end, who is not the food of this part. */
function namePersonOfHalf(
  parts: readonly QuantityPart[],
  { sharing }: Language,
): readonly QuantityPart[] {
  const [own, fraction, last] = parts.slice(-3);
  const isPerson =
    last?.role === "food" &&
    hasRole(own, "own") &&
    hasRole(fraction, "fraction") &&
    fraction?.text.endsWith(` ${sharing.ownDeterminer}`) &&
    sharing.personNouns.has(last.stem);
  return isPerson ? [...parts.slice(0, -1), { ...last, role: "person", value: Number.NaN }] : parts;
}

/** A part, with the words before it that say nothing: "in" of "in the truck" and "mini" of "mini pancakes". */
function toPart(
  found: Omit<Found, "length">,
  read: Words,
  fillers: Words,
  { quantityWords }: Language,
): QuantityPart | undefined {
  const [first, last] = [read[0], read.at(-1)];
  if (!first || !last) return undefined;
  const text = read.map((token) => token.text).join(" ");
  const size = fillers.at(-1);
  const isSized = found.role === "food" && quantityWords.sizesLeftOut.has(size?.text ?? "");
  const isPhrase = ({ text: word }: { readonly text: string }) =>
    quantityWords.wordsBeforeCircumstances.has(word);
  const phraseStart =
    fillers.find(isPhrase)?.start ?? (isPhrase({ text }) ? first.start : undefined);
  // "while" does not join the names of foods.
  const isJoin = found.role === "and" && phraseStart !== undefined;
  return {
    ...found,
    ...(isJoin && { role: "mark" }),
    start: (isSized && size ? size : first).start,
    end: last.end,
    stem: last.stem,
    text,
    isPlural: isPluralToken(last),
    ...(phraseStart !== undefined && { phraseStart }),
  };
}

/** Without "remaining" and "leftover" before what is left: a food, a part or a number. */
const dropStatesOfFood = (parts: readonly QuantityPart[]) =>
  parts.filter(({ role, isOfFood }, at) => {
    const isNext = hasRole(
      parts[at + 1],
      "food",
      "of",
      "noun",
      "fraction",
      "count",
      "weight",
      "state",
    );
    return !(role === "leave" && isOfFood && isNext);
  });

/** The smallest number without a unit that is an energy. */
const leastBareEnergy = 60;

/** "the burger was 640", "610 a serving", "@ 450 per 100": energies without a unit, if there is none with it. */
function findBareEnergies(parts: readonly QuantityPart[]): readonly QuantityPart[] {
  if (parts.some(({ role }) => role === "energy")) return parts.map(findOwnEnergy);
  const roles = rolesOf(parts);
  return parts.map((part, at) => {
    const isEnergy =
      part.role === "count" &&
      (part.value ?? 0) >= leastBareEnergy &&
      (isBareEnergy(roles, at) || parts[at - 1]?.isSource === true);
    return isEnergy ? { ...part, role: "energy", isBare: true } : part;
  });
}
/** "400 kcal, so 200 for me" */
const findOwnEnergy = (part: QuantityPart, at: number, parts: readonly QuantityPart[]) =>
  part.role === "count" && (part.value ?? 0) >= leastBareEnergy && parts[at + 1]?.role === "own"
    ? { ...part, role: "energy" as const }
    : part;

function isBareEnergy(roles: string, at: number): boolean {
  bareEnergy.lastIndex = at;
  return bareEnergy.test(roles);
}
const bareEnergy = rolePattern(
  `(?<= is ) count (?: [mark and fraction eat] | $ ) |
   count (?: each | article noun | per [article noun weight food] )`,
  "y",
);

function readPart(
  tokens: Words,
  at: number,
  parts: readonly QuantityPart[],
  language: Language,
): Found {
  const before = parts.at(-1);
  // "energy drink"
  const isEnergyName =
    language.nutrientWords.energyNames.has(tokens[at]?.text ?? "") &&
    tokens[at + 1]?.kind === "word";
  if (isEnergyName) return { role: "food", length: 2 };
  const ofFigure =
    readThousands(tokens, at, language) ??
    readMeal(tokens, at, language) ??
    readEnergy(tokens, at, language) ??
    readNutrient(tokens, at, before, language);
  if (ofFigure) return ofFigure;
  return (
    readRatio(tokens, at) ??
    readPerHundred(tokens, at, language) ??
    readPhrase(tokens, at, maxPhrase, 2, language) ??
    readPeople(tokens, at, before, language) ??
    readName(tokens, at, language) ??
    readNumber(tokens, at, before, language) ??
    readInches(tokens, at) ??
    readMark(tokens[at]) ??
    readPhrase(tokens, at, 1, 1, language) ?? { role: "food", length: 1 }
  );
}

/** "1.2k kcal" */
function readThousands(tokens: Words, at: number, language: Language): Found | undefined {
  const [number, thousands] = [tokens[at], tokens[at + 1]];
  const isThousands =
    number?.kind === "number" && thousands?.text === language.quantityWords.thousand;
  const energy = isThousands
    ? readEnergy([number, ...tokens.slice(at + 2)], 0, language)
    : undefined;
  return energy && { ...energy, value: (energy.value ?? 0) * 1000, length: energy.length + 1 };
}

const maxPhrase = 4;

/** "60/40" */
function readRatio(tokens: Words, at: number): Found | undefined {
  const [one, mark, other] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (one?.kind !== "number" || other?.kind !== "number" || !/^[/:-]$/.test(mark?.text ?? ""))
    return undefined;
  const [value, rest] = [Number(one.text), Number(other.text)];
  return value + rest === 100 ? { role: "ratio", value, other: rest, length: 3 } : undefined;
}

/** "380/100g": an energy without a unit. */
function readPerHundred(tokens: Words, at: number, language: Language): Found | undefined {
  const [number, mark, hundred] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isPer = number?.kind === "number" && mark?.text === "/" && hundred?.text === "100";
  const isOfGrams = isPer && weightUnit(tokens[at + 3], language) !== undefined;
  return isOfGrams
    ? { role: "energy", value: Number(number.text), length: 1, isBare: true }
    : undefined;
}

const isPackage = (stem: string, { packages, multipacks }: Language["statedFigures"]) =>
  packages.has(stem) || multipacks.has(stem);

/** The longest phrase with a role. */
function readPhrase(
  tokens: Words,
  at: number,
  longest: number,
  shortest: number,
  { quantityWords, statedFigures }: Language,
): Found | undefined {
  for (let length = Math.min(longest, tokens.length - at); length >= shortest; length -= 1) {
    const words = tokens.slice(at, at + length).map(({ text }) => text);
    const phrase = words.join(" ");
    const role = quantityWords.quantityRoles.get(phrase);
    if (role === undefined) continue;
    return {
      role,
      length,
      ...(quantityWords.statesOfFood.has(phrase) && { isOfFood: true }),
      ...(quantityWords.servingNouns.has(phrase) && { isServing: true }),
      ...(quantityWords.measureNouns.has(phrase) && { isMeasure: true }),
      ...(isPackage(tokens[at + length - 1]?.stem ?? "", statedFigures) && { isPackage: true }),
      ...(quantityWords.verbsOfUnfinished.has(phrase) && { isUnfinished: true }),
      ...(quantityWords.verbsOfYield.has(phrase) && { isOfYield: true }),
      ...(quantityWords.wordsOfAddition.has(phrase) && { isAddition: true }),
      ...(quantityWords.verbsOfTotal.has(phrase) && { isOfAll: true }),
      ...(words.at(-1) === quantityWords.netWord && { isNet: true }),
      ...(quantityWords.sourceVerbs.has(words.at(-1) ?? "") && { isSource: true }),
    };
  }
  return undefined;
}

/** "my wife", "the kids", "two friends": how many there are; NaN if that is not said. */
function readPeople(
  tokens: Words,
  at: number,
  before: QuantityPart | undefined,
  language: Language,
): Found | undefined {
  const number = readAmount(tokens, at, language);
  if (number?.role === "count") return readCountedPeople(tokens, at, number, language);
  if (isFirstName(tokens[at], before, language)) return { role: "person", value: 1, length: 1 };
  const end = skipPerson(tokens, at, language);
  const last = tokens[(end ?? 0) - 1];
  if (end === undefined || !last) return undefined;
  const { text = "" } = tokens[at] ?? {};
  const isArticle = number?.role === "article" && end === at + 2;
  const isDetermined = language.partsLeft.determiners.has(text) || isArticle;
  if (!isDetermined && (end !== at + 1 || !isPersonAlone(last, before, language))) return undefined;
  const inside = readAmount(tokens, at + 1, language);
  const several = inside?.role === "count" ? (inside.value ?? Number.NaN) : Number.NaN;
  return { role: "person", value: isSeveral(last, language) ? several : 1, length: end - at };
}

/** "with Denise" */
const isFirstName = (
  token: Token | undefined,
  before: QuantityPart | undefined,
  { peopleAndPlaces }: Language,
) => hasRole(before, "with") && peopleAndPlaces.firstNames.has(token?.text ?? "");

/** "two friends" */
function readCountedPeople(
  tokens: Words,
  at: number,
  number: Found,
  { sharing, quantityWords }: Language,
): Found | undefined {
  const noun = tokens[at + number.length];
  const isPeople =
    noun &&
    sharing.personNouns.has(noun.stem) &&
    !quantityWords.quantityRoles.has(noun.text) &&
    !quantityWords.objectPronouns.has(noun.text);
  return isPeople
    ? { role: "person", value: number.value ?? Number.NaN, length: number.length + 1 }
    : undefined;
}

/** Without an article: not in "hot dog" or "boiled them all". */
const isPersonAlone = (
  person: Token,
  before: QuantityPart | undefined,
  { quantityWords }: Language,
) =>
  quantityWords.objectPronouns.has(person.text)
    ? hasRole(before, "with", "between", "leave", "count")
    : before === undefined ||
      hasRole(before, "mark", "and", "is", "with", "between", "leave", "person");

const isSeveral = (token: Token, { quantityWords }: Language) =>
  isPluralToken(token) || quantityWords.pluralPronouns.has(token.text);

/** "whole milk": words of a name that have a role elsewhere. */
function readName(tokens: Words, at: number, { quantityWords }: Language): Found | undefined {
  const role = quantityWords.quantityRoles.get(tokens[at]?.text ?? "");
  const next = tokens[at + 1];
  const isName = role === "whole" && next && quantityWords.namesWithRoles.has(next.text);
  return isName ? { role: "food", length: 2 } : undefined;
}

function readNumber(
  tokens: Words,
  at: number,
  before: QuantityPart | undefined,
  language: Language,
): Found | undefined {
  const { text = "" } = tokens[at] ?? {};
  const times = language.quantityWords.multiples.get(text);
  if (times !== undefined) return { role: "count", value: times, length: 1, isMultiple: true };
  if (text === language.quantityWords.another) return { role: "count", value: 1, length: 1 };
  const amount = readOneAmount(tokens, at, language);
  if (!amount) return undefined;
  // "450 per 100"
  if (before?.role === "per" && amount.role === "count" && amount.value === 100)
    return { role: "weight", value: 100, length: amount.length };
  if (!hasRole(amount, "weight", "count", "fraction", "article", "times")) return undefined;
  const { role, value, isVolume } = amount;
  const isTimes = role === "count" && isTimesWeight(tokens, at + amount.length, language);
  const length = amount.length - (isTimes ? 1 : 0);
  return {
    role,
    length,
    ...(value !== undefined && { value }),
    ...(isVolume && { isVolume }),
    ...(isPercent(tokens.slice(at, at + length), language) && { isPercent: true }),
  };
}

/** "20 g" of "2x20 g", after its sign. */
const isTimesWeight = (tokens: Words, at: number, language: Language) =>
  tokens[at - 1]?.text === language.amountPhrases.timesSign &&
  tokens[at - 2]?.kind === "number" &&
  readAmount(tokens, at, language)?.role === "weight";

const isPercent = (tokens: Words, { amounts, statedFigures }: Language) =>
  tokens.some(
    ({ text }) => amounts.percentPattern.test(text) || statedFigures.percentWords.has(text),
  );

/** Without the number of all in "3 of the 8"; "3 quarters" is one part, as is "fifth". */
function readOneAmount(tokens: Words, at: number, language: Language): FoundPart | undefined {
  const amount = readAmount(tokens, at, language);
  const stem = tokens[at]?.stem ?? "";
  const fraction = language.amounts.fractionWords.get(stem);
  if (!amount || amount.length === 0)
    return fraction === undefined ? undefined : { role: "fraction", value: fraction, length: 1 };
  if (amount.role !== "count") return amount;
  const isPair = tokens
    .slice(at, at + amount.length)
    .some(({ text }) => text === language.functionWords.partitive);
  const one = isPair ? readAmount([...tokens.slice(at, at + 1)], 0, language) : amount;
  const next = tokens[at + (one?.length ?? 1)];
  const part = next && isPluralToken(next) && language.amounts.fractionWords.get(next.stem);
  return part && one?.value !== undefined
    ? { role: "fraction", value: part * one.value, length: one.length + 1 }
    : one;
}

/** The sign of inches in 10" pizza: the number is not a count. */
function readInches(tokens: Words, at: number): Found | undefined {
  const [number, sign] = [tokens[at - 1], tokens[at]];
  const isInches = sign?.text === '"' && number?.kind === "number" && number.end === sign.start;
  return isInches ? { role: "unknown", length: 1 } : undefined;
}

function readMark(token: Token | undefined): Found | undefined {
  if (token?.kind !== "mark") return undefined;
  if (token.text === "/") return { role: "per", length: 1 };
  if (/^[=:@]$/.test(token.text))
    return { role: "is", length: 1, ...(token.text === "=" && { isOfAll: true }) };
  if (/^[+&]$/.test(token.text)) return { role: "and", length: 1 };
  return { role: /^['"*]$/.test(token.text) ? "filler" : "mark", length: 1 };
}
