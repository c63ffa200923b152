import type { EditOperation } from "../edits.ts";
import type { FoodIndex } from "../estimate/food-index.ts";
import type { WrittenAt } from "../estimate/read-time.ts";
import type { MealEstimate } from "../meal.ts";
import { type EditReading, type EditRefused, isRefused, refuse } from "./outcome.ts";
import { type PartRead, readPart, stripTalk } from "./read-part.ts";
import { isUndo } from "./read-title.ts";
import { readOf, readTopic } from "./read-topic.ts";
import { type Scene, sceneOf } from "./scene.ts";

/** More parts than this nobody says in one breath. */
const mostParts = 24;
/** Only what begins with a verb goes on over a list; else a part is "two and a half", "3 eggs, not 2". */
const mostWithoutVerb = 3;
const longestWithoutVerb = 120;
/** What cannot be read after so many more pieces is no list. */
const mostFailed = 3;

/**
 * Reads an instruction about a meal into operations on it. Refused as a whole where any part of it
 * cannot be read or names what is not there: half of an instruction is never done in silence.
 */
export function readEdit(
  meal: MealEstimate,
  instruction: string,
  foods: FoodIndex,
  written: WrittenAt,
): EditReading | EditRefused {
  if (isUndo(stripTalk(instruction))) return { operations: [], isUndo: true };
  const scene = sceneOf(meal, foods, written);
  const text = instruction.replace(/[^\S\n]+/g, " ").trim();
  const pieces = splitPieces(text);
  if (pieces.length === 0 || pieces.length > mostParts) return refuse("unread", text);
  const parts = joinTopics(bestParts(text, pieces, scene), scene);
  const unread = parts
    .filter(({ read }) => read === undefined)
    .map(({ words }) => stripTalk(words));
  if (unread.length > 0) {
    return refuse(unread.length === parts.length ? "unread" : "partly-unread", ...unread);
  }
  const operations: EditOperation[] = [];
  for (const { read } of parts) {
    if (read && isRefused(read)) return read;
    operations.push(...(read ?? []));
  }
  return { operations: joinRemovals(operations), isUndo: false };
}

/**
 * What points to the item that the part before is about: "I weighed the rice and it was 160 g",
 * "swap the fries for peas and make them 50 g".
 */
function joinTopics(parts: readonly Part[], scene: Scene): readonly Part[] {
  const joined: Part[] = [];
  let topic: number | undefined;
  for (const part of parts) {
    const told = topic === undefined ? part : toldOf(topic, part, joined.at(-1), scene);
    // What only brought the item up is done with.
    if (told !== part && joined.at(-1)?.read === undefined) joined.pop();
    joined.push(told);
    topic = onlyItem(told) ?? (told.read === undefined ? topicOf(told, scene) : undefined);
  }
  return joined;
}

/** A part as said of the item that the part before is about, where it says nothing by itself. */
function toldOf(topic: number, part: Part, before: Part | undefined, scene: Scene): Part {
  if (before?.read !== undefined && !pointsOnly(part)) return part;
  const read = readOf(topic, stripTalk(part.words), (words) => readPart(words, scene));
  return read ? { ...part, read } : part;
}

const topicOf = ({ words }: Part, scene: Scene) => readTopic(stripTalk(words), scene);

const pointsOnly = ({ read }: Part) =>
  read !== undefined && isRefused(read) && read.refusal === "several-items";

/** The one item that a part changes. */
function onlyItem(part: Part | undefined): number | undefined {
  const read = part?.read;
  if (read === undefined || isRefused(read)) return undefined;
  const places = new Set(read.map((one) => ("item" in one ? one.item : undefined)));
  const [place] = places;
  return places.size === 1 && typeof place === "number" ? place : undefined;
}

/**
 * "no wine, just water": what is removed and then something else was not removed, but changed; and
 * nothing else matters of what is removed.
 */
function joinRemovals(operations: readonly EditOperation[]): readonly EditOperation[] {
  const isReplaced = (item: number) =>
    operations.some(
      (other) => (other.kind === "replace" || other.kind === "change-kind") && other.item === item,
    );
  const removed = operations.flatMap((operation) =>
    operation.kind === "remove" && !isReplaced(operation.item) ? [operation.item] : [],
  );
  return operations.filter((operation) => {
    if (operation.kind === "remove") return removed.includes(operation.item);
    return !("item" in operation && removed.some((item) => item === operation.item));
  });
}

interface Piece {
  readonly start: number;
  readonly end: number;
  /** Nothing but its own words part it from what stands before. */
  readonly isRunOn: boolean;
}

/** Where speech without commas begins another change: "remove the ham add cheese", "250 g rice 180 g chicken". */
const runOn =
  "(?<=[a-z]) +(?=(?:add|remove|delete|swap|replace|double|halve|change|move|make|bump|ditch|lose|skip|forgot|only|just|no|not|without|with no|i (?:only|just|ate|had|left|shared|also|didn'?t)|ate|(?:it|they|there) (?:was|were)|it's)\\s|\\d+ ?(?:g|grams?|ml|oz|kg)\\b)|(?<=[a-z] \\d{1,4}) +(?=[a-z]+(?: [a-z]+)? \\d)";
const separator = new RegExp(
  `\\s*(?:[;\\n]+|[.!?]+(?=\\s|$)|,(?!\\d)|\\s[-–—]+\\s|\\s&\\s|\\s\\+\\s|(?<=\\s|^)(?:and then|and also|and|then|but|plus|so)(?=\\s))\\s*|${runOn}`,
  "gi",
);

