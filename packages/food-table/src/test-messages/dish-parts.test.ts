import { estimateMeals } from "@morsel/nutrition/estimate";
import { describe, expect, test } from "vitest";
import { listRecords } from "../source-records.ts";
import { loadStarterTable } from "../starter-table.ts";
import { starterIndex } from "../testing/starter-index.ts";

const context = { nowMs: Date.UTC(2026, 0, 14, 21), timeZone: "UTC" };

const itemsOf = (message: string) =>
  estimateMeals(message, starterIndex, context).meals.flatMap((meal) => meal.items);
const idsOf = (message: string) => itemsOf(message).map(({ food }) => food.id);

describe("parts that a dish contains are not counted again", () => {
  test.each([
    ["iced caramel macchiato with oat milk", 1],
    ["cappuccino w almond milk", 1],
    ["elote with mayo and cheese", 1],
    ["fish tacos with lettuce and salsa", 1],
    ["cobb salad: chicken, bacon, egg, avocado", 1],
    ["chipotle bowl with rice, beans, cheese and guacamole", 2],
    ["avocado toast on sourdough", 1],
    ["quest bar cookies and cream", 1],
    ["hard seltzer black cherry", 1],
    ["protein shake chocolate", 1],
  ])("%s: %i items", (message, count) => {
    expect(itemsOf(message)).toHaveLength(count);
  });

  test("the item has the words of the part and a remark that it is not counted again", () => {
    const [item] = itemsOf("iced caramel macchiato with oat milk and a banana");
    expect(item?.text).toBe("iced caramel macchiato with oat milk");
    expect(item?.remarks).toContain(
      "“oat milk” is in Caramel macchiato already: not counted again.",
    );
  });
});

test("a flavor before its food stays in the words of the item", () => {
  const [toast, yogurt] = itemsOf("toast banana yoghurt");
  expect(toast?.text).toBe("toast");
  expect(yogurt?.text).toBe("banana yoghurt");
  expect(yogurt?.remarks).toContainEqual(expect.stringContaining("“banana”"));
});

describe("a part before its dish names the dish", () => {
  test.each([
    ["pork bak kut teh", "bak-kut-teh", 1],
    ["2 bowls of prawn laksa", "laksa", 2],
    ["half a chicken murtabak", "martabak", 0.5],
    ["stir-fried bok choy", "gai-lan", 1],
  ])("%s", (message, id, count) => {
    expect(idsOf(message)).toEqual([id]);
    expect(itemsOf(message)[0]?.portion.count).toBe(count);
  });

  test("two foods stay two if the first is several pieces or the dish has an amount", () => {
    expect(idsOf("2 eggs avocado toast")).toHaveLength(2);
    expect(idsOf("pork 2 bowls of laksa")).toHaveLength(2);
  });
});

test("what the dish cannot have so much of is not taken off", () => {
  expect(itemsOf("chicken soup no noodles")[0]?.grams).toBe(itemsOf("chicken soup")[0]?.grams);
});

describe("foods that a dish does not contain are counted", () => {
  test.each([
    ["porridge with banana and honey", ["banana", "honey"]],
    ["burger with bacon", ["bacon"]],
    ["ramen with an extra egg", ["egg"]],
    ["plain yogurt with granola", ["granola"]],
    ["garden salad with ranch", ["dressing-ranch"]],
    ["latte, milk", ["milk"]],
  ])("%s", (message, added) => {
    const ids = idsOf(message).slice(1);
    expect(ids).toHaveLength(added.length);
    for (const [at, id] of added.entries()) expect(ids[at]).toContain(id);
  });
});

