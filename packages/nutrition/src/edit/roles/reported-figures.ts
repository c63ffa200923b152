import type { EditOperation } from "../../edits.ts";
import type { EditContext } from "../edit-context.ts";
import type { ClauseReading } from "../edit-outcome.ts";
import { isRefused } from "../edit-outcome.ts";
import { labelWords } from "./label-words.ts";
import { namesFood } from "./remarks.ts";
import type { LabelledWords } from "./roles.ts";

/**
 * Reads what a source states in a sentence: "the board at the till said the meal comes to 1180 calories". The words of the
 * source may be any, but name at most one item, and no other food or person. Undefined for anything but figures and weights.
 */
export function readReported(
  clause: string,
  read: (words: string) => ClauseReading,
  context: EditContext,
): readonly EditOperation[] | undefined {
  const { figures, roles } = context.language.edits;
  const { source, said } = figures.report.exec(clause)?.groups ?? {};
  if (source === undefined || said === undefined || figures.sourceOfOther.test(source))
    return undefined;
  const words = labelWords(source, context);
  const items = words.filter(({ role }) => role === "item");
  if (
    words.length === 0 ||
    items.length > 1 ||
    !words.every((word) => mayNameSource(word, context))
  )
    return undefined;
  const figure = figures.bareNumber.test(said) ? `${said} ${figures.energyUnit}` : said;
  const named = figures.reportedName.exec(figure)?.groups;
  const [item] = items;
  const wordings =
    item === undefined
      ? [
          ...(named ? [roles.wordAmount(named.name ?? "", named.figure ?? "")] : []),
          figures.wordReported(figure),
          figure,
        ]
      : [roles.wordAmount(item.words, figure)];
  for (const wording of wordings) {
    const operations = read(wording);
    if (operations && !isRefused(operations) && operations.every(isStated)) return operations;
  }
  return undefined;
}

const mayNameSource = (
  { isCounted, isWeight, role, words }: LabelledWords,
  context: EditContext,
): boolean =>
  isCounted !== true &&
  isWeight !== true &&
  role !== "figure" &&
  role !== "share" &&
  role !== "other" &&
  !(
    role === "food" &&
    namesFood(words, context) &&
    !context.language.edits.figures.sourceWord.test(words)
  );

const isStated = (one: EditOperation): boolean =>
  one.kind === "set-figures" || (one.kind === "scale" && one.item === "all");
