import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { attachStates } from "../chunks/attach-states.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { amountAt, stemsOf } from "../chunks/chunk-predicates.ts";
import { isDifferentFigure, readChunks } from "../chunks/read-chunks.ts";
import { exclusionsAfter } from "../exclusions/exclusions-after.ts";
import type { FoodMention, StatedNutrients } from "../food-mention.ts";
import type { FoodIndex } from "../match/food-index.ts";
import type { FoodMatcher } from "../match/food-match.ts";
import { hasSharingSize } from "../message/find-shared-lists.ts";
import { dropDuplicateMentions } from "../segment/drop-duplicate-mentions.ts";
import { addSeparators, findNamedFoods, separateSides } from "../segment/find-named-foods.ts";
import { findNotCounted } from "../segment/find-not-counted.ts";
import { findUncoveredFoods } from "../segment/find-uncovered-foods.ts";
import { normalizeTokens, toFoodQuery } from "../segment/food-query.ts";
import { joinModifiers } from "../segment/join-modifiers.ts";
import type { NameContext } from "../segment/name-context.ts";
import { mergePizzaBases } from "../segment/pizza-crust.ts";
import { type FoodSpan, segmentFoods } from "../segment/segment-foods.ts";
import {
  applyCorrections,
  correctHomophones,
  type HomophoneCorrection,
} from "../words/correct-homophones.ts";
import {
  closeBracket,
  endOfCorrection,
  endOfWord,
  startOfCorrection,
} from "../words/quote-words.ts";
import type { Span } from "../words/span.ts";
import { tokenize } from "../words/tokens.ts";
import { countEach, countWeighed, withFiguresOfAll } from "./count-each.ts";
import { spreadOverNumbered } from "./fillings-of-pieces.ts";
import { formatAmount } from "./format-amount.ts";
import { findJoint, isBracketed, joinProducts } from "./join-products.ts";
import { nameKindsOfCounted, openKinds } from "./kinds-of-counted.ts";
import { reportLess } from "./less-of-part.ts";
import { findMeasureAfter } from "./measure-after-food.ts";
import { stateBefore, statesAfter } from "./mention-states.ts";
import { chunksBetween, type Remarks, readRemarks } from "./read-remarks.ts";
import { findSandwichBread, findSpread } from "./spread-pieces.ts";
import { withTotals } from "./total-figures.ts";

/**
 * Reads the foods of a span of `masked`, in order; unmatched words that look like food are mentions
 * as well. Names come from the normalized message, quotations from the original; all have the same
 * offsets.
 */
export function readMentions(
  masked: string,
  span: Span,
  message: {
    readonly original: string;
    readonly corrected: string;
    readonly normalized: string;
  },
  index: FoodIndex,
  matcher: FoodMatcher,
): FoodMention[] {
  const text = message.original.slice(span.start, span.end);
  const corrected = message.corrected.slice(span.start, span.end);
  const normalized = message.normalized.slice(span.start, span.end);
  const { reading: segmentation, corrections } = segmentSpan(
    masked.slice(span.start, span.end),
    index,
    matcher,
  );
  const { chunks, foods: segmented, skipped, context } = segmentation;
  const names = { chunks, matcher, language: index.language };
  const matchOf = (food: FoodSpan) => findMatch(chunks, food, matcher, index.language);
  const separate = segmented.flatMap((food) => separateSides(food, names, matchOf));
  const unique = dropDuplicateMentions(separate, chunks, text, matchOf, index.language);
  const foods = mergePizzaBases(unique, chunks, matcher, index.language);
  const runs = findNotCounted(
    {
      context,
      foods: separate,
      skipped,
      tableWords: (index.dictionary?.table ?? index).ownWeights,
      namesOf: (food) => allNames(matchOf(food)),
    },
    index.language,
  );
  const named = new Map(runs.map((run) => [run, findNamedFoods(run, foods, names)]));
  const notCounted = new Set(runs.filter((run) => named.get(run) === undefined));
  const found = joinProducts(
    chunks,
    joinModifiers([...foods, ...runs.flatMap((run) => named.get(run) ?? [run])], names),
    notCounted,
    index.language,
  );
  if (found.length === 0) return readBareFigures(chunks, text);
  const mentions = found.map((food, position) => {
    const mention = withFiguresOfAll(
      countWeighed(chunks, food, found[position - 1]),
      withRemarks(
        { text, normalized },
        toMention(
          { text, corrected, normalized, corrections },
          chunks,
          food,
          found.slice(0, position),
          found[position + 1],
          index.language,
        ),
        readRemarks(chunks, food, found[position - 1], found[position + 1], index.language),
        index.language,
      ),
    );
    // Words with stated figures name a food.
    const isNotCounted =
      notCounted.has(food) && !mention.figures && !isListItem(chunks, food, index.language);
    if (isNotCounted) return { ...mention, isNotCounted };
    const joinedBy = findJoint(chunks, found[position - 1], food, index.language);
    const isInBracket = isBracketed(chunks, found, position);
    return {
      ...mention,
      ...(joinedBy !== undefined && { joinedBy }),
      ...(isInBracket && { isInBracket }),
    };
  });
  const shared = shareWithDish(mentions, found, chunks);
  const counted = nameKindsOfCounted(shared, found, chunks, text, matcher, index.language);
  const eaten = spreadOverNumbered(
    reportLess(counted.mentions, text, index.language),
    index.language,
  );
  const complete = withTotals(
    moveFigures(eaten, index.language),
    counted.foods,
    chunks,
    index.language,
  );
  return [...complete, ...quoteUncovered(chunks, foods, matchOf, text, names)];
}

