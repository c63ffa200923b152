/** How foods are called: spelling variants, words that are one food together, and what unasked words cost. */

import { inchesWord, widths } from "./inches.ts";
import { qualityVariants } from "./vocabulary-qualities.ts";

/** "thick whole wheat crust" is thick as well as of whole wheat. */
function crusts(): Record<string, string> {
  const flours = { "whole wheat": "wholewheat wheat", "gluten free": "glutenfree", white: "white" };
  const phrases: Record<string, string> = {};
  for (const thickness of ["thin", "thick", "medium", "regular"]) {
    const crust = `${thickness === "regular" ? "medium" : thickness}crust`;
    phrases[`${thickness} and crispy crust`] = `${crust} crust`;
    phrases[`${thickness} n crispy crust`] = `${crust} crust`;
    for (const [flour, unified] of Object.entries(flours)) {
      phrases[`${thickness} ${flour} crust`] = `${crust} ${unified} crust`;
    }
  }
  return phrases;
}

/** "Gerber 2nd Foods" are a maker's name for baby food. */
function babyFoodStages(): Record<string, string> {
  const phrases: Record<string, string> = { gerber: "babyfood", "beech nut": "babyfood" };
  for (const stage of ["1 st", "2 nd", "3 rd", "first", "second", "third"]) {
    phrases[`${stage} food`] = "babyfood";
    phrases[`gerber ${stage} food`] = "babyfood";
  }
  return phrases;
}

/** "chocolate milk made with a dry mix and low-fat milk" is chocolate milk of that milk. */
function milkFromMix(): Record<string, string> {
  const phrases: Record<string, string> = {};
  for (const made of ["made", "prepared"]) {
    for (const by of ["with", "from", "using"]) {
      for (const mix of ["dry mix", "a dry mix", "mix", "a mix", "powder"]) {
        phrases[`chocolate milk ${made} ${by} ${mix} and`] = "chocolate milk made with";
      }
    }
  }
  return phrases;
}

/** "the juice of half a lemon": what a fruit yields, and neither a glass of juice nor a fruit. */
function juiceOfFruits(): Record<string, string> {
  const phrases: Record<string, string> = {};
  const counts = { a: "one", an: "one", one: "one", 1: "one", "half a": "half", "half an": "half" };
  const fruits = ["lemon", "lime", "orange", "grapefruit", "white grapefruit"];
  for (const fruit of fruits) {
    for (const [words, count] of Object.entries({ ...counts, two: "two", 2: "two" })) {
      for (const lead of ["of", "from"]) {
        for (const state of ["", "raw "]) {
          phrases[`juice ${lead} ${words} ${state}${fruit}`] = `${count} yield ${fruit} juice`;
        }
      }
    }
  }
  return phrases;
}

/** "a pizza bagel", "pizza on an English muffin": the bread is the pizza's. */
function pizzaOnBread(): Record<string, string> {
  const phrases: Record<string, string> = {};
  const breads = { bagel: "pizzabagel", "english muffin": "pizzamuffin" };
  for (const [bread, word] of Object.entries(breads)) {
    phrases[`pizza ${bread}`] = word;
    phrases[`${bread} pizza`] = word;
    for (const on of ["on", "on a", "on an", "on half a", "on half an"]) {
      phrases[`pizza ${on} ${bread}`] = word;
    }
  }
  return phrases;
}

/**
 * Words that mean one thing together, or one thing by another name; written as one token in
 * foods and messages alike. Keys and values are words as people write them; compared by stem.
 */
