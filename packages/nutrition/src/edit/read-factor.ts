/** The factor at the start of a text, and the words after it. */
export interface Factor {
  readonly factor: number;
  readonly isAssumed?: boolean;
  readonly rest: string;
}

/** What "a bit more" and "a lot more" are assumed to add; shown as assumptions. */
const bit = 0.25;
const lot = 0.5;

const numbers: ReadonlyMap<string, number> = new Map([
  ["a", 1],
  ["an", 1],
  ["one", 1],
  ["two", 2],
  ["three", 3],
  ["four", 4],
  ["five", 5],
  ["one and a half", 1.5],
  ["two and a half", 2.5],
  ["½", 1 / 2],
  ["⅓", 1 / 3],
  ["⅔", 2 / 3],
  ["¼", 1 / 4],
  ["¾", 3 / 4],
]);
const parts: ReadonlyMap<string, number> = new Map([
  ["half", 2],
  ["third", 3],
  ["quarter", 4],
  ["fourth", 4],
  ["fifth", 5],
]);
const figure = "(\\d+(?:[.,]\\d+)?|(?:one|two) and a half|two|three|four|five)";
const numberOf = (text: string) =>
  numbers.get(text.toLowerCase()) ?? Number(text.replace(",", "."));

interface Reader {
  readonly pattern: RegExp;
  factorOf(...groups: readonly string[]): number;
  readonly isAssumed?: boolean;
}

const withFigure = (before: string, after: string, factorOf: Reader["factorOf"]): Reader => ({
  pattern: new RegExp(`^${before}${figure}${after}`, "i"),
  factorOf,
});

const fractions: readonly Reader[] = [
  {
    pattern: /^(?:(an?|one|two|three|four)[ -])?(half|third|quarter|fourth|fifth)s?\b/i,
    factorOf: (count = "one", part = "") => numberOf(count) / (parts.get(part.toLowerCase()) ?? 1),
  },
  {
    pattern: /^(\d) ?\/ ?(\d)(?![\d/])/,
    factorOf: (over, under) => Number(over) / Number(under),
  },
  { pattern: /^([½⅓⅔¼¾])/, factorOf: numberOf },
  withFigure("", " ?(?:%|percent|per cent)", (percent = "") => numberOf(percent) / 100),
  { pattern: /^most\b/i, factorOf: () => 3 / 4, isAssumed: true },
];

const multiples: readonly Reader[] = [
  { pattern: /^(?:a )?(?:dou?bled?|dubble|doubling|twice)\b(?: up)?(?: on)?/i, factorOf: () => 2 },
  { pattern: /^(?:tripled?|treble)\b/i, factorOf: () => 3 },
  { pattern: /^quadrupled?\b/i, factorOf: () => 4 },
  { pattern: /^(?:halved?|halving|cut in half)\b/i, factorOf: () => 1 / 2 },
  withFigure("(?:multipl(?:y|ied)|scaled?) by ", "", numberOf),
  withFigure("divided? by ", "", (times = "") => 1 / numberOf(times)),
  withFigure("", " ?(?:x|×)(?![a-z])(?: (?:the|more|as much))?", numberOf),
  withFigure("(?:x|×|times) ?", "", numberOf),
  withFigure("", " times\\b", numberOf),
];

const more = "(more|less|fewer|extra(?= [a-z])|bigger|larger|smaller)\\b(?! than\\b)";
const signOf = (way: string) => (/more|extra|bigger|larger/i.test(way) ? 1 : -1);

const relatives: readonly Reader[] = [
  withFigure(
    "",
    ` ?(?:%|percent|per cent) ${more}`,
    (percent = "", way = "") => 1 + signOf(way) * (numberOf(percent) / 100),
  ),
  {
    pattern: new RegExp(`^(?:a lot|lots|much|way|far|loads) ${more}`, "i"),
    factorOf: (way = "") => 1 + signOf(way) * lot,
    isAssumed: true,
  },
  {
    pattern: new RegExp(
      `^(?:(?:a )?(?:(?:little|wee) bit|little|bit|touch|tad|smidge)(?: bit)? |slightly |somewhat |an? )?${more}`,
      "i",
    ),
    factorOf: (way = "") => 1 + signOf(way) * bit,
    isAssumed: true,
  },
];

function readFirst(words: string, readers: readonly Reader[]): Factor | undefined {
  for (const { pattern, factorOf, isAssumed } of readers) {
    const match = pattern.exec(words);
    if (!match) continue;
    const [found, ...groups] = match;
    const rest = words.slice(found.length).trim();
    return { factor: factorOf(...groups), rest, ...(isAssumed && { isAssumed }) };
  }
  return undefined;
}

/** "half", "two thirds", "80%". */
export const readFraction = (words: string): Factor | undefined => readFirst(words, fractions);

/** "double", "1.5x", "times 2". */
export const readMultiple = (words: string): Factor | undefined => readFirst(words, multiples);

/** "50% more", "a bit less". */
export const readRelative = (words: string): Factor | undefined => readFirst(words, relatives);