describe("a dish with measured parts is counted as its parts", () => {
  test.each([
    ["overnight oats: 60 g oats, 200 ml milk, 10 g chia seeds", 3],
    ["smoothie with 100 g strawberries, 150 ml milk and 20 g honey", 3],
    ["smoothie 1 banana, 250 ml milk, 1 tbsp peanut butter", 3],
    ["banana smoothie: 1 banana, 250 ml milk", 2],
    ["omelette 3 eggs 30 g cheese", 2],
    ["overnight oats\n1/2 cup oats\n1/2 cup milk\n1 tbsp chia seeds", 3],
    ["guac: 1 avocado, lime, salt", 3],
    ["guacamole 3 avocados, half an onion, 1 tbsp lime juice", 3],
    ["chicken burrito bowl: 150 g rice, 120 g chicken, 80 g black beans", 3],
    ["porridge made with 50 g oats", 1],
  ])("%s: %i items", (message, count) => {
    expect(itemsOf(message)).toHaveLength(count);
    expect(itemsOf(message)[0]?.portion.isStated).toBe(true);
  });
});

describe("a platter with its foods is counted as them", () => {
  test.each([
    ["Carvery. Turkey, 3 roast potatoes, a yorkshire pudding, carrots and gravy", 5],
    ["Sunday roast:\nroast beef\n3 roast potatoes\ncarrots\ngravy", 4],
  ])("%s: %i items", (message, count) => {
    expect(idsOf(message)).toHaveLength(count);
    expect(idsOf(message)).not.toContain("sunday-roast");
  });
});

describe("a list of foods is not a dish of them that was not named", () => {
  test.each([
    ["eggs, bacon, cheese", 3],
    ["3 eggs, ham, cheese", 3],
    ["salad: lettuce, tuna, egg, olives", 4],
    ["bacon egg and cheese biscuit", 1],
    ["ham and egg bagel", 1],
    ["80g oats 30g whey 1 banana 15g peanut butter", 4],
  ])("%s: %i items", (message, count) => {
    expect(itemsOf(message)).toHaveLength(count);
  });
});

describe("a kind without an amount, then which and how much of it", () => {
  test.each([
    ["I had steak tonight maybe eight ounces ribeye", [227]],
    ["salmon for dinner, around 150 g grilled salmon", [150]],
    ["coffee this morning like 12 oz black coffee", [360]],
    ["yogurt - 200g greek yogurt", [200]],
    ["had some bread maybe two slices of rye bread", [64]],
  ])("%s: one item", (message, grams) => {
    expect(itemsOf(message).map((item) => Math.round(item.grams ?? 0))).toEqual(grams);
  });

  test.each([
    "steak and 8 oz ribeye",
    "rice, 2 rice cakes",
    "coffee, 2 coffee cakes",
    "2 steaks, 8 oz ribeye",
  ])("%s: two items", (message) => {
    expect(itemsOf(message)).toHaveLength(2);
  });
});

test.each([
  ["3 egg omelette", 165],
  ["a three egg omelette with cheese", 195],
  ["2 omelettes", 220],
])("%s: %d g, by its eggs if they are counted", (message, grams) => {
  expect(itemsOf(message).map((item) => item.grams)).toEqual([grams]);
});

