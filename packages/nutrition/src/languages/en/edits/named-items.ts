/** Phrasings that name an item of the meal, as translations of instructions have them. */
import { parsePatternRows } from "../../pattern-rows.ts";

const count = String.raw`(?:\d[\d./]*|an?|one|half a)`;

const measure =
  "(?:slices?|pieces?|m?g|kg|[mcd]?l|oz|lb|cups?|t(?:ea|able)spoons?|tbsp|tsp|glass(?:es)?|bowls?|plates?|servings?|portions?|cans?|bottles?|pots?|handfuls?|scoops?)";

/** A letter of a name, none of whose words says how much, where, that it was not so, or that another name follows. */
const letter = String.raw`(?:(?!%|\b(?:and|not?|half|halves|thirds?|quarters?|most|more|less|only|from|without|instead|also|i|my|on|in|into|onto|for|at) )[^,;:\d])`;

/** An item of another count. */
export const countedItems = parsePatternRows(String.raw`
  (?:it was |was |only |actually )*(?:the )?(?!.* (?:(?:less|fewer)|of the) )(?:${count} (?:(?:small|medium|large) )?(?:${measure} (?:of )?)?|\d[\d.]*${measure} (?:of )?)(?!more |×)(?<name>${letter}+?)(?: (?:was|it|eaten|i))*
  + 80g [flakes]
  + it was only 2 slices of [toast]
  + 3 [eggs]
  + 3 l [soup]
  + a large plate [potatoes]
  + 80 g [flakes] was it
  - one more egg, please
  - it was 2 × 200 ml beer
  - one slice less of pizza
  - 50 % more potato
  - only a third of the fries
  (?:\d+|one) more (?<name>[^,;\d]+)
  + one more [egg]
  remove (?:\d+|one) (?<name>[^,;\d]+)
  + remove one [egg]
  the (?<name>[^,;\d]+) was (?:only )?(?:${count} (?:slices?|pieces?|cups?|glass(?:es)?|bowls?)|\d+|one)
  + the [bread] was 4 slices
  + the [egg] was 2
`);

/** An item that is removed, replaced, scaled or changed. */
export const changedItems = parsePatternRows(String.raw`
  (?:remove|double|halve|triple|(?:only|I left) \w+(?: \w+)? of|(?:half|an? (?:third|quarter|fifth)|(?:two|three) (?:thirds|quarters)) of) (?:the )?(?!${count} |everything |all )(?<name>${letter}+)
  + remove the [rice]
  - remove one egg
  - remove the tuna and the apple
  + only half of the [rice]
  + a third of [rice]
  - remove everything except the rice
  - remove half rice
  \d[\d.]* ?(?:${measure} )?less (?<name>[^,;\d]+)
  + 50 g less [pasta]
  (?:replace|change) (?:the )?(?<name>${letter}+?) (?:with|to) .+
  + replace the [rice] with pasta
  the (?<name>${letter}+?) (?:was|had) .+
  + the [rice] was 200 g
  (?:the )?(?<name>[^,;:\d]+): .+
  + [bread]: 2 slices each 50 g
  (?:the )?(?<name>${letter}+?)(?: i| (?:my|the) \w+)* (?:removed|halved|not eaten|left|dropped|binned|gave|saved|spilled|did not finish)(?: [^,;]+)?
  + the [bread] left for the dog
  + the [bread] i my daughter gave
  - a third bread left
`);

/** What is before the name of an item in an instruction that was translated word by word. */
export const beforeName = new RegExp(
  String.raw`(?:^|[,;] ?|\b(?:the|my|that|of|from|without|no|not|only|more|less|all|whole|have|ate|eaten|left|removed|i|\d[\d./]*|${measure}) )$`,
  "i",
);

/** The source of an expression between items that are changed separately: "3 eggs and 1 slice of bread". */
export const betweenItems = String.raw`; | and (?=(?:only )?\d)`;

const notKind = String.raw`(?!(?:yesterday|today|tonight|last|this|at|breakfast|brunch|lunch|dinner|snack)(?! \w*cake)|an? |the |one |more |only |with|no |not |\d|half |another |(?:very )?(?:small|medium|large|big|whole) |${measure} )`;

/** The meal, or one item of it, by the name of a food of its kind. */
export const restatedItems = parsePatternRows(String.raw`
  it was (?:an? |the )?${notKind}(?<name>[^,;]+)
  + it was a [lemon cake]
  - it was a slice of lemon cake
  (?:an? )?${notKind}(?!(?:add|remove|replace|change|double|halve|triple|more|less|move|rename|I|the) )(?!.* (?:was|had|with|without|and|or|not|no|instead|for|on|in|at|to|from|than|but|except|the|shared|left|saved|eaten|ate|gave|dropped|removed|added|finished)\b)(?<name>[^\s\d,;]+(?: [^\s\d,;]+){1,4})
  + [lemon cake]
  - remove the cake
  - cake without cream
`);

/** Words before a noun, and none: translations of articles, numbers and sizes. */
export const noNoun = /^(?:an?|the|half|\d+|small|medium|large)?$/;
