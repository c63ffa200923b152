/** Replacements may be shorter than the original word: "crisps" is quoted completely. */
export function endOfWord(text: string, at: number): number {
  const rest = /^[a-z]+/i.exec(text.slice(at));
  return /[a-z]/i.test(text.charAt(at - 1)) && rest ? at + rest[0].length : at;
}

/** A corrected food may be longer than the person's words: the quotation begins with a word. */
export function startOfCorrection(
  text: string,
  corrected: string,
  start: number,
  end: number,
): number {
  if (text.slice(start, end) === corrected.slice(start, end)) return start;
  const before = /[\p{L}\u2060]+$/u.exec(text.slice(0, start))?.[0].length ?? 0;
  return /[\p{L}\u2060]/u.test(text.charAt(start)) ? start - before : start;
}

/** Includes the correction after a corrected food: "whole milk, sorry, oat milk". */
export function endOfCorrection(
  text: string,
  corrected: string,
  start: number,
  end: number,
): number {
  if (text.slice(start, end) === corrected.slice(start, end)) return end;
  const blanked = /^ +/.exec(corrected.slice(end))?.[0].length ?? 0;
  return end + text.slice(end, end + blanked).trimEnd().length;
}

/** Includes the closing bracket of "rice (1 cup". */
export function closeBracket(text: string, start: number, end: number): string {
  const words = text.slice(start, end);
  const isOpen = words.lastIndexOf("(") > words.lastIndexOf(")");
  return isOpen && text.charAt(end) === ")" ? `${words})` : words;
}

/** The person's words from the first text to the second, or from the second to the first. */
export function joinTexts(description = "", first = "", second = ""): string {
  return (
    sliceBetween(description, first, second) ??
    sliceBetween(description, second, first) ??
    `${first}, ${second}`
  );
}

function sliceBetween(description: string, first: string, second: string): string | undefined {
  const start = description.indexOf(first);
  const end = description.indexOf(second, start + first.length);
  return start < 0 || end < 0 ? undefined : closeBracket(description, start, end + second.length);
}
