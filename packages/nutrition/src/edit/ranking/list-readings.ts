import type { EditOperation } from "../../edits.ts";
import type { EditContext } from "../edit-context.ts";
import { isRefused } from "../edit-outcome.ts";
import { findItem } from "../find-target.ts";
import { stripPoliteness } from "../normalize-instruction.ts";
import { readClause } from "../read-clause.ts";
import { labelWords } from "../roles/label-words.ts";
import { isValue, type LabelledWords, textOf } from "../roles/roles.ts";
import { type Piece, splitPieces } from "../segment-instruction.ts";
import { type Features, featuresOfClause, stemsIn } from "./clause-features.ts";
import { listMeanings } from "./list-meanings.ts";
import type { Meaning } from "./meaning.ts";
import { featuresOfReading } from "./reading-features.ts";

/** An instruction with a meaning of each of its clauses. */
export interface RankedReading {
  readonly operations: readonly EditOperation[];
  /** The clauses that ask for nothing. */
  readonly talk: readonly string[];
  /** Other words that no operation has. */
  readonly leftOver: readonly string[];
  readonly features: Features;
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
  talk: [],
  leftOver: [],
  features: new Map(),
  score: 0,
  topic: undefined,
};

/** How readings are listed; the fit tries other ways. */
export interface ListingMode {
  readonly weightOf: (feature: string) => number;
  /** False to leave out what the parsers make of a clause. */
  readonly usesParsers?: boolean;
}

/** Readings of a whole instruction that change something, those with the highest score first. */
export function listReadings(
  text: string,
  context: EditContext,
  mode: ListingMode,
): readonly RankedReading[] {
  const pieces = splitPieces(text, context);
  if (pieces.length === 0 || pieces.length > maxPieces) return [];
  const clauses = createClauses(text, pieces, context, mode);
  const beams: RankedReading[][] = [[nothingRead], ...pieces.map(() => [])];
  for (const from of pieces.keys()) {
    const before = best(beams[from] ?? []);
    for (let to = from + 1; to <= Math.min(pieces.length, from + maxPiecesOfClause); to += 1) {
      const isOneSentence = pieces.slice(from + 1, to).every(({ isSentence }) => !isSentence);
      if (isOneSentence)
        beams[to]?.push(...before.flatMap((reading) => clauses.extend(reading, from, to)));
    }
  }
  const words = labelWords(text, context, maxWords);
  const whole = (beams.at(-1) ?? []).filter(({ operations }) => operations.length > 0);
  return best(
    whole.map((reading) =>
      withFeatures(reading, featuresOfReading(text, words, reading.operations, context), mode),
    ),
  );
}

const best = (readings: readonly RankedReading[]): readonly RankedReading[] =>
  [...readings].sort((one, other) => other.score - one.score).slice(0, beamWidth);

function withFeatures<T extends RankedReading>(
  reading: T,
  added: Features,
  { weightOf }: ListingMode,
): T {
  const features = new Map(reading.features);
  let { score } = reading;
  for (const [name, value] of added) {
    features.set(name, (features.get(name) ?? 0) + value);
    score += value * weightOf(name);
  }
  return { ...reading, features, score };
}

/** Extends readings by the meanings of the clause from one piece to another. */
function createClauses(
  text: string,
  pieces: readonly Piece[],
  context: EditContext,
  mode: ListingMode,
) {
  const known = new Map<string, ReturnType<typeof describe>>();
  const describe = (from: number, to: number) => {
    const said = text.slice(pieces[from]?.start, pieces[to - 1]?.end);
    const words = stripPoliteness(said, context.language);
    const read = readClause(words, context);
    return {
      words,
      read,
      labelled: labelWords(words, context, maxWords),
      place: {
        isFirst: from === 0,
        isLast: to === pieces.length,
        startsSentence: pieces[from]?.isSentence ?? false,
        pieces: to - from,
        refusal: read && isRefused(read) ? read.refusal : undefined,
      },
      meanings: new Map<number | undefined, readonly (readonly [Meaning, Features])[]>(),
    };
  };
  const meaningsOf = (clause: ReturnType<typeof describe>, topic: number | undefined) => {
    const { labelled, meanings, place, read } = clause;
    const found = meanings.get(topic);
    if (found) return found;
    const parsed: readonly Meaning[] =
      mode.usesParsers !== false && read && !isRefused(read)
        ? [{ kind: "read", operations: read, used: [], target: "named" }]
        : [];
    const listed = [...parsed, ...listMeanings(labelled, topic, context)]
      .filter(({ kind }) => kind !== "talk" || place.pieces === 1)
      .map((one) => [one, featuresOfClause(labelled, one, place, context)] as const);
    meanings.set(topic, listed);
    return listed;
  };
  const extend = (reading: RankedReading, from: number, to: number): readonly RankedReading[] => {
    const key = `${from} ${to}`;
    const clause = known.get(key) ?? describe(from, to);
    known.set(key, clause);
    return meaningsOf(clause, reading.topic).map(([meaning, features]) => {
      const { operations, kind } = meaning;
      const extended = withFeatures(reading, features, mode);
      return withFeatures(
        {
          ...extended,
          operations: [...reading.operations, ...operations],
          talk: kind === "talk" ? [...reading.talk, clause.words] : reading.talk,
          leftOver: [...reading.leftOver, ...leftOver(clause.labelled, meaning, mode, context)],
          topic: topicAfter(clause.labelled, operations, reading.topic, context),
        },
        featuresOfConflicts(reading, operations),
        mode,
      );
    });
  };
  return { extend };
}

/** The words of a change next to each other that its operations do not have, if they are a value or have no weight for it. */
function leftOver(
  words: readonly LabelledWords[],
  { kind, used }: Meaning,
  { weightOf }: ListingMode,
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
  if (clashes && !features.has("conflict")) found.set("conflict", 1);
  if (repeats && !features.has("repeat")) found.set("repeat", 1);
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
