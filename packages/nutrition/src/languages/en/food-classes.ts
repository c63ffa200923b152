import { wordSet } from "../word-lists.ts";

/** Classes of foods with special rules for mentions, amounts or portions. */

/** Class prefixes in table names ("Fish, salmon"): the head noun follows. Stems. */
export const foodClasses: ReadonlySet<string> = wordSet(
  `fish mollusk crustacean candy snack beverage spice nut seed babyfood fastfood coffee baby toddler`,
);

/** Parts of an animal or a plant: a "leg of lamb" is lamb. */
export const partNouns: ReadonlySet<string> = wordSet(
  "leg breast thigh wing drumstick shoulder loin rack shank cut cube heart root top flesh",
);

/** Spread per piece: "two slices of toast with butter" has two portions of butter. */
export const spreads: ReadonlySet<string> = wordSet(
  "butter margarine jam jelly marmalade honey peanutbutter creamcheese mayonnaise nutella",
);

/** Written before the bread that they are on: "2 jam toast", "vegemite toast". */
export const spreadsBeforeBread: ReadonlySet<string> = spreads.union(
  wordSet("marmite vegemite yeastextract"),
);

/** Foods with spreads. */
export const spreadTargets: ReadonlySet<string> = wordSet(
  "toast bread bagel englishmuffin roll bun pao cracker waffle pancake crumpet scone biscuit brot brood boterham",
);

/** Foods on or in another food. Stems. */
export const toppings: ReadonlySet<string> = wordSet(
  "sauce icing frosting filling topping dressing glaze crust coating drizzle ruffle oil",
);

/** Dishes that people describe by their ingredients. Stems. */
export const ingredientListDishes: ReadonlySet<string> = wordSet(
  "sandwich wrap salad smoothie bowl toastie omelet omelette stew shake parfait",
);

/** Dishes with a liquid that no ingredient in pieces makes. Stems. */
export const soups: ReadonlySet<string> = wordSet("soup stew broth chowder ramen pho curry");

/** Dishes that include their bread. */
export const sandwiches: ReadonlySet<string> =
  wordSet(`sandwich hamburger cheeseburger frankfurter blt sub submarine hoagie wrap panini toastie veggieburger melt
  burrito taco gyro slider club reuben`);

/** The bread of such a dish. */
export const breads: ReadonlySet<string> = wordSet(
  "bread bun roll toast englishmuffin hamburgerbun hotdogbun ciabatta baguette sourdough tortilla pita rye bagel croissant brioche",
);

/** Foods that others are put on and not baked into: "crackers with cheese" are not cheese crackers. */
export const basesOfSides: ReadonlySet<string> = breads.union(
  wordSet("cracker crispbread oatcake"),
);

/** Of these, the bread of a burger. */
export const buns = wordSet("bun hamburgerbun");

/** The bread of a dish whose fillings are counted by themselves, by the stem of the dish. */
export const breadsOfDishes: ReadonlyMap<
  string,
  {
    readonly words: string;
    readonly pieces: number;
    readonly unit?: string;
    readonly size?: string;
  }
> = new Map([
  ["wrap", { words: "flour tortilla", pieces: 1, size: "large" }],
  ["sandwich", { words: "bread", pieces: 2, unit: "slice" }],
  ["toastie", { words: "bread", pieces: 2, unit: "slice" }],
  ["sub", { words: "sub roll", pieces: 1 }],
  ["roll", { words: "bread roll", pieces: 1 }],
  ["burger", { words: "burger bun", pieces: 1 }],
  ["hamburger", { words: "burger bun", pieces: 1 }],
  ["cheeseburger", { words: "burger bun", pieces: 1 }],
  ["quesadilla", { words: "flour tortilla", pieces: 1, size: "large" }],
  ["taco", { words: "corn tortilla", pieces: 1 }],
]);

const eggs = wordSet("egg eggwhite white yolk");

/** Dishes that people describe by their ingredients, with what each is made of: "a wrap with 100 g turkey". Stems. */
export const bases: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["sandwich", breads],
  ["wrap", breads],
  ["toastie", breads],
  ["omelet", eggs],
  ["omelette", eggs],
]);

