/** Phrasings that make an item another food: "oat milk instead of the milk", "the toast was whole wheat". */
import { anyPhrase, parsePatternRows } from "../../pattern-rows.ts";
import { adverbs, be, itWas, numberWord } from "./fragments.ts";

const stating =
  "(?:(?:i (?:had|used|ate)|use|with|make it|there was|had|it's|(?:it|that|they) was|they were) )?";

/** Verbs that apply to several clauses: "replace the eggs with tofu and the butter with jam". */
export const repeatableVerbs =
  "^(?:replace|swap|switch|exchange|change|trade|substitute|sub|turn)(?: out)?\\b";

/** A food `was` that is replaced by a food `is`. */
export const swaps = parsePatternRows(String.raw`
  (?:replace|swap|switch|exchange|change|trade|sub|substitute)(?:d|ped|ed|ing)?(?: out)? (?<was>.+?) (?:with|by) (?<is>.+)
  + replace [the rice] with [quinoa]
  (?:swap|switch|exchange|trade|replace)(?:ped|ed|d)?(?: out)? (?<was>.+?) (?:for|to) (?<is>.+)
  + swap [the rice] for [quinoa]
  (?:substitute|sub)(?:d|bed)? (?<is>.+?) for (?<was>.+)
  + sub [quinoa] for [the rice]
  (?:change|turn|convert|correct)(?:d|ed)? (?<was>.+?) (?:to|into) (?<is>.+)
  + turn [the chicken] into [tofu]
  instead of (?<was>.+?)(?:,| i had| i ate| it was| we had| use| it's| i used)+ (?<is>.+)
  + instead of [the honey] I had [maple syrup]
  ${stating}(?<is>.+?),? (?:instead of|and not) (?<was>.+)
  + I had [jam] instead of [butter]
  ${stating}not (?<was>.+?)(?:,| but) (?:but )?(?<is>.+)
  + it was not [rice] but [quinoa]
  no (?<was>.+?),? (?:just|only|but|it was|they were|it's|i had|we had|i ate) (?:an? )?(?<is>.+)
  + no [wine] just [water]
  ${stating}(?<is>.+?),? not (?<was>.+)
  + it was [turkey], not [chicken]
  (?!(?:add|plus|with|log) |.*\b(?:everything|all) except for)(?<is>[a-z][a-z -]*?) for (?:the )?(?<was>.+)
  + [couscous] for [rice]
`);

/** After the food that is meant: "scrambled, not fried". */
export const notThat = / *,? (?:and )?(?:not|instead of) [a-z -]+$/i;
/** Before the name of another food. */
export const determiner = /^(?:the|my|some) /i;
const description = anyPhrase(`
  diet, zero, zero sugar, sugar[- ]free, light, lite, decaf(?:feinated)?, caffeine[- ]free, iced, hot, cold, frozen,
  fresh, skim(?:med)?, semi[- ]skimmed, whole, full[- ]fat, low[- ]fat, fat[- ]free, non[- ]?fat, reduced[- ]fat,
  gluten[- ]free, dairy[- ]free, lactose[- ]free, alcohol[- ]free, unsweetened, sweetened, whole ?meal, whole ?wheat,
  whole ?grain, multi ?grain, granary, seeded, rye, sourdough, white, brown, wild, red, green, dark, black, plain,
  vegan, vegetarian, veggie, salted, unsalted, toasted, grilled, fried, baked, boiled, poached, scrambled, roasted,
  steamed, mashed, raw, cooked, tinned, canned`);

/** A kind of a food without the food's name. */
export const descriptions = parsePatternRows(String.raw`
  (?:an? |some |the |one of (?:those|the) )?(?<described>${description}(?: ${description})?)(?: (?:one|version|kind|type|sort|variety|stuff|brand)s?)?
  + [diet]
  + an [iced] one
  - diet cola
  (?:an? |some |the )?(?<described>[a-z][a-z -]*?) (?:one|version|kind|type|sort|variety)s?
  + a [beetroot] one
  - beetroot
`);

/** Joins two foods of one name; goes when one of them does. */
export const joinerAtEnd = / (?:with|and|in|on)$/i;

