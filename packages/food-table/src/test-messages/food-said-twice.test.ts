import { estimateMeals } from "@morsel/nutrition/estimate";
import { describe, expect, test } from "vitest";
import { starterIndex } from "../testing/starter-index.ts";

const context = { nowMs: Date.UTC(2026, 0, 14, 21), timeZone: "UTC" };
const mealsOf = (message: string) => estimateMeals(message, starterIndex, context).meals;
const itemsOf = (message: string) => mealsOf(message).flatMap(({ items }) => items);
/** "id grams" of each item. */
const tell = (message: string) =>
  itemsOf(message).map(({ food, grams }) => `${food.id} ${Math.round(grams ?? 0)}`);

describe("a food that is said twice is counted once", () => {
  test.each([
    // The title of a platter, then what was on it.
    [
      "bento: 2 onigiri, 3 pieces tamagoyaki, edamame",
      ["onigiri 220", "tamagoyaki 90", "edamame 93"],
    ],
    ["bento and a miso soup", ["bento-box 550", "miso-soup 245"]],
    // The kind, then the sort: "one" stands for the food.
    ["I had a yogurt the little activia strawberry one", ["activia 115"]],
    ["a bar - the peanut butter one", ["granola-bar-peanut 35"]],
    ["3 beers, the small ones", ["beer 1080"]],
    ["a sandwich and one egg", ["sandwich 150", "egg 50"]],
    // The food, then its brand or kind with the amount.
    ["1 beer tyskie 0,5", ["beer 508"]],
    ["cheese cheddar 30 g", ["cheese-cheddar 30"]],
    ["2 beers and a beer 500 ml", ["beer 720", "beer 508"]],
    // A sentence that only names the food.
    ["chips. whole bag of ruffles 200g", ["potato-chips 200"]],
    // The kind, or an occasion named by it, then a counted food of that kind.
    ["Taco night! I had 2 crunchy tacos", ["taco-bell-crunchy-taco 148"]],
    ["dumplings tonight, 12 pork gyoza", ["gyoza 264"]],
    ["pasta for dinner. 120g cooked spaghetti", ["pasta-cooked 120"]],
    // Two foods, then both with their amounts.
    [
      "salmon and rice, 150g salmon fillet, 1 cup brown rice",
      ["salmon 150", "rice-brown-cooked 195"],
    ],
    ["bacon and eggs, 3 slices of bacon, 2 fried eggs", ["bacon 24", "egg-fried 110"]],
    // The courses of a meal.
    ["starter was soup, main was steak and chips", ["soup 245", "beef-steak 160", "fries 110"]],
    // A vessel of a dish whose base was weighed.
    ["a bowl of porridge made with water, 50g oats", ["oats-dry 50"]],
    ["a bowl of porridge, 50 g banana", ["oatmeal 300", "banana 50"]],
    // A flavor of a bar, and a food before it.
    ["peanut butter clif bar", ["energy-bar 68"]],
    ["chocolate chip granola bar", ["granola-bar 43"]],
    ["peanut butter, protein bar", ["peanut-butter 32", "protein-bar 60"]],
    ["peanuts protein bar", ["peanuts 28", "protein-bar 60"]],
    [
      "toast peanut butter protein bar",
      ["bread-white-toasted 50", "peanut-butter 32", "protein-bar 60"],
    ],
    // A dish, then what was eaten of it, named as it is in the dish.
    [
      "fish supper, ate the haddock and a third of the chips",
      ["battered-cod 180", "chip-shop-chips 67"],
    ],
    ["bowl of pho, ate all the noodles and beef", ["egg-noodles-cooked 190", "beef 85"]],
    [
      "chippy tea: large cod, mushy peas, curry sauce and chips",
      ["battered-cod 250", "peas-mushy 125", "curry-sauce 100", "fries 110"],
    ],
    ["KFC: 2 pc (drum+thigh)", ["kfc-drumstick 55", "kfc-thigh 96"]],
    ["cheeseburgers, I had 1 with ketchup", ["cheeseburger 165", "ketchup 17"]],
    // A general name, then the measured food that it stands for.
    ["a bowl of cereal about 40 g of cornflakes", ["cornflakes 40"]],
    ["nyama choma, half kilo goat", ["goat 500"]],
    // The two foods of an occasion.
    [
      "tea and biscuits at nans: 2 digestives, a cup of tea with milk",
      ["digestive-biscuit 30", "tea-with-milk 240"],
    ],
    // Other names of the same food.
    ["kelewele (fried plantain), water", ["kelewele 150", "water 240"]],
    // Words for what is in a dish, and its bread.
    ["3 breakfast tacos bacon egg and cheese, flour tortillas", ["taco-soft 315"]],
    ["steak frites about 200 g of meat", ["steak-frites 158", "meat 200"]],
    ["chicken rice, less rice", ["chicken-rice-hainanese 400"]],
    ["2 slices of bread, 1 with cheese, 1 with jam", ["bread-white 56", "cheese 21", "jam 20"]],
    // What was served, if only one of it was eaten.
    ["they served rice, chicken and salad. I only ate the chicken", ["chicken 85"]],
    // A filling of a stated amount.
    ["tacos with 150g carnitas", ["taco 68", "pork-carnitas 150"]],
  ])("%s: %j", (message, foods) => {
    expect(tell(message)).toEqual(foods);
  });
});

