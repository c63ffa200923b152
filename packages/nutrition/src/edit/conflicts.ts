import type { EditOperation } from "../edits.ts";
import { forLanguage, type Language } from "../languages/language.ts";
import type { EditContext } from "./edit-context.ts";
import { isRefused } from "./edit-outcome.ts";
import { isNumberOf } from "./find-unused-words.ts";
import { findRepeated } from "./join-operations.ts";
import { subjectAtStart } from "./read-about-item.ts";
import type { Clause } from "./segment-instruction.ts";

/** The words that would change the same again, or add what is there. */
export function findConflict(
  clauses: readonly Clause[],
  operations: readonly EditOperation[],
  context: EditContext,
): string | undefined {
  const [again] = findContradictions(clauses, context.language);
  const share = findOtherShare(clauses, context.language);
  const unclear = findUnclearShare(clauses, context.language);
  return again?.words ?? share?.words ?? unclear?.words ?? findRepeated(operations, context);
}

/** A second share or multiple of the whole meal that does not say that it is one of what was left: "we shared it, three of us, in halves". */
function findOtherShare(clauses: readonly Clause[], language: Language): Clause | undefined {
  const shares = clauses.filter((one) => {
    const share = shareIn(one);
    return share?.item === "all" && share.factor !== 1;
  });
  const [first] = shares;
  const isMore = (one: Clause) => (shareIn(one)?.factor ?? 1) > 1;
  const second = shares.slice(1).find((one) => first && isMore(one) === isMore(first));
  const isOfRest = shares.some(({ words }) => language.edits.roles.ofRest.test(words));
  return isOfRest ? undefined : second;
}

/**
 * A part of the meal next to a part of an item, or an item that another person finished, if its words do not name the whole meal: "shared the
 * curry, she had a third", "Tom finished my curry, I'd had half".
 */
function findUnclearShare(clauses: readonly Clause[], { edits }: Language): Clause | undefined {
  const isPart = (one: Clause, isOfMeal: boolean) => {
    const share = shareIn(one);
    return share !== undefined && share.factor < 1 && (share.item === "all") === isOfMeal;
  };
  const isFinished = (one: Clause) =>
    edits.roles.othersFinished.test(one.words) &&
    operationsOf(one).some(({ kind }) => kind === "remove");
  return clauses.some((one) => isPart(one, false) || isFinished(one))
    ? clauses.find((one) => isPart(one, true) && !edits.references.namesWholeMeal.test(one.words))
    : undefined;
}

/**
 * The clauses without those that say what was logged, if others are changes: "I cooked four but only ate two", "I said half, but it was a
 * whole avocado".
 */
export function withoutLoggedAmounts(
  clauses: readonly Clause[],
  { items, language }: EditContext,
): readonly Clause[] {
  const isLogged = (one: EditOperation) =>
    one.kind === "scale" ||
    (one.kind === "set-amount" &&
      [items[one.item]?.item.portion.count, items[one.item]?.item.grams].includes(one.amount));
  const isOld = (clause: Clause) =>
    language.edits.roles.saidBefore.test(clause.words) &&
    operationsOf(clause).length > 0 &&
    (operationsOf(clause).every(isLogged) || isSaidAgain(clause, clauses, language));
  const hasOther = clauses.some((one) => operationsOf(one).length > 0 && !isOld(one));
  return hasOther ? clauses.filter((one) => !isOld(one)) : clauses;
}

/** True if a later clause sets an amount of the same item: "I said two slices of toast but it was one". */
const isSaidAgain = (clause: Clause, clauses: readonly Clause[], language: Language): boolean =>
  operationsOf(clause).every((one) => {
    const what = whatIsSet(one, language)?.what;
    const later = clauses.slice(clauses.indexOf(clause) + 1).flatMap(operationsOf);
    return what !== undefined && later.some((other) => whatIsSet(other, language)?.what === what);
  });

/** The clauses that would change again what a clause before them has set: "I had 3, my son ate one". */
function findContradictions(clauses: readonly Clause[], language: Language): readonly Clause[] {
  const known = new Map<string, string>();
  return clauses.filter((clause) =>
    operationsOf(clause).some((one) => {
      const set = whatIsSet(one, language);
      if (set === undefined) return false;
      const before = known.get(set.what);
      known.set(set.what, set.value);
      return before !== undefined && (before !== set.value || one.kind === "set-time");
    }),
  );
}

