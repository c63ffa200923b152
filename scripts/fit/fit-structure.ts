import {
  estimateMeals,
  type FoodIndex,
  listStructureFeatures,
  type MealReading,
  type MessageContext,
} from "@morsel/nutrition/estimate";
import { areaUnderCurve } from "../eval/everyday.ts";
import { type ChoiceWeights, type Example, fitChoices } from "./choice-model.ts";
import type { LabelledStructure, Span } from "./labelled-structures.ts";

/** What is fitted: which numbers are times, which foods were eaten, and where another meal begins. */
type StructureKind = "clock" | "eaten" | "boundary";

const folds = 5;
const model = { minExamples: 6, penalty: 0.5, iterations: 250, minWeight: 0.08 };
/** How much counts what is only labelled by a reading that is right in everything. */
const readWeights: Readonly<Record<StructureKind, number>> = {
  clock: 0.4,
  eaten: 0.3,
  boundary: 0.5,
};
/** The messages of tests are what must hold. */
const testedWeight = 4;
/** A list of foods, for their words alone. */
const listedWeight = 0.1;

/** Messages whose readings are known to be right. */
export interface ReadMessages {
  readonly messages: readonly { readonly message: string; readonly reading: MealReading }[];
  readonly source: "tested" | "listed" | "everyday";
}

/** A feature set with its label. */
interface Row {
  readonly features: readonly string[];
  readonly isTrue: boolean;
  readonly weight: number;
}
type Rows = Readonly<Record<StructureKind, readonly Row[]>>;

export interface StructureFit {
  readonly weights: Readonly<Record<StructureKind, ChoiceWeights>>;
  readonly messages: number;
  /** The area under the curve of each kind on the labelled structures, by weights that were fitted without their file. */
  readonly areas: Readonly<Record<StructureKind, number>>;
}

/**
 * Fits logistic regressions to labelled structures, and with less weight to messages that are read rightly: their foods
 * were eaten, and their meals and times are those of the reading.
 */
export function fitStructure(
  files: readonly (readonly LabelledStructure[])[],
  read: readonly ReadMessages[],
  index: FoodIndex,
): StructureFit {
  const labelled = files.map((file) => joinRows(file.map((one) => rowsOf(one, index))));
  const others = read.map((set) =>
    joinRows(set.messages.map((one) => rowsOfRead(one, set.source, index))),
  );
  const fitAll = (sets: readonly Rows[]) =>
    mapKinds((kind) => fitRows(sets.flatMap((set) => set[kind])));
  const held = Array.from({ length: folds }, (_, fold) => {
    const weights = fitAll([...labelled.filter((_set, at) => at % folds !== fold), ...others]);
    return { weights, sets: labelled.filter((_set, at) => at % folds === fold) };
  });
  const areas = mapKinds((kind) => {
    const scored = held.flatMap(({ weights, sets }) =>
      sets.flatMap((set) =>
        set[kind].map((row) => ({ isTrue: row.isTrue, score: scoreOf(row, weights[kind]) })),
      ),
    );
    const of = (isTrue: boolean) =>
      scored.filter((one) => one.isTrue === isTrue).map(({ score }) => score);
    return areaUnderCurve(of(true), of(false));
  });
  return { weights: fitAll([...labelled, ...others]), messages: files.flat().length, areas };
}

const mapKinds = <T>(create: (kind: StructureKind) => T): Readonly<Record<StructureKind, T>> => ({
  clock: create("clock"),
  eaten: create("eaten"),
  boundary: create("boundary"),
});

const joinRows = (list: readonly Rows[]): Rows =>
  mapKinds((kind) => list.flatMap((rows) => rows[kind]));

const scoreOf = ({ features }: Row, weights: ChoiceWeights) =>
  [...new Set(features)].reduce((sum, name) => sum + (weights[name] ?? 0), 0);

const fitRows = (rows: readonly Row[]): ChoiceWeights =>
  fitChoices(
    rows.map(
      ({ features, isTrue, weight }): Example => ({
        weight,
        choices: [
          { features: new Map(features.map((name) => [name, 1])), isRight: isTrue },
          { features: new Map(), isRight: !isTrue },
        ],
      }),
    ),
    model,
  );

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end;
const halfDayMinutes = 720;