describe("a part of a stated amount is counted by itself, and the dish without what it usually has of it", () => {
  test.each([
    ["ham sandwich with 2 slices of wholemeal bread", ["sandwich-ham", "bread-whole-wheat"]],
    ["poke bowl with 150 g rice", ["poke-bowl", "rice-white-cooked"]],
    ["lasagna with 80 g pasta", ["lasagna", "pasta-cooked"]],
    ["carbonara with 2 eggs", ["pasta-carbonara", "egg"]],
    ["latte with 2 shots of espresso", ["latte", "espresso"]],
    ["curry with 200 g chicken", ["chicken-curry", "chicken"]],
    ["full english with 2 eggs", ["full-english", "egg"]],
    ["beef stew, 180 g of it beef", ["beef-stew", "beef"]],
    ["greek salad (60 g feta, 10 olives)", ["greek-salad", "cheese-feta", "olive-black"]],
  ])("%s", (message, ids) => {
    const [dish, ...parts] = itemsOf(message);
    expect([dish, ...parts].map((item) => item?.food.id)).toEqual(ids);
    const [whole] = itemsOf(dish?.words ?? "");
    expect(dish?.grams).toBeLessThan(whole?.grams ?? 0);
    expect(dish?.nutrients.calories_kcal).toBeLessThan(whole?.nutrients.calories_kcal ?? 0);
    for (const part of parts)
      expect(dish?.remarks).toContainEqual(
        expect.stringContaining(`“${part.text}” is counted by its own amount`),
      );
    // Figures that no single record has are not computed from the record again if the amount changes.
    expect(dish?.source.id).toContain(", ");
  });

  test.each([
    ["400 g beef stew with 150 g beef", "beef-stew", 400],
    ["hot chocolate made with 250 ml milk", "hot-chocolate-milk", 257.8],
    ["hot chocolate made with 400 ml milk", "hot-chocolate-milk", 412.4],
  ])(
    "a dish that was weighed, or that is mostly this part, says that it is in it: %s",
    (message, id, grams) => {
      const [dish, ...others] = itemsOf(message);
      expect(others).toEqual([]);
      expect(dish?.food.id).toBe(id);
      expect(dish?.grams).toBe(grams);
      expect(dish?.remarks).toContainEqual(
        expect.stringMatching(/“[^”]* (?:g beef|ml milk)” is in/),
      );
    },
  );

  test("a part that has more energy than the dish is counted next to it", () => {
    const message = "chicken caesar salad with 120 g grilled chicken, no croutons and no dressing";
    expect(itemsOf(message).map(({ grams }) => grams)).toEqual([expect.any(Number), 120]);
  });

  test("an amount after a comma may be that of the dish", () => {
    const items = itemsOf("bubble tea brown sugar with pearls, 500ml");
    expect(items.map(({ food }) => food.id)).not.toContain("tapioca-pearls");
  });

  test("pieces of a dish are not parts of each of its pieces", () => {
    expect(idsOf("sushi platter w sam, 18 pcs total so 9 each, mostly salmon nigiri")).toHaveLength(
      1,
    );
  });
});

describe("a measured part of a dish of many parts does not replace the dish", () => {
  test.each([
    ["scrambled eggs made with 3 eggs and a splash of milk", ["egg", "milk"]],
    ["tofu scramble (200 g firm tofu, onion)", ["tofu-firm", "onion-raw"]],
    [
      "stir fry with 150 g chicken, 100 g broccoli and 1 tbsp oil",
      ["chicken", "broccoli-cooked", "oil-vegetable"],
    ],
  ])(
    "but the part that makes the dish, or two measured parts, are the dish: %s",
    (message, ids) => {
      expect(idsOf(message)).toEqual(ids);
    },
  );
});

describe("what is eaten next to a dish is counted", () => {
  test.each([
    ["chili with rice and cheese", 3],
    ["tomato soup with grilled cheese", 2],
    ["biryani with raita and a boiled egg", 3],
    ["fried rice and orange chicken", 2],
    ["beef stew with dumplings", 2],
    ["pancakes with 2 eggs", 2],
    ["steak pie with chips and peas", 3],
    ["stir fry with 180 g noodles and 1 tbsp soy sauce", 3],
  ])("%s: %i items", (message, count) => {
    expect(itemsOf(message)).toHaveLength(count);
  });
});