/** What an item had, or did not have. */
export const partStatements = parsePatternRows(String.raw`
  (?<name>.+?) (?:had|has|came with|contained) (?:no (?<denied>.+)|(?:also )?(?<part>.+))
  + [the tea] had [a splash of milk]
  + [the burger] had no [cheese]
  (?!.*\b(?:was|were|is|are|made|replace|swap|change)\b)(?<name>.+?) with (?<part>(?:an?|some|\d[^ ]*) (?!.*\binstead\b).+)
  + [coffee] with [a splash of milk]
  - swap the coffee with a tea
  (?<part>(?!(?:no|not|add|with|less|more|extra|the|plus|also|put|used?|forgot|half|double|it|was|i|we|had|only|just)\b)(?:some |an? |\d+ )?[a-z]+(?: [a-z]+)?) in (?:the|my) (?<name>[a-z][a-z ]*)
  + [oat milk] in the [chai]
  + [2 sugars] in my [coffee]
  - no sugar in the tea
`);

/** The liquid that something was made with, and maybe the one that it was not. */
export const makings = parsePatternRows(String.raw`
  (?:(?<name>(?!(?:i|we)\b).+?) )?(?:(?:was|were|is|are) )?(?:(?:i|we) )?(?:made|mixed|blended|shaken|whisked|prepared|cooked)(?: up)?(?: it)? (?:with|in|using|from) (?<liquid>.+?)(?:,? (?:and )?(?:not|instead of|rather than) (?:the )?(?<gone>.+))?
  + [the shake] was made with [300 ml milk], not [water]
  + mixed with [oat milk]
`);

const cooked =
  "(?:(?:pan|deep|stir|shallow|air)[- ]?fried|fried|cooked|roasted|grilled|baked|saut[eé]ed|seared|scrambled|tossed|dressed|coated|topped|served|finished|brushed|drizzled|glazed|marinated|garnished|basted|braised)";

/** What a food was cooked in or served with; `name` or `object` is the food. */
export const cookings = parsePatternRows(String.raw`
  (?<name>.+?) (?:was|were|got|is|are) (?:all |both |also )?(?<way>${cooked} (?:in|with|using|on)) (?<added>.+?)(?:,? (?:and )?not [a-z]+)?
  + [the potatoes] were [roasted in] [1 tbsp olive oil]
  + [they] were [fried in] [a tbsp of oil], not boiled
  - the potatoes were fried
  (?:(?:i|we) )?(?<way>${cooked})(?: (?<object>it|them|(?:the|my) [a-z ]+?))? (?:in|with|using) (?<added>.+?)(?:,? (?:and )?not [a-z]+)?
  + [fried] [them] in [10 g butter]
  + I [cooked] [the eggs] with [olive oil]
  + [pan-fried] in [butter]
`);

/** A word of cooking or preparing that does not name a food: "toasted", "buttered". */
export const participle = /(?:ed|fried|cut|ground)$/i;
/** Flavours. A food has one: a vanilla milkshake that was strawberry has no vanilla. */
export const flavours: ReadonlySet<string> = new Set(
  "vanilla chocolate strawberry banana caramel mint raspberry blueberry cherry peach mango lemon pistachio".split(
    " ",
  ),
);
/** Groups of foods that a dish is made of: "chicken" is not all of "gyoza". */
export const ingredientGroups: ReadonlySet<string> = new Set([
  "meat",
  "fish",
  "fruit",
  "vegetable",
  "cheese",
  "sauce",
]);

/** What an item was. */
export const statements = parsePatternRows(String.raw`
  (?:(?:make|change|set|turn) )?(?<was>.+?) (?:${be}|into|to) (?:all |made |also )*(?<is>.+)
  + [the toast] was [whole wheat]
  make (?:the|my) (?<was>\S+(?: \S+)??) (?<is>.+)
  + make the [rice] [quinoa]
`);

