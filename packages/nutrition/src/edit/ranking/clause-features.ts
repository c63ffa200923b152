import type { EditContext } from "../edit-context.ts";
import { isValue, type LabelledWords } from "../roles/roles.ts";
import type { Meaning } from "./meaning.ts";

/** What speaks for or against a reading, by name: how often it does. */
export type Features = ReadonlyMap<string, number>;

/** The place of a clause in its instruction, and why its words cannot be read by the parsers. */
export interface ClausePlace {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly startsSentence: boolean;
  /** How many pieces between separators it has. */
  readonly pieces: number;
  /** True if nothing separates it from the clause before. */
  readonly isCut: boolean;
  /** True if nothing separates it from the clause behind it. */
  readonly isCutOff: boolean;
  readonly refusal: string | undefined;
}

/** Words further from what a meaning uses than so many labelled words are taken for talk. */
const nearWords = 4;
/** A clause of more words is as long as one of so many. */
const longWords = 20;

/** The features of a meaning of a clause: its other words by their distance from what it uses, and what it leaves unused. */
export function featuresOfClause(
  words: readonly LabelledWords[],
  meaning: Meaning,
  place: ClausePlace,
  context: EditContext,
): Features {
  const features = new Counts();
  const { kind, target } = meaning;
  const say = (name: string, by = 1) => features.add(`${kind}:${name}`, by);
  sayPlace(place, say);
  if (kind === "read") {
    for (const operation of meaning.operations) say(`does:${operation.kind}`);
    for (const word of words) sayPlain(word, say, context);
    return features.all;
  }
  const [first] = words;
  if (first) say(`start:${isValue(first) ? first.role : stemsIn(first.words, context)[0]}`);
  if (kind === "talk" || kind === "take-back") sayTalk(words, say, features, context);
  else {
    say(`target:${target}`);
    sayChange(words, meaning, say, features, context);
  }
  return features.all;
}

function sayPlace(
  { isFirst, isLast, startsSentence, pieces, refusal, isCut, isCutOff }: ClausePlace,
  say: Say,
): void {
  say("bias");
  if (isFirst) say("first");
  if (isLast) say("last");
  if (isFirst && isLast) say("alone");
  if (startsSentence) say("sentence");
  if (pieces > 1) say("joined");
  if (isCut) say("cut");
  if (isCutOff) say("cut-off");
  if (refusal !== undefined) say(`refused:${refusal}`);
}

type Say = (name: string, by?: number) => void;

/** A word of a clause that a parser reads. */
function sayPlain({ role, words }: LabelledWords, say: Say, context: EditContext): void {
  if (role === "unknown") say("unknown");
  else if (role !== "filler") say(`role:${role}`);
  if (role === "unknown" || role === "filler")
    for (const stem of stemsIn(words, context)) say(`word:${stem}`);
}

function sayTalk(
  words: readonly LabelledWords[],
  say: Say,
  features: Counts,
  context: EditContext,
): void {
  for (const word of words) {
    if (isValue(word)) sayUnused(word, say, features);
    else {
      for (const stem of stemsIn(word.words, context)) say(`word:${stem}`);
      if (isCue(word)) say(`cue:${word.role}`);
    }
  }
  const roles = words.flatMap(({ role }) => (role === "filler" ? [] : [role]));
  for (const [at, role] of roles.slice(1).entries()) say(`roles:${roles[at]},${role}`);
  say("length", Math.min(words.length, longWords) / longWords);
}

function sayChange(
  words: readonly LabelledWords[],
  { used }: Meaning,
  say: Say,
  features: Counts,
  context: EditContext,
): void {
  const places = [...used].sort((one, other) => one - other);
  if (places.length > 1) say(`order:${places.map((at) => words[at]?.role).join(",")}`);
  for (const [at, place] of places.slice(1).entries())
    say(`gap:${Math.min(nearWords, place - (places[at] ?? 0))}`);
  for (const [at, word] of words.entries()) {
    if (used.includes(at)) continue;
    if (isValue(word)) sayUnused(word, say, features);
    else sayOther(word, positionOf(at, places, words.length), say, features, context);
  }
  const isAlone = words.every(({ role }, at) => used.includes(at) || role === "filler");
  say(isAlone ? "nothing-else" : "other-words");
}

/** The position of a word, seen from what a change uses. */
interface Position {
  readonly zone: "before" | "between" | "after";
  readonly isNear: boolean;
}

function positionOf(at: number, places: readonly number[], length: number): Position {
  const [from, to] = [places.at(0) ?? 0, places.at(-1) ?? length];
  const isNear = Math.max(from - at, at - to) <= nearWords;
  if (at < from) return { zone: "before", isNear };
  return { zone: at > to ? "after" : "between", isNear };
}

/** A word that no change uses and that is not a value; one far away is as a word of talk. */
function sayOther(
  word: LabelledWords,
  { zone, isNear }: Position,
  say: Say,
  features: Counts,
  context: EditContext,
): void {
  if (word.role === "unknown") say(`${zone}:unknown`);
  if (isCue(word)) {
    say(`cue:${word.role}`);
    say(`${zone}:cue:${word.role}`);
  }
  if (!isNear) features.add("far");
  for (const stem of stemsIn(word.words, context)) {
    if (isNear) {
      say(`word:${stem}`);
      say(`${zone}:${stem}`);
    } else features.add(`talk:word:${stem}`);
  }
}

function sayUnused(word: LabelledWords, say: Say, features: Counts): void {
  features.add(`unused:${word.role}`);
  say(`unused:${word.role}`);
  if (word.isCounted) say("unused:counted");
  if (word.isWeight) say("unused:weight");
}

const isCue = (word: LabelledWords): boolean =>
  !isValue(word) && word.role !== "unknown" && word.role !== "filler";

/** The stems of the words of a text. */
export const stemsIn = (text: string, { language }: EditContext): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []).map((word) => language.stem(word));

/** Features while they are counted. */
export class Counts {
  readonly all = new Map<string, number>();

  add(name: string, by = 1): void {
    this.all.set(name, (this.all.get(name) ?? 0) + by);
  }
}
