import { anyPhrase, parsePatternRows } from "../pattern-rows.ts";
import { wordSet } from "../word-lists.ts";
import { relations } from "./people.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

export * from "./sharing-roles.ts";

/** How much of a food the person ate: "ate half", "shared with my wife". */

export const sharingVerbs = wordSet("shared share sharing split halved");

export const speakers = wordSet("i me myself");

/** Before a person: "with my wife". */
export const personDeterminers = wordSet("my a the our his her another one some");
/** Before people who share: "split it w my mate". */
export const sharerPrepositions = wordSet("with w");
/** Persons, as stems and pronouns. */
export const personNouns = wordSet(
  `${relations} kid child roommate flatmate housemate classmate teammate workmate toddler grandma grandpa aunt uncle niece nephew cousin hubby wifey bf gf fiance fiancee spouse bro sis him her them someone neighbour neighbor person people girl lad guy boy pal buddy bestie bff roomie missus mrs teenager teen tween grandson granddaughter`,
);
/** A package that is shared is a large one, if no size is said: the words of that size. */
export const sharedPackageSize = "sharing size";
/** The packages that are sold for one person and for several; a tub or a can that is shared is the usual one. Stems. */
export const packagesOfSeveralSizes = wordSet("bag package packet pouch box");

/** A singular that ends like a plural. */
export const singularPersons = wordSet("boss");

/** "between the two of us", "among three people", "three ways". */
export const sharingPrepositions = wordSet("between among");
export const wordsBeforeSharers = wordSet("the us");
export const sharerNouns = wordSet("us people");
/** Before the person's own share, or in place of it: "half of my share", "a third of mine". */
export const ownPossessives = wordSet("mine my");
export const waysNoun = "ways";

/** Words between a shared food and the person's own count: "with my wife, and I only had 3 slices". */
export const wordsBeforeOwnCount = wordSet(", and but so i . only just");
export const ownCountVerbs = wordSet(
  "had ate eating having drank drinking finished polished took poured used",
);

/** Before such a verb, and between it and the count: "and I only had about 2 servings". */
export const wordsBeforeEating = wordSet("i and but just only then so");
export const wordsBeforeCount = wordSet("just only about around roughly maybe");
/** "two of them". */
export const eatenPronouns = wordSet("it them those these em that");
/** Words after an eaten amount, before another food. */
export const wordsAfterEaten = wordSet(
  "and then with plus but for at today tonight too myself honestly tbh actually probably though total altogether on after before while as over",
);

/** Units of how much of a dish was eaten: "curry, had 2 bowls". */
export const helpingUnits = wordSet("bowl plate serving portion helping");

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
export const wholeWords = wordSet("whole entire full complete");
export const wholeNouns = wordSet("thing lot plate bowl");
/** Words between such a verb and the share. */
export const shareFillers = wordSet(
  "only about just a one roughly around like maybe almost nearly approximately probably i had ate perhaps managed",
);
export const wordsAfterShare = wordSet("and then with on but so before until when after because");

const approximation = "(?:(?:about|around|roughly|only|just|maybe|like|approximately) ){0,2}";
const part = `(?<part>half|most|(?:a|one|two|three) (?:thirds?|quarters?|fifths?)|(?:third|quarter)|\\d/\\d|\\d{1,2} ?%)`;
const everything = `(?:${anyPhrase(`everything, it all, all of it, all of that, all of them, the lot, the whole lot, all of this, all the food,
  every dish, the whole thing, the whole order, both, each, all,
  what was left, what's left, what is left, the platter, the whole platter, the board, the spread, the basket`)})`;
const listEnd = "(?=\\s*(?:$|[.,;:!?()\\n]|(?:so|and|but|then|for|at|today|tonight)\\b))";

