import { unitKeys } from "../../languages/unit-keys.ts";
import { roundTo } from "../../totals.ts";
import type { FoodIndex } from "../match/food-index.ts";
import { memoize } from "../match/memoize.ts";
import type { PortionRequest, PortionResult } from "./portion-request.ts";

/** Millilitres of the measures that are larger in a country than in the table, by their keys. */
type LocalMeasures = ReadonlyMap<string, number>;

const imperialPintMl = 568;
const australianTablespoonMl = 20;

const imperial: LocalMeasures = new Map([[unitKeys.pint, imperialPintMl]]);
const australian: LocalMeasures = new Map([
  ...imperial,
  [unitKeys.tablespoon, australianTablespoonMl],
]);

/** By time zones or their areas: a message has the time zone of the person, and no country. */
const measuresByTimeZone: ReadonlyMap<string, LocalMeasures> = new Map([
  ["Europe/London", imperial],
  ["Europe/Belfast", imperial],
  ["Europe/Dublin", imperial],
  ["Europe/Guernsey", imperial],
  ["Europe/Isle_of_Man", imperial],
  ["Europe/Jersey", imperial],
  ["GB", imperial],
  ["Eire", imperial],
  ["Pacific/Auckland", imperial],
  ["Pacific/Chatham", imperial],
  ["NZ", imperial],
  ["Australia", australian],
]);

/** An index for each of the measures, so that what is cached by the index stays. */
const indexesOf = memoize((_index: FoodIndex) => new Map<LocalMeasures, FoodIndex>());

/** The index for a person in a time zone, whose measures may differ from those of the table. */
export function withLocalMeasures(index: FoodIndex, timeZone: string): FoodIndex {
  const [area = ""] = timeZone.split("/");
  const measures = measuresByTimeZone.get(timeZone) ?? measuresByTimeZone.get(area);
  if (!measures || index.localMeasures) return index;
  const indexes = indexesOf(index);
  const { mlByUnit } = index.language.amounts;
  const factors = [...measures].map(
    ([unit, ml]) => [unit, ml / (mlByUnit.get(unit) ?? ml)] as const,
  );
  const local = indexes.get(measures) ?? { ...index, localMeasures: new Map(factors) };
  indexes.set(measures, local);
  return local;
}

/** A pint of so many grams is that of the table; others are those of one country ("Guinness"), or of dry food. */
const pintGrams = { min: 430, max: 530 };

/** The result in the measures of the person's country. */
export function toLocalMeasure(
  result: PortionResult,
  { amount, localMeasures }: PortionRequest,
): PortionResult {
  const unit = amount?.units.find((key) => localMeasures?.has(key));
  const factor = localMeasures?.get(unit ?? "");
  const { calculation } = result;
  if (factor === undefined || calculation === undefined) return result;
  const grams = result.grams * factor;
  if ("ml" in calculation)
    return { ...result, grams, calculation: { ...calculation, ml: calculation.ml * factor } };
  if (!("label" in calculation) || !result.unit.split(" ").includes(unit ?? "")) return result;
  const isOfTable =
    unit !== unitKeys.pint ||
    (calculation.grams >= pintGrams.min && calculation.grams <= pintGrams.max);
  if (!isOfTable) return result;
  return {
    ...result,
    grams,
    calculation: { ...calculation, grams: roundTo(calculation.grams * factor, 1) },
  };
}