export const variants: Readonly<Record<string, string>> = {
  "fl oz": "floz",
  "fl . oz": "floz",
  "fluid ounce": "floz",
  "fluid oz": "floz",
  "m l": "ml",
  "k g": "kg",
  // Brands whose words name another food.
  "burger king": "burgerking",
  "taco bell": "tacobell",
  "pizza hut": "pizzahut",
  "dairy queen": "dairyqueen",
  "dunkin donut": "dunkin",
  "chick fil a": "chickfila",
  "panda express": "pandaexpress",
  "jack in the box": "jackinthebox",
  "mc donald": "mcdonald",
  "kit kat": "kitkat",
  "special k": "specialk",
  "healthy choice": "healthychoice",
  "milky way": "milkyway",
  "good start": "goodstart",
  "almond joy": "almondjoy",
  "grape nut": "grapenut",
  "butter finger": "butterfinger",
  "hot pocket": "hotpocket",
  "lean pocket": "leanpocket",
  "lean cuisine": "leancuisine",
  "life saver": "lifesaver",
  "baby ruth": "babyruth",
  "red bull": "redbull",
  "fiber one": "fiberone",
  "kool aid jammer": "koolaidjammer juicedrink juice",
  "kool aid jammer pouch": "pouch koolaidjammer juicedrink juice",
  "kind bar": "kindbar bar",
  "kind granola bar": "kindbar bar",
  "bar from kind": "kindbar bar",
  "nature valley": "naturevalley",
  // One food, two words.
  "ice cream": "icecream",
  "peanut butter": "peanutbutter peanut",
  "pea nut butter": "peanutbutter peanut",
  "pea nut": "peanut",
  "almond butter": "almondbutter almond",
  "soft drink": "softdrink",
  "juice drink": "juicedrink juice",
  "fruit flavored drink": "fruitflavoreddrink fruit",
  "energy drink": "energydrink",
  "sport drink": "sportdrink",
  "yogurt drink": "yogurtdrink yogurt",
  "yoghurt drink": "yogurtdrink yogurt",
  "drink mix": "drinkmix",
  "fruit snack": "fruitsnack",
  "corn snack": "cornsnack corn",
  "snack cake": "snackcake cake",
  "snack bar": "snackbar bar",
  "snack mix": "snackmix",
  "frozen dessert": "frozendessert frozen",
  "hazelnut spread": "hazelnutspread hazelnut",
  "sandwich spread": "sandwichspread",
  "trail mix": "trailmix",
  "breakfast bar": "breakfastbar bar",
  "breakfast sausage": "breakfastsausage sausage",
  "breakfast link": "breakfastlink link",
  "breakfast meat": "breakfastmeat meat",
  "breakfast burrito": "breakfastburrito burrito",
  "breakfast taco": "breakfasttaco taco",
  "breakfast wrap": "breakfastwrap wrap",
  "breakfast casserole": "breakfastcasserole casserole",
  "breakfast quesadilla": "breakfastquesadilla quesadilla",
  "breakfast potato": "breakfastpotato potato",
  "lunch meat": "lunchmeat meat",
  "luncheon meat": "lunchmeat meat",
  lunchmeat: "lunchmeat meat",
  "after dinner mint": "afterdinnermint mint",
  "dinner roll": "roll",
  "milk chocolate": "milkchocolate chocolate",
  "dark chocolate": "darkchocolate chocolate",
  "hot chocolate": "hotchocolate cocoa",
  "hot cocoa": "hotchocolate cocoa",
  "lima bean": "limabean",
  "baked bean": "bakedbean bean",
  "green bean": "greenbean",
  "string bean": "greenbean",
  "soy bean": "soybean",
  "soya bean": "soybean",
  soya: "soy",
  "chick pea": "chickpea",
  "garbanzo bean": "chickpea",
  garbanzo: "chickpea",
  "black eyed pea": "cowpea",
  "potato chip": "potatochip",
  "potato crisp": "potatochip",
  "tortilla chip": "tortillachip",
  "corn chip": "cornchip",
  "banana chip": "bananachip",
  "chocolate chip": "chocolatechip chocolate",
  "graham cracker": "grahamcracker cracker",
  "rice cake": "ricecake",
  "rice cracker": "ricecracker",
  "fish cake": "fishcake",
  fishcake: "fishcake",
  "pan cake": "pancake",
  "cup cake": "cupcake",
  "cheese cake": "cheesecake",
  "coffee cake": "coffeecake cake",
  "fruit cake": "fruitcake",
  "tomato paste": "tomatopaste",
  "baking powder": "bakingpowder",
  "baking soda": "bakingsoda",
  "oat milk": "oatmilk",
  "soy milk": "soymilk",
  "almond milk": "almondmilk",
  "rice milk": "ricemilk",
  "coconut milk": "coconutmilk coconut",
  "coconut water": "coconutwater coconut",
  "coconut oil": "coconutoil",
  "olive oil": "oliveoil",
  "goat milk": "goatmilk",
  "rice flour": "riceflour",
  "poppy seed": "poppyseed",
  "corn syrup": "cornsyrup",
  "maple syrup": "maplesyrup syrup",
  "egg white": "eggwhite egg",
  "egg yolk": "eggyolk egg",
  "egg plant": "eggplant",
  "egg nog": "eggnog",
  "egg roll": "eggroll",
  "spring roll": "springroll",
  "hamburger bun": "hamburgerbun bun",
  "burger bun": "hamburgerbun bun",
  "hot dog bun": "hotdogbun bun",
  "frankfurter bun": "hotdogbun bun",
  "hot dog": "frankfurter",
  hotdog: "frankfurter",
  "corn dog": "corndog",
  "soy sauce": "soysauce",
  "cream soda": "creamsoda",
  "cream cheese": "creamcheese",
  "cottage cheese": "cottagecheese",
  "sour cream": "sourcream",
  "ice tea": "iced tea",
  "half and half": "halfandhalf",
  "half & half": "halfandhalf",
  "part skim": "partskim",
  "sweet potato": "sweetpotato",
  "sweet pepper": "sweetpepper",
  "bell pepper": "sweetpepper",
  capsicum: "sweetpepper",
  "corn bread": "cornbread",
  "corn meal": "cornmeal",
  "corn starch": "cornstarch",
  "corn flake": "cornflake",
  "pop corn": "popcorn",
  "pop sicle": "popsicle",
  "english muffin": "englishmuffin",
  doughnut: "donut",
  "cheese burger": "cheeseburger",
  "ham burger": "hamburger",
  burger: "hamburger",
  "hamburger sandwich": "hamburger",
  "burger sandwich": "hamburger",
  "cheeseburger sandwich": "cheeseburger",
  "veggie burger": "veggieburger",
  "grape fruit": "grapefruit",
  "water melon": "watermelon",
  ...pizzaOnBread(),
  "dessert pizza": "dessertpizza pizza",
  "meat ball": "meatball",
  "meat loaf": "meatloaf",
  "oat meal": "oatmeal",
  "apple sauce": "applesauce",
  "milk shake": "milkshake",
  "butter milk": "buttermilk",
  "hash brown": "hashbrown",
  "tater tot": "tatertot",
  "french fry": "frenchfry",
  "french toast": "frenchtoast",
  "cubic inch": "cubicinch",
  "surface inch": "surfaceinch",
  "square inch": "surfaceinch",
  "foot long": "footlong",
  "whole wheat": "wholewheat wheat",
  wholewheat: "wholewheat wheat",
  wholemeal: "wholewheat wheat",
  "whole meal": "wholewheat wheat",
  "whole grain": "wholegrain",
  "macaroni and cheese": "macaroniandcheese",
  "macaroni & cheese": "macaroniandcheese",
  "mac and cheese": "macaroniandcheese",
  "mac & cheese": "macaroniandcheese",
  "mac n cheese": "macaroniandcheese",
  "macaroni or noodle with cheese": "macaroniandcheese",
  "pop tart": "toasterpastry",
  "breakfast tart": "toasterpastry",
  "toaster pastry": "toasterpastry",
  "baby food": "babyfood",
  "baby food that contains": "babyfood",
  "baby food containing": "babyfood",
  "food for baby": "babyfood",
  "prepared for baby": "babyfood",
  "made for baby": "babyfood",
  ...babyFoodStages(),
  "fast food": "fastfood",
  "stage 1": "stageone",
  "stage one": "stageone",
  "stage 2": "stagetwo",
  "stage two": "stagetwo",
  "stage 3": "stagethree",
  "stage three": "stagethree",
  "great northern": "greatnorthern",
  "equal volume": "equalvolume",
  "equal amount": "equalvolume",
  "equal part": "equalvolume",
  "equal portion": "equalvolume",
  "equal quantity": "equalvolume",
  "same amount": "equalvolume",
  "same volume": "equalvolume",
  "both the fruit and syrup": "solid liquid",
  "both the fruit and the syrup": "solid liquid",
  "both fruit and syrup": "solid liquid",
  "both the fruit and juice": "solid liquid",
  "both fruit and juice": "solid liquid",
  "from a can": "canned",
  "out of a can": "canned",
  "home made": "homemade",
  "no bake": "nobake",
  "pan fried": "panfried fried",
  "pan broil": "broiled",
  "pan broiled": "broiled",
  "with a coating": "coated",
  "with a breading": "breaded coated",
  breaded: "breaded coated",
  battered: "batter coated",
  "deep fried": "deepfried fried",
  // What only tables say.
  "dry heat": "dryheat",
  "moist heat": "moistheat",
  "dry roasted": "dryroasted roasted",
  "mature seed": "matureseed",
  "mixed species": "mixedspecies",
  "home recipe": "homemade",
  "home prepared": "homemade",
  "quarter pounder": "quarterpounder",
  "big mac": "bigmac",
  ...crusts(),
  "thin crust": "thincrust crust",
  "thick crust": "thickcrust crust",
  "medium crust": "mediumcrust crust",
  "regular crust": "mediumcrust crust",
  "stuffed crust": "stuffedcrust crust",
  "1 small patty": "onesmallpatty patty",
  "one small patty": "onesmallpatty patty",
  "1 medium patty": "onemediumpatty patty",
  "one medium patty": "onemediumpatty patty",
  "1 large patty": "onelargepatty patty",
  "one large patty": "onelargepatty patty",
  "2 small patty": "twosmallpatty patty",
  "two small patty": "twosmallpatty patty",
  "2 medium patty": "twomediumpatty patty",
  "two medium patty": "twomediumpatty patty",
  "2 large patty": "twolargepatty patty",
  "two large patty": "twolargepatty patty",
  "3 small patty": "threesmallpatty patty",
  "three small patty": "threesmallpatty patty",
  "3 medium patty": "threemediumpatty patty",
  "three medium patty": "threemediumpatty patty",
  "3 large patty": "threelargepatty patty",
  "three large patty": "threelargepatty patty",
  "100 grand": "hundredgrand",
  "v 8": "veight",
  "7 up": "sevenup",
  "3 musketeer": "threemusketeer",
  "m & m": "mnm",
  ...qualityVariants(),
  "not yet cooked": "unprepared",
  "not yet prepared": "unprepared",
  "not yet been cooked": "unprepared",
  "not yet been prepared": "unprepared",
  "yet to be cooked": "unprepared",
  "yet to be prepared": "unprepared",
  "not reconstituted": "unreconstituted",
  "cream style": "creamstyle",
  "creamy style": "creamstyle",
  creamed: "creamstyle",
  "ready to cook": "raw",
  uncooked: "raw",
  "cooked oat": "oatmeal cooked",
  "boiled oat": "oatmeal cooked",
  "peel eaten": "skin eaten",
  "peel on": "skin on",
  "with the peel": "with the skin",
  "with peel": "with skin",
  "no fear": "nofear",
  "tart cherry": "sour cherry",
  "movie theater size": "sharing size",
  "movie theater sized": "sharing sized",
  "heinz strained": "babyfood strained",
  ...milkFromMix(),
  ...juiceOfFruits(),
  "pig foot": "pork feet",
  "mature soybean": "soybean matureseed",
  "bean or lotus seed paste": "bean paste",
  "lotus seed paste": "bean paste",
  "spaghettios with": "pasta with",
  "spaghettios pasta": "pasta",
  // One food by other names.
  yoghurt: "yogurt",
  yoghourt: "yogurt",
  catsup: "ketchup",
  chilli: "chili",
  chile: "chili",
  chily: "chili",
  barbecued: "barbecue",
  bbq: "barbecue",
  tomatoe: "tomato",
  potatoe: "potato",
  omelet: "omelette",
  prawn: "shrimp",
  litchi: "lychee",
  "cashew nut": "cashew",
  "cheese alternative": "cheese substitute",
  aubergine: "eggplant",
  brinjal: "eggplant",
  courgette: "zucchini",
  maize: "corn",
  groundnut: "peanut",
  mayo: "mayonnaise",
  oj: "orange juice",
  pb: "peanutbutter peanut",
  "p b": "peanutbutter peanut",
  pbj: "peanutbutter peanut jelly sandwich",
  "b . l . t .": "blt",
  "b . l . t": "blt",
  "gatorade g 2": "sportdrink lowcalorie",
  "pb & j": "peanutbutter peanut jelly sandwich",
  "pb and j": "peanutbutter peanut jelly sandwich",
  "spring onion": "green onion",
  scallion: "green onion",
  "coriander leaf": "cilantro",
  "minced beef": "ground beef",
  "minced meat": "ground beef",
  mince: "ground beef",
  pawpaw: "papaya",
  beetroot: "beet",
  hunny: "honey",
  "porridge oat": "oatmeal",
  porridge: "oatmeal",
  soda: "softdrink",
  "soda pop": "softdrink",
  "soda cracker": "saltine cracker",
  "club soda": "clubsoda",
  "fizzy drink": "softdrink",
  cola: "softdrink cola",
  "soft drink cola": "softdrink cola",
  "cola drink": "softdrink cola",
  "cola soft drink": "softdrink cola",
  "cola soda": "softdrink cola",
  coke: "softdrink cola",
  "coca cola": "softdrink cola",
  pepsi: "softdrink cola",
  "coke zero": "softdrink cola diet",
  "diet coke": "softdrink cola diet",
  "diet pepsi": "softdrink cola diet",
  "dr pepper": "softdrink peppertype",
  "pepper type": "peppertype",
  "pepper soft drink": "softdrink peppertype",
  fry: "frenchfry",
  // A way of cooking, not the potatoes.
  "country fried": "countryfried fried",
  "stir fry": "stirfried",
  "stir fried": "stirfried",
  "vegetable oil": "vegetableoil oil",
  "pigeon pea": "pigeonpea",
  "fish and chip": "fishandchips fish frenchfry",
  "fish & chip": "fishandchips fish frenchfry",
  "fish n chip": "fishandchips fish frenchfry",
  sugary: "sweetened",
  // How animals were kept.
  "free range": "plain",
  "cage free": "plain",
  fruity: "fruit",
  cheesy: "cheese",
  chocolatey: "chocolate",
  chocolaty: "chocolate",
  flavoured: "flavored",
  buttered: "butter",
  "flat white": "flatwhite latte",
  veg: "vegetable",
  veggie: "vegetable",
  avo: "avocado",
  spag: "spaghetti",
  "spag bol": "spaghetti bolognese",
  jacket: "baked",
};

