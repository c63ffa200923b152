import { anyPhrase, parsePatternRows } from "../pattern-rows.ts";
import { wordSet } from "../word-lists.ts";
import { bareRelative, otherEater, otherPerson, people, relations } from "./people.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

/** How much of a food the person ate: "ate half", "shared with my wife". */

export const sharingVerbs = wordSet("shared share sharing split halved");

export const speakers = wordSet("i me myself");

/** Before a person: "with my wife". */
export const personDeterminers = wordSet("my a the our his her another one some");
/** Before people who share: "split it w my mate". */
export const sharerPrepositions = wordSet("with w");
/** Persons, as stems and pronouns. */
export const personNouns = wordSet(
  `${relations} kid child roommate flatmate housemate classmate teammate workmate toddler grandma grandpa aunt uncle niece nephew cousin hubby wifey bf gf fiance fiancee spouse bro sis him her them someone neighbour neighbor person people girl lad guy boy pal buddy bestie bff roomie missus mrs`,
);
/** A package that is shared is a large one, if no size is said: the words of that size. */
export const sharedPackageSize = "sharing size";

/** A singular that ends like a plural. */
export const singularPersons = wordSet("boss");

/** "between the two of us", "among three people", "three ways". */
export const sharingPrepositions = wordSet("between among");
/** Before a number of people: "wings for two". */
export const wordsBeforeParty = wordSet("for");
export const wordsBeforeSharers = wordSet("the us");
export const sharerNouns = wordSet("us people");
/** "I had my share": as much as each of the others. */
export const ownShares = wordSet("share part portion serving helping");
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

const number = `(?:[2-9]|10|${numberWordsBetween(2, 10).join("|")})`;
const approximation = "(?:(?:about|around|roughly|only|just|maybe|like|approximately) ){0,2}";
const part = `(?<part>half|most|(?:a|one|two|three) (?:thirds?|quarters?|fifths?)|(?:third|quarter)|\\d/\\d|\\d{1,2} ?%)`;
const everything = `(?:${anyPhrase(`everything, it all, all of it, all of that, all of them, the lot, the whole lot, all of this, all the food,
  every dish, the whole thing, the whole order, both, each, all,
  what was left, what's left, what is left, the platter, the whole platter, the board, the spread, the basket`)})`;
const person =
  "(?:(?:my|the|our|a|his|her) )?(?:best )?(?!(?:my|the|our|a|i|and|so|had)\\b)[a-z][a-z'’]+";
