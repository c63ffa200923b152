import type { EditOperation } from "../edits.ts";
import type { EditContext } from "./edit-context.ts";
import { isRefused } from "./edit-outcome.ts";
import { stripPoliteness } from "./normalize-instruction.ts";
import { runParser } from "./parsers/edit-parser.ts";
import { titleParser } from "./parsers/title.ts";
import { readClause } from "./read-clause.ts";
import { labelWords } from "./roles/label-words.ts";
import { isValue, type LabelledWords, type Role } from "./roles/roles.ts";
import { type Piece, splitPieces } from "./segment-instruction.ts";

/** An instruction that names the meal and says more. */
export interface TitledInstruction {
  readonly rename: EditOperation;
  /** What it says besides the title. */
  readonly rest: string;
  /** True if the rest may ask for a change: it has foods, amounts or other values. */
  readonly mayChange: boolean;
}

/** The title that an instruction gives among other words: "call it Brunch, only one egg though"; undefined without other words. */
export function takeTitle(
  instruction: string,
  context: EditContext,
): TitledInstruction | undefined {
  const pieces = splitPieces(instruction, context);
  for (const from of pieces.keys()) {
    const title = findTitle(instruction, pieces, from, context);
    if (!title) continue;
    const before = textOf(instruction, pieces.slice(0, from));
    const after = textOf(instruction, pieces.slice(title.to));
    const rest = [before, after].filter((words) => words !== "").join(", ");
    if (rest === "") return undefined;
    const mayChange = labelWords(rest, context).some(isValue);
    return { rename: title.rename, rest, mayChange };
  }
  return undefined;
}

/** The title that begins with a piece, and the place of the piece behind it. */
function findTitle(
  instruction: string,
  pieces: readonly Piece[],
  from: number,
  context: EditContext,
) {
  for (let to = from + 1; to <= pieces.length; to += 1) {
    const words = textOf(instruction, pieces.slice(from, to));
    const rename = renameIn(words, context);
    if (rename && endsTitle(instruction, pieces, to, context)) return { rename, to };
    if (!rename && isChange(words, context)) return undefined;
  }
  return undefined;
}

const textOf = (text: string, pieces: readonly Piece[]): string =>
  pieces.length === 0 ? "" : text.slice(pieces[0]?.start, pieces.at(-1)?.end);

/** What a clause names the meal, if it has no part of a quoted title. */
function renameIn(words: string, context: EditContext) {
  const plain = stripPoliteness(words, context.language);
  const read = runParser(titleParser, plain, context);
  const [operation] = read && !isRefused(read) ? read : [];
  return operation?.kind === "rename" && hasWholeQuotes(operation.title) ? operation : undefined;
}

const hasWholeQuotes = (title: string): boolean => (title.match(/["“”]/g)?.length ?? 0) % 2 === 0;

/** True if a title ends before the piece at this place: there is none, or it asks for a change. */
function endsTitle(
  text: string,
  pieces: readonly Piece[],
  next: number,
  context: EditContext,
): boolean {
  const following = pieces.slice(next);
  const [first] = following;
  if (!first) return true;
  const end = following.findIndex(({ isRunOn }, at) => at > 0 && !isRunOn);
  const words = textOf(text, end < 0 ? following : following.slice(0, end));
  const labelled = labelWords(words, context);
  const isPunctuated = /[^\p{L}\p{N}\s&+]/u.test(text.slice(pieces[next - 1]?.end, first.start));
  return isPunctuated
    ? labelled.some(saysChange) || isSentence(words, labelled)
    : isChange(words, context) && labelled.slice(0, 1).some(saysChange);
}

function isChange(words: string, context: EditContext): boolean {
  const read = readClause(stripPoliteness(words, context.language), context);
  return read !== undefined && !isRefused(read) && read.length > 0;
}

/** What no title contains: "150 g", "no", "half". */
const saysChange = (word: LabelledWords): boolean =>
  (isValue(word) && !rolesOfNames.has(word.role)) || isVerb(word);

/** An item and words that no name has, none of them with a capital: "hollandaise gets the boot". */
const isSentence = (words: string, labelled: readonly LabelledWords[]): boolean =>
  words === words.toLowerCase() &&
  labelled.some(({ role }) => role === "item") &&
  labelled.some(({ role }) => role === "unknown" || role === "be");

/** "Mac and Cheese" */
const rolesOfNames: ReadonlySet<string> = new Set(
  Object.keys({ item: true, food: true, kind: true } satisfies Partial<Record<Role, true>>),
);

const verbs: ReadonlySet<string> = new Set(
  Object.keys({ remove: true, add: true, replace: true, only: true } satisfies Partial<
    Record<Role, true>
  >),
);
const isVerb = ({ role }: LabelledWords): boolean => verbs.has(role);
