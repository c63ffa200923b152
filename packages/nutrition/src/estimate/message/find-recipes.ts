import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable, type PatternTable } from "../../languages/pattern-table.ts";
import type { EatenPart } from "../food-mention.ts";
import type { Span } from "../words/span.ts";
import { tokenize } from "../words/tokens.ts";
import { type RecipeMatch as Match, type Part, toEatenPart } from "./eaten-part.ts";
import { findMoreOfRecipe, type MoreOfRecipe } from "./find-more-of-recipe.ts";
import { readRecipeRemarks } from "./read-recipe-remarks.ts";
import { readRecipeMessage } from "./recipe/read-recipe-message.ts";
import { readWholeRecipe } from "./recipe/read-whole-recipe.ts";
import {
  findIngredientsAfter,
  findIngredientsBefore,
  findListStart,
  type Ingredients,
  lastSentenceStart,
} from "./recipe-ingredients.ts";
import type { RecipeRemark } from "./recipe-remark-rules.ts";

/** A cooked dish in a message. The person ate a part of it. */
export interface Recipe extends Span {
  readonly eaten: EatenPart;
  /** The words that name the dish, its portions and the eaten part: not ingredients. */
  readonly spans: readonly Span[];
  /** What was eaten of it at other meals. */
  readonly more: readonly MoreOfRecipe[];
  /** True if it is read by the kinds of its pieces, which a list of shared foods does not have. */
  readonly isRead?: boolean;
  /** A figure around its ingredients may be unread. */
  readonly isDoubtful?: boolean;
  /** Words of its remarks that are not understood. */
  readonly unread?: readonly Span[];
}

/** Two ingredients and a yield or a share; a number may be a word. */
const twoNumbers = /\d\D+\d/;

type FirstPart = Omit<Recipe, "more">;

const yieldTable = forLanguage((language) => createPatternTable(language.recipes.recipeYields));
const weightTable = forLanguage((language) => createPatternTable(language.recipes.cookedWeights));
const shareTable = forLanguage((language) => createPatternTable(language.recipes.recipeShares));
const othersTable = forLanguage((language) => createPatternTable(language.recipes.sharesOfOthers));
const namedPortionTable = forLanguage((language) =>
  createPatternTable(language.recipes.namedPortions),
);
const namedPieceTable = forLanguage((language) => createPatternTable(language.recipes.namedPieces));
const leadingShareTable = forLanguage((language) =>
  createPatternTable(language.recipes.leadingShares),
);
const dividingPattern = forLanguage((language) => new RegExp(language.recipes.dividingWords, "i"));
const energyPattern = forLanguage(
  (language) => new RegExp(`\\d ?${language.energyUnits.energyUnit}\\b`, "i"),
);

const perPortion = forLanguage(
  ({ energyUnits, recipes }) =>
    new RegExp(`\\d ?${energyUnits.energyUnit} ${recipes.ofOnePortion}`, "i"),
);

/**
 * Finds the dishes of a message whose ingredients are divided: those before "serves 4, I had one" or
 * "ate a quarter of it", and those after "a third of my chili:".
 */
export function findRecipes(message: string, language: Language): readonly Recipe[] {
  const text = message.replaceAll("’", "'");
  const read = findReadRecipes(text, language);
  if (read.length > 0) return read;
  const leading = findAll(leadingShareTable(language), text);
  const remarks = twoNumbers.test(text) ? readRecipeRemarks(text, language) : [];
  const yields = addRemarks(findAll(yieldTable(language), text), remarks, "division", text);
  const shares = addRemarks(findShares(text, yields, language), remarks, "eaten", text);
  if (
    shares.length === 0 &&
    leading.length === 0 &&
    !yields.some((one) => isDivision(one, language))
  )
    return [];
  const weights = addRemarks(findAll(weightTable(language), text), remarks, "cookedWeight", text);
  const recipes: FirstPart[] = [];
  const readEach = (
    matches: readonly Match[],
    read: (match: Match, from: number) => FirstPart | undefined,
  ) => {
    for (const match of matches) {
      const from = recipes.findLast(({ start }) => start < match.start)?.end ?? 0;
      const recipe = match.start < from ? undefined : read(match, from);
      if (recipe && !recipes.some((other) => overlaps(recipe, other))) recipes.push(recipe);
    }
  };
  readEach(leading, (share) => readRecipeAfter(text, share, { yields, weights }, language));
  // "lasagne (8 servings, had 1): 500 g beef, ..."
  readEach(shares, (share) => {
    const division = findDivisionInBracket(text, share, yields);
    const measures = { yields: division ? [division] : [], weights };
    return division && readRecipeAfter(text, share, measures, language, division);
  });
  readEach(shares, (share, from) => {
    const isBefore = (match: Match) => match.start >= from && match.end <= share.start;
    // "had a portion, it makes 4"
    const isNext = ({ start }: Match) =>
      start >= share.end && !/[\w.]/.test(text.slice(share.end, start));
    return readRecipe(
      text,
      from,
      share,
      yields.findLast(isBefore) ?? yields.find(isNext),
      weights.findLast(isBefore),
      language,
    );
  });
  // "serves 4": one portion was eaten.
  readEach(
    yields.filter((one) => isDivision(one, language)),
    (division, from) =>
      readRecipe(text, from, onePortion(division), division, undefined, language) ??
      readRecipeAfter(text, onePortion(division), { yields, weights }, language, division),
  );
  return recipes
    .sort((one, other) => one.start - other.start)
    .map((recipe) => {
      const more = findMoreOfRecipe(text, recipe, shares, language);
      return { ...recipe, more, spans: [...recipe.spans, ...more] };
    });
}

