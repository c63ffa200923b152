import * as en from "../../languages/en/recipes.ts";
import { anyRow, type PatternRow } from "../../languages/pattern-rows.ts";
import { readCount } from "../chunks/read-count.ts";
import type { EatenPart } from "../mentions.ts";
import { tokenize } from "../words/tokens.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A cooked dish in a message. The person ate a part of it. */
export interface Recipe extends Span {
  readonly eaten: EatenPart;
  /** The words that name the dish, its portions and the eaten part: not ingredients. */
  readonly spans: readonly Span[];
}

interface Match extends Span {
  readonly text: string;
  readonly groups: {
    readonly [Name in "count" | "count2" | "unit" | "grams" | "fraction"]?: string;
  };
}

const compile = (rows: readonly PatternRow[]) =>
  rows.map(({ pattern }) => new RegExp(pattern, "gi"));

const yieldPatterns = compile(en.recipeYields);
const weightPatterns = compile(en.cookedWeights);
const sharePatterns = compile(en.recipeShares);
const introductionPattern = new RegExp(
  `(?:${anyRow(en.ingredientIntroductions)})(?=${en.ingredientStart})`,
  "gi",
);
const dishStartPattern = new RegExp(en.dishStart, "gi");
const itemPattern = new RegExp(`(?:^|${en.ingredientSeparator})\\s*${en.ingredientStart}`, "gi");
const startsWithItem = new RegExp(`^\\s*(?:-\\s*)?${en.ingredientStart}`, "i");
const dishRemark = new RegExp(en.dishRemark, "i");
const kilogramPattern = new RegExp(`^${en.kilogramUnits}$`, "i");

/** A dish has at least so many ingredients with amounts. */
const minIngredients = 2;

/**
 * Finds the dishes of a message whose ingredients are divided: those before "serves 4, I had one" or
 * "ate a quarter of it".
 */
export function findRecipes(message: string): readonly Recipe[] {
  const text = message.replaceAll("’", "'");
  const shares = findAll(sharePatterns, text);
  if (shares.length === 0) return [];
  const yields = findAll(yieldPatterns, text);
  const weights = findAll(weightPatterns, text);
  const recipes: Recipe[] = [];
  for (const share of shares) {
    const from = recipes.at(-1)?.end ?? 0;
    if (share.start < from) continue;
    const isBefore = (match: Match) => match.start >= from && match.end <= share.start;
    const recipe = readRecipe(
      text,
      from,
      share,
      yields.findLast(isBefore),
      weights.findLast(isBefore),
    );
    if (recipe) recipes.push(recipe);
  }
  return recipes;
}

function findAll(patterns: readonly RegExp[], text: string): readonly Match[] {
  return patterns
    .flatMap((pattern) =>
      [...text.matchAll(pattern)].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        text: match[0],
        groups: match.groups ?? {},
      })),
    )
    .sort((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ start, end }, at, all) =>
      all.slice(0, at).every((other) => other.end <= start || other.end < end),
    );
}

function readRecipe(
  text: string,
  from: number,
  share: Match,
  portions: Match | undefined,
  weight: Match | undefined,
): Recipe | undefined {
  const eaten = toEatenPart(share, portions, weight);
  if (eaten === undefined) return undefined;
  const remarks = [share, portions, weight].filter((match) => match !== undefined);
  const pot = findIngredients(text, from, share.start, remarks);
  // "400 g rice, 2 eggs, ate half of it" is half of the eggs.
  if (pot === undefined || (eaten.whole === 1 && pot.dish === "")) return undefined;
  return {
    start: pot.start,
    end: share.end,
    eaten: { ...eaten, dish: pot.dish },
    spans: [...pot.spans, ...remarks],
  };
}

type Part = Omit<EatenPart, "dish">;

/** The eaten part of the dish; undefined if the words do not give both the part and the whole. */
function toEatenPart(
  { groups }: Match,
  portions: Match | undefined,
  weight: Match | undefined,
): Part | undefined {
  const { fraction, grams } = groups;
  if (grams !== undefined) return toWeighedPart(Number(grams), weight?.groups);
  if (fraction === undefined) return toPortions(groups, portions?.groups);
  const part = readShare(fraction);
  return part !== undefined && part <= 1 ? { eaten: part, whole: 1 } : undefined;
}

function toWeighedPart(eaten: number, weight: Match["groups"] = {}): Part | undefined {
  const { grams, unit = "" } = weight;
  const whole = Number(grams) * (kilogramPattern.test(unit) ? 1000 : 1);
  return whole >= eaten ? { eaten, whole, unit: "g" } : undefined;
}

function toPortions(share: Match["groups"], portions: Match["groups"] = {}): Part | undefined {
  const eaten = readShare(share.count ?? share.count2 ?? "");
  const whole = readShare(portions.count ?? portions.count2 ?? "");
  if (eaten === undefined || whole === undefined) return undefined;
  return eaten <= whole && whole > 1 ? { eaten, whole } : undefined;
}

/** "2", "a quarter", "25%". */
function readShare(words: string): number | undefined {
  const percent = /^(\d+) ?%$/.exec(words);
  if (percent) return Number(percent[1]) / 100;
  const tokens = tokenize(words);
  const [first] = tokens;
  const count =
    readCount(tokens, 0)?.value.count ?? readCount(tokenize(`a ${words}`), 0)?.value.count;
  return first === undefined ? undefined : count;
}

/** The ingredients before the remark on the eaten part, without the name of the dish. */
function findIngredients(
  text: string,
  from: number,
  until: number,
  remarks: readonly Span[],
): { start: number; dish: string; spans: readonly Span[] } | undefined {
  const words = remarks.reduce(
    (rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end),
    text.slice(0, until),
  );
  const listStart = findListStart(words, from);
  const list = words.slice(listStart);
  const introductions = [...list.matchAll(introductionPattern)];
  const introduction = introductions.find(({ 0: mark }) => /[:(]/.test(mark)) ?? introductions[0];
  const itemsAt = introduction ? introduction.index + introduction[0].length : 0;
  if ([...list.slice(itemsAt).matchAll(itemPattern)].length < minIngredients) return undefined;
  if (!introduction) return { start: listStart, dish: "", spans: [] };
  const head = list.slice(0, introduction.index);
  const nameAt = [...head.matchAll(dishStartPattern)].at(-1);
  const dishAt = nameAt ? nameAt.index + nameAt[0].length : 0;
  const dish = head.slice(dishAt).replace(dishRemark, "").trim();
  if (en.mealLabels.has(dish.toLowerCase()))
    return { start: listStart + itemsAt, dish: "", spans: [] };
  const start = listStart + dishAt;
  return { start, dish, spans: [{ start, end: listStart + itemsAt }] };
}

/** The start of the last sentence, or of the lines of a list with its heading. */
function findListStart(words: string, from: number): number {
  let listEnd = words.length;
  while (listEnd > from && /[\s.,;:!?)(]/.test(words.charAt(listEnd - 1))) listEnd -= 1;
  const trimmed = words.slice(0, listEnd);
  let start = lastSentenceStart(trimmed, from);
  while (start > from && startsWithItem.test(trimmed.slice(start))) {
    const previous = trimmed.slice(0, start).replace(/[\s.!?]+$/, "");
    if (previous.length <= from) break;
    start = lastSentenceStart(previous, from);
  }
  return start;
}

function lastSentenceStart(text: string, from: number): number {
  const ends = [...text.matchAll(/\n|[.!?](?=\s)/g)].map(({ index }) => index + 1);
  return Math.max(from, ends.findLast((end) => end < text.trimEnd().length) ?? 0);
}
