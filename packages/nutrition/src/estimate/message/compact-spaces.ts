import type { Span } from "../words/span.ts";

/** A text with one space in place of several, and the places of its parts in the text. */
export interface CompactText {
  readonly text: string;
  readonly spanOf: (start: number, end: number) => Span;
}

/** Patterns have one space between words, but a number in digits that replaces one in words is followed by several. */
export function compactSpaces(message: string): CompactText {
  if (!message.includes("  ")) return { text: message, spanOf: (start, end) => ({ start, end }) };
  const offsets: number[] = [];
  let text = "";
  for (let at = 0; at < message.length; at += 1) {
    const char = message.charAt(at);
    if (char === " " && text.endsWith(" ")) continue;
    text += char;
    offsets.push(at);
  }
  const offsetOf = (index: number) => offsets[index] ?? message.length;
  return {
    text,
    spanOf: (start, end) => {
      const last = end > 0 ? offsetOf(end - 1) + 1 : 0;
      // An empty part is directly behind the character before it.
      return { start: Math.min(offsetOf(start), last), end: last };
    },
  };
}

/** A match of a compact text as a match of the message. */
export function toMatchOf(
  message: string,
  { spanOf }: CompactText,
  match: RegExpExecArray,
): RegExpExecArray {
  const { start, end } = spanOf(match.index, match.index + match[0].length);
  return Object.assign(match, { 0: message.slice(start, end), index: start, input: message });
}