/** What is baked or set from a mixture. Stems. */
export const bakedDishes: ReadonlySet<string> = wordSet(
  `cake muffin cupcake cookie brownie blondie bread loaf scone crumble cobbler pie tart pudding flapjack cheesecake tiramisu
  pancake waffle crepe bagel flatbread mousse bar ball bite bun`,
);

/** Ingredients that are eaten only in a dish. Stems. */
export const uncookedIngredients: ReadonlySet<string> = wordSet(
  "flour dough batter yeast cocoa cornstarch breadcrumb mascarpone sugar",
);

/** Ingredients of what is baked or set. Stems. */
export const bakingIngredients: ReadonlySet<string> = uncookedIngredients.union(
  wordSet(
    `egg white yolk eggwhite butter margarine milk buttermilk cream creamcheese cheese ricotta yogurt oil honey syrup powder oat water salt
    chocolate chip ladyfinger digestive biscuit banana apple applesauce pumpkin date coconut almond walnut pecan raisin
    peanutbutter sweetener cinnamon vanilla`,
  ),
);

/** They are in what is baked, not on it. Stems. */
export const bindingIngredients: ReadonlySet<string> = uncookedIngredients.union(
  wordSet("egg white eggwhite"),
);

/** What is eaten between two slices of bread, also if it is "on rye". Stems. */
export const sandwichFillings: ReadonlySet<string> = wordSet(
  "ham turkey pastrami salami bologna mortadella prosciutto beef chicken tuna swiss cheese cheddar provolone salad mayo bacon",
);
/** Bread that is cut into slices, as it is named after "on". Stems. */
export const slicedBreads: ReadonlySet<string> = wordSet(
  "bread rye wheat sourdough wholewheat wholemeal pumpernickel granary multigrain wholegrain",
);

/** Dishes named by the last noun: a "bacon and egg sandwich" is a sandwich. Stems. */
export const dishNouns: ReadonlySet<string> = new Set([
  ...sandwiches,
  ..."soup salad pie cake stew bar cookie candy sauce casserole pizza mix drink juice smoothie omelette quesadilla dip pudding crumble".split(
    " ",
  ),
]);

/** Dishes that are often eaten next to a main dish: "soup and cheese sandwich". Stems. */
export const sideDishes: ReadonlySet<string> = wordSet(
  `sandwich wrap pie cake cheesecake tart muffin bread loaf scone cookie crumble cobbler smoothie icecream sorbet jam pancake fritter croissant bagel baguette pizza burger hamburger roll dip brownie doughnut`,
);

/** Dishes named by the ingredients before their noun: "beef and ale stew", "pork and chive dumplings". Stems. */
export const dishesOfIngredients: ReadonlySet<string> = sideDishes.union(
  wordSet(`stew casserole soup chowder bisque curry korma tagine chili goulash hotpot quiche frittata omelette omelet
  risotto paella pilaf biryani jambalaya ravioli tortellini cannelloni lasagna lasagne tagliatelle linguine fettuccine
  pappardelle penne pasta gnocchi bake gratin springroll eggroll summerroll tamale arepa pupusa lumpia slider dumpling jiaozi gyoza potsticker pierogi pelmeni vareniki momo wonton
  mandu gow bao burger pasty pastry samosa empanada taquito taco burrito quesadilla enchilada fajita panini toastie
  melt crepe galette croquette arancini meatball kebab skewer burek borek stirfry stroganoff ragu parmentier parcel
  gozleme fishcake bhaji mcmuffin sausage pudding bakewell sub hoagie bap butty sarnie tartine calzone strudel`),
);