function rowsOf({ message, foods, times }: LabelledStructure, index: FoodIndex): Rows {
  const { clocks, readFoods } = listStructureFeatures(message, index);
  const isTime = (one: (typeof clocks)[number]) =>
    !foods.some((food) => overlap(food, one)) &&
    times.some((time) => (time - 60 * one.hour - one.minute) % halfDayMinutes === 0);
  const { runs, boundariesOf } = readFoods(clocks.filter(isTime));
  const found = runs.map((run) => ({ run, food: foods.find((food) => overlap(food, run)) }));
  const eaten = found.flatMap(({ run, food }) =>
    food?.meal === undefined ? [] : [{ run, meal: food.meal }],
  );
  const boundaries = boundariesOf(eaten.map(({ run }) => run));
  return {
    clock: clocks.map((one) => ({ features: one.features, isTrue: isTime(one), weight: 1 })),
    eaten: found.flatMap(({ run, food }) =>
      food === undefined && isHeading(message, run, foods)
        ? []
        : [{ features: run.features, isTrue: food?.meal !== undefined, weight: 1 }],
    ),
    boundary: boundaries.map((features, at) => ({
      features,
      isTrue: eaten[at]?.meal !== eaten[at + 1]?.meal,
      weight: 1,
    })),
  };
}

/** "salad: lettuce, tomato", "pizza night with the kids!! I had": the name of what the next foods are in, which may be counted or not. */
function isHeading(message: string, run: Span, foods: readonly Span[]): boolean {
  const next = foods.find(({ start }) => start >= run.end);
  return (
    next !== undefined &&
    /^\S*(?: \S+){0,6}? ?[:(…!-]+\s?(?:\S+ ?){0,3}$/.test(message.slice(run.end, next.start))
  );
}

/** The labels that a right reading gives. */
function rowsOfRead(
  { message, reading }: ReadMessages["messages"][number],
  source: ReadMessages["source"],
  index: FoodIndex,
): Rows {
  const { clocks, readFoods } = listStructureFeatures(message, index);
  const items = placeItems(message, reading);
  const isOfFood = (one: Span) => items.some((item) => overlap(item, one));
  const isTime = (one: (typeof clocks)[number]) =>
    !isOfFood(one) && one.features.includes("cue:true");
  const { runs, boundariesOf } = readFoods(clocks.filter(isTime));
  const eaten = runs.flatMap((run) => {
    const item = items.find((one) => overlap(one, run));
    return item ? [{ run, meal: item.meal }] : [];
  });
  const weightOf = (kind: StructureKind) =>
    source === "tested" ? testedWeight : source === "listed" ? listedWeight : readWeights[kind];
  const boundaries = source === "listed" ? [] : boundariesOf(eaten.map(({ run }) => run));
  return {
    clock:
      source === "listed"
        ? []
        : clocks.map((one) => ({
            features: one.features,
            isTrue: isTime(one),
            weight: weightOf("clock"),
          })),
    eaten: eaten.map(({ run }) => ({
      features: (run as (typeof runs)[number]).features,
      isTrue: true,
      weight: weightOf("eaten"),
    })),
    boundary: boundaries.map((features, at) => ({
      features,
      isTrue: eaten[at]?.meal !== eaten[at + 1]?.meal,
      weight: weightOf("boundary"),
    })),
  };
}

/** The spans of the items of a reading in its message, with the places of their meals. */
function placeItems(message: string, { meals }: MealReading) {
  let from = 0;
  return meals.flatMap(({ items }, meal) =>
    items.flatMap(({ text }) => {
      const later = message.indexOf(text, from);
      const start = later < 0 ? message.indexOf(text) : later;
      if (start < 0 || text === "") return [];
      from = start;
      return [{ start, end: start + text.length, meal }];
    }),
  );
}

/** Reads messages, and keeps those with right readings. */
export function readRightly(
  messages: readonly string[],
  source: ReadMessages["source"],
  index: FoodIndex,
  context: MessageContext,
  isRight: (reading: MealReading, at: number) => boolean = () => true,
): ReadMessages {
  const read = messages.map((message) => ({
    message,
    reading: estimateMeals(message, index, context),
  }));
  return { source, messages: read.filter(({ reading }, at) => isRight(reading, at)) };
}
