import { forLanguage, type Language } from "../../../languages/language.ts";
import type { Span } from "../../words/span.ts";
import { commonStems, restaurantStems } from "../../words/stop-words.ts";
import { hasRole } from "../roles/role.ts";
import { areSame, findNames } from "./names.ts";
import type { QuantityPart } from "./quantity-part.ts";

type Parts = readonly QuantityPart[];

/** The parts of a message without those of its circumstances, and where those of their words are that may be a food or a time. */
export interface WithoutCircumstances {
  readonly parts: Parts;
  readonly circumstances: readonly Span[];
}

/**
 * Leaves out where, when and why the food was eaten: "in the truck", "while watching telly", "exam week". Words that may be a food
 * or a time stay in the message, where a later reader counts or reports them. A phrase with a number is none, nor is one that names
 * the food.
 */
export function dropCircumstances(
  all: Parts,
  length: number,
  language: Language,
): WithoutCircumstances {
  const none = { parts: all, circumstances: [] };
  if (areSame(findNames(all, language))) return none;
  const dropped: Parts[] = [];
  for (const segment of splitAtMarks(all)) {
    const found = findInSegment(segment, all, language);
    if (found) dropped.push(found);
  }
  const parts = all.filter((part) => !dropped.some((run) => run.includes(part)));
  const stems = new Set(parts.filter(({ role }) => role === "food").map(({ stem }) => stem));
  const isNamed = dropped.flat().some(({ role, stem }) => role === "food" && stems.has(stem));
  if (isNamed) return none;
  const kept = dropped.filter((run) => !areCommon(run, language) || saysTime(run, language));
  return { parts, circumstances: kept.map((run) => toSpan(run, all, length)) };
}

const saysTime = (run: Parts, { mealNames, quantityWords }: Language) =>
  run.some(({ stem, text }) =>
    [stem, text].some((word) => mealNames.mealNames.has(word) || quantityWords.timeWords.has(word)),
  );

/** The words of a run, with those up to the next part, which say nothing. */
function toSpan(run: Parts, all: Parts, length: number): Span {
  const next = all[all.indexOf(run.at(-1) as QuantityPart) + 1];
  return {
    start: run[0]?.phraseStart ?? run[0]?.start ?? 0,
    end: next ? (next.phraseStart ?? next.start) : length,
  };
}

/** Between marks and words that join; "while" begins a phrase. */
function splitAtMarks(parts: Parts): readonly Parts[] {
  const segments: QuantityPart[][] = [[]];
  for (const part of parts) {
    const isBetween = hasRole(part, "mark", "and");
    if (isBetween) segments.push([]);
    if (!isBetween || part.phraseStart !== undefined) segments.at(-1)?.push(part);
  }
  return segments.filter((segment) => segment.length > 0);
}

/** The parts of circumstances in a segment: all of it, or from a preposition on. */
function findInSegment(segment: Parts, all: Parts, language: Language): Parts | undefined {
  const isClause = isRun(segment) && !segment.some(isOfPeople) && !isAdded(segment, all);
  if (isClause && areCommon(segment, language)) return segment;
  for (let from = 0; from < segment.length; from += 1) {
    if (segment[from]?.phraseStart === undefined) continue;
    const run = segment.slice(from, endOfRun(segment, from, language));
    const before = all[all.indexOf(run[0] as QuantityPart) - 1];
    // "eggs on toast, 350 kcal": part of the name
    const isNextToName = hasRole(before, "food") || endsWithName(run, segment);
    if (isRun(run) && (!isNextToName || areCommon(run, language))) return run;
  }
  return findTail(segment, language);
}

/** "a flat white", "and flat white": it may be another food. */
function isAdded(segment: Parts, all: Parts): boolean {
  const [first] = segment;
  const before = first ? all[all.indexOf(first) - 1] : undefined;
  const isSentence = segment.some(({ role }) => role === "is");
  return first?.role === "article" || (before?.isAddition === true && !isSentence);
}

/** "had 3 bags dont judge": common words after an amount. */
function findTail(segment: Parts, language: Language): Parts | undefined {
  const from = segment.findLastIndex(({ role }) => role !== "food" && role !== "is") + 1;
  const run = segment.slice(from);
  const isAfterAmount = hasRole(segment[from - 1], "noun", "fraction");
  return isAfterAmount && isRun(run) && areCommon(run, language) ? run : undefined;
}

/** "in the cab two pies": the words before an amount may be part of its name. */
const endsWithName = (run: Parts, segment: Parts) =>
  run.at(-1) !== segment.at(-1) &&
  !hasRole(segment[segment.indexOf(run.at(-1) as QuantityPart) + 1], "own", "eat");

/** Up to the person and what the person ate, or another food. */
function endOfRun(segment: Parts, from: number, language: Language): number {
  const end = segment.findIndex((part, at) => {
    if (at <= from) return false;
    const isOwner = language.quantityWords.possessives.has(part.text);
    const rest = segment.slice(at);
    const isAccompanied = part.role === "with" && rest.length > 1;
    return (
      isAccompanied ||
      hasRole(part, ...rolesOfNumbers) ||
      (hasRole(part, "own", "eat", "makes", "is") &&
        !isOwner &&
        rest.some((one) => hasRole(one, ...rolesOfNumbers)))
    );
  });
  return end < 0 ? segment.length : end;
}

const rolesOfNumbers = [
  "count",
  "fraction",
  "ratio",
  "weight",
  "energy",
  "nutrient",
  "times",
  "per",
  "leave",
  "except",
  "none",
  "share",
  "half",
  "unknown",
] as const;

/** Words without a number. One of them has no role. */
const isRun = (run: Parts) =>
  run.some(isWord) &&
  !run.some((part) => hasRole(part, ...rolesOfNumbers)) &&
  !run.slice(0, -1).some(({ role }) => role === "with");

/**
 * A word without a role, but not "no" alone, which may correct an amount; "between" without people; the state in "as it was cold".
 */
function isWord({ role, start, phraseStart }: QuantityPart, _: number, run: Parts): boolean {
  if (role === "between") return !run.some((part) => hasRole(part, "person", "group", "own"));
  if (role === "state") return run.filter((part) => part.role === "is").length > 1;
  return role === "food" && phraseStart !== start;
}

const isOfPeople = (part: QuantityPart) =>
  hasRole(part, "person", "between", "equal", "each", "rest");

const areCommon = (run: Parts, language: Language) =>
  run.every(({ role, text, stem }) => role !== "food" || isCommon(text, stem, language));

/** Not of a unit or a nutrient, which may be part of a name: "protein bar". */
const isCommon = (text: string, stem: string, language: Language) =>
  [text, stem].some((word) => commonNames(language).has(word));

const commonNames = forLanguage((language): ReadonlySet<string> => {
  const { amounts, mealNames, nutrientWords, quantityWords, stopWords } = language;
  const ofNames = new Set([
    ...amounts.units.keys(),
    ...amounts.pieceUnits.keys(),
    ...nutrientWords.nutrientWords.keys(),
    ...nutrientWords.energyNames,
  ]);
  const common = [
    ...commonStems(language),
    ...stopWords.chatter,
    ...mealNames.mealNames.keys(),
    ...restaurantStems(language),
    ...quantityWords.wordsOfCircumstances,
  ];
  return new Set(common.filter((word) => !ofNames.has(word)));
});
