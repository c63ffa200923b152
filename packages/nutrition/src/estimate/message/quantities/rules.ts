import { hasRole, type Role } from "../roles/role.ts";
import { rolePattern, rolesOf } from "../roles/role-pattern.ts";
import { createFacts, type Facts } from "./facts.ts";
import type { QuantityPart } from "./quantity-part.ts";

/** Parts that are read one after the other: those that were read are removed. */
export interface Reading {
  parts: QuantityPart[];
  readonly facts: Facts;
  /** A part of a match that stays. */
  kept?: QuantityPart | undefined;
}

export type Found = readonly QuantityPart[];

/** A pattern of parts and what they say. */
export interface Rule {
  readonly pattern: RegExp;
  /** Returns false if it does not apply. */
  readonly read: (found: Found, reading: Reading) => boolean;
}

/** A pattern of the roles of parts; the reader returns false if it does not apply. */
export const rule = (source: string, read: Rule["read"]): Rule => ({
  pattern: rolePattern(source),
  read,
});

/** A rule that always applies. */
export const fact = (source: string, read: (found: Found, reading: Reading) => void): Rule =>
  rule(source, (found, reading) => {
    read(found, reading);
    return true;
  });

/** The number of the first part with this role; NaN without it. */
export const numberOf = (parts: Found, role: Role, at = 0) =>
  parts.filter((part) => part.role === role)[at]?.value ?? Number.NaN;

export type NumberFact =
  | "pieces"
  | "grams"
  | "kcal"
  | "kcalOfPiece"
  | "gramsOfPiece"
  | "kcalOfGram"
  | "people"
  | "gramsOfVessel"
  | "gramsCooked";

const roundingError = 0.01;

/** Sets a fact that is not known yet, or is known with the same value; otherwise returns false. */
export function set(facts: Facts, name: NumberFact, value: number): boolean {
  const known = facts[name];
  if (!Number.isFinite(value)) return false;
  if (known !== undefined && Math.abs(known - value) > roundingError) return false;
  facts[name] = value;
  return true;
}

/** The number of pieces of all of it, if a smaller number before the name was that of the eaten ones: "1 slice of bread, the loaf has 20". */
export function setPiecesOfAll(facts: Facts, pieces: number): boolean {
  const { pieces: eaten, own, left, others } = facts;
  const isCounted = facts.isCounted && !facts.isOutOfPackage;
  const isEaten = eaten !== undefined && eaten < pieces && !isCounted;
  if (!isEaten) return set(facts, "pieces", pieces);
  if (own.length + left.length + others.length > 0) return false;
  own.push({ kind: "pieces", value: eaten });
  facts.pieces = pieces;
  facts.nounOfPieces = undefined;
  return true;
}

/** The weight or volume of all of the food. */
export const setGrams = (found: Found, { facts }: Reading): boolean => {
  facts.isVolume ||= found.some(({ isVolume }) => isVolume);
  return set(facts, "grams", numberOf(found, "weight"));
};

/** Nothing of it was eaten. */
export const setNone = (_: Found, { facts }: Reading) => {
  facts.isNone = true;
};

/** Applies rules until none fits. Parts of the roles that stay are kept, such as verbs of eating after an own amount. */
export function applyRules(
  reading: Reading,
  rules: readonly Rule[],
  staying: readonly Role[] = [],
): void {
  let isChanged = true;
  while (isChanged) {
    const roles = rolesOf(reading.parts);
    isChanged = rules.some((one) => applyRule(reading, roles, one, staying));
  }
}

function applyRule(
  reading: Reading,
  roles: string,
  { pattern, read }: Rule,
  staying: readonly Role[],
): boolean {
  const match = pattern.exec(roles);
  if (!match) return false;
  const to = match.index + match[0].length;
  const found = reading.parts.slice(match.index, to);
  if (!read(found, reading)) return false;
  const kept = found.filter((part) => part === reading.kept || hasRole(part, ...staying));
  reading.kept = undefined;
  reading.parts = [
    ...reading.parts.slice(0, match.index),
    ...(kept.length < found.length ? kept : []),
    ...reading.parts.slice(to),
  ];
  return true;
}

export const newReading = (parts: Found): Reading => ({ parts: [...parts], facts: createFacts() });
