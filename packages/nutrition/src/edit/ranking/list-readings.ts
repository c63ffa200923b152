import type { EditOperation } from "../../edits.ts";
import type { EditContext } from "../edit-context.ts";
import { type ClauseReading, isRefused } from "../edit-outcome.ts";
import { findItem } from "../find-target.ts";
import { stripPoliteness } from "../normalize-instruction.ts";
import { readClause } from "../read-clause.ts";
import { labelWords } from "../roles/label-words.ts";
import { isValue, type LabelledWords, textOf } from "../roles/roles.ts";
import { type Piece, splitPieces } from "../segment-instruction.ts";
import { type ClausePlace, type Features, featuresOfClause, stemsIn } from "./clause-features.ts";
import { listMeanings } from "./list-meanings.ts";
import type { Meaning, MeaningKind } from "./meaning.ts";
import { featuresOfReading } from "./reading-features.ts";

/** An instruction with a meaning of each of its clauses. */
export interface RankedReading {
  readonly operations: readonly EditOperation[];
  /** The kind of meaning of each clause. */
  readonly kinds: readonly MeaningKind[];
  /** The clauses that ask for nothing. */
  readonly talk: readonly string[];
  /** Other words that no operation has. */
  readonly leftOver: readonly string[];
  /** Those of each clause and of the whole. */
  readonly features: readonly Features[];
  readonly score: number;
  /** The item that the next clause may be about. */
  readonly topic: number | undefined;
}

/** Instructions of more pieces are not read so. */
const maxPieces = 12;
/** A clause has at most so many pieces. */
const maxPiecesOfClause = 2;
/** The best readings up to each piece go on. */
const beamWidth = 24;
/** More words of an instruction have no roles. */
const maxWords = 200;

const nothingRead: RankedReading = {
  operations: [],
  kinds: [],
  talk: [],
  leftOver: [],
  features: [],
  score: 0,
  topic: undefined,
};

/** The weight of a feature, by its name. */
export type Weigh = (feature: string) => number;

/** Readings of a whole instruction that change something, those with the highest score first. */
export function listReadings(
  text: string,
  context: EditContext,
  weightOf: Weigh,
): readonly RankedReading[] {
  const pieces = splitPieces(text, context);
  if (pieces.length === 0 || pieces.length > maxPieces) return [];
  const beams: RankedReading[][] = [[nothingRead], ...pieces.map(() => [])];
  for (const from of pieces.keys()) {
    const before = best(beams[from] ?? []);
    for (let to = from + 1; to <= Math.min(pieces.length, from + maxPiecesOfClause); to += 1) {
      const isOneSentence = pieces.slice(from + 1, to).every(({ isSentence }) => !isSentence);
      if (isOneSentence)
        beams[to]?.push(
          ...extendReadings(before, clauseOf(text, pieces, from, to, context), context, weightOf),
        );
    }
  }
  const words = labelWords(text, context, maxWords);
  const whole = (beams.at(-1) ?? []).filter(({ operations }) => operations.length > 0);
  return best(
    whole.map((reading) =>
      withFeatures(
        reading,
        featuresOfReading(text, words, reading.kinds, reading.operations, context),
        weightOf,
      ),
    ),
  );
}

const best = (readings: readonly RankedReading[]): readonly RankedReading[] =>
  [...readings].sort((one, other) => other.score - one.score).slice(0, beamWidth);

/** A reading with more features, which change its score. */
export function withFeatures(
  reading: RankedReading,
  added: Features,
  weightOf: Weigh,
): RankedReading {
  let { score } = reading;
  for (const [name, value] of added) score += value * weightOf(name);
  return { ...reading, features: [...reading.features, added], score };
}

/** The pieces from one place to another as a clause. */
interface Clause {
  readonly words: string;
  readonly labelled: readonly LabelledWords[];
  readonly read: ClauseReading;
  readonly place: ClausePlace;
}

function clauseOf(
  text: string,
  pieces: readonly Piece[],
  from: number,
  to: number,
  context: EditContext,
): Clause {
  const said = text.slice(pieces[from]?.start, pieces[to - 1]?.end);
  const words = stripPoliteness(said, context.language);
  const read = readClause(words, context);
  const place = {
    isFirst: from === 0,
    isLast: to === pieces.length,
    startsSentence: pieces[from]?.isSentence ?? false,
    pieces: to - from,
    refusal: read && isRefused(read) ? read.refusal : undefined,
  };
  return { words, labelled: labelWords(words, context, maxWords), read, place };
}

