import type { EditOperation } from "../edits.ts";
import type { Language } from "../languages/language.ts";
import type { EditContext } from "./edit-context.ts";
import { isRefused } from "./edit-outcome.ts";
import { findItem } from "./find-target.ts";
import { stripPoliteness } from "./normalize-instruction.ts";
import { readClause } from "./read-clause.ts";
import { findOneFood } from "./read-food-words.ts";
import { itemsNamed, labelWords } from "./roles/label-words.ts";
import type { LabelledWords, Role } from "./roles/roles.ts";

/** Longer texts have no more corrections than this. */
const maxCorrections = 4;
const maxWordsOfName = 4;

/**
 * The instruction without what the person takes back in it: "remove the soup, sorry, I meant the apple" is "remove the apple", and "halve
 * the rice, wait no, halve the juice" is "halve the juice".
 */
export function withoutTakenBack(text: string, context: EditContext): string {
  let current = withFinishedPart(text, context);
  for (let count = 0; count < maxCorrections; count += 1) {
    const corrected = correctFirst(current, context);
    if (corrected === undefined) break;
    current = corrected;
  }
  return current;
}

/** "I said half but I finished it": the one item that was logged as a part becomes a whole one. */
function withFinishedPart(text: string, context: EditContext): string {
  const { partFinished, wordWhole } = context.language.edits.corrections;
  const match = partFinished.exec(text);
  if (!match) return text;
  const name = match.groups?.name?.trim() ?? "";
  const named = name === "" ? undefined : findItem(name, context);
  const parts = [...context.items.keys()].filter((place) => {
    const { count, isStated } = context.items[place]?.item.portion ?? {};
    return isStated && count !== undefined && count < 1 && (name === "" || named === place);
  });
  const [place, ...others] = parts;
  const isClear = place !== undefined && others.length === 0;
  const words = isClear ? wordWhole(context.language.edits.references.wordPlace(place)) : "";
  return text.replace(match[0], words);
}

/** The two sides of words that take something back. */
interface Correction {
  readonly before: string;
  readonly after: string;
  /** False if the words may be polite: "sorry", "wait". */
  readonly isCertain: boolean;
  /** True if the part after the words is another sentence. */
  readonly isNextSentence: boolean;
}

function correctFirst(text: string, context: EditContext): string | undefined {
  const { certainOnly, takingBack } = context.language.edits.corrections;
  for (const { 0: cue, index } of text.matchAll(takingBack)) {
    const before = text.slice(0, index);
    const after = text.slice(index + cue.length);
    const isNextSentence = /^[.!?]/.test(cue);
    const correction = { before, after, isCertain: certainOnly.test(cue), isNextSentence };
    const corrected = correctName(correction, context) ?? correctClause(correction, context);
    if (corrected !== undefined) return corrected;
  }
  return undefined;
}

/** "swap the milk, no, the butter, for margarine": a name takes the place of the one before. */
function correctName(
  { before, after, isCertain, isNextSentence }: Correction,
  context: EditContext,
): string | undefined {
  const { amountBefore } = context.language.edits.corrections;
  const meant = nameAtStart(after, context);
  // "swap the lassi for tea. Sorry, coffee"
  const isSentence = meant !== undefined && /^\s*(?:[.!?]|$)/.test(meant.rest);
  if (isNextSentence && !isCertain && !isSentence) return undefined;
  const was = meant && nameAtEnd(before, context);
  if (meant === undefined || was === undefined) return undefined;
  const kept = before.slice(0, before.length - was.length);
  // "remove the soup, sorry, the apple was bad" does not say what to remove.
  if (context.language.edits.corrections.stating.test(meant.rest) && !endsClause(kept, context))
    return undefined;
  const hasOwnAmount = labelWords(meant.words, context).some(({ isCounted }) => isCounted);
  const plain = hasOwnAmount ? kept.replace(amountBefore, " ") : kept;
  return `${plain}${meant.words}${meant.rest}`;
}

/** True for nothing after the end of a clause. */
const endsClause = (text: string, { language }: EditContext): boolean =>
  text.slice(lastBoundary(text, language)?.end ?? 0).trim() === "";

function lastBoundary(text: string, { edits }: Language) {
  const last = [...text.matchAll(edits.corrections.clauseBoundary)].at(-1);
  return last && { end: last.index + last[0].length };
}

/** The longest name at the end of a text. */
function nameAtEnd(text: string, context: EditContext): string | undefined {
  const words = text.trimEnd().split(/(?<=\s)/);
  for (let count = Math.min(words.length, maxWordsOfName); count > 0; count -= 1) {
    const name = words.slice(-count).join("");
    if (names(name, context, false)) return name;
  }
  return undefined;
}

