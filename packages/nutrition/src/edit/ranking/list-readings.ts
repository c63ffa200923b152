import type { EditOperation } from "../../edits.ts";
import type { EditContext } from "../edit-context.ts";
import { type ClauseReading, isRefused } from "../edit-outcome.ts";
import { findItem } from "../find-target.ts";
import { stripPoliteness } from "../normalize-instruction.ts";
import { readClause } from "../read-clause.ts";
import { labelWords } from "../roles/label-words.ts";
import { isValue, type LabelledWords } from "../roles/roles.ts";
import { splitPieces } from "../segment-instruction.ts";
import { type ClausePlace, type Features, featuresOfClause, stemsIn } from "./clause-features.ts";
import { type CutPiece, cutPieces, maxWords } from "./cut-pieces.ts";
import { listMeanings } from "./list-meanings.ts";
import type { Meaning, MeaningKind } from "./meaning.ts";
import { featuresOfMood, featuresOfReading, findValues } from "./reading-features.ts";

/** A clause with what it asks for. */
interface Asked {
  readonly words: string;
  readonly operations: readonly EditOperation[];
}

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
  /** The clauses that ask for something that later ones do not take back. */
  readonly asked: readonly Asked[];
}

/** Instructions of more pieces are not read so. */
const maxPieces = 12;
/** A clause has at most so many pieces. */
const maxPiecesOfClause = 2;
/** The same, with pieces that no separator divides. */
const maxCutPiecesOfClause = 8;
/** The best readings up to each piece go on. */
const beamWidth = 40;

const nothingRead: RankedReading = {
  operations: [],
  kinds: [],
  talk: [],
  leftOver: [],
  features: [],
  score: 0,
  topic: undefined,
  asked: [],
};

/** The weight of a feature, by its name. */
export type Weigh = (feature: string) => number;

/** Readings of a whole instruction that change something, those with the highest score first. */
export function listReadings(
  text: string,
  context: EditContext,
  weightOf: Weigh,
): readonly RankedReading[] {
  const separate = splitPieces(text, context);
  if (separate.length === 0 || separate.length > maxPieces) return [];
  const pieces = cutPieces(text, separate, context);
  const beams: RankedReading[][] = [[nothingRead], ...pieces.map(() => [])];
  for (const from of pieces.keys()) {
    const before = best(beams[from] ?? []);
    for (let to = from + 1; to <= pieces.length; to += 1) {
      const joined = pieces.slice(from + 1, to);
      if (isTooLong(joined)) break;
      if (joined.every(({ isSentence }) => !isSentence))
        beams[to]?.push(
          ...extendReadings(before, clauseOf(text, pieces, from, to, context), context, weightOf),
        );
    }
  }
  const values = findValues(text, labelWords(text, context, maxWords), context);
  const whole = (beams.at(-1) ?? []).filter(({ operations }) => operations.length > 0);
  const moods = featuresOfMood(text, context);
  return best(
    whole.map((reading) =>
      withFeatures(
        withFeatures(reading, moods, weightOf),
        featuresOfReading(values, reading.kinds, reading.operations, context),
        weightOf,
      ),
    ),
  );
}

/** True if these pieces do not continue a clause. */
const isTooLong = (joined: readonly CutPiece[]): boolean =>
  joined.length >= maxCutPiecesOfClause ||
  joined.filter(({ isCut }) => !isCut).length >= maxPiecesOfClause;

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
  pieces: readonly CutPiece[],
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
    pieces: 1 + pieces.slice(from + 1, to).filter(({ isCut }) => !isCut).length,
    isCut: pieces[from]?.isCut ?? false,
    isCutOff: pieces[to]?.isCut ?? false,
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
    return [...meanings, ...meaningsAfter(reading, clause, context)].flatMap(
      ([meaning, features]) => {
        const weighed = withFeatures(reading, features, weightOf);
        return extendReading(weighed, meaning, clause, context, weightOf);
      },
    );
  });
}

/** The meanings of a clause that change what the clauses before it ask for. */
function meaningsAfter(
  { operations, asked }: RankedReading,
  { labelled, place }: Clause,
  context: EditContext,
): readonly (readonly [Meaning, Features])[] {
  const last = operations.at(-1);
  if (!last || place.pieces > 1) return [];
  const takeBack: Meaning = {
    kind: "take-back",
    operations: [],
    used: [],
    target: "named",
    takenBack: asked.at(-1)?.operations ?? [],
  };
  return [
    takeBack,
    ...(last.kind === "add" ? amountsOfAdded(labelled, last, context) : []),
    ...sameOfOthers(labelled, last, context),
  ].map((one) => [one, featuresOfClause(labelled, one, place, context)] as const);
}

