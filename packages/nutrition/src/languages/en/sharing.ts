import { anyPhrase, parsePatternRows } from "../pattern-rows.ts";
import { wordSet } from "../word-lists.ts";
import { relations } from "./people.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

/** How much of a food the person ate: "ate half", "shared with my wife". */

export const sharingVerbs = wordSet("shared share sharing split halved");

export const speakers = wordSet("i me myself");

/** Before a person: "with my wife". */
export const personDeterminers = wordSet("my a the our his her another one some");
/** Persons, as stems and pronouns. */
export const personNouns = wordSet(
  `${relations} kid child roommate flatmate cousin hubby wifey bf gf fiance fiancee spouse bro sis him her them someone neighbour neighbor person people`,
);
/** A package that is shared is a large one, if no size is said: the words of that size. */
export const sharedPackageSize = "sharing size";

/** A singular that ends like a plural. */
export const singularPersons = wordSet("boss");

/** "between the two of us", "among three people", "three ways". */
export const sharingPrepositions = wordSet("between among");
export const wordsBeforeSharers = wordSet("the us");
export const sharerNouns = wordSet("us people");
export const waysNoun = "ways";

/** Words between a shared food and the person's own count: "with my wife, and I only had 3 slices". */
export const wordsBeforeOwnCount = wordSet(", and but i . only just");
export const ownCountVerbs = wordSet("had ate eating having finished polished took");

/** Before such a verb, and between it and the count: "and I only had about 2 servings". */
export const wordsBeforeEating = wordSet("i and but just only then so");
export const wordsBeforeCount = wordSet("just only about around roughly maybe");
/** "two of them". */
export const eatenPronouns = wordSet("it them those these em that");
/** Words after an eaten amount, before another food. */
export const wordsAfterEaten = wordSet("and then with plus but for at today tonight too myself");

/** Verbs before an eaten share, and before a share that was left. */
export const shareVerbs = wordSet("ate eaten eat had finished drank drunk managed");
export const leavingVerbs = wordSet("left binned tossed chucked dumped ditched wasted saved");
/** Before a share that another person got: "gave half to my son". */
export const givingVerbs = wordSet("gave fed passed");
export const wordBeforeReceiver = "to";
/** Before a share without a verb: "shared with my wife so half", "(half)". */
export const wordsBeforeBareShare = wordSet("so (");
export const eatenShares: ReadonlyMap<string, number> = new Map([
  ["half", 1 / 2],
  ["third", 1 / 3],
  ["quarter", 1 / 4],
  ["most", 3 / 4],
  ["all", 1],
]);
/** "the whole pack", "all of the box": all of what was named before. */
export const wholeWords = wordSet("whole entire full");
export const wholeNouns = wordSet("thing lot plate bowl");
/** Words between such a verb and the share. */
export const shareFillers = wordSet(
  "only about just a one roughly around like maybe almost nearly approximately probably i had ate perhaps managed",
);
export const wordsAfterShare = wordSet("and then with");

const number = `(?:[2-9]|10|${numberWordsBetween(2, 10).join("|")})`;
const approximation = "(?:(?:about|around|roughly|only|just|maybe|like|approximately) ){0,2}";
const part = `(?<part>half|most|(?:a|one|two|three) (?:thirds?|quarters?|fifths?)|(?:third|quarter)|\\d/\\d|\\d{1,2} ?%)`;
const everything = `(?:${anyPhrase(`everything, it all, all of it, all of that, all of them, the lot, the whole lot, all of this, all the food,
  every dish, the whole thing, the whole order, both, each, all`)})`;
const person =
  "(?:(?:my|the|our|a|his|her) )?(?:best )?(?!(?:my|the|our|a|i|and|so|had)\\b)[a-z][a-z'’]+";
const listEnd = "(?=\\s*(?:$|[.,;:!?()\\n]|(?:so|and|but|then|for|at|today|tonight)\\b))";

