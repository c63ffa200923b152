import type { Food, FoodSource } from "../food.ts";
import type { MealItem } from "../meal.ts";
import { type NutrientAmounts, roundAmounts, scalePer100g } from "../totals.ts";
import type { Amount, Measure } from "./chunks/amount.ts";
import { readChunks } from "./chunks/read-chunks.ts";
import { readMeasure } from "./chunks/read-measure.ts";
import { readCut } from "./chunks/share-of-whole.ts";
import type { FoodIndex } from "./foods/food-index.ts";
import { type FoodMatcher, type FoodQuery, isLikely } from "./foods/food-match.ts";
import { unitName } from "./foods/portion-labels.ts";
import { guessedItem, soundFigures } from "./meals/apply-estimate.ts";
import { eatenFigures, gramsByEnergy, saidSource, withFigures } from "./meals/apply-figures.ts";
import { energyRange, itemConfidence } from "./meals/confidence.ts";
import { shorten } from "./meals/quote.ts";
import { remarksOf } from "./meals/remarks.ts";
import type { FoodMention, StatedFigures } from "./mentions.ts";
import {
  assumePortion,
  portionByEnergy,
  portionByModel,
  type ResolvedPortion,
  resolvePortion,
} from "./portions/resolve-portion.ts";
import { evidenceOf } from "./search/believe-match.ts";
import { queryOf, readTokens } from "./search/food-query.ts";
import { readBase } from "./search/pizza-base.ts";
import { isDenialWord } from "./vocabulary/qualities.ts";
import { stem } from "./words/stem.ts";
import type { Token } from "./words/tokens.ts";

/** A mention with its food, grams and figures. */
export interface ResolvedMention {
  readonly item: MealItem;
  readonly portion: ResolvedPortion;
}

/**
 * Matches a mention and finds its grams; undefined where no food of the table is like it and no
 * figures of it are stated or supposed.
 */
export function resolveMention(
  mention: FoodMention,
  index: FoodIndex,
  matcher: FoodMatcher,
): ResolvedMention | undefined {
  const found = resolvePlain(mention, index, matcher);
  if (!found || !mention.ownWord) return found;
  const { item } = found;
  const { phrase, meaning } = mention.ownWord;
  const explanation = `Your own words: ${shorten(phrase)} = ${shorten(meaning)}. ${item.portion.explanation}`;
  const text = mention.saidAs ?? item.text;
  return { ...found, item: { ...item, text, portion: { ...item.portion, explanation } } };
}

function resolvePlain(
  mention: FoodMention,
  index: FoodIndex,
  matcher: FoodMatcher,
): ResolvedMention | undefined {
  const words = readWords(mention, index);
  const { query } = words;
  const match = query && matcher(query);
  const isFound = query && match && isLikely(match, evidenceOf(words.amount));
  if (!isFound) {
    return mention.figures
      ? resolveFigures(mention, mention.figures, words)
      : resolveGuessed(mention, words);
  }
  const portion = portionOf(mention, words, match.food);
  if (mention.figures) return resolveSaid(mention, words, match.food, portion, mention.figures);
  const unknown = unknownWords(words.tokens, mention.words);
  const confidence = itemConfidence(match, portion, unknown.length);
  const nutrients = roundAmounts(scalePer100g(match.food.per100g, portion.grams));
  const item: MealItem = {
    text: words.text,
    food: { id: match.food.id, name: match.food.name },
    source: match.food.source,
    grams: portion.grams,
    portion: portion.portion,
    confidence,
    energyRange: energyRange(nutrients.calories_kcal, confidence, portion),
    nutrients,
    words: mention.words,
  };
  return { item: withRemarks(item, remarksOf(item, portion, unknown)), portion };
}

/** How much of a food that is known already a mention says. */
export function resolveAmount(mention: FoodMention, food: Food, index: FoodIndex): ResolvedPortion {
  return portionOf(mention, readWords(mention, index), food);
}

function portionOf(mention: FoodMention, words: MentionWords, food: Food): ResolvedPortion {
  const seen = words.amount ? undefined : portionByModel(mention.seenGrams, mention, words.text);
  if (seen) return seen;
  return resolvePortion(food, {
    amount: words.amount,
    share: mention.share,
    text: words.text,
    words: words.all,
    head: words.query?.head,
    singulars: singularsOf(words.tokens, mention.words),
    sharedBy: mention.sharedBy,
    isSpread: mention.sharedBy !== undefined,
  });
}

/** An item with what its notes must say of it, where there is anything. */
export const withRemarks = (item: MealItem, remarks: readonly string[]): MealItem =>
  remarks.length === 0 ? item : { ...item, remarks };

/** A mention's words as the table spells them. */
interface MentionWords {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly query: FoodQuery | undefined;
  readonly amount: Amount | undefined;
  /** Every word of it, as portions call units and sizes. */
  readonly all: ReadonlySet<string>;
}

function readWords(mention: FoodMention, index: FoodIndex): MentionWords {
  const tokens = readTokens(mention.words, index);
  const said = (mention.qualifiers ?? [])
    .map((qualifier) => readTokens(qualifier, index))
    .filter((words) => readBase(words) === undefined)
    .flat();
  const amount = amountOf(mention, index);
  const qualities = readChunks(said).filter(({ kind }) => kind !== "amount");
  const chunks = [...readChunks(tokens), ...qualities];
  const text = mention.text ?? wordsOf(mention);
  const all = readTokens(`${text} ${mention.unit ?? ""}`, index);
  const query = queryOf(chunks, amount);
  const denied = query?.words.filter(isDenialWord) ?? [];
  return {
    text,
    tokens,
    query,
    amount,
    all: new Set([...all.map((token) => unitName(token.stem)), ...denied]),
  };
}

