import type { Language } from "../../../languages/language.ts";
import type { Span } from "../../words/span.ts";
import { isPluralToken, type Token } from "../../words/tokens.ts";
import { addRoles } from "../read-recipe-remarks.ts";
import type { Role } from "../recipe-remark-rules.ts";
import { type Figure, isBeforeFigure, readFigure, roleAt } from "../remark-figures.ts";
import { figureAt, isMeasure, isUnit, wholeAfter } from "./figures.ts";
import { type Food, isMade } from "./foods.ts";

/** A part of a message about a cooked dish, between marks and words that join. */
export interface Piece extends Span {
  /**
   * An item has an amount and a food; a name has words without an amount; a remark has words about portions,
   * eating or people, with or without a number; an amount has nothing else; an energy is a figure on a label.
   */
  readonly kind: "item" | "name" | "remark" | "amount" | "energy";
  /** The marks or the word before it; empty if the words before an amount were divided off. */
  readonly lead: string;
  readonly tokens: readonly Token[];
  readonly roles: ReadonlySet<Role>;
  readonly figures: readonly Figure[];
  /** Of an item: it has a weight, a volume or a household unit. */
  readonly isMeasured: boolean;
  /** Of a remark: it has words that say nothing about portions, eating or people. */
  readonly hasOtherWords: boolean;
  /** "2 of the 8" */
  readonly isPair: boolean;
  /** It counts pieces with the name of the dish: "2 flapjacks". */
  readonly isPortion?: boolean;
  /** "stuffed peppers x6" */
  readonly isTimes: boolean;
}

/** What the words of a piece say. */
interface Words {
  readonly roles: Set<Role>;
  readonly figures: Figure[];
  otherWords: number;
  isMeasured: boolean;
  hasEnergy: boolean;
}

export function toPiece(
  tokens: readonly Token[],
  lead: string,
  food: Food | undefined,
  language: Language,
): Piece {
  const words = readWords(tokens, food, language);
  const { roles, otherWords } = words;
  const isPair = tokens.some((_, at) => {
    const figure = food ? undefined : figureAt(tokens, at, language);
    return figure !== undefined && wholeAfter(tokens, figure, language) !== undefined;
  });
  const figures = isPair && isOrdinal(tokens, language) ? oneOf(words.figures) : words.figures;
  // "/ 4", "x 4 tubs"
  const isYield = [0, 1].some((at) => {
    const figure = food ? undefined : figureAt(tokens, at, language);
    return figure !== undefined && isMade(tokens, at, figure, lead, language);
  });
  if (isYield) roles.add("divideVerb");
  const isPercent =
    lead.includes("(") && tokens.some(({ text }) => language.amounts.percentPattern.test(text));
  return {
    start: tokens[0]?.start ?? 0,
    end: tokens.at(-1)?.end ?? 0,
    kind: food && !words.hasEnergy ? "item" : kindOf(words, isPair, isPercent),
    lead,
    tokens,
    roles,
    figures,
    isMeasured: words.isMeasured,
    hasOtherWords: otherWords > 0,
    isPair,
    isTimes:
      tokens.at(-1)?.kind === "number" && tokens.at(-2)?.text === language.amountPhrases.timesSign,
  };
}

/** "box 2 of 5", "portion 3 of the 4" */
const isOrdinal = (tokens: readonly Token[], language: Language) =>
  tokens.some(
    (_, at) =>
      roleAt(tokens, at, language)?.role === "portionNoun" &&
      figureAt(tokens, at + 1, language) !== undefined &&
      figureAt(tokens, at - 1, language) === undefined,
  );

/** One portion in place of its ordinal. */
const oneOf = ([first, ...others]: readonly Figure[]): readonly Figure[] =>
  first ? [{ ...first, value: 1 }, ...others] : [];

