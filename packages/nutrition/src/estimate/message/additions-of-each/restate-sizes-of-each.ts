import type { Language } from "../../../languages/language.ts";
import { tokenize } from "../../words/tokens.ts";
import type { CorrectedMessage } from "../corrected-message.ts";
import type { Edit } from "../correction-target.ts";
import { applyInOrder } from "../restate-parts-left.ts";
import { type Amount, amountsIn, has, isOfFood, isOfPieces, type Message } from "./amounts.ts";

/** Writes the size of pieces after "each": "two potatoes each 200 g" and "three pancakes of 40 g" as "..., 40 g each". */
export function restateSizesOfEach(
  message: CorrectedMessage,
  language: Language,
): CorrectedMessage {
  const tokens = tokenize(message.corrected, language);
  const words = { tokens, taken: new Set<number>(), language };
  const amounts = amountsIn(words, { from: 0, to: tokens.length });
  const edits = amounts.flatMap((pieces, index) => {
    const size = amounts[index + 1];
    return size ? writeSize(words, pieces, size) : [];
  });
  return edits.length > 0 ? applyInOrder(message, edits) : message;
}

function writeSize(message: Message, pieces: Amount, size: Amount): readonly Edit[] {
  const { tokens, language } = message;
  const { functionWords, additionsOfEach, amounts: units } = language;
  const { partitive, comma } = functionWords;
  const isWeight = units.gramsByUnit.has(size.unit) || units.metricVolumes.has(size.unit);
  // "a box of 6 cookies of 150 g"
  const isOfPackage = tokens[pieces.at - 1]?.text === partitive;
  const isPlain = isOfPieces(pieces, language) && !pieces.isMeasured && !isOfPackage;
  if (!isWeight || !isPlain || isOfFood(message, size)) return [];
  let at = size.at - 1;
  while (at > pieces.end && has(additionsOfEach.wordsBeforeSize, tokens[at])) at -= 1;
  const link = tokens[at];
  const name = tokens.slice(pieces.end, at);
  const isEach = has(additionsOfEach.eachWords, link);
  const isName = name.length > 0 && name.every(({ kind }) => kind === "word");
  const isLink = isEach || (link?.text === partitive && at === size.at - 1);
  const [each] = additionsOfEach.eachWords;
  const last = tokens[size.end - 1];
  const isRead = has(additionsOfEach.eachWords, tokens[size.end]);
  if (!link || !last || !isName || !isLink || isRead) return [];
  return [
    { start: link.start, end: link.end, text: comma },
    { start: last.end, end: last.end, text: ` ${each}` },
  ];
}
