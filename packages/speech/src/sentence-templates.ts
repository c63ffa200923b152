/** Phrases that begin, join and end spoken meals. Each list: phrases between semicolons. */

const list = (text: string): readonly (readonly string[])[] =>
  text
    .split(";")
    .map((phrase) => phrase.trim().split(/\s+/))
    .filter(([first]) => first !== "");

export const openers = list(`
  i had; i had; i ate; i just had; i just ate; i drank; we had; had; ate; today i had; today i ate;
  for breakfast; for breakfast i had; for breakfast i had; for lunch; for lunch i had; for lunch i had; for dinner;
  for dinner i had; for dinner i had; for supper i had; for a snack; for a snack i had; as a snack i had;
  this morning i had; this morning; last night i had; yesterday i had; yesterday for dinner i had;
  breakfast was; lunch was; dinner was; my breakfast was; then; then i had; also; and then; later i had; and; plus;
  at noon i had; at eight i had; in the morning i had; in the evening i had; in the afternoon i had; after work i had
`);

export const closers = list(`
  for breakfast; for lunch; for dinner; for supper; as a snack; this morning; yesterday; last night; at noon; at lunch;
  in the evening; at one; at two; at seven; at eight; at nine; at ten; at seven thirty; at eight thirty
`);

/** A duplicate phrase has twice the weight. */
export const joiners = list(`
  and; and; and; and a; with; with; with; with some; with a; and some; on; in; plus; without; no; then; a; comma
`);

export const counts = list(`
  one; two; two; two; three; three; four; five; six; seven; eight; nine; ten; twelve; a couple of; half a dozen; half;
  half a; a; a; a; a; an; another; one and a half; two and a half
`);

export const severalCounts = list("two; two; three; three; four; five; six; a couple of; some");

export const weighed = list(`
  fifty; eighty; one hundred; a hundred; one hundred fifty; a hundred and fifty; two hundred; two hundred fifty;
  three hundred; thirty; forty; sixty; seventy; ninety; twenty; ten; fifteen; twenty five; one twenty; one fifty;
  three fifty; four hundred; five hundred
`);

export const weightUnits = list("grams; grams; grams; milliliters");

export const amounts = list(`
  a cup of; one cup of; two cups of; half a cup of; a quarter cup of; three quarters of a cup of; a bowl of;
  a small bowl of; a big bowl of; a large bowl of; a glass of; two glasses of; a large glass of; a slice of;
  two slices of; three slices of; a piece of; two pieces of; a tablespoon of; two tablespoons of; one tablespoon of;
  a teaspoon of; two teaspoons of; a handful of; a small handful of; a bottle of; a can of; a plate of; a serving of;
  two servings of; a portion of; half a portion of; a small; a medium; a large; a big; two small; two large;
  one medium; one large; some; a bit of; a little; a mug of; a bag of; a scoop of; two scoops of; a pint of; a pat of;
  a dollop of; a packet of; a bar of; a stick of; a spoonful of; half of a; half an; two ounces of; three ounces of;
  four ounces of; six ounces of; eight ounces of; twelve ounces of; a pound of; half a pound of; a sixteen ounce;
  a twelve ounce; an eight ounce
`);

/** Brands that sound like an everyday food, pepperoni, and would be heard in its place. They are left out of the model. */
export const soundAlikes: ReadonlySet<string> = new Set(["peperami", "pepperami"]);

/** Everyday foods: names with one of these words get a higher weight. */
export const commonFoods: ReadonlySet<string> = new Set(
  `egg eggs toast coffee tea milk bread butter cheese chicken rice pasta salad soup yogurt banana apple orange sandwich
  pizza burger fries beer wine water juice cereal oatmeal bacon sausage steak fish salmon tuna beans potatoes potato
  tomato onion carrots broccoli chocolate cookie cookies cake ice cream chips nuts almonds peanut jam honey sugar olive
  oil ham turkey beef pork shrimp tofu hummus avocado berries blueberries strawberries latte sauce noodles`.split(
    /\s+/,
  ),
);
