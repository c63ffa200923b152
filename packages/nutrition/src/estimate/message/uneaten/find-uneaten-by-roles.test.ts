import { describe, expect, test } from "vitest";
import { english } from "../../../languages/en/index.ts";
import { findUneatenByRoles } from "./find-uneaten-by-roles.ts";

/** The names of the foods of a text that were not eaten, and whether they were served. */
const find = (text: string) =>
  findUneatenByRoles(text, english).map(
    ({ food, isServed }) => `${text.slice(food.start, food.end)}${isServed ? "" : " (not served)"}`,
  );

describe("findUneatenByRoles", () => {
  test.each([
    ["burger, gave the fries to my mate", "fries"],
    ["burger, gave my mate the fries", "fries"],
    ["handed my doughnut to Karen, had soup", "doughnut"],
    ["peeled the skin off, ate the chicken", "skin"],
    ["sent the soup back, had rice", "soup"],
    ["curry, the pickle and the white butter I did not even touch", "pickle and the white butter"],
    ["dinner was fish pie, which I passed on", "fish pie"],
    ["muesli, the banana was too brown so I threw it away", "banana"],
    ["chops, skipped the garlic bread and potato salad", "garlic bread and potato salad"],
    ["turkey, no regrets, refused the pie", "pie"],
    ["a wrap, removed the garlic sauce, and ayran", "garlic sauce"],
    ["pork, left the crumble and the custard", "crumble and the custard"],
    ["3 pizzas, left crusts", "crusts"],
    ["porridge, out of honey", "honey (not served)"],
    [
      "turkey, did not do the stuffing, the sweet potato thing or any pie",
      "stuffing, the sweet potato thing or any pie",
    ],
    ["there were sandwiches and cake, couldn't eat any of it", "sandwiches and cake"],
    ["baked 24 cupcakes for school, didnt eat any", "cupcakes (not served)"],
    ["made 12 meatballs for fri, none eaten", "meatballs (not served)"],
    ["soup. I fried 10 samosas but ate none of them", "samosas (not served)"],
    ["cake in the office, I resisted", "cake"],
    ["chips were for the kids, I had salad", "chips"],
    ["a bowl of pasta, baby screamed, dog got it", "bowl of pasta"],
    ["fish, chips for hubby", "chips"],
    ["sausage, bread went to the dog", "bread"],
    ["3 egg whites, yolks binned", "yolks"],
    ["soup, dressing on the side not used", "dressing"],
    ["steak, potatoes stayed", "potatoes"],
    ["moi moi, akara finished before I came", "akara"],
    ["croissant no, I took the yogurt", "croissant (not served)"],
    ["flat white, came with a free biscuit, left it", "biscuit"],
    ["ordered the beef burger, they brought chicken", "beef burger (not served)"],
    ["roast lamb is in the oven for tonight, had grapes", "roast lamb (not served)"],
    ["soup, beer tomorrow", "beer (not served)"],
    ["while the potatoes were on I had cheese", "potatoes (not served)"],
    ["hubby's rendang smelled amazing, had rice", "rendang (not served)"],
    ["last time I ordered the nachos, this time soup", "nachos (not served)"],
    ["normally three pancakes but none today", "pancakes (not served)"],
    ["no bagels left so a muffin", "bagels (not served)"],
    ["lots of cake at the party but none for me", "lots of cake (not served)"],
    ["instead of my usual latte a green tea", "usual latte (not served)"],
    ["should have had salad but had pizza", "salad (not served)"],
    ["was going to get a sausage roll but had soup", "sausage roll (not served)"],
    ["walked past the bakery stand, had soup", "bakery stand (not served)"],
    ["my sister took the beef, I had rice", "beef (not served)"],
    ["they forgot my fries so only the burger", "fries (not served)"],
    ["ham wrap, carrots. She left the carrots", "carrots"],
    ["the kids wouldn't eat their peas, I had soup", "peas (not served)"],
    ["hubby ordered the steak, I had the salad", "steak (not served)"],
    [
      "someone brought a pavlova and it looked good but I only had the berries",
      "pavlova (not served)",
    ],
    ["there was pap and chakalaka but just the sausage", "pap and chakalaka (not served)"],
    ["made a tray of pasta for the church, had soup", "tray of pasta (not served)"],
    ["cooking a roast for tonight, had grapes", "roast (not served)"],
    ["subbed cauliflower rice for the naan", "naan"],
    [
      "they served rice, chicken and salad at the wedding. I only ate the chicken",
      "rice, chicken and salad (not served)",
    ],
    ["lunch was sandwiches and crisps, I just had an apple", "sandwiches and crisps (not served)"],
    ["ramen, drank almost none of the broth", "broth"],
    ["tea, gave up on the egg waffle", "egg waffle"],
  ])("finds the food of %j", (text, food) => {
    expect(find(text)).toEqual([food]);
  });

  test.each([
    "lasagne, left half of it",
    "there was pizza, I also had a salad",
    "they had pizza, I only had half of it",
    "my grandson left his fish fingers so I finished those",
    "the kids left 80 g pasta and I ate that",
    "made spaghetti for everyone, I had a big plate",
    "someone brought samosas, had two of them",
    "baby had a pouch of apple puree",
    "paella for my wife and me",
    "didn't skip the fries",
    "peeled prawns and rice",
    "leftover rice and an egg",
    "20 balls out of 150 g oats",
    "ate around a sixth of the pie",
    "had two eggs in the car",
    "squash, no added sugar",
    "skipped breakfast",
    "pizza for the kids",
    "my wife made soup so I had two bowls of that",
    "wanted 2 samosas, ended up with some of them",
  ])("finds none in %j", (text) => {
    expect(find(text)).toEqual([]);
  });
});
