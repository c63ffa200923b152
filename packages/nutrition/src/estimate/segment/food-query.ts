import type { Amount } from "../chunks/amount.ts";
import { inchesOfWhole, isPowderWeight } from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { keysOfAmount } from "../chunks/label-keys.ts";
import { joinNumbers } from "../chunks/merge-number-tokens.ts";
import type { FoodIndex } from "../match/food-index.ts";
import type { FoodQuery } from "../match/food-match.ts";
import { unifySpelling } from "../match/parse-food-name.ts";
import { pieceUnits, units } from "../vocabulary/amounts.ts";
import { findDenial } from "../vocabulary/diet-qualifiers.ts";
import { dishNouns, hotDrinks, partNouns } from "../vocabulary/food-classes.ts";
import { cookingStates, genericWords } from "../vocabulary/stop-words.ts";
import { correctWords } from "../words/correct-words.ts";
import { rewrite } from "../words/rewrite-tokens.ts";
import { type Token, tokenize } from "../words/tokens.ts";

/** A text's tokens, slips corrected, as the table spells foods, with the nearest foods for those it does not have. */
export function readTokens(text: string, index: FoodIndex): readonly Token[] {
  return normalizeTokens(tokenize(text), index);
}

/** The same of tokens as they stand in a text. */
export function normalizeTokens(tokens: readonly Token[], index: FoodIndex): readonly Token[] {
  const words = correctWords(joinNumbers(tokens), index.spelling);
  return rewrite(unifySpelling(words), index.nearest);
}

/** "bacon and egg sandwich", "ham, cheese and egg omelette": what names the dish comes last. */
function endsWithDishNoun(chunks: readonly Chunk[], place: number): boolean {
  let last: Chunk | undefined;
  for (const chunk of chunks.slice(place)) {
    if (chunk.kind === "words") last = chunk;
    else if (chunk.kind !== "separator" || !listJoints.has(chunk.text)) break;
  }
  return last?.kind === "words" && dishNouns.has(last.stems.at(-1) ?? "");
}

const listJoints = new Set(["and", ",", "&", "n"]);

/** "cream of mushroom soup" is a soup, "a fillet of trout" trout. */
function goesOnBehindOf(chunks: readonly Chunk[], place: number, main: readonly string[]): boolean {
  const [of, next] = [chunks[place], chunks[place + 1]];
  if (of?.kind !== "connector" || of.text !== "of" || next?.kind !== "words") return false;
  return isPart(main.at(-1) ?? "") || endsWithDishNoun(chunks, place + 1);
}

const isPart = (word: string) => pieceUnits.has(word) || units.has(word) || partNouns.has(word);

/** "chocolate covered raisins" are raisins; "raisins covered with chocolate" too. */
function isAdjective(chunks: readonly Chunk[], place: number): boolean {
  const [chunk, next] = [chunks[place], chunks[place + 1]];
  return chunk?.kind === "connector" && madeInto.has(chunk.text) && next?.kind === "words";
}

const madeInto = new Set(["covered", "coated", "filled", "stuffed", "dipped", "smothered"]);

/** What to look for, from the chunks of one food; undefined where they name none. */
export function queryOf(chunks: readonly Chunk[], amount?: Amount): FoodQuery | undefined {
  const draft: Draft = { main: [], rest: [], denied: [] };
  let isHeadOver = false;
  let inches = inchesOfWhole(amount);
  for (const [place, chunk] of chunks.entries()) {
    // "a slice of deep dish 14 inch pizza"
    if (chunk.kind === "amount") inches ??= chunk.amount.inches;
    isHeadOver ||= isJointOfHead(chunk) && endsHead(chunks, place, draft.main);
    addChunk(draft, chunk, chunks[place + 1], isHeadOver);
  }
  const { main, rest, denied } = draft;
  if ([...main, ...rest].every((word) => tellsOfNoFood(word) || isLetter(word))) return undefined;
  const tail = isHeadOver ? rest.filter((word) => !main.includes(word)) : [];
  const words = [...main, ...rest, ...denied];
  if (isInstantPowder(main, amount)) words.push("powder");
  const units = [...(amount?.units ?? []), ...(amount?.sizes ?? [])];
  return {
    words,
    head: headOf(main),
    tail,
    units,
    keys: amount && keysOfAmount(amount),
    inches,
  };
}

/** "2 g of instant coffee" are powder: the drink weighs a hundred times as much. */
function isInstantPowder(main: readonly string[], amount: Amount | undefined): boolean {
  if (!main.includes("instant") || amount === undefined) return false;
  return isPowderWeight(amount) && main.some(isDrink);
}

const isDrink = (word: string) => hotDrinks.has(word) || word === "cocoa";

/** A query under way. */
interface Draft {
  /** Words that name the food. */
  readonly main: string[];
  /** Sizes, and words of its parts. */
  readonly rest: string[];
  readonly denied: string[];
}

function addChunk(draft: Draft, chunk: Chunk, next: Chunk | undefined, isHeadOver: boolean): void {
  if (chunk.kind === "without") draft.denied.push(...chunk.stems.flatMap(denialsOf));
  else if (chunk.kind === "amount") draft.rest.push(...chunk.amount.sizes);
  else if (chunk.kind !== "words") return;
  else if (!isHeadOver) draft.main.push(...chunk.stems);
  else if (!isStateOfPart(chunk.stems, next)) draft.rest.push(...chunk.stems);
}

const isJointOfHead = ({ kind }: Chunk) =>
  kind !== "words" && kind !== "without" && kind !== "amount";

const tellsOfNoFood = (word: string) =>
  genericWords.has(word) || states.has(word) || units.has(word);

/** What is left of an id or of a slip names no food: "d", "3f". */
const isLetter = (word: string) => /^[a-z]$/.test(word);

/** Whether what follows a joint tells of the food named so far, and no longer names it. */
function endsHead(chunks: readonly Chunk[], place: number, main: readonly string[]): boolean {
  // "a package filled with almonds" tells of almonds.
  if (main.every(tellsOfNoFood)) return false;
  return !(
    endsWithDishNoun(chunks, place) ||
    isAdjective(chunks, place) ||
    goesOnBehindOf(chunks, place, main)
  );
}

/** "rice with a fried egg" is no fried rice: how a part was cooked tells nothing of the whole. */
function isStateOfPart(stems: readonly string[], next: Chunk | undefined): boolean {
  return next?.kind === "words" && next.isInRun && stems.every((word) => cookingStates.has(word));
}

/** The last word that is a thing: "tea, brewed" is tea. */
function headOf(main: readonly string[]): string | undefined {
  return main.findLast((word) => !states.has(word)) ?? main.at(-1);
}

const states = new Set([
  ...cookingStates,
  "panfried",
  "deepfried",
  "sauteed",
  "prepared",
  "cooked",
  "raw",
  "breaded",
  "coated",
  "batter",
  "seasoned",
  "broiled",
  "braised",
  "stewed",
  "smoked",
  "sweetened",
  "unsweetened",
  "drained",
  "strained",
  "heated",
  "canned",
  "frozen",
  "dried",
  "regular",
  "cooking",
  "product",
]);

/** "without the skin" is what tables call skinless. */
function denialsOf(word: string): string[] {
  const known = findDenial(word);
  return known === undefined ? [`no_${word}`] : [`no_${word}`, known];
}