/** What an operation sets, which another one cannot set again, and to which value. */
function whatIsSet(
  one: EditOperation,
  language: Language,
): { readonly what: string; readonly value: string } | undefined {
  switch (one.kind) {
    // A second time that is not of the first one's day would take its place.
    case "set-time":
      return { what: "time", value: "" };
    case "set-meal-type":
      return { what: "meal type", value: one.mealType };
    case "set-amount":
      return {
        what: `${dimensionOf(one.unit, language)} of ${one.item}`,
        value: String(one.amount),
      };
    default:
      return undefined;
  }
}

/** What a unit measures; units of pieces, as slices, are one. */
function dimensionOf(unit: string | undefined, { amounts, stem }: Language): string {
  const name = unit && (amounts.units.get(stem(unit.toLowerCase())) ?? unit);
  if (name === undefined || name === "") return "count";
  if (amounts.gramsByUnit.has(name)) return "weight";
  return amounts.mlByUnit.has(name) ? name : "count";
}

/**
 * The clauses without shares that another one says again: "I left half of it, so halve the meal", "my son ate a quarter, so I had three
 * quarters". Two shares are else multiplied.
 */
export function withoutRestated(
  clauses: readonly Clause[],
  context: EditContext,
): readonly Clause[] {
  const restated = clauses.flatMap((one, at) =>
    clauses
      .slice(0, at)
      .flatMap((earlier) =>
        isRestOfCount(one, earlier, context)
          ? one
          : (findRestated(one, earlier, context.language) ?? []),
      ),
  );
  return clauses.filter((one) => !restated.includes(one));
}

/** The clauses without numbers alone that are the figure of another: "the box says 27 g of protein, so put 27". */
export function withoutRepeatedFigures(
  clauses: readonly Clause[],
  context: EditContext,
): readonly Clause[] {
  const { order } = context.language.edits.roles;
  const isRepeated = (clause: Clause) => {
    const number = /^(?:[a-z ]* )?(\d+(?:\.\d+)?)$/i.exec(clause.words)?.[1];
    const said = clauses.filter((one) => one !== clause).flatMap(operationsOf);
    const figures = said.filter(
      ({ kind }) => kind === "set-figures" || (kind === "scale" && said.length === 1),
    );
    return (
      number !== undefined &&
      (order.test(clause.words) || number === clause.words) &&
      isNumberOf(Number(number), figures, context)
    );
  };
  return clauses.filter((one) => !isRepeated(one));
}

/** "ate 2 of the 3, left one" */
function isRestOfCount(one: Clause, earlier: Clause, { items }: EditContext): boolean {
  const [operation, ...others] = operationsOf(one);
  const share = shareIn(earlier);
  if (operation?.kind !== "add-amount" || others.length > 0) return false;
  const count = items[operation.item]?.item.portion.count ?? 0;
  return (
    share?.item === operation.item && Math.abs(count * (1 - share.factor) + operation.amount) < 0.01
  );
}

/** The one of two clauses whose share the other says as well. */
function findRestated(one: Clause, earlier: Clause, language: Language): Clause | undefined {
  const [share, before] = [shareIn(one), shareIn(earlier)];
  if (!share || !before) return undefined;
  // "A second helping! So twice the lasagne."
  if (before.item === "all" && share.item !== "all" && share.factor === before.factor)
    return earlier;
  if (share.item !== before.item) return undefined;
  const isOrder =
    orderPattern(language).test(one.words) && !subjectAtStart(language).test(one.words);
  const isSaid =
    isOrder || numbersIn(one.words).some((number) => numbersIn(earlier.words).includes(number));
  const isAgain = againPattern(language).test(`${one.words} ${earlier.words}`);
  if (share.factor === before.factor && (isSaid || !isAgain)) return one;
  const isRest = Math.abs(share.factor + before.factor - 1) < 0.01 && share.factor !== 0.5;
  return isRest ? earlier : undefined;
}

/** "halve it again", "another half" */
const againPattern = forLanguage(
  ({ edits }) => new RegExp(`\\b(?:${edits.roles.oneMore}|${edits.roles.again})\\b`, "i"),
);

const numbersIn = (words: string): readonly string[] => words.match(/\d+/g) ?? [];

/** The only change of a clause, if it is a share. */
function shareIn(clause: Clause) {
  const [only, ...others] = operationsOf(clause);
  return only?.kind === "scale" && others.length === 0 ? only : undefined;
}

const operationsOf = ({ read }: Clause): readonly EditOperation[] =>
  read && !isRefused(read) ? read : [];

/** "halve the meal" */
const orderPattern = forLanguage(
  (language) => new RegExp(`^(?:\\w+ )?${language.edits.clauses.opening}`, "i"),
);