/** How a whole list was shared: the group is the person's part, the number of people or of other people. */
export const sharedLists = parsePatternRows(String.raw`
  (?:[,.;(–—-]\s*(?:and |but |which |that )?(?:it |the (?:tub|jar|bottle|pack|packet|box|bag|carton|can|tin|pot|container) )?| (?:that|which) )(?:was|is) (?:only |about |already |around ){0,2}(?<full>half|a third|a quarter|one third|three quarters|two thirds)[- ](?:full|left|there)\)?(?:,? (?:and |but |so )?(?:i )?(?:ate|had|drank|used) ${approximation}${part.replaceAll("part", "partOfRest")}(?: of (?:it|that|what was left|the rest))?)?${listEnd}
  + half of a 400g tub of ice cream[, it was half full]
  + a 330 g jar of salsa[ that was half full]
  + a 330 g tub of hummus[ that was half full, ate half of it]
  - half full of soup
  [,.;\s(–—-]{1,6}(?:and |but |so )?(?:(?:i|we) )?(?:(?:only|just) )?(?:ate|had|eat|finished|took|got|drank) ${approximation}${part} of ${everything}${listEnd}
  + 2 burgers and 4 tacos[, had a quarter of everything]
  + rice between us[, ate roughly a third of everything]
  - had half of the pizza
  (?<=\b(?:roasted|fried|saut[eé]ed|cooked|baked|tossed|mixed|blended|mashed|stirred) (?:in|with) [^.;,\n]{2,40}),? (?:and |but |then )?(?:i )?(?:ate|had|eat|finished|drank) ${approximation}${part}(?: of it)?${listEnd}
  + 240g chickpeas roasted in 1 tbsp oil[, ate about half]
  - chickpeas in oil, ate half
  (?<=[a-z)]) ?, ?\(?(?:x ?(?<times>[2-9])|(?<times>[2-9]) ?x)\)?(?=[\s.!]*$)
  + coffee with milk and 2 sugars[, x2]
  - coffee, 2 sugars x2
  (?<=\b(?<whole>\d{2,4}) ?g\b[^.;\n\d]{2,50})[,.;(–—-]\s*(?:and |but |so )?(?:(?:i )?(?:couldn'?t|didn'?t|could not|did not) finish(?: it)?,? )?(?:(?:and |but )?(?:i )?left|there(?:'?s| is| was)(?: still)?|still) (?:about |around |roughly )?(?<left>\d{1,4}) ?g(?: (?:left|remaining|over|of it))*${listEnd}
  + 200g of mash[, couldn't finish, left 50g]
  + a 400g tub of cottage cheese[, there's 150g left]
`);

/** Words that say that the food was for several people. */
export const wordsOfSharing =
  /\b(?:we|us|my (?:part|portion)|shared?|sharing|split|between|among|ordered|each|family|together)\b/i;

/** Words that say that the plate itself was for several people: "nachos for the table", "a platter to share". */
export const wordsOfLargePlate =
  /\b(?:for (?:the |our |my |a )?(?:whole )?(?:table|group|team|family|office|party|crowd|gang|everyone|everybody|all|us)|(?:three|four|five|six|seven|eight|\d{1,2}) of us|(?:to|for|of) shar(?:e|ing)|sharing|sharer|platter|banquet|feast|buffet)\b/i;

/** Words that say that all of a food is meant, without a number. */
export const wordsOfWhole = /\b(?:whole|entire|family[- ]size)\b/i;

/** Words of a part of a food. */
export const partOfFood =
  /\d ?\/ ?\d|\d ?%|[½¼¾⅓⅔]|\b(?:half|halves|thirds?|quarters?|fourths?|fifths?|sixths?|eighths?|tenths?)\b/i;
/** Between two foods. */
export const betweenFoods = /[,;+&]|\b(?:and|with|plus|n|w)\b/i;
/** Before the last food of a list: "soup, fish and a salad". */
export const endsOfList = /\s(?:and|n|plus)\s|[&+]/i;
/** All foods before such words: "rice, beans, split it all". */
/** A message without them says no part of what was eaten. */
export const fractionSigns =
  /half|halves|third|quarter|fifth|sixth|eighth|tenth|most|\d ?%|per ?cent|\d ?\/ ?\d|[¼½¾⅓⅔⅛]/i;
