import { messageMaxLength } from "@morsel/contracts";

/** What recognisers write for sounds other than words: [BLANK_AUDIO], (music), *coughs*, ♪. */
const notes = /\[[^[\]]{0,60}\]|\([^()]{0,60}\)|\*[^*]{1,60}\*|<\|[^|]{0,60}\|>|[♪♫]/gu;
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;
const noWords = /^[^\p{L}\p{N}]*$/u;

/** What Whisper models write for silence: closing words of the films that they were trained on. */
const silenceHallucinations =
  /^(you|thank you( very much| so much)?|thanks( for watching)?|thank you for watching|bye( bye)?|please subscribe)[.!]*$/i;

/** Only a broken transcript is longer, notes and spaces included. */
const maxInputLength = 4 * messageMaxLength;

/** One line of words that can be put into a message; blank if there are none. */
export function cleanTranscript(text: string): string {
  const line = text
    .slice(0, maxInputLength)
    .toWellFormed()
    .replace(notes, " ")
    .replace(unseen, " ")
    .trim();
  if (noWords.test(line) || silenceHallucinations.test(line)) return "";
  return cut(line);
}

function cut(line: string): string {
  if (line.length <= messageMaxLength) return line;
  const space = line.lastIndexOf(" ", messageMaxLength);
  return line.slice(0, space > 0 ? space : messageMaxLength).toWellFormed();
}