/**
 * Foods that a table may not have, and the nearest one that most tables have. Used only where
 * the table knows no food by the first name.
 */
export const nearestFoods: Readonly<Record<string, string>> = {
  chapati: "chappatti roti bread",
  chapatti: "chappatti roti bread",
  roti: "chappatti roti bread",
  phulka: "chappatti roti bread",
  ugali: "cornmeal mush",
  nshima: "cornmeal mush",
  sadza: "cornmeal mush",
  polenta: "cornmeal mush",
  mamaliga: "cornmeal mush",
  dal: "lentil curry",
  dhal: "lentil curry",
  daal: "lentil curry",
  "dhal curry": "lentil curry",
  "borlotti bean": "pinto bean",
  "common bean": "kidney bean",
  "mung bean": "mung bean cooked",
  "drinking water": "water",
  "spring water": "water",
  "iodized salt": "salt",
  "table salt": "salt",
  "cooking oil": "vegetableoil oil",
  "edible oil": "vegetableoil oil",
  "palm oil": "vegetableoil oil",
  "sunflower oil": "vegetableoil oil",
  "soybean oil": "vegetableoil oil",
  "safflower seed oil": "vegetableoil oil",
  "vegetable fat": "vegetableoil oil",
  "malunggay leaf": "drumstick leaf",
  "moringa leaf": "drumstick leaf",
  "horse radish tree leaf": "drumstick leaf",
  kangkong: "spinach",
  "sukuma wiki": "kale",
  "plum tomato": "tomato",
  "polished rice": "white rice",
  "parboiled rice": "white rice",
  "red rice": "white rice",
  "string hopper": "rice noodle",
  idiyappam: "rice noodle",
  pittu: "rice noodle",
  paratha: "paratha bread",
  lassi: "yogurt drink",
  mandazi: "donut",
  pandesal: "white roll",
  pancit: "chow mein noodle",
  lumpia: "egg roll",
  capulin: "cherry",
  milkfish: "fish",
  "round scad": "fish",
  cozonac: "sweet bread",
  ciorba: "vegetable soup",
  cassava: "yuca",
  yuca: "cassava",
  "english potato": "potato",
  "irish potato": "potato",
  "saba banana": "plantain",
  "brown sugar": "sugar",
  "cane sugar": "sugar",
  "granulated sugar": "sugar",
  panela: "sugar",
  jaggery: "sugar",
  "french roll": "white roll",
  "cow milk": "whole milk",
  "full cream milk": "whole milk",
  "pig meat": "pork",
  "bovine meat": "beef",
  "beef meat": "beef",
  "chicken meat": "chicken",
  "pork meat": "pork",
  "goat meat": "goat",
  "cow meat": "beef",
  "ox meat": "beef",
  hen: "chicken",
  "isotonic drink": "sportdrink",
  "fruit cordial": "fruit flavored drink",
  sprite: "softdrink lemon lime",
  "7 up": "softdrink lemon lime",
  fanta: "softdrink orange",
  guarana: "softdrink",
  gatorade: "sportdrink",
  powerade: "sportdrink",
  "red bull": "energydrink",
  monster: "energydrink",
  oreo: "chocolate sandwich cookie",
  bigmac: "cheeseburger double",
  whopper: "hamburger large",
  tamalito: "tamale",
  chuchito: "tamale",
  "marie biscuit": "cookie",
  "cream cracker": "saltine cracker",
};

