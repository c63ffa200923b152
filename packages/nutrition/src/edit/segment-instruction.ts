import type { EditContext } from "./edit-context.ts";
import { isRefused } from "./edit-outcome.ts";
import { type PartRead, readPart, stripPoliteness } from "./read-clause.ts";
import type { Piece } from "./split-clauses.ts";

/** Only a clause that begins with a verb contains a list; others are "two and a half", "3 eggs, not 2". */
const maxPiecesWithoutVerb = 3;
const maxLengthWithoutVerb = 120;
/** For longer lists, not every shorter one is tried. */
const maxPiecesTried = 6;
/** A list ends after this many unreadable pieces. */
const maxFailedPieces = 3;

/** Words that begin a new change, so that the clause before ends. */
const opening =
  /^(?:please |also |then )?(?:add|remove|delete|drop|take|get rid|swap|replace|substitute|change|switch|make|set|double|halve|half|triple|move|shift|call|rename|it was|it's|this was|that was|undo|scrap|ditch|skip|leave out|increase|reduce|instead of|all (?:of )?the|the same|same|i (?:had|ate|only|also|didn'?t|left|shared|forgot)|there was|the \w+(?: \w+)? (?:was|were|had))\b/i;
/** Words that apply to everything that is listed after them. */
const listing =
  /^(?:please )?(?:add|include|log|also|plus|with|i forgot|forgot|i also|(?:re-?)?(?:name|title)|call)\b/i;
/** "no milk" may describe the clause before it, or be a separate change. */
const denial = /^(?:no|without|hold)\b/i;

/** Words with their reading. */
export interface Part {
  readonly words: string;
  readonly read: PartRead;
}

interface Path {
  readonly cost: number;
  readonly parts: readonly Part[];
}

/** Costs of a clause: an unreadable one costs more than a refused one. */
const partCost = 1;
/** Pieces that can be read separately are rarely one change together. */
const joinCost = 2;
const refusedCost = 100;
const unreadCost = 10_000;

/** Joins pieces to clauses so that as little as possible is unread, in as few clauses as possible. */
export function segmentInstruction(
  text: string,
  pieces: readonly Piece[],
  context: EditContext,
): readonly Part[] {
  const best: Path[] = [{ cost: 0, parts: [] }];
  const alone = pieces.map(({ start, end }) => partOf(text.slice(start, end), context));
  const join = (from: number, to: number) =>
    to === from + 1
      ? (alone[from] as Part)
      : partOf(text.slice(pieces[from]?.start, pieces[to - 1]?.end), context);
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

/** The clauses that may begin with a piece, each with the place of the next piece. */
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
  if (listing.test(stripPoliteness(first.words))) {
    // If the whole list can be read, shorter ones need not be tried.
    const whole = join(from, last);
    if (isDone(whole)) return [single, [last, whole]];
    if (last - from > maxPiecesTried) return [single, ...longestList(from, last, join)];
  }
  const found: (readonly [number, Part])[] = [single];
  let failed = 0;
  for (let to = from + 2; to <= last && failed < maxFailedPieces; to += 1) {
    if (!mayJoin(from, to, pieces, alone)) continue;
    const part = join(from, to);
    failed = part.read === undefined ? failed + 1 : 0;
    found.push([to, part]);
  }
  return found;
}

/** The longest readable start of a list; a list must not continue after words that are not a food. */
function longestList(
  from: number,
  last: number,
  join: Join,
): (readonly [to: number, part: Part])[] {
  let found: readonly [number, Part] | undefined;
  let [low, high] = [from + 2, last - 1];
  while (low <= high) {
    const to = Math.floor((low + high) / 2);
    const part = join(from, to);
    if (isDone(part)) [found, low] = [[to, part], to + 1];
    else high = to - 1;
  }
  return found ? [found] : [];
}

/** The last possible end of a clause: before the next piece that is a change by itself. */
function endOf(from: number, pieces: readonly Piece[], alone: readonly Part[]): number {
  const isBreak = (at: number) => !pieces[at]?.isRunOn && isChangeByItself(alone[at] as Part);
  let to = from + 1;
  while (to < pieces.length && !isBreak(to)) to += 1;
  return to;
}

/** Without a verb, a clause must be short, and its pieces must not all be changes by themselves. */
function mayJoin(
  from: number,
  to: number,
  pieces: readonly Piece[],
  alone: readonly Part[],
): boolean {
  if (startsList((alone[from] as Part).words)) return true;
  const length = (pieces[to - 1]?.end ?? 0) - (pieces[from]?.start ?? 0);
  if (to - from > maxPiecesWithoutVerb || length > maxLengthWithoutVerb) return false;
  return !alone.slice(from, to).every(isDone);
}

const partOf = (words: string, context: EditContext): Part => ({
  words,
  read: readPart(words, context),
});

const isDone = ({ read }: Part) => read !== undefined && !isRefused(read);

function startsList(piece: string): boolean {
  const words = stripPoliteness(piece);
  return opening.test(words) || listing.test(words);
}

/** Words before a verb do not belong to its object. */
function isChangeByItself(part: Part): boolean {
  const words = stripPoliteness(part.words);
  return opening.test(words) || (denial.test(words) && isDone(part));
}

function costOf({ words, read }: Part, pieces: readonly Part[]): number {
  if (read === undefined) return unreadCost * pieces.length;
  const own = pieces.slice(1).filter(isDone).length;
  const joins = listing.test(stripPoliteness(words)) ? 0 : joinCost * own;
  return partCost + joins + (isRefused(read) ? refusedCost : 0);
}
