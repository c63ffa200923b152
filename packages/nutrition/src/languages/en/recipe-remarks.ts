/** The words of remarks on a cooked dish: how much it made, and how much of it the person ate. */
import { wordSet } from "../word-lists.ts";
import { weekdays } from "./times.ts";

/** What a word says about the number next to it. */
export type RemarkRole =
  /** For how many people the dish is. */
  | "feedVerb"
  /** How much the ingredients made. */
  | "makeVerb"
  | "divideVerb"
  | "weighVerb"
  | "eatVerb"
  | "ownWord"
  | "groupWord"
  | "otherPerson"
  /** Several of them: how many is not said. */
  | "severalPeople"
  | "peopleNoun"
  | "portionNoun"
  | "wholeNoun"
  | "cookedWord"
  | "restWord"
  | "laterPlace"
  | "equalWord"
  /** So many people besides the speaker: "with 3 friends". */
  | "company"
  | "preposition"
  | "filler";

const words: readonly (readonly [RemarkRole, string])[] = [
  ["feedVerb", "serves|serve|served|feeds|feed|fed|enough for|enough to feed|did for"],
  [
    "makeVerb",
    `makes|make|made|making|yield|yields|yielded|yielding|gives|gave|gave me|get|gets|became|becomes|filled|fills|fill|
    produced|produces|comes|came|turned|did|does|lasts|lasted|ended|finished at|finished as|finished with|good for|
    thats|its|it is|that is|bakes down|baked down|cooks down|cooked down|boils down|boiled down|reduces|shrinks|shrank|it was|that was|there are|there were|got`,
  ],
  [
    "divideVerb",
    `cut|cuts|sliced|divided|divide|dividing|split|splitting|portioned|divvied|shared|sharing|separated|broken|broke|dished out|rolled|shaped|
    formed|scooped|carved|parcelled|bagged`,
  ],
  ["weighVerb", "weighs|weighed|weighing|weight|read|reads|showed|shows"],
  [
    "eatVerb",
    `ate|had|have|having|eaten|eating|drank|took|take|grabbed|polished off|finished|put away|demolished|scoffed|used|
    went|managed|devoured|gobbled|inhaled|enjoyed|consumed|downed|wolfed|wolfed down|got through|helped myself to|
    served myself|put|poured|packed|weighed out|spooned|ladled|plated|tucked into|snaffled|nabbed|tried|opened|broke off|cut off|snapped off|bit off|picked at|ladled out|ladled up|scooped out|scooped up|scooped myself|dished up|dished myself|spooned out|tipped out|weighed myself|heated|reheated|call it|call that|lets say|lets call it`,
  ],
  ["ownWord", "i|me|my|mine|myself|ive|id|im"],
  ["groupWord", "we|us|of us|our|we're|we are|we were"],
  [
    "otherPerson",
    `husband|wife|partner|boyfriend|girlfriend|hubby|mum|mom|dad|brother|sister|son|daughter|he|she|they|him|her|them all|
    roommate|flatmate|housemate|mate|friend|kid|kids|children|child|toddler|baby|neighbour|neighbor|colleague|colleagues|
    coworker|coworkers|cousin|cousins|niece|nephew|aunt|uncle|grandma|grandpa|granny|nan|boss|bf|gf|fiance|fiancee|spouse|boys|
    girls|lads|everyone|everybody|others|sis|bro|dog|dogs|cat|cats|puppy`,
  ],
  [
    "peopleNoun",
    `people|persons|person|ways|way|ppl|pax|adults|friends|flatmates|housemates|roommates|mates|guests|eaters|colleagues|family|
    household|couple|days|mornings|nights|evenings`,
  ],
  [
    "portionNoun",
    `serving|servings|portion|portions|helping|helpings|slice|slices|piece|pieces|pcs|pc|bowl|bowls|bowlful|bowlfuls|plate|
    plates|plateful|platefuls|cup|cups|mug|mugs|glass|glasses|square|squares|wedge|wedges|bar|bars|ball|balls|container|
    containers|tupperware|tupperwares|tub|tubs|box|boxes|lunchbox|lunchboxes|jar|jars|ramekin|ramekins|meal|meals|
    lunches|dinners|pot|pots|ladle|ladles|ladleful|ladlefuls|bit|bits|seconds|share|shares|part|parts|chunk|chunks|day|batches|bags|pouches|dinner|dinners|lunch|lunches|baps|
    muffin|muffins|cookie|cookies|pancake|pancakes|crepe|crepes|waffle|waffles|cupcake|cupcakes|scone|scones|roll|rolls|
    bun|buns|brownie|brownies|meatball|meatballs|patty|patties|burger|burgers|fritter|fritters|taco|tacos|wrap|wraps|
    burrito|burritos|biscuit|biscuits|bites|dumpling|dumplings|pizzas|tortillas|flatbread|flatbreads|tart|tarts|one|ones|
    skewer|skewers|katori|katoris|freezer portions|of them|of those|of these|of em`,
  ],
  [
    "wholeNoun",
    `blender jug|jug|blender|loaf|lot|whole|total|batch|recipe|tray|tin|pan|dish|thing|amount|mix|mixture|batter|dough|
    finished dish|finished pot|finished bowl|finished weight|finished thing|finished product|finished salad|finished soup|finished stew|finished curry|
    finished sauce|finished cake|finished loaf|finished tray|finished pan|finished batch|finished lot|finished meal|finished mix|finished bake|
    finished total|finished recipe|the end|everything|overall|altogether|in all|in total|final|full|entire`,
  ],
  [
    "cookedWord",
    "cooked|baked|done|ready|roasted|after cooking|after baking|once cooked|when cooked|when done|when ready|reduced",
  ],
  [
    "restWord",
    "rest|remaining|remainder|remains|left|leftover|leftovers|leaving|gone|other|saved|froze|frozen|kept",
  ],
  ["laterPlace", "fridge|freezer|tomorrow|later"],
  ["equalWord", "equal|equally|even|evenly|same|fairly|fair|half each"],
  ["preposition", "with|w|for|between|among|amongst|into|in|to|by|across|from|at|as|on"],
  [
    "filler",
    `the|a|an|of|it|that|this|these|those|them|was|were|is|are|be|been|about|around|roughly|approx|approximately|just|
    only|maybe|like|probably|each|so|far|up|out|off|all|also|too|still|which|have|has|had|worth|big|small|large|generous|
    good|decent|equal sized|nice|me and|myself and|today|tonight|down|one of|then|now|already|well|more|over|under|nearly|almost|slightly|so far|to go|more than|less than|at home|here|ended up|there|own|
    hungry|medium|little|normal|mini|plain|warm|cold|number|down|at the|the table|bigger|smaller|larger|as dip|as topping|as filling|as spread|as side|as sauce|as dressing|as base|empty|alone|itself`,
  ],
];

