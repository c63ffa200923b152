import type { Language } from "../../../languages/language.ts";
import { roundTo } from "../../../totals.ts";
import { tokenize } from "../../words/tokens.ts";
import type { CorrectedMessage } from "../corrected-message.ts";
import type { Edit } from "../correction-target.ts";
import { applyInOrder } from "../restate-parts-left.ts";
import type { Additions } from "./additions.ts";
import { findAfter } from "./additions-after-each.ts";
import { findBefore } from "./additions-before-each.ts";
import type { Amount, Message } from "./amounts.ts";
import { findEachWords } from "./find-each.ts";
import { writePieces } from "./write-pieces.ts";

/**
 * Writes what is on each of several pieces as what is on all: "3 crackers with 10 g cheddar on each" as "3 crackers with
 * 30 g cheddar", and pieces that are only named by their fillings as what holds these: "3 tacos" as "3 tortillas".
 */
export function restateAdditionsOfEach(
  message: CorrectedMessage,
  language: Language,
): CorrectedMessage {
  const tokens = tokenize(message.corrected, language);
  const found: Additions[] = [];
  const taken = new Set<number>();
  for (const each of findEachWords(tokens, language)) {
    const words = { tokens, taken, language };
    const additions = findAfter(words, each) ?? findBefore(words, each);
    if (!additions) continue;
    found.push(additions);
    for (const { at } of additions.amounts) taken.add(at);
  }
  const words = { tokens, taken, language };
  const edits = [
    ...found.flatMap((additions) => writeAll(words, additions)),
    ...joinByPieces(found).flatMap((additions) => writePieces(words, additions)),
  ];
  return edits.length > 0 ? applyInOrder(message, edits) : message;
}

/** "two omelettes: 3 eggs in each, 5 ml oil per omelette": all additions of the same pieces */
const joinByPieces = (found: readonly Additions[]): readonly Additions[] =>
  [...Map.groupBy(found, ({ pieces }) => pieces.at).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, amounts: [first, ...others].flatMap(({ amounts }) => amounts) }] : [],
  );

function writeAll(message: Message, additions: Additions): readonly Edit[] {
  const { pieces, amounts, words } = additions;
  const { tokens } = message;
  const numbers = amounts.flatMap((amount, index) => {
    const isSize = index > 0 && amounts[index - 1]?.countEnd === amount.at;
    return isSize ? [] : writeTotal(message, amount, pieces.count);
  });
  const [each, eachEnd] = [tokens[words.from], tokens[words.to - 1]];
  const blank =
    each && eachEnd ? [{ start: each.start, end: eachEnd.end, text: words.joiner }] : [];
  return [...blank, ...numbers];
}

/** "10 g" of each of three as "30 g", "a 20 g slice" as "3 20 g slice", and "tsp" as "3 tsp". */
function writeTotal(
  { tokens }: Message,
  { at, countEnd, count }: Amount,
  pieces: number,
): readonly Edit[] {
  const [first, last] = [tokens[at], tokens[countEnd - 1]];
  const text = `${roundTo(count * pieces, 2)}`;
  if (first === undefined) return [];
  return countEnd > at && last
    ? [{ start: first.start, end: last.end, text }]
    : [{ start: first.start, end: first.start, text: `${text} ` }];
}
