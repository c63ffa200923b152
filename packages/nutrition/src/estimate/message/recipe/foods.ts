import type { Language } from "../../../languages/language.ts";
import type { Token } from "../../words/tokens.ts";
import type { Role } from "../recipe-remark-rules.ts";
import { readFigure, roleAt } from "../remark-figures.ts";
import { type FoundFigure, figureAt, isMeasure, isPortion, isUnit } from "./figures.ts";

/** "150 g flour 2 eggs", "40 g breadcrumbs made 20 balls": the next amount of a food, or a remark. */
export function endOfFood(tokens: readonly Token[], from: number, language: Language): number {
  for (let at = from; at < tokens.length; at += 1)
    if (isOtherWord(tokens, at - 1, language) && beginsNext(tokens, at, language)) return at;
  return tokens.length;
}

function beginsNext(tokens: readonly Token[], at: number, language: Language): boolean {
  if (isNumber(tokens[at], language)) {
    const figure = figureAt(tokens, at, language);
    return (
      figure !== undefined &&
      (foodAfter(tokens, figure, language) !== undefined ||
        isPortionsAtEnd(tokens, figure, language))
    );
  }
  return beginsRemark(tokens, at, language);
}

/** "blueberries 4 jars" */
const isPortionsAtEnd = (
  tokens: readonly Token[],
  { value, end }: FoundFigure,
  language: Language,
): boolean =>
  value.kind === "wholeNumber" &&
  value.value > 1 &&
  end === tokens.length - 1 &&
  isPortion(tokens[end], language);

/** "made 20 balls", "weighed 1180 g", "into 8 boxes", "for 4 people": a verb of cooking with a number, with nothing else between. */
function beginsRemark(tokens: readonly Token[], from: number, language: Language): boolean {
  const first = roleAt(tokens, from, language);
  const isVerb = first !== undefined && remarkVerbs.has(first.role);
  if (!isVerb && first?.role !== "preposition") return false;
  for (let at = from; at < tokens.length; ) {
    const figure = figureAt(tokens, at, language);
    if (figure)
      return (
        isVerb ||
        isPortionsAtEnd(tokens, figure, language) ||
        isNumberOfPeople(tokens, figure, language)
      );
    const phrase = roleAt(tokens, at, language);
    if (phrase === undefined) return false;
    at += phrase.length;
  }
  return false;
}

/** "50 g feta between 2 of us", "2 tbsp oil for 4 people" */
const isNumberOfPeople = (
  tokens: readonly Token[],
  { value, end }: FoundFigure,
  language: Language,
): boolean => {
  const { role } = roleAt(tokens, end, language) ?? {};
  return value.kind === "wholeNumber" && (role === "groupWord" || role === "peopleNoun");
};

const remarkVerbs: ReadonlySet<Role> = new Set<Role>([
  "makeVerb",
  "divideVerb",
  "feedVerb",
  "weighVerb",
  "eatVerb",
]);

const isNumber = (token: Token | undefined, { amounts }: Language) =>
  token?.kind === "number" || amounts.numberWords.has(token?.text ?? "");

/** "makes 12 small scones": what the verb says that it made, to the end. */
export function isMade(
  tokens: readonly Token[],
  at: number,
  { value, end }: FoundFigure,
  lead: string,
  language: Language,
): boolean {
  const roles = tokens.slice(0, at).map((_, index) => roleAt(tokens, index, language)?.role);
  // "made of 8 eggs"
  const isMadeOf =
    tokens[at - 1]?.text === language.functionWords.partitive && roles.at(-2) === "makeVerb";
  // "turned 4 carrots and 200 g lentils into a soup"
  const isUsed = language.recipeRemarks.usingVerbs.has(tokens[at - 1]?.text ?? "");
  if (isMadeOf || isUsed) return false;
  const { timesSign } = language.amountPhrases;
  // "salad (...) x 4 tubs"
  const isTimes = at === 1 && tokens[0]?.text === timesSign && lead === ")";
  const isAfterSign = isTimes || (at === 0 && signOfYield.test(lead));
  const words = tokens.slice(end);
  return (
    value.kind === "wholeNumber" &&
    value.value > 1 &&
    (isAfterSign || roles.some((role) => role !== undefined && makingRoles.has(role))) &&
    words.filter((_, index) => !closingRoles.has(roleAt(words, index, language)?.role)).length <=
      maxMadeWords &&
    words.every(
      ({ kind, stem }, index) =>
        kind === "word" &&
        !isUnit(stem, language) &&
        !language.stopWords.weighedStates.has(stem) &&
        !(isAfterSign && roleAt(words, index, language)?.role === "cookedWord"),
    )
  );
}

