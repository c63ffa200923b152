import { describe, expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { writeTerseFigures } from "./write-terse-figures.ts";

const write = (message: string) => {
  const { original, corrected } = writeTerseFigures(
    { original: message, corrected: message },
    english,
  );
  expect(corrected).toHaveLength(original.length);
  return corrected
    .replace(/\s+(?=,)/g, "")
    .replace(/\s+/g, " ")
    .trim();
};

describe("writeTerseFigures", () => {
  it.each([
    // Of each piece.
    ["2 slices bread 80 ea, 32g peanut butter", "2 slices bread 80 kcal each, 32g peanut butter"],
    ["3 rich teas 38ea", "3 rich teas 38 kcal each"],
    ["6 crackers (17kcal ea)", "6 crackers (17kcal each)"],
    ["2 glasses red (150ml ea)", "2 glasses of red wine (150ml each)"],
    ["2 cans of lager 440 each", "2 cans of lager 440ml each"],
    ["2 chicken breasts (150 each)", "2 chicken breasts (150g each)"],
    ["3 eggs 78 each, 1 rasher bacon 95", "3 eggs 78 kcal each, 1 rasher bacon 95 kcal"],
    // Per 100 g.
    ["skyr 200g (63/100g)", "skyr 200g (63 kcal per 100g)"],
    ["20g granola (450 per 100)", "20g granola (450 kcal per 100g)"],
    ["sauce, 62 calories per hundred grams", "sauce, 62 calories per 100g"],
    ["kefir 65/100ml", "kefir 65 kcal per 100ml"],
    ["tofu (144 kcal, 15 protein per 100)", "tofu (144 kcal, 15g protein per 100g)"],
    // Weights of several.
    ["indomie 2 packs of 70g and 2 eggs", "indomie 2 x 70g and 2 eggs"],
    ["2 packs of 85g instant noodles", "2 85g packs of instant noodles"],
    ["chicken breast pack 100g x2, rice", "chicken breast 2 x 100g, rice"],
    ["kofte 6 pieces 180 g total, bulgur", "kofte 180 g, bulgur"],
    // Weights that are said later.
    ["I weighed my pasta after cooking it was 240 grams", "240 grams cooked pasta"],
    ["brownies i made, weighed it, 60 g", "brownies i made, 60 g"],
    ["stew at work today, 420g, with bread", "stew 420g today, with bread"],
    ["lasagne to work for lunch, approx 350g", "lasagne for lunch, approx 350g"],
    ["three beers they were the tall cans 24 ounces 5 percent", "three beers (24 ounces each)"],
    // Sources.
    ["Grenade bar at 4pm. The wrapper: 60g, 223 kcal", "Grenade bar, 60g, 223 kcal at 4pm"],
    ["pie. Back of box = 445 kcal per half", "pie, 445 kcal per half"],
    ["jerky. bag is 2 servings, 80 calories each", "jerky, 2 servings, 80 calories each"],
    ["chilli. By my spreadsheet the lot is 1,950 kcal", "chilli, 1,950 kcal"],
    ["soup she puts it at 60 calories per 100 grams", "soup, 60 calories per 100g"],
    ["sushi, 349 kcal it said, and a coke", "sushi, 349 kcal, and a coke"],
    ["bar, back says 245", "bar, 245 kcal"],
    [
      "a tub of houmous with carrots. tub says 290 per 100g",
      "a tub of houmous, 290 kcal per 100g with carrots",
    ],
    // Of one, of 100 g, or of so many.
    ["3 flapjacks @310", "3 flapjacks, 310 kcal each"],
    ["skyr 250 @63", "skyr 250g, 63 kcal per 100g"],
    ["2 of 4 svgs chilli @310", "chilli, 310 kcal per serving, had 2 servings"],
    ["gyoza 6/20, bag 600g", "gyoza 6 of 20, bag 600g"],
    ["hummus 300g tub minus ~50", "hummus 300g tub, left 50g"],
    ["jasmine 75 dry, tofu 150", "jasmine 75g dry, tofu 150"],
    ["Macros for lunch 48p 60c 15f", "lunch macros 48p 60c 15f"],
  ])("writes %s in full", (message, expected) => {
    expect(write(message)).toBe(expected);
  });

  it.each([
    "2 packs, 8 each",
    "3 beers £5 each",
    "97 kcal per 100 g, 400 g tin",
    "chicken 200g rice 200g x2 meals",
    "one protein waffle 160",
    "weighed the steak, 240 g raw",
    "2 coffees @ 3 pm",
    "the menu said 740 calories for the salmon bowl",
    "half the pint of ice cream, the lid says 1,120 calories for the whole pint",
    "whey and quark, app says 55 g protein",
  ])("leaves %s", (message) => {
    expect(write(message)).toBe(message);
  });
});