/** A person or several, after "with" or a number. */
const knownPerson = `(?:(?:my|the|our|a|his|her|${number}) )?(?:best |other |old |little |big )?(?:him|her|them|(?:${otherEater}|${bareRelative}|people|person|someone|${people}))`;
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
  [,.;\s(–—-]{1,6}(?:and |but |so )?(?:(?:i|we) )?(?:(?:only|just) )?(?<left>left) ${approximation}${part.replaceAll("part", "partLeft")} of ${everything}${listEnd}
  + soup and a roll[, left half of everything]
  [,.;\s(–—-]{1,6}(?:which )?(?:we )?(?:(?:all|both) )?(?:shared|split|divided|halved|share|went halves on) ${everything}(?: (?:evenly|equally))?(?: (?:between|among|amongst) (?:the |us )?(?<people>${number})(?: of us)?| (?<ways>${number}) ways| with (?<others>${number}) (?:other )?\w+| with (?<two>${person} and ${person})| with ${person}| between us)?${listEnd}
  + a burger and fries[, split everything with my wife]
  + nachos, wings[, we shared it all]
  + 2 pizzas, a salad[, split it all 3 ways]
  - shared all the fries with Tom
  (?<=\bpizza\b[^.;\n\d]{0,20})[,.;(–—-]\s*(?:and |but |so )?(?:i )?left (?<leftSlices>${number}|one) (?:slices?|pieces?)(?: of it)?${listEnd}
  + a 10 inch pizza[, left 2 slices]
  [,.;\s(–—-]{1,6}(?<each>half|a third|a quarter|one third) each(?: with ${person})?${listEnd}
  + a 12 inch pizza[, half each with my sister]
  [,.;(–—-]\s*(?:(?:which |that )?we )?(?:all |both )?(?:split|shared|divided|halved) (?:(?:it|them|everything) )?(?:right )?(?:down the middle|in half|in two|50[/:]50|fifty[- ]fifty|half and half)(?: with ${person})?${listEnd}
  + 200g hummus, 4 pitas[, split down the middle]
  - a banana split
  [,.;(–—-]\s*(?:and |but |so )?${otherPerson} (?:ate|had|took|got|drank|finished) ${approximation}(?:the )?${part.replaceAll("part", "partLeft")}(?: of (?:it|that|them))?(?:,? (?:and |so )?(?:i|me) (?:(?:had|ate|got|took|finished) )?(?:the )?(?:rest|remainder|(?:other|remaining) \w+))?${listEnd}
  + a large pizza[, he ate two thirds]
  + 150g popcorn[, my gf ate half of it]
  + 500 g ice cream[. My wife had half and I had the rest]
  - a pizza, he ate a burger
  [,.;(–—-]\s*(?:and |but |so )?${otherPerson} (?:ate|had|took|got|finished) (?<left>\d{1,2}) (?:out )?of (?:the |its )?(?<whole>\d{1,2}) (?:slices|pieces|squares)(?:,? (?:and )?(?:i|me) (?:(?:had|ate|got|took|finished) )?the (?:rest|remainder|other \w+))?${listEnd}
  + a 10 inch pizza with my roommate[, he ate 5 of 8 slices]
  + a large pizza[, my husband ate 6 of the 8 slices and I had the rest]
  - a pizza, I ate 5 of 8 slices
  [,.;(–—-]\s*(?:and |but |so )?(?:i )?(?:had|ate|took|got|ended up with) ${approximation}(?<eaten>\d{1,2}|${number}|one) (?:slices?|pieces?|squares?) (?:out )?of (?:the |its )?(?<slices>\d{1,2})${listEnd}
  + a 16 inch pizza[, I ended up with 3 slices of 10]
  - a cake, had 2 slices of 80 g
  [.!,;] *(?:and |but |so )?(?:i )?(?:gave|fed) (?:about |roughly )?${part.replaceAll("part", "partLeft")} (?:of (?:it|that|everything) )?(?:away|to ${person})${listEnd}
  + 3 eggs, 10g butter[. Gave one third to the dog]
  + footlong tuna sub[, gave a third of it to my colleague]
  [,.;(–—-]\s*(?:and |but |so )?(?:i )?(?:threw|poured|tipped|binned|gave|chucked|left|wasted) (?:away |out )?(?:(?:about|around|roughly) )?(?:the )?(?:last |remaining )${part.replaceAll("part", "partLeft")}(?: of it)?(?: away| out| in the bin)?${listEnd}
  + 8 inch sub[, threw away the last quarter]
  [,.;(–—-]\s*(?:and |but |so )?(?:i )?(?:threw|poured|tipped|gave) (?:(?:about|around|roughly) )?${part.replaceAll("part", "partLeft")}(?: of it)? (?:away|out|down the (?:sink|drain))${listEnd}
  + pint of stout[, poured about half away]
  (?<=\b(?<whole>\d{2,4}) ?g\b[^.;\n\d]{2,50})[,.;(–—-]\s*(?:and |but |so )?(?:(?:i )?(?:couldn'?t|didn'?t|could not|did not) finish(?: it)?,? )?(?:(?:and |but )?(?:i )?left|there(?:'?s| is| was)(?: still)?|still) (?:about |around |roughly )?(?<left>\d{1,4}) ?g(?: (?:left|remaining|over|of it))*${listEnd}
  + 200g of mash[, couldn't finish, left 50g]
  + a 400g tub of cottage cheese[, there's 150g left]
  (?<=\b(?<slices>\d{1,2})[- ](?:slices?|pieces?|pcs|squares?)\b[^.;\n]{0,40})[,.;(–—-]\s*(?:and |but |so |of which )?(?:i )?(?:had|ate|took|eaten|managed|finished|got through|put away|scoffed|demolished) ${approximation}(?<eaten>\d{1,2}|${number}|one)(?: (?:slices?|pieces?|squares?|pcs))?(?: of (?:it|them|those|the (?:slices|pieces|squares|lot)))?(?:${listEnd}|(?=\s*&))
  + a 12 slice pizza[, I had 4 of the slices]
  + sushi box 16 pcs, 530 kcal[, ate 12]
  + a pizza, 10 slices[, I managed 4] & left the crusts
  - 12 slices of toast, had one egg
  (?<=\b\d{2,4} ?g\b[^.;\n\d]{2,50})[,.;(–—-]\s*(?:and |but |so )?(?:i )?(?:had|ate|took) ${approximation}(?<eaten>\d{1,2}|${number}|one) of (?:the |its )?(?<slices>\d{1,2}) (?:slices|pieces|squares|segments|wedges)(?: of it)?${listEnd}
  + a 200 g bar of milk chocolate[, ate 6 of the 24 squares]
  - a large pizza, ate 3 of the 8 slices
`);

/** Before a list that two people shared: "my wife and I shared a pizza and a salad". */
export const sharersBeforeList = parsePatternRows(String.raw`
  \b(?:i |we )?(?:went (?:halves|halfsies|half and half|50[/:]50|dutch)|halved) with ${person}(?: and (?:i|me))? on(?= (?:an?|two|three|four|\d|some|one|another|the)\b)
  + [went halves with my wife on] a 150 g bag of crisps
  (?:\b(?:we|${person} and (?:i|me)|(?:i|me) and ${person}) (?:all |both )?|(?<=\bwe (?:were|are) [^.;\n]{1,20}),? (?:and |so |who )?(?:we )?(?:all )?)(?:shared|share|split)(?= (?:an?|two|three|four|\d|some|one|another)\b(?![^.!?;\n]*\bwith\b))
  + [my wife and I shared] a pizza and a salad
  + [we split] 2 burgers and a shake
  + we were five[ and shared] two roast chickens
  \b(?:i|me|myself) and (?:my )?(?<others>${number}) (?:other )?(?:friends|mates|people|others|kids|colleagues|pals|buddies|brothers|sisters|housemates|flatmates) (?:all )?(?:shared|share|split|finished|ate)(?= (?:an?|two|three|four|\d|some|one|another)\b)
  + [me and two friends shared] 9 tacos
  \b(?:(?:i|we) )?(?:shared|share|split|halved)(?= (?!(?:it|them|that|this|everything|all|both|evenly|equally)\b)[^.!?;\n]{2,80}(?:,| and | & | n )[^.!?;\n]{2,60} with ${knownPerson}(?: (?:50[/:-]50|fifty[- ]fifty|half and half|evenly|equally))?\s*(?:$|[.!?;\n]|, (?:i|then|and)\b|,? and (?:we|each|both|i)\b))
  + [split] fries and a ribeye with my husband 50/50 and we each had a beer
  + I [shared] a pizza and a salad with my wife
  + [split] fish and chips with 2 mates
  - shared nachos and wings with cheese
  \b(?:i |we )?(?:all |both )?(?:split|shared?|divided|halved) (?:an?|one|the|our) (?:dessert|pudding|starter|appetizer|main|meal|takeaway|takeout|platter|order|side|snack) (?:(?:between|among) )?(?:the )?(?<peopleOfPortion>${number})(?: ways| of us)?[,:](?= [a-z0-9])
  + [split a dessert three ways,] banoffee pie with cream
  + [we shared a starter between three,] nachos
  \b(?:(?:i |we )?(?:got|had|ordered) )?(?:(?:an? |the )?[a-z]+ )?(?:takeaway|takeout|take-?out|delivery|ordered|order|pizza night|curry night|thai|chinese|indian|sushi|tapas|meal|dinner|lunch) for (?:the )?(?<people>${number})(?: of us| people)?[,:](?= [^.!?\n]*\b(?:shared|split|shares?|evenly|equally|equal)\b)
  + [indian takeaway for 4,] two kormas, two rice, shared evenly
  + [pizza night for 4:] 3 large pizzas, split equally
  - lasagne for 4, 500 g beef, serves equal portions
  \b(?:the )?(?<people>${number}) of us (?:all )?(?:shared|share|split|finished|demolished|polished off|ate|had)(?= {1,12}(?:an?|two|three|four|\d|one|another)\b)
  + [two of us split] a 500g punnet of grapes
  + [the three of us finished] a 900 ml tub
  - the two of us had soup
  \b(?:the )?(?<people>${number}) of us (?:all )?(?:shared|share|split|divided)(?= {1,12}(?!it\b|them\b|everything\b|the\b|all\b|this\b|that\b)[a-z]{3,})
  + [three of us shared] nachos
  - we shared the pizza with Tom
`);
/** The end of such a list, with the number of people. */
export const endOfSharedList = new RegExp(
  `(?<words>,? (?:in equal (?:parts|shares)|(?:evenly|equally)|(?:and )?(?:we )?(?:all )?(?:shared|split)(?: (?:it|them|everything|all|the lot))?(?: all)?(?: (?:evenly|equally|between us))?|(?:an )?(?:equal|even) (?:split|shares?)|(?:between|among) (?:the |us )?(?<people>${number})(?: of us)?|with (?:(?<others>${number}) )?${knownPerson}(?: (?:50[/:-]50|fifty[- ]fifty|half and half|evenly|equally))?))?(?=$|[.!?;\\n]|,? (?:and|but|then|plus) (?:i|then|my own|we each|each|we both)\\b|, i\\b)`,
  "i",
);

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
export const betweenEachFood = new RegExp(betweenFoods, "gi");
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