function kindOf(
  { roles, figures, otherWords, isMeasured, hasEnergy }: Words,
  isPair: boolean,
  isPercent: boolean,
): Piece["kind"] {
  if (hasEnergy) return "energy";
  // "cajun mix", "frozen peas"
  const isPhrase = otherWords > 0 && (figures.length === 0 || isMeasured);
  // "chili total cooked 1.4 kg"
  const isOfWhole = roles.has("wholeNoun") && roles.has("cookedWord");
  const isStrong = [...roles].some(
    (role) => !weakRoles.has(role) && (isOfWhole || !(isPhrase && nounRoles.has(role))),
  );
  // "flour 500 g"
  if (!isStrong && otherWords > 0 && figures.length > 0 && isMeasured) return "item";
  if (isPair || isStrong || (figures.length > 0 && !isMeasured && !isPercent)) return "remark";
  return figures.length > 0 ? "amount" : "name";
}

function readWords(tokens: readonly Token[], food: Food | undefined, language: Language): Words {
  const words: Words = {
    roles: new Set(),
    figures: [],
    otherWords: 0,
    isMeasured: food?.isMeasured ?? false,
    hasEnergy: false,
  };
  for (let at = 0; at < tokens.length; ) at = readWord(tokens, at, words, food, language);
  words.isMeasured ||= words.figures.some(({ kind }) => kind === "weight");
  return words;
}

/** Adds what the word at this index says; the index after it. */
function readWord(
  tokens: readonly Token[],
  at: number,
  words: Words,
  food: Food | undefined,
  language: Language,
): number {
  const [token, phrase] = [tokens[at], roleAt(tokens, at, language)];
  if (token === undefined) return at + 1;
  const { figures } = words;
  // "a fifth was mine"
  const isOwn =
    phrase?.role === "ownWord" && (figures.length > 0 || isBeforeFigure(tokens, at, language));
  const figure = isOwn ? undefined : figureAt(tokens, at, language);
  if (figure) {
    figures.push(figure.value);
    return figure.end;
  }
  if (isMeasure(token.stem, language)) words.isMeasured = true;
  const isFood = food === undefined && figures.length === 0 && isFoodNoun(token, language);
  if (phrase && !isFood) {
    if (!isOwnDish(tokens, at, phrase.role, language))
      addRolesOf(tokens, at, phrase, words.roles, language);
    return at + phrase.length;
  }
  if (language.nutrientWords.energyUnits.has(token.stem)) words.hasEnergy = true;
  else if (isOtherWord(token, language)) words.otherWords += 1;
  return at + 1;
}

function addRolesOf(
  tokens: readonly Token[],
  at: number,
  phrase: { readonly role: Role; readonly length: number },
  roles: Set<Role>,
  language: Language,
): void {
  addRoles(tokens, at, phrase, roles, language);
  // "with the kids"
  const [token] = tokens.slice(at);
  if (phrase.role === "otherPerson" && token && isPluralToken(token)) roles.add("severalPeople");
}

const isOtherWord = (token: Token, language: Language) =>
  token.kind === "word" && !isUnit(token.stem, language) && !isMealOrState(token, language);

/** "my veggie chili", not "my bowl", "my last bowl" or "my half" */
function isOwnDish(tokens: readonly Token[], at: number, role: Role, language: Language): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return (
    (role === "ownWord" || role === "groupWord") &&
    language.functionWords.possessiveDeterminers.has(token?.text ?? "") &&
    next?.kind === "word" &&
    !language.recipeRemarks.ordinals.has(next.text) &&
    (roleAt(tokens, at + 1, language) === undefined ||
      language.recipeRemarks.wholeDishes.has(next.text)) &&
    readFigure(tokens, at + 1, language) === undefined &&
    !isMealOrState(next, language)
  );
}

const isFoodNoun = ({ stem }: Token, language: Language) =>
  language.recipeRemarks.foodNouns.has(stem);

const isMealOrState = ({ text, stem }: Token, language: Language) =>
  language.mealNames.mealNames.has(text) || language.stopWords.weighedStates.has(stem);

/** Roles of words that are also in names of foods. */
const nounRoles: ReadonlySet<Role> = new Set<Role>([
  "portionNoun",
  "wholeNoun",
  "restWord",
  "equalWord",
]);

/** Roles of words that a name may have as well. */
const weakRoles: ReadonlySet<Role> = new Set<Role>(["filler", "preposition", "cookedWord"]);
