import type { Language } from "../../../languages/language.ts";
import { hasRole } from "../roles/role.ts";
import { rolePattern, rolesOf } from "../roles/role-pattern.ts";
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
  const roles = rolesOf(parts);
  const total = parts.findIndex(({ role }) => role === "energy");
  const whole = parts[total]?.value;
  const start = parts.indexOf(name[0] as QuantityPart);
  const isNext = total >= 0 && !nextFood.test(roles.slice(Math.min(start, total), total));
  if (whole === undefined || !isNext || otherNumbers.test(roles)) return undefined;
  const isOut = (part: QuantityPart) =>
    hasRole(part, "leave", "except") || language.quantityWords.wordsOfLess.has(part.text);
  const out = parts.findIndex(isOut);
  if (out < 0 || !parts.some(({ role }, at) => role === "food" && at > total)) return undefined;
  const later = parts.flatMap((part, at) => (at > total && isNumber(part, whole) ? [at] : []));
  const [at = 0, ...others] = later;
  if (later.length === 0 || others.length > 0) return undefined;
  // "ate the filling (300 kcal), left the bread"
  const isOfEaten = ofEaten.test(roles.slice(total + 1, at));
  if (isOfEaten && out > at) return undefined;
  const isEach = parts[at + 1]?.role === "each";
  const count = isEach
    ? (parts.slice(total, at).find(({ role }) => role === "count")?.value ?? 1)
    : 1;
  const ofPart = (parts[at]?.value ?? 0) * count;
  return ofPart < whole * largestPart ? { kcal: whole - ofPart, stated: whole } : undefined;
}

/** A part, a weight or people. */
const otherNumbers = rolePattern("[fraction weight ratio person times between meal unknown]");
const ofEaten = rolePattern("eat [^ leave mark except]* food [^ leave mark except]* [mark is]* $");
const nextFood = rolePattern("food [mark and] food");

const isNumber = ({ role, value = 0 }: QuantityPart, whole: number) =>
  (role === "energy" || (role === "count" && value >= leastBareEnergy)) && value !== whole;