/** Said between changes, about none. */
const talk =
  /^(?:oh|ah|um+|uh+|hmm|sorry|please|thanks|thank you|cheers|ok|okay|yes|yeah|so|well|actually|wait|oops|right|also)[.!?]*$/i;

/** The pieces between commas, "and" and the like; a part may take in several. */
function splitPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let isRunOn = false;
  const push = (end: number) => {
    const words = text.slice(start, end);
    if (/[\p{L}\p{N}½¼¾⅓⅔]/u.test(words) && !talk.test(words)) pieces.push({ start, end, isRunOn });
  };
  for (const { index, 0: found } of text.matchAll(separator)) {
    push(index);
    start = index + found.length;
    isRunOn = /^ +$/.test(found);
  }
  push(text.length);
  return pieces;
}

/** Words that begin a change of their own, so that no part before them runs on into them. */
const opening =
  /^(?:please |also |then )?(?:add|remove|delete|drop|take|get rid|swap|replace|substitute|change|switch|make|set|double|halve|half|triple|move|shift|call|rename|it was|it's|this was|that was|undo|scrap|ditch|skip|leave out|increase|reduce|instead of|all (?:of )?the|the same|same|i (?:had|ate|only|also|didn'?t|left|shared|forgot)|there was|the \w+(?: \w+)? (?:was|were|had))\b/i;
/** Words that go on for all that is listed behind them. */
const listing =
  /^(?:please )?(?:add|include|log|also|plus|with|i forgot|forgot|i also|(?:re-?)?(?:name|title)|call)\b/i;
/** "no milk" may tell more of what stands before it, or be a change of its own. */
const denial = /^(?:no|without|hold)\b/i;

interface Part {
  readonly words: string;
  readonly read: PartRead;
}

interface Path {
  readonly cost: number;
  readonly parts: readonly Part[];
}

/** What speaks against a part: that it cannot be read is worse than that it cannot be done. */
const partCost = 1;
/** Pieces that are changes by themselves are seldom one change. */
const joinCost = 2;
const refusedCost = 100;
const unreadCost = 10_000;

/** The way of joining pieces to parts that leaves least unread, in as few parts as may be. */
function bestParts(text: string, pieces: readonly Piece[], scene: Scene): readonly Part[] {
  const best: Path[] = [{ cost: 0, parts: [] }];
  const alone = pieces.map(({ start, end }) => partOf(text.slice(start, end), scene));
  const join = (from: number, to: number) =>
    to === from + 1
      ? (alone[from] as Part)
      : partOf(text.slice(pieces[from]?.start, pieces[to - 1]?.end), scene);
  for (const from of pieces.keys()) {
    const before = best[from] as Path;
    for (const [to, part] of partsFrom(from, pieces, alone, join)) {
      const cost = before.cost + costOf(part, alone.slice(from, to));
      if (cost <= (best[to]?.cost ?? Number.POSITIVE_INFINITY)) {
        best[to] = { cost, parts: [...before.parts, part] };
      }
    }
  }
  return (best[pieces.length] as Path).parts;
}

type Join = (from: number, to: number) => Part;

/** The parts that may begin with a piece, by the place of the piece behind them. */
function partsFrom(
  from: number,
  pieces: readonly Piece[],
  alone: readonly Part[],
  join: Join,
): (readonly [to: number, part: Part])[] {
  const first = alone[from] as Part;
  const last = endOf(from, pieces, alone);
  const single = [from + 1, first] as const;
  if (last === from + 1) return [single];
  if (listing.test(stripTalk(first.words))) {
    // What lists all that follows needs no shorter list to be tried.
    const whole = join(from, last);
    if (isDone(whole)) return [single, [last, whole]];
  }
  const found: (readonly [number, Part])[] = [single];
  let failed = 0;
  for (let to = from + 2; to <= last && failed < mostFailed; to += 1) {
    if (!mayJoin(from, to, pieces, alone)) continue;
    const part = join(from, to);
    failed = part.read === undefined ? failed + 1 : 0;
    found.push([to, part]);
  }
  return found;
}

/** Where a part ends at the latest that begins with a piece: before the next that stands alone. */
function endOf(from: number, pieces: readonly Piece[], alone: readonly Part[]): number {
  const isBreak = (at: number) => !pieces[at]?.isRunOn && standsAlone(alone[at] as Part);
  let to = from + 1;
  while (to < pieces.length && !isBreak(to)) to += 1;
  return to;
}

/** Without a verb only short words are one part, and such as are none by themselves. */
function mayJoin(
  from: number,
  to: number,
  pieces: readonly Piece[],
  alone: readonly Part[],
): boolean {
  if (startsList((alone[from] as Part).words)) return true;
  const length = (pieces[to - 1]?.end ?? 0) - (pieces[from]?.start ?? 0);
  if (to - from > mostWithoutVerb || length > longestWithoutVerb) return false;
  return !alone.slice(from, to).every(isDone);
}

const partOf = (words: string, scene: Scene): Part => ({ words, read: readPart(words, scene) });

const isDone = ({ read }: Part) => read !== undefined && !isRefused(read);

function startsList(piece: string): boolean {
  const words = stripTalk(piece);
  return opening.test(words) || listing.test(words);
}

/** Whatever stands before a verb is no part of what it asks for. */
function standsAlone(part: Part): boolean {
  const words = stripTalk(part.words);
  return opening.test(words) || (denial.test(words) && isDone(part));
}

function costOf({ words, read }: Part, pieces: readonly Part[]): number {
  if (read === undefined) return unreadCost * pieces.length;
  const own = pieces.slice(1).filter(isDone).length;
  const joins = listing.test(stripTalk(words)) ? 0 : joinCost * own;
  return partCost + joins + (isRefused(read) ? refusedCost : 0);
}
