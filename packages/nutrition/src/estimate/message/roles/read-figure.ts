import type { Language } from "../../../languages/language.ts";
import type { NutrientId } from "../../../nutrients.ts";
import type { Token } from "../../words/tokens.ts";
import { weightUnit } from "./read-amount.ts";
import { hasRole, type Role } from "./role.ts";
import type { FoundPart } from "./role-part.ts";

/** "412 kcal", "calories 150", "energy: 890 kJ" */
export function readEnergy(
  tokens: readonly Token[],
  at: number,
  language: Language,
): FoundPart | undefined {
  const { energyUnits, energyNames } = language.nutrientWords;
  const factor = (index: number) => energyUnits.get(tokens[index]?.stem ?? "");
  const energy = (number: number, unit: number, length: number): FoundPart => ({
    role: "energy",
    value: number * unit,
    length,
    isJoule: unit !== 1,
  });
  const number = digitsOf(tokens[at]);
  const unit = factor(at + 1);
  // "Servings 6 Calories 190"
  const isServings =
    tokens[at - 1]?.stem === language.amountPhrases.servingUnit &&
    digitsOf(tokens[at + 2]) !== undefined;
  if (number !== undefined && unit !== undefined && !isServings) return energy(number, unit, 2);
  const name = factor(at);
  if (name === undefined && !energyNames.has(tokens[at]?.stem ?? "")) return undefined;
  let next = at + 1;
  while ([":", "=", ",", "|"].includes(tokens[next]?.text ?? "")) next += 1;
  const after = digitsOf(tokens[next]);
  if (after === undefined) return undefined;
  const ownUnit = factor(next + 1);
  if (ownUnit !== undefined) return energy(after, ownUnit, next + 2 - at);
  const isWeight = weightUnit(tokens[next + 1], language) !== undefined;
  return name === undefined || isWeight ? undefined : energy(after, name, next + 1 - at);
}

const digitsOf = (token: Token | undefined) =>
  token?.kind === "number" && Number.isFinite(Number(token.text)) ? Number(token.text) : undefined;

/** "20 g protein", "fat 9", "24 P"; "sugars 4 g" after another figure */
export function readNutrient(
  tokens: readonly Token[],
  at: number,
  before: { readonly role: Role } | undefined,
  language: Language,
): FoundPart | undefined {
  const number = digitsOf(tokens[at]);
  const { nutrientUnits, macroLetters } = language.nutrientWords;
  const isInLabel = hasRole(before, "energy", "nutrient", "of", "comma", "stop", "mark");
  if (number !== undefined) return readNumberFirst(tokens, at, number, isInLabel, language);
  const letter = isInLabel ? macroLetters.get(tokens[at]?.text ?? "") : undefined;
  const name = letter ? { id: letter, end: at + 1 } : nutrientAt(tokens, at, isInLabel, language);
  if (!name) return undefined;
  const isMark = [":", "=", ".", "|"].includes(tokens[name.end]?.text ?? "");
  const from = isMark ? name.end + 1 : name.end;
  const amount = digitsOf(tokens[from]);
  if (amount === undefined) return undefined;
  const unit = nutrientUnits.get(tokens[from + 1]?.stem ?? "");
  return toNutrient(name.id, amount, unit, from + (unit === undefined ? 1 : 2) - at);
}

/** "20 g of protein", "24 P", but not "2 protein bars" */
function readNumberFirst(
  tokens: readonly Token[],
  at: number,
  number: number,
  isInLabel: boolean,
  language: Language,
): FoundPart | undefined {
  const { nutrientUnits, macroLetters, wordsAfterFigure } = language.nutrientWords;
  const letter = macroLetters.get(tokens[at + 1]?.text ?? "");
  if (letter !== undefined) return { role: "nutrient", nutrient: letter, value: number, length: 2 };
  const unit = nutrientUnits.get(tokens[at + 1]?.stem ?? "");
  const from = unit === undefined ? at + 1 : at + 2;
  const isOf = tokens[from]?.text === language.functionWords.partitive;
  const name = nutrientAt(tokens, isOf ? from + 1 : from, isInLabel, language);
  const next = name && tokens[name.end];
  const isName = unit === undefined && next?.kind === "word" && !wordsAfterFigure.has(next.text);
  return name && !isName ? toNutrient(name.id, number, unit, name.end - at) : undefined;
}

/** Milligrams for nutrients in milligrams. */
const toNutrient = (
  nutrient: NutrientId | undefined,
  number: number,
  unit: number | undefined,
  length: number,
): FoundPart => {
  const factor = nutrient?.endsWith("_mg") ? 1000 : 1;
  const value = unit === undefined ? number : number * unit * factor;
  return { role: "nutrient", value, length, ...(nutrient !== undefined && { nutrient }) };
};

/** A nutrient; in a label, also those that are foods elsewhere, which are not counted: "salt". */
function nutrientAt(tokens: readonly Token[], at: number, isInLabel: boolean, language: Language) {
  for (const length of [3, 2, 1]) {
    const phrase = tokens.slice(at, at + length).map(({ stem }) => stem);
    const id = language.nutrientWords.nutrientWords.get(phrase.join(" "));
    if (id !== undefined && phrase.length === length) return { id, end: at + length };
  }
  const isOther = isInLabel && language.statedFigures.otherNutrients.has(tokens[at]?.stem ?? "");
  return isOther && !isFoodOfList(tokens, at, language)
    ? { id: undefined, end: at + 1 }
    : undefined;
}

/** "porridge (250 kcal), sugar 10 g": a food, unless another nutrient is named just before it or it is a plural. */
function isFoodOfList(
  tokens: readonly Token[],
  at: number,
  { nutrientWords, statedFigures }: Language,
): boolean {
  const token = tokens[at];
  if (!nutrientWords.nutrientsInLists.has(token?.stem ?? "") || token?.stem !== token?.text)
    return false;
  return !tokens
    .slice(Math.max(0, at - tokensOfNutrient), at)
    .some(
      ({ stem }) => nutrientWords.nutrientWords.has(stem) || statedFigures.otherNutrients.has(stem),
    );
}
/** Back to "fat" from "sugar" in "fat 12 g, sugar 3 g" and "20 g of fat, 3 g sugar". */
const tokensOfNutrient = 7;
