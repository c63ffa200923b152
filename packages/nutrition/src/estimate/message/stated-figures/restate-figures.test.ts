import { describe, expect, it } from "vitest";
import { english } from "../../../languages/en/index.ts";
import { restateFigures } from "./restate-figures.ts";

const restate = (message: string) =>
  restateFigures(message, english)
    .replaceAll(english.energyUnits.kilocalorieSign, "kcal")
    .replace(/\s+/g, " ")
    .trim();

describe("restateFigures", () => {
  it.each([
    // Per 100 g: a weight, a package of known size, a part of it, several, or all.
    ["97kcal / 100g rice pudding, had 150 g", "150g rice pudding,146kcal"],
    ["Rice pudding tin (400g). 97kcal / 100g. ate three quarters", "Rice pudding,300g,291kcal"],
    ["Cod, label says 488 kcal per 100g and the bag is 48g", "Cod,48g,234.24kcal"],
    ["pils 0.5l, can says 43 kcal/100ml. x2", "pils,1000ml,430kcal"],
    ["biscuits, 490 kcal per 100 g, 2 pieces of 15 g", "biscuits,30g,147kcal"],
    ["150 g of Greek yoghurt (97 kcal per 100 g)", "Greek yoghurt,150g,145.5kcal"],
    ["bread 247 kcal/100 g, 44g per slice, 3 slices", "bread,132g,326.04kcal"],
    ["bread 44g per slice 247 kcal/100 g, 3 slices", "bread,132g,326.04kcal"],
    ["cheddar per 100g 402 kcal. 2 slices, 20 g each", "cheddar,40g,160.8kcal"],
    ["per 100g: 250kcal. 2 tortillas at 62 g", "124g tortillas,310kcal"],
    ["Kefir. 65 kcal per 100ml. One 250ml glass", "Kefir,250ml,162.5kcal"],
    ["sausages 3 of 8, pk 454g, 250 kcal per 100g", "sausages,170.25g,425.63kcal"],
    ["soup, 60 kcal per 100 g, had 500 g and one roll", "soup,500g,300kcal, and one roll"],
    // A number without a unit is a weight if the package holds as much.
    ["choc milk 500ml bottle 330kcal, drank 400", "choc milk,400ml,264kcal"],
    // Per serving or piece.
    ["fries, per 85 g serving 130 kcal, cooked up 170 g of them", "fries,170g,260kcal"],
    ["granola, per 40 g 180 kcal, had 60 g dry, no milk", "granola,60g,270kcal"],
    ["trail mix: serving 1/4 cup (30g) 150 cal - had half a cup", "trail mix,60g,300kcal"],
    ["ice cream, 2/3 cup = 230 cal, 3 serving/pint. half the pint", "ice cream,345kcal"],
    [
      "seeded bread 1 slice 45g 110kcal. 2 slices toasted + an egg",
      "seeded bread,90g,220kcal + an egg",
    ],
    [
      "Shake. Amount per serving (1 bottle 414ml): calories 170. drank 3/4",
      "Shake,310.5ml,127.5kcal",
    ],
    [
      "Frozen ravioli. serving size 1 cup (110 g), 240 cal. scale said 165 g",
      "Frozen ravioli,165g,360kcal",
    ],
    [
      "The meal kit, salmon with orzo. The card says 680 kcal per portion and it serves two, so my husband and I had a portion each",
      "The meal kit, salmon with orzo,680kcal",
    ],
    [
      "gousto tonight, 600 kcal per serve, ate half, mushroom gnocchi",
      "per serving 300kcal, 1 servings mushroom gnocchi",
    ],
    ["tikka masala, packet says 635 kcal for my half", "tikka masala,635kcal"],
    ["hummus 41kcal per tablespoon, had 4 tbsp w/ a carrot", "hummus,164kcal, w/ a carrot"],
    ["pork pie 390 cal a piece, ate half of one", "pork pie,195kcal"],
    ["Fruit loaf, per slice (1/8 of loaf): 145 kcal. had 3 slices toasted", "Fruit loaf,435kcal"],
    [
      "Pizza. Serving size 1/4 pizza (124g), about 4 servings, Calories 290. I ate half",
      "Pizza,248g,580kcal",
    ],
    ["quiche: 1/4 quiche is 310 kcal. i had half of it", "quiche,620kcal"],
    ["soup 600g pot, half pot 165kcal; had it all", "soup,600g,330kcal"],
    ["gyoza 38 kcal apiece, 7 of them", "gyoza,266kcal"],
    ["Muesli bar, label says 620 kJ each. I ate two", "Muesli bar,296.37kcal"],
    ["bread 96kcal/slice, 3 sl", "bread,288kcal"],
    ["it's 1,046 kJ per muffin, I managed one and a half", "muffin,375kcal"],
    ["crackers: serving size 30g = 130 cal, weighed out 45g", "crackers,45g,195kcal"],
    ["Stew. 250 cal a serving, 3 servings a tub, I demolished the tub", "Stew,750kcal"],
    ["4 cookies 400 kcal, ate 2", "cookies,200kcal"],
    ["chia pudding pot 180 kcal, two of those", "chia pudding pot,360kcal"],
    ["bag of pretzels, 30g, 117 kcal, had 3 bags", "pretzels,90g,351kcal"],
    ["Fage 2%, 120 kcal per pot, had one and a half pots", "Fage 2%,180kcal"],
    ["wheat crackers, 30 g serving = 130 kcal, I had two servings", "wheat crackers,60g,260kcal"],
    ["chips, the bag says 140 cal per 10 chips. counted out 25", "chips,350kcal"],
    ["crisps 528 kcal per 100 g, weighed out 60", "crisps,60g,316.8kcal"],
    ["ravioli, 3 servings per box at 350 kcal, I had 2 servings", "ravioli,700kcal"],
    ["lasagna, 5 servings, 380 kcal each, ate the whole thing", "lasagna,1900kcal"],
    [
      "Muesli bar, label says 620 kJ each. One went to school with Tom, I had 2",
      "Muesli bar,296.37kcal . One went to school with Tom,",
    ],
    ["Crisps 25g bag, 130kcal. Two bags gone", "Crisps,50g,260kcal"],
    ["brownies, batch was 2400 kcal acc. to the app, cut into 16, had 3", "brownies,450kcal"],
    ["Snickers: 240 kcal per bar (50 g). had a 20g fun size one", "Snickers,20g,96kcal"],
    ["Kefir drink: 100 ml contains 74 kcal, bottle 250 ml, finished it", "Kefir,250ml,185kcal"],
    ["noodles: 1 pack = 2 servings, 190 kcal per serving, ate the pack", "noodles,380kcal"],
    // Several foods; each was eaten once.
    [
      "whopper 660 kcal and small fries 220 kcal, had both",
      "whopper 660 kcal and small fries 220 kcal,",
    ],
    [
      "wrap 412 kcal, crisps 132 kcal, smoothie 138 kcal. Had all three",
      "wrap 412 kcal, crisps 132 kcal, smoothie 138 kcal.",
    ],
    ["granola bars 190 kcal each, had both", "granola bars,380kcal"],
    // Of a whole that was divided.
    [
      "a lasagne, the whole pan came to 3200 kcal by my calculation and serves 8, I had 2 servings",
      "lasagne,800kcal",
    ],
    ["flapjacks, makes 16, the tray is 4800 kcal, had two", "flapjacks,600kcal"],
    ["brownies, cut into 12 squares, 3600 kcal in total, ate 2", "brownies,600kcal"],
    ["chilli, the pot is 2000 kcal, makes 5, had one bowl", "chilli,400kcal"],
    ["lentil soup, the pot is 1500 kcal, serves 6, I had two bowls", "lentil soup,500kcal"],
    ["beef stew, whole pan is 2400 kcal and serves 8, ate 3 bowls", "beef stew,900kcal"],
    ["risotto serves 3, 510 kcal per serving, had two bowls", "risotto,1020kcal"],
    ["cereal, 120 kcal per serve, had 2 serves", "cereal,240kcal"],
    ["baked beans, tin holds 2 servings of 95 kcal, ate the tin", "baked beans,190kcal"],
    ["tomato soup, jar holds 2 servings of 95 kcal, drank the whole jar", "tomato soup,190kcal"],
    // Part of a package.
    ["curry, 412 kcal per half pack, ate the whole pack", "curry,824kcal"],
    ["custard 97 calories per 1/4 can. had half the can", "custard,194kcal"],
    ["mochi, 6 in a box, the box is 480 kcal. had two", "mochi,160kcal"],
    ["latte was 190 kcal according to their app, muffin 420", "latte,190kcal , muffin 420"],
    // Part of the whole.
    ["poke bowl, menu says 680 cal. Left about a quarter of it", "poke bowl,510kcal"],
    ["pancakes come to 400 calories, left one of the four", "pancakes,300kcal"],
    ["half a bag of popcorn (bag = 450 kcal)", "popcorn,225kcal"],
    ["1/3 of a 270g tub of hummus (tub = 810 kcal)", "hummus,90g,270kcal"],
    ["gnocchi, 750 kcal, ate about 80 percent", "gnocchi,600kcal"],
    ["stew, 350g portion of a batch that was 1400g and 1680 kcal in total", "stew,350g,420kcal"],
    ["half of a 600 kcal ready meal, chicken tikka", "300kcal chicken tikka"],
    [
      "chocolate bar 180 g, 536 kcal per 100g, had four squares of 24",
      "chocolate bar,30g,160.8kcal",
    ],
    ["muffin 360 calories at 4 in the afternoon", "muffin 360 calories at 4 in the afternoon"],
    ["garlic bread 2 pcs of 8 (whole stick 560kcal)", "garlic bread,140kcal"],
    ["Toblerone 360g bar 1900 kcal the whole thing, had 3 of 12 triangles", "Toblerone,475kcal"],
    ["30 crackers in the sleeve at 15 calories a cracker, I had ten", "cracker,150kcal"],
    ["the sleeve is 30 crackers at 16 calories per cracker and I ate twelve", "cracker,192kcal"],
    ["L: soup tin 400g, half (45 kcal per 100g)", "L: soup,200g,90kcal"],
    ["frozen pizza 1/4 (whole = 1040 kcal) + salad", "frozen pizza,260kcal + salad"],
    [
      "Subway 6 inch turkey, website says 280 kcal. Cookie 210 kcal",
      "Subway 6 inch turkey, website says 280 kcal. Cookie 210 kcal",
    ],
    [
      "a shake, 400 kcal, and then in the evening 16 kcal per cracker, I ate ten",
      "a shake, 400 kcal, and then in the evening cracker,160kcal",
    ],
    // Nutrients, and other foods.
    ["shake 118 kcal 24g protein per scoop, 1.5 scoops", "shake,177kcal,protein 36g"],
    ["yoghurt 90 kcal per 100 g, ate 50 g with a banana", "yoghurt,50g,45kcal, with a banana"],
    ["a wrap, sticker says 471 kcal / 1975 kJ, plus tea", "wrap,471kcal, plus tea"],
    ["soup 350 kcal a bowl, two bowls at lunch", "soup,700kcal, lunch"],
    // Packs of several, and what was eaten of them.
    ["fishcakes 2 pack 290g 198kcal/100g ate 1", "fishcakes,145g,287.1kcal"],
    ["fishcakes 2 (pack of 4, 290g, 198kcal/100g)", "fishcakes,145g,287.1kcal"],
    ["sausages 8 in a 454 g pack, 270 kcal/100 g, had 3", "sausages,170.25g,459.67kcal"],
    ["samosa x2 from 1kg bag of 20, 260kcal per 100g", "samosa,100g,260kcal"],
    ["2 of a 4 pack of crumpets, 97 kcal each", "crumpets,194kcal"],
    ["2 slices of a 400 g loaf (10 slices), 250 kcal per 100 g", "loaf,80g,200kcal"],
    ["pringles 40g of a 200g tube, 525 kcal/100g", "pringles,40g,210kcal"],
    ["camembert 1/4 of 250g box, 300 kcal/100g", "camembert,62.5g,187.5kcal"],
    ["whole carton of soup (600 g, half carton = 132 kcal)", "soup,264kcal"],
    // The eaten amount before the label, or next to it.
    ["ate 35 g of it. Manchego, 458 kcal per 100 g", "Manchego,35g,160.3kcal"],
    ["gelato, whole pint gone, 3 servings per pint, 230 kcal per serving", "gelato,690kcal"],
    ["per serving (30g): 112kcal. Bran flakes 60g", "per 100g 373.33kcal, 60g Bran flakes"],
    ["toast, each slice (38g) contains 92 kcal, had 3 slices", "toast,114g,276kcal"],
    ["tuna in oil 104 g, per 100 g 213 kcal", "tuna in oil,104g,221.52kcal"],
  ])("writes the figures of what was eaten: %s", (message, expected) => {
    expect(restate(message)).toBe(expected);
    expect(restateFigures(message, english)).toHaveLength(message.length);
  });

  it.each([
    "a 350 cal sandwich",
    "2 slices toast with 100 kcal of butter, ate all",
    "pasta (1050 kcal), cheese (480 kcal), sauce (270 kcal), ate a third",
    "1 crust (960 kcal), filling (640 kcal), cut in 8, had 2",
    "porridge (250 kcal), sugar 10g",
    "550 kcal burger and 300 kcal fries",
    "two cookies 180 kcal",
    "pie, 450 kcal per half, ate some",
    "baked a pie, the whole thing is 2400 kcal. cut in 6, one slice",
    "stew, 1500 g of the batch of 1400 g and 1680 kcal",
    "soup 400 g: 39 kcal per 100 g. I could just about face three quarters",
    "pack of crackers (130 kcal) with 2 eggs",
    "what can I cook under 500 kcal?",
    "burned 300 kcal on 2 runs",
  ])("leaves what it cannot relate to the eaten amount: %s", (message) => {
    expect(restateFigures(message, english)).toBe(message);
  });
});