const shorten = (phrase: string) => phrase.trim().replace(/\s+/g, " ");

/** The roles by word or by two words; a word in several lists has the role of the first. */
export const remarkRoles: ReadonlyMap<string, RemarkRole> = new Map(
  words
    .flatMap(([role, list]) =>
      list.split("|").map((phrase): readonly [string, RemarkRole] => [shorten(phrase), role]),
    )
    .reverse(),
);

/** Dishes that are the whole after an article: "the stew made 6 bowls". */
export const wholeDishes = wordSet(
  "cake loaf stew soup sauce chilli chili curry casserole pie traybake lasagne lasagna bake bread salad roast gratin ragu",
);
export const wordsBeforeWhole = wordSet("the this whole my that");

/** "serving 4", but "one serving". */
export const rolesBeforeNumber: ReadonlyMap<string, RemarkRole> = new Map([
  ["serving", "feedVerb"],
]);

/** "double helpings" */
export const remarkCounts: ReadonlyMap<string, number> = new Map([
  ["double", 2],
  ["triple", 3],
  ["both", 2],
  ["first", 1],
  ["another", 1],
  ["mine", 1],
  ["single", 1],
]);

/** "a third", "the other half", and "in quarters", a number of parts. */
export const fractionParts: ReadonlyMap<string, number> = new Map([
  ["halves", 2],
  ["halved", 2],
  ["halvsies", 2],
  ["thirds", 3],
  ["quarters", 4],
  ["quartered", 4],
  ["fourths", 4],
  ["fifths", 5],
  ["sixths", 6],
  ["eighths", 8],
  ["tenths", 10],
  ["twelfths", 12],
]);

/** After a number that is part of a name: "2 ingredient pancakes". */
export const describedNouns = wordSet("ingredient ingredients");

/** Two equal parts, as words and marks with spaces between. */
export const evenHalves: ReadonlySet<string> = new Set([
  "half half",
  "half - half",
  "half n half",
  "50 / 50",
  "50 - 50",
  "50 : 50",
  "fifty fifty",
  "fifty - fifty",
]);

