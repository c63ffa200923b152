import type { Language } from "../../../languages/language.ts";
import type { Token } from "../../words/tokens.ts";

interface FoundMeal {
  readonly role: "meal";
  readonly length: number;
}

/** "lunch", "as a snack", not in a name. */
export function readMeal(
  tokens: readonly Token[],
  at: number,
  { mealNames, quantityWords, recipeRemarks }: Language,
): FoundMeal | undefined {
  const times = [2, 1].find((length) => {
    const phrase = tokens.slice(at, at + length).map(({ text }) => text);
    return phrase.length === length && quantityWords.timesOfEating.has(phrase.join(" "));
  });
  if (times !== undefined) return { role: "meal", length: times };
  // "2 am", "11:30 pm"
  const hour = tokens[at + 1]?.text === ":" && tokens[at + 2]?.kind === "number" ? 3 : 1;
  const isClock =
    tokens[at]?.kind === "number" &&
    recipeRemarks.wordsAfterTime.has(tokens[at + hour]?.text ?? "");
  if (isClock) return { role: "meal", length: hour + 1 };
  if (isHourAndMinute(tokens.slice(at, at + 3))) return { role: "meal", length: 3 };
  let end = at;
  while (end < at + 2 && quantityWords.wordsBeforeMeal.has(tokens[end]?.text ?? "")) end += 1;
  const isMeal = mealNames.mealNames.has(tokens[end]?.text ?? "");
  return isMeal && tokens[end + 1]?.kind !== "word"
    ? { role: "meal", length: end + 1 - at }
    : undefined;
}

/** "16:00" */
function isHourAndMinute([hour, mark, minute]: readonly Token[]): boolean {
  if (hour?.kind !== "number" || mark?.text !== ":" || minute?.kind !== "number") return false;
  const isWritten = mark.start === hour.end && minute.start === mark.end;
  return isWritten && Number(hour.text) < 24 && /^[0-5]\d$/.test(minute.text);
}
