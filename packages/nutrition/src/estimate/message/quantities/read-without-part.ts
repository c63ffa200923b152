import type { Language } from "../../../languages/language.ts";
import { partPattern } from "../stated-figures/part-pattern.ts";
import type { QuantityPart } from "./quantity-part.ts";

/** The energy of a dish without a part of it that was not eaten, and the name of the dish. */
export interface WithoutPart {
  readonly kcal: number;
  readonly stated: number;
}

/** The energy of a part is at most so much of that of the whole. */
const largestPart = 0.9;
/** A smaller number without a unit is a count. */
const leastBareEnergy = 20;

/**
 * "the burger with cheese is 640 kcal, I had it without the cheese, which is 90 of those": the energy of the whole less that of the
 * part. Undefined if another number is said, or if nothing was left out.
 */
export function readWithoutPart(
  parts: readonly QuantityPart[],
  name: readonly QuantityPart[],
  language: Language,
): WithoutPart | undefined {
  const codes = parts.map(({ code }) => code).join("");
  const total = parts.findIndex(({ code }) => code === "E");
  const whole = parts[total]?.value;
  const start = parts.indexOf(name[0] as QuantityPart);
  const isNext = total >= 0 && !nextFood.test(codes.slice(Math.min(start, total), total));
  if (whole === undefined || !isNext || otherNumbers.test(codes)) return undefined;
  const isOut = (part: QuantityPart) =>
    /[ld]/.test(part.code) || language.quantityWords.wordsOfLess.has(part.text);
  const out = parts.findIndex(isOut);
  if (out < 0 || !parts.some(({ code }, at) => code === "o" && at > total)) return undefined;
  const later = parts.flatMap((part, at) => (at > total && isNumber(part, whole) ? [at] : []));
  const [at = 0, ...others] = later;
  if (later.length === 0 || others.length > 0) return undefined;
  // "ate the filling (300 kcal), left the bread"
  const isOfEaten = /e[^l.d]*o[^l.d]*[.=]*$/.test(codes.slice(total + 1, at));
  if (isOfEaten && out > at) return undefined;
  const isEach = codes[at + 1] === "h";
  const count = isEach ? (parts.slice(total, at).find(({ code }) => code === "C")?.value ?? 1) : 1;
  const ofPart = (parts[at]?.value ?? 0) * count;
  return ofPart < whole * largestPart ? { kcal: whole - ofPart, stated: whole } : undefined;
}

/** A part, a weight or people. */
const otherNumbers = /[FWRPxbk?]/;
const nextFood = partPattern("o [.&] o");

const isNumber = ({ code, value = 0 }: QuantityPart, whole: number) =>
  (code === "E" || (code === "C" && value >= leastBareEnergy)) && value !== whole;
