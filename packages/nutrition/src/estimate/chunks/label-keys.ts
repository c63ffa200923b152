import { roundTo } from "../../totals.ts";
import { gramsPerOunce, mlPerFluidOunce } from "../vocabulary/amounts.ts";
import type { Amount } from "./amount.ts";
import { isWeightOrVolume } from "./amount-predicates.ts";

/*
 * Who says "a 19 oz can" or "an eighth of a 9 inch pie" reads it off what was eaten: a food whose own
 * portion tells the same is likelier meant, and knows the weight. Both tell it by the same key.
 */

/** The keys of an amount: "can 19oz", "1/8 of 9inch"; none where it tells of no pack and no cut. */
export function keysOfAmount(amount: Amount): readonly string[] {
  const { units, gramsEach, mlEach, isOunces, cut } = amount;
  if (cut?.pieces !== undefined) return [cutKey(cut.pieces, cut.inches)];
  const pack = isWeightOrVolume(amount) ? units.find((unit) => packs.has(unit)) : undefined;
  if (pack === undefined) return none;
  if (mlEach !== undefined) {
    return [packKey(pack, figureOf(amount, mlEach / mlPerFluidOunce), "fl oz")];
  }
  if (!isOunces || gramsEach === undefined) return none;
  const ounces = figureOf(amount, gramsEach / gramsPerOunce);
  return [packKey(pack, ounces, "oz"), weightKey(pack, ounces * gramsPerOunce)];
}

const none: readonly string[] = [];

/** "19 oz can" without an article is read as nineteen ounces, "two 19 oz cans" as two of nineteen. */
const figureOf = ({ count }: Amount, ounces: number) => roundTo(ounces === 1 ? count : ounces, 2);

interface Label {
  readonly label: string;
  /** What the measure is: the words before a bracket. */
  readonly main: readonly string[];
  readonly grams: number;
}

/** The keys of a portion: of "can (19 oz)", of "piece (1/8 of 9" dia)"; of a pack its weight, too. */
export function keysOfLabel({ label, main, grams }: Label): string[] {
  const [, pieces, inches] = /\b1\/(\d{1,2}) of (\d{1,2})(?:"| inch)/.exec(label) ?? [];
  if (pieces !== undefined) return [cutKey(Number(pieces), Number(inches))];
  const pack = main.find((word) => packs.has(word));
  if (pack === undefined) return [];
  const [, figure, unit] = /(\d{1,3}(?:\.\d{1,2})?) (oz|fl oz)\b/.exec(label) ?? [];
  const told = figure === undefined ? [] : [packKey(pack, Number(figure), unit)];
  return [...told, weightKey(pack, grams)];
}

const packKey = (pack: string, figure: number, unit = "") => `${pack} ${figure}${unit}`;

/** To five grams, for a pack of six ounces holds 170 g here and 171 g there. */
const weightKey = (pack: string, grams: number) => `${pack} ${5 * Math.round(grams / 5)}g`;

const cutKey = (pieces: number, inches: number) => `1/${pieces} of ${inches}inch`;

const packs = new Set(
  "can bag box package packet container carton bottle jar pouch envelope tub tray".split(" "),
);