/** Weight of words that say little about which food it is, as a share of their full weight. */
export const weakWords: ReadonlyMap<string, number> = new Map([
  ...`cooked fresh plain prepared regular style flavored flavor drink food made home recipe ready variety type hot
  cold added kind part product generic all heated serve served eaten homemade new dinner`
    .split(/\s+/)
    .map((word): [string, number] => [word, 0.35]),
  ["raw", 0.5],
  ["fillet", 0.5],
  ["panfried", 0.2],
  ["deepfried", 0.2],
  ["frozen", 0.5],
  // One breading is called by both.
  ["breaded", 0.5],
  ["coated", 0.5],
  ["canned", 0.5],
  ["whole", 0.6],
  ["sweet", 0.7],
]);

/** Words in a food's name that nobody says: their absence from a message costs nothing. */
export const unsaidWords: ReadonlySet<string> = new Set(
  `restaurant fastfood commercially commercial snackfood us hershey nestle kraft kellogg keebler nabisco
  interstate brand icing coating filling meal entree quality grade large without nfs other cooked plain
  prepared raw regular made flavored fatadded type home recipe all food from ready heat eaten skin cooking
  method bottled tap fresh brewed eating homemade equalvolume
  dryheat moistheat matureseed mixedspecies separable trimmed grade broiler fryer`
    .split(/\s+/)
    .concat(widths.map(inchesWord)),
);

