import type { MealItem } from "../meal.ts";
import { roundAmounts, roundTo, scalePer100g } from "../totals.ts";
import { itemConfidence } from "./confidence.ts";
import type { FoodIndex } from "./food-index.ts";
import { queryOf, readTokens } from "./food-query.ts";
import { type Evidence, type FoodMatch, type FoodMatcher, isLikely } from "./match-food.ts";
import type { FoodMention } from "./mentions.ts";
import { unitName } from "./portion-labels.ts";
import { type Amount, type Measure, readMeasure } from "./read-amount.ts";
import { readChunks } from "./read-chunks.ts";
import { type ResolvedPortion, resolvePortion } from "./resolve-portion.ts";
import { stem } from "./stem.ts";
import type { Token } from "./tokens.ts";

/** A mention with its food, grams and figures. */
export interface ResolvedMention {
  readonly item: MealItem;
  readonly match: FoodMatch;
  readonly portion: ResolvedPortion;
}

/** Matches a mention and finds its grams; undefined where no food of the table is like it. */
export function resolveMention(
  mention: FoodMention,
  index: FoodIndex,
  matcher: FoodMatcher,
): ResolvedMention | undefined {
  const tokens = readTokens(mention.words, index);
  const said = (mention.qualifiers ?? []).flatMap((qualifier) => readTokens(qualifier, index));
  const amount = amountOf(mention, index);
  const qualities = readChunks(said).filter((chunk) => chunk.kind !== "amount");
  const chunks = [...readChunks(tokens), ...qualities];
  const query = queryOf(chunks, [...(amount?.units ?? []), ...(amount?.sizes ?? [])]);
  const match = query && matcher(query);
  if (!query || !match || !isLikely(match, evidenceOf(amount))) return undefined;
  const text = mention.text ?? wordsOf(mention);
  const portion = resolvePortion(match.food, {
    amount,
    text,
    words: new Set(
      readTokens(`${text} ${mention.unit ?? ""}`, index).map((token) => unitName(token.stem)),
    ),
    head: query.head,
    singularHead: singularHead(tokens, mention.words, query.head),
    sharedBy: mention.sharedBy,
    isSpread: mention.sharedBy !== undefined,
  });
  const nutrients = roundAmounts(scalePer100g(match.food.per100g, portion.grams));
  const item = {
    text,
    food: { id: match.food.id, name: match.food.name },
    source: match.food.source,
    grams: portion.grams,
    portion: portion.portion,
    confidence: roundTo(itemConfidence(match, portion), 2),
    nutrients,
  };
  return { item, match, portion };
}

function evidenceOf(amount: Amount | undefined): Evidence {
  if (amount === undefined) return "none";
  return amount.gramsEach !== undefined && amount.isOunces !== true ? "weight" : "amount";
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

/** The unit, with the sizes among the qualifiers. */
function measureOf(mention: FoodMention, index: FoodIndex): Measure {
  // "refreshing cup" is a cup only where "of" follows, as it did in the message.
  const read = (said: string) => readMeasure(readTokens(`${said} of`, index), 0).value;
  const unit = read(mention.unit ?? "");
  const sizes = (mention.qualifiers ?? []).flatMap((qualifier) => read(qualifier).sizes);
  return { ...unit, sizes: [...unit.sizes, ...sizes] };
}

function singularHead(
  tokens: readonly Token[],
  words: string,
  head: string | undefined,
): string | undefined {
  const token = tokens.findLast((candidate) => candidate.stem === head);
  if (token === undefined) return undefined;
  const written = words.slice(token.start, token.end).toLowerCase();
  return stem(written) === written ? head : undefined;
}
