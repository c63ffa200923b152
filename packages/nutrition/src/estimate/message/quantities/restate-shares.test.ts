import { describe, expect, test } from "vitest";
import { english } from "../../../languages/en/index.ts";
import { restateQuantities } from "./restate-quantities.ts";

const restated = (message: string) =>
  restateQuantities({ original: message, corrected: message }, english)
    .corrected.replace(/\s+/g, " ")
    .replaceAll("\u2060", "")
    .trim();

describe("writes the eaten part of one food before its name", () => {
  test.each([
    // a part of a package
    ["almonds, a third of 300 g", "100g almonds"],
    ["coleslaw quarter of a 300g tub", "75g coleslaw"],
    ["hummus, half 200g pot", "100g hummus"],
    ["focaccia 300g, half", "150g focaccia"],
    ["crisps 150 g, a fifth", "30g crisps"],
    ["brie 240 g, two wedges of 6", "80g brie"],
    ["had 3 of the 4 yoghurts in the pack, the pack is 500 g in total", "375g yoghurts"],
    ["pack of 5 samosas (250 g total), ate 2", "100g samosas"],
    ["one crumpet from a pack of 6, pack weighs 330 g", "55g crumpet"],
    // pieces of a whole
    ["two squares of a 90 g bar of white chocolate, bar has 18", "10g white chocolate"],
    ["five of the ten slices out of a 120 g packet of salami", "60g packet of salami"],
    [
      "there are 4 rows in the big dark chocolate bar, 100 g, ate 1 row",
      "25g big dark chocolate bar",
    ],
    ["2 slices rye bread, loaf is 500g with 20 slices", "50g rye bread"],
    ["a piece of tiramisu, cut in 10, whole thing 1.5 kg", "150g tiramisu"],
    ["lemon tart 900 g, my son cut it into 12, had two", "150g lemon tart"],
    ["one wedge of honeydew, the 2 kg melon was cut into 8", "250g honeydew"],
    [
      "cheese flan for Ana's birthday, the whole pie was 800 g, I had a quarter",
      "200g cheese flan",
    ],
    // pieces without a weight
    ["two of the 6 scones", "2 scones"],
    ["pepperoni pizza large, 3 of 8 slices", "3 of 8 slices of large pepperoni pizza"],
    ["tuna sushi 18 pieces, three people, we each had the same", "6 of 18 pieces of tuna sushi"],
    ["2 slices of banana bread cut into 12", "2 of 12 slices of banana bread"],
    ["Large latte, spilled a quarter", "0.75 Large latte"],
    ["pint of cider, left a third because it was warm", "0.6667 pint of cider"],
    [
      "3 cups cooked plain couscous on my plate, a third went back in the fridge",
      "2 cups of cooked plain couscous",
    ],
    ["nuggets x 12, binned 4", "8 nuggets"],
    ["6-pack of donuts, ate four", "4 donuts"],
    [
      "shared a large 12 slice vegetable pizza with two friends, i had 3 slices",
      "0.25 large vegetable pizza",
    ],
  ])("%s", (message, written) => {
    expect(restated(message).toLowerCase()).toBe(written.toLowerCase());
  });
});

describe("writes the own share of one food before its name", () => {
  test.each([
    ["10 wings, 6 him 4 me", "4 wings"],
    ["14 gyoza, 8 me, 6 him", "8 gyoza"],
    ["300 g cherries, mom dad and me, thirds", "100g cherries"],
    [
      "my wife and I ate a 200 g bag of pretzels, she had a quarter and I'd the rest",
      "150g bag of pretzels",
    ],
    ["we ordered 20 chicken wings for the table of four and split them equally", "5 chicken wings"],
    [
      "moussaka, 1.2 kg dish, four adults and equal plates, one of those plates was mine",
      "300g moussaka",
    ],
    [
      "shared a roast duck with my husband, he had 250 g of meat and I had 200 g",
      "200g roast duck",
    ],
  ])("%s", (message, written) => {
    expect(restated(message)).toBe(written);
  });
});

describe("takes off what was left or cannot be eaten", () => {
  test.each([
    ["brownie 90g, gave a third of it away", "60g brownie"],
    ["12 samosas, three went to the dog", "9 samosas"],
    ["pizza 600 g, a third went to the neighbours", "400g pizza"],
    ["400 g chips, half went to my sister", "200g chips"],
    ["pear 160g minus 20g core", "140g pear"],
    ["peach 200 g, the stone was 20 g", "180g peach"],
    ["lamb chop 220 g, bone 60 g", "160g lamb chop"],
    ["tub of popcorn 120 g. Ate till 40 g was left", "80g tub of popcorn"],
    ["cod 180 g baked, cat stole 30g of it while i was looking for a fork", "150g baked cod"],
    [
      "couldn't finish the jacket potato, 300 g no butter, so 100 g went in the bin",
      "200g jacket potato, no butter",
    ],
    ["i did not eat all of my waffle (120 g), 1/4 is still on the plate", "90g waffle"],
    ["chicken salad 300 g, no dressing, left a third", "200g chicken salad, no dressing"],
    [
      "200g lasagne, gave 50 g to my friend who forgot his lunchbox, ate the remaining",
      "150g lasagne",
    ],
    // weights with and without what cannot be eaten
    ["mango 300g, flesh 200g", "200g mango"],
    ["sardines in oil 120g, 90g drained", "90g sardines in oil"],
    ["trout 250g with skin on, 200g without skin and bones", "200g peeled trout"],
    [
      "olives from a jar of 300 g, drained weight 150 g, ate all of them, they are too good",
      "150g olives",
    ],
    ["steak with the bone 400 g, 300 g of meat", "300g steak"],
    ["veal chop 250 g, the bone was 50 g so 200 g of meat", "200g veal chop"],
    // before and after cooking
    ["potatoes boiled. 320 g raw with skin, 270 g when peeled", "270g peeled boiled potatoes"],
    ["400 g raw chicken thighs, ate 150 g cooked", "150g cooked chicken thighs"],
    ["80g dry pasta, 190g cooked", "80g dry pasta"],
    ["dry lentils 100 g, 250 g boiled", "100g dry lentils"],
    ["rice 80 g dry, 200 g cooked, ate half", "40g dry rice"],
    ["boiled yam four slices (240 g, weighed after boiling)", "240g boiled yam"],
    // the weight of what was counted
    ["peanuts, 2 handfuls (50 g in all)", "50g peanuts"],
    ["half a mug of cooked rice (90g)", "90g cooked rice"],
    ["half a bowl of soup, the bowl was 400 g", "200g soup"],
    ["a quarter cup of oats, 20 g", "20g oats"],
    ["two slices of gouda, 25 g the slice", "50g gouda"],
    ["a dozen radishes from the garden, 10g apiece", "120g radishes"],
  ])("%s", (message, written) => {
    expect(restated(message)).toBe(written);
  });
});

describe("leaves a message that may say something else as it is", () => {
  test.each([
    "half a tub of ice cream",
    "quarter bunny chow",
    "2 beers (330ml, 5%)",
    "burger and chips, left half the chips",
    "shared a bag of chips with 2 friends, I had a third",
    "a big bowl of soup, left half",
    "pizza, ate half because I was full and had a banana",
    "coffee. A third.",
    "oats 40 g, half a banana",
    "salad 300 g, 80 g of meat",
    "steak 250 g, no chips",
  ])("%s", (message) => {
    expect(restated(message)).toBe(message);
  });
});
