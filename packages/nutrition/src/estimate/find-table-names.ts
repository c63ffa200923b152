import type { Food } from "../food.ts";
import type { Language } from "../languages/language.ts";
import { isNameWord } from "./dictionary-phrases.ts";
import { platterContent } from "./match/contents.ts";
import type { FoodIndex } from "./match/food-index.ts";
import { saysStatesOfAll } from "./message/restate-states-of-all.ts";
import { joinStems, type Token, tokenize } from "./words/tokens.ts";

/** A name of the table found in a text, word for word. */
export interface NameMatch {
  readonly start: number;
  readonly end: number;
  readonly food: Food;
}

/** Longer names are read word by word. */
const maxNameTokens = 6;

/**
 * Finds names and aliases of the table that stand alone in a text: between marks, numbers, and words
 * that name no food. Longest first, from the left.
 */
export function findTableNames(text: string, index: FoodIndex): readonly NameMatch[] {
  const tokens = tokenize(text, index.language);
  const saysStates = saysStatesOfAll(text, index.language);
  const found: NameMatch[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const name = findNameAt(tokens, at, index);
    if (name === undefined || isAmount(text, tokens.slice(at, name.to), index.language)) continue;
    if (isFlavor(tokens, at, name.to, index.language)) continue;
    if (saysStates && isWeighed(tokens, at, name.to, index.language)) continue;
    found.push({
      start: tokens[at]?.start ?? 0,
      end: tokens[name.to - 1]?.end ?? 0,
      food: name.food,
    });
    at = name.to - 1;
  }
  return found;
}

/** "..., ate one bar": not the brand, which is written with a capital letter or comes first. */
function isAmount(text: string, name: readonly Token[], { amounts }: Language): boolean {
  const [number, unit, ...others] = name;
  if (!number || !unit || others.length > 0 || number.start === 0) return false;
  const isUnit = amounts.units.has(unit.stem) || amounts.pieceUnits.has(unit.stem);
  const isCount = amounts.numberWords.has(number.text) && isUnit;
  return isCount && text.slice(number.start, number.end) === number.text;
}

/** "dry weights: 50 g red lentils": the name says no state. One that joins foods is kept whole: "200 g fish and chips". */
const isWeighed = (tokens: readonly Token[], at: number, to: number, language: Language) =>
  language.amounts.gramsByUnit.has(tokens[at - 1]?.stem ?? "") &&
  tokens[at - 2]?.kind === "number" &&
  tokens
    .slice(at, to)
    .every(({ kind, text }) => kind === "word" && !language.stopWords.connectors.has(text));

/** "quest bar, cookies and cream" */
const isFlavor = (tokens: readonly Token[], at: number, to: number, language: Language) =>
  tokens[at - 1]?.text === language.functionWords.comma &&
  language.foodClasses.flavoredProducts.has(tokens[at - 2]?.stem ?? "") &&
  tokens
    .slice(at, to)
    .every(
      ({ stem, text }) =>
        language.foodClasses.flavors.has(stem) || text === language.functionWords.conjunction,
    );

const namesMeal = (tokens: readonly Token[], { mealNames }: Language) =>
  tokens.some(({ text }) => mealNames.mealNames.has(text) || mealNames.occasionWords.has(text));

/** The table's own food of a name. Not an imported one: "strawberries with whipped cream" are two foods of the table. */
function findNamedFood(key: string, { foods, foodByName, nameByKey }: FoodIndex): Food | undefined {
  const food = foods[foodByName[nameByKey.get(key) ?? -1] ?? -1];
  return food?.isImported ? undefined : food;
}

/** The longest name that begins at a token: its food and the token after it. */
function findNameAt(tokens: readonly Token[], at: number, index: FoodIndex) {
  if (tokens[at]?.kind === "mark" || !isNameStart(tokens, at, index.language)) return undefined;
  for (let to = Math.min(tokens.length, at + maxNameTokens); to > at; to -= 1) {
    const isHeading = tokens[to]?.text === ":" && !namesMeal(tokens.slice(at, to), index.language);
    if (!isNameEnd(tokens, at, to, index.language) && !(isHeading && to - at > 1)) continue;
    const food = findNamedFood(joinStems(tokens.slice(at, to)), index);
    // "fry up: 2 sausages, ..."
    if (food && (!isHeading || food.contains?.[0] === platterContent)) return { to, food };
  }
  return undefined;
}

/** "for breakfast bagel and coffee" says a meal, not a breakfast bagel. */
function isNameStart(tokens: readonly Token[], at: number, language: Language): boolean {
  const [previous, first] = [tokens[at - 1], tokens[at]];
  if (!previous) return true;
  if (previous.text === "-") return false;
  // "fish & chips from the chippy", "fish and chips"
  const isSecondOfDish =
    previous.text !== language.functionWords.comma &&
    language.functionWords.dishListSeparators.has(previous.text);
  if (isSecondOfDish) return false;
  if (previous.kind !== "word") return true;
  if (language.functionWords.weightNouns.has(previous.text)) return false;
  const isMeal = language.mealWords.commonNonFoodWords.includes(first?.text ?? "");
  return isMeal
    ? language.functionWords.determiners.has(previous.text)
    : !isNameWord(previous, language);
}

/** "smashed avocado on toast", "a cup of cocoa made from ...", "the cookies and cream one" */
const continuesName = ({ text }: Token, language: Language) =>
  text === language.functionWords.pronounOne ||
  (language.stopWords.connectors.has(text) &&
    !language.functionWords.accompanyingWords.has(text) &&
    !language.times.mealPrepositions.has(text));

/** One word alone must be all between marks and numbers: "date" is a fruit in a list, not in "on a date". */
function isNameEnd(tokens: readonly Token[], at: number, to: number, language: Language): boolean {
  const [previous, next] = [tokens[at - 1], tokens[to]];
  if (next?.text === ":" || next?.text === "-") return false;
  if (next && continuesName(next, language)) return false;
  if (to - at === 1) return previous?.kind !== "word" && (!next || next.kind === "mark");
  return !next || !isNameWord(next, language);
}
