import { forLanguage, type Language } from "../../../languages/language.ts";
import { createPatternTable } from "../../../languages/pattern-table.ts";
import { type Span, spanOfMatch } from "../../words/span.ts";
import { findUneatenByRoles } from "./find-uneaten-by-roles.ts";

const uneatenTable = forLanguage((language) =>
  createPatternTable(language.uneatenFoods.uneatenFoods),
);
const includesSpeakerTable = forLanguage((language) =>
  createPatternTable(language.uneatenFoods.includesSpeaker),
);
const childFoodTable = forLanguage((language) =>
  createPatternTable(language.uneatenFoods.childFoods),
);
const pluralEnding = /(?<=[a-z]{3})e?s$/i;
const pronounPattern = forLanguage(
  (language) => new RegExp(language.uneatenFoods.pronounEaters, "i"),
);
const mealOfChildPattern = forLanguage(
  (language) => new RegExp(language.uneatenFoods.mealsOfChildren, "is"),
);
const maxNameWords = 3;
const speakerPattern = forLanguage((language) => new RegExp(language.people.speaker, "i"));

/** Words to blank. */
export interface UneatenFood extends Span {
  /** Written at their start: what was taken off a dish that was named before is left out of it, "no bun". */
  readonly replacement?: string;
  /** The food's name, if these words say that it was not eaten. */
  readonly food?: Span;
}

/** The spans of foods that were not eaten by the roles of the words around them, such as both pickles of "the pickle I did not touch". */
export function findUneatenClauses(text: string, language: Language): readonly UneatenFood[] {
  return findUneatenByRoles(text, language).flatMap(
    ({ start, end, food, isServed, isReplaced }) => {
      const clause = { start, end, food };
      const name = text.slice(food.start, food.end);
      // "curry with oat milk instead of milk"
      const isOtherKind = isReplaced && !replacementOf(text, start).includes(lastWord(name));
      if (isOtherKind) return [{ ...(leaveOut(text, clause, name, language) ?? clause), food }];
      if (!isServed) return [clause];
      const served = findServed(text.slice(0, start), ` ${name}`, language);
      if (served) return [served, clause];
      const { conjunction, disjunction } = language.functionWords;
      const dropped = name.replaceAll(` ${conjunction} `, ` ${disjunction} `);
      return [{ ...(leaveOut(text, clause, dropped, language) ?? clause), food }];
    },
  );
}

/** The words directly before "instead of". */
const replacementOf = (text: string, end: number) =>
  text.slice(0, end).trim().split(/\s+/).slice(-maxNameWords);

const lastWord = (name: string) => name.split(" ").at(-1) ?? "";

/** The spans of other foods that were mentioned but not eaten. */
export function findUneatenFoods(message: string, language: Language): readonly UneatenFood[] {
  const text = message.replaceAll("’", "'");
  return uneatenTable(language)
    .matchAll(text)
    .filter(
      ({ index, 0: part }) =>
        !includesSpeakerTable(language).test(message.slice(index + part.length)),
    )
    .filter(({ 0: part }) => !isLogOfOther(message, part, language))
    .map(spanOfMatch);
}

/** "a club sandwich but i took out the bacon": of a dish that was named without its parts. */
function leaveOut(
  text: string,
  { start, end }: Span,
  dropped: string,
  { uneatenFoods, functionWords }: Language,
): UneatenFood | undefined {
  const before = uneatenFoods.beforeDropped.exec(text.slice(0, start));
  if (before === null || dropped === "") return undefined;
  const mark = before.groups?.mark ? functionWords.comma : "";
  const replacement = `${mark} ${uneatenFoods.exclusionOfDropped} ${dropped}`;
  return replacement.length < end - before.index
    ? { start: before.index, end, replacement }
    : undefined;
}

/** The last earlier mention of the food that the words end with: the longest name. */
function findServed(before: string, part: string, language: Language): Span | undefined {
  const words = part.split(" ");
  for (let count = Math.min(maxNameWords, words.length - 1); count > 0; count -= 1) {
    const name = words.slice(-count).join(" ").replace(pluralEnding, "");
    const mentions = [
      ...before.matchAll(
        new RegExp(
          `${language.uneatenFoods.servedAmount}\\b${name}${language.uneatenFoods.pluralOrShape}\\b${language.uneatenFoods.servedEnergy}`,
          "gi",
        ),
      ),
    ];
    const last = mentions.at(-1);
    if (last) return { start: last.index, end: last.index + last[0].length };
  }
  return undefined;
}

/**
 * "my baby is having a jar of strained peas", "she ate 2 eggs": if the message mentions only another person,
 * that person's meal is logged.
 */
function isLogOfOther(message: string, part: string, language: Language): boolean {
  return (
    (childFoodTable(language).test(part) ||
      pronounPattern(language).test(part) ||
      mealOfChildPattern(language).test(message)) &&
    !speakerPattern(language).test(message)
  );
}
