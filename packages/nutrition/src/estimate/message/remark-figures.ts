import { forLanguage, type Language } from "../../languages/language.ts";
import { numberOf, readCount } from "../chunks/read-count.ts";
import type { Token } from "../words/tokens.ts";
import type { RemarkRule } from "./recipe-remark-rules.ts";

/** A number of portions, a part of the dish, "in quarters", or a weight. */
export interface Figure {
  readonly kind: Exclude<RemarkRule["figure"], "none">;
  readonly value: number;
  readonly unit?: string;
}

/** The role of the word or phrase at this index, and the number of its tokens. */
export function roleAt(tokens: readonly Token[], at: number, language: Language) {
  const { remarkRoles, rolesBeforeNumber, wholeDishes, wordsBeforeWhole } = language.recipeRemarks;
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== "word") return undefined;
  const beforeNumber = rolesBeforeNumber.get(token.text);
  if (beforeNumber !== undefined && numberOf(next, language) !== undefined)
    return { role: beforeNumber, length: 1 };
  if (wholeDishes.has(token.text) && wordsBeforeWhole.has(tokens[at - 1]?.text ?? ""))
    return { role: "wholeNoun" as const, length: 1 };
  const both = next && remarkRoles.get(`${token.text} ${next.text}`);
  if (both !== undefined) return { role: both, length: 2 };
  const role = remarkRoles.get(token.text);
  return role === undefined ? undefined : { role, length: 1 };
}

/** "mine was about 40 %": a number after words that say nothing. */
export function isBeforeFigure(tokens: readonly Token[], from: number, language: Language) {
  let at = from + 1;
  while (roleAt(tokens, at, language)?.role === "filler") at += 1;
  return at > from + 1 && readFigure(tokens, at, language) !== undefined;
}

const startsOfEvenHalves = forLanguage(
  ({ recipeRemarks }) => new Set([...recipeRemarks.evenHalves].map((words) => words.split(" ")[0])),
);

/** The number of tokens of "50/50" at this index. */
function evenHalvesAt(tokens: readonly Token[], at: number, language: Language) {
  if (!startsOfEvenHalves(language).has(tokens[at]?.text)) return undefined;
  return [2, 3].find((length) => {
    const words = tokens.slice(at, at + length).map(({ text }) => text);
    return language.recipeRemarks.evenHalves.has(words.join(" "));
  });
}

/** A number of portions, a part, or a weight. */
export function readFigure(tokens: readonly Token[], at: number, language: Language) {
  const { fractionParts, remarkCounts } = language.recipeRemarks;
  const token = tokens[at];
  if (token === undefined) return undefined;
  const figure = (kind: Figure["kind"], value: number, end: number, unit?: string) => ({
    value: { kind, value, ...(unit === undefined ? {} : { unit }) },
    end,
  });
  const halves = evenHalvesAt(tokens, at, language);
  if (halves !== undefined) return figure("partCount", 2, at + halves);
  const percent = language.amounts.percentPattern.exec(token.text)?.groups?.figure;
  if (percent !== undefined) return figure("part", Number(percent.replace("p", ".")) / 100, at + 1);
  const parts = fractionParts.get(token.text);
  if (parts !== undefined) return figure("partCount", parts, at + 1);
  const times = remarkCounts.get(token.text);
  if (times !== undefined) return figure("wholeNumber", times, at + 1);
  const fraction = language.amounts.fractionWords.get(token.stem);
  if (fraction !== undefined) return figure("part", fraction, at + 1);
  const count = language.amounts.articles.has(token.text)
    ? undefined
    : readCount(tokens, at, language);
  if (count === undefined || count.value.isArticle) return undefined;
  const { count: number } = count.value;
  // "3 quarters"
  const ofPart = language.amounts.fractionWords.get(tokens[count.end]?.stem ?? "");
  const value = ofPart === undefined ? number : number * ofPart;
  if (ofPart !== undefined) return figure("part", value, count.end + 1);
  const unit = tokens[count.end]?.text ?? "";
  if (language.recipeRemarks.remarkUnits.has(unit))
    return figure("weight", value, count.end + 1, unit);
  return figure(value < 1 ? "part" : "wholeNumber", value, count.end);
}
