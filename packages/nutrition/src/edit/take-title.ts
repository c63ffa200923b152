import type { EditOperation } from "../edits.ts";
import type { EditContext } from "./edit-context.ts";
import { isRefused } from "./edit-outcome.ts";
import { stripPoliteness } from "./normalize-instruction.ts";
import { runParser } from "./parsers/edit-parser.ts";
import { titleParser } from "./parsers/title.ts";
import { readClause } from "./read-clause.ts";
import { labelWords } from "./roles/label-words.ts";
import { isValue, type LabelledWords } from "./roles/roles.ts";
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
    for (let to = from; to < pieces.length; to += 1) {
      const words = textOf(instruction, pieces, from, to);
      const rename = renameIn(words, context);
      if (!rename && isChange(words, context)) break;
      if (!rename || !endsTitle(instruction, pieces, to, context)) continue;
      const others = [
        from === 0 ? "" : textOf(instruction, pieces, 0, from - 1),
        to + 1 === pieces.length ? "" : textOf(instruction, pieces, to + 1, pieces.length - 1),
      ];
      const rest = others.filter((words) => words !== "").join(", ");
      if (rest === "") return undefined;
      return { rename, rest, mayChange: labelWords(rest, context).some(isValue) };
    }
  }
  return undefined;
}

const textOf = (text: string, pieces: readonly Piece[], from: number, to: number): string =>
  text.slice(pieces[from]?.start, pieces[to]?.end);

/** What a clause names the meal, if it has no part of a quoted title. */
function renameIn(words: string, context: EditContext) {
  const plain = stripPoliteness(words, context.language);
  const read = runParser(titleParser, plain, context);
  const [operation] = read && !isRefused(read) ? read : [];
  return operation?.kind === "rename" && hasWholeQuotes(operation.title) ? operation : undefined;
}

const hasWholeQuotes = (title: string): boolean => (title.match(/["“”]/g)?.length ?? 0) % 2 === 0;

/** True if a title ends with a piece: it is the last, or the next one asks for a change. */
function endsTitle(
  text: string,
  pieces: readonly Piece[],
  to: number,
  context: EditContext,
): boolean {
  const next = pieces[to + 1];
  if (!next) return true;
  let last = to + 1;
  while (pieces[last + 1]?.isRunOn) last += 1;
  const words = textOf(text, pieces, to + 1, last);
  const labelled = labelWords(words, context);
  const isPunctuated = /[^\p{L}\p{N}\s&+]/u.test(text.slice(pieces[to]?.end, next.start));
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
const rolesOfNames: ReadonlySet<string> = new Set(["item", "food", "kind"]);

const verbs: ReadonlySet<string> = new Set(["remove", "add", "replace", "only"]);
const isVerb = ({ role }: LabelledWords): boolean => verbs.has(role);