const penalties: readonly [cost: number, words: string][] = [
  [3, "babyfood toddler infant vodka rum whiskey gin alcoholic cocktail martini ingredient"],
  [3, "unreconstituted"],
  [2, "flourless vegetarian"],
  [
    1.5,
    `formula dried dry powder concentrate mix canned frozen fatfree lowfat reducedfat diet sugarfree reduced reducedsugar
    lowcalorie decaffeinated school glutenfree low reducedsodium nosalt sodium imitation lowsodium alaska native
    apache navajo australian zealand imported wine liqueur sprouted puerto mexican cuban rican meatless substitute
    creamstyle batter pickled cured smoked breaded dressing bao candied slider`,
  ],
  [2, "sandwich"],
  [1, "countryfried"],
  [0.5, "flavored"],
  [1.2, "soup flour uncooked unprepared condensed undiluted dehydrated"],
  [1, "sauce stuffed juice whey extract roe egg"],
  [
    0.8,
    "salad chocolate strawberry barbecue cheese cinnamon raisin honey coated light spread dip oil pie",
  ],
  [0.5, "spice seed chip cake candy leaf ready"],
  [0.4, "restaurant fastfood homemade"],
  [0.3, "skin drained"],
];

/** What it costs a food to hold a word that was not said: it is then seldom what was meant. */
export const unaskedCosts: ReadonlyMap<string, number> = new Map(
  penalties.flatMap(([cost, words]) =>
    words.split(/\s+/).map((word): [string, number] => [word, cost]),
  ),
);