/** Divides a text into foods, with homophones corrected. */
function segmentSpan(text: string, index: FoodIndex, matcher: FoodMatcher) {
  const { language } = index;
  const maskedLength = countMasked(text);
  return correctHomophones(
    tokenize(text, language),
    index.spelling,
    (tokens) => {
      const read = attachStates(readChunks(normalizeTokens(tokens, index), language), language);
      const chunks = openKinds(
        addSeparators({ chunks: read, matcher, language }),
        matcher,
        language,
      );
      return {
        chunks,
        ...segmentFoods(chunks, matcher, index.ownWeights, language, maskedLength),
      };
    },
    language,
  );
}

/** The foods in the names of others, which are not counted. */
const quoteUncovered = (
  chunks: readonly Chunk[],
  foods: readonly FoodSpan[],
  matchOf: (food: FoodSpan) => Food | undefined,
  text: string,
  { matcher, language }: NameContext,
): readonly FoodMention[] =>
  foods
    .flatMap((food) => findUncoveredFoods(chunks, food, matchOf(food), matcher, language))
    .map(({ from, to }) => {
      const words = text.slice(chunks[from]?.start, chunks[to - 1]?.end);
      return { words, text: words, isNotCounted: true };
    });

/** "huel, 2 scoops with water (400 kcal)": figures after water are of what is made with it. */
function moveFigures(mentions: readonly FoodMention[], language: Language): FoodMention[] {
  const isWater = ({ words, joinedBy }: FoodMention) =>
    joinedBy === "part" &&
    tokenize(words, language).every(({ stem: word }) =>
      language.foodClasses.energyFreeLiquids.has(word),
    );
  return mentions.map((mention, position) => {
    const { figures, ...rest } = mention;
    const [previous, next] = [mentions[position - 1], mentions[position + 1]];
    const ofWater = (of: FoodMention | undefined) =>
      of?.figures && isWater(of) ? of.figures : undefined;
    if (ofWater(mention) && previous && !hasEnergy(previous)) return rest;
    const added = ofWater(next);
    if (added === undefined || hasEnergy(mention)) return mention;
    return {
      ...mention,
      figures: figures ? { ...figures, amounts: { ...added.amounts, ...figures.amounts } } : added,
    };
  });
}

const hasEnergy = ({ figures }: FoodMention) => figures?.amounts.calories_kcal !== undefined;

/** "bubble tea with pearls, drank half": the half is of both; "half of it" is of the last food. */
function shareWithDish(
  mentions: readonly FoodMention[],
  foods: readonly FoodSpan[],
  chunks: readonly Chunk[],
): FoodMention[] {
  return mentions.map((mention, position) => {
    const part = mentions[position + 1];
    const span = foods[position + 1];
    if (span === undefined || part?.joinedBy !== "part" || part.share === undefined) return mention;
    const isOfBoth = chunksBetween(chunks, span, foods[position + 2]).some(
      (chunk) => chunk.kind === "share" && !chunk.hasPronoun && !chunk.appliesToNext,
    );
    return isOfBoth && mention.share === undefined ? { ...mention, share: part.share } : mention;
  });
}

