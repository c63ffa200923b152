import type { Language } from "../../languages/language.ts";
import { type Token, tokenize } from "../words/tokens.ts";
import {
  type Edit,
  findDescription,
  type Groups,
  isCount,
  maxAdjectives,
} from "./correction-target.ts";

/** "a beer and another one", "a small latte, then a large one": names the food again. */
export function repeatFood(
  before: string,
  { count = "1", size, vessel, volume = "", article }: Groups,
  language: Language,
  text: string,
): Edit | undefined {
  const { functionWords, repeatedFoods } = language;
  const tokens = tokenize(before.replace(repeatedFoods.afterRepeated, ""), language);
  const noun = tokens.at(-1);
  if (noun?.kind !== "word" || isCount(noun, language)) return undefined;
  const first = findDescription(tokens, tokens.length - 1, maxAdjectives, language) ?? noun;
  const from = Math.min(tokens.indexOf(first), tokens.length - 1);
  const isSize = ({ text: word }: Token) => language.amounts.sizeWords.has(word);
  const described = tokens.slice(from);
  // "a burger and a big one" may be the same burger.
  if (article !== undefined && volume === "" && !described.some(isSize)) return undefined;
  const isOfOther = size !== undefined || vessel !== undefined || volume !== "";
  const food = isOfOther
    ? described.filter((token) => !isSize(token))
    : tokens.slice(findAmountStart(tokens, from, language));
  const [start, end] = [food[0], food.at(-1)];
  if (!start || !end) return undefined;
  const named = before.slice(start.start, end.end);
  const vesselOf = vessel === undefined ? [] : [vessel, functionWords.partitive];
  // "red wine 250 ml, another one 125"
  const unit = /\d\s*$/.test(volume) ? language.amounts.volumeUnit : "";
  const words = [functionWords.conjunction, count, size, ...vesselOf, `${named}${volume}${unit}`];
  return {
    start: before.length,
    end: before.length + text.length,
    text: ` ${words.filter((word) => word !== undefined).join(" ")}`,
  };
}

/** The first word of "pint of lager" before its noun, without the count. */
function findAmountStart(tokens: readonly Token[], nounAt: number, language: Language): number {
  if (tokens[nounAt - 1]?.text !== language.functionWords.partitive) return nounAt;
  const first = findDescription(tokens, nounAt - 2, maxAdjectives, language);
  const start = first ? tokens.indexOf(first) : nounAt;
  return start <= nounAt - 2 ? start : nounAt;
}
