import type { Language } from "../../languages/language.ts";
import type { Token } from "./tokens.ts";

/** Joins inches in food names into one word. A fat layer of 1/8" is not a size of the food. */
export function mergeInches(tokens: readonly Token[], language: Language): readonly Token[] {
  if (!tokens.some(({ text }) => text === '"')) return tokens;
  return tokens.flatMap((token, at) => {
    if (isInchMarkAt(tokens, at, language)) return [];
    if (!isInchMarkAt(tokens, at + 1, language)) return [token];
    const text = language.diameters.diameterWord(Number(token.text));
    return [
      { ...token, kind: "word" as const, text, stem: text, end: tokens[at + 1]?.end ?? token.end },
    ];
  });
}

function isInchMarkAt(tokens: readonly Token[], at: number, language: Language): boolean {
  const [before, figure, mark] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (mark?.text !== '"' || figure?.kind !== "number" || before?.text === "/") return false;
  return language.diameters.diameters.includes(Number(figure.text));
}