/** The mention with its remarks; what was eaten replaces the amount of the whole. */
function withRemarks(
  words: Pick<SpanText, "text" | "normalized">,
  mention: FoodMention,
  { eaten, grams, isShared = false, ...remarks }: Remarks,
  language: Language,
): FoodMention {
  if (isShared && hasSharingSize(mention, language)) {
    const qualifiers = [...(mention.qualifiers ?? []), language.sharing.sharedPackageSize];
    return withRemarks(
      words,
      { ...mention, qualifiers },
      { ...remarks, ...(eaten && { eaten }) },
      language,
    );
  }
  if (grams !== undefined)
    return { ...mention, ...remarks, amount: grams, unit: language.amounts.metricUnit };
  if (eaten === undefined) return { ...mention, ...remarks };
  const { unit: _, ...rest } = mention;
  const { qualifiers, ...amount } = formatAmount(
    words.normalized,
    { ...eaten, kind: "amount" },
    language,
  );
  const { text } = words;
  const start = text.lastIndexOf(mention.text ?? mention.words, eaten.start);
  return { ...rest, ...amount, ...remarks, text: text.slice(Math.max(0, start), eaten.end) };
}

/** Number of blanked characters: of meal and time words (`maskCues`), remarks and corrections. */
function countMasked(text: string): number {
  return [...text.matchAll(/,? {3,}|, {2,}/g)].reduce((sum, [run]) => sum + run.length - 1, 0);
}

/** The food that a span matches. */
function findMatch(
  chunks: readonly Chunk[],
  { from, to, amountAt: at }: FoodSpan,
  matcher: FoodMatcher,
  language: Language,
): Food | undefined {
  const query = toFoodQuery(chunks.slice(from, to), language, amountAt(chunks, at));
  return query && matcher(query)?.food;
}

const allNames = (food: Food | undefined) => (food ? [food.name, ...food.aliases] : []);

/** One word after an amount, or as an item of its own: it may be a food after all, but not "3 shots". */
function isListItem(
  chunks: readonly Chunk[],
  { from, to, amountAt: at }: FoodSpan,
  language: Language,
): boolean {
  if (to - from > 1) return false;
  if (stemsOf(chunks.slice(from, to)).every((word) => language.amounts.pieceUnits.has(word)))
    return false;
  return at === from - 1 || (isItemBoundary(chunks[from - 1]) && isItemBoundary(chunks[to]));
}

function isItemBoundary(chunk: Chunk | undefined): boolean {
  return chunk === undefined || chunk.kind === "stop" || chunk.kind === "separator";
}

/** "350 kcal", "500 calories, 30 g protein": nutrients without a food. */
function readBareFigures(chunks: readonly Chunk[], text: string): FoodMention[] {
  if (!chunks.every(({ kind }) => chunkKindsWithoutFood.has(kind))) return [];
  const mentions: FoodMention[] = [];
  for (const chunk of chunks) {
    if (chunk.kind !== "figures" || chunk.figures.per !== "all" || chunk.appliesToNext) continue;
    const { figures } = chunk;
    const isRepeated = mentions.some((mention) => hasSameEnergy(mention.figures, figures));
    if (!isRepeated) {
      mentions.push({ words: "", figures, text: text.slice(chunk.start, chunk.end) });
    }
  }
  return mentions;
}

/** "210 kcal (880 kJ)" is one figure; converted kilojoules are never round. */
function hasSameEnergy(one: StatedNutrients | undefined, other: StatedNutrients): boolean {
  const [kcal, again] = [one?.amounts.calories_kcal, other.amounts.calories_kcal];
  return kcal !== undefined && again !== undefined && !isDifferentFigure(kcal, again);
}

const chunkKindsWithoutFood: ReadonlySet<Chunk["kind"]> = new Set([
  "figures",
  "separator",
  "connector",
  "stop",
]);

/** A span of the message: as written, with corrections applied, and normalized. */
interface SpanText {
  readonly text: string;
  readonly corrected: string;
  readonly normalized: string;
  readonly corrections: readonly HomophoneCorrection[];
}