/** A name at the start of a text, up to the end of its clause or what is said of it, and the rest of the text. */
function nameAtStart(
  text: string,
  context: EditContext,
): { readonly words: string; readonly rest: string } | undefined {
  const { afterName, commaBeforeOrder, meantAtEnd } = context.language.edits.corrections;
  const words = text.split(/(?<=\S)(?=\s)/);
  for (let count = Math.min(words.length, maxWordsOfName + 2); count > 0; count -= 1) {
    const said = words.slice(0, count).join("");
    const name = said.replace(/[,;.!?]+$/, "");
    const plain = name.replace(meantAtEnd, "");
    const rest = said.slice(name.length) + words.slice(count).join("");
    const isEnd = rest.trim() === "" || /^[,;.!?]/.test(rest) || afterName.test(rest.trimStart());
    if (!isEnd || !names(plain, context, true)) continue;
    // The comma in "swap the milk, no, the butter, for margarine" ends the correction.
    return { words: plain, rest: rest.replace(commaBeforeOrder, "") };
  }
  return undefined;
}

/** True for the name of an item or of a food, with its article, and with an amount if that is allowed. */
function names(words: string, context: EditContext, allowsAmount: boolean): boolean {
  const { article } = context.language.edits.corrections;
  const name = words.trim().replace(article, "");
  if (name === "" || /[,;.!?]/.test(name)) return false;
  const roles = labelWords(name, context).map(({ role }) => role);
  return (
    roles.some((role) => role === "item" || role === "food") &&
    roles.every((role) => rolesOfNames.has(role) || (allowsAmount && isOfAmount(role))) &&
    (findItem(name, context) !== undefined || findOneFood(name, context) !== undefined)
  );
}

const rolesOfNames: ReadonlySet<string> = new Set(
  Object.keys({ food: true, item: true, kind: true } satisfies Partial<Record<Role, true>>),
);

const isOfAmount = (role: LabelledWords["role"]) => role === "amount" || role === "filler";

/** "halve the rice, no wait, halve the juice": a change takes the place of the one before. */
function correctClause(
  { before, after, isCertain, isNextSentence }: Correction,
  context: EditContext,
): string | undefined {
  const { language } = context;
  const { clauseBoundary, keeping } = language.edits.corrections;
  const from = lastBoundary(before, language);
  const end = [...after.matchAll(clauseBoundary)][0]?.index ?? after.length;
  const wrong = operationsIn(before.slice(from?.end ?? 0), context);
  if (wrong.length === 0) return undefined;
  const meant = after.slice(0, end);
  if (labelWords(meant, context).some(({ role }) => role === "also")) return undefined;
  const isKept =
    keeping.test(meant) &&
    itemsNamed(meant, context).some((place) => wrong.every((one) => placeOf(one) === place));
  const right = operationsIn(meant, context);
  const isReplaced = isCertain && takesPlaceOf(right, wrong);
  const isAgain = !isNextSentence && isSameChange(right, wrong);
  if (!isKept && !isReplaced && !isAgain) return undefined;
  const rest = isKept ? after.slice(end).replace(/^[,;.!?]\s*/, "") : after;
  return from ? `${before.slice(0, from.end)} ${rest}` : rest;
}

function operationsIn(words: string, context: EditContext): readonly EditOperation[] {
  const read = readClause(stripPoliteness(words, context.language), context);
  return read && !isRefused(read) ? read : [];
}

const placeOf = (one: EditOperation): number | "all" | undefined =>
  "item" in one ? one.item : undefined;

/** True for other changes of the same item, or of one item in place of the whole meal meant. */
const takesPlaceOf = (meant: readonly EditOperation[], wrong: readonly EditOperation[]): boolean =>
  meant.length > 0 &&
  (isSameChange(meant, wrong) ||
    wrong.every((one) => {
      const place = placeOf(one);
      return place !== undefined && meant.some((other) => placeOf(other) === place);
    }));

/** True for the same change of another item, and for an item that is added in place of another one. */
const isSameChange = (meant: readonly EditOperation[], wrong: readonly EditOperation[]): boolean =>
  meant.length > 0 &&
  meant.length === wrong.length &&
  meant.every((one, at) => changeOf(one) === changeOf(wrong[at] as EditOperation));

/** What an operation does, whatever it does it to. */
function changeOf(one: EditOperation): string {
  if (one.kind === "scale") return `scale ${one.factor}`;
  return one.kind === "add" ? "" : one.kind;
}