describe("a part that was left out", () => {
  const notesOf = (message: string) =>
    estimateMeals(message, starterIndex, context)
      .meals.map(({ notes }) => notes)
      .join(" ");

  test("as one part if it has two words", () => {
    const [item] = itemsOf("cobb salad without the blue cheese");
    expect(item?.grams).toBeLessThan(430);
    expect(notesOf("cobb salad without the blue cheese")).not.toContain("Nothing was taken off");
  });

  test.each([
    ["onigiri", "mayo"],
    ["shawarma wrap", "garlic sauce"],
  ])("as at most a quarter of the energy if it is a sauce: %s without the %s", (dish, sauce) => {
    const [whole] = itemsOf(dish);
    const [item] = itemsOf(`${dish} without the ${sauce}`);
    const share = (item?.nutrients.calories_kcal ?? 0) / (whole?.nutrients.calories_kcal ?? 0);
    expect(share).toBeGreaterThan(0.74);
    expect(share).toBeLessThan(0.9);
  });

  test.each([
    "greek salad minus the olives",
    "greek salad, no olives",
    "greek salad, hold the olives",
  ])("is taken off the dish that contains it: %s", (message) => {
    const [whole] = itemsOf("greek salad");
    const [item] = itemsOf(message);
    expect(item?.food.id).toBe(whole?.food.id);
    expect(item?.nutrients.calories_kcal).toBeLessThan(whole?.nutrients.calories_kcal ?? 0);
    expect(notesOf(message)).not.toContain("Nothing was taken off");
  });

  test.each([
    ["pad thai, no peanuts", "peanuts"],
    ["300 g greek salad, no olives", "olives"],
    ["pad thai without the extra virgin olive oil", "extra virgin olive oil"],
    ["burrito bowl no pico de gallo", "pico de gallo"],
    ["doner kebab without chip shop chips", "chip shop chips"],
    ["pad thai without peanuts or soy sauce", "peanuts, no soy sauce"],
    ["lemonade without sugar", "sugar"],
    ["pepperoni pizza without meat", "meat"],
    ["battered fish without the batter", "batter"],
    ["fish sticks without the breading", "breading"],
  ])("is named in a note in the person's words if nothing was taken off: %s", (message, words) => {
    expect(notesOf(message)).toContain(`Nothing was taken off for “no ${words}”`);
  });

  test.each(["caesar salad, no dressing", "chili without meat"])(
    "is neither named nor taken off for a food whose name says that it has none: %s",
    (message) => {
      expect(notesOf(message)).not.toContain("Nothing was taken off");
      const [item] = itemsOf(message);
      expect(item?.grams).toBe(itemsOf(item?.food.name ?? "")[0]?.grams);
    },
  );

  test.each(["latte without sugar", "porridge, no sugar", "2 slices of white bread without crust"])(
    "is not named if there is none of it in the figures: %s",
    (message) => {
      expect(notesOf(message)).not.toContain("Nothing was taken off");
    },
  );

  test.each([
    ["spaghetti bolognese", "meat"],
    ["chicken biryani", "meat"],
    ["full english", "meat"],
    ["chai latte", "sugar"],
  ])(
    "is taken off by the name of its group or as a variety, of the same dish: %s, %s",
    (dish, part) => {
      const [whole] = itemsOf(dish);
      const [item, ...others] = itemsOf(`${dish} without ${part}`);
      expect([item?.food.id, others]).toEqual([whole?.food.id, []]);
      expect(item?.grams).toBeLessThan(whole?.grams ?? 0);
      expect(notesOf(`${dish} without ${part}`)).not.toContain("Nothing was taken off");
    },
  );

  test("is taken off once", () => {
    const [whole] = itemsOf("chicken burrito bowl");
    const [item] = itemsOf("chicken burrito bowl: no rice, black beans and cheese");
    const [rice] = itemsOf("rice");
    expect((whole?.grams ?? 0) - (item?.grams ?? 0)).toBeCloseTo(rice?.grams ?? Number.NaN, 0);
  });
});

