/** Words that refer to items of a meal. */
import { anyPhrase, parsePatternRows } from "../../pattern-rows.ts";

export const ordinals: readonly string[] =
  "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
export const lastOrdinal = "last";

/** The whole meal. */
export const wholeMeal = anyPhrase(`
  everything, (?:it|them) all, all, all (?:of )?(?:it|them|this|that), (?:the |this |my |that )?(?:whole |entire )?(?:meal|thing|plate|lot|entry),
  (?:the |my |all )?(?:portions?|servings?|amounts?|quantit(?:y|ies))(?: size)?, (?:the |all (?:the |of the )?)?items,
  every(?: single)? item, all foods?`);

/** Words that name the whole meal in a sentence. */
export const namesWholeMeal =
  /\b(?:everything|all|whole|entire|lot|meal|plate|items|foods?|rest|both|bill)\b/i;

/** What several foods make together: the whole meal, unless one of the foods has that name. */
export const wholeOfFoods = parsePatternRows(String.raw`
  (?:(?:the|this|my|that) )?(?:whole|entire) (?<name>shake|smoothie|bowl|plate|dish|platter|tray|order|drink|sandwich|wrap|salad)
  + whole [shake]
  + the entire [bowl]
`);

/** All items but those of the name. */
export const allBut = parsePatternRows(String.raw`
  (?:everything|all(?: of (?:it|them))?|the (?:meal|rest|lot)|it all)(?: else)?,? (?:except|but|bar|apart from|other than|excluding|besides|save)(?: for)?(?: not)? (?<kept>.+)
  + everything except [the rice]
  + everything but [the rice]
`);

export const pronouns = anyPhrase("it, this, that, these, those, them, they, one, the one, mine");

const vessel =
  "(?:bowl|plate|cup|mug|glass|pot|dish|pack|packet|package|bag|box|can|tin|bottle|jar|tub|carton|container|portion|serving|helping)(?:e?s)?";
/** What a food is served or sold in: "the bowl was 250 ml". */
export const vessels = `(?:(?:the|my|that|this|whole) )*${vessel}`;

/** The place of an item in the meal. */
export const positions = parsePatternRows(String.raw`
  (?:the )?(?:(?<ordinal>${ordinals.join("|")}|${lastOrdinal})|(?<number>\d{1,2})(?:st|nd|rd|th))(?: (?:one|item|food|thing|entry))?
  + the [second] one
  + the [2]nd
  - the second egg
  (?:item|number|no\.?|#) ?(?<number>\d{1,2})
  + #[2]
`);

/** Between the names of a list. */
export const nameSeparator = "\\s*(?:,|;|&|\\+|\\band\\b|\\bor\\b|\\bplus\\b)\\s*";

/** Words before a name, and behind it, that do not identify an item: "all of my", "bag of", "portion". */
export const beforeName = `(?:(?:all|both|some|any|the|my|that|those|these|this|of|his|our|extra|normal|regular|ordinary|${vessel} of) +)+(?=\\S)`;
export const afterName = " +(?:part|bit|portion|serving|helping)s?$";

/** Joins a food and what it came with, also in names of other languages: "café con leche", "tortilla de patatas". */
export const ingredientPrepositions =
  " (?:with|without|in|and|on|from|con|com|de|al|a la|au|aux|alla|mit) ";

/** Words that describe a drink, which the table writes behind its name. */
export const qualities: readonly (string | undefined)[] = ["diet", "light", "zero", "decaf"];

/** Words that never occur in a food's name, the "me" of "crème" is a part of a word: "cooking so say 250 g" does not name one. */
export const speech = `(?<!\\p{L})${anyPhrase(`
  so, say, said, because, since, when, while, if, i, we, me, you, he, she, it, they, them, was, were, is, are, had, did,
  not, never, used, ate, left, finished, (?:do|did|was|were|is|are|ca|could|wo)n'?t, should, would, but, actually, instead, rather, than, much,
  many, less, fewer`)}(?!\\p{L})`;

/** Words that compare: "50 g less rice" is not a food. */
export const comparison =
  "^(?:[\\d.]+ ?[a-z]* |an? [a-z]+ )?(?:less|fewer|more) |\\b(?:but|instead of)\\b";

/** An item by its place. */
export const wordPlace = (place: number) => `item ${place + 1}`;
