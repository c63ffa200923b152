/** Phrasings of stated nutrients: "the bowl was 650 kcal", "set the calories of the rice to 220". */
import { parsePatternRows } from "../../pattern-rows.ts";
import { be } from "./fragments.ts";

const ofName = "(?: (?:of|for|in) (?<name>.+?))?";

/** The nutrient before the item and the figure, in the order that is parsed. */
export const nutrientsFirst = parsePatternRows(String.raw`
  (?:\b(?:the|its|total) )*\benergy${ofName} (?:to|at|${be}) (?=\d)
  = $<name> kcal:
  + set [the energy of the rice to ]220
  (?:\b(?:the|its|total) )*\b(?<nutrient>calories|kcal|protein|carbs?|fat|fib(?:er|re)|sugar|salt)${ofName} (?:to|at|${be}) (?=\d)
  = $<name> $<nutrient>:
  + set [the calories of the rice to ]220
`);

/** What states figures, as the source of a pattern: a package, a menu, a website. */
export const label =
  "(?:receipt|bill|nutrition(?:al)?(?: label| info(?:rmation)?| facts| values?)?|label|packet|packaging|package|pack|box|wrapper|wrapping|sticker|bag|bottle|can|tin|carton|sleeve|jar|tub|back of the (?:pack|packet|box|bag)|menu|website|web ?site|app|internet|google|recipe|restaurant|shop|cafe|place|store|supermarket|manufacturer|my ?fitness ?pal)(?: (?:board|card|page|sheet|sign|display))?";
export const says =
  "(?:say|says|said|claims|lists|listed|shows|states|stated|gives|gave|reckons|has|had)";

/** Words that name the source of figures, around an instruction. */
export const sources = parsePatternRows(String.raw`
  (?<=\d ?(?:k?cals?|calories|kj|(?:g|grams?)(?: of)? [a-z]+)),? on it(?= for |$)
  + has 28 g of protein[ on it] for the pack
  ^(?:(?:according to|as per|going by|based on|from|on|per) )(?:the |its |their |my )?(?:restaurant'?s? |shop'?s? |food |nutrition )?${label}(?:'s (?:website|app|menu|site))?(?: (?:in|at|of|on) (?:the|their|its) [a-zé]+)?,? (?=\S)
  + [according to the packet ]the bar has 240 kcal
  + [on the menu ]it was 820 kcal
  - on the pizza
  (?<=\d.*),? (?:(?:it|that|which) says |as (?:it|stated|printed|written|shown) )?(?:according to|as per|going by|based on|on|from|per|said|says|in) (?:the |its |their |my )?(?:restaurant'?s? |shop'?s? |food )?${label}$
  + it says 540 kcal[ on the pack]
  + 540 kcal[, it says on the box]
  + it's 540 kcal[ according to the website]
  - 30 g cheese on the burger
  (?<=\d.*),? (?:says|said|according to|per|as per|from|in|by) (?:my|our|the) (?:[a-z]+ )?(?:app|watch|tracker|phone|scales?|chef|waiter|nutritionist|trainer|coach|wife|husband|mum|mom)(?:'s [a-z]+)?$
  + total carbs 105 g[ says my watch app]
  - 180 g in my bowl
  (?<=\d ?(?:k?cals?|calories|kj|(?:g|grams?)(?: of)? [a-z]+)),? (?:for|in) (?:all of (?:it|this|that)|it all|everything|both(?: of them)?(?: together)?|the two(?: of them)?(?: together)?|(?:the|my|that|this) (?:lot|pair|(?:(?:whole|entire) )?(?:thing|meal|lot|order|tray|plate|dish|pack|packet|bag|box|pot|tub|combo|takeaway|takeout|portion)))$
  + menu says 780 kcal[ for all of it]
  + receipt gives 890 kcal[ for my whole order]
  - 20 g protein for breakfast
  (?<=\d.*),? (?:(?:it|that|this|they) (?:says|said|say|states|lists|claims|has)|(?:it|that) was on (?:it|there))(?: (?:there|here|on (?:it|there)))?$
  + 510 calories[ it says]
  (?<=\d ?(?:k?cals?|calories|kj)|protein|carbs?|fat|fib(?:er|re)|sugars?|(?:per|/|in) 100 ?g),? (?:(?:printed|written|stated) )?(?:on|at|in) (?:the |its )?(?:side|back|front|bottom|top|lid|cardboard|small print|very back)(?: of (?:it|the (?:box|pack|packet|packaging|tub|bag|tin|can|jar|pot|sleeve|bottle|carton)))?$
  + 150 kcal per 100 g[ on the side]
  - 100 g rice on the side
`);

export const energyUnit = "kcal";
/** Energy that was burned, what one may eat in a day, and prices. */
export const ofNoMeal =
  /\b(?<![\d.,])\d{1,3}[.,]\d\d (?:for (?:an?|the|one|two|both|it)|each|a pop|per)\b|\b(?:burn(?:ed|t|s|ing)?|work(?:ed|ing)? off|sweat(?:ed)? off|limit|goal|target|budget|allowance|deficit|maintenance|daily|(?:a|per|each|every) day|(?:left|remaining) (?:for|of) (?:today|the day)|for the (?:day|week)|recommended|rda|(?:other|another|different) meal|(?:wants?|needs?|told|allows?|asked) me (?:at|to|on|under|down|up|below)|aim(?:ing)? (?:for|at)|\d+ ?(?:euros?|dollars?|bucks|quid|rupees|pence|cents))\b/i;

