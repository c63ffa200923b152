/** A text with one space in place of several, and the offsets of its characters in the text. */
export interface CompactText {
  readonly text: string;
  readonly offsetOf: (index: number) => number;
}

/** Patterns have one space between words, but a number in digits that replaces one in words is followed by several. */
export function compactSpaces(message: string): CompactText {
  if (!message.includes("  ")) return { text: message, offsetOf: (index) => index };
  const offsets: number[] = [];
  let text = "";
  for (let at = 0; at < message.length; at += 1) {
    const char = message.charAt(at);
    if (char === " " && text.endsWith(" ")) continue;
    text += char;
    offsets.push(at);
  }
  return { text, offsetOf: (index) => offsets[index] ?? message.length };
}

/** A match of a compact text as a match of the message. */
export function toMatchOf(
  message: string,
  { offsetOf }: CompactText,
  match: RegExpExecArray,
): RegExpExecArray {
  const start = offsetOf(match.index);
  const end = offsetOf(match.index + match[0].length - 1) + 1;
  return Object.assign(match, { 0: message.slice(start, end), index: start, input: message });
}
