/** Phrasings that remove, keep and add foods. */
import { anyPhrase, parsePatternRows } from "../../pattern-rows.ts";
import { wordSet } from "../../word-lists.ts";
import { number, someone } from "./fragments.ts";

const removing = anyPhrase(`
  remove, delete, drop, ditch, scrap, lose, skip, omit, exclude, cut(?: out)?, get rid of, take (?:out|off|away),
  leave (?:out|off), strike, erase, forget(?: about)?, scratch, bin, discard, dump, chuck, axe, nix, trash, cancel,
  eliminate, deduct, throw (?:out|away)`);
const notHaving = anyPhrase(`
  (?:didn'?t|did not|never) (?:have|had|eat|ate|drink|drank|want|get|touch|use), skipped, left out, left off,
  had no, ate no, had none of, ate none of`);
const notMore = "(?!(?:more|less|longer|as)\\b)";
/** "I didn't eat all the rice" leaves an unknown part of it. */
const notAll = "(?!(?:all(?: of)?|the (?:whole|entire)|everything|every) )";

/** Before what something was added to. */
export const additionPlace = /\b(?:to|on|onto|in|into|over) (?:the |my |our )?$/i;

/** Groups: all but `kept`, or `gone`. */
export const removals = parsePatternRows(String.raw`
  (?:(?:i|we) )?(?:had |ate )?nothing (?:but|except|other than|apart from)(?: for)? (?<kept>.+)
  + nothing but [the yogurt]
  (?:(?:remove|delete|drop) )?(?:everything|all) (?:except|but|apart from|other than)(?: for)? (?<kept>.+)
  + remove everything except [the yogurt]
  (?:(?:i|we) )?(?:take|took|leave|left|cut|picked|pulled|scraped|peeled|fished) (?!${number})(?<gone>.+?) (?:out|off|away)(?: of (?:it|them)| it| them)?
  + take [the butter] off
  + I took [the skin] off
  (?:(?:i|we) )?(?:take|took|pick|picked|pull|pulled|scrape|scraped|peel|peeled|remove|removed) (?!${number})(?<gone>.+? (?:off|from|out of) (?:the |my |that ).+)
  + take [the cheese off the burger]
  ${removing} ${notMore}(?<gone>.+)
  + get rid of [the butter]
  (?:(?:i|we) )?${notHaving} ${notMore}${notAll}(?<gone>.+)
  + I didn't have [the wine]
  (?:(?:i|we|just) )*(?:left|binned|tossed|chucked|dumped|threw(?: away| out)?) (?!.* as (?:it|they) (?:is|are|was|were)$)(?=(?:all )?(?:the|my) |item \d)(?!.*\b(?:rest|remainder|other|half|some|most)\b)(?<gone>.+?)(?: (?:away|out|in(?:to)? the (?:bin|trash|garbage)|on (?:the|my) plate|behind|uneaten|untouched))?
  + I left [the salad]
  + I chucked [item 3] in the bin
  - I left half the rice
  (?:(?:i|we) )?(?:gave|handed|passed|fed) (?=(?:all )?(?:of )?(?:the|my) |item \d)(?!.*\b(?:rest|remainder|other|half|some|most)\b)(?<gone>.+?) (?:away|to (?:${someone}|[a-z]+))
  + I gave [the apple] to my son
  - gave the rest to my son
  (?:(?:i|we) )?(?:gave|handed|passed|fed) (?!.*\b(?:rest|remainder|other|half|some|most)\b)${someone} (?<gone>(?:the|my) .+)
  + I gave my son [the apple]
  (?:(?:i|we) )?(?:sent|handed|gave|pushed|returned) (?=(?:the|my) )(?!.*\b(?:rest|remainder|other|half|some|most)\b)(?<gone>.+?) back(?: to the kitchen)?
  + I sent [the hash brown] back
  there (?:was|were|is)(?: not|n'?t| no) ${notMore}(?<gone>.+)
  + there was no [butter]
  (?:no|without|hold|minus|w\/o|sans) (?:the |any |my )?${notMore}(?<gone>.+)
  + no [dressing]
`);

