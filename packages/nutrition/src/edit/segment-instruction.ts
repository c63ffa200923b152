import { forLanguage, type Language } from "../languages/language.ts";
import { anyRow } from "../languages/pattern-rows.ts";
import type { EditContext } from "./edit-context.ts";
import { type ClauseReading, isRefused } from "./edit-outcome.ts";
import { stripPoliteness, withoutAsides } from "./normalize-instruction.ts";
import { withoutSource } from "./parsers/figures.ts";
import { readClause } from "./read-clause.ts";

/** A part of an instruction between commas, "and" and similar separators. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  /** True if the piece follows the one before it without a separator. */
  readonly isRunOn: boolean;
  /** True if the piece begins a sentence. */
  readonly isSentence: boolean;
}

const separator = forLanguage(
  (language) =>
    new RegExp(
      `${anyRow(language.edits.clauses.separators)}|${anyRow(language.edits.clauses.runOns)}`,
      "gi",
    ),
);
const opensAddition = forLanguage(
  (language) => new RegExp(`^(?:${anyRow(language.edits.clauses.openingAdditions)})$`, "i"),
);
const talk = forLanguage(
  (language) => new RegExp(`^${language.edits.politeness.talk}[.!?]*$`, "i"),
);
/** "yeah um" */
const isTalk = (words: string, language: Language) =>
  talk(language).test(words) || talk(language).test(withoutAsides(language)(words));

/** The pieces between commas, "and" and similar separators; a clause may consist of several. */
export function splitPieces(text: string, { language, mode }: EditContext): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let isRunOn = false;
  let isSentence = true;
  const push = (end: number) => {
    const words = text.slice(start, end);
    if (/[\p{L}\p{N}½¼¾⅓⅔]/u.test(words) && !isTalk(words, language))
      pieces.push({ start, end, isRunOn, isSentence });
  };
  for (const { index, 0: found } of text.matchAll(separator(language))) {
    // "plus garlic bread" begins with the verb of a change.
    if (index === 0 && opensAddition(language).test(found)) continue;
    const isGap = /^ +$/.test(found);
    if (isGap && !mode.splitsRunOns) continue;
    push(index);
    const isEmpty = start === index;
    start = index + found.length;
    isRunOn = isGap;
    isSentence = /[.!?\n]/.test(found) || (isSentence && isEmpty);
  }
  push(text.length);
  return pieces;
}

/** Only a clause that begins with a verb contains a list; others are "two and a half", "3 eggs, not 2". */
const maxPiecesWithoutVerb = 3;
const maxLengthWithoutVerb = 120;
/** A list ends after this many unreadable pieces. */
const maxFailedPieces = 3;

const opening = forLanguage((language) => new RegExp(`^${language.edits.clauses.opening}`, "i"));
const listing = forLanguage((language) => new RegExp(`^${language.edits.clauses.listing}`, "i"));
/** "it wasn't rice": what it was follows. */
export const contradiction = forLanguage(
  (language) => new RegExp(`^${language.edits.clauses.contradiction}`, "i"),
);

/** Words without politeness, with their reading. */
export interface Clause {
  readonly words: string;
  readonly read: ClauseReading;
  /** The words with politeness: "a coffee for me". */
  readonly stated?: string;
  /** True if the clause begins a sentence. */
  readonly startsSentence?: boolean;
}

interface Path {
  readonly cost: number;
  readonly clauses: readonly Clause[];
}

/** Costs of a clause: an unreadable one costs more than a refused one. */
const clauseCost = 1;
/** Pieces that can be read separately are rarely one change together. */
const joinCost = 2;
const refusedCost = 100;
const unreadCost = 10_000;