/** The dish of a message whose words all have a role, except those of its ingredients. */
export function findWholeRecipe(text: string, language: Language): readonly Recipe[] {
  const read = readWholeRecipe(text.replaceAll("’", "'"), language);
  return read ? [{ ...read, isRead: true, more: [] }] : [];
}

/** The dish of a message that is read by the kinds of its pieces. */
export function findReadRecipes(text: string, language: Language): readonly Recipe[] {
  const read = readRecipeMessage(text.replaceAll("’", "'"), language);
  if (read === undefined) return [];
  const [first, ...later] = read.shares;
  const more = findMoreOfRecipe(text, { ...read, end: first?.end ?? read.end }, later, language);
  return [{ ...read, isRead: true, more, spans: [...read.spans, ...more] }];
}

const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

const isDivision = ({ text, isDividing }: Match, language: Language) =>
  isDividing ?? dividingPattern(language).test(text);

/** The matches of the patterns, extended to the remark that they are in, and the other remarks of the kind. */
function addRemarks(
  found: readonly Match[],
  remarks: readonly RecipeRemark[],
  kind: RecipeRemark["kind"],
  text: string,
): readonly Match[] {
  const ofKind = remarks.filter((remark) => remark.kind === kind);
  const matchesIn = (remark: Span) => found.filter((match) => overlaps(match, remark));
  // "My husband ate half, I ate a quarter" is one remark.
  const added = ofKind
    .filter((remark) => matchesIn(remark).length !== 1)
    .map((remark) => ({ ...remark, text: text.slice(remark.start, remark.end) }));
  const extended = found
    .filter((match) => !added.some((remark) => overlaps(match, remark)))
    .map((match) => {
      const remark = ofKind.find((other) => overlaps(match, other));
      if (remark === undefined) return match;
      const [start, end] = [Math.min(remark.start, match.start), Math.max(remark.end, match.end)];
      return { ...match, start, end, ...(remark.isDividing && { isDividing: true }) };
    });
  return dropNested([...extended, ...added]);
}

const onePortion = (division: Match): Match => ({ ...division, groups: { count: "1" } });

/** The words for the eaten part; portions without a verb only after a yield. */
function findShares(text: string, yields: readonly Match[], language: Language): readonly Match[] {
  const heading = new Set(
    tokenize(text.slice(0, text.search(/[:(.\n]|$/)), language).map(({ stem }) => stem),
  );
  const pieces = findAll(namedPieceTable(language), text).filter(({ groups: { noun = "" } }) =>
    heading.has(language.stem(noun.toLowerCase())),
  );
  const named = [...findAll(namedPortionTable(language), text), ...pieces].filter(
    (match) =>
      yields.some(({ end }) => end <= match.start) &&
      !yields.some((division) => overlaps(division, match)),
  );
  return dropNested([...findAll(shareTable(language), text), ...named]);
}

function findAll(table: PatternTable, text: string): readonly Match[] {
  return dropNested(
    table.matchEach(text).map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
      groups: match.groups ?? {},
    })),
  );
}

/** In order, without those inside another. */
const dropNested = (matches: readonly Match[]): readonly Match[] =>
  matches
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ start, end }, at, all) =>
      all.slice(0, at).every((other) => other.end <= start || other.end < end),
    );

