import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";
import { tokenize } from "../words/tokens.ts";
import { amountsIn } from "./additions-of-each/amounts.ts";
import type { CorrectedMessage } from "./corrected-message.ts";
import type { Edit } from "./correction-target.ts";
import { applyInOrder } from "./restate-parts-left.ts";

const tables = forLanguage(({ statesOfAll }) => ({
  before: createPatternTable(statesOfAll.statesBeforeAll),
  after: createPatternTable(statesOfAll.statesAfterAll),
}));

/** A list ends at an empty line and at a sentence that begins with a word. */
const endOfList = /\n\s*\n|[.;!?]\s+(?=\p{L})/u;

/** Fewer foods before such words have a state of their own: "80 g rice, 50 g yogurt, raw weight". */
const fewestBefore = 2;

/** Writes the state of all weights of a list at each of them: "dry weights: 50 g lentils, 70 g rice" as "50 g dry lentils, 70 g dry rice". */
export function restateStatesOfAll(
  message: CorrectedMessage,
  language: Language,
): CorrectedMessage {
  const { before, after } = tables(language);
  const text = message.corrected;
  const edits = [
    ...before.matchEach(text).map((match) => {
      const from = match.index + match[0].length;
      const length = text.slice(from).search(endOfList);
      const to = length < 0 ? text.length : from + length;
      return { match, found: writeStates(text, from, to, stateOf(match), language), fewest: 1 };
    }),
    ...after.matchEach(text).map((match) => {
      const lines = text.slice(0, match.index);
      const from = Math.max(0, lines.lastIndexOf("\n\n"));
      const found = writeStates(text, from, match.index, stateOf(match), language);
      return { match, found, fewest: fewestBefore };
    }),
  ].flatMap(({ match: { index, 0: words }, found, fewest }) =>
    found.length < fewest ? [] : [{ start: index, end: index + words.length, text: "," }, ...found],
  );
  return edits.length > 0 ? applyInOrder(message, edits) : message;
}

/** True if a text says the state of all weights of a list. */
export const saysStatesOfAll = (text: string, language: Language): boolean =>
  Object.values(tables(language)).some((table) => table.matchEach(text).length > 0);

const stateOf = ({ groups = {} }: RegExpExecArray) =>
  Object.values(groups).find((group) => group !== undefined) ?? "";

/** The state after each weight whose food has none. */
function writeStates(
  text: string,
  from: number,
  to: number,
  state: string,
  language: Language,
): readonly Edit[] {
  const { amounts, functionWords, stopWords } = language;
  const tokens = tokenize(text, language);
  const range = {
    from: tokens.findIndex(({ start }) => start >= from),
    to: tokens.findLastIndex(({ end }) => end <= to) + 1,
  };
  const words = { tokens, taken: new Set<number>(), language };
  return amountsIn(words, range).flatMap(({ unit, end }) => {
    const isOf = tokens[end]?.text === functionWords.partitive;
    const [last, first] = isOf ? [tokens[end], tokens[end + 1]] : [tokens[end - 1], tokens[end]];
    const isFood = first?.kind === "word" && !stopWords.weighedStates.has(first.stem);
    if (last === undefined || !amounts.gramsByUnit.has(unit) || !isFood) return [];
    return [{ start: last.end, end: last.end, text: ` ${state}` }];
  });
}