export const remarkUnits = wordSet(
  "kg kilo kilos g gram grams ml litre litres liter liters l oz ounce ounces lb lbs pound pounds",
);

/** Words after the number, before which the remark ends: "had two with rice". */
export const wordsAfterRemark = wordSet(
  `with on over in plus to as after before for today tonight yesterday this now then so while alongside w and but
  last from by inside instead next when because since across throughout during through until without under post pre`,
);

/** Words between the parts of a message about a cooked dish, and "with" in other spellings. */
export const pieceBoundaries = wordSet(
  "and n with w plus then but so from using while alongside beside topped along",
);
export const meansWith = wordSet("w");
export const wordsBeforeSharer = wordSet("with and");
/** Before a number of people besides the speaker. */
export const wordsBeforeCompany = wordSet("with w");
/** Before more people, after the speaker, or between other people and the speaker: "me and 3 mates", "2 friends + me". */
export const wordsOfCompany = wordSet("and + plus & n");

/** Everything: "ate the lot". */
export const wordsOfAll = wordSet("all lot everything whole entire full batch");

/** Before a figure that says the same in other words: "2 bowls so 1 serving". */
export const restatingWords = wordSet("so = ,so");

/** Before ingredients: "I put in 200 g beans", "she used 1 kg chicken", "turned 6 eggs into a frittata". */
export const usingVerbs = wordSet("used put threw chucked tossed bunged added turned");

/** Before ingredients, after what was made of them: "12 scones from". */
export const wordsOfMaking: ReadonlySet<string> = new Set(["from", "using", "out of"]);

/** Between a portion and its number: "box no 3". */
export const ordinalMarks = wordSet("no nr number num # nbr");

/** One of several: "the last of the 4". */
export const ordinals = wordSet("last first");

/** Between the number of eaten pieces and that of all: "2 out of the 8". */
export const wordsOfPair = wordSet("out of the my our those these servings portions slices pieces");

const beforeFigure = "\\s{0,2}[:=]?\\s{0,2}\\d";
const afterFigure = "\\d ?(?:g|gr|grams)? ?(?:of )?";

/** Words of a nutrition label next to a figure: with three of them, numbers are figures of nutrients. */
export const labelWords: readonly RegExp[] = [
  /\bcalories|\bk?cals?\b|\benergy\b/i,
  ...["fat", "carb\\w*", "protein"].map(
    (word) => new RegExp(`\\b${word}\\b${beforeFigure}|${afterFigure}${word}\\b`, "i"),
  ),
];

/** Words of a heading that name no dish. */
export const cookingWords = wordSet(
  "made cooked baked prepared making prepped recipe ingredients was baking cooking",
);
export const namelessWords: ReadonlySet<string> = new Set([
  ...cookingWords,
  ...wordSet(
    `per today tonight yesterday last night this morning afternoon arvo evening week weekend ${weekdays} dessert`,
  ),
]);

/** Before a time: "at 7". */
export const wordsBeforeTime = wordSet("at meal");
export const wordsAfterTime = wordSet("am pm oclock");

/** "half a portion" is of one portion; the stems of its nouns. */
export const helpingNouns = wordSet(
  "serving portion helping slice piece bowl plate box tub jar square bar container cup mug glass ramekin wedge",
);

/** Pieces that are also foods: "2 rolls" is a portion only of a dish of that name. */
export const foodNouns = wordSet(
  `muffin cookie pancake crepe waffle cupcake scone roll bun brownie meatball patty burger fritter taco wrap burrito biscuit
  bite dumpling pizza tortilla flatbread tart bap skewer ball bar`,
);

/** Before an ingredient: "made 18 muffins out of 300 g flour". */
export const wordsBeforeAmount = wordSet("out from with using");

/** Before a verb, they are the dish: "a curry, it had 500 g chicken". */
export const subjectsOfDishes = wordSet("it which that");

/** Words that join the parts of a sentence. */
export const remarkConjunctions = wordSet("and but so then while");

/** Subjects of a clause that begins without a mark: "... and an onion it made six bowls i had one". */
export const clauseSubjects = wordSet("it i we that they");
export const wordsOfPastTense = wordSet("was were then also just");

/** A vessel without what was cooked in it: "the pot is 700 g empty". */
export const emptyWords = wordSet("empty alone itself tare");
