import { forLanguage, type Language } from "../../languages/language.ts";
import type { Clipping } from "../../languages/parse-clippings.ts";
import { createRewriter, rewrite } from "./rewrite-tokens.ts";
import { isPluralToken, type Token } from "./tokens.ts";

const isPhrase = ({ written }: Clipping) => written.includes(" ");
const needsContext = ({ before, after }: Clipping) => before.size > 0 || after.size > 0;

const rulesOf = forLanguage((language) => {
  const { clippings } = language.clippings;
  const words = clippings.filter((one) => !isPhrase(one));
  const ambiguous = new Set(words.filter(needsContext).map(({ written }) => written));
  const isAmbiguous = ({ written }: Clipping) => ambiguous.has(written);
  const byWord = (rows: readonly Clipping[]) => Map.groupBy(rows, ({ written }) => written);
  return {
    certain: byWord(words.filter((one) => !isAmbiguous(one))),
    inContext: byWord(words.filter(isAmbiguous)),
    phrases: createRewriter(
      Object.fromEntries(clippings.filter(isPhrase).map((one) => [one.written, one.meant])),
      language,
    ),
  };
});

/** The start of a text in a row's words before the clipping. */
const startOfText = "^";

/** Writes clipped words in full: "chkn brst" is "chicken breast". The new words have the offsets of the old ones. */
export function expandClippings(tokens: readonly Token[], language: Language): readonly Token[] {
  const { certain, inContext, phrases } = rulesOf(language);
  const words = replaceWords(tokens, (token) => findRows(certain, token)[0], language);
  return replaceWords(
    rewrite(words, phrases, (token, before) => isUnitOfNumber(token, before, language)),
    (token, before, after, mark) =>
      findRows(inContext, token).find(
        (row) =>
          (mark?.text === ratioMark || !isUnitOfNumber(token, before, language)) &&
          (!needsContext(row) ||
            hasWord(row.before, before) ||
            (after !== undefined && hasWord(row.after, after))),
      ),
    language,
  );
}

const hasWord = (words: ReadonlySet<string>, token: Token | undefined) =>
  words.has(token?.text ?? startOfText) || words.has(token?.stem ?? startOfText);

/** The rows of a word, or of its singular: "nugs". */
const findRows = (rows: ReadonlyMap<string, readonly Clipping[]>, { text, stem }: Token) => [
  ...(rows.get(text) ?? []),
  ...(stem === text ? [] : (rows.get(stem) ?? [])),
];

/** "93/7 gr turkey" is ground: such a number is not a weight. */
const ratioMark = "/";

/** "200 gr beans" is a weight of beans, "gr beans" are green beans; "100 g fruit" is not grapefruit. */
const isUnitOfNumber = (token: Token, before: Token | undefined, language: Language) =>
  before?.kind === "number" && language.amounts.gramsByUnit.has(token.text);

/** False for a possessive, which names a person: "Nana's soup". */
const isPlainWord = ({ kind, text, start, end }: Token) =>
  kind === "word" && text.length === end - start;

function replaceWords(
  tokens: readonly Token[],
  find: (token: Token, before?: Token, after?: Token, beforeThat?: Token) => Clipping | undefined,
  language: Language,
): readonly Token[] {
  // Most texts have no clipped word, so the copy is made on demand.
  let output: Token[] | undefined;
  for (const [at, token] of tokens.entries()) {
    const row = isPlainWord(token)
      ? find(token, tokens[at - 1], tokens[at + 1], tokens[at - 2])
      : undefined;
    if (row === undefined) output?.push(token);
    else {
      output ??= tokens.slice(0, at);
      output.push(...wordsOf(row, token, language));
    }
  }
  return output ?? tokens;
}

function wordsOf({ written, meant }: Clipping, token: Token, language: Language): Token[] {
  const words = meant.split(" ");
  const isPlural = written !== token.text && isPluralToken(token);
  return words.map((word, at) => {
    const text = isPlural && at === words.length - 1 ? language.clippings.pluralOf(word) : word;
    return { kind: "word", text, stem: language.stem(text), start: token.start, end: token.end };
  });
}