/** Next to a part, words that are about one food: "drank half", "the other half", "broke off a quarter". */
export const wordsOfOneItem: ReadonlySet<string> = new Set([
  ..."drank drunk drink sipped downed".split(" "),
  ..."the other|other|the missing|missing|the rest|rest|broke off|cut off|picked|scooped|spooned".split(
    "|",
  ),
]);
/** A part of the food before it. */
export const partOfIt = /\bof (?:it|that|this|them|those)\b/i;
/** Words for all foods of a meal, after a part of them: "half of everything", "a quarter of the plate". */
export const plateWords =
  /\b(?:everything|it all|all of (?:it|that|them)|both|each|the (?:whole )?lot|plate|meal|order|spread|platter|board|tray|any of it|whole thing)\b/i;
export const wordsOfWholeList = /\b(?:everything|all|lot|each|both|order|meal|spread)\b/i;

/** Words and marks of a recipe. */
export const wordsOfCooking =
  /\b(?:made|cooked|baked|recipe|batch|pot|tray|makes|serves|using)\b|\b(?:guac(?:amole)?|smoothie|shake|omelette|frittata|soup|stew|stir[- ]?fry|salsa|hummus|fruit salad) (?:of|with|from) (?:\d|half|an?\b|two\b|three\b)|[:(]|\d ?(?:g|kg|ml|tbsp|tsp)\b/i;

/** Of them, those that are not also said of a pot. */
export const wordsOfPlate = /\b(?:everything|both|plate|(?:my|the|whole) meal|order)\b/i;
/** Words that say that measured foods were cooked together; without them they are next to each other on a plate. */
export const wordsOfMaking =
  /\b(?:made|bak(?:ed|ing) (?:a|some)|recipe|batch|makes|serves|using|cooked (?:a|some|up|with|together)|pot of|tray of)\b/i;

/** The name of a person who shares, with a capital letter. */
export const namedSharers =
  /(?<=\b(?:[Ss]har(?:e|ed|ing)|[Ss]plit|[Hh]alved|[Hh]alf each)\b[^.!?;\n]{0,60}\bwith |\b[Gg]ave )(?!I\b)[A-Z][a-z]{2,}(?<more>(?:,? (?:and|&) |, )[A-Z][a-z]+)?/g;
export const oneSharer = "him";
export const twoSharers = "2 mates";

/** A person who ate, with a capital letter: "Anna ate the crisps". */
export const namedEaters =
  /(?<=(?:^|[.!?;,\n]|\band|\bbut)\s*)(?!(?:We|You|They|Just|Then|Also|Only|Today|Yesterday|Never|Finally|Later|Dad|Mum|Mom|Mam|Everyone|Nobody|Already|Who)\b)[A-Z][a-z]{2,}(?= (?:ate|ordered|drank|stole|nicked|finished)\b)|(?<=[a-z] )(?!Mum|Mom|Dad)[A-Z][a-z]{2,}(?= (?:ate|finished|took|had) (?:it |them )?all\b)/g;
export const namedEater = "she";

const smallNumber = `(?:\\d{1,2}|${numberWordsBetween(2, 12).join("|")})`;
/** Words that say that only a part of the food was eaten. */
export const statedParts = `\\b(?:(?:serves|feeds|enough for) ${smallNumber}|(?:cut|sliced|divided) (?:it )?(?:in|into) ${smallNumber}|(?:shared|halved|(?<!banana )split(?! (?:peas?|the (?:bill|check|cost|fare))\\b))|went halves|half half|my (?:share|half)|left (?:about |around |maybe )?(?:most|two thirds|three quarters|(?:half|a third|a quarter)(?! (?:of )?(?:the|my) [a-z]))|(?:ate|had|drank) (?:(?:only|just|about|maybe) )*(?:half|most|a (?:third|quarter)|two thirds|\\d\\d ?%) of (?:it|that|them|everything))\\b`;
/** Words that say how much the person ate of it. */
export const statedOwnCounts = `\\b(?:i|me|so) (?:(?:only|just|then) )?(?:ate|had|took|got|managed|finished) (?:(?:only|just|about|maybe) )*(?:\\d|${numberWordsBetween(1, 12).join("|")})|\\beach\\b|\\b${smallNumber} for me\\b`;
/** Before an energy: it is that of food, not of exercise or of a goal. */
export const notBurned =
  "(?<!\\b(?:burn|burned|burnt|burning|goal|target|limit|budget|deficit|remaining|under|over|left with)\\b[^.;\\n]{0,25})";
