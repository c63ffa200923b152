/** Rewrites phrasings to the one that the readers know. */
interface Rewording {
  readonly found: RegExp;
  readonly meant: string;
}

const we = "(?:i|we|you|they)";
const perfect = "(?:'d|'ve| had| have| did| do)?";
const adverbs = "((?: (?:only|just|also|actually|really|even|then|ended up))*)";
/** Verbs of having eaten; "took" and "put" of a plate, "went for" of a menu. */
const having =
  "(?:had|have|having|put|took|taken|take|got|gotten|get|chose|picked|ordered|poured|went (?:for|with)|used|ate|eaten|eating|drank|drunk|cooked)";
const notHaving = `(?:no|not|don'?t|do not|didn'?t|did not|haven'?t|have not|hadn'?t|wasn'?t|never)(?: (?:actually|even|really|end up))*`;
const rightAway = "(?: (?:in|on|in there|on there))?";

const rewordings: readonly Rewording[] = [
  // "I no drink the wine", "we haven't had any rice": but how much is left of what was not finished is open.
  {
    found: new RegExp(
      `^(?:${we} )?${notHaving} ${having.replace("had|", "had|want|wanted|touch|touched|eat|drink|use|")} (?=[a-z])`,
      "i",
    ),
    meant: "I didn't have ",
  },
  {
    found: new RegExp(`^${we}${perfect}${adverbs} ${having}${rightAway} (?=\\S)(?!seconds)`, "i"),
    meant: "I$1 had ",
  },
  { found: /^(?:there|it|they)(?:'d| had| have| has) been (?=\S)/i, meant: "there was " },
  { found: / +[-–—]+ +(?=[a-z])/gi, meant: ", " },
  {
    found:
      /^((?:no|without|minus|hold|skip(?:ped)?|i didn't have) .+?) (?:today|this time|tonight|with (?:it|that|this))$/i,
    meant: "$1",
  },
  // What other people had does not matter.
  {
    found:
      /(?<=\S),?(?: and)? (?:my|the|our|his|her) [a-z]+(?: [a-z]+)? (?:had|ate|got|took|finished|drank|has|have) (?:the (?:other|rest|remaining|others)\b.*|what was left)$/i,
    meant: "",
  },
  // "one tbsp only", "120 g or so", "60 g-ish".
  {
    found:
      /(?<=\S)[ -]?(?: only| or so|[ -]?ish| max| at most| at least| tops| give or take|,? that'?s (?:all|it))$/i,
    meant: "",
  },
];

/** Rewrites an instruction to the phrasings that the readers know. */
export function normalizeInstruction(words: string): string {
  return rewordings.reduce((plain, { found, meant }) => plain.replace(found, meant), words).trim();
}