/** Words that contradict each other: asked for the first, a food with one of the others is wrong. */
export const contradictions: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    raw: ["cooked", "canned", "dried", "fried", "boiled", "baked", "roasted", "grilled", "steamed"],
    cooked: ["raw", "dry", "dried"],
    boiled: ["raw", "fried", "dry", "dried", "baked", "roasted"],
    fried: ["raw", "baked", "boiled", "steamed", "poached"],
    scrambled: ["raw", "boiled", "poached"],
    whole: ["fatfree", "lowfat"],
    white: ["wholewheat", "brown"],
    brown: ["white"],
    canned: ["raw", "dried", "frozen"],
    frozen: ["canned", "dried"],
    regular: [
      "diet",
      "lowfat",
      "fatfree",
      "reducedfat",
      "sugarfree",
      "unsweetened",
      "light",
      "lowcalorie",
    ],
    noskin: ["skin"],
    skin: ["noskin"],
    immature: ["matureseed"],
    unprepared: ["cooked", "prepared"],
    nosalt: ["salt", "salted"],
    salted: ["nosalt"],
    nofat: ["fatadded"],
    fatadded: ["nofat"],
    nocoating: ["coated", "breaded", "batter"],
    breaded: ["nocoating"],
    fatfree: ["whole", "lowfat", "reducedfat", "1pct", "2pct"],
    lowfat: ["whole", "fatfree", "reducedfat"],
    thincrust: ["thickcrust", "mediumcrust", "stuffedcrust"],
    thickcrust: ["thincrust", "mediumcrust", "stuffedcrust"],
    mediumcrust: ["thincrust", "thickcrust", "stuffedcrust"],
    stuffedcrust: ["thincrust", "thickcrust", "mediumcrust"],
    dried: ["raw", "cooked", "canned"],
    baked: ["fried", "raw", "boiled", "steamed"],
    unsweetened: ["sweetened"],
    sweetened: ["unsweetened"],
    black: ["green", "herbal"],
    green: ["black", "red"],
    red: ["green", "white"],
    roasted: ["raw", "boiled", "fried"],
    steamed: ["raw", "fried", "baked", "roasted"],
    grilled: ["fried", "raw", "boiled", "canned"],
    "1pct": ["2pct", "whole", "fatfree"],
    "2pct": ["1pct", "whole", "fatfree"],
    small: ["large"],
    chicken: ["beef", "pork", "fish"],
    beef: ["chicken", "pork", "fish"],
    pork: ["chicken"],
    hot: ["iced"],
    iced: ["hot"],
    vanilla: ["chocolate"],
    chocolate: ["vanilla"],
    nosugar: ["sugar", "sugared"],
  }),
);