/** Joins pieces to clauses so that as little as possible is unread, in as few clauses as possible. */
export function segmentInstruction(
  text: string,
  pieces: readonly Piece[],
  context: EditContext,
): readonly Clause[] {
  const best: Path[] = [{ cost: 0, clauses: [] }];
  const alone: Clause[] = [];
  for (const { start, end } of pieces) {
    alone.push(toPieceClause(text.slice(start, end), alone.at(-1), context));
  }
  const join = (from: number, to: number) =>
    to === from + 1
      ? (alone[from] as Clause)
      : toClause(text.slice(pieces[from]?.start, pieces[to - 1]?.end), context);
  for (const from of pieces.keys()) {
    const before = best[from] as Path;
    for (const [to, clause] of clausesFrom(from, pieces, alone, join, context.language)) {
      const cost = before.cost + costOf(clause, alone.slice(from, to), context);
      if (cost <= (best[to]?.cost ?? Number.POSITIVE_INFINITY)) {
        const stated = text.slice(pieces[from]?.start, pieces[to - 1]?.end);
        const startsSentence = pieces[from]?.isSentence ?? false;
        best[to] = { cost, clauses: [...before.clauses, { ...clause, stated, startsSentence }] };
      }
    }
  }
  return (best[pieces.length] as Path).clauses;
}

type Join = (from: number, to: number) => Clause;

/** The clauses that may begin with a piece, each with the place of the next piece. */
function clausesFrom(
  from: number,
  pieces: readonly Piece[],
  alone: readonly Clause[],
  join: Join,
  language: Language,
): (readonly [to: number, part: Clause])[] {
  const first = alone[from] as Clause;
  const last = endOf(from, pieces, alone, language);
  const single = [from + 1, first] as const;
  if (last === from + 1) return [single];
  const found: (readonly [number, Clause])[] = [single];
  let failed = 0;
  for (let to = from + 2; to <= last && failed < maxFailedPieces; to += 1) {
    if (!canJoin(from, to, pieces, alone, language)) continue;
    const clause = join(from, to);
    failed = clause.read === undefined ? failed + 1 : 0;
    found.push([to, clause]);
  }
  return found;
}

/** The last possible end of a clause: before the next piece that is a change by itself. */
function endOf(
  from: number,
  pieces: readonly Piece[],
  alone: readonly Clause[],
  language: Language,
): number {
  const isBreak = (at: number) =>
    !pieces[at]?.isRunOn &&
    isChangeByItself(alone[at] as Clause, language) &&
    !contradiction(language).test((alone[at - 1] as Clause).words);
  let to = from + 1;
  while (to < pieces.length && !isBreak(to)) to += 1;
  return to;
}

/** Without a verb, a clause must be short, and its pieces must not all be changes by themselves. */
function canJoin(
  from: number,
  to: number,
  pieces: readonly Piece[],
  alone: readonly Clause[],
  language: Language,
): boolean {
  // "No naan. Had rice instead." is one change, and so is "remove no. 3".
  const isOther = (at: number) => {
    const { words } = alone[at] as Clause;
    return pieces[at]?.isSentence && /\p{L}/u.test(words) && !insteadPattern(language).test(words);
  };
  const crossesSentence = pieces.slice(from + 1, to).some((_, at) => isOther(from + 1 + at));
  if (startsList(alone[from] as Clause, language))
    return !crossesSentence || listing(language).test(alone[from]?.words ?? "");
  if (crossesSentence) return false;
  const isOfFigures = alone
    .slice(from + 1, to)
    .every(({ words }) => language.edits.figures.bareFigure.test(words));
  if (isOfFigures) return true;
  const length = (pieces[to - 1]?.end ?? 0) - (pieces[from]?.start ?? 0);
  if (to - from > maxPiecesWithoutVerb || length > maxLengthWithoutVerb) return false;
  return !alone.slice(from, to).every(isRead);
}

const insteadPattern = forLanguage(
  (language) => new RegExp(`\\b${language.edits.roles.cues.instead}\\b`, "i"),
);
const swapVerb = forLanguage((language) => new RegExp(language.edits.foods.repeatableVerbs, "i"));

/**
 * A piece by itself, or with the verb or the unit of energy of the piece before: "replace the eggs with tofu
 * and the butter with jam", "the burger was 600 kcal and the fries 350".
 */
function toPieceClause(text: string, before: Clause | undefined, context: EditContext): Clause {
  const clause = toClause(text, context);
  const withUnit = readWithUnit(clause, before, context);
  if (withUnit) return withUnit;
  const meant = readInstead(clause, before, context);
  if (meant) return meant;
  // The verb of "replace the fries" and "the cola with a salad" is one for both.
  const isBefore = before?.read !== undefined;
  const verb = isBefore ? swapVerb(context.language).exec(before.words)?.[0] : undefined;
  if (verb === undefined || isRead(clause) || startsList(clause, context.language)) return clause;
  const repeated = toClause(`${verb} ${clause.words}`, context);
  const isBetter = isRead(repeated) || (clause.read === undefined && repeated.read !== undefined);
  return isBetter ? repeated : clause;
}