/** A figure of a label is energy if no unit is said. */
export const impliedEnergy = parsePatternRows(String.raw`
  (?<=^(?:the )?${label} ${says}(?: (?:it'?s|its|it is|it was))? \d{2,4})$
  = kcal
  + packet says 540[]
  - the bowl was 540
`);

/** A figure without a name. */
export const bareFigure =
  /^(?:about |around |roughly )?\d[\d.,]* ?(?:g|grams?|mg)?(?: of)? ?(?:kcals?|cals?|calories|kj|protein|carbs?|carbohydrates?|fats?|fib(?:er|re)|sugars?|salt|sodium)(?: (?:per|\/|for|in) 100 ?g(?:rams?)?)?$/i;

/** Figures of 100 g: "370 kcal per 100 g". */
export const perHundred = /,? (?:per|\/|for|in) (?:every )?100 ?(?:g|grams?)$/i;
export const hundred = 100;

/** Figures of one piece: "190 kcal each". */
export const perPiece =
  /,? (?:each(?: one)?|apiece|(?:a|per|for (?:one|each|every)|for a|an|each|every) (?:piece|slice|can|bottle|unit|item|bar|bun|roll|cookie|biscuit|egg|one|half|pancake|tin|pack|packet|sachet|stick|scoop|serving|portion|square|cracker|patty|ball|bite|cup|glass|pint|shot)|a pop|a go)$/i;

/** Before the figures of one piece. */
export const beforePieceFigures =
  /\b(?:each|every|per|a single|one(?! of))\b|^an? .*(?:has|is|contains)\b/i;

/** Before a figure that is said of what was named before: "it was 400 kcal". */
export const pointedFigure = /^(?:it|that|this|they)(?:'s| (?:was|were|is|are|had|has)) /i;

/** The words before a figure. */
export const beforeFigures = parsePatternRows(String.raw`
  (?:(?:the|its|their|on the|my) )?(?:restaurant'?s? |shop'?s? |food )?(?:(?<name>[a-z][a-z ]*)(?:'s|s') )?${label}(?: (?:on|of|for) (?:(?:the|my|it|this|that)(?: (?<of>[a-z][a-z ]*?))?|(?<bare>[a-z][a-z ]*?)))? ${says}(?: (?:it|that|this|they)(?:'s| is| was| has| had| are)?)?(?: (?:for|at|as)(?: it)?)?:?
  + the menu says
  + the label on the [bar] says
  + the [bar]'s label says it's
  + the restaurant lists it at
  (?:the |its |their |my )?(?:macros?|macronutrients|nutrients)(?: (?:on|of|for|in) (?:it|(?:the )?(?<name>.+?)))?(?: ?(?:were|was|are|is|=|:|should be|to|at))?:?
  + macros were
  + the macros for the [chicken] are
  (?:the )?nutrition(?:al)? (?:label|facts|info(?:rmation)?|values?)(?: (?:for|of) (?:the )?(?<name>.+?))?:?
  + nutrition label:
  (?:(?:it|that|this|they|these|those|both|each(?: one)?|every one|one|i)(?:'s|'re)?(?: (?:of (?:it|them|these|those)))?)(?: (?:${says}|${be}|got|contains?))*:?
  + it says
  + they're
  + each of them had
  (?:each|every|one|a single|per|an?) (?<name>.+?)(?: (?:${says}|${be}|got|contains?))*:?
  + each [roll] was
  (?<everything>in total|all in all|altogether|all together|overall|in all|all up)(?:,? (?:it|that|this)(?:'s| was| is| came to| comes to))?:?
  + [altogether] it was
  + [all in all]
  (?<everything>(?:the )?total|totals|(?:the |my )?(?:whole|entire) (?:meal|thing|plate|lot|dinner|lunch|breakfast)(?: in total)?)(?: ?(?:had|has|was|is|came to|comes to|contained|got|:|=))?
  + [whole meal] had
  + [total]
  (?!(?:add|plus|with|and|also|(?:i )?(?:had|ate)) )(?:(?:only|make|set|change|correct|update|adjust|put|fix|together,?|between them,?)(?: |$))?(?:(?:the )?total\b|the\b)? ?(?<name>.*?)(?: (?:each|all|both|alone|itself|by itself|on its own|together|combined))?(?: ?(?:'s got|(?:has|have|had) got|got|'s|had|has|have|contained|contains|came to|comes? to|adds? up to|added up to|totals?|totalled|to|at|as|says|said|:|=|${be}))?
  + the [rolls] each had
  + the [bowl] was
  + the total[] was
  + the [wrap]'s got
  + set[]
  - add a bar with
`);

/** Of the whole meal: "total carbs 105 g". */
export const ofTotal = /\btotal\b/i;

/** Separators between figures. */
export const figureJoiners: ReadonlySet<string> = new Set([",", "and", "with"]);

/** Words with a figure. */
export const figures = parsePatternRows(String.raw`
  (?<stated>.*\d.*?)(?: instead)?
  + [the bowl was 650 kcal]
`);