/** How a whole list was shared: the group is the person's part, the number of people or of other people. */
export const sharedLists = parsePatternRows(String.raw`
  [,.;\s(–—-]{1,6}(?:and |but |so )?(?:(?:i|we) )?(?:(?:only|just) )?(?:ate|had|eat|finished|took|got|drank) ${approximation}${part} of ${everything}${listEnd}
  + 2 burgers and 4 tacos[, had a quarter of everything]
  + rice between us[, ate roughly a third of everything]
  - had half of the pizza
  [,.;\s(–—-]{1,6}(?:and |but |so )?(?:(?:i|we) )?(?:(?:only|just) )?(?<left>left) ${approximation}${part.replaceAll("part", "partLeft")} of ${everything}${listEnd}
  + soup and a roll[, left half of everything]
  [,.;\s(–—-]{1,6}(?:which )?(?:we )?(?:(?:all|both) )?(?:shared|split|divided|halved|share|went halves on) ${everything}(?: (?:evenly|equally))?(?: (?:between|among|amongst) (?:the |us )?(?<people>${number})(?: of us)?| (?<ways>${number}) ways| with (?<others>${number}) (?:other )?\w+| with (?<two>${person} and ${person})| with ${person}| between us)?${listEnd}
  + a burger and fries[, split everything with my wife]
  + nachos, wings[, we shared it all]
  + 2 pizzas, a salad[, split it all 3 ways]
  - shared all the fries with Tom
  [,.;\s(–—-]{1,6}(?:(?:which )?we (?:all |both )?)?(?:(?:shared|split) (?:evenly |equally )?)?(?:between|among|amongst) (?:the )?(?<peopleOfUs>${number})(?: (?:of us|people|persons|ppl|adults|friends))?${listEnd}
  + 2 pizzas and garlic bread[ between 4 of us]
  [,.;\s(–—-]{1,6}(?<each>half|a third|a quarter|one third) each(?: with ${person})?${listEnd}
  + a 12 inch pizza[, half each with my sister]
  [,.;(–—-]\s*(?:which )?we (?:both )?(?:shared|split)(?: (?:it|them))?(?: with ${person})?${listEnd}
  + a chicken and 6 potatoes[, we shared]
  - we shared a pizza
  - between 5 slices of bread
`);

/** Before a list that two people shared: "my wife and I shared a pizza and a salad". */
export const sharersBeforeList = parsePatternRows(String.raw`
  \b(?:we|${person} and (?:i|me)|(?:i|me) and ${person}) (?:all |both )?(?:shared|share|split)(?= (?:an?|two|three|four|\d|some|one|another)\b(?![^.!?;\n]*\bwith\b))
  + [my wife and I shared] a pizza and a salad
  + [we split] 2 burgers and a shake
  - we shared the pizza with Tom
`);
/** The end of such a list, with the number of people. */
export const endOfSharedList = new RegExp(
  `(?<words>,? (?:between|among) (?:the |us )?(?<people>${number})(?: of us)?)?(?=$|[.!?;\\n]|,? (?:and|but|then|plus) (?:i|then|my own)\\b|, i\\b)`,
  "i",
);

/** Words that say that the food was for several people. */
export const wordsOfSharing =
  /\b(?:we|us|shared?|sharing|split|between|among|ordered|each|family|together)\b/i;

/** Words and marks of a recipe. */
export const wordsOfCooking =
  /\b(?:made|cooked|baked|recipe|batch|pot|tray|makes|serves|using)\b|[:(]|\d ?(?:g|kg|ml|tbsp|tsp)\b/i;

/** The name of a person who shares, with a capital letter. */
export const namedSharers =
  /(?<=\b(?:[Ss]har(?:e|ed|ing)|[Ss]plit|[Hh]alved|[Hh]alf each)\b[^.!?;\n]{0,60}\bwith |\b[Gg]ave )(?!I\b)[A-Z][a-z]{2,}(?<more>(?:,? (?:and|&) |, )[A-Z][a-z]+)?/g;
export const oneSharer = "him";
export const twoSharers = "2 mates";

/** A person who ate, with a capital letter: "Anna ate the crisps". */
export const namedEaters =
  /(?<=(?:^|[.!?;,\n]|\band|\bbut)\s*)(?!(?:We|You|They|Just|Then|Also|Only|Today|Yesterday|Never|Finally|Later|Dad|Mum|Mom|Mam|Everyone|Nobody|Already|Who)\b)[A-Z][a-z]{2,}(?= (?:ate|ordered|drank|stole|nicked|finished)\b)/g;
export const namedEater = "she";