/** Each reading with each meaning of a clause. */
function extendReadings(
  before: readonly RankedReading[],
  clause: Clause,
  context: EditContext,
  weightOf: Weigh,
): readonly RankedReading[] {
  const known = new Map<number | undefined, ReturnType<typeof meaningsOf>>();
  return before.flatMap((reading) => {
    const meanings = known.get(reading.topic) ?? meaningsOf(clause, reading.topic, context);
    known.set(reading.topic, meanings);
    return meanings.map(([meaning, features]) =>
      extendReading(withFeatures(reading, features, weightOf), meaning, clause, context, weightOf),
    );
  });
}

/** The meanings of a clause after a topic, with their features. */
function meaningsOf(
  { labelled, place, read }: Clause,
  topic: number | undefined,
  context: EditContext,
): readonly (readonly [Meaning, Features])[] {
  const parsed: readonly Meaning[] =
    read && !isRefused(read) ? [{ kind: "read", operations: read, used: [], target: "named" }] : [];
  return [...parsed, ...listMeanings(labelled, topic, context)]
    .filter(({ kind }) => kind !== "talk" || place.pieces === 1)
    .map((one) => [one, featuresOfClause(labelled, one, place, context)]);
}

function extendReading(
  reading: RankedReading,
  meaning: Meaning,
  { labelled, words }: Clause,
  context: EditContext,
  weightOf: Weigh,
): RankedReading {
  const { operations, kind } = meaning;
  const extended = {
    ...reading,
    operations: [...reading.operations, ...operations],
    kinds: [...reading.kinds, kind],
    talk: kind === "talk" ? [...reading.talk, words] : reading.talk,
    leftOver: [...reading.leftOver, ...leftOver(labelled, meaning, weightOf, context)],
    topic: topicAfter(labelled, operations, reading.topic, context),
  };
  return withFeatures(extended, featuresOfConflicts(reading, operations), weightOf);
}

/** The words of a change next to each other that its operations do not have, if they are a value or have no weight for it. */
function leftOver(
  words: readonly LabelledWords[],
  { kind, used }: Meaning,
  weightOf: Weigh,
  context: EditContext,
): readonly string[] {
  if (kind === "talk" || kind === "read") return [];
  const runs: LabelledWords[][] = [[]];
  for (const [at, word] of words.entries()) {
    if (used.includes(at)) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  const isKnown = (stem: string) => weightOf(`${kind}:word:${stem}`) !== 0;
  const isLeft = (word: LabelledWords) =>
    isValue(word) || (word.role === "unknown" && !stemsIn(word.words, context).every(isKnown));
  return runs.filter((run) => run.some(isLeft)).map(textOf);
}

/** Two clauses that change the same, or say the same. */
function featuresOfConflicts(
  { operations: before, features }: RankedReading,
  after: readonly EditOperation[],
): Features {
  const found = new Map<string, number>();
  const items = itemsOf(before);
  const clashes =
    itemsOf(after).some((item) => items.includes(item) || (item === "all" && before.length > 0)) ||
    (items.includes("all") && after.length > 0) ||
    (["set-meal-type", "set-time"] as const).some((kind) =>
      [before, after].every((all) => all.some((one) => one.kind === kind)),
    );
  const said = new Set(before.map((one) => JSON.stringify(one)));
  const repeats = after.some((one) => said.has(JSON.stringify(one)));
  const isNew = (name: string) => !features.some((one) => one.has(name));
  if (clashes && isNew("conflict")) found.set("conflict", 1);
  if (repeats && isNew("repeat")) found.set("repeat", 1);
  return found;
}

const itemsOf = (operations: readonly EditOperation[]): readonly (number | "all")[] =>
  operations.flatMap((one) => ("item" in one ? [one.item] : []));

/** The item that a clause changes; else the only one that it names. */
function topicAfter(
  labelled: readonly LabelledWords[],
  operations: readonly EditOperation[],
  before: number | undefined,
  context: EditContext,
): number | undefined {
  const changed = itemsOf(operations).find((item) => item !== "all");
  if (changed !== undefined) return changed;
  const named = labelled.flatMap(({ role, words }) =>
    role === "item" ? (findItem(words, context) ?? []) : [],
  );
  const [only, ...others] = named;
  return only !== undefined && others.length === 0 ? only : before;
}