function toMention(
  { text, corrected, normalized, corrections }: SpanText,
  chunks: readonly Chunk[],
  food: FoodSpan,
  before: readonly FoodSpan[],
  next: FoodSpan | undefined,
  language: Language,
): FoodMention {
  const chunksOfName = chunks.slice(food.from, food.to);
  const amountChunk =
    food.amountAt === undefined ? findMeasureAfter(chunks, food, language) : chunks[food.amountAt];
  const base = food.base ? chunks.slice(food.base.from, food.base.to) : [];
  const eachCount = countEach(chunks, food, before.at(-1));
  const counted = eachCount > 1 ? chunks.slice(food.from - 1, food.from) : [];
  const spans = [...(amountChunk ? [amountChunk] : []), ...base, ...counted, ...chunksOfName];
  const modifiers = chunks.slice(food.modifiersFrom ?? food.from, food.from);
  const start = Math.min(...[...modifiers, ...spans].map((chunk) => chunk.start));
  const end = endOfWord(text, Math.max(...spans.map(endOfChunk)));
  const nameChunks = chunksOfName.filter((chunk) => chunk.kind !== "without");
  const { parts, varieties } = exclusionsAfter(chunksBetween(chunks, food, next), language);
  const exclusions = [...exclusionsOf(chunks, food), ...parts];
  const quote = ({ start: from, end: to }: Chunk) =>
    normalized.slice(from, to).replace(/\s+/g, " ").trim();
  const words = nameOf(nameChunks, normalized, corrections);
  const amountFields =
    amountChunk?.kind === "amount" ? formatAmount(normalized, amountChunk, language) : {};
  const cuts = chunksBetween(chunks, food, next).filter(({ kind }) => kind === "cut");
  const qualifiers = [
    ...(amountFields.qualifiers ?? []),
    ...(food.base ? [`${language.functionWords.placement} ${sliceText(base, corrected)}`] : []),
    ...exclusions.map(quote),
    ...cuts.map((chunk) => corrected.slice(chunk.start, chunk.end)),
    // "60 g before cooking" is normalized to "60 g uncooked".
    ...[
      ...stateBefore(chunks, food, language),
      ...statesAfter(chunks, food, language),
      ...(amountChunk?.kind === "amount" && amountChunk.state ? [amountChunk.state] : []),
    ].map((chunk) => normalized.slice(chunk.start, chunk.end)),
  ];
  const spread =
    amountFields.amount === undefined
      ? (findSpread(chunks, food, before, language) ??
        findSandwichBread(chunks, food, before.at(-1), language))
      : undefined;
  return {
    words,
    ...amountFields,
    ...(eachCount > 1 && { amount: (amountFields.amount ?? 1) * eachCount }),
    ...(qualifiers.length > 0 ? { qualifiers } : {}),
    ...leftOutOf(varieties.map(quote)),
    text: closeBracket(
      text,
      startOfCorrection(text, corrected, start, end),
      endOfCorrection(text, corrected, start, end),
    ),
    ...spread,
  };
}

/** In the name, and between it and its amount: "steak without the fat, 200 g". */
const exclusionsOf = (chunks: readonly Chunk[], { from, to, amountAt: at = to }: FoodSpan) =>
  chunks.slice(from, Math.max(to, at)).filter(({ kind }) => kind === "without");

const leftOutOf = (leftOut: readonly string[]): Pick<FoodMention, "leftOut"> =>
  leftOut.length > 0 ? { leftOut } : {};

/** The words of a name; chunk by chunk if a variety after the amount comes first: "yogurt 150 g strawberry". */
function nameOf(
  chunks: readonly Chunk[],
  normalized: string,
  corrections: readonly HomophoneCorrection[],
): string {
  const isMoved = chunks.some(({ start }, at) => start < (chunks[at - 1]?.start ?? 0));
  const isSpread = chunks.some(({ kind }) => kind === "separator");
  if (isMoved && !isSpread)
    return chunks.map(({ start, end }) => normalized.slice(start, end)).join(" ");
  // A spread that is read after its bread is written before it.
  const start = Math.min(...chunks.map((chunk) => chunk.start));
  const end = Math.max(...chunks.map((chunk) => chunk.end));
  return applyCorrections(normalized.slice(start, end), start, corrections).trimEnd();
}

const endOfChunk = (chunk: Chunk) =>
  chunk.kind === "amount"
    ? (chunk.state?.end ?? chunk.eachEnd ?? chunk.wholeSize?.end ?? chunk.end)
    : chunk.end;

const sliceText = (chunks: readonly Chunk[], text: string) =>
  text.slice(chunks[0]?.start, chunks.at(-1)?.end);