/** "... = 20 balls", "→ 14 crepes", "/ 4" */
const signOfYield = /(?:[=>→÷]|(?<!w)\/)$/;

const makingRoles: ReadonlySet<Role> = new Set<Role>(["makeVerb", "feedVerb", "divideVerb"]);
const maxMadeWords = 3;
/** Roles of words that say nothing about what was made: "20 cookies out of the lot". */
const closingRoles: ReadonlySet<Role | undefined> = new Set<Role>(["filler", "wholeNoun"]);

export interface End {
  readonly at: number;
  /** True if the word is part of what follows: "had 2", "at 4". */
  readonly isPartOfRest: boolean;
}

/** The word after a number that goes on about something else: "had two on toast". */
export function endOfRemark(
  tokens: readonly Token[],
  from: number,
  language: Language,
): End | undefined {
  for (let at = from; at < tokens.length; at += 1) {
    if (beginsRest(tokens, at, language)) return { at, isPartOfRest: true };
    if (goesOn(tokens, at, language)) return { at, isPartOfRest: false };
  }
  return undefined;
}

/** "cut into 10 slices had 2", "had one at 4" */
function beginsRest(tokens: readonly Token[], at: number, language: Language): boolean {
  const roles = tokens.map((_, index) => roleAt(tokens, index, language)?.role);
  const before = roles.slice(0, at);
  const isYield = before.some((role) => role !== undefined && makingRoles.has(role));
  // "6 servings had one", not "3 eaten"
  const isOther = readFigure(tokens, at + 1, language) !== undefined;
  const isWeighed = isUnit(tokens[at + 2]?.stem ?? "", language);
  const isTime = language.recipeRemarks.wordsBeforeTime.has(tokens[at]?.text ?? "") && !isWeighed;
  return isTime || (roles[at] === "eatVerb" && (isYield || isOther));
}

/** "on toast", not "on my plate", "in the freezer" or "into 4" */
function goesOn(tokens: readonly Token[], at: number, language: Language): boolean {
  if (!language.recipeRemarks.wordsAfterRemark.has(tokens[at]?.text ?? "")) return false;
  const phrase = roleAt(tokens, at, language);
  if (phrase !== undefined && phrase.length > 1) return false;
  // "on my plate", not "on my spaghetti"
  const isOwn = (index: number) =>
    ownPlaces.has(roleAt(tokens, index, language)?.role) &&
    !isOtherWord(tokens, index + 1, language);
  const isFiller = roleAt(tokens, at + 1, language)?.role === "filler";
  // "into 4 boxes", not "on 200 g pasta"
  const isNumber = [at + 1, at + 2].some((index) => {
    const figure = readFigure(tokens, index, language);
    return figure?.value.kind === "weight"
      ? foodAfter(tokens, figure, language) === undefined
      : figure !== undefined;
  });
  // "12 in the tray"
  const isInWhole =
    phrase?.role === "preposition" &&
    isFiller &&
    roleAt(tokens, at + 2, language)?.role === "wholeNoun" &&
    at + 3 === tokens.length;
  return !isOwn(at + 1) && !(isFiller && isOwn(at + 2)) && !isInWhole && !isNumber;
}

const ownPlaces: ReadonlySet<Role | undefined> = new Set<Role>([
  "ownWord",
  "laterPlace",
  "groupWord",
  "otherPerson",
]);

/** A smaller number without a unit is a count. */
const minBareGrams = 20;

export interface Food {
  /** It has a weight, a volume or a household unit. */
  readonly isMeasured: boolean;
}

/** A food after a figure: "500 g beef", "2 large onions", "8 slices of bread". */
export function foodAfter(
  tokens: readonly Token[],
  { value, end, hasMeasure }: FoundFigure,
  language: Language,
): Food | undefined {
  if (isOfThat(tokens, end, language)) return undefined;
  let isMeasured = value.kind === "weight" || hasMeasure === true;
  for (let at = end; at < tokens.length; ) {
    const passed =
      (value.value === 1 ? countOnPlate(tokens, at, language) : undefined) ??
      skipAt(tokens, at, isMeasured, language);
    if (passed === undefined) {
      if (!isFoodAt(tokens, at, language)) return undefined;
      // "250 oats"
      const isBareGrams = value.kind === "wholeNumber" && value.value >= minBareGrams;
      const isPiece = language.recipeRemarks.foodNouns.has(tokens[at]?.stem ?? "");
      return { isMeasured: isMeasured || (isBareGrams && !isPiece) };
    }
    isMeasured ||= passed.isMeasure;
    at = passed.end;
  }
  return undefined;
}

