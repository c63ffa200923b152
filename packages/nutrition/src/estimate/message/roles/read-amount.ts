import type { Language } from "../../../languages/language.ts";
import { numberOf, readCount, readNumber } from "../../chunks/read-count.ts";
import type { Token } from "../../words/tokens.ts";
import type { FoundPart } from "./role-part.ts";

/** "400 g", "two", "half a", "75%", "x2" */
export function readAmount(
  tokens: readonly Token[],
  at: number,
  language: Language,
): FoundPart | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.text === language.amountPhrases.timesSign) return { role: "times", length: 1 };
  const words = language.statedFigures.countWords.get(token.text);
  if (words !== undefined) return { role: "count", value: words, length: 1 };
  const percent = readPercent(tokens, at, language);
  if (percent) return percent;
  const weight = readWeight(tokens, at, language);
  if (weight) return weight;
  const isPhrase = language.statedFigures.figureRoles.has(
    `${token.text} ${tokens[at + 1]?.text ?? ""}`,
  );
  if (isPhrase && numberOf(token, language) === undefined) return undefined;
  const count = readCount(tokens, at, language);
  if (count === undefined) {
    const fraction = language.sharing.eatenShares.get(token.stem);
    const isShare = fraction !== undefined && fraction < 1;
    return isShare ? { role: "fraction", value: fraction, length: 1 } : undefined;
  }
  const { count: value, isArticle } = count.value;
  if (isArticle) return { role: "article", length: count.end - at };
  return { role: value < 1 ? "fraction" : "count", value, length: count.end - at };
}

/** A smaller percentage after a name is its content of fat or alcohol. */
const leastPercentEaten = 20;

/** "75%", "80 percent", but not "2% milk" */
function readPercent(
  tokens: readonly Token[],
  at: number,
  language: Language,
): FoundPart | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const part = (hundredths: number, length: number): FoundPart => ({
    role: "fraction",
    value: hundredths / 100,
    length,
  });
  const isPercent = language.statedFigures.percentWords.has(next?.text ?? "");
  const number = numberOf(token, language);
  if (isPercent && number !== undefined) return part(number, 2);
  const percent = language.amounts.percentPattern.exec(token?.text ?? "")?.groups?.figure;
  const isOfName = next?.kind === "word" && next.text !== language.functionWords.partitive;
  const before = tokens[at - 1];
  // "Fage 2%, 120 kcal"
  const isOfFat =
    Number(percent?.replace("p", ".")) < leastPercentEaten &&
    before?.kind === "word" &&
    !language.statedFigures.figureRoles.has(before.text);
  const isContent = isOfName || isOfFat || next?.kind === "number";
  return percent === undefined || isContent
    ? undefined
    : part(Number(percent.replace("p", ".")), 1);
}

/** "400 g", "8 fl oz", and "oz" after "per" */
function readWeight(
  tokens: readonly Token[],
  at: number,
  language: Language,
): FoundPart | undefined {
  const isPer = language.nutrientWords.perSigns.has(tokens[at - 1]?.text ?? "");
  const { value: number, end: from } =
    readNumber(tokens, at, language) ??
    (isPer ? { value: 1, end: at } : { value: undefined, end: at });
  if (number === undefined) return undefined;
  const isFluid =
    `${tokens[from]?.text} ${tokens[from + 1]?.text}` === language.statedFigures.fluidOunce;
  const unit = isFluid
    ? { factor: language.amounts.mlPerFluidOunce, isVolume: true }
    : weightUnit(tokens[from], language);
  return (
    unit && {
      role: "weight",
      value: number * unit.factor,
      isVolume: unit.isVolume,
      length: from + (isFluid ? 2 : 1) - at,
    }
  );
}

export function weightUnit(token: Token | undefined, { amounts }: Language) {
  const stem = token?.stem ?? "";
  const grams = amounts.gramsByUnit.get(stem);
  if (grams !== undefined) return { factor: grams, isVolume: false };
  const ml = amounts.metricVolumes.has(stem) ? amounts.mlByUnit.get(stem) : undefined;
  return ml === undefined ? undefined : { factor: ml, isVolume: true };
}
