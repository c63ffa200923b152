import { estimateMeals } from "@morsel/nutrition/estimate";
import { array, assert, constantFrom, property, record, shuffledSubarray } from "fast-check";
import { expect, test } from "vitest";
import { isLongRun } from "../testing/long-run.ts";
import { starterFoods, starterIndex } from "../testing/starter-index.ts";
import { writtenAt } from "./check-reading.ts";

/** A fixed seed, so that failures are reproducible. */
const runs = { numRuns: isLongRun ? 500 : 200, seed: 20261125 };

/** Foods that do not describe one another, so that each is eaten by itself. */
const names =
  `latte; cappuccino; coffee; tea; coke; beer; wine; lassi; popcorn; croissant; toast; muffin; donut;
  bagel; cookie; brownie; nuggets; fries; pizza; salad;  soup; lasagne; kebab; samosa; falafel; rice; noodles;
  cereal; oats; crackers; cheesecake; grapes; olives; almonds; eggs; carrots`
    .split(";")
    .map((name) => name.trim());

const foodsById = new Map(starterFoods.map((food) => [food.id, food]));

function read(message: string) {
  const { meals, unmatched } = estimateMeals(message, starterIndex, writtenAt);
  const items = meals.flatMap((meal) => meal.items);
  return { items, unmatched };
}

const idsAlone = new Map(names.map((name) => [name, read(name).items.map(({ food }) => food.id)]));

/** True if the food has the word in one of its names or contains it. */
function has(id: string, name: string): boolean {
  const food = foodsById.get(id);
  const word = name.replace(/s$/, "");
  return [food?.name ?? "", ...(food?.aliases ?? []), ...(food?.contains ?? [])].some((each) =>
    each.toLowerCase().includes(word),
  );
}

/** The names of a message that are neither in an item, with a food that has them, nor not counted. */
function findLost(text: string, written: readonly string[]): readonly string[] {
  const { items, unmatched } = read(text);
  return written.filter(
    (name) =>
      !unmatched.some((words) => words.includes(name)) &&
      !items.some(
        (item) =>
          idsAlone.get(name)?.includes(item.food.id) === true ||
          (item.text.includes(name) && has(item.food.id, name)),
      ),
  );
}

const amount = constantFrom("", "", "", "a ", "2 ", "large ", "small ", "some ");
const mark = constantFrom(
  " ",
  " ",
  ", ",
  " and ",
  " + ",
  " & ",
  " / ",
  "\n",
  " then ",
  " with ",
  "; ",
);
const message = record({
  written: shuffledSubarray(names, { minLength: 2, maxLength: 3 }),
  amounts: array(amount, { minLength: 3, maxLength: 3 }),
  marks: array(mark, { minLength: 3, maxLength: 3 }),
}).map(({ written, amounts, marks }) => ({
  written,
  text: written.map((name, at) => `${at > 0 ? marks[at] : ""}${amounts[at]}${name}`).join(""),
}));

test("each food of a message is in an item that has it, or not counted", () => {
  assert(
    property(message, ({ written, text }) => {
      expect(findLost(text, written), text).toEqual([]);
    }),
    runs,
  );
});

test.each([
  ["a pizza and 4 cans", "4 cans"],
  ["one plate, then a banana", "one plate"],
  ["I had half the bag, also an apple", "half the bag"],
  ["coffee. A third.", "A third"],
  ["2 bottles and a burger", "2 bottles"],
  ["chips, 2 pints", "2 pints"],
  ["3 shots and a beer", "3 shots"],
])("%s: the amount of a food that was not said is reported and changes no food", (text, amount) => {
  const { items, unmatched } = read(text);
  expect(unmatched).toEqual([amount]);
  expect(items.map((item) => item.portion.count)).toEqual([1]);
});

test.each(["82 kg today. 2 eggs", "vitamin D 0.5, 2 eggs"])(
  "%s: no weight of a person or other figure is reported as food",
  (text) => expect(read(text).unmatched.join()).not.toMatch(/82|0.5/),
);

