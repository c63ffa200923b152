import { describe, expect, it } from "vitest";
import { estimateMeals } from "../estimate-meals.ts";
import { testIndex, writtenAt } from "../test-foods.ts";

const read = (message: string) => estimateMeals(message, testIndex, writtenAt);
const itemsOf = (message: string) => read(message).meals.flatMap((meal) => meal.items);

describe("stated nutrients", () => {
  it("replace the table's values; the others are computed for the weight that has that energy", () => {
    const [bagel] = itemsOf("a bagel, 540 kcal, 25 g protein");
    expect(bagel?.food.name).toBe("Bagel");
    expect(bagel?.nutrients).toMatchObject({ calories_kcal: 540, protein_g: 25, carbs_g: 106 });
    expect(bagel?.grams).toBe(200);
    expect(bagel?.portion.rule).toBe("stated-energy");
    expect(bagel?.source.dataset).toBe("You said so");
  });

  it("give the energy if all three macronutrients are stated, and keep a stated weight", () => {
    const [yogurt] = itemsOf("Greek yogurt 100 g with fat 9 g, carbs 3 g, protein 3 g");
    expect(yogurt?.grams).toBe(100);
    expect(yogurt?.nutrients).toMatchObject({
      calories_kcal: 105,
      protein_g: 3,
      carbs_g: 3,
      fat_g: 9,
    });
  });

  it("may be a letter next to an energy", () => {
    const [after] = itemsOf("a bagel (540 kcal, 25g p)");
    const [before] = itemsOf("a bagel 25g p 540 kcal");
    expect(after?.nutrients).toMatchObject({ calories_kcal: 540, protein_g: 25 });
    expect(before?.nutrients).toMatchObject({ calories_kcal: 540, protein_g: 25 });
  });

  it("are those of words that say little, if these have an amount of their own", () => {
    const items = itemsOf("1 store crust (960 kcal), 2 eggs");
    expect(items.map(({ nutrients }) => nutrients.calories_kcal)).toEqual([960, 155]);
  });

  it("create an item for an unknown food; other nutrients stay unknown", () => {
    const [item] = itemsOf("a zorblat (210 kcal)");
    expect(item?.food.name).toBe("zorblat");
    expect(item?.nutrients).toMatchObject({ calories_kcal: 210, protein_g: null, fat_g: null });
    expect(item).toMatchObject({ grams: null, portion: { rule: "stated-figures" } });
    expect(read("a zorblat (210 kcal)").unmatched).toEqual([]);
  });

  it("of 100 ml are multiplied by the volume, those of 100 g by the weight", () => {
    const [juice] = itemsOf("200 ml milk, 50 kcal per 100 ml");
    expect(juice?.nutrients.calories_kcal).toBe(100);
    expect(juice?.grams).toBeGreaterThan(200);
  });

  it("are less sure if the amount that they are multiplied by was not said, or they contradict the energy", () => {
    const confidence = (message: string) => itemsOf(message)[0]?.confidence ?? 1;
    expect(confidence("200 g rice, 120 kcal per 100 g")).toBeGreaterThan(0.9);
    expect(confidence("rice, 120 kcal per 100 g")).toBeLessThan(0.7);
    expect(confidence("100 g apple, 35 g protein")).toBeLessThan(0.5);
  });

  it.each([
    ["2 bagels, 250 kcal each", 500],
    ["2 bagels, 500 kcal", 500],
    ["200 g rice, 120 kcal per 100 g", 240],
    ["a bagel, 1046 kJ", 250],
    ["a bagel (calories: 250)", 250],
  ])("%s has %i kcal", (message, kcal) => {
    expect(itemsOf(message)[0]?.nutrients.calories_kcal).toBe(kcal);
  });

  it.each([
    ["two eggs then burned 300 calories at the gym", 155],
    ["a banana and 300 calories of rice", undefined],
    ["burned 300 calories, ate a banana", 106],
  ])("%s states no nutrients", (message, kcal) => {
    const [item] = itemsOf(message);
    expect(item?.source.dataset).toBe("test");
    if (kcal !== undefined) expect(item?.nutrients.calories_kcal).toBeCloseTo(kcal, 0);
  });
});

