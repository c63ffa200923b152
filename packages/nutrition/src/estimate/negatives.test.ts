import { describe, expect, it } from "vitest";
import { estimateMeals } from "./estimate-meals.ts";
import { testIndex, writtenAt } from "./test-foods.ts";

const read = (message: string) => estimateMeals(message, testIndex, writtenAt);
const foodsOf = (message: string) =>
  read(message).meals.flatMap((meal) => meal.items.map((item) => item.food.name));

describe("texts without food", () => {
  it.each([
    "",
    "   \n  ",
    "nothing",
    "hello there",
    "I ran 5k and feel great",
    "walked the dog for 30 minutes",
    "did 3 sets of 12 squats",
    "I skipped lunch",
    "no breakfast today",
    "nothing for dinner",
    "feeling tired, slept 6 hours",
    "how many calories do I have left?",
    "burned 300 calories at the gym",
    "my dog is cute",
    "thanks!",
    "at 1pm",
    "yesterday",
    "1 2 3 4",
    "a of with and the",
    "I didn't eat the cake",
    "🙂🙂",
  ])("reads no meal in %j", (message) => {
    expect(read(message).meals).toEqual([]);
  });

  it.each(["hello there", "I ran 5k and feel great", "nothing", "thanks!", "I skipped lunch"])(
    "reports no unmatched food in %j",
    (message) => {
      expect(read(message).unmatched).toEqual([]);
    },
  );
});

describe("exclusions", () => {
  it.each([
    ["coffee without milk", ["Coffee"]],
    ["coffee without milk and sugar", ["Coffee"]],
    ["coffee, no milk", ["Coffee"]],
    ["toast without butter", ["White toast"]],
    ["toast without butter or jam", ["White toast"]],
    ["a burger with no cheese and fries", ["Hamburger", "French fries"]],
    ["two eggs, no toast", ["Egg"]],
    ["I skipped lunch and had a banana", ["Banana"]],
  ])("reads %s as %j", (message, foods) => {
    expect(foodsOf(message)).toEqual(foods);
  });

  it.each(["butter", "cheese", "milk", "jam", "cream cheese", "banana"])(
    "'without %s' does not add the excluded food",
    (denied) => {
      for (const dish of ["toast", "a burger", "200 g rice", "oatmeal", "a bagel", "two eggs"]) {
        const plain = foodsOf(dish);
        expect(foodsOf(`${dish} without ${denied}`)).toEqual(plain);
        expect(foodsOf(`${dish}, no ${denied}`)).toEqual(plain);
      }
    },
  );
});

describe("unknown words", () => {
  it("are reported as unmatched and named in the notes", () => {
    const { meals, unmatched } = read("two flurbs and a banana");
    expect(unmatched).toEqual(["two flurbs"]);
    expect(meals[0]?.items.map((item) => item.food.name)).toEqual(["Banana"]);
    expect(meals[0]?.notes).toContain("“two flurbs”");
  });

  it.each(["zorgblat", "a plate of qwertyuiop", "300 g vlimmer"])(
    "does not match %s to a food",
    (message) => {
      expect(read(message).meals).toEqual([]);
      expect(read(message).unmatched).toHaveLength(1);
    },
  );

  it("lower the confidence of a meal", () => {
    const [sure] = read("a banana").meals;
    const [unsure] = read("a banana and two flurbs").meals;
    expect(unsure?.confidence).toBeLessThan(sure?.confidence ?? 0);
  });
});
