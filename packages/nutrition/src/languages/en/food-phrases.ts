import { wordSet } from "../word-lists.ts";
import { cereals } from "./food-classes.ts";

/** Words that join a food to its components or describe it. */

/** Before "with", they introduce a component: "cocoa prepared with milk". Stems. */
export const preparationWords = wordSet(
  "prepared cooked brewed blended mixed seasoned flavored sweetened fortified",
);

/** Before a noun they describe it: "chocolate covered raisins". */
export const preparationParticiples = wordSet("covered coated filled stuffed dipped smothered");

/** An adjective in "a crisp apple", otherwise a food. */
export const adjectiveOrFood = "crisp";

/** A verb in "cheese spread on toast", a food before these words or at the end. */
export const verbOrFood = "spread";
export const wordsAfterSpread = wordSet("made from and or that which is was containing");

/** Participles without a component: "cod, baked and coated". */
export const participlesWithoutComponent = wordSet("coated stuffed");
export const wordsAfterParticiple = wordSet("and or then");

/** Participles that may describe the next food: "a stuffed pepper", "loaded fries". */
export const foodParticiples = wordSet("coated stuffed loaded smothered");
export const wordsBeforeParticiple = wordSet("a an the two three four of with and some");
export const prepositionsAfterParticiple = wordSet("with in by on");

/** A base is eaten as well: "two eggs on toast", "chicken over rice". */
export const servingPrepositions = wordSet("on over atop");

/** Separators within the description of a sandwich. */
export const sandwichSeparators = wordSet(", served");
/** A sandwich whose bread is often a separate food. */
export const sandwichWithSeparateBread = "frankfurter";

/** Before the list of a dish's components. */
export const listOpeners = wordSet("with : ( - – —");

/** Opens the kinds of a counted food: "6 tacos: 3 carnitas, 3 fish". */
export const kindsOpener = ":";

/** Between a food and which of its kind it was: "steak, 8 oz ribeye", "salmon for dinner, 150 g grilled salmon". */
export const detailMarks = wordSet(", : ( - – — for");

/** After a food they make it the title of what follows: "sushi night, 6 salmon nigiri". */
export const occasionWords = wordSet("night nite evening date party feast");

/** More of what a dish has already: "ramen with an extra egg". */
export const additionWords = wordSet("extra added additional another more double side");

/** Before a noun they say that its food was mentioned before: "ate the fish". */
export const definiteWords = wordSet("the my that those its our his her whole entire full");

const meats = wordSet(
  "beef pork lamb steak chicken turkey ham mutton goat veal venison brisket rib",
);
const biscuits = wordSet(
  "biscuit cookie digestive hobnob shortbread oreo gingersnap custardcream bourbon speculoos",
);

/** Nouns that foods of other names are kinds of: a cod is "the fish". Stems. */
export const kindsOfNouns: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    "fish",
    wordSet(
      "cod haddock salmon tuna trout plaice hake halibut tilapia mackerel sardine herring snapper pollock bass bream sole catfish swordfish",
    ),
  ],
  ["meat", meats],
  ["choma", meats],
  ["cereal", cereals],
  ["cake", wordSet("sponge kuchen torte gateau bienenstich brownie")],
  ["cookie", biscuits],
  ["biscuit", biscuits],
  [
    "coffee",
    wordSet("latte cappuccino espresso americano mocha macchiato cortado flatwhite cuppa"),
  ],
  ["tea", wordSet("chai cuppa")],
  ["burger", wordSet("hamburger cheeseburger whopper mcdouble")],
  ["drink", wordSet("cola soda lemonade coffee tea juice smoothie milkshake shake beer wine")],
  ["fries", wordSet("chip fry")],
  ["fry", wordSet("chip")],
  ["pasta", wordSet("spaghetti penne macaroni lasagna lasagne tagliatelle fusilli ravioli")],
  ["roll", wordSet("bun")],
  ["dumpling", wordSet("gyoza potsticker wonton momo pierogi mandu gow shumai")],
  ["sushi", wordSet("nigiri maki sashimi uramaki hosomaki temaki")],
  [
    "curry",
    wordSet("masala korma madras vindaloo bhuna josh jalfrezi balti dopiaza dhansak rendang"),
  ],
  ["sandwich", wordSet("sub toastie wrap baguette panini")],
]);

/** Before a part of the food before: "chicken rice, less rice". */
export const lessWords = wordSet("less lesser");

/** So little milk is what a tea with milk has. */
export const splashes = wordSet("dash splash drop bit");

/** Kinds of these have the same name in a mix: any fish of fish and chips is battered. Stems. */
export const kindsInMixes = wordSet("fish fry");

/** Names of several words that say no more than a noun: the next food says of what it was. */
export const generalNames: ReadonlySet<string> = new Set([
  "nyama choma",
  "shisa nyama",
  "roast meat",
  "grilled meat",
  "braai meat",
]);

/** In an amount of what is in the dish before it: "curry, 150 g of the chicken", "salad, 100 g of it chicken". */
export const ofTheDish = /\bof (?:the|it|that|which)\b/i;

/** Before a second food: "pizza accompanied by a bagel". */
export const accompaniedBy = "accompanied";

export const pizzaNoun = "pizza";
/** Words of a drink made of powder: "2 g of instant coffee". */
export const instantTerm = "instant";
export const powderTerm = "powder";

/** The noun of all kinds of milk. */
export const milkTerm = "milk";
/** What a drink is made with from its powder. Stems. */
export const powderLiquids: readonly string[] = ["milk", "water", "juice"];
/** Units of such a powder. */
export const powderUnits = wordSet(
  "scoop scoops tbsp tablespoon tablespoons spoon spoons tsp teaspoon teaspoons sachet packet",
);
/** A hot drink that is also a powder. */
export const cocoaTerm = "cocoa";

