import { isPluralToken } from "../../words/tokens.ts";
import { type Amount, has, isOfFood, type Message } from "./amounts.ts";
import { isBase, isNamedBefore, nameOfPieces } from "./pieces.ts";

/** Pieces, and the amounts between them and the word "each". */
interface Unjoined {
  readonly pieces: Amount;
  readonly amounts: readonly Amount[];
  readonly to: number;
}

/**
 * "4 rotis, 5 g ghee each", "3 toasts, butter 10 g each": without a joiner only measured amounts of a food that has no
 * number of its own, as in "2 apples and 3 bananas, 100 g each".
 */
export function findUnjoined(message: Message, found: Unjoined): readonly Amount[] | undefined {
  const { tokens } = message;
  const { pieces, amounts, to } = found;
  const last = amounts.at(-1);
  if (!last || isOfPeople(message)) return undefined;
  // "3 espressos 1 sugar each"
  const isCounted = has(message.language.additionsOfEach.countedAdditions, tokens[last.end]);
  if (!last.isMeasured && !isCounted) return undefined;
  // "2 beers (500 ml lager each)": the pieces themselves
  const isAside = amounts.length === 1 && tokens[last.at - 1]?.text === "(";
  if (to > last.end)
    return !isAside && isOfOther(message, found, last) ? inSameList(message, amounts) : undefined;
  const food = tokens[last.at - 1];
  const isFood = food?.kind === "word" && !isPluralToken(food) && amounts.length === 1;
  const isOwnFood = isFood && isNamedBefore(message, last, pieces);
  return isOwnFood && isBase(message, pieces) ? [last] : undefined;
}

/** "5 g ghee", not "20 g protein" or, of bars, "60 g bar" */
function isOfOther(message: Message, { pieces, to }: Unjoined, last: Amount): boolean {
  const name = message.tokens.slice(last.end, to);
  const names = nameOfPieces(message, pieces);
  const { nutrientWords } = message.language.nutrientWords;
  return (
    isOfFood(message, last) &&
    name.every(
      ({ stem }) => !nutrientWords.has(stem) && !names.some((token) => token.stem === stem),
    )
  );
}

/** "30 ml milk and 1 tsp sugar each": the amounts that "and" connects to the last one. */
function inSameList({ tokens, language }: Message, amounts: readonly Amount[]) {
  const separate = amounts.findLastIndex((amount, index) => {
    const next = amounts[index + 1];
    const between = next ? tokens.slice(amount.end, next.at) : [];
    return next !== undefined && between.at(-1)?.text !== language.functionWords.conjunction;
  });
  const list = amounts.slice(separate + 1);
  return list.every(({ isMeasured }) => isMeasured) ? list : list.slice(-1);
}

/** "we had 2 rolls, 30 g ham each" */
const isOfPeople = ({ tokens, language }: Message) =>
  tokens.some((token) => has(language.additionsOfEach.people, token));