/** An item that was eaten, without another one. */
export const withouts = parsePatternRows(String.raw`
  (?:(?:i|we) (?:had|ate) |it was |just )?(?<kept>.+?),? (?:without|minus|with no|(?<! (?:had|has|have|was|were|is|are) )no|but (?:with )?no) (?<gone>.+)
  + I had [the salad] without [the bread]
  no (?<gone>.+?),? (?:just|only|but) (?<kept>.+)
  + no [rice], just [the chicken]
`);

/** Words that confirm an item: `name`; or everything that was not named. */
export const confirmations = parsePatternRows(String.raw`
  (?:the )?same (?:amount of )?(?<name>.+)
  + same [crackers]
  all (?:of )?the (?<name>.+)
  + all of the [coke]
  (?:(?:i|we) )?(?:keep|leave|left|kept) (?=.* as (?:it|they) )(?<name>.+?) as (?:it|they) (?:is|are|was|were)
  + I left [the bacon] as it was
  (?:keep|leave) (?!out |off |.+ (?:out|off|away)$)(?<name>.+?)(?: (?:as (?:it|they) (?:is|are)|as is|the same|alone|be|untouched|unchanged|in))?
  + keep [the rice] as it is
  + keep [the banana] in
  + leave [the rice] alone
  (?:(?:i|we) )?(?:binned|tossed|chucked|dumped|left|saved|threw away|gave away|froze|kept) the (?:rest|remainder|other (?:half|part))(?: (?:away|behind|for (?:later|tomorrow)|on the plate))?
  + binned the rest
  (?:(?:i|we) )?(?:gave|handed|passed|left) the (?:rest|remainder|other (?:half|part)) (?:to|for) (?:${someone}|[a-z]+)
  + gave the rest to my kid
  (?:the )?(?:rest|remainder)(?:'s| was| were| is| are| went| got| goes)?(?: (?:all|still|left|packed|boxed|put|kept|saved|straight|back))* (?:to go|for later|for (?:tomorrow|lunch|dinner)|home|in(?:to)? the (?:fridge|freezer|bin|box|bag)|uneaten|leftovers?|up|away|binned|to (?:${someone}|[a-z]+))
  + rest to go
  + the rest went in the fridge
  (?:(?:the )?rest|everything else|(?:the )?others|the other|all else)(?:'s| is| was| are| were| stays?)? (?:right|correct|fine|good|ok|okay|(?:the |all )?same|as (?:is|it is|they are|it was|before|logged)|unchanged)|nobody .+
  + everything else is right
`);

/** A part of an item: "skin on the chicken", "sugar in the coffee". */
export const partIn = parsePatternRows(String.raw`
  (?<part>.+?) (?:on|in|with|off|from|out of) (?<item>.+)
  + [skin] on [the chicken]
`);
/** "the butter from the roll" */
export const itemOn = /^(.+?) (?:on|in|from|off|with) (?:it|that|them|(?:the|my) [^,;]+)$/i;
/** More than one part. */
export const severalParts = /[,&+]|\b(?:and|plus|but|or)\b/i;

const forgot =
  "(?:i |you |we |i'd |i had |i've )?(?:forgot(?:ten)?|missed|left out)(?: to (?:add|log|mention|include|say|put))?(?: about)?";
const onTop =
  "(?:(?:it|they) (?:was|were) )?(?:drizzled|topped|sprinkled|finished|dressed|served|garnished|cooked|fried) (?:with|in)";
/** Words that can only add food. */
const asking = `(?:${anyPhrase(`
  add, adding, added, include, log, (?:with )?(?:an? )?side(?: order)? of, put in, throw in, plus, also, along with,
  as well as, together with, ${forgot}, don'?t forget,
  (?:i |we )?also (?:had|ate|drank|have|used), (?:i |we )?(?:had|ate|drank) also, (?:i |we )also, missing, ${onTop}`)}(?: also)?)`;
const tail =
  "(?: too| as well| also| on the side| on top| after(?:wards)?| as (?:an? |the |my )?(?:dressing|dip|sauce|topping|garnish|side|starter|dessert|filling|spread)| to dip| for (?:dipping|the dressing|the sauce)| for (?:dessert|afters|pudding|after)| to (?:finish|start|go with (?:it|that))| (?:along )?with (?:it|that)| beside it)";

