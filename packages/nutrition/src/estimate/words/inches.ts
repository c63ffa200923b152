import { inchesWord, widths } from "../vocabulary/diameters.ts";
import type { Token } from "./tokens.ts";

/** Of a food's name, with its inches as words. A layer of fat of 1/8" is no size of the food. */
export function joinInches(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ text }) => text === '"')) return tokens;
  return tokens.flatMap((token, at) => {
    if (isInches(tokens, at)) return [];
    if (!isInches(tokens, at + 1)) return [token];
    const text = inchesWord(Number(token.text));
    return [
      { ...token, kind: "word" as const, text, stem: text, end: tokens[at + 1]?.end ?? token.end },
    ];
  });
}

function isInches(tokens: readonly Token[], at: number): boolean {
  const [before, figure, mark] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (mark?.text !== '"' || figure?.kind !== "number" || before?.text === "/") return false;
  return widths.includes(Number(figure.text));
}