/** States of preparation that do not name a food, besides `cookingStates`. */
export const moreCookingStates = wordSet(
  `panfried deepfried sauteed prepared cooked raw breaded coated batter seasoned broiled braised stewed smoked
  sweetened unsweetened drained strained heated canned frozen dried regular cooking product`,
);

/** Words that stand for the food before: "a yogurt, the strawberry one". */
export const wordsForFood = wordSet("one ones");

/** Between the name of a food and a food of its kind that says how much of it: a mark, and no word that adds a food. */
export const beforeDetails =
  /^(?!.*(?:\b(?:and|with|plus|n|w|also|then|or)\b|[&+])).*(?:[,.:;!(–—\n]|\s-\s)/is;

/** First nouns of dishes that two nouns name: "fish and chips", "bangers and mash". Stems. */
export const firstNounsOfDishes = wordSet("fish sausage banger pie");

/** Between a dish and what the person ate of it: "fish and chips at the beach, I had", "ramen, ate all the". */
export const wordsOfEating =
  /^(?!.*\b(?:also|then|too|later|before|after|another|more)\b).*\b(?:ate|eaten|had|took|managed|finished|picked at|mine was|ordered|orderd|shared)\s+(?:(?:about|around|like|maybe|just|only|probably|some|all|both|of|the|my) +)*$/is;
/** In or after the words of a food after these: the number is that of the dish, "I had 2 with ketchup", "had 2 chicken ones". */
export const wordsOfSameDish = wordSet("with w");
export const sameDishAfter = /^\s*ones?\b/i;
/** At the end of these, before a food that was named as a part: "ate all the noodles". */
export const beforeNamedPart = /\b(?:all|both|the|my)\s*$/i;

/** Between a general name and the measured food that it stands for: "a bowl of cereal about 40 g of special k". */
export const beforeMeasuredKind =
  /^(?:\s*|(?!.*(?:\b(?:and|with|plus|n|w|also|then|or)\b|[&+])).*\b(?:about|around|roughly|approx(?:imately)?|like|maybe|probably)\s*)$/is;

/** Between two foods that are a title, and the list of what was eaten: "coffee and cake at Mum's: ", "tea and cake, I had ". */
export const afterTitle =
  /:\s*$|^\s*(?:at|with|round)\b|^[^.!?\n]*\b(?:i|we) (?:just |only )?(?:had|ate)\s*$/i;

/** Units in which a dish or sauce next to other foods is served, and not a food in pieces or a drink. */
export const servingVessels = wordSet("katori bowl tablespoon teaspoon");

/** Pieces of any food, after their number: "sushi set 12 pcs". */
export const setWords = "\\b(?:pcs?|pieces?|ct|count|items?|pack|set|in total|total)\\b";

/** A count and a list of counts in brackets: "sushi set 12 pcs (6 salmon nigiri, 6 maki)". */
export const countedList =
  /(?<whole>(?<![\w.])[^\d,;:.!?()\n]{0,40}?(?<count>\d{1,3})(?<noun>[^\d,;:.!?()\n]{0,30}))\((?<parts>\s*\d{1,3} [^()\d]{2,40}(?:(?:,|and|\+|&) ?\d{1,3} [^()\d]{2,40}){1,5})\)/g;

/** Before a bread, after its number of slices. */
export const slices = "slices";
/** Before the name of a food that comes in packages, after its number of pieces. */
export const pieces = "pcs";
/** After the size of a can. */
export const milliliters = "ml";
/** Words that the reader writes for a drained tin, and for eggs, some without the yolk. */
export const tinned = "tinned";
export const egg = "egg";
export const eggWhite = "egg white";

/** Before an amount. */
const aboutSoMuch = String.raw`\s*(?:(?:about|around|roughly|just|only|some|like) )?$`;

/** Between the name of a dish and what it was made of: a sign, or a word with other meanings as well. */
export const mayIntroduceIngredients = new RegExp(
  String.raw`(?:[:=]|\s[–—-]|\b(?:from|using))${aboutSoMuch}`,
  "i",
);

/** The same in words, which say that all of the list is in the dish. */
export const wordsOfMaking = new RegExp(
  String.raw`\b(?:${[
    "made (?:up )?(?:of|from|with|using|out of)|containing|contains|consisting of|composed of|built from|comprising",
    // "Used 3 eggs", "i used 200 g of prawns"
    "used",
    // "It was a 6 oz patty, a bun and cheese", "it had 150 g of chicken", "each one has 2 eggs"
    "it (?:was|had|has|is)|(?:which|that|each(?: one)?|every one) (?:had|has)|has|had in it|(?<!\\b(?:mains?|course|starters?|desserts?|puddings?|sides?) )(?:was|were)",
    "(?:filled|stuffed|loaded|packed) with",
    // "inside was chicken", "in it i put raisins"
    "inside (?:was|were|is)|in(?:side)? it (?:was|were|is|had|i put|there was)",
    "(?:cooked|made|filled|fried|did) it with",
  ].join("|")}):?${aboutSoMuch}`,
  "i",
);

/** Between foods and the dish that they became: "eggs and ham made into an omelette", "all blended into a smoothie". */
export const becomesDish = /(?:=|\b(?:into|in|as|for)(?: (?:an?|one|my|some|the))?)\s*$/i;

/** Between two foods that were both eaten: "pancakes and 2 eggs". */
export const eatenToo = /\b(?:and|n|plus|also|then|followed by|served with|next to)\b|[&+]/i;

/** Before a food that a dish was eaten with: "made with lentils, had it with a roll". */
export const eatenWith =
  /\b(?:(?:had|ate|eaten|served) (?:it |them )?(?:on|with|over|alongside)|to go with|on the side|plus|also|then)\b/i;