/** Ingredients that are written before the noun of a dish. Stems. */
export const ingredients: ReadonlySet<string> = wordSet(
  `chicken turkey duck beef steak mince lamb mutton goat pork ham bacon chorizo sausage prosciutto pancetta salami belly veal
  venison elk moose bison kangaroo ostrich salmon tuna cod haddock prawn shrimp crab lobster mussel clam fish seafood anchovy egg tofu tempeh cheese cheddar
  feta ricotta mozzarella parmesan gorgonzola brie halloumi paneer stilton creamcheese bean greenbean blackbean broadbean favabean
  kidneybean lentil chickpea pea corn sweetcorn spinach kale cabbage leek onion shallot garlic mushroom tomato pepper
  sweetpepper carrot potato sweetpotato parsnip pumpkin squash courgette zucchini aubergine eggplant broccoli
  cauliflower beet beetroot asparagus artichoke fennel celery celeriac sauerkraut kimchi chard nettle cress watercress
  avocado chive dill mint sage coriander cilantro basil parsley thyme rosemary ginger chili apple pear plum rhubarb
  blackberry raspberry blueberry strawberry cherry apricot peach banana orange lemon mango pineapple coconut walnut
  cucumber eel almond pecan hazelnut seed poppyseed pistachio cashew chocolate ale guinness stout veg veggie vegetable gruyere
  shiitake kidney nut pesto pasta noodle hummus horseradish mustard mayo mayonnaise slaw coleslaw relish chutney stuffing cranberry
  jalapeno gherkin olive caper rocket arugula ranch bbq buffalo teriyaki sriracha harissa nduja mortadella bresaola pastrami brisket
  serrano mackerel sardine trout crayfish calamari squid octopus scallop okra
  provolone gouda emmental edam camembert manchego mascarpone burrata marmite vegemite truffle fig grape date quince peanutbutter`,
);

/** Foods made or grown whole and eaten in pieces, usually eighths. Stems. */
export const slicedFoods: ReadonlySet<string> = wordSet(
  "pie cake coffeecake cheesecake pizza quiche tart melon watermelon cantaloupe honeydew",
);

/** Dishes that are named by what is in them, also after their amount: "tacos 3 fish". Stems. */
export const filledDishes: ReadonlySet<string> = wordSet(
  "pizza dumpling bun bao momo gyoza onigiri pierogi ravioli samosa pasty empanada taco burrito wrap sandwich quesadilla sub roll bagel sushi nigiri wing muffin pie springroll eggroll wonton potsticker jiaozi mandu pelmeni",
);

/** Liquids that are stirred into hot drinks, by the spoon. */
export const liquidAdditions: ReadonlySet<string> = wordSet(
  "milk oatmilk soymilk almondmilk ricemilk coconutmilk cream creamer halfandhalf skim",
);

/** Additions to hot drinks, by the spoon. */
export const drinkAdditions: ReadonlySet<string> = new Set([
  ...liquidAdditions,
  ...wordSet("sugar honey syrup sweetener"),
]);

/** Foods that milk is poured on, a part of a glass. Stems. */
export const cereals: ReadonlySet<string> = wordSet(
  `cereal cornflake muesli granola weetabix weetbix bix oatibix oat oatmeal porridge flake loop puff bran wheat bisk shreddy
  shreddie cheerio krispie krispy pop specialk grapenut frostie frosty wheaty wheatie chex charm alpen readybrek
  weeto krave toastcrunch kix trix pebble crunchynut capncrunch futurelife`,
);

/** With these foods, milk without an amount is a usual portion, not a splash. */
export const eatenWithMilk: ReadonlySet<string> = new Set([...cereals, "cookie", "cake"]);

/** What a powder or flakes make with a liquid. */
export const madeWithLiquid: ReadonlySet<string> = wordSet(
  "shake smoothie powder protein whey cocoa porridge oatmeal oat formula semolina pudding milkshake",
);

/** Drinks with such additions. */
export const hotDrinks: ReadonlySet<string> = wordSet(
  "coffee tea espresso americano cuppa decaf nescafe darjeeling assam grey brew",
);

/** Foods that are weighed before others of a meal: "150 g rice broccoli". Stems. */
export const staples = wordSet("rice pasta spaghetti penne noodle quinoa couscous bulgur potato");

/** The last word of a drink. Stems. */
export const drinkNames: ReadonlySet<string> = new Set([
  ...hotDrinks,
  ...wordSet(`milk chai latte cappuccino cocoa juice water coke cola pepsi sprite fanta soda lemonade squash beer lassi
    smoothie milkshake`),
]);

/** Words of drinks that are made with milk. */
export const milkDrinks: ReadonlySet<string> = wordSet(
  "latte cappuccino flatwhite white cortado mocha macchiato chai breve piccolo",
);

/** Words that name a kind of milk without the noun: "latte, skimmed". Stems. */
export const milkKinds: ReadonlySet<string> = wordSet(
  "skim skimmed semi semiskimmed whole full fat oat soy soya almond coconut lactosefree skinny 2% 1%",
);

