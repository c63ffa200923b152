/**
 * Words that mean another food, or none, by what stands beside them; written as what they mean, at
 * the same length, so that every offset of the message stays.
 */

import { sayClock } from "./normalize-clock-times.ts";

/** What British plates hold hot beside it; elsewhere, and alone, chips come out of a bag. */
const friesBeside =
  "(?:steaks?|cod|haddock|plaice|(?:fried|battered|breaded) place|scampi|eggs?|pies?|past(?:y|ies)|chicken|sausages?|saveloys?|gammon|ham|burgers?|kebabs?|schnitzel|mussels|peas|curry|katsu|lasagne|omelette|nuggets|fingers|goujons|beans)";
const friesSauce = "(?:gravy|curry sauce|vinegar|mushy peas|peas|beans|mayo|eggs?|a fried egg)";
/** "and", "with" and the like, with at most a small word behind. */
const joint = "(?:,| and| with| n| &| \\+)(?: (?:some|a few|my|the|extra))?";

const breadBiscuit =
  "(?<!\\b(?:sausage|egg|bacon|chicken|cheese|butter|buttermilk|ham|steak|dog|marie|digestive|ginger|rich tea) )";
const britishBiscuit = `${breadBiscuit}(?:(?<=\\b(?:tea|chai|cuppa|elevenses)\\b[^.\\n]{0,25})biscuit|biscuit(?=s? (?:and|with) (?:my |a |some )?(?:cup of |mug of )?(?:tea|chai)\\b))`;

interface Rewording {
  readonly found: RegExp;
  /** No longer than what is found. */
  readonly meant: string;
}

const smallNumber = "(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)";

const rewordings: readonly Rewording[] = [
  // Marks that are said: "two eggs comma toast full stop".
  { found: /(?<=\w )comma\b/gi, meant: "," },
  { found: /\bfull stop\b|(?<=\w )new line\b(?! (?:of|and)\b)/gi, meant: "." },
  {
    found:
      /(?<=\w{3} )(?<!\b(?:the|this|that|her|long|short|feeding|eating|fasting|lunch|free|time|first|last|trial|rest) )\bperiod(?=$| (?:i|then|for|also|and|at|after|later|lunch|dinner|breakfast)\b)/gi,
    meant: ".",
  },
  // Nobody is eight of anything.
  {
    found: /(?<=\b(?:i|we) (?:(?:just|also|only|then) )?)eight\b(?! (?:ounce|oz|gram))/gi,
    meant: "ate",
  },
  // Numbers that belong to a name: "12 grain bread", "3 bean salad", "80/20 beef". A plural behind
  // is counted: "3 bean burritos".
  {
    found: new RegExp(
      `\\b${smallNumber}(?=[- ](?:grains?|seeds?|layer|minute) [a-z])|\\b${smallNumber}(?=[- ](?:bean|cheese|berry|meat|fruit|pepper)s? (?!and |n )[a-z]+[a-rt-z](?![\\w]| [a-z]+s\\b))`,
      "gi",
    ),
    meant: "",
  },
  {
    found:
      /\b\d\d ?\/ ?\d\d?(?= (?:lean |extra lean )?(?:ground |minced? )?(?:beef|mince|turkey|burger|patty))/gi,
    meant: "",
  },
  {
    found: /(?<=\bheinz )57\b|\b(?:5|five|7|seven)[- ]spiced?(?= (?!powder|mix)[a-z])/gi,
    meant: "",
  },
  { found: /\bblood(?= oranges?\b)/gi, meant: "" },
  // It was eaten.
  { found: /\bwish (?:i|we) (?:hadn'?t|had not|didn'?t)\b/gi, meant: "" },
  // The verb, not the sundae; who shares is read behind the food.
  { found: /\bsplit(?= (?:an?|the|some|our|my|one|two|\d|this|that|it)\b)/gi, meant: "share" },
  {
    found: new RegExp(
      `(?<=\\b${friesBeside}${joint} )chips\\b|(?<!\\b(?:tortilla|corn|banana|plantain|kale|pita|veggie|potato|chocolate|fish and|fish &|fish n) )\\bchips(?=(?: and| with| in|, with|,) ${friesSauce}\\b)|(?<=\\b(?:cheesy|chunky|oven|chip shop|chippy|hot|fat|hand[- ]cut|triple[- ]cooked|sweet potato|portion of|plate of|bowl of|cone of|side of) )chips\\b(?! and (?:dip|salsa|guac))`,
      "gi",
    ),
    meant: "fries",
  },
  // Not "apple crisps" or "parmesan crisps", which are made of what they are called.
  {
    found:
      /(?<=(?:^|[,.;:!?\n]\s*|\b(?:of|and|some|the|a|my|ate|had|with|plus|more|bag|packet) ))crisps\b/gi,
    meant: "chips",
  },
  { found: /\bsweets\b/gi, meant: "candy" },
  // "I relish a …" is joy; "with relish" is on the hot dog.
  {
    found: /\brelish(?= (?:a|an|the|my|some|in|this|every|\d))|(?<=\b(?:i|to) )relish\b/gi,
    meant: "",
  },
  { found: /(?<=\beggs?\b.{0,20} )soldiers\b/gi, meant: "toast" },
  { found: /\bcuppas?\b/gi, meant: "tea" },
  // Beside tea they are sweet and flat; beside gravy, or with sausage in them, they are bread.
  { found: new RegExp(`${britishBiscuit}s\\b`, "gi"), meant: "cookies" },
  { found: new RegExp(`${britishBiscuit}\\b`, "gi"), meant: "cookie" },
];

/** The message in plainer words, as long as it was. */
export function sayPlainly(message: string): string {
  return rewordings.reduce(
    (text, { found, meant }) =>
      text.replace(found, (word) => meant.padEnd(word.length).slice(0, word.length)),
    sayClock(message),
  );
}