describe("stated energy", () => {
  it.each([
    ["a 540 cal bagel", ["Bagel 540"]],
    ["half of a 600 kcal bagel", ["Bagel 300"]],
    ["two 250 kcal bagels", ["Bagel 500"]],
    ["a 540 kcal hamburger and 300 kcal fries", ["Hamburger 540", "French fries 300"]],
    ["100 g yogurt + 80 cals of jam", ["Greek yogurt 97", "Strawberry jam 80"]],
    ["bagel 2x250kcal and a coffee", ["Bagel 500", "Coffee 2"]],
    ["bagel, 250 kcal each, had two of em", ["Bagel 500"]],
    ["bagel, 250 kcal per serving, ate 2 servings", ["Bagel 500"]],
    ["bagel, 250 kcal per serving, ate half a serving", ["Bagel 125"]],
    [
      "rice, package says 120 per cup, I had 1.5 cups, plus an egg",
      ["White rice, cooked 180", "Egg 78"],
    ],
    ["rice is 120 kcal per 100g and I had 50 g", ["White rice, cooked 60"]],
    [
      "yogurt 450g tub, 63 kcal / 100g, ate the whole tub with a banana",
      ["Greek yogurt 284", "Banana 106"],
    ],
    ["a bagel (~300 kcal) and a banana", ["Bagel 300", "Banana 106"]],
    ["bagel: 250 kcal per bagel, had 1.5 bagels", ["Bagel 375"]],
    ["bagel 100 g, label says 223 kcal", ["Bagel 223"]],
    ["a bagel from the truck, menu board said 640", ["Bagel 640"]],
    ["rice 200g, on the cup: 152 kcal, 20 g protein", ["White rice, cooked 152"]],
    ["rice 400g, 524kcal on the sleeve, and an egg", ["White rice, cooked 524", "Egg 78"]],
  ])("belongs to its food: %s", (message, foods) => {
    expect(
      itemsOf(message).map(
        ({ food, nutrients }) => `${food.name} ${Math.round(nutrients.calories_kcal ?? 0)}`,
      ),
    ).toEqual(foods);
  });

  it.each([
    "oatmeal. label: serving size 55g, calories 230, fat 8g, carbs 37g, protein 5g. had 2 servings",
    "oatmeal\nNutrition Facts\nServing size 55g\nCalories 230\nTotal Fat 8g\nTotal Carbohydrate 37g\nTotal Sugars 12g\nProtein 5g\nhad 2 servings",
  ])("on a label is the energy of one serving: %s", (message) => {
    const items = itemsOf(message);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      grams: 110,
      nutrients: { calories_kcal: 460, protein_g: 10, carbs_g: 74, fat_g: 16 },
    });
  });

  it("is shown on the receipt; the source names the record of the other nutrients", () => {
    const [bagel] = itemsOf("a 540 cal bagel");
    expect(bagel?.portion.explanation).toBe("“a 540 cal bagel” → 540 kcal as you said = 200 g");
    expect(bagel?.source.id).toBe("calories_kcal; the rest from test Bagel");
  });
});

describe("stated figures of a whole meal", () => {
  it.each([
    "lunch ~650 kcal (bagel and a banana)",
    "lunch about 650, bagel and a banana",
    "lunch was 650: bagel, banana",
    "lunch around 650\nbagel and a banana",
    "lunch 650-ish, bagel and a banana",
    "a bagel and a banana, 650 kcal total",
    "total 650 kcal: a bagel and a banana",
  ])("are divided between its foods: %s", (message) => {
    const meals = read(message).meals;
    expect(meals).toHaveLength(1);
    expect(meals[0]?.items.map(({ food }) => food.name)).toEqual(["Bagel", "Banana"]);
    expect(meals[0]?.nutrients.calories_kcal).toBeCloseTo(650, 0);
  });

  it("keep a figure of one of the foods", () => {
    expect(itemsOf("lunch 650 kcal: bagel 400 kcal, banana").map(kcalOf)).toEqual([400, 250]);
  });

  it("say on the receipt that each has a part", () => {
    const [bagel] = itemsOf("lunch 650 kcal: bagel and a banana");
    expect(bagel?.portion.explanation).toContain("of 650 as you said");
  });

  it.each([
    ["lunch about 650, a bagel", 650],
    ["snack ~200 bagel", 200],
    ["Dinner macros 50P 60C 20F: bagel and a banana", 620],
    ["bagel 40p/50c/10f", 450],
    ["P40 C50 F10 bagel", 450],
    ["bagel P 40g, C 50g, F 10g", 450],
  ])("%s has %i kcal", (message, kcal) => {
    const sum = itemsOf(message).reduce((total, item) => total + kcalOf(item), 0);
    expect(sum).toBeCloseTo(kcal, 0);
  });

  it.each([
    ["lunch at 1230: a bagel", 283.5],
    ["lunch was 200 g bagel", 540],
    ["burned 300 calories, lunch was a bagel", 283.5],
    ["my goal is 1800 kcal today, had a bagel", 283.5],
    ["dinner about 800 m away: a bagel", 283.5],
  ])("are not in '%s'", (message, kcal) => {
    expect(kcalOf(itemsOf(message).at(-1))).toBeCloseTo(kcal, 0);
  });
});

