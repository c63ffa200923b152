/** Kinds of foods, by their nouns, that are told, eaten or counted in a way of their own. */

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
export const spreadTargets: ReadonlySet<string> = new Set(
  "toast bread bagel englishmuffin roll bun cracker waffle pancake crumpet scone biscuit".split(
    " ",
  ),
);

/** What lies on a food or fills it. Stems. */
export const toppings: ReadonlySet<string> = new Set(
  "sauce icing frosting filling topping dressing glaze crust coating drizzle ruffle oil".split(" "),
);

/** Dishes that people tell by what they put in. Stems. */
export const ingredientListDishes: ReadonlySet<string> = new Set(
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
export const slicedFoods: ReadonlySet<string> = new Set(
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
export const compositeDishes: ReadonlySet<string> = new Set([
  ...sandwiches,
  ..."omelette quesadilla pizza bar".split(" "),
]);

/** What other foods are laid on. */
export const servingBases: ReadonlySet<string> = new Set([
  ..."toast bagel englishmuffin rice pasta spaghetti noodle quinoa couscous waffle pancake potato".split(
    " ",
  ),
]);
