import type { Language } from "../../../languages/language.ts";
import type { FoodIndex } from "../../match/food-index.ts";
import { normalizeTokens } from "../../segment/food-query.ts";
import type { Span } from "../../words/span.ts";
import { type Token, tokenize } from "../../words/tokens.ts";
import type { MealCue } from "../find-meal-cues.ts";
import { labelParts } from "../uneaten/uneaten-part.ts";

/** A token with what it may be, for the features of a message's structure. */
export interface StructureToken extends Span {
  readonly kind: Token["kind"];
  readonly text: string;
  readonly stem: string;
  /** The stem of the word that stands for it in names of foods. */
  readonly name: string;
  /** True for a word of the names of foods that has no other role. */
  readonly isFood: boolean;
  /** The class that stands for it in features: its own text, or that of a kind of words. */
  readonly shape: string;
  /** The role of its phrase in clauses about food that was not eaten. */
  readonly role: string;
}

/** The tokens of a text. Those of `cues` have the shapes of times and meals. */
export function readStructureTokens(
  text: string,
  cues: readonly MealCue[],
  index: FoodIndex,
): readonly StructureToken[] {
  const { language } = index;
  const tokens = tokenize(text, language);
  const parts = createCursor(labelParts(text, language));
  const names = createCursor(normalizeTokens(tokens, index));
  return tokens.map((token) => {
    const role = parts(token)?.role ?? "word";
    const cue = cueOf(token, cues, language);
    const name = names(token)?.stem ?? token.stem;
    const isFood =
      cue === undefined &&
      token.kind === "word" &&
      (role === "word" || role === "number" || role === "part") &&
      token.text.length > 1 &&
      !language.amounts.numberWords.has(token.text) &&
      !language.structure.functionWords.has(token.text) &&
      index.wordWeights.get(name) !== undefined;
    const shape = cue ?? (token.kind === "number" ? numberShape(token.text) : token.text);
    const { kind, stem, start, end } = token;
    return { kind, text: token.text, stem, name, start, end, isFood, shape, role };
  });
}

/** Finds the span of a list that contains the next token; tokens are asked for in order. */
function createCursor<T extends Span>(spans: readonly T[]): (token: Span) => T | undefined {
  let at = 0;
  return ({ start, end }) => {
    while ((spans[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    const span = spans[at];
    return span && span.start < end ? span : undefined;
  };
}

/** Words that name a time, a meal or a part of the day. */
function cueOf(
  { text, stem, start, end }: Token,
  cues: readonly MealCue[],
  { mealNames, times }: Language,
): string | undefined {
  const cue = cues.find((one) => one.start <= start && end <= one.end);
  if (cue?.mealType !== undefined) return "MEAL";
  if (cue?.clockWords !== undefined) return "TIME";
  if (mealNames.mealNames.has(stem) || mealNames.mealNames.has(text)) return "MEAL";
  return times.dayParts.has(text) ? "PART" : undefined;
}

/** Numbers by their size: hours, minutes, and others. */
function numberShape(text: string): string {
  if (!/^\d+$/.test(text)) return "#.";
  const value = Number(text);
  if (text.length > 2) return "#big";
  return value <= 12 ? "#12" : value <= 24 ? "#24" : "#99";
}

/** Consecutive food words. */
export interface FoodRun extends Span {
  /** Places of its tokens. */
  readonly first: number;
  readonly last: number;
  /** How much of it is the name of one food. */
  readonly named: "all" | "end" | "start" | "part";
}

/** The runs of food words, in order. */
export function findFoodRuns(
  tokens: readonly StructureToken[],
  index: FoodIndex,
): readonly FoodRun[] {
  const runs: FoodRun[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (!tokens[at]?.isFood) continue;
    const first = at;
    while (tokens[at + 1]?.isFood) at += 1;
    const words = tokens.slice(first, at + 1);
    const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
    runs.push({ first, last: at, start, end, named: findNamed(words, index) });
  }
  return runs;
}

function findNamed(words: readonly StructureToken[], { dictionary, nameByKey }: FoodIndex) {
  const isName = (part: readonly StructureToken[]) =>
    nameByKey.has(part.map(({ name }) => name).join(" ")) ||
    (part.length === 1 && dictionary?.foods.has(part[0]?.text ?? "") === true);
  if (isName(words)) return "all";
  const places = words.map((_, at) => at).slice(1);
  if (places.some((at) => isName(words.slice(at)))) return "end";
  return places.some((at) => isName(words.slice(0, at))) ? "start" : "part";
}

/** True for the shapes of times and meals. */
export const isCue = (shape: string): boolean =>
  shape === "TIME" || shape === "MEAL" || shape === "PART";

/** A token of a name of a food counts by its class. */
export const shapeOf = (token: StructureToken | undefined): string =>
  token === undefined ? "-" : token.isFood ? "FOOD" : token.shape;