/** A figure with the unit of energy of the clause before: "the burger was 600 kcal and the fries 350 on the label". */
function readWithUnit(
  { words }: Clause,
  before: Clause | undefined,
  context: EditContext,
): Clause | undefined {
  const unit = before && energyUnitAtEnd(before);
  if (unit === undefined) return undefined;
  const figure = withoutSource(context.language)(words);
  const clause = /\d$/.test(figure) ? toClause(`${figure} ${unit}`, context) : undefined;
  return clause && isRead(clause) ? clause : undefined;
}

/** What takes the place of a removed item: "take out the cheese and add butter instead", "they'd run out of fries so I had rice instead". */
function readInstead(
  clause: Clause,
  before: Clause | undefined,
  context: EditContext,
): Clause | undefined {
  const { references, roles } = context.language.edits;
  const plain = clause.words.replace(roles.insteadAtEnd, "");
  const removals = before && isRemoval(before) ? before.read : undefined;
  if (plain === clause.words || isRead(clause) || !removals || isRefused(removals))
    return undefined;
  if (startsList(clause, context.language)) return toClause(plain, context);
  const [removed, ...others] = removals;
  if (removed?.kind !== "remove" || others.length > 0) return undefined;
  const food = plain.replace(roles.hadAtStart, "");
  const swap = roles.wordReplace(references.wordPlace(removed.item), food);
  const read = readClause(swap, context);
  return read && !isRefused(read) ? { words: clause.words, read } : undefined;
}

const isRemoval = ({ read }: Clause): boolean =>
  read !== undefined && !isRefused(read) && read.every(({ kind }) => kind === "remove");

/** The unit of the energy that a clause states last. */
const energyUnitAtEnd = ({ words, read }: Clause): string | undefined =>
  read !== undefined &&
  !isRefused(read) &&
  read.some((one) => one.kind === "set-figures" && one.amounts.calories_kcal !== undefined)
    ? /\d ?([a-z]+)$/i.exec(words)?.[1]
    : undefined;

function toClause(text: string, context: EditContext): Clause {
  const words = stripPoliteness(text, context.language);
  const { addOrder, question } = context.language.edits.roles;
  // "add those two" is about foods that another clause names, not an amount.
  const saysNoChange = question.test(text.trim()) || addOrder.test(words);
  return { words, read: saysNoChange ? undefined : readClause(words, context) };
}

/** "the bar has 20 g protein and 220 kcal": figures of one item belong together. */
const isFigures = (read: ClauseReading): boolean => {
  const [only, ...others] = read && !isRefused(read) ? read : [];
  return (
    others.length === 0 && only?.kind === "set-figures" && Object.keys(only.amounts).length > 1
  );
};

export const isRead = ({ read }: Clause): boolean => read !== undefined && !isRefused(read);

/** "make that 120": a change of what other words name. */
export const asksWhich = ({ read }: Clause): boolean =>
  read !== undefined && isRefused(read) && read.refusal === "several-items";

const startsList = ({ words }: Clause, language: Language) =>
  opening(language).test(words) || listing(language).test(words);

/** Words before a verb do not belong to its object. */
const isChangeByItself = (clause: Clause, language: Language) =>
  opening(language).test(clause.words);

function costOf({ words, read }: Clause, pieces: readonly Clause[], context: EditContext): number {
  if (read === undefined) return unreadCost * pieces.length;
  const isOne = listing(context.language).test(words) || isFigures(read);
  const own = isOne ? [] : pieces.slice(1).filter(isRead);
  // "the rice was 220 g and had 5 g protein": a clause that was read does not become a part of a refused one.
  const lost = isRefused(read) && pieces.length > 1 && isRead(pieces[0] as Clause) ? joinCost : 0;
  return clauseCost + joinCost * own.length + lost + (isRefused(read) ? refusedCost : 0);
}
