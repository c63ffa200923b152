import { forLanguage, type Language } from "../../languages/language.ts";
import type { Span } from "../words/span.ts";
import { commonStems } from "../words/stop-words.ts";
import { tokenize } from "../words/tokens.ts";
import type { MealCue } from "./find-meal-cues.ts";
import { readFigure } from "./remark-figures.ts";

/** The titles of a message: their words are not food, and their cues name one meal. */
export interface Titles {
  readonly spans: readonly Span[];
  readonly cues: readonly MealCue[];
}

const afterMeal = forLanguage(
  (language) => new RegExp(`^${language.mealNames.wordsAfterTitleMeal}(?=:)`, "i"),
);
const lineStart = /[.!?;|\n]/g;
const minItems = 2;

/**
 * Finds the words of "office lunch: a, b", "roast dinner leftovers for lunch: a, b" and "Emma (7)
 * lunchbox: a": only the last meal of a title is a meal, and the list says what it was.
 */
export function findTitles(message: string, cues: readonly MealCue[], language: Language): Titles {
  const spans: Span[] = [];
  const dropped = new Set<MealCue>();
  for (const cue of cues) {
    const tail = afterMeal(language).exec(message.slice(cue.end))?.[0];
    if (tail === undefined) continue;
    const start = [...message.slice(0, cue.start).matchAll(lineStart)].at(-1)?.index ?? -1;
    const inTitle = cues.filter((other) => other.start > start && other.end <= cue.end);
    const mealCue = inTitle.findLast(({ mealType }) => mealType !== undefined);
    const kept = inTitle.filter((other) => other.mealType === undefined || other === mealCue);
    const words = subtract({ start: start + 1, end: cue.end + tail.length }, kept);
    if (!isTitle(message, words, cue.end + tail.length + 1, language)) continue;
    spans.push(...words);
    for (const other of inTitle) if (!kept.includes(other)) dropped.add(other);
  }
  const workouts = [...message.matchAll(language.mealNames.workoutTitle)].map(
    ({ index, 0: words }) => ({
      start: index,
      end: index + words.length,
    }),
  );
  const announcement = findAnnouncement(message, language);
  const found = [...cues, ...spans, ...workouts];
  const headings = findHeadings(message, language).filter(
    ({ start, end }) => !found.some((span) => span.start < end && span.end > start),
  );
  return {
    spans: [
      ...spans,
      ...workouts,
      ...headings,
      ...announcement.flatMap((one) => subtract(one, cues)),
    ],
    cues: cues.filter((cue) => !dropped.has(cue)),
  };
}

const announcementPattern = /^[^.!?…;:,\n\d(]{3,50}?(?=!+|\?+|\.{2,}|…)/;

/** "cake at the office!! half a slice of chocolate cake": one food, which the next sentence names again with its amount. */
function findAnnouncement(message: string, language: Language): readonly Span[] {
  const [words] = announcementPattern.exec(message) ?? [];
  if (words === undefined || language.sharing.betweenFoods.test(words)) return [];
  const [next = ""] = message.slice(words.length).match(/[^.!?…\n]{3,}/) ?? [];
  const tokens = tokenize(next, language);
  const names = new Set(
    tokenize(words, language)
      .filter(({ kind, stem }) => kind === "word" && !commonStems(language).has(stem))
      .map(({ stem }) => stem),
  );
  const at = tokens.findIndex(({ stem }) => names.has(stem));
  const hasAmount = tokens.slice(0, at).some((_, index) => readFigure(tokens, index, language));
  return at > 0 && hasAmount ? [{ start: 0, end: words.length }] : [];
}

/** The parts of a span outside the cues. */
function subtract({ start, end }: Span, cues: readonly Span[]): readonly Span[] {
  const bounds = [start, ...cues.flatMap((cue) => [cue.start, cue.end]), end];
  return bounds.flatMap((bound, at) => {
    const to = bounds[at + 1];
    return at % 2 === 0 && to !== undefined && to > bound ? [{ start: bound, end: to }] : [];
  });
}

/** True for words of an occasion, and for a name of the meal before a list of what it was. */
function isTitle(
  message: string,
  spans: readonly Span[],
  listAt: number,
  language: Language,
): boolean {
  const title = spans.map(({ start, end }) => message.slice(start, end)).join(" ");
  const words =
    title
      .replace(/\(\d+\)/g, "")
      .toLowerCase()
      .match(/[\p{L}'’]+/gu) ?? [];
  if (words.length === 0 || words.length > language.mealNames.maxTitleWords) return false;
  if (words.every((word) => language.mealNames.occasionWords.has(word.replace(/['’]/g, ""))))
    return true;
  if (language.mealNames.noTitle.test(title.replace(/\(\d+\)/g, ""))) return false;
  const list = message.slice(listAt).split(/[.!?]\s|\n/)[0] ?? "";
  return (
    list.split(language.mealNames.itemSeparator).filter((item) => /\p{L}/u.test(item)).length >=
    minItems
  );
}

const headingPattern = forLanguage((language) => new RegExp(language.mealNames.headings, "gi"));

/** "Thanksgiving plate (one, promise): turkey", "wedding buffet: quiche": words that name no food. */
function findHeadings(message: string, language: Language): readonly Span[] {
  return [...message.matchAll(headingPattern(language))].flatMap(({ index, 0: heading }) => {
    const end = index + heading.length;
    const stems = tokenize(heading.replace(language.mealNames.asides, " "), language).map(
      (token) => token.stem,
    );
    const isPlain = stems.every(
      (word) => commonStems(language).has(word) || language.mealNames.headingWords.has(word),
    );
    return isPlain &&
      !isBase(stems.at(-1) ?? "", language) &&
      stems.some((word) => commonStems(language).has(word))
      ? [{ start: index, end }]
      : [];
  });
}

/** "toast: 10 g butter, 20 g jam": a food that others are put on. */
const isBase = (stem: string, { foodClasses }: Language) =>
  foodClasses.servingBases.has(stem) || foodClasses.spreadTargets.has(stem);
