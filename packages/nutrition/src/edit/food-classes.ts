const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Class names and the stems of their foods: "the drink" can mean a latte. */
export const foodClasses: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    "drink",
    list(`water coffee tea latte cappuccino espresso americano mocha juice cola coke beer wine milk smoothie soda
    softdrink lemonade cider cocktail cocoa hotchocolate shake milkshake kombucha oatmilk soymilk almondmilk flat white
    pepsi sprite lager ale gin vodka whisky rum`),
  ],
  ["coffee", list("latte cappuccino espresso americano mocha flatwhite macchiato cortado")],
  ["meat", list("chicken beef turkey pork ham bacon lamb steak sausage duck veal mince meatball")],
  ["fish", list("salmon cod tuna haddock trout mackerel plaice sardine tilapia halibut bass")],
  [
    "fruit",
    list(`apple banana pear orange blueberry strawberry raspberry grape melon mango pineapple peach plum kiwi
    berry cherry grapefruit`),
  ],
  [
    "vegetable",
    list(`broccoli carrot greenbean pea spinach kale cauliflower cabbage corn cucumber tomato lettuce pepper
    courgette zucchini asparagus mushroom celery sprout leek onion`),
  ],
  [
    "bread",
    list("bread toast bagel roll bun baguette pita tortilla naan croissant sourdough ciabatta"),
  ],
  ["cheese", list("cheddar parmesan brie feta mozzarella gouda halloumi camembert edam swiss")],
  ["pasta", list("spaghetti penne macaroni noodle lasagna fusilli tagliatelle linguine ravioli")],
  ["burger", list("burger hamburger cheeseburger veggieburger")],
  ["sauce", list("ketchup mayonnaise gravy mustard pesto salsa soysauce")],
]);

/** Words for the classes. */
export const classWords: ReadonlyMap<string, string> = new Map([
  ["veg", "vegetable"],
  ["veggie", "vegetable"],
  ["green", "vegetable"],
  ["beverage", "drink"],
  ["booze", "drink"],
  ["alcohol", "drink"],
  ...[...foodClasses.keys()].map((name): [string, string] => [name, name]),
]);

/** Stems of dishes, which are named by an ingredient: "turkey sandwich". */
export const dishes =
  list(`sandwich wrap salad curry soup stew burger pizza pie taco burrito quesadilla bowl pasta lasagna
  risotto omelette casserole toastie panini roll sub kebab stirfry fry noodle`);