const kcalOf = (item: { nutrients: { calories_kcal: number | null } } | undefined) =>
  item?.nutrients.calories_kcal ?? 0;

describe("a pasted nutrition label", () => {
  it.each([
    ["Per serving (30g): 120 kcal, P 24g, C 3g, F 1.5g. Had 1.5 servings of oatmeal.", 180, 45],
    [
      "Nutrition Facts\nServing size 1 cup (60g)\nCalories 210\nTotal Fat 8g 10%\nTotal Carbohydrate 22g\nProtein 20g\n\nOatmeal, ate 2",
      420,
      120,
    ],
    [
      "oatmeal per 100ml: energy 255kJ/61kcal, fat 3,3g, carbohydrate 4,8g, protein 3,3g, salt 0,1g. drank 250 ml",
      152.5,
      253.5,
    ],
    ["oatmeal\nper 100g: 450 kcal, fat 15 g, carbs 62 g, protein 11 g\nhad 60g", 270, 60],
    [
      "Typical values per pot (150g)\nEnergy 410kJ 98kcal\nFat 0.5g\nof which saturates 0.1g\nCarbohydrate 6.2g\nof which sugars 5g\nProtein 16g\nSalt 0.12g\noatmeal, ate 1 pot",
      98,
      150,
    ],
    ["label: 220 kcal per 40g, 5g protein, 30g carbs, 9g fat. ate 80g of the oatmeal", 440, 80],
  ])("gives one food: %s", (message, kcal, grams) => {
    const items = itemsOf(message);
    expect(items).toHaveLength(1);
    expect(items[0]?.food.name).toBe("Oatmeal");
    expect(items[0]?.nutrients.calories_kcal).toBeCloseTo(kcal, 0);
    expect(items[0]?.grams).toBeCloseTo(grams, -1);
  });
});

describe("counts", () => {
  it.each([
    ["a bagel x2", "Bagel 210"],
    ["eggs x 3 and rice", "Egg 150"],
    ["bagels 2 x2", "Bagel 420"],
    ["2 of the 8 slices of a large pizza", "Pizza 214"],
    ["we ordered a pizza, I had 3 of the 8 slices", "Pizza 321"],
    ["a couple bites of my kid's bagel", "Bagel 30"],
    ["5 out of 8 slices of pizza", "Pizza 535"],
    ["two sips of beer", "Beer 30"],
    ["my wife and I shared 200 g rice", "White rice, cooked 100"],
  ])("%s is %s g", (message, item) => {
    const [first] = itemsOf(message);
    expect(`${first?.food.name} ${first?.grams}`).toBe(item);
  });
});