/** Foods that are added; `extra` may also be more of an item. */
export const additions = parsePatternRows(String.raw`
  ${asking} (?:the |my )?(?<foods>.+?)${tail}?
  + add [2 tbsp olive oil]
  + I forgot the [juice]
  there (?:was|were|is)(?<also> also)? (?:the |my |only |just )*(?<present>.+?)(?<more>${tail})?
  + there was [a slice of cheese]
  (?:an? )?extra (?<foods>.+?)${tail}?
  + extra [cheese]
  (?:i |we )?(?:crumbled|sprinkled|grated|drizzled|poured|melted|scattered|spread|stirred|shaved|squeezed|dolloped) (?:in |on )?(?:some )?(?<foods>.+?)(?: on top(?: of it)?| (?:over|on|onto|in|into) (?:it|them|top|everything|that))
  + crumbled [30g feta] on top
  + I sprinkled [10 g parmesan] over it
  (?<foods>.+?)${tail}
  + [honey] too
`);

/** Foods that are added unless they are in the meal. */
export const eatenFoods = parsePatternRows(String.raw`
  (?:(?:i |we )?(?:had|ate|drank|have|used)(?: in)?|with|and|it (?:had|came with)|put|needs?) (?<foods>.+?)${tail}?
  + with [a cup of tea]
`);
/** An amount of a food without a verb. */
export const bareFoods = parsePatternRows(String.raw`
  (?<foods>.+?)${tail}?
  + [a slice of cheddar]
  + [1 tbsp of olive oil] as dressing
`);

/** Nouns that take the name of another food before them: "cranberry jam" is not cranberries and jam. */
export const nounsAfterFoods = wordSet(
  `jam jelly marmalade oil sauce dip dressing butter spread cream juice soup salad bread cake pie tart chutney pickle
  relish powder syrup tea compote puree paste glaze mousse pudding muffin cookie biscuit sorbet crumble`,
);

/** A share of a food that the meal should have; `definite` if the words say so. */
export const sharesOfFoods = parsePatternRows(String.raw`
  (?:only |just )?(?:about )?(?:half|[½⅓⅔¼¾]|(?:an?|one|two|three)[ -](?:half|third|quarter|fifth)s?(?= of)|\d/\d|\d+ ?%|most|some|all|part)(?: of)? (?<definite>the|my|that|those|these) (?<name>.+)
  + half [the] [rice]
  + a third of [my] [rice]
  (?:only |just )?half (?!an? )(?<name>.+)
  + half [rice]
  - half a banana
`);

/** "I had the dressing on the side" adds none, if the meal has one. */
export const eatenItem = /^(?:(?:i|we) )?(?:had|ate|drank|got) (?=(?:the|my) )/i;

/** "drizzle of honey" is a measure only with an article. */
export const measureOf = /^[a-z]+ of [a-z]/i;
export const wordSplash = (words: string) => `a splash of ${words}`;
export const wordAmountOf = (amount: string, food: string) => `${amount} of ${food}`;
export const wordA = (words: string) => `a ${words}`;
/** "a sauce of 30 g ketchup": the ingredient is the food. */
export const madeOfIngredient = /^(?:an? |some )?[a-z]+ (?:made )?(?:of|from) (?=\d)/i;
/** A food and its place: "butter on the potatoes". */
export const placeOfFood = parsePatternRows(String.raw`
  (?<foods>.+?) (?:in|into|on|onto|to|with|over|for) (?<place>(?:the|my|it|that|them|this)(?:\b.*)?)
  + [sugar] in [the coffee]
  (?<foods>.+?) (?:in|into|on|onto) (?<place>(?!(?:each|every|both|all)\b)[a-z]+(?: [a-z]+)?)
  + [2 sugars] in [tea]
  + [1 tsp ghee] on [roti]
  - 1 tsp ghee on each roti
`);
/** Something like a name: a word of three letters, and not more than three words. */
export const nameLike = /^(?=.*[a-z]{3})\S+(?: \S+){0,2}$/i;
