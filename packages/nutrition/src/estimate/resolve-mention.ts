import type { Food, FoodSource } from "../food.ts";
import type { MealItem } from "../meal.ts";
import { type NutrientAmounts, roundAmounts, scalePer100g } from "../totals.ts";
import type { Amount, Measure } from "./chunks/amount.ts";
import { readChunks } from "./chunks/read-chunks.ts";
import { readCut } from "./chunks/read-fraction-of-whole.ts";
import { readMeasure } from "./chunks/read-measure.ts";
import type { FoodIndex } from "./match/food-index.ts";
import { type FoodMatcher, type FoodQuery, isLikely } from "./match/food-match.ts";
import { normalizeUnit } from "./match/portion-labels.ts";
import { modelEstimatedItem, plausibleNutrients } from "./meals/apply-model-estimate.ts";
import {
  eatenFigures,
  gramsByEnergy,
  statedSource,
  withFigures,
} from "./meals/apply-stated-nutrients.ts";
import { energyRange, itemConfidence } from "./meals/confidence.ts";
import { remarksOf } from "./meals/item-notes.ts";
import { shorten } from "./meals/quote-text.ts";
import type { FoodMention, StatedNutrients } from "./mentions.ts";
import {
  assume100Grams,
  portionByEnergy,
  portionByModel,
  type ResolvedPortion,
  resolvePortion,
} from "./portions/resolve-portion.ts";
import { amountEvidence } from "./segment/accept-match.ts";
import { readTokens, toFoodQuery } from "./segment/food-query.ts";
import { readPizzaBase } from "./segment/pizza-crust.ts";
import { isDenialWord } from "./vocabulary/diet-qualifiers.ts";
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
  const found = resolveWithoutDictionary(mention, index, matcher);
  if (!found || !mention.ownWord) return found;
  const { item } = found;
  const { phrase, meaning } = mention.ownWord;
  const explanation = `Your own words: ${shorten(phrase)} = ${shorten(meaning)}. ${item.portion.explanation}`;
  const text = mention.dictionaryPhraseText ?? item.text;
  return { ...found, item: { ...item, text, portion: { ...item.portion, explanation } } };
}

function resolveWithoutDictionary(
  mention: FoodMention,
  index: FoodIndex,
  matcher: FoodMatcher,
): ResolvedMention | undefined {
  const words = readWords(mention, index);
  const { query } = words;
  const match = query && matcher(query);
  const isFound = query && match && isLikely(match, amountEvidence(words.amount));
  if (!isFound) {
    return mention.figures
      ? resolveFigures(mention, mention.figures, words)
      : resolveGuessed(mention, words);
  }
  const portion = portionOf(mention, words, match.food);
  if (mention.figures)
    return resolveWithStatedNutrients(mention, words, match.food, portion, mention.figures);
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
  return { item: withNotes(item, remarksOf(item, portion, unknown)), portion };
}

/** How much of a food that is known already a mention says. */
export function resolveAmount(mention: FoodMention, food: Food, index: FoodIndex): ResolvedPortion {
  return portionOf(mention, readWords(mention, index), food);
}

function portionOf(mention: FoodMention, words: MentionWords, food: Food): ResolvedPortion {
  const seen = words.amount ? undefined : portionByModel(mention.photoGrams, mention, words.text);
  if (seen) return seen;
  return resolvePortion(food, {
    amount: words.amount,
    share: mention.share,
    text: words.text,
    words: words.all,
    head: words.query?.head,
    singulars: singularsOf(words.tokens, mention.words),
    spreadOverPieces: mention.spreadOverPieces,
    isSpread: mention.spreadOverPieces !== undefined,
  });
}

/** An item with what its notes must say of it, where there is anything. */
export const withNotes = (item: MealItem, remarks: readonly string[]): MealItem =>
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
    .filter((words) => readPizzaBase(words) === undefined)
    .flat();
  const amount = amountOf(mention, index);
  const qualities = readChunks(said).filter(({ kind }) => kind !== "amount");
  const chunks = [...readChunks(tokens), ...qualities];
  const text = mention.text ?? wordsOf(mention);
  const all = readTokens(`${text} ${mention.unit ?? ""}`, index);
  const query = toFoodQuery(chunks, amount);
  const denied = query?.words.filter(isDenialWord) ?? [];
  return {
    text,
    tokens,
    query,
    amount,
    all: new Set([...all.map((token) => normalizeUnit(token.stem)), ...denied]),
  };
}

/** A food that the table knows, with figures that the person states. */
function resolveWithStatedNutrients(
  mention: FoodMention,
  { text }: MentionWords,
  food: Food,
  usual: ResolvedPortion,
  figures: StatedNutrients,
): ResolvedMention {
  const stated = eatenFigures(figures, usual, mention.share ?? 1);
  const byEnergy = usual.isWeight
    ? undefined
    : gramsByEnergy(stated.calories_kcal, food.per100g.calories_kcal, usual.grams);
  const portion = byEnergy ? portionByEnergy(usual, byEnergy, text, stated.calories_kcal) : usual;
  const known = scalePer100g(food.per100g, portion.grams);
  const nutrients = roundAmounts(withFigures(known, stated));
  return saidItem(mention, text, food, portion, nutrients, statedSource(stated, food.source));
}

/** A food that the table does not know, or none at all, of which the person states figures. */
export function resolveFigures(
  mention: FoodMention,
  figures: StatedNutrients,
  { text, amount }: Pick<MentionWords, "text" | "amount">,
): ResolvedMention {
  const portion = assume100Grams({ amount, text, share: mention.share, words: new Set() });
  const stated = eatenFigures(figures, portion, mention.share ?? 1);
  const nutrients = roundAmounts(withFigures(undefined, stated));
  const name = mention.words.trim();
  const food = name === "" ? quickAdd : { id: `${quickAdd.id}:${name.toLowerCase()}`, name };
  const said = { ...mention, words: food.name };
  const found = saidItem(said, text, food, portion, nutrients, statedSource(stated, undefined));
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
  const figures = plausibleNutrients(mention.estimate);
  if (!figures) return undefined;
  const grams = mention.photoGrams ?? mention.estimate?.grams;
  const weighed = amount?.gramsEach !== undefined;
  const byModel = weighed ? undefined : portionByModel(grams, mention, text);
  const question = { amount, text, share: mention.share, words: new Set<string>() };
  const portion = byModel ?? assume100Grams(question);
  return { item: modelEstimatedItem(mention, text, portion, figures), portion };
}

function saidItem(
  { words }: FoodMention,
  text: string,
  food: { readonly id: string; readonly name: string },
  portion: ResolvedPortion,
  nutrients: NutrientAmounts,
  source: FoodSource,
): ResolvedMention {
  const isLowConfidence = nutrients.calories_kcal === null && food !== quickAdd;
  const confidence = isLowConfidence ? 0.3 : statedConfidence;
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
export const statedConfidence = 0.95;

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
  const bases = qualifiers.flatMap((words) => readPizzaBase(words) ?? []);
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
