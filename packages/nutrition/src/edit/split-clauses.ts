/** A part of an instruction between commas, "and" and similar separators. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  /** True if the piece follows the one before it without a separator. */
  readonly isRunOn: boolean;
}

/** The start of another change in speech without commas: "remove the ham add cheese", "250 g rice 180 g chicken". */
const runOn =
  "(?<=[a-z]) +(?=(?:add|remove|delete|swap|replace|double|halve|change|move|make|bump|ditch|lose|skip|forgot|only|just|no|not|without|with no|i (?:only|just|ate|had|left|shared|also|didn'?t)|ate|(?:it|they|there) (?:was|were)|it's)\\s|\\d+ ?(?:g|grams?|ml|oz|kg)\\b)|(?<=[a-z] \\d{1,4}) +(?=[a-z]+(?: [a-z]+)? \\d)";
const separator = new RegExp(
  `\\s*(?:[;\\n]+|[.!?]+(?=\\s|$)|,(?!\\d)|\\s[-–—]+\\s|\\s&\\s|\\s\\+\\s|(?<=\\s|^)(?:and then|and also|and|then|but|plus|so)(?=\\s))\\s*|${runOn}`,
  "gi",
);

/** Words between changes without a meaning of their own. */
const talk =
  /^(?:oh|ah|um+|uh+|hmm|sorry|please|thanks|thank you|cheers|ok|okay|yes|yeah|so|well|actually|wait|oops|right|also)[.!?]*$/i;

/** The pieces between commas, "and" and similar separators; a clause may consist of several. */
export function splitPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let isRunOn = false;
  const push = (end: number) => {
    const words = text.slice(start, end);
    if (/[\p{L}\p{N}½¼¾⅓⅔]/u.test(words) && !talk.test(words)) pieces.push({ start, end, isRunOn });
  };
  for (const { index, 0: found } of text.matchAll(separator)) {
    push(index);
    start = index + found.length;
    isRunOn = /^ +$/.test(found);
  }
  push(text.length);
  return pieces;
}
