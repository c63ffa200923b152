import { describe, expect, test } from "vitest";
import { english } from "../../../languages/en/index.ts";
import { restateQuantities } from "./restate-quantities.ts";

const restated = (message: string) =>
  restateQuantities({ original: message, corrected: message }, english)
    .corrected.replace(/\s+/g, " ")
    .replaceAll("\u2060", "")
    .trim();

describe("writes the figures of a label as those of what was eaten", () => {
  test.each([
    ["each biscuit bar 21 g and 106 kcal, ate 2", "42g biscuit bar, 212kcal"],
    ["every cracker 6 g and 27 kcal says the pack, i took 5 crackers", "30g cracker, 135kcal"],
    ["almonds 28g 170cal. had 42g", "42g almonds, 255kcal"],
    ["oat milk 250 ml = 115 kcal. had 100 ml", "100ml oat milk, 46kcal"],
    ["crisps per 100g 520 kcal, had 30g of the 150g bag", "30g crisps, 156kcal"],
    ["lasagne, 1/2 pack 290 kcal, ate the whole pack", "lasagne, 580kcal"],
    [
      "brownie 60 g, 240 kcal. ate half since my brother took the other half",
      "30g brownie, 120kcal",
    ],
    [
      "brownie 60 g, 240 kcal. had half because my lodger stole the other half",
      "30g brownie, 120kcal",
    ],
    ["nachos, 1200 kcal, I had 3/4 if I am honest and she picked at the rest", "nachos, 900kcal"],
    ["rice cakes, each one 9 g, 35 kcal. had three", "27g rice cakes, 105kcal"],
    ["fish cakes, 85 g each at 180 kcal, two of them", "170g fish cakes, 360kcal"],
    ["2 sausages, 57g each, 160 kcal", "114g sausages, 320kcal"],
    ["crumpets 55 g each, 95 kcal each, had 3", "165g crumpets, 285kcal"],
    ["2 cereal bars (25g, 98 kcal each)", "50g cereal bars, 196kcal"],
    ["6 fish fingers, 28g 62kcal each", "168g fish fingers, 372kcal"],
    ["pork pie, 75g and 285 kcal a pie, two of them", "150g pork pie, 570kcal"],
    ["flapjacks, 60 g and 265 kcal per flapjack, had 2", "120g flapjacks, 530kcal"],
    ["oatcakes, 45 kcal each (10g), six", "60g oatcakes, 270kcal"],
    ["3 falafels, 55 kcal, 20 g each", "60g falafels, 165kcal"],
    ["fish fingers, 62 kcal per finger, 28 g, had five", "140g fish fingers, 310kcal"],
    [
      "stroopwafels, 190 kcal per stroopwafel (39 g), one and a half",
      "58.5g stroopwafels, 285kcal",
    ],
    ["frozen pizza: 1/4 pizza = 140 g, 340 kcal. I ate two quarters", "280g frozen pizza, 680kcal"],
    ["lasagne, 1/3 = 150 g, 210 kcal, ate one third", "150g lasagne, 210kcal"],
    ["quiche, 1/2 = 180 g, 500 kcal, ate half", "180g quiche, 500kcal"],
    ["one slice of the malt loaf is 38 g and 118 kcal, I had three", "114g malt loaf, 354kcal"],
    ["crispbread: one piece weighs 10 g and has 35 kcal, ate 4", "40g crispbread, 140kcal"],
    ["a slice of this ham is 12 g, 14 kcal. had 5", "60g ham, 70kcal"],
    ["a slice of cheesecake is 110 g, 350 kcal, ate half of it", "55g cheesecake, 175kcal"],
    ["8 mini pancakes (4 = 60g, 150kcal)", "120g mini pancakes, 300kcal"],
    ["12 mini sausages (4 = 80g, 240kcal)", "240g mini sausages, 720kcal"],
    ["6 dumplings (3 = 75 g, 150 kcal)", "150g dumplings, 300kcal"],
    ["chicken nuggets: 5 pieces = 90 g, 230 kcal. had 10", "180g chicken nuggets, 460kcal"],
    ["ham is 110 kcal per 100 g, three slices weighed 60 g", "60g ham, 66kcal"],
    ["gouda 356 kcal/100g, 2 slices weighed 50 g", "50g gouda, 178kcal"],
    ["bread 250 kcal per 100 g, my 3 slices came to 120 g", "120g bread, 300kcal"],
    ["dried mango, 30 g serving 95 kcal. had 2 servings", "60g dried mango, 190kcal"],
    ["granola, 40 g portion 180 kcal, ate two portions", "80g granola, 360kcal"],
    ["nuts, 25 g serving 150 kcal, had half a serving", "12.5g nuts, 75kcal"],
    ["one rice cracker weighs 3 g and is 12 kcal, I ate 20", "60g rice cracker, 240kcal"],
    ["a banana is 120 g and 105 kcal, had half", "60g banana, 52.5kcal"],
    ["one samosa is 40 g, 130 kcal. had three", "120g samosa, 390kcal"],
    ["one samosa is 130 kcal, ate 3", "samosa, 390kcal"],
    ["doughnut holes, 3 are 150 kcal, ate nine", "doughnut holes, 450kcal"],
    ["gummies: 5 is 45 kcal. had 15", "gummies, 135kcal"],
    ["cereal, 2 bars in a pack 192 kcal, ate one of the bars", "cereal, 96kcal"],
    ["cookies, 4 pieces per bag, 480 kcal. ate 3 pieces", "cookies, 360kcal"],
    ["coleslaw: 100 g - 180 kcal; helping 75 g", "75g coleslaw, 135kcal"],
    ["soup, 100 g, 40 kcal. had 300 g", "300g soup, 120kcal"],
    ["sorbet, 130 cal/100g, two scoops together 120g", "120g sorbet, 156kcal"],
    ["1 fish cake 90g and 185 kcal, i ate 2 fish cakes", "180g fish cake, 370kcal"],
    ["biscuits, 1 biscuit 5.5 g 25 kcal. ate 6", "33g biscuits, 150kcal"],
    ["crackers: 1 cracker 6 g, 27 kcal, had 5", "30g crackers, 135kcal"],
    ["grissini 4 sticks 20 g 82 kcal, took 8 sticks", "40g grissini, 164kcal"],
    ["ham, 3 slices 45 g 60 kcal, ate 2 slices", "30g ham, 40kcal"],
    ["toast, 2 slices 70 g, 180 kcal, had half", "35g toast, 90kcal"],
    ["kefir, 100 ml bottle with 68 kcal, two bottles", "kefir, 136kcal"],
    ["ritz crackers, 16 kcal for 1 cracker, had 9", "ritz crackers, 144kcal"],
    ["pretzels 80 kcal per 5 pretzels, had 10", "pretzels, 160kcal"],
    ["samosas, 130 kcal for 1 samosa, ate two", "samosas, 260kcal"],
    ["peanut butter 620 kcal per 100 g, two tablespoons were 32 g", "32g peanut butter, 198.4kcal"],
    ["chocolates, one is 12 g with 65 kcal, I have eaten 4", "48g chocolates, 260kcal"],
    [
      "per serving (30 g) 114 kcal says the granola box, I had three servings",
      "90g granola, 342kcal",
    ],
    ["crisps: per 25 g pack 130 kcal. ate 2 packs", "50g crisps, 260kcal"],
    ["half a 60g/220kcal protein bar", "30g protein bar, 110kcal"],
    ["two 30g/120kcal snack bars", "60g snack bars, 240kcal"],
    ["a 45 g, 190 kcal cereal bar, ate half", "22.5g cereal bar, 95kcal"],
    ["protein bar 60 g 220 kcal, half", "30g protein bar, 110kcal"],
    ["quest bar (60 g, 190 kcal), ate 2/3 of it", "40g quest bar, 126.67kcal"],
    ["clif bar, label says 68 g and 250 calories, ate the whole thing", "68g clif bar, 250kcal"],
    ["crisps 25g 131kcal, 2bags", "50g crisps, 262kcal"],
    ["mini cheddars 23g bag 119 cal, had 2 and a half bags", "57.5g mini cheddars, 297.5kcal"],
    ["muesli bar 35g 135kcal, ate 3", "105g muesli bar, 405kcal"],
    ["samosa 40g/105kcal, took four", "160g samosa, 420kcal"],
    ["mash was 98 kcal a 100g, had 200 g", "200g mash, 196kcal"],
    ["salami 35 g. on the package stands 420 kcal for 100 g", "35g salami, 147kcal"],
    ["ice cream, 100 g is 207 kcal. had 140 g", "140g ice cream, 289.8kcal"],
    ["pesto 380/100g, used 40g", "40g pesto, 152kcal"],
    ["bread is 234 kcal per 100g, my two slices were 88g together", "88g bread, 205.92kcal"],
    ["halloumi is 321 kcal per 100g and i had half the 225g block", "112.5g halloumi, 361.13kcal"],
    ["ice cream 1 serving = 2/3 cup 250 cal. had one and a half servings", "ice cream, 375kcal"],
    ["2 portions of chilli con carne, one portion being 320 calories", "chilli con carne, 640kcal"],
    ["a bowl of muesli is 300 kcal, had two bowls", "muesli, 600kcal"],
    ["double the serving of mac and cheese, and one serving is 310 cal", "mac and cheese, 620kcal"],
    ["blueberry muffin, 400 kcal so 200 for me", "blueberry muffin, 200kcal"],
    ["apple pie 480 kcal, of that 160 mine", "apple pie, 160kcal"],
    ["brownie, 300 kcal, 150 for me", "brownie, 150kcal"],
    [
      "instant noodles, 380 kcal a packet, so i made one and a half packets",
      "instant noodles, 570kcal",
    ],
    [
      "protein shake 160 cal but i made it double strength so twice that",
      "2 protein shake, 320kcal",
    ],
    ["half of a ready meal of 620 kcal (cottage pie)", "cottage pie, 310kcal"],
    ["about 600 cals of chinese takeaway, chicken chow mein", "chicken chow mein, 600kcal"],
    ["frozen meal 450 kcal, chicken korma", "frozen chicken korma, 450kcal"],
    ["pudding, 100 g: 318 kJ / 75 kcal. had 200 g", "200g pudding, 150kcal"],
    ["muesli bar, 620 kJ / 148 kcal, had two", "muesli bar, 296kcal"],
    ["crackers, 100 g is 1750 kJ (418 kcal), ate 50 g", "50g crackers, 209kcal"],
    ["trail mix, 450 calories worth", "trail mix, 450kcal"],
    ["porridge, 1250 kJ by the packet", "porridge, 298.76kcal"],
    ["lentil soup. whole can = 260 calories, ate the whole can", "lentil soup, 260kcal"],
    ["packet of 10 biscuits is 700 kcal and I've eaten the lot bar two", "8 biscuits, 560kcal"],
    ["soup on rice 600 kcal, ate half", "soup on rice, 300kcal"],
    [
      "protein bar label: per bar (55g) 205 kcal, fat 7 g, carbohydrate 18 g, protein 20 g. ate one bar",
      "55g protein bar, 205kcal,protein 20g,carbs 18g,fat 7g",
    ],
  ])("%s", (message, written) => {
    expect(restated(message)).toBe(written);
  });
});

describe("leaves figures of a serving next to a number of pieces as they are", () => {
  test.each([
    "10 nuggets, per serving (90 g) 230 kcal",
    "4 crackers, 120 kcal per serving",
    "3 wafers, 110 kcal a serving",
  ])("%s", (message) => {
    expect(restated(message)).toBe(message);
  });
});