/** "320 g of it over 80 g rice" */
const isOfThat = (tokens: readonly Token[], at: number, { functionWords }: Language) =>
  tokens[at]?.text === functionWords.partitive &&
  functionWords.referringPronouns.has(tokens[at + 1]?.text ?? "");

/** "1 plate of 8 croquettes" */
function countOnPlate(tokens: readonly Token[], at: number, language: Language) {
  const isOf = tokens[at - 1]?.text === language.functionWords.partitive;
  const number = isOf && isPortion(tokens[at - 2], language) && readFigure(tokens, at, language);
  return number && number.value.kind === "wholeNumber"
    ? { end: number.end, isMeasure: false }
    : undefined;
}

const isFoodAt = (tokens: readonly Token[], at: number, language: Language) => {
  const isEnergy = language.nutrientWords.energyUnits.has(tokens[at]?.stem ?? "");
  const isPiece = language.recipeRemarks.foodNouns.has(tokens[at]?.stem ?? "");
  return !isEnergy && (isPiece || isOtherWord(tokens, at, language));
};

/** The index after a word that may be between a figure and its food; undefined if it is none. */
function skipAt(
  tokens: readonly Token[],
  at: number,
  isMeasured: boolean,
  language: Language,
): { readonly end: number; readonly isMeasure: boolean } | undefined {
  const token = tokens[at];
  if (token === undefined || language.nutrientWords.energyUnits.has(token.stem)) return undefined;
  if (token.kind === "mark")
    return /[()-]/.test(token.text) ? { end: at + 1, isMeasure: false } : undefined;
  if (isUnit(token.stem, language))
    return { end: at + 1, isMeasure: isMeasure(token.stem, language) };
  if (isDescription(tokens, at, language)) return { end: at + 1, isMeasure: false };
  const nested = readFigure(tokens, at, language);
  if (nested) {
    // "5 lunches of 300 g rice"
    const isDivided = tokens[at - 1]?.text === language.functionWords.partitive && !isMeasured;
    const isOfTin = nested.value.kind === "weight" && !isDivided;
    return isOfTin ? { end: nested.end, isMeasure: true } : undefined;
  }
  return skipRole(tokens, at, language);
}

/** "slices", "frozen peas": a word with a role that may be part of a name. */
function skipRole(tokens: readonly Token[], at: number, language: Language) {
  const phrase = roleAt(tokens, at, language);
  const isPiece = language.recipeRemarks.foodNouns.has(tokens[at]?.stem ?? "");
  if (phrase === undefined || isPiece) return undefined;
  if (passedRoles.has(phrase.role)) return { end: at + phrase.length, isMeasure: false };
  // "3 eaten no regrets"
  const isOfName = !rolesOutsideNames.has(phrase.role) && isOtherWord(tokens, at + 1, language);
  return isOfName ? { end: at + 1, isMeasure: false } : undefined;
}

const rolesOutsideNames: ReadonlySet<Role> = new Set<Role>(["preposition", "eatVerb"]);
const passedRoles: ReadonlySet<Role> = new Set<Role>(["portionNoun", "cookedWord", "filler"]);

/** "large", "raw", "5%", and "double" before cream. */
function isDescription(
  tokens: readonly Token[],
  at: number,
  { amounts, amountPhrases, recipeRemarks, stopWords }: Language,
): boolean {
  const { text = "", stem = "" } = tokens[at] ?? {};
  return (
    (recipeRemarks.remarkCounts.has(text) && at + 1 < tokens.length) ||
    amounts.pieceUnits.has(stem) ||
    amounts.sizeWords.has(text) ||
    amounts.amountFillers.has(text) ||
    amounts.percentPattern.test(text) ||
    text === amountPhrases.timesSign ||
    stopWords.weighedStates.has(stem)
  );
}

/** A word without a role that may name a food. */
const isOtherWord = (tokens: readonly Token[], at: number, language: Language) => {
  const token = tokens[at];
  return (
    token?.kind === "word" &&
    roleAt(tokens, at, language) === undefined &&
    readFigure(tokens, at, language) === undefined &&
    !language.mealNames.mealNames.has(token.text) &&
    !language.recipeRemarks.namelessWords.has(token.text) &&
    !language.recipeRemarks.wordsAfterRemark.has(token.text)
  );
};