/** Shapes and packages that foods come in, without the name of a food: "akara, four balls". Stems. */
export const pieceShapes: ReadonlySet<string> = wordSet(
  "ball wrap bar stick finger cone bottle can tin pack packet pouch sachet tub pot slice piece strip cube square wedge log scoop shot tablet stack half loaf",
);

/** Dishes composed of foods: without their noun, the foods themselves are meant. */
export const compositeDishes: ReadonlySet<string> = new Set([
  ...sandwiches,
  ..."omelette quesadilla pizza bar englishmuffin biscuit casserole".split(" "),
]);

/** What is prepared with them has no more energy: "whey 2 scoops in water". */
export const energyFreeLiquids = wordSet("water ice");

/** What bars, yogurts, ice creams and soft drinks taste of: "hard seltzer black cherry". Stems. */
export const flavors: ReadonlySet<string> = wordSet(
  `chocolate choc choco vanilla strawberry raspberry blueberry blackberry cherry mango peach lime lemon orange grapefruit pineapple
  watermelon apple banana fruit berry coconut caramel cookie cream mint coffee almond brownie hazelnut cinnamon honey
  fudge peanutbutter ginger pistachio grape kiwi punch latte mocha toffee maple extract pear melon lychee
  dough taro passionfruit guava stracciatella praline`,
);

/** Flavors that are hardly a food of their own after what is sold in flavors: "core power, chocolate". Stems. */
export const plainFlavors: ReadonlySet<string> = wordSet(
  "chocolate choc choco vanilla caramel toffee fudge neapolitan stracciatella double rich creamy natural unflavoured unflavored",
);

/** Words that are a flavor together with another word: "chocolate chip", "peanut butter", "salted caramel". Stems. */
export const wordsOfFlavors: ReadonlySet<string> = wordSet(
  "chip chunk crunch swirl peanut butter dark white salted sprinkle",
);

/** Products that are named after such a flavor. Stems. */
export const flavoredProducts: ReadonlySet<string> = wordSet("bar shake");

/** Flavors that are as often a food or drink of their own, next to what is not sold in flavors: "muffin latte". Stems. */
export const flavorsEatenAlone: ReadonlySet<string> = wordSet(
  "coffee latte mocha cookie brownie banana apple",
);

/** Flavors whose plural is food in pieces: "yogurt grapes" is not a grape yogurt. Stems. */
export const flavorsInPieces: ReadonlySet<string> = wordSet(
  `strawberry raspberry blueberry blackberry cherry mango peach lime lemon orange apple banana berry grape kiwi pear
  melon almond hazelnut pistachio`,
);

/** Products and fillings that sweets taste of: "oreo brownie". Stems. */
export const flavoringProducts: ReadonlySet<string> = wordSet(
  `oreo biscoff lotus nutella speculoos bueno snicker twix smartie reese ferrero toblerone daim rolo malteser mm crunchie
  kitkat marshmallow drizzle tiramisu custard matcha pecan walnut date rhubarb blackcurrant redcurrant apricot plum
  fig polenta pumpkin carrot earlgrey rose`,
);

/** Sweets that are named after what they taste of: "pistachio croissant". Stems. */
export const flavoredSweets: ReadonlySet<string> = wordSet(
  `cookie brownie blondie muffin cupcake cake cheesecake loaf donut doughnut croissant danish tart tartlet macaron macaroon
  scone shortbread biscuit biscotti eclair flapjack traybake wafer mochi fudge truffle mousse popcorn cobbler crumble pie
  strudel chocolate frappe frappuccino milkshake shake smoothie latte`,
);

/** Foods that other foods are served on. */
export const servingBases: ReadonlySet<string> = new Set([
  ..."toast bagel englishmuffin rice pasta spaghetti noodle quinoa couscous waffle pancake potato".split(
    " ",
  ),
]);

/** Foods and drinks that others are put in. Stems. */
export const basesWithAdditions: ReadonlySet<string> = wordSet(
  `cereal granola muesli oatmeal porridge cornflake weetabix coffee tea latte cappuccino espresso americano yogurt crispbread
  knäckebröd bread baguette sourdough tortilla pita steak fish egg`,
);

/** Foods that come cooked from a can, so that a weight without a state is not that of the dry food. Stems. */
export const cannedStems = wordSet("bean chickpea can canned tin tinned jar frozen");