describe("a part that was left out of a dish that is a mix", () => {
  const foods = loadStarterTable();
  const recordKey = ({ dataset, id }: { dataset: string; id: string }) => `${dataset}: ${id}`;
  const kcalOfRecord = new Map(
    foods.flatMap(({ source, per100g }): [string, number][] => {
      const [record, ...others] = listRecords(source);
      return record && others.length === 0
        ? [[recordKey(record), per100g.calories_kcal ?? Number.NaN]]
        : [];
    }),
  );
  /** Varieties of a food, as "no fat", and what is not read as a word of food. */
  const noParts = /fat|drink|\(/;
  /** Of what is nearly all of a dish nothing would remain. */
  const maxPercent = 95;

  /** Each part that the last word of its name tells from the other parts; of every third mix, for time. */
  const cases = foods
    .filter(({ parts = [] }) => parts.length > 0)
    .filter((_, place) => place % 3 === 0)
    .flatMap((food) => {
      const records = listRecords(food.source);
      const names = records.map(({ part }) => part?.name.toLowerCase() ?? "");
      return records.map((record, at) => {
        const word = names[at]?.split(" ").at(-1) ?? "";
        const stem = word.replace(/e?s$/, "");
        const others = names.filter((name, place) => place !== at && name.includes(stem));
        return { food, record, word, isTold: others.length === 0 && !noParts.test(word) };
      });
    })
    .filter(({ record, isTold }) => isTold && (record.part?.percent ?? 100) <= maxPercent);

  const outcomes = cases.map(({ food, record, word }) => {
    const [whole] = itemsOf(food.name);
    const message = `${food.name} without the ${word}`;
    const { meals, unmatched } = estimateMeals(message, starterIndex, context);
    const [item, ...others] = meals.flatMap(({ items }) => items);
    const share = (record.part?.percent ?? 0) / 100;
    const wholeGrams = whole?.grams ?? Number.NaN;
    const isSameDish = others.length === 0 && item?.food.id === food.id;
    const lessGrams = wholeGrams - (item?.grams ?? Number.NaN);
    const lessKcal =
      (whole?.nutrients.calories_kcal ?? 0) - (item?.nutrients.calories_kcal ?? Number.NaN);
    const kcal = kcalOfRecord.get(recordKey(record));
    const isExact =
      isSameDish &&
      Math.abs(lessGrams - share * wholeGrams) <= 0.06 &&
      (kcal === undefined || Math.abs(lessKcal - (kcal * share * wholeGrams) / 100) <= 1);
    const said = [...meals.map(({ notes }) => notes), ...unmatched].join(" ");
    const isUnchanged = isSameDish && lessGrams === 0;
    const isSilent = isUnchanged && !said.includes("Nothing was taken off");
    return { message, isExact, isSilent, grams: item?.grams ?? null };
  });

  test("takes off its share of the grams and the energy of its record", () => {
    const exact = outcomes.filter(({ isExact }) => isExact);
    expect(outcomes.length).toBeGreaterThan(600);
    // The others are varieties ("caesar salad without the dressing") and words that name no part.
    expect(exact.length / outcomes.length).toBeGreaterThan(0.95);
  });

  test("never leaves less than nothing, and is never ignored in silence", () => {
    expect(outcomes.filter(({ grams }) => grams !== null && grams <= 0)).toEqual([]);
    expect(outcomes.filter(({ isSilent }) => isSilent).map(({ message }) => message)).toEqual([]);
  });

  test.each([
    ["zongzi without pork", 0.82],
    ["dragon roll without the mayo", 0.97],
    ["thai iced tea without the condensed milk", 0.87],
    ["pad see ew without the rice noodles", 0.38],
    ["acai bowl without banana or granola", 0.7],
    ["chole bhature without the puri", 0.6],
    ["fish and chips without the chips", 0.45],
    ["fish and chips without the fries", 0.45],
  ])("%s: %d of the dish, whatever else has one of the words", (message, share) => {
    const [whole] = itemsOf(message.split(" without ")[0] ?? "");
    const [item, ...others] = itemsOf(message);
    expect(others).toEqual([]);
    expect(item?.food.id).toBe(whole?.food.id);
    expect(item?.grams).toBeCloseTo((whole?.grams ?? 0) * share, 0);
  });
});