/** A food that the table knows, with figures that the person states. */
function resolveSaid(
  mention: FoodMention,
  { text }: MentionWords,
  food: Food,
  usual: ResolvedPortion,
  figures: StatedFigures,
): ResolvedMention {
  const stated = eatenFigures(figures, usual, mention.share ?? 1);
  const byEnergy = usual.isWeight
    ? undefined
    : gramsByEnergy(stated.calories_kcal, food.per100g.calories_kcal, usual.grams);
  const portion = byEnergy ? portionByEnergy(usual, byEnergy, text, stated.calories_kcal) : usual;
  const known = scalePer100g(food.per100g, portion.grams);
  const nutrients = roundAmounts(withFigures(known, stated));
  return saidItem(mention, text, food, portion, nutrients, saidSource(stated, food.source));
}

/** A food that the table does not know, or none at all, of which the person states figures. */
export function resolveFigures(
  mention: FoodMention,
  figures: StatedFigures,
  { text, amount }: Pick<MentionWords, "text" | "amount">,
): ResolvedMention {
  const portion = assumePortion({ amount, text, share: mention.share, words: new Set() });
  const stated = eatenFigures(figures, portion, mention.share ?? 1);
  const nutrients = roundAmounts(withFigures(undefined, stated));
  const name = mention.words.trim();
  const food = name === "" ? quickAdd : { id: `${quickAdd.id}:${name.toLowerCase()}`, name };
  const said = { ...mention, words: food.name };
  const found = saidItem(said, text, food, portion, nutrients, saidSource(stated, undefined));
  const { count, unit } = portion;
  // Figures of 100 g are of grams; all others hold for whatever it weighed.
  if (portion.portion.rule !== "assumed-100-g" || figures.per === "100-g") return found;
  const explanation = `“${text}”: the figures as you said them, no weight known`;
  const unweighed = { rule: "stated-figures", explanation, isStated: true, count, unit } as const;
  return { ...found, item: { ...found.item, grams: null, portion: unweighed } };
}

/** What figures without a food are called. */
const quickAdd = { id: "you-said-so", name: "Quick add" } as const;

/** A food that the table does not know, of which a language model supposes figures. */
function resolveGuessed(
  mention: FoodMention,
  { text, amount }: MentionWords,
): ResolvedMention | undefined {
  const figures = soundFigures(mention.estimate);
  if (!figures) return undefined;
  const grams = mention.seenGrams ?? mention.estimate?.grams;
  const weighed = amount?.gramsEach !== undefined;
  const byModel = weighed ? undefined : portionByModel(grams, mention, text);
  const question = { amount, text, share: mention.share, words: new Set<string>() };
  const portion = byModel ?? assumePortion(question);
  return { item: guessedItem(mention, text, portion, figures), portion };
}

function saidItem(
  { words }: FoodMention,
  text: string,
  food: { readonly id: string; readonly name: string },
  portion: ResolvedPortion,
  nutrients: NutrientAmounts,
  source: FoodSource,
): ResolvedMention {
  const isDoubted = nutrients.calories_kcal === null && food !== quickAdd;
  const confidence = isDoubted ? 0.3 : saidConfidence;
  const item: MealItem = {
    text,
    food: { id: food.id, name: food.name },
    source,
    grams: portion.grams,
    portion: portion.portion,
    confidence,
    energyRange: energyRange(nutrients.calories_kcal, confidence, portion),
    nutrients,
    words,
  };
  return { item, portion };
}

/** A person who reads a figure off a label may still err. */
export const saidConfidence = 0.95;

/** Words of a matched name that neither table nor engine knows: a brand, or another food after all. */
function unknownWords(tokens: readonly Token[], written: string): string[] {
  return tokens
    .filter((token) => token.isUnknown)
    .map((token) => written.slice(token.start, token.end));
}

function wordsOf(mention: FoodMention): string {
  const parts = [mention.amount, mention.unit, mention.words, ...(mention.qualifiers ?? [])];
  return parts.filter((part) => part !== undefined).join(" ");
}

function amountOf(mention: FoodMention, index: FoodIndex): Amount | undefined {
  const measure = measureOf(mention, index);
  const hasMeasure = measure.units.length > 0 || measure.sizes.length > 0;
  const { amount } = mention;
  if (amount === undefined || !Number.isFinite(amount) || amount < 0) {
    return hasMeasure ? { ...measure, count: 1, isArticle: true } : undefined;
  }
  return { ...measure, count: amount, isArticle: amount === 1 && !hasMeasure };
}

/** The unit, with the sizes among the qualifiers, and what they tell of a cut or of a pizza's bread. */
function measureOf(mention: FoodMention, index: FoodIndex): Measure {
  // "refreshing cup" is a cup only where "of" follows, as it did in the message.
  const read = (said: string) => readTokens(`${said} of`, index);
  const unit = readMeasure(read(mention.unit ?? ""), 0).value;
  const qualifiers = mention.qualifiers?.map(read);
  if (qualifiers === undefined) return unit;
  const sizes = qualifiers.flatMap((words) => readMeasure(words, 0).value.sizes);
  const bases = qualifiers.flatMap((words) => readBase(words) ?? []);
  const [cut = unit.cut] = qualifiers.flatMap((words) => readCut(words) ?? []);
  return {
    ...unit,
    units: [...unit.units, ...bases],
    sizes: [...unit.sizes, ...sizes],
    ...(cut && { cut }),
  };
}

/** The words that were written in the singular, by their stems. */
function singularsOf(tokens: readonly Token[], words: string): ReadonlySet<string> {
  const singulars = tokens.filter(({ kind, start, end }) => {
    const written = words.slice(start, end).toLowerCase();
    return kind === "word" && stem(written) === written;
  });
  return new Set(singulars.map((token) => token.stem));
}