function readRecipe(
  text: string,
  from: number,
  share: Match,
  portions: Match | undefined,
  weight: Match | undefined,
  language: Language,
): FirstPart | undefined {
  const isBetween = ({ start, end }: Match) => start >= from && end <= share.start;
  const others = findAll(othersTable(language), text).filter(isBetween);
  const eaten = toEatenPart(share, portions ?? findWholeOfOthers(others), weight, language);
  if (eaten === undefined) return undefined;
  const remarks = [share, portions, weight, ...others].filter((match) => match !== undefined);
  const pot =
    findIngredientsBefore(
      text,
      from,
      share.start,
      remarks,
      minIngredients(eaten, portions, language),
      language,
    ) ?? findStatedDish(text, from, share.start, language);
  // "400 g rice, 2 eggs, ate half of it" is half of the eggs; "that's me 1/4", or in a sentence of its own, is of all.
  const isSentence = /[.!\n]\s*$/.test(text.slice(0, share.start));
  const isOfAll =
    pot?.dish !== "" ||
    eaten.whole !== 1 ||
    share.groups.part !== undefined ||
    portions !== undefined ||
    isSentence;
  if (pot === undefined || !isOfAll) return undefined;
  // "a ready meal 513 kcal + a naan. had it": a name with energy is a food.
  const hasEnergy = ({ start, end }: Span) => energyPattern(language).test(text.slice(start, end));
  if (pot.spans.some(hasEnergy)) return undefined;
  return {
    start: pot.start,
    end: Math.max(share.end, portions?.end ?? 0),
    eaten: { ...eaten, dish: pot.dish || (portions?.groups.dish ?? "") },
    spans: [...pot.spans, ...remarks],
  };
}

/** "my son had 2 of the 8": into how many portions the dish was divided. */
function findWholeOfOthers(others: readonly Match[]): Match | undefined {
  const found = others.find(({ groups }) => groups.whole !== undefined);
  return found && { ...found, groups: { count: found.groups.whole ?? "" } };
}

/** A dish has at least two ingredients with amounts; pieces that were made and a weight after cooking have one. */
const minIngredients = ({ unit }: Part, portions: Match | undefined, language: Language) =>
  unit === "g" || (portions && language.recipes.piecesMade.test(portions.text)) ? 1 : 2;

/** "lasagne, the tray has 3200 kcal": figures of the whole dish. */
function findStatedDish(
  text: string,
  from: number,
  until: number,
  language: Language,
): Ingredients | undefined {
  const hasEnergy = (start: number) => energyPattern(language).test(text.slice(start, until));
  const last = findListStart(text.slice(0, until), from, language);
  // "the whole thing is 2400 kcal. Cut in 6, one square": the sentence before.
  const before = text.slice(0, last).replace(/[\s.!?]+$/, "");
  const start = hasEnergy(last) ? last : lastSentenceStart(before, from);
  const isOne =
    start === last || text.slice(start, last).split(energyPattern(language)).length === 2;
  const isOfPortion = perPortion(language).test(text.slice(start, until));
  return isOne && hasEnergy(start) && !isOfPortion
    ? { start, end: until, dish: "", spans: [] }
    : undefined;
}

/** The dish after its eaten part, with the yield before or after the ingredients. */
function readRecipeAfter(
  text: string,
  share: Match,
  { yields, weights }: Record<"yields" | "weights", readonly Match[]>,
  language: Language,
  division?: Match,
): FirstPart | undefined {
  const isLater = ({ start }: Match) => start >= share.end;
  const later = yields.filter(isLater);
  const laterWeights = share.groups.grams === undefined ? [] : weights.filter(isLater);
  const pot = findIngredientsAfter(text, share.end, [...later, ...laterWeights], language);
  if (pot === undefined) return undefined;
  const isOfPot = ({ start, end }: Match) =>
    end <= pot.end || !/\w/.test(text.slice(pot.end, start));
  const portions = later.find(isOfPot);
  const weight = laterWeights.find(isOfPot);
  const eaten = toEatenPart(share, portions ?? division, weight, language);
  if (eaten === undefined) return undefined;
  const isUnnamed = !/[a-z]/i.test(pot.dish);
  const title = isUnnamed ? findTitle(text, share, yields) : undefined;
  return {
    start: title?.start ?? share.start,
    end: Math.max(pot.end, portions?.end ?? 0, weight?.end ?? 0),
    eaten: { ...eaten, dish: title?.dish ?? (isUnnamed ? "" : pot.dish) },
    spans: [share, title, ...pot.spans, portions, weight].filter((span) => span !== undefined),
  };
}

/** The yield before the eaten part, in brackets before a list or directly before its colon. */
function findDivisionInBracket(text: string, { start, end }: Match, yields: readonly Match[]) {
  const isBeforeColon = /^\s*:/.test(text.slice(end));
  const open = isBeforeColon
    ? lastSentenceStart(text.slice(0, end), 0) - 1
    : text.lastIndexOf("(", start);
  const isBracket = open >= 0 && /^[^(:.\n]*\)\s*[:–-]/.test(text.slice(end));
  if (!isBracket && !isBeforeColon) return undefined;
  return yields.find((one) => one.start > open && one.end <= start);
}

/** The dish before its eaten part and a colon: "goulash for 5, my share a fifth:". */
function findTitle(text: string, { start: end }: Match, yields: readonly Match[]) {
  const start = lastSentenceStart(text.slice(0, end), 0);
  const first = yields.find((division) => division.start >= start && division.end <= end);
  const dish = text.slice(start, first?.start ?? end).replace(/[\s,(–-]+$/, "");
  return /\d|[,;:(]/.test(dish) ? undefined : { start, end, dish: dish.trim() };
}