/** Words that judge an amount or introduce it, and figures: they are not a food. */
export const judgement = `^(?:(?:far |way |much |really |a (?:bit|little) )?too (?:much|many|high|low|little|big|small|large)|(?:not )?(?:right|correct)|(?:(?:is|are) )?(?:fine|ok|okay|good|great|perfect)|wrong|off|incorrect|(?:(?:on|in) )?(?:there|here)|(?:on|in) (?:it|this|that|them)|about|just|only|${adverbs}|.*\\d ?(?:kcal|cal|calories|kj)\\b.*)$`;
/** Words that never refer to an item. */
export const noItem = /^(?:i|we|there|they|you|he|she|what|how|my|who|that'?s|it)$/i;
/** Continues with something else after an amount. */
export const continuation = /^(?:and|then|but|,|;)/i;
/** "on wholemeal" does not name a food. */
export const prepositionFirst = /^(?:with|without|in|on|from|made|of)\b/i;

/** Before and behind what an item had. */
export const someWord = /^some /i;
export const onIt = / (?:on|in)(?: it| them)?$/i;
/** An item with a part, and a part that is named before the item. */
export const wordWith = (part: string) => `with ${part}`;
export const wordMadeWith = (liquid: string) => `made with ${liquid}`;
export const wordWithout = (part: string) => `without ${part}`;
export const wordPartIn = (part: string, item: string) => `${part} in ${item}`;

/** Another food or variant: `is`; `pointed` if it is said of an item without its name. */
export const variants = parsePatternRows(String.raw`
  (?:(?:(?<many>they|those|these)(?:'re| ${be}))|${itWas}|make (?:it|that|them)|(?:change|switch|swap)(?: (?:it|that))? to|use|(?:i )?used) (?:all |also )*(?<pointed>.+?)(?: instead)?
  + it was [whole milk]
  + use [semi-skimmed milk]
  (?:(?:i )?had |with )?(?<pointed>.+) instead
  + [grapefruit juice] instead
  (?:(?:i )?had |with )?(?<is>.+)
  + [brown rice]
`);

/** "it was a regular coke": not the diet coke. */
export const regulars = parsePatternRows(String.raw`
  (?:${itWas} |make (?:it|that) |i had )?(?:an? )?(?:regular|normal|ordinary|standard) (?<name>.+)
  + it was a regular [coke]
  (?<name>.+?) ${be} (?:an? )?(?:regular|normal|ordinary|standard)(?: ones?)?
  + [the coke] was regular
`);

/** A denied part, and a part that is made of something, in the words of a variant. */
export const deniedPart = /^(?:without|no|minus)(?: the| any)? (.+)/i;
export const madeOf = /^(?:made )?(?:with|in|from|on) /i;
/** Before a drink that nothing was added to, until something is: "the black tea had milk". */
export const plainDrink = /^(?:plain )?black (?=coffee|tea)/i;
/** The parts of "coffee with milk and sugar". */
export const partsOf = / with (.+)/i;
export const partSeparator = /, | and /;
export const wordParts = (parts: readonly string[]) =>
  parts.length > 0 ? ` with ${parts.join(" and ")}` : "";

/** Words that begin no variant, and words that no variant contains. */
export const noVariant = new RegExp(
  String.raw`^(?:no|not|without|out of|was|were|is|are|gone|finished|sold|done|late|early|lovely|nice|good|great|fine|delicious|tasty|disgusting|awful|horrible|free|missing|empty|closed|right|correct|perfect|ok|okay|too|at|from the|i am|i'?m)\b|^(?:home ?made|left ?overs?|cold)$|,|\band\b|\bno ${numberWord}\b|\b(?:quantity|amount|portion|${numberWord})$`,
  "i",
);
export const wordsOfNoVariant: ReadonlySet<string> = new Set(
  `big bigger huge tiny only add have had was were is are make made put get got remove change be eat ate drink drank used
  i it my me mine you yours he she his her hers him our ours their theirs this that they them us we who what which before earlier again later obviously according`.split(
    /\s+/,
  ),
);
/** A sentence, not a name: "the pan was too hot". */
export const sentence = /\S (?:was|were|is|are|had|has|got|went) /i;
export const madeVariant = /^made (?:with|in|from|of) /i;