/** What the clause before asks for, of the items that this one only names: "halve the rice, ditto the beans". */
function sameOfOthers(
  labelled: readonly LabelledWords[],
  last: EditOperation,
  context: EditContext,
): readonly Meaning[] {
  if ((last.kind !== "scale" && last.kind !== "remove") || last.item === "all") return [];
  const { sameWords } = context.language.edits.roles;
  if (!labelled.some(({ words }) => sameWords.has(words.toLowerCase()))) return [];
  const values = [...labelled.keys()].filter((at) => isValue(labelled[at] as LabelledWords));
  const named = values.map((at) =>
    labelled[at]?.role === "item" ? findItem(labelled[at].words, context) : undefined,
  );
  const operations = named.flatMap((item) =>
    item === undefined || item === last.item ? [] : [{ ...last, item }],
  );
  return operations.length > 0 && operations.length === named.length
    ? [{ kind: "same", operations, used: values, target: "named" }]
    : [];
}

/** "add 20 g hummus, no, 40 g" */
function amountsOfAdded(
  labelled: readonly LabelledWords[],
  added: EditOperation & { readonly kind: "add" },
  context: EditContext,
): readonly Meaning[] {
  return labelled.flatMap(({ role, words }, at): Meaning[] => {
    if (role !== "amount") return [];
    const said = context.language.edits.roles.wordAdd([`${words} ${added.mention.words}`]);
    const read = readClause(said, context);
    return read && !isRefused(read) && read.every(({ kind }) => kind === "add")
      ? [
          {
            kind: "amount-of-added",
            operations: read,
            used: [at],
            target: "topic",
            takenBack: [added],
          },
        ]
      : [];
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

/** A reading with a meaning of the next clause, which adds to what was asked for or takes the place of what it contradicts. */
function extendReading(
  reading: RankedReading,
  meaning: Meaning,
  { labelled, words }: Clause,
  context: EditContext,
  weightOf: Weigh,
): readonly RankedReading[] {
  const { operations, kind, takenBack = [] } = meaning;
  const extended = {
    ...reading,
    kinds: [...reading.kinds, kind],
    talk: kind === "talk" ? [...reading.talk, words] : reading.talk,
    leftOver: [...reading.leftOver, ...leftOver({ labelled, words }, meaning, weightOf, context)],
    topic: topicAfter(labelled, operations, reading.topic, context),
  };
  const next = { words, operations };
  const added = withFeatures(
    askFor(extended, next, takenBack),
    featuresOfConflicts(reading, operations),
    weightOf,
  );
  const replaced = takenBack.length > 0 ? [] : clashesWith(reading.operations, operations);
  if (replaced.length === 0) return [added];
  const [first] = labelled;
  const start = first && !isValue(first) ? stemsIn(first.words, context)[0] : first?.role;
  const features = new Map([
    ["instead", 1],
    [`instead:${kind}`, 1],
    [`instead:start:${start}`, 1],
  ]);
  return [added, withFeatures(askFor(extended, next, replaced), features, weightOf)];
}

/** A reading that asks for what another clause says, without operations that are not meant any more; a clause without any is not used. */
function askFor(
  reading: RankedReading,
  next: Asked,
  takenBack: readonly EditOperation[],
): RankedReading {
  const before = reading.asked.map(({ words, operations }) => ({
    words,
    operations: operations.filter((one) => !takenBack.includes(one)),
  }));
  const asked = [...before, next].filter(({ operations }) => operations.length > 0);
  const unused = before.filter(({ operations }) => operations.length === 0);
  const isSaidAgain = reading.kinds.at(-1) === "amount-of-added";
  return {
    ...reading,
    asked,
    operations: asked.flatMap(({ operations }) => operations),
    leftOver: isSaidAgain
      ? reading.leftOver
      : [...reading.leftOver, ...unused.map(({ words }) => words)],
  };
}

/** The operations that cannot be meant together with later ones: other changes of the same items, or another time. */
function clashesWith(
  before: readonly EditOperation[],
  after: readonly EditOperation[],
): readonly EditOperation[] {
  const items = new Set(itemsOf(after));
  const kinds = new Set(after.map(({ kind }) => kind));
  return before.filter(
    (one) =>
      ("item" in one && (items.has(one.item) || items.has("all"))) ||
      ((one.kind === "set-time" || one.kind === "set-meal-type") && kinds.has(one.kind)),
  );
}

/** The words of a change next to each other that its operations do not have, if they are a value or have no weight for it. */
function leftOver(
  { labelled, words: text }: Pick<Clause, "labelled" | "words">,
  { kind, used }: Meaning,
  weightOf: Weigh,
  context: EditContext,
): readonly string[] {
  if (kind === "talk" || kind === "read") return [];
  const runs: number[][] = [[]];
  for (const at of labelled.keys()) {
    if (used.includes(at)) runs.push([]);
    else runs.at(-1)?.push(at);
  }
  const isKnown = (stem: string) => weightOf(`${kind}:word:${stem}`) !== 0;
  const isLeft = (word: LabelledWords) =>
    isValue(word) || (word.role === "unknown" && !stemsIn(word.words, context).every(isKnown));
  const startOf = (at: number) => labelled[at]?.start ?? text.length;
  return runs
    .filter((run) => run.some((at) => isLeft(labelled[at] as LabelledWords)))
    .map((run) =>
      text.slice(startOf(run[0] ?? 0), startOf((run.at(-1) ?? 0) + 1)).replace(/[\s,;:]+$/, ""),
    );
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