/** Begin names of foods that the words behind them name. Stems. */
export const foodClasses: ReadonlySet<string> = new Set(
  `fish mollusk crustacean candy snack beverage spice nut seed babyfood fastfood coffee baby toddler`.split(
    " ",
  ),
);

/** Parts of an animal or a plant: a "leg of lamb" is lamb. */
export const partNouns: ReadonlySet<string> = new Set(
  "leg breast thigh wing drumstick shoulder loin rack shank cut cube heart root top".split(" "),
);

/** Put on bread by the piece: "two slices of toast with butter" is butter twice. */
export const spreads: ReadonlySet<string> = new Set(
  "butter margarine jam jelly marmalade honey peanutbutter creamcheese mayonnaise nutella".split(
    " ",
  ),
);

/** What spreads are put on, by the piece. */
export const spreadOn: ReadonlySet<string> = new Set(
  "toast bread bagel englishmuffin roll bun cracker waffle pancake crumpet scone biscuit".split(
    " ",
  ),
);

/** What lies on a food or fills it. Stems. */
export const toppings: ReadonlySet<string> = new Set(
  "sauce icing frosting filling topping dressing glaze crust coating drizzle ruffle oil".split(" "),
);

/** Dishes that people tell by what they put in. Stems. */
export const partedDishes: ReadonlySet<string> = new Set(
  "sandwich wrap salad smoothie bowl toastie omelet omelette stew shake parfait".split(" "),
);