describe("nutrients without a food", () => {
  it.each([
    ["350 kcal", { calories_kcal: 350, protein_g: null }],
    ["500 calories, 30 g protein", { calories_kcal: 500, protein_g: 30 }],
    ["30 g protein", { calories_kcal: null, protein_g: 30 }],
    ["20 g protein, 30 g carbs, 10 g fat", { calories_kcal: 290, fat_g: 10 }],
    ["ate about 600 calories at lunch", { calories_kcal: 600 }],
    ["210 kcal (880 kJ)", { calories_kcal: 210 }],
  ])("%s is a quick add", (message, nutrients) => {
    const { meals } = read(message);
    expect(meals).toHaveLength(1);
    expect(meals[0]).toMatchObject({ title: "Quick Add", nutrients });
    expect(meals[0]?.items).toHaveLength(1);
    expect(meals[0]?.items[0]).toMatchObject({
      food: { name: "Quick add" },
      source: { dataset: "You said so" },
      grams: null,
      portion: { rule: "stated-figures" },
    });
    expect(meals[0]?.items[0]?.confidence).toBeGreaterThan(0.9);
    expect(meals[0]?.serving.servingSizeGrams).toBe(0);
  });

  it("are as certain without a food as with one", () => {
    const [bare, named] = [itemsOf("350 kcal")[0], itemsOf("a 350 kcal bagel")[0]];
    expect(bare?.energyRange).toEqual(named?.energyRange);
  });

  it("create one item each, in the right meal", () => {
    const { meals } = read("350 kcal for lunch and 200 kcal for dinner");
    expect(meals.map((meal) => [meal.mealType, meal.nutrients.calories_kcal])).toEqual([
      ["lunch", 350],
      ["dinner", 200],
    ]);
    expect(itemsOf("350 kcal + 200 kcal").map((item) => item.nutrients.calories_kcal)).toEqual([
      350, 200,
    ]);
  });

  it.each([
    "I have 500 kcal left",
    "my goal is 2000 kcal",
    "i need 2000 calories a day",
    "walked 5 km, 300 kcal",
    "120 kcal per 100 g",
    "350",
  ])("%s is not a quick add", (message) => {
    expect(itemsOf(message)).toEqual([]);
  });
});

describe("the eaten share", () => {
  it.each([
    ["200 g rice, ate half", 100],
    ["200 g rice, ate half of it", 100],
    ["200 g rice but left a quarter", 150],
    ["200 g rice, I didn't finish it, only ate half", 100],
    ["200 g rice and only ate a third of it", 66.7],
    ["200 g rice shared with my wife", 100],
    ["shared 200 g rice with two friends", 66.7],
    ["split 200 g rice three ways", 66.7],
    ["200 g rice between the two of us, shared", 100],
    ["split 200 g rice between four", 50],
    ["200 g rice with my wife", 200],
    ["rice shared with my wife", 158],
    ["half a bagel", 52.5],
    ["had half a bagel", 52.5],
    ["200 g rice, ate half the banana", 200],
  ])("%s is %d g of the first food", (message, grams) => {
    expect(itemsOf(message)[0]?.grams).toBe(grams);
  });
});

describe("implausible amounts", () => {
  it.each([
    ["two eggs and toast. ", 50, "“two eggs” is here 50 times: please check."],
    ["a cup of coffee, ", 12, "“a cup of coffee” is here 12 times: please check."],
  ])("'%s' repeated %i times adds a note and lowers the confidence", (words, count, note) => {
    const [meal] = read(words.repeat(count)).meals;
    expect(meal?.notes).toContain(note);
    expect(meal?.confidence).toBeLessThan(0.2);
  });

  it("include a meal with too much energy in all, which gets a note and a low confidence", () => {
    const foods = "3 kg rice, 1.5 kg pizza";
    expect(read(foods).meals[0]?.notes).toContain(
      "This is more energy than one eats at a meal: please check the amounts.",
    );
    expect(read(foods).meals[0]?.confidence).toBeLessThan(0.2);
    expect(read("1 kg rice, 1 kg pizza").meals[0]?.notes).not.toContain("please check");
  });

  it("include an item with too much stated energy", () => {
    expect(read("pizza 9000 kcal").meals[0]?.confidence).toBeLessThan(0.5);
    expect(read("pizza 900 kcal").meals[0]?.confidence).toBeGreaterThan(0.9);
  });

  it("such as 0 g have a low confidence", () => {
    expect(read("0 g rice").meals[0]?.confidence).toBeLessThan(0.2);
  });

  it.each(["0 g rice and a banana", "15 kg of rice"])(
    "in '%s' add a note and lower the confidence",
    (message) => {
      const [meal] = read(message).meals;
      expect(meal?.notes).toContain("please check");
      expect(meal?.items[0]?.confidence).toBeLessThan(0.2);
    },
  );
});
