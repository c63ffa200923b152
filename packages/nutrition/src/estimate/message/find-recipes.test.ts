import { describe, expect, it } from "vitest";
import { estimateMeals } from "../estimate-meals.ts";
import { testIndex, writtenAt } from "../test-foods.ts";

const read = (message: string) => estimateMeals(message, testIndex, writtenAt);
const gramsOf = (message: string) =>
  read(message).meals.flatMap(({ items }) =>
    items.map(({ food, grams }) => `${food.name} ${grams}`),
  );

const dish = ["White rice, cooked 100", "Cheddar cheese 50", "Egg 25"];

describe("a recipe that was partly eaten", () => {
  it.each([
    ["made cake with 400g rice, 200g cheese and 2 eggs, serves 4, I had one", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs. 12 in the tray. 3 before work", dish],
    ["tray of 12 muffins w 400g rice, 200g cheese, 2 eggs. scoffed 3", dish],
    ["3 muffins from a batch of 12 (400g rice, 200g cheese, 2 eggs)", dish],
    ["three muffins, recipe makes 12: 400g rice, 200g cheese, 2 eggs", dish],
    ["post gym bake: 400g rice, 200g cheese, 2 eggs. 12 muffins. down 3 already", dish],
    ["kheer - 400g rice, 200g cheese, 2 eggs. 4 katori. one katori only i had", dish],
    ["cake i make, about 600g: 400g rice, 200g cheese, 2 eggs. had 150g", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs. bakes down to 600g. had 150g", dish],
    ["cake, total 600g after baking: 400g rice, 200g cheese, 2 eggs. 150g this morning", dish],
    ["cake 400g rice, 200g cheese, 2 eggs = 600g. 150g", dish],
    ["1.2 kg of rice cake (400g rice, 200g cheese, 2 eggs), ate 300g of it", dish],
    ["a quarter of the tray of rice cake: 400g rice, 200g cheese, 2 eggs", dish],
    ["cake: 400g rice (20 %), 200g cheese, 2 eggs. It came out at 1200g, I took 300g", dish],
    ["rice cake: 400g rice, 200g cheese, 2 eggs. cut into 8 slices and ate 2", dish],
    ["salad (400g rice, 200g cheese, 2 eggs) for 4 people, one bowl for me", dish],
    ["cake for 4: 400g rice, 200g cheese, 2 eggs. I ate one serving.", dish],
    ["Oatmeal I baked: 400g rice, 200g cheese, 2 eggs, makes 12, had 3", dish],
    ["cake from scratch: 400g rice, 200g cheese, 2 eggs. Made 8, I had 2 of them", dish],
    ["400g rice, 200g cheese, 2 eggs; 4 portions, I had 1", dish],
    ["batch of 12 cookies with 400g rice, 200g cheese and 2 eggs, ate 3 of them", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs, shared between 4, I had a quarter", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs. Whole thing weighed 1800g, my plate was 450g", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs. ate a quarter of it", dish],
    ["cake (16): 400g rice, 200g cheese, 2 eggs. ate 4 at 16:00", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs. 16 squares, ate 4 post workout", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs. 16 squares, ate 4 this arvo", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs, it's meant to serve four and I had one portion", dish],
    ["I made a cake it had 400g rice, 200g cheese, 2 eggs and it served four of us equally", dish],
    ["cakes: 400g rice, 200g cheese, 2 eggs, made 5, ate one and a bit, call it 1.25", dish],
    ["cake 1200g after cooking (400g rice, 200g cheese, 2 eggs). 300g of that", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs, 25% of it was mine", dish],
    ["cake from 400g rice, 200g cheese and 2 eggs, came out at 1.2 kg, I ate 300 g", dish],
    ["Cake:\n400g rice\n200g cheese\n2 eggs\nserves 4, I had 1", dish],
    ["cake recipe 400g rice, 200g cheese, 2 eggs. cut into 8 slices and i ate 2", dish],
    ["cakes for the family (400g rice, 200g cheese, 2 eggs) made 8 i had 2", dish],
    ["big pan of cake\n400g rice\n200g cheese\n2 eggs\n4 servings. Had 2 bowls so 1 serving", dish],
    ["Slow cooker cake, 400g rice + 200g cheese + 2 eggs, feeds 4. One serving", dish],
    ["cheese bake 400g rice 200g cheese 2 eggs, tray cut into 4. i had one", dish],
    [
      "Two slices of my cake. I cut it into 8. The whole cake: 400g rice, 200g cheese, 2 eggs.",
      dish,
    ],
    ["I had a quarter of a pan of cake: 400g rice, 200g cheese, 2 eggs", dish],
    ["1 of 4 portions of rice cake (400g rice, 200g cheese, 2 eggs)", dish],
    ["cake (400g rice, 200g cheese, 2 eggs) 1 slice out of 4", dish],
    ["cake (whole pot: 400g rice, 200g cheese, 2 eggs, i had a quarter)", dish],
    ["made cake from 400g rice, 200g cheese and 2 eggs and ate half so a quarter each", dish],
    ["Made a cake. 400g rice, 200g cheese, 2 eggs. Ate 1/4.", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs, divided by 4", dish],
    ["cake - 400g rice, 200g cheese, 2 eggs /4", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs, serves 4", dish],
    ["cake (400g rice, 200g cheese, 2 eggs). We are 4 and shared it equally", dish],
    ["cake made of 400g rice, 200g cheese, 2 eggs. ate 1/4 of it", dish],
    ["cake with 400g rice, 200g cheese, 2 eggs, didn't finish it, left three quarters", dish],
    ["cake from 400g rice, 200g cheese, 2 eggs. made 8, ate 2 plain", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs. The lot gave me 4 lunchboxes. Took 1 to work", dish],
    ["cake with 400g rice, 200g cheese, 2 eggs. Fed me and my three flatmates", dish],
    ["cake - 400g rice, 200g cheese, 2 eggs → 20 pieces. Five eaten", dish],
    ["Made cake for 4 days: 400g rice, 200g cheese, 2 eggs. Today was day one", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs. Weighs 800 g baked. My slice: 200 g", dish],
    ["cake, batch of 12: 400g rice, 200g cheese, 2 eggs. 3 for breakfast", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs. 6 portions, I ate one and a half", dish],
    ["made 12 cakes (400g rice, 200g cheese, 2 eggs). my son had 4 of the 12 and I had 3", dish],
    ["big pan of cake: 400g rice, 200g cheese, 2 eggs. Fed four", dish],
    ["4 lunches of 400g rice, 200g cheese and 2 eggs. Had the first one today", dish],
    ["Prepped 4 x boxes: 400g rice, 200g cheese, 2 eggs. 1 box eaten at noon", dish],
    ["cake weighing 1200g in total from 400g rice, 200g cheese, 2 eggs; 300g on my plate", dish],
    ["cake. Ingredients: 400g rice, 200g cheese, 2 eggs. Yield: 4. Eaten: 1", dish],
    ["Recipe: cake\n- 400g rice\n- 200g cheese\n- 2 eggs\n8 portions, ate 2", dish],
    ["cake with 400g rice, 200g cheese, 2 eggs; one of the four slices was my lunch", dish],
    ["cake 400g rice 200g cheese 2 eggs = 12 slices, had 3", dish],
    ["cake (400g rice, 200g cheese, 2 eggs) x 4 tubs. ate one tub", dish],
    ["400g rice, 200g cheese and 2 eggs, ÷ 4", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs. My sister took three quarters", dish],
    ["cake for me and three mates: 400g rice, 200g cheese, 2 eggs", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs. I've put it in 4 jars, ate 1 so far", dish],
    ["12 cakes from 400g rice, 200g cheese, 2 eggs, three cakes at noon", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs. cut in 8 wedges. Two wedges on the train", dish],
    ["made 12 rice cakes. 400g rice, 200g cheese, 2 eggs. had 3 of them", dish],
    ["Cakes (makes 16): 400g rice, 200g cheese, 2 eggs. 4 cakes after dinner", dish],
    ["cake batter made 20 cakes (400g rice, 200g cheese, 2 eggs). 5 of them at noon", dish],
    ["cake for 6: 400g rice, 200g cheese, 2 eggs. I had a portion and a half", dish],
    ["cake. 400g rice, 200g cheese, 2 eggs. does 8, I had a double portion", dish],
    ["baked cake this morning, 400g rice, 200g cheese, 2 eggs. cut into 8 slices had 2", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs. blended it, made 8, ate 2. kid ate the rest", dish],
    ["cake for 4: 400g rice, 200g cheese, 2 eggs. took 1 plate = 1/4", dish],
    ["family of four, cake: 400g rice, 200g cheese, 2 eggs. I had an equal share", dish],
    ["cake for the four of us: 400g rice, 200g cheese, 2 eggs. equal portions", dish],
    ["cake for four: 400g rice, 200g cheese, 2 eggs. Ate mine across the morning", dish],
    ["cake came out at 4 lb: 400g rice, 200g cheese, 2 eggs. My piece was 16 oz", dish],
    ["weight of my cake when done 2 kg (400g rice, 200g cheese, 2 eggs). Bowl was 500g", dish],
    ["so i made a cake with 400g rice 200g cheese and two eggs it made four bowls i had one", dish],
    [
      "cake with four hundred grams of rice two hundred grams of cheese two eggs cut it into 8 and i had two",
      dish,
    ],
    [
      "cake: 400g rice, 200g cheese, 2 eggs. tin 2.1 kg with the cake, 0.5 kg empty. Had 400 g",
      dish,
    ],
    [
      "cake: 400g rice, 200g cheese, 2 eggs. pan + cake 1900 g, pan alone 700. My plate had 300 g",
      dish,
    ],
    [
      "cake, half each: 400g rice, 200g cheese, 2 eggs",
      ["White rice, cooked 200", "Cheddar cheese 100", "Egg 50"],
    ],
    [
      "cakes x2: each 40g rice, 20g cheese, 1 egg",
      ["White rice, cooked 80", "Cheddar cheese 40", "Egg 100"],
    ],
    [
      "cakes x3, each 40g rice, 20g cheese and 1 egg. Ate 2 of them",
      ["White rice, cooked 80", "Cheddar cheese 40", "Egg 100"],
    ],
    [
      "3 cakes each with 40g rice, 20g cheese, 1 egg",
      ["White rice, cooked 120", "Cheddar cheese 60", "Egg 150"],
    ],
    ["Okay cake, I put in 400g rice, 200g cheese, 2 eggs. Serves 4, had one serving", dish],
    ["mum made cake, she used 400g rice, 200g cheese, 2 eggs. cut in 4, I had a piece", dish],
    ["so the pie: put in 400g rice, 200g cheese, 2 eggs. It fed four, I took a quarter", dish],
    ["cakes, 400g rice, 200g cheese, 2 eggs, 4 boxes, ate box no 3", dish],
    [
      "cake: 400g rice, 200g cheese, 2 eggs. me and my flatmate shared it equally",
      ["White rice, cooked 200", "Cheddar cheese 100", "Egg 50"],
    ],
    [
      "cake: 400g rice, 200g cheese, 2 eggs; 4 slices. Took one and gave half of that slice to my son",
      ["White rice, cooked 50", "Cheddar cheese 25", "Egg 12.5"],
    ],
    ["cooked 400g rice, weighed 1.2 kg after. ate 300g of it", ["White rice, cooked 100"]],
    [
      "cake with 400g rice, 200g cheese, 2 eggs, shared equally with my son",
      ["White rice, cooked 200", "Cheddar cheese 100", "Egg 50"],
    ],
    [
      "I had 400g rice and 200g cheese but I left half the cheese",
      ["White rice, cooked 400", "Cheddar cheese 100"],
    ],
    [
      "cake (400g rice, 200g cheese, 2 eggs) serves 4, had half a portion",
      ["White rice, cooked 50", "Cheddar cheese 25", "Egg 12.5"],
    ],
    [
      "cake: 400g rice, 200g cheese, 2 eggs. Serves 4, had my portion and left half",
      ["White rice, cooked 50", "Cheddar cheese 25", "Egg 12.5"],
    ],
    [
      "cake: 400g rice, 200g cheese, 2 eggs. Shared between 4, I left half of mine",
      ["White rice, cooked 50", "Cheddar cheese 25", "Egg 12.5"],
    ],
    [
      "cake: 400g rice, 200g cheese, 2 eggs. Left three quarters",
      ["White rice, cooked 100", "Cheddar cheese 50", "Egg 25"],
    ],
    ["cake: 400g rice, 200g cheese, 2 eggs. cut into 8 slices n i ate 2", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs. cut into 8. two bits at noon", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs. 8 servings, seconds were had so 2 of 8", dish],
    [
      "Batch of 12 cakes (2 eggs, 400g rice, 200g cheese). Had 3 after the gym",
      ["Egg 25", ...dish.slice(0, 2)],
    ],
    [
      "cake dough 400g rice 2 eggs 200g cheese, made 8, ate 2",
      ["White rice, cooked 100", "Egg 25", "Cheddar cheese 50"],
    ],
    ["cakes - 400g rice, 200g cheese, 2 eggs. rolled 20. five on my bagel", [...dish, "Bagel 105"]],
    [
      "taco meat from 400g rice, 200g cheese, made enough for 8 tacos. ate 2 tacos",
      dish.slice(0, 2),
    ],
    ["400g rice, 200g cheese, 2 eggs; cooked weight of the cake 1.2 kg, my plate 300 g", dish],
    ["batch of cakes: 400g rice, 200g cheese, 2 eggs. 8 cakes total, had two at noon", dish],
    [
      "low fat protein cake: 400g rice, 200g cheese, 2 eggs (0 kcal). came out 1.2 kg, had 300g",
      dish,
    ],
    ["baked 12 cakes from a batter of 400g rice, 200g cheese, 2 eggs. Had 3", dish],
    ["had 3 cakes, batch of 12 = 400g rice 200g cheese 2 eggs", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs split into 4 tubs, ate one", dish],
    ["cakes: 400g rice, 200g cheese, 2 eggs made 20 balls, i ate 5", dish],
    ["cakes: 400g rice 200g cheese 2 eggs 4 jars. ate 1 jar", dish],
    ["cakes: 400g rice, 200g cheese, 2 eggs. 4 servings had one", dish],
    ["cakes, 12 in tray: 400g rice, 200g cheese, 2 eggs. Ate 3", dish],
    ["cakes, 12 from 400g rice, 200g cheese, 2 eggs. ate 3", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs, quartered, I ate one of the quarters", dish],
    ["cake pot total 1.2kg: 400g rice, 200g cheese, 2 eggs. my bowl 300g", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs, ended up 1.2 kg, I ate 300 g", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs. 1.2 kg in the end, I ate 300 g", dish],
    ["Weight of my cake when done 1.2 kg (400g rice, 200g cheese, 2 eggs). ate 300g", dish],
    ["cake: 400g rice, 200g cheese, 2 eggs. weighed 1.2 kg, my plate: 300 g of the cake", dish],
    ["400 g rice made 1.2 kg cooked, I ate 300 g of that", ["White rice, cooked 100"]],
    ["cooked 400g rice, weighed 1.2 kg after. ate 300 of it", ["White rice, cooked 100"]],
    ["400g rice and 2 eggs, feeds 4. One serving", ["White rice, cooked 100", "Egg 25"]],
    [
      "2 ingredient cakes, 400g rice and 2 eggs. made 8, ate 2 and my son got 2",
      ["White rice, cooked 100", "Egg 25"],
    ],
    ["cakes: 400g rice 200g cheese 2 eggs, got 20 cakes out of that lot, had 5", dish],
    [
      "turned 2 eggs, 400g rice and 200g cheese into a cake, serves 4, ate 1",
      ["Egg 25", ...dish.slice(0, 2)],
    ],
    ["made 8 bagels from 400g rice, ate 2 with a banana", ["White rice, cooked 100", "Banana 118"]],
    ["made 8 bagels out of 400g rice, ate 2", ["White rice, cooked 100"]],
    ["8 bagels from 400g rice, ate 2", ["White rice, cooked 100"]],
    ["400g rice made 8 bagels, ate 2", ["White rice, cooked 100"]],
    ["bagels from 400g rice, made 8, ate 2", ["White rice, cooked 100"]],
    ["cake 2 eggs, 1 bagel, half a banana. 1/2 of it", ["Egg 50", "Bagel 52.5", "Banana 29.5"]],
    ["cake 2 eggs, 1 bagel, 1 banana, finished it", ["Egg 100", "Bagel 105", "Banana 118"]],
  ])("is counted as the eaten part of its ingredients: %s", (message, items) => {
    expect(gramsOf(message)).toEqual(items);
  });

  it.each([
    ["cake, 1 of 4 serves: 400g rice, 200g cheese, 2 eggs. with 1 banana", [...dish, "Banana 118"]],
    [
      "2 bagels. cake: 400g rice, 200g cheese, 2 eggs, serves 4, I had one with a banana",
      ["Bagel 210", ...dish, "Banana 118"],
    ],
    [
      "Breakfast: 2 eggs. Lunch: made cake with 400g rice, 200g cheese and 2 eggs, serves 4, had one. Dinner: 2 bagels",
      ["Egg 100", ...dish, "Bagel 210"],
    ],
  ])("does not divide other foods: %s", (message, items) => {
    expect(gramsOf(message)).toEqual(items);
  });

  it.each([
    ["cake with 2 eggs, serves 4, I had a coffee", "Coffee 240"],
    ["400 g rice and 2 eggs", "White rice, cooked 400"],
    ["400 g rice, 2 eggs, ate half of it", "White rice, cooked 400"],
    ["400 g rice for 2 people and 2 eggs", "White rice, cooked 400"],
    ["400 g rice, 2 eggs and 30 g cheese, with a friend", "White rice, cooked 400"],
    ["half of a bagel with 20 g cheese and 2 eggs", "Egg 100"],
    ["a slice of cake (20 g cheese, 2 eggs)", "Egg 100"],
    ["bagels x3, 400g rice, + 10 g cheese", "White rice, cooked 400"],
    ["3 bagels (party size), 400g rice, 2 eggs, had it all", "White rice, cooked 400"],
    ["shared a banana with my wife (had half), 400g rice with 2 eggs", "White rice, cooked 400"],
  ])("is not recognised in '%s'", (message, item) => {
    expect(gramsOf(message)).toContain(item);
  });

  it.each([
    "made 4 bagels with 20 g cheese, ate 1",
    "2 bagels from the bakery, 20 g cheese, had 1",
  ])("does not consist of one food that is only part of it: %s", (message) => {
    expect(gramsOf(message).join()).toContain("Bagel");
  });

  it("leaves the foods after it whole", () => {
    const message = "cake: 400g rice, 200g cheese, 2 eggs, feeds 4. One slice with a banana";
    expect(gramsOf(message)).toEqual([...dish, "Banana 118"]);
  });

  it.each([
    ["cake: 400g rice, 2 eggs. cut into 8. had 1 for breakfast and 2 for lunch", [50, 100]],
    ["cake: 400g rice, 2 eggs. 8 slices. Two for lunch, another for dinner", [100, 50]],
    ["cake: 400g rice, 2 eggs, came to 800g. 200g for lunch and 300g for dinner", [100, 150]],
    ["cake: 400g rice, 2 eggs. a quarter for lunch and an eighth for dinner", [100, 50]],
    ["cake: 400g rice, 2 eggs, 2 slices. had 2 for breakfast and 2 for lunch", [400]],
  ])("is counted at each of the meals at which a part was eaten: %s", (message, grams) => {
    const rice = read(message).meals.map(({ items }) => items[0]?.grams);
    expect(rice).toEqual(grams);
  });

  it.each([
    "homemade bagel, whole tray 2000 kcal serves 8, i had 1 portion",
    "Bagel, total for the recipe 2000 kcal, 8 pieces, 1 eaten",
    "bagel day 3 of 8: whole batch 2000 kcal, equal portions",
    "baked 8 bagels, dough was 2000 kcal in total, ate 1",
    "baked a bagel, comes to 2000 kcal for the whole tray and I get eight slices out of it, ate 1",
  ])("divides the stated energy of a dish: %s", (message) => {
    const [bagel] = read(message).meals;
    expect(bagel?.nutrients.calories_kcal).toBe(250);
  });

  it("has receipts with the dish and the eaten part", () => {
    const message = "made cheese cake with 400g rice and 2 eggs, serves 4, I had one portion";
    const [rice] = read(message).meals[0]?.items ?? [];
    expect(rice?.portion.explanation).toBe(
      "Eaten: 1 of 4 parts of “cheese cake”. “400g rice” → 0.25 of it eaten = 100 g",
    );
    const [part] = read("cake: 400g rice, 2 eggs. ate a quarter of it").meals[0]?.items ?? [];
    expect(part?.portion.explanation).toContain("Eaten: 0.25 of “cake”.");
  });
});

describe("a mix of weighed ingredients", () => {
  const mix = ["White rice, cooked 20", "Cheddar cheese 10"];

  it.each([
    ["mix: 400g rice, 200g cheese. had 30g of it", mix],
    ["mix jar 400g rice, 200g cheese, had 30 g", mix],
    ["mix: 400g rice, 2 eggs. had 30g of it", undefined],
  ])("weighs the sum of them: %s", (message, expected) => {
    if (expected) expect(gramsOf(message)).toEqual(expected);
    else expect(gramsOf(message)).toContain("White rice, cooked 400");
  });
});

describe("a dish that was eaten at two meals", () => {
  const cake = "cake: 400g rice, 200g cheese, 2 eggs. Makes 8. ";
  const riceOfMeals = (message: string) => read(message).meals.map(({ items }) => items[0]?.grams);

  it.each([
    `${cake}Had 2 today (one for lunch, one for dinner)`,
    `${cake}Had 2 pieces, one for lunch and one for dinner`,
    `${cake}Two of them today, one at 12:30, the other at 7 pm`,
  ])("divides the number that is said first: %s", (message) => {
    expect(riceOfMeals(message)).toEqual([50, 50]);
  });

  it("counts each of the shares without such a number", () => {
    expect(riceOfMeals(`${cake}Had 1 for lunch and 2 for dinner`)).toEqual([50, 100]);
  });
});

describe("what was used for a dish", () => {
  it("is raw and eaten whole", () => {
    expect(gramsOf("rice cake, I used 80g rice, 20g cheese, 2 eggs")).toEqual([
      "White rice, cooked 80",
      "Cheddar cheese 20",
      "Egg 100",
    ]);
    const [rice] = read("rice cake, I used 80g rice, 20g cheese, 2 eggs").meals[0]?.items ?? [];
    expect(rice?.portion.explanation).toContain("Eaten: ");
  });
});

describe("the eaten part of one food", () => {
  it.each([
    ["a 400g cheese, broke off 1/4", ["Cheddar cheese 100"]],
    ["a 400g cheese, about 75% is still in the fridge", ["Cheddar cheese 100"]],
  ])("%s", (message, expected) => {
    expect(gramsOf(message)).toEqual(expected);
  });

  it("is that of the last one of several foods", () => {
    const [rice, cheese] = gramsOf("rice and cheese");
    expect(gramsOf("rice and cheese, broke off 1/4")).toEqual([rice, "Cheddar cheese 5.3"]);
    expect(cheese).toBe("Cheddar cheese 21");
  });
});

describe("the note on a whole dish", () => {
  const pot = "made cake with 1 kg rice, 500 g cheese and 6 eggs";
  const notes = (message: string) => read(message).meals.map((meal) => meal.notes);

  it("says that all was counted if no part was said", () => {
    expect(notes(`${pot}. Everyone got a bit`)[0]).toMatch(/^The whole dish is counted\./);
  });

  it.each([
    `${pot}, serves 8, I had one`,
    "1 kg rice, 500 g cheese and 6 eggs",
    "made 2 eggs and rice",
  ])("is absent from: %s", (message) => {
    expect(notes(message)[0]).not.toMatch(/whole dish/);
  });
});

describe("a part of one meal", () => {
  it.each([
    "breakfast: 200 g rice, 1 egg. lunch: 400 g butter, half",
    "B: 200 g rice, 1 egg. L: 400 g butter, half",
  ])("divides no other meal: %s", (message) => {
    expect(gramsOf(message)).toEqual(["White rice, cooked 200", "Egg 50", "Butter 200"]);
  });
});
