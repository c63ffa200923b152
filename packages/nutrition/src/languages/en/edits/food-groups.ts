/** Groups of foods that people name instead of a food: "the drink", "the veg". Stems. */
import { parsePatternRows } from "../../pattern-rows.ts";
import { wordMap, wordSet } from "../../word-lists.ts";

export const coffees = wordSet(
  "latte cafe cappuccino espresso americano mocha flatwhite macchiato cortado",
);

/** A food belongs to the first group that has its word. */
export const foodGroups: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    "drink",
    wordSet(`water coffee tea latte cappuccino espresso americano mocha juice cola coke beer wine milk smoothie soda
    softdrink lemonade cider cocktail cocoa hotchocolate shake milkshake kombucha oatmilk soymilk almondmilk flat white
    pepsi sprite lager ale gin vodka whisky rum`),
  ],
  ["coffee", coffees],
  ["beer", wordSet("radler lager ale ipa stout pils pilsner weissbier shandy")],
  [
    "meat",
    wordSet("chicken beef turkey pork ham bacon lamb steak sausage duck veal mince meatball"),
  ],
  [
    "fish",
    wordSet(`salmon cod tuna haddock trout mackerel plaice sardine tilapia halibut bass seabass hake whiting pollock herring
    anchovy monkfish swordfish catfish sole turbot barramundi snapper perch carp eel mahi bream seabream dorade dorada branzino
    seabass skate pangasius basa char whitebait kingfish barracuda hamachi`),
  ],
  [
    "fruit",
    wordSet(`apple banana pear orange blueberry strawberry raspberry grape melon mango pineapple peach plum kiwi
    berry cherry grapefruit`),
  ],
  [
    "vegetable",
    wordSet(`broccoli carrot greenbean pea spinach kale cauliflower cabbage corn cucumber tomato lettuce pepper
    courgette zucchini asparagus mushroom celery sprout leek onion`),
  ],
  [
    "bread",
    wordSet("bread toast bagel roll bun baguette pita tortilla naan croissant sourdough ciabatta"),
  ],
  ["yogurt", wordSet("yogurt skyr quark curd kefir labneh fromagefrais dahi")],
  ["cheese", wordSet("cheddar parmesan brie feta mozzarella gouda halloumi camembert edam swiss")],
  [
    "pasta",
    wordSet("spaghetti penne macaroni noodle lasagna fusilli tagliatelle linguine ravioli"),
  ],
  [
    "nut",
    wordSet("walnut pecan almond cashew hazelnut pistachio peanut macadamia brazilnut pinenut"),
  ],
  ["seed", wordSet("chia flax flaxseed sesame pumpkinseed sunflowerseed linseed")],
  ["burger", wordSet("burger hamburger cheeseburger veggieburger")],
  ["soup", wordSet("broth")],
  ["base", wordSet("crust")],
  ["sauce", wordSet("ketchup mayonnaise gravy mustard pesto salsa soysauce")],
]);

/** Groups of what a dish is named after; words that say that it has none of it. */
export const groupsOfMeat: ReadonlySet<string> = new Set(["meat", "fish"]);
export const meatless =
  /\b(?:veg(?:gie|etable|etarian|an)?|plant|tofu|seitan|tempeh|soya?|quorn|lentil|bean|chickpea|paneer|cheese|mushroom|egg|halloumi|falafel|jackfruit)s?\b/i;
export const drinkGroup = "drink";
/** A noun of these groups may mean a food by another name of it: "the beer" of a weissbier. */
export const groupsOfOtherNames: ReadonlySet<string> = new Set([drinkGroup, "bread"]);
export const coffeeWord = "coffee";
export const pastaGroup = "pasta";

/** Words for the groups. */
export const groupNames: ReadonlyMap<string, string> = new Map([
  ...[...foodGroups.keys()].map((name): [string, string] => [name, name]),
  ...wordMap([
    ["veg veggie green", "vegetable"],
    ["beverage booze alcohol", "drink"],
  ]),
]);

/** Dishes that are named by an ingredient: "turkey sandwich". */
export const dishes =
  wordSet(`sandwich wrap salad curry soup stew burger pizza pie taco burrito quesadilla bowl pasta lasagna
  risotto omelette casserole toastie panini roll sub kebab stirfry fry noodle`);

/** Foods that are served with hot chips, or that chips are eaten in place of. */
export const hotPlates = wordSet(
  `steak cod haddock plaice scampi pie pasty sausage gammon burger kebab schnitzel mussel pea curry lasagne lasagna omelette
  nugget finger goujon bean potato mash gravy salmon egg chicken ribs wing fish lamb pork turkey`,
);
export const chipsOrCrisps = /\b(?:chips|crisps)\b/i;
/** The British name of fries; not of crisps from a bag and of other chips. */
export const hotChips = parsePatternRows(String.raw`
  (?<!\b(?:bags?|packets?|packs?|tubes?) of (?:[a-z]+ )?|\b(?:tortilla|corn|banana|plantain|kale|pita|veggie|potato|chocolate|apple|pickle|flavou?red|kettle|vegetable) )\bchips\b(?! and (?:dip|salsa|guac))
  = fries
  + [chips] instead of mash
  + sweet potato [chips]
  - a bag of chips
  - tortilla chips
`);

/** Pieces of a food, which are not dishes. */
export const cuts = wordSet(
  "breast thigh leg wing drumstick fillet steak chop mince loin tenderloin rib belly shoulder shank slice",
);

/** What is eaten next to a dish: neither the curry nor the rice of "curry with rice" is the whole food. */
export const sides = wordSet(
  `rice fry frenchfry chip crisp potato mash noodle pasta spaghetti bread toast roll naan roti chapati bun bagel egg bean
  salad vegetable couscous quinoa dumpling plantain yam fufu cola tonic soda`,
);
