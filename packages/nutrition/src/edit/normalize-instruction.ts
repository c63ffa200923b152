import { editDistance } from "../estimate/words/correct-words.ts";
import { stem } from "../estimate/words/stem.ts";
import type { EditContext } from "./edit-context.ts";
import { foodClasses } from "./food-classes.ts";

/** Politeness and hesitation around an instruction; the "no" of "no rice" is not one. */
const politeHead =
  /^(?:(?:please|pls|plz|(?:can|could|would|will) you(?: please)?|hey|hi|oh|oops|ah|um+|uh+|hmm|ok|okay|so|well|wait|sorry|actually|then|but|now|first|next|finally|i think|i mean(?:t)?(?: to say)?|correction|(?:it )?turn(?:s|ed) out(?: that| to be)?|apparently|by the way|btw|just to say|to be honest|tbh|my (?:bad|mistake)|i (?:made a )?mistake,?|hang on|hold on|no wait|what i meant was|i should (?:say|have said)|i (?:just )?(?:noticed|reali[sz]ed|remembered)(?: that)?|(?:i )?forg[oe]t(?:ting)? to (?:say|mention|add|tell you)(?: that)?(?= (?:i|we|it|the|there)\b)|to(?= (?:add|remove|change|make|put|delete|swap))|kindly|let'?s|(?:i|you) (?:need|should|have|want you) to|you can|go ahead and|i want to|i'd like to|i would like to|i ended up)(?:, ?|: ?| )|(?:no|nope|yes|yeah), ?)+/i;
const politeTail =
  /[ ,]*\b(?:please|pls|plz|thanks|thank you|thx|cheers|actually|really|i think|btw|by the way|tbh|sorry|for me|in fact|if you can|if possible|in the end|after all|though|tho|i guess|i believe|i reckon|haha|lol|oops|my (?:bad|mistake)|to be honest|mate|love|ta|by mistake|at all)$/i;

/** Removes politeness, hesitation and punctuation around an instruction; each white space becomes one blank. */
export function stripPoliteness(clause: string): string {
  const plain = clause.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, " ").trim();
  const words = plain.replace(/[.!?…,;: ]+$/, "").replace(/^[,;:. ]+/, "");
  return words.replace(politeHead, "").replace(politeTail, "").replace(politeTail, "").trim();
}

/** Signs in place of words: "+ 10 g chia", "- fries", "coke -> sprite", "pizza=250g". */
export const spellOutSigns = (text: string): string =>
  text
    .replace(/(?<=^|[,;\n] *)\+ ?(?=\S)/g, "add ")
    .replace(/(?<=^|[,;\n] *)[-–−] *(?=[a-z])/gi, "remove ")
    .replace(/ *(?:[-=]>|→|⇒) */g, " to ")
    .replace(/(?<=[a-z]) ?= ?(?=\d)/gi, " = ");

/** A phrasing, and the one that the readers know. */
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
const someone = "(?:my|the|our|his|her) [a-z]+(?: [a-z]+)?";
const amount = "(?:\\d|½|half|two|three|four|five|six)";

const it = "(?:it|that|this|they|those)";
const instead = `(?:${it}(?:'s| was| were| is| are)|i (?:had|ate|drank|meant))`;

