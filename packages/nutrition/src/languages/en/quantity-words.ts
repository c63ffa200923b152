/** Words of messages about how much of one food was eaten: "a 150 g bag of crisps, my wife ate a fifth, I ate the rest". */
import { wordSet } from "../word-lists.ts";

export { type QuantityRole, quantityRoles } from "./quantity-roles.ts";

/** A package may hold several of them. */
export const measureNouns = wordSet(
  "cup cups mug mugs glass glasses handful handfuls spoon spoons spoonful spoonfuls scoop scoops bowl bowls plate plates plateful pint pints",
);

/** Not all was eaten; how much was left may be said elsewhere. */
export const verbsOfUnfinished: ReadonlySet<string> = new Set([
  "didnt finish",
  "did not finish",
  "couldnt finish",
  "could not finish",
  "cant finish",
  "didnt manage",
  "couldnt manage",
  "didnt eat",
  "did not eat",
  "couldnt eat",
  "could not eat",
]);

/** Of a weight before and after cooking: "80 g dry pasta, 190 g cooked". */
export const rawStates = wordSet("raw dry dried uncooked");
export const cookedStates = wordSet("cooked boiled fried grilled roasted baked steamed");

/** Before a clause about a person who was named: "my friend who forgot his lunch". */
export const relativePronouns = wordSet("who");

/** Other names of all of what was named, next to its weight: "the whole cake was 900 g". */
export const generalNames = wordSet("cake pie pizza melon fish bird joint");
/** What is eaten of food that was weighed with its bones: "95 g of meat". */
export const edibleNames = wordSet("meat");

/** "for Linda's birthday" */
export const wordsBeforeOccasion = wordSet("for at after");
export const occasions = wordSet("birthday wedding party anniversary funeral graduation");

/** Sizes that are not read; directly before a food they are part of its name: "Big Mac". */
export const sizesLeftOut = wordSet("little mini big tiny");

/** Of what is left, before a food, a part or a number: "the remaining quarter". */
export const statesOfFood: ReadonlySet<string> = new Set([
  "remaining",
  "leftover",
  "leftovers",
  "left over",
  "leftovers of",
  "saved",
  "frozen",
]);

/** Other people only after "with" or "gave"; otherwise the food: "boiled them all". */
export const objectPronouns = wordSet("him her them it");
export const pluralPronouns = wordSet("they them kids colleagues boys girls lads guys children");

/** A serving of a label or of a dish. */
export const servingNouns: ReadonlySet<string> = new Set([
  "serving",
  "servings",
  "serving size",
  "portion",
  "portions",
  "portion size",
  "helping",
  "helpings",
]);

/** The end of phrases before a figure of energy: "the menu says 480". */
export const sourceVerbs = wordSet("says say said states reads listed");

/** Nouns that end a name as well: "protein bar". */
export const nounsOfNames = wordSet("bar bars bowl plate loaf sticks strips slices finger fingers");

/** Before a number of pieces, as "makes"; before a figure, as "is": "a bar has 18 squares", "a bar has 210 kcal". */
export const verbsOfContent = wordSet("has have contain contains");

/** How many times: "twice 60 g". */
export const multiples: ReadonlyMap<string, number> = new Map([
  ["twice", 2],
  ["double", 2],
  ["doubled", 2],
  ["thrice", 3],
  ["triple", 3],
  ["both", 2],
]);

/** One more: "and then another". */
export const another = "another";

/** Names that begin with a word that has a role elsewhere. */
export const namesWithRoles = wordSet(
  "milk wheat grain meal grains seed roll rolls dinner cream fat bar cheese bread",
);

/** "1.2k kcal" */
export const thousand = "k";

/** The energy after them is less: "which saves 85". */
export const wordsOfLess = wordSet("less saves saving fewer lower no");

/** Before a meal: "for lunch", "as a snack". */
export const wordsBeforeMeal = wordSet("for as at a my");

/** When it was eaten. */
export const timesOfEating: ReadonlySet<string> = new Set([
  "yesterday",
  "today",
  "tonight",
  "earlier",
  "this morning",
  "this afternoon",
  "this evening",
  "last night",
]);

/** Alone, a weight without what is not eaten: "the pot weighed 1100 g net". */
export const netWord = "net";

/** Written before the weight of a food without its peel. */
export const peeled = "peeled";
export const peelWords = wordSet("peel skin shell");

/** Where a list of ingredients ends: "150 ml milk makes 16 scones". */
export const endOfIngredients =
  /\s(?:=|makes?\b|made into\b|into\b|went (?:in|into)\b|in (?:the|my|a)\b|gives\b|yields?\b|yielded\b|serves\b|for the (?:lot|whole)\b|became\b|turned into\b|divided\b|split\b|shared\b|together\b|(?:and )?\d[\d.]* ?[a-z]+ (?:for (?:what|me|myself)|(?:was|is) (?:mine|what))\b)/i;
/** Between what was made and its ingredients: "20 energy balls out of". */
export const beforeIngredients = /\b(?:out of|from|with|using|of)\s*$|[:(]\s*$/i;
export const makingIngredients = /^[^\d]*\d+ [^\d,.;]*?\b(?:out of|from|with|using)\s+(?=\d)/i;
/** The whole of a dish, which is not an ingredient: "1500 g for the whole stew (...)". */
export const wholeOfDish =
  /\b(?:the (?:whole|total|entire)|whole (?:pot|pan|tray|dish|batch)|i|me|my|mine)\b/i;

/** Before one more amount: "had one and then half of another". */
export const wordsOfAddition: ReadonlySet<string> = new Set(["and", "then", "plus", "and then"]);

/** Before ingredients after a food, unless it was made of them. */
export const accompanied = /(?<!\bmade )(?:with|w\/?|and|plus|\+)\s*$/i;

/** Verbs of a yield, if portions follow: "which gave 7 portions", "got 6 portions out of it". */
export const verbsOfYield = wordSet("gave got has");

/** Before where, when or why the food was eaten: "in the truck", "while watching telly". */
export const wordsBeforeCircumstances = wordSet(
  `in on at by near during while whilst because bc cause cuz coz since before after between over off through inside outside behind
  under when as watching from like standing sitting straight no nothing waiting until till cos`,
);
/** Words of circumstances that are not among the common words. */
export const wordsOfCircumstances = wordSet(
  `oops whoops ward cook cooking hockey deadlift deadlifts canteen stuffed fancy lovely carvery regret regrets ute netflix gym top swim swimming sofa porch`,
);
/** Words of circumstances that say the time of a meal. */
export const timeWords = wordSet(
  `morning noon midday afternoon evening night midnight bed bedtime tonight yesterday today monday tuesday wednesday thursday friday
  saturday sunday weekend hour oclock`,
);
/** Before a word in such a phrase: "after my run". */
export const possessives = wordSet("my our");

/** General nouns for a meal, next to which the food is named: "a ready meal (cottage pie)". */
export const mealWords = wordSet(
  `ready meal meals takeaway takeout takeaways microwave microwaveable frozen chilled dessert pudding
  chinese indian thai mexican italian japanese turkish greek`,
);

/** Of several pieces together: "three slices weighed 60 g". */
export const verbsOfTotal: ReadonlySet<string> = new Set(["weighed", "came to", "were together"]);

/** Packages of one serving: "crisps 25 g 131 kcal, 2 bags" is of each. Stems. */
export const smallPackages = wordSet("pot can box bar cup tube stick punnet glass");
/** After the name of one: "the mars is 18 g, 81 kcal". */
export const singularVerbs = wordSet("is was weighs has");