/** Dishes that hold their bread already. */
export const sandwiches: ReadonlySet<string> = new Set(
  `sandwich hamburger cheeseburger frankfurter blt sub submarine hoagie wrap panini toastie veggieburger melt
  burrito taco gyro slider club reuben`.split(/\s+/),
);

/** The bread of such a dish. */
export const breads: ReadonlySet<string> = new Set(
  "bread bun roll toast englishmuffin hamburgerbun hotdogbun ciabatta baguette sourdough tortilla pita rye".split(
    " ",
  ),
);

/** Dishes that are named last: a "bacon and egg sandwich" is a sandwich, not bacon. Stems. */
export const dishNouns: ReadonlySet<string> = new Set([
  ...sandwiches,
  ..."soup salad pie cake stew bar cookie candy sauce casserole pizza mix drink juice smoothie omelette quesadilla dip".split(
    " ",
  ),
]);

/** What is made or grown whole and eaten by the cut, an eighth as a rule. Stems. */
export const cutFoods: ReadonlySet<string> = new Set(
  "pie cake coffeecake cheesecake pizza quiche tart melon watermelon cantaloupe honeydew".split(
    " ",
  ),
);

/** What is added to a hot drink by the spoon. */
export const drinkAdditions: ReadonlySet<string> = new Set(
  "milk oatmilk soymilk almondmilk ricemilk coconutmilk cream creamer halfandhalf sugar honey syrup sweetener".split(
    " ",
  ),
);

/** Drinks that it is added to. */
export const hotDrinks: ReadonlySet<string> = new Set("coffee tea espresso americano".split(" "));

/** Dishes that are put together of foods: without their noun, the foods alone are meant. */
export const builtDishes: ReadonlySet<string> = new Set([
  ...sandwiches,
  ..."omelette quesadilla pizza bar".split(" "),
]);

/** What other foods are laid on. */
export const bases: ReadonlySet<string> = new Set([
  ..."toast bagel englishmuffin rice pasta spaghetti noodle quinoa couscous waffle pancake potato".split(
    " ",
  ),
]);