describe("words that say more about a food before them are not counted again", () => {
  test.each([
    // Its amount.
    ["fried eggs on toast (2 eggs, 2 toast)", ["egg-fried 110", "bread-white-toasted 50"]],
    ["pap and akara, four balls", ["ogi 240", "akara 160"]],
    ["eba (2 wraps) and egusi soup", ["eba 500", "egusi-soup 250"]],
    ["Snickers, standard bar", ["chocolate-nougat-nut 52"]],
    ["akara and tea, four balls", ["akara 160", "tea-black 240", "date-bar 80"]],
    ["overnight oats: 50g oats, 150ml milk", ["oats-dry 50", "milk 155"]],
    // The weight of its meat.
    ["rotisserie chicken, 200g meat no skin", ["chicken-rotisserie 200"]],
    ["rotisserie chicken, 100g beef", ["chicken-rotisserie 120", "beef 100"]],
    // Its milk.
    ["latte, skimmed", ["latte-nonfat 360"]],
    ["cappuccino, oat", ["oat-cappuccino 240"]],
    ["americano, semi skimmed", ["coffee-black 240", "milk-reduced-fat 15"]],
    ["yogurt, oat", ["yogurt 170", "oats-dry 40"]],
    // Its flavor.
    ["huel black 2 scoops chocolate with water", ["huel 100", "water 240"]],
    ["lidl protein pudding 200g choc", ["protein-pudding 200"]],
    ["core power elite, chocolate", ["core-power-elite 420"]],
    ["greek yogurt, honey and walnuts", ["yogurt-greek 150", "honey 7", "walnuts 28"]],
    ["greek yogurt, banana", ["yogurt-greek 150", "banana 118"]],
    // The food itself.
    ["Big Mac, medium fries, ate the burger", ["double-decker-burger 205", "fries 117"]],
    ["a chicken pot pie 460 kcal, whole pie", ["pot-pie-chicken 180"]],
    ["soup with the bread", ["soup 245", "bread-white 28"]],
  ])("%s: %j", (message, foods) => {
    expect(tell(message)).toEqual(foods);
  });
});

describe("a sentence of measured parts is what the dish before it was made of", () => {
  test.each([
    [
      "stir fry tonight. 125g beef mince, 160g stir fry veg, 60g egg noodles",
      ["ground-beef 125", "vegetables-stir-fried 160", "egg-noodles-cooked 60"],
    ],
    ["tuna sandwich without mayo: 2 slices of bread, 100g tuna", ["bread-white 56", "tuna 100"]],
    ["sushi! 6 salmon nigiri, 8 california rolls", ["nigiri-salmon 210", "sushi-california 240"]],
    [
      "omelette. 200 g yogurt and 100 g berries",
      ["egg-omelette 110", "yogurt 200", "berries-mixed 100"],
    ],
  ])("%s: %j", (message, foods) => {
    expect(tell(message)).toEqual(foods);
  });
});

test("a portion of a dish is what people eat of it, and a big one is more", () => {
  expect(tell("a portion of spaghetti bolognese")).toEqual(["spaghetti-bolognese 420"]);
  expect(tell("a big portion of spaghetti bolognese")).toEqual(["spaghetti-bolognese 546"]);
});

describe("a number between two foods", () => {
  test.each([
    ["idli 4 sambar", ["idli 180", "sambar 150"]],
    ["samosa 3 chutney", ["samosa 240", "chutney 32"]],
    ["toast 2 eggs", ["bread-white-toasted 50", "egg 100"]],
    ["muffin 2 coffees", ["muffin-blueberry 113", "coffee-black 480"]],
  ])("%s: %j", (message, foods) => {
    expect(tell(message)).toEqual(foods);
  });
});

describe("food of another day is reported and not counted", () => {
  test.each([
    ["2 eggs. tomorrow pizza", "tomorrow pizza"],
    ["2 eggs for breakfast, pizza tomorrow", "pizza tomorrow"],
    ["2 eggs today and tomorrow I'll have pizza", "and tomorrow I'll have pizza"],
  ])("%s: %s", (message, planned) => {
    expect(tell(message)).toEqual(["egg 100"]);
    expect(mealsOf(message)[0]?.unmatched).toEqual([planned]);
  });

  test("what was not food is not reported", () => {
    expect(mealsOf("2 eggs, tomorrow big exam")[0]?.unmatched ?? []).toEqual([]);
  });

  test.each(["eggs and toast tomorrow", "tomorrow pizza"])("%s is no meal of today", (message) => {
    expect(mealsOf(message)).toEqual([]);
  });
});
