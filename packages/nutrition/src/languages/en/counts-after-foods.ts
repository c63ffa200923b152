/** Counts that people write after a food. Groups: the name, its count, and how many times it was eaten. */
import { numberWordsBetween } from "./spoken-numbers.ts";

/** Not within "g&t". */
const startOfItem = "(?<=^|[,;\\n+] ?|(?<!\\b[a-z] ?)& ?|[.:] |\\b(?:and|with|plus|had|ate) )";
const numbers = numberWordsBetween(1, 12).join("|");
/** A name of up to four words that does not begin with an amount. */
const word = "(?!(?:of|with|and|on|in|for|w)\\b)[a-z][a-z'-]*";
const name = `(?<name>(?!(?:an?|one|half|some|the|my|i|about|both|all|${numbers})\\b)${word}(?: ${word}){0,3})`;
const end = "(?=\\s*(?:$|[,;.)\\n+&]|\\b(?:and|with|plus|for|at|today)\\b))";

/** A slice after the bread or cake that it is of, without a number: "banana bread slice". */
const trailingUnit =
  "(?<count>(?<=\\b(?:banana|malt|tea|fruit|garlic|soda|date|lemon|carrot|walnut|ginger) ?(?:bread|loaf|cake) )slice)";

/** A spoon after any food: "almond butter tbsp". Other measures are also parts of names: "coffee cup". */
const trailingSpoon =
  "(?<count>(?<!\\b(?:a|an|one|the|per|each|half|third|level|heaped|heaping|\\d+|[½¼¾]) ?)(?:tbsp|tablespoon|tsp|teaspoon))";
const endOfUnit =
  "(?=\\s*(?:$|[,;.)\\n+&]|\\b(?:and|with|plus|for|at|today|toasted|buttered|grilled)\\b))";

/** The food before a list of parts that a count is of: "toast with jam, 2 slices", "hot dogs with onions and sauce x2". */
const side = "(?:with|w\\/|w) (?:(?! an? )[^,;.()\\n\\d+&]){2,40}?";
const slicedBread =
  "(?:bread|toast|loaf|sourdough|baguette|crispbread|knäckebröd|pizza|cake|focaccia|flatbread)";
const measures =
  "(?:g|kg|ml|cl|l|oz|cups?|tbsp|tsp|slices?|pieces?|scoops?|cans?|bottles?|glass(?:es)?|bags?|packs?|portions?)";

export const countsAfterFoods: readonly RegExp[] = [
  `${startOfItem}(?<name>(?!(?:an?|one|half|some|the|my|i|${numbers})\\b)(?:${word} ){0,2}${slicedBread} ${side}),? (?<count>(?:\\d{1,2}|${numbers}) slices)${end}`,
  `${startOfItem}(?<name>(?!(?:an?|one|half|some|the|my|i|${numbers})\\b)${word}(?: ${word}){0,2} ${side}) ?[x×] ?(?<count>\\d{1,2})${end}`,
  `${startOfItem}${name} [x×](?<count>\\d{1,2})(?= (?!${measures}\\b|(?:with|w|in|on|from|for|at|of|to|then|after|before)\\b)[a-z]{2,})`,
  `${startOfItem}${name} [x×] ?(?<count>[2-9])(?=,? (?:\\d|one|two|three) [a-z]+(?:,| and|,? \\d|,? one))`,
  `${startOfItem}${name} \\((?<count>\\d{1,2})\\)${end}`,
  `${startOfItem}(?<name>[a-z]+(?: [a-z]+)?) \\((?<count>\\d\\/\\d|[½¼¾])\\)${end}`,
  `${startOfItem}${name} ?[x×] ?(?<count>\\d{1,2})(?= \\()`,
  `${startOfItem}(?<count>\\d{1,3}|${numbers}) (?<name>(?!x\\b|kg?\\b|k?cal)[a-z][^\\d,;.()\\n+]{2,40}?) ?[x×] ?(?<times>\\d{1,2})${end}`,
  `${startOfItem}(?:(?<count>1|one)|an?) (?<name>[a-z][^,;.()\\n+]{2,40}?) ?[x×] ?(?<times>\\d)${end}`,
  `${startOfItem}(?:(?<count>\\d{1,2}|${numbers}) |an? )?(?<name>[a-z]+ of [a-z' -]{3,30}?),? (?<twice>twice|two times)(?: today| a day| that day)?(?=\\s*(?:$|[,;.\\n]))`,
  `${startOfItem}${name} ${trailingUnit}${endOfUnit}`,
  `${startOfItem}${name} ${trailingSpoon}${end}`,
].map((source) => new RegExp(source, "gi"));
