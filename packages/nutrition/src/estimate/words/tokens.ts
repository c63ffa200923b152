import type { Language } from "../../languages/language.ts";

/** A word, number or punctuation mark, with offsets in the text. */
export interface Token {
  readonly kind: "word" | "number" | "mark";
  /** Lower case, without accents and apostrophes: "reeses", "12.5", "½", ",". */
  readonly text: string;
  /** The singular, used for comparisons. */
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  /** True for words that neither the table nor the engine knows. */
  readonly isUnknown?: boolean;
  /** Of a corrected word: `spellingCost` of what was written. */
  readonly slipCost?: number;
  /** Joined to the previous word by a hyphen: "filled" in "meat-filled". */
  readonly isHyphened?: boolean;
  /** Of a word that replaced another: the other one was a plural. */
  readonly isPlural?: boolean;
}

/** "eggs", and "fries", whose stem is that of another word. */
export const isPluralToken = ({ isPlural, text, stem }: Token): boolean =>
  isPlural ?? text !== stem;

/** The stems of tokens as one text, by which names with the same words are found. */
export const joinStems = (tokens: readonly Token[]): string =>
  tokens.map((token) => token.stem).join(" ");

/**
 * Splits a text into tokens. "2%" becomes the word "2pct", as in "2% milk"; "1,5" is 1.5, "1,500"
 * is 1500; a line break is the mark "\n".
 */
export function tokenize(text: string, language: Language): Token[] {
  const folded = fold(text, language);
  const tokens: Token[] = [];
  for (let at = 0; at < folded.length; ) {
    const wordEnd = scanPlainWord(folded, at);
    if (wordEnd > at) {
      const word = folded.slice(at, wordEnd);
      tokens.push({
        kind: "word",
        text: word,
        stem: language.stem(word),
        start: at,
        end: wordEnd,
      });
      // Most words are followed by a space.
      at = folded[wordEnd] === " " ? wordEnd + 1 : wordEnd;
      continue;
    }
    tokenPattern.lastIndex = at;
    const match = tokenPattern.exec(folded);
    if (!match) break;
    const { index } = match;
    at = tokenPattern.lastIndex;
    if (match[0] === "-" && joinsWords(folded, index)) continue;
    const emoji = language.foodEmojis.words.get(match[0]);
    if (emoji) tokens.push(...emojiTokens(emoji, folded, index, language));
    else tokens.push(markHyphened(createToken(match[0], index, language), folded));
  }
  return tokens;
}

/** Marks a word that a hyphen joins to the word before it. */
function markHyphened(token: Token, text: string): Token {
  const isHyphened = text[token.start - 1] === "-" && joinsWords(text, token.start - 1);
  return isHyphened ? { ...token, isHyphened } : token;
}

const emojiLast = /[^\x20-\x7e\n][ \t]*$/;

/** The words of an emoji; a comma separates it from an emoji before it: "🥐☕". */
function emojiTokens(
  food: readonly string[],
  text: string,
  start: number,
  language: Language,
): readonly Token[] {
  const end = start + String.fromCodePoint(text.codePointAt(start) ?? 0).length;
  const words = food.map(
    (word): Token => ({ kind: "word", text: word, stem: language.stem(word), start, end }),
  );
  if (!emojiLast.test(text.slice(Math.max(0, start - 4), start))) return words;
  return [{ kind: "mark", text: ",", stem: ",", start, end: start }, ...words];
}

const isLetter = (code: number) => code >= 97 && code <= 122;

/** The index after the letters; the start index if a hyphen or an apostrophe is adjacent. */
function scanPlainWord(text: string, at: number): number {
  let end = at;
  while (end < text.length && isLetter(text.charCodeAt(end))) end += 1;
  const isJoined = (end < text.length && text[end] === "'") || (at > 0 && text[at - 1] === "-");
  return isJoined ? at : end;
}

/** The hyphen of "ice-cream" and "12-ounce", not of "2-3" and " - ". */
function joinsWords(text: string, at: number): boolean {
  return /[a-z\d%]/.test(text.charAt(at - 1)) && /[a-z]/.test(text.charAt(at + 1));
}

// Alternatives begin with different characters and repeat single classes, so matching is linear.
const tokenPattern =
  /(?!0,)\d{1,3}(?:,\d{3})+(?![\d,])(?:\.\d+)?%?|\d+,\d{1,3}(?![\d,.])%?|\d+(?:\.\d+)?%?|\.\d+|[½¼¾⅓⅔⅛⅜⅝⅞]|[a-z]+(?:'[a-z]+)*|\n|[\ud800-\udbff][\udc00-\udfff]|[^\sa-z\d]/g;

function createToken(raw: string, start: number, language: Language): Token {
  const end = start + raw.length;
  const first = raw.charCodeAt(0);
  if (first >= 97 && first <= 122) {
    const text = raw.includes("'")
      ? raw.replace(language.wordForms.possessiveEnding, "").replaceAll("'", "")
      : raw;
    return { kind: "word", text, stem: language.stem(text), start, end };
  }
  if (raw.endsWith("%") && raw.length > 1) {
    const text = language.amounts.percentTerm(normalizeNumber(raw.slice(0, -1)));
    return { kind: "word", text, stem: text, start, end };
  }
  const isNumber = /^[\d.½¼¾⅓⅔⅛⅜⅝⅞]/.test(raw) && raw !== ".";
  const text = isNumber ? normalizeNumber(raw) : raw;
  return { kind: isNumber ? "number" : "mark", text, stem: text, start, end };
}

/** A comma separates thousands or decimals: "1,500" and "1,5". */
function normalizeNumber(raw: string): string {
  return /^(?:\d+,\d{1,2}|0,\d+)$/.test(raw) ? raw.replace(",", ".") : raw.replaceAll(",", "");
}

/** Lower case without accents, character by character to keep the offsets. */
function fold(text: string, language: Language): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII needs no folding.
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
  return Array.from({ length: text.length }, (_, at) =>
    foldCharacter(text.charAt(at), language),
  ).join("");
}

function foldCharacter(character: string, language: Language): string {
  if (character === "’" || character === "‘") return "'";
  if (character === "×") return language.amountPhrases.timesSign;
  if ("½¼¾⅓⅔⅛⅜⅝⅞".includes(character)) return character;
  const plain = character.normalize("NFD").charAt(0).toLowerCase();
  return plain.length === 1 ? (strokedLetters.get(plain) ?? plain) : character;
}

/** Letters that Unicode does not decompose, one for one, so that offsets stay: "smørrebrød", "żółty". */
const strokedLetters: ReadonlyMap<string, string> = new Map([
  ["ø", "o"],
  ["ł", "l"],
  ["đ", "d"],
  ["ð", "d"],
  ["ı", "i"],
  ["æ", "a"],
  ["œ", "o"],
  ["ß", "s"],
]);
