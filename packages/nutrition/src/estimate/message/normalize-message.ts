/**
 * Replaces words whose meaning depends on the adjacent words. Replacements have the same length, so
 * that all offsets stay valid.
 */

import { normalizeClockTimes } from "./normalize-clock-times.ts";

/** British dishes that are served with hot chips; other chips come from a bag. */
const friesDishes =
  "(?:steaks?|cod|haddock|plaice|(?:fried|battered|breaded) place|scampi|eggs?|pies?|past(?:y|ies)|chicken|sausages?|saveloys?|gammon|ham|burgers?|kebabs?|schnitzel|mussels|peas|curry|katsu|lasagne|omelette|nuggets|fingers|goujons|beans)";
const friesSides = "(?:gravy|curry sauce|vinegar|mushy peas|peas|beans|mayo|eggs?|a fried egg)";
/** "and", "with" and similar, optionally followed by a small word. */
const conjunction = "(?:,| and| with| n| &| \\+)(?: (?:some|a few|my|the|extra))?";

const notBreadBiscuit =
  "(?<!\\b(?:sausage|egg|bacon|chicken|cheese|butter|buttermilk|ham|steak|dog|marie|digestive|ginger|rich tea) )";
const cookieBiscuit = `${notBreadBiscuit}(?:(?<=\\b(?:tea|chai|cuppa|elevenses)\\b[^.\\n]{0,25})biscuit|biscuit(?=s? (?:and|with) (?:my |a |some )?(?:cup of |mug of )?(?:tea|chai)\\b))`;

interface Replacement {
  readonly pattern: RegExp;
  /** Not longer than the match. */
  readonly text: string;
}

const smallNumber = "(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)";

const replacements: readonly Replacement[] = [
  // Dictated punctuation: "two eggs comma toast full stop".
  { pattern: /(?<=\w )comma\b/gi, text: "," },
  { pattern: /\bfull stop\b|(?<=\w )new line\b(?! (?:of|and)\b)/gi, text: "." },
  {
    pattern:
      /(?<=\w{3} )(?<!\b(?:the|this|that|her|long|short|feeding|eating|fasting|lunch|free|time|first|last|trial|rest) )\bperiod(?=$| (?:i|then|for|also|and|at|after|later|lunch|dinner|breakfast)\b)/gi,
    text: ".",
  },
  // After "I" or "we", "eight" is a misheard "ate".
  {
    pattern: /(?<=\b(?:i|we) (?:(?:just|also|only|then) )?)eight\b(?! (?:ounce|oz|gram))/gi,
    text: "ate",
  },
  // Numbers that are part of a name: "12 grain bread", "3 bean salad", "80/20 beef". A plural after
  // the number is counted: "3 bean burritos".
  {
    pattern: new RegExp(
      `\\b${smallNumber}(?=[- ](?:grains?|seeds?|layer|minute) [a-z])|\\b${smallNumber}(?=[- ](?:bean|cheese|berry|meat|fruit|pepper)s? (?!and |n )[a-z]+[a-rt-z](?![\\w]| [a-z]+s\\b))`,
      "gi",
    ),
    text: "",
  },
  {
    pattern:
      /\b\d\d ?\/ ?\d\d?(?= (?:lean |extra lean )?(?:ground |minced? )?(?:beef|mince|turkey|burger|patty))/gi,
    text: "",
  },
  {
    pattern: /(?<=\bheinz )57\b|\b(?:5|five|7|seven)[- ]spiced?(?= (?!powder|mix)[a-z])/gi,
    text: "",
  },
  { pattern: /\bblood(?= oranges?\b)/gi, text: "" },
  // It was eaten.
  { pattern: /\bwish (?:i|we) (?:hadn'?t|had not|didn'?t)\b/gi, text: "" },
  // The verb, not the sundae. The sharers are parsed after the food.
  { pattern: /\bsplit(?= (?:an?|the|some|our|my|one|two|\d|this|that|it)\b)/gi, text: "share" },
  {
    pattern: new RegExp(
      `(?<=\\b${friesDishes}${conjunction} )chips\\b|(?<!\\b(?:tortilla|corn|banana|plantain|kale|pita|veggie|potato|chocolate|fish and|fish &|fish n) )\\bchips(?=(?: and| with| in|, with|,) ${friesSides}\\b)|(?<=\\b(?:cheesy|chunky|oven|chip shop|chippy|hot|fat|hand[- ]cut|triple[- ]cooked|sweet potato|portion of|plate of|bowl of|cone of|side of) )chips\\b(?! and (?:dip|salsa|guac))`,
      "gi",
    ),
    text: "fries",
  },
  // Not "apple crisps" or "parmesan crisps", which are named after their ingredient.
  {
    pattern:
      /(?<=(?:^|[,.;:!?\n]\s*|\b(?:of|and|some|the|a|my|ate|had|with|plus|more|bag|packet) ))crisps\b/gi,
    text: "chips",
  },
  { pattern: /\bsweets\b/gi, text: "candy" },
  // "I relish a …" is the verb; "with relish" is a food.
  {
    pattern: /\brelish(?= (?:a|an|the|my|some|in|this|every|\d))|(?<=\b(?:i|to) )relish\b/gi,
    text: "",
  },
  { pattern: /(?<=\beggs?\b.{0,20} )soldiers\b/gi, text: "toast" },
  { pattern: /\bcuppas?\b/gi, text: "tea" },
  // Next to tea, biscuits are cookies; next to gravy or with sausage they are bread.
  { pattern: new RegExp(`${cookieBiscuit}s\\b`, "gi"), text: "cookies" },
  { pattern: new RegExp(`${cookieBiscuit}\\b`, "gi"), text: "cookie" },
];

/** The message with all replacements; same length. */
export function normalizeMessage(message: string): string {
  return replacements.reduce(
    (result, { pattern, text }) =>
      result.replace(pattern, (word) => text.padEnd(word.length).slice(0, word.length)),
    normalizeClockTimes(message),
  );
}