/** Messages in which foods were lost in silence, by kind, with a word of each food. */
const messagesWithFoods: readonly (readonly [message: string, ...foods: string[]])[] = [
  // A food after the last mark of a name that has none.
  ["two fingers kitkat, thumb of cheese", "kitkat", "cheese"],
  ["3 pickled onions, swig of milk", "onion", "milk"],
  ["2 eggs on sourdough, avocado", "eggs", "avocado"],
  ["4 squares of dairy milk, slug of rum", "milk", "rum"],
  ["6 pickled gherkins, thumb of gouda", "gherkin", "gouda"],
  ["pitta with hummus, handful of olives", "pitta", "hummus", "olive"],
  ["a can of sprouts with noodles", "sprout", "noodle"],
  ["filter coffee with a dash of milk", "coffee"],
  // A drink or a powder that is named by its brand or region only.
  ["a glass of Rioja with my steak", "rioja", "steak"],
  ["half a bottle of Bordeaux, brie", "bordeaux", "brie"],
  ["a bottle of Trophy and suya", "trophy", "suya"],
  ["a cold c2 and a siopao", "c2", "siopao"],
  ["scoop of c4, banana", "c4", "banana"],
  ["scoop of Rage before the gym, banana", "rage", "banana"],
  ["a pint of Landlord and a pie", "landlord", "pie"],
  ["two scoops of Legion in water", "legion"],
  ["a mug of Zorbo with toast", "zorbo", "toast"],
  ["solo 0.5l", "solo"],
  // Foods of others, if the person had some of them as well.
  ["daughter had fish pie, I had 2 spoons of it", "fish pie"],
  ["my husband made chilli so I had a big bowl", "chilli"],
  ["mum made dal, i had like 3 bowls w rice", "dal", "rice"],
  ["the kids had waffles so I ate one of those", "waffle"],
  ["my son didn't want his omelette so I ate it", "omelette"],
  ["toddler couldn't finish her pasta so I had it, about a cup", "pasta"],
  ["finished the kids beans, maybe 4 spoonfuls left", "beans"],
  ["roast chicken between 5 of us, I had 2 drumsticks", "drumstick"],
  ["Waffles for the kids birthday breakfast! I had 3, with jam", "waffle", "jam"],
  ["made moussaka, big square maybe 300g, plus bread but only half a slice", "moussaka", "bread"],
  ["our baby ate half a small bowl of porridge and some banana", "porridge", "banana"],
  ["up early feeding the baby ate 3 digestives, then muesli", "digestive", "muesli"],
  ["Ordered the moussaka, only managed half of it. Salad I did finish", "moussaka", "salad"],
  ["soup, and I could not say no to the cheesecake", "soup", "cheesecake"],
  // The side dish in the title of a recipe, and a soup that is not only its pieces.
  [
    "chicken stir fry with rice. I used 1 chicken breast, a pepper, a tbsp of oil, all mine",
    "rice",
  ],
  ["beef stir fry with noodles: 200 g beef, 1 pepper, 1 tbsp oil, all mine", "beef", "noodles"],
  ["tofu curry with quinoa. 300 g tofu, 1 onion, serves 3, had 1", "tofu", "quinoa"],
  ["tomato soup with pasta: 6 tomatoes, 1 onion, serves 2, one for me", "tomato", "pasta"],
  ["chilli with nachos: 500g mince, 2 cans beans, 1 onion. made 6, had 1", "mince", "nachos"],
  ["eba and egusi soup with 2 pieces of meat and a small fish", "eba", "egusi", "meat", "fish"],
  ["ramen with 3 pieces of chicken and an egg", "ramen", "chicken", "egg"],
  // The fries of a combo meal.
  ["whopper menu large with fanta", "whopper", "fries", "fanta"],
  ["mcdonalds cheeseburger menu, coke zero", "cheeseburger", "fries", "coke"],
  ["big mac menu medium, sprite", "big mac", "fries", "sprite"],
  ["6 nuggets menu small and orange juice", "nugget", "fries", "juice"],
  // Corrections of an amount, and a meal that was skipped.
  ["200 g yogurt no make that one hundred and a plum", "yogurt", "plum"],
  ["coffee and 2 of those muffins no wait just 1 then a wrap", "coffee", "muffin", "wrap"],
  ["Breakfast: porridge. Lunch: tuna sub. Dinner: skipped it", "porridge", "tuna"],
  ["KFC dinner plate 3pc", "chicken"],
  ["mug o tea 2 sugars", "tea", "sugar"],
  ["2 bacon 2 links 1 fried egg", "bacon", "sausage", "egg"],
  ["milanesa, puré and salad", "milanesa", "puré", "salad"],
];

test.each(messagesWithFoods)("%s: each food is an item or not counted", (message, ...foods) => {
  const { items, unmatched } = read(message);
  const isKnown = (food: string) =>
    unmatched.some((words) => words.toLowerCase().includes(food)) ||
    items.some((item) => has(item.food.id, food));
  expect(foods.filter((food) => !isKnown(food))).toEqual([]);
});

test.each([
  ["2 crackers with cheese", "crackers 8"],
  ["3 crackers with brie", "crackers 12"],
  ["rice cakes", "rice-cake 18"],
  ["popeyes large cajun fries", "popeyes-cajun-fries 240"],
  ["five guys large cajun fries", "five-guys-fries 560"],
  ["a packet of cheese n onion", "potato-chips 25"],
  ["500ml maurten 320", "carb-drink-powder 60"],
  ["finished kids mac n cheese, maybe 4 bites left", "mac-and-cheese 60"],
])("%s: the first food has the grams of what was said", (message, expected) => {
  const [item] = read(message).items;
  expect(`${item?.food.id} ${Math.round(item?.grams ?? 0)}`).toBe(expected);
});

test("a bare number after 'no idea maybe' is an energy", () => {
  const [item] = read("side salad no idea maybe 50").items;
  expect(item?.nutrients.calories_kcal).toBe(50);
});
