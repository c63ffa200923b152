import { foodPronunciations } from "./food-pronunciations.ts";

/** The pronunciations of a word, each as phones separated by blanks; empty if the word is unknown. */
type PhonesOf = (word: string) => readonly string[];

/**
 * Reads a pronouncing dictionary in the format of CMUdict. Missing words are composed from existing ones:
 * plurals, prefixes such as "un-" and "re-", and compounds, as food words often are.
 */
export function readPronunciations(dictionary: string): PhonesOf {
  const listed = readDictionary(dictionary);
  const made = new Map<string, readonly string[]>();
  return (word) => {
    const known = listed.get(word) ?? made.get(word);
    if (known !== undefined) return known;
    const phones = makePhones(word, listed);
    made.set(word, phones);
    return phones;
  };
}

function readDictionary(dictionary: string): Map<string, string[]> {
  const listed = new Map<string, string[]>();
  for (const line of `${dictionary}\n${foodPronunciations}`.split("\n")) {
    const at = line.indexOf(" ");
    if (at <= 0) continue;
    const word = line.slice(0, at).replace(/\(\d+\)$/, "");
    const known = listed.get(word);
    const phones = line.slice(at + 1).trim();
    if (known === undefined) listed.set(word, [phones]);
    else known.push(phones);
  }
  return listed;
}

const shortestPart = 3;

function makePhones(word: string, listed: ReadonlyMap<string, readonly string[]>): string[] {
  const singular = singularOf(word, listed);
  if (singular) return singular;
  for (const [prefix, phones] of prefixes) {
    const rest = word.startsWith(prefix) ? listed.get(word.slice(prefix.length)) : undefined;
    if (rest?.[0] !== undefined) return [`${phones} ${rest[0]}`];
  }
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const [first] = listed.get(word.slice(0, at)) ?? [];
    const [second] = listed.get(word.slice(at)) ?? [];
    if (first !== undefined && second !== undefined) return [`${first} ${second}`];
  }
  return [];
}

const prefixes = [
  ["un", "AH N"],
  ["re", "R IY"],
  ["non", "N AA N"],
  ["mc", "M AH K"],
] as const;

const hissing = /(?:S|Z|SH|ZH|CH|JH)$/;
const voiceless = /(?:P|T|K|F|TH)$/;

function singularOf(
  word: string,
  listed: ReadonlyMap<string, readonly string[]>,
): string[] | undefined {
  if (!word.endsWith("s")) return undefined;
  const singular = listed.get(word.slice(0, -1)) ?? listed.get(word.slice(0, -2));
  return singular?.map((phones) => {
    if (hissing.test(phones)) return `${phones} IH Z`;
    return `${phones} ${voiceless.test(phones) ? "S" : "Z"}`;
  });
}
