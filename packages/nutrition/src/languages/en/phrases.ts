import { parseVariants } from "../parse-variants.ts";

/** Phrases with a regular structure; each function generates one group. */

/** "thick whole wheat crust" is both a thick and a whole wheat crust. */
export function crustVariants(): Record<string, string> {
  const flours = { "whole wheat": "wholewheat wheat", "gluten free": "glutenfree", white: "white" };
  const phrases: Record<string, string> = {};
  for (const thickness of ["thin", "thick", "medium", "regular", "stuffed"]) {
    const crust = `${thickness === "regular" ? "medium" : thickness}crust`;
    phrases[`${thickness} crust`] = `${crust} crust`;
    if (thickness === "stuffed") continue;
    phrases[`${thickness} and crispy crust`] = `${crust} crust`;
    phrases[`${thickness} n crispy crust`] = `${crust} crust`;
    for (const [flour, unified] of Object.entries(flours)) {
      phrases[`${thickness} ${flour} crust`] = `${crust} ${unified} crust`;
    }
  }
  return phrases;
}

/** "a burger with two small patties": count and size in one word. */
export function pattyVariants(): Record<string, string> {
  const phrases: Record<string, string> = {};
  for (const [index, count] of ["one", "two", "three"].entries()) {
    for (const size of ["small", "medium", "large"]) {
      const word = `${count}${size}patty patty`;
      phrases[`${index + 1} ${size} patty`] = word;
      phrases[`${count} ${size} patty`] = word;
    }
  }
  return phrases;
}

/** "A large pepperoni", "two slices of pepperoni": a pizza; more slices are of the sausage. */
export function pepperoniVariants(): Record<string, string> {
  const phrases: Record<string, string> = {};
  const add = (words: string, sausage: string) => {
    phrases[`${words} ${sausage}`] = `${words} ${sausage} pizza`;
    phrases[`${words} ${sausage} pizza`] = `${words} ${sausage} pizza`;
  };
  for (const size of ["small", "medium", "large"]) add(size, "pepperoni");
  for (const style of ["new york style", "ny style", "inch", '"']) add(style, "pepperoni");
  for (const count of ["a", "one", "two", "three", "four", "couple of"])
    add(count, "slice of pepperoni");
  for (const [digit, count] of ["one", "two", "three", "four"].entries()) {
    phrases[`${digit + 1} slice of pepperoni`] = `${count} slice of pepperoni pizza`;
    phrases[`${digit + 1} slice of pepperoni pizza`] = `${digit + 1} slice of pepperoni pizza`;
  }
  return phrases;
}

/** "A medium popcorn" is one of a cinema; at home it has a bowl or a bag. */
export function popcornVariants(): Record<string, string> {
  const phrases: Record<string, string> = {};
  for (const size of ["small", "medium", "large", "regular"])
    for (const kind of ["", "salted ", "buttered ", "butter ", "sweet "])
      phrases[`${size} ${kind}popcorn`] = `${size} movie theater popcorn`;
  return phrases;
}

/** "Ham on wheat": the bread, unless another noun follows. A sandwich has its bread. */
export function breadVariants(): Record<string, string> {
  const phrases: Record<string, string> = {};
  const nouns =
    "bread toast roll bun rice pasta bagel tortilla wrap cracker pita sourdough loaf baguette plate";
  for (const kind of ["wheat", "white", "brown", "granary", "multigrain"]) {
    phrases[`on ${kind}`] = `on ${kind} bread`;
    phrases[`sandwich on ${kind}`] = `sandwich on ${kind}`;
    for (const noun of nouns.split(" ")) phrases[`on ${kind} ${noun}`] = `on ${kind} ${noun}`;
  }
  return phrases;
}

/** "Gerber 2nd Foods" is a brand name for baby food. */
export const babyFoodVariants = () =>
  parseVariants(`
    babyfood: baby food, baby food that contains, baby food containing, food for baby, gerber, beech nut
    babyfood: prepared for baby, made for baby, 1 st food, 2 nd food, 3 rd food, first food, second food
    babyfood: third food, gerber 1 st food, gerber 2 nd food, gerber 3 rd food, gerber first food
    babyfood: gerber second food, gerber third food
    babyfood strained: heinz strained
    stageone: stage 1, stage one
    stagetwo: stage 2, stage two
    stagethree: stage 3, stage three
  `);

/** "chocolate milk made with a dry mix and low-fat milk" is chocolate milk made with that milk. */
export function milkMixVariants(): Record<string, string> {
  const phrases: Record<string, string> = {};
  for (const made of ["made", "prepared"]) {
    for (const by of ["with", "from", "using"]) {
      for (const mix of ["dry mix", "a dry mix", "mix", "a mix", "powder"]) {
        phrases[`chocolate milk ${made} ${by} ${mix} and`] = "chocolate milk made with";
      }
    }
  }
  return phrases;
}

/** "the juice of half a lemon": the yield of a fruit, not a glass of juice or a fruit. */
export function fruitJuiceVariants(): Record<string, string> {
  const phrases: Record<string, string> = {};
  const counts = { a: "one", an: "one", one: "one", 1: "one", "half a": "half", "half an": "half" };
  const fruits = ["lemon", "lime", "orange", "grapefruit", "white grapefruit"];
  for (const fruit of fruits) {
    for (const [words, count] of Object.entries({ ...counts, two: "two", 2: "two" })) {
      for (const lead of ["of", "from"]) {
        for (const state of ["", "raw "]) {
          phrases[`juice ${lead} ${words} ${state}${fruit}`] = `${count} yield ${fruit} juice`;
        }
      }
    }
  }
  return phrases;
}

/** "a pizza bagel", "pizza on an English muffin": the bread is the base of the pizza. */
export function pizzaBaseVariants(): Record<string, string> {
  const phrases: Record<string, string> = {};
  const breads = { bagel: "pizzabagel", "english muffin": "pizzamuffin" };
  for (const [bread, word] of Object.entries(breads)) {
    phrases[`pizza ${bread}`] = word;
    phrases[`${bread} pizza`] = word;
    for (const on of ["on", "on a", "on an", "on half a", "on half an"]) {
      phrases[`pizza ${on} ${bread}`] = word;
    }
  }
  return phrases;
}

const dryFried =
  "beef mutton lamb goat pork buffalo shrimp squid crab liver egg tilapia pomfret sardine mackerel kingfish okra cabbage";

/** "beef fry" of South Asia and East Africa is fried beef; potatoes, chicken and cheese have fries. */
export function fryVariants(): Record<string, string> {
  const phrases: Record<string, string> = { "prawn fry": "fried shrimp" };
  for (const food of dryFried.split(" ")) phrases[`${food} fry`] = `fried ${food}`;
  return phrases;
}
