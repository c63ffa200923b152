/** The factor at the start of a text, and the words after it. */
export interface Factor {
  readonly factor: number;
  readonly isAssumed?: boolean;
  readonly rest: string;
}

/** The assumed factors for "a bit more" and "a bit less"; shown as assumptions. */
const bitMore = 1.25;
const bitLess = 0.75;
const lotMore = 1.5;
const lotLess = 0.5;

const figure = "(\\d+(?:[.,]\\d+)?|(?:one|two) and a half|two|three|four|five)";
const whole: ReadonlyMap<string, number> = new Map([
  ["a", 1],
  ["an", 1],
  ["one", 1],
  ["two", 2],
  ["three", 3],
  ["four", 4],
  ["five", 5],
  ["one and a half", 1.5],
  ["two and a half", 2.5],
]);
const parts: ReadonlyMap<string, number> = new Map([
  ["half", 2],
  ["third", 3],
  ["quarter", 4],
  ["fourth", 4],
  ["fifth", 5],
]);
const numberOf = (text: string) => whole.get(text.toLowerCase()) ?? Number(text.replace(",", "."));

interface Reader {
  readonly pattern: RegExp;
  factorOf(match: RegExpExecArray): number;
  readonly isAssumed?: boolean;
}

const fractions: readonly Reader[] = [
  {
    pattern: /^(?:(a|an|one|two|three|four)[ -])?(half|third|quarter|fourth|fifth)s?\b/i,
    factorOf: ([, count = "one", part = ""]) =>
      (whole.get(count.toLowerCase()) ?? 1) / (parts.get(part.toLowerCase()) ?? 1),
  },
  {
    pattern: /^(\d)\s?\/\s?(\d)(?![\d/])/,
    factorOf: ([, over, under]) => Number(over) / Number(under),
  },
  { pattern: /^½/, factorOf: () => 1 / 2 },
  { pattern: /^⅓/, factorOf: () => 1 / 3 },
  { pattern: /^⅔/, factorOf: () => 2 / 3 },
  { pattern: /^¼/, factorOf: () => 1 / 4 },
  { pattern: /^¾/, factorOf: () => 3 / 4 },
  {
    pattern: new RegExp(`^${figure} ?(?:%|percent|per cent)`, "i"),
    factorOf: ([, percent = ""]) => numberOf(percent) / 100,
  },
  { pattern: /^most\b/i, factorOf: () => 3 / 4, isAssumed: true },
];

const multiples: readonly Reader[] = [
  { pattern: /^(?:dou?bled?|dubble|doubling)\b(?:\s+up)?(?:\s+on)?/i, factorOf: () => 2 },
  { pattern: /^twice\b/i, factorOf: () => 2 },
  { pattern: /^(?:tripled?|treble)\b/i, factorOf: () => 3 },
  { pattern: /^quadrupled?\b/i, factorOf: () => 4 },
  { pattern: /^(?:halve|halved|halving|cut in half)\b/i, factorOf: () => 1 / 2 },
  {
    pattern: new RegExp(`^(?:multipl(?:y|ied)|scaled?) by ${figure}`, "i"),
    factorOf: ([, times = ""]) => numberOf(times),
  },
  {
    pattern: new RegExp(`^divided? by ${figure}`, "i"),
    factorOf: ([, times = ""]) => 1 / numberOf(times),
  },
  {
    pattern: new RegExp(`^${figure} ?(?:x|×)(?![a-z])(?: (?:the|more|as much))?`, "i"),
    factorOf: ([, times = ""]) => numberOf(times),
  },
  {
    pattern: new RegExp(`^(?:x|×|times) ?${figure}`, "i"),
    factorOf: ([, times = ""]) => numberOf(times),
  },
  {
    pattern: new RegExp(`^${figure} times\\b`, "i"),
    factorOf: ([, times = ""]) => numberOf(times),
  },
];

const relatives: readonly Reader[] = [
  {
    pattern: new RegExp(
      `^${figure} ?(?:%|percent|per cent) (more|less|fewer|extra|bigger|larger|smaller)`,
      "i",
    ),
    factorOf: ([, percent = "", way = ""]) => 1 + signOf(way) * (numberOf(percent) / 100),
  },
  {
    pattern:
      /^(?:(?:a )?(?:little|bit|touch|tad|little bit|wee bit|smidge)|slightly|somewhat)(?: bit)? (more|less|fewer|extra|bigger|larger|smaller)\b/i,
    factorOf: ([, way = ""]) => (signOf(way) > 0 ? bitMore : bitLess),
    isAssumed: true,
  },
  {
    pattern: /^(?:a lot|lots|much|way|far|loads) (more|less|fewer|bigger|larger|smaller)\b/i,
    factorOf: ([, way = ""]) => (signOf(way) > 0 ? lotMore : lotLess),
    isAssumed: true,
  },
  {
    pattern:
      /^(?:an? )?(more|less|fewer|extra(?= [a-z])|bigger|larger|smaller)\b(?= |$)(?! than\b)/i,
    factorOf: ([, way = ""]) => (signOf(way) > 0 ? bitMore : bitLess),
    isAssumed: true,
  },
];

const signOf = (way: string) => (/^(?:more|extra|bigger|larger)$/i.test(way) ? 1 : -1);

function readFirst(words: string, readers: readonly Reader[]): Factor | undefined {
  for (const { pattern, factorOf, isAssumed } of readers) {
    const match = pattern.exec(words);
    if (!match) continue;
    const rest = words.slice(match[0].length).trim();
    return { factor: factorOf(match), rest, ...(isAssumed ? { isAssumed } : {}) };
  }
  return undefined;
}

/** "half", "two thirds", "80%". */
export const readFraction = (words: string): Factor | undefined => readFirst(words, fractions);

/** "double", "1.5x", "times 2". */
export const readMultiple = (words: string): Factor | undefined => readFirst(words, multiples);

/** "50% more", "a bit less". */
export const readRelative = (words: string): Factor | undefined => readFirst(words, relatives);