const rewordings: readonly Rewording[] = [
  { found: /^ad(?= (?:\d|some |an? ))/i, meant: "add" },
  { found: /^swop/i, meant: "swap" },
  { found: /(?<=\d) ?(?:grms?|gms?|gramms?)\b/gi, meant: " g" },
  { found: /\b(?:in (?:place|lieu) of|rather than|as opposed to)\b/gi, meant: "instead of" },
  // "it wasn't rice, it was quinoa", "you put coke but it was sprite", "I didn't have rice but quinoa".
  {
    found: new RegExp(
      `^(?:${it}(?:'s| is| was| were| are)? (?:not|n'?t)|(?:(?:${it}|there) )?(?:was|were|is|are)n'?t|(?:i|you|it|(?:the )?app) (?:said|says?|wrote|typed|put|logged|heard)|i didn'?t have) (?:an? |any )?(?<was>.+?)(?:(?:, ?but|,| but)(?: ${instead})?| ${instead}) (?=\\S)`,
      "i",
    ),
    meant: "not $<was>, ",
  },
  {
    found: new RegExp(`^(?:${we} )?(?:don'?t|do not) (?:add|count|log|include|track) `, "i"),
    meant: "remove ",
  },
  { found: /^(.+) (?:was|were)(?:n'?t| not) mine$/i, meant: "remove $1" },
  // "I no drink the wine", "we haven't had any rice": but how much is left of what was not finished is open.
  {
    found: new RegExp(
      `^(?:${we} )?${notHaving} ${having.replace("had|", "had|want|wanted|touch|touched|eat|drink|use|")} (?=[a-z])`,
      "i",
    ),
    meant: "I didn't have ",
  },
  // "the burger didn't have cheese".
  {
    found:
      /^(?!(?:i|we|you|they) )(.+?) (?:(?:didn'?t|did not|doesn'?t) (?:have|contain|come with)|hadn'?t)(?: any)? /i,
    meant: "$1 had no ",
  },
  {
    found: new RegExp(`^${we}${perfect}${adverbs} ${having}${rightAway} (?=\\S)(?!seconds)`, "i"),
    meant: "I$1 had ",
  },
  // "the coke was a diet one".
  { found: /^(.+ (?:was|were|is|are|should be)) an? (.+?) one$/i, meant: "$1 $2" },
  { found: /^should (?:be|have been) /i, meant: "it should be " },
  // "I didn't eat the second taco": of two tacos.
  {
    found:
      /^(?:i didn't have|remove) the (?:second|third|fourth|other|last) (?!(?:one|item|food|thing|entry)\b)(?=[a-z])/i,
    meant: "remove one ",
  },
  { found: /^(?:there|it|they)(?:'d| had| have| has) been (?=\S)/i, meant: "there was " },
  { found: / [-–—]+ (?=[a-z])/gi, meant: ", " },
  {
    found:
      /^((?:no|without|minus|hold|skip(?:ped)?|i didn't have) .+?) (?:today|this time|tonight|with (?:it|that|this))$/i,
    meant: "$1",
  },
  {
    found:
      /(?<=\b(?:shared|split) .+),?(?: and| so)? we (?:each|both|all) (?:had|ate|got) (?:an? )?(?:half|third|quarter)$/i,
    meant: "",
  },
  // What other people had does not matter.
  {
    found: new RegExp(
      `(?<=\\S),?(?: and)? ${someone} (?:had|ate|got|took|finished|drank|has|have) (?:the (?:other|rest|remaining|others)\\b.*|what was left)$`,
      "i",
    ),
    meant: "",
  },
  {
    found: new RegExp(
      `^${someone} (?:had|ate|got|took|finished|drank) (?=(?:(?:an? |one |two |three )?(?:half|thirds?|quarters?|fifths?)(?: of)? )?(?:the|my) )`,
      "i",
    ),
    meant: "I didn't have ",
  },
  // "30 g extra chicken", "one extra egg", "an extra 20 g of rice".
  {
    found:
      /^((?:\d[\d.,/]*|one|two|three|four|five|six|half an?|an? [a-z]+) ?(?:[a-z]+ )?)(?:extra|additional) (?=[a-z])(?!large|small|virgin|lean|hot|dark|mature|strong|firm)/i,
    meant: "$1more ",
  },
  {
    found: new RegExp(
      `^(add |i had |with )?(?:(?:an? )?(?:extra|additional|further)|another) (?=${amount})`,
      "i",
    ),
    meant: "$1another ",
  },
  // "one tbsp only", "120 g or so", "60 g-ish".
  {
    found:
      /(?<=\S)[ -]?(?: only| or so|[ -]?ish| max| at most| at least| tops| give or take|,? that'?s (?:all|it))$/i,
    meant: "",
  },
];

/** Rewrites an instruction to the phrasings that the readers know. */
export function normalizeInstruction(stated: string, context: EditContext): string {
  const words = rewordings.reduce((plain, { found, meant }) => plain.replace(found, meant), stated);
  return correctVerbTypo(hasCoffee(context) ? nameShots(words.trim()) : words.trim(), context);
}

const hasCoffee = ({ items }: EditContext) =>
  items.some(({ own }) => own.has("coffee") || coffees?.isDisjointFrom(own) === false);
const coffees = foodClasses.get("coffee");

/** A shot added to a coffee is espresso: "extra shot", "add two shots to the latte"; "make it a double shot" adds nothing. */
const nameShots = (words: string) =>
  /^(?:make|change|swap|replace)\b|\b(?:was|were|is)\b/i.test(words)
    ? words
    : words
        .replace(/(?:an? )?double shot\b(?! of)/i, "two shots")
        .replace(
          /(?<=\b(?:an?|two|three|\d|extra|another|more|add) )shots?(?= (?:in|to) |$)/i,
          "$& of espresso",
        );

const verbs =
  "remove delete replace change double triple halve switch instead without undo rename update reduce increase".split(
    " ",
  );

/** Corrects a typing error in the verb: "remvoe the butter". */
function correctVerbTypo(words: string, { search }: EditContext): string {
  const first = /^[a-z]{4,}(?= )/i.exec(words)?.[0].toLowerCase();
  if (first === undefined || search.index.spelling.isKnown(stem(first))) return words;
  const meant = verbs.find((verb) => editDistance(first, verb, 1) <= 1);
  return meant === undefined ? words : `${meant}${words.slice(first.length)}`;
}
