import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";
import { compactSpaces } from "./compact-spaces.ts";
import type { CorrectedMessage } from "./corrected-message.ts";
import type { Edit } from "./correction-target.ts";
import { applyInOrder } from "./restate-parts-left.ts";

const tables = forLanguage(
  ({ hindiWords, restatedFoods, terseFigures, terseTimes, figureSources }) =>
    [
      hindiWords,
      terseTimes.terseTimes,
      restatedFoods.restatedFoods,
      figureSources.figuresOfSources,
      terseFigures.terseFigures,
      figureSources.sourcesOfEarlierFoods,
      figureSources.sourceSubjects,
    ].map((rows) => createPatternTable(rows)),
);

/**
 * Writes figures and times that people note in a hurry with their units and next to what they are of, as all readers know them: "80 ea" as
 * "80 kcal each", "63/100g" as "63 kcal per 100g", "100g x2" as "2 x 100g", "530am" as "5:30 am". Sources of figures are left out: "tub says 63 kcal". Foods
 * in an unusual order are put in the usual one: "omelette 2 eggs" as "2 egg omelette".
 */
export function writeTerseFigures(message: CorrectedMessage, language: Language): CorrectedMessage {
  let words = message;
  let compact = compactSpaces(words.corrected);
  for (const table of tables(language))
    for (const { row, pattern } of table.candidates(() => compact.text)) {
      const { text, spanOf } = compact;
      const edits = [...text.matchAll(pattern)]
        .flatMap((match) => toEdits(match, row.replacement))
        .map((edit) => ({ ...edit, ...spanOf(edit.start, edit.end) }));
      words = applyInOrder(words, edits);
      if (edits.length > 0) compact = compactSpaces(words.corrected);
    }
  return words;
}

/** The replacement; of a row with a part that is said later than its head, that part next to the head. */
function toEdits(
  { index, 0: all, groups = {} }: RegExpExecArray,
  replacement: string,
): readonly Edit[] {
  const end = index + all.length;
  const { head, moved } = groups;
  if (head === undefined || moved === undefined)
    return [{ start: index, end, text: fillIn(replacement, groups) }];
  const at = index + head.length;
  return [
    { start: at, end: at, text: moved },
    { start: end - moved.length, end, text: "" },
  ];
}

/** The replacement with the groups of the match in place of their names. */
const fillIn = (replacement: string, groups: Readonly<Record<string, string | undefined>>) =>
  replacement.replace(/\$<(\w+)>/g, (_, name: string) => groups[name] ?? "");
