/** Products and drinks that are named by a brand, a flavor or a letter. */
import { parsePatternRows } from "../pattern-rows.ts";

const end = String.raw`(?=\s*(?:$|[.,;:!)\n+&]|(?:and|with|w|plus|from|for|at|on|in|all|then|after|before)\b))`;

/** Products that are sold in several flavors, which hardly change their figures. */
const soldInFlavors =
  "(?:bars?|shakes?|core power|huel|soylent|yfood|premier protein|kind|clif|quest|grenade|nakd|trek|barebells|fulfil|rx ?bar|larabar|activia|chobani|oikos|fage|m[uü]ller(?: (?:light|rice|corner))?|yop|siggi'?s|skyr|yogh?urts?|kefir|puddings?|flapjacks?|magnum|cornetto|crisps|doritos|pringles|walkers|quavers|protein balls?|rice cakes?|crackers|popcorn|vape|squash|electrolytes?|gels?|energy drinks?|monster|red bull|kombucha|seltzers?|white claw)";

/** Words of sizes and of kinds that change the figures. */
const changesFigures =
  "(?:white|green|blue|red|black|king|queen|snack|small|smaller|big|bigger|large|larger|mini|little|tiny|giant|huge|family|sharing|share|half|half-size|tall|grande|venti|regular|normal|medium|whole|full|low|lower|light|lite|zero|diet|sugar|fat|free|unsweetened|high|protein|original|same|last|other|only|first|second|third|new|old|best|good|wrong|one|two|three|four|five|six)";

const readyDrinks = "(?:huel|yfood|soylent|jimmy joy|mana)";
const flavorOfShake =
  "(?:(?:dark |milk |white |double )?choc(?:olate)?|vanilla|strawberry|berry|banana|coffee|caff[eè] ?latte|caramel|salted caramel|iced coffee|mocha|cinnamon(?: swirl)?|cookies? (?:and|&|n) cream|mint choc(?:olate)?|peanut butter|original)";

const diet =
  "(?:slim ?line|diet|skinny|light|low[- ]cal(?:orie)?|sugar[- ]free|zero(?: sugar)?|no sugar)";
const gin = String.raw`\bg ?(?:&|\+|n|and|'n') ?t'?s?`;

/** In the order in which they are applied. */
export const products = [
  /** The Canadian drink that has the name of a salad. */
  parsePatternRows(String.raw`
    \bcaesars?(?:,| -)? \(?(?:the|my) (?:drink|cocktail)(?: eh)?\)?|\bcaesars? \((?:drink|cocktail)(?: eh)?\)
    = bloody caesar
    + a [caesar (the drink eh)]
    - a caesar and a drink
  `),
  /** Meals to drink, with their flavor. */
  parsePatternRows(String.raw`
    \b${readyDrinks}(?: shakes?)?,? \(?(?:the )?(?:ready[- ]to[- ]drink|rtd|(?:bottled|drink) (?:one|version))\)?(?:[ ,(]{1,2}(?:in )?${flavorOfShake})?\)?${end}
    = huel rtd
    + [huel ready to drink choc]
    + [Huel RTD, vanilla] for lunch
    - huel choc 2 scoops
    \b${readyDrinks},? \(?${flavorOfShake}\)?,? \(?(?:the )?(?:ready[- ]to[- ]drink|rtd)(?: one| version| bottle)?\)?${end}
    = huel rtd
    + [huel vanilla, ready to drink] and a banana
    - huel vanilla powder
    \b${readyDrinks} ready[- ]to[- ]drink ${flavorOfShake}(?= \d)
    = huel rtd
    + [huel ready to drink chocolate] 500ml
    - huel drink, 2 bottles
  `),
  /** The flavor of a product, said after it. */
  parsePatternRows(String.raw`
    (?<=\b${soldInFlavors}\)?),? \(?(?:it was |i had |had )?the (?!${changesFigures}\b)[a-z&]+(?: (?!${changesFigures}\b)[a-z&]+){0,4} (?:ones?|flavou?rs?|version|variety|kind|type)\)?${end}
    + a Kind bar[, the dark choc sea salt one], all eaten
    + clif bar[ (the choc chip one)] and tea
    + doritos[, the chilli heat ones]
    + activia[, the prune one]
    - a bar, the small one
    - skyr, the zero fat one
    - yogurt, the full fat kind
  `),
  /** A tub of ice cream, which is sold by the pint. */
  parsePatternRows(String.raw`
    (?<=\b(?:ben (?:and|&|n) jerry['’]?s?|b ?& ?j['’]?s?|h[aä]agen[- ]dazs|talenti|halo top)(?: (?!(?:half|an?|the|one)\b)[a-z]+){0,2})(?<!\bhalf (?:of )?(?:an?|the|my|our) [^.,;\n]{1,40}) pint\b
    =  1 pt
    + a haagen dazs[ pint] and a spoon
    + a Ben & Jerry's cookie dough[ pint]
    - a pint of haagen dazs
  `),
  /** Gin and tonic by its letters, with diet tonic. */
  parsePatternRows(String.raw`
    ${gin}(?= ?[x×] ?\d\b)|(?<=\b\d ?[x×] ?)${gin}\b
    = gnt
    + [G&T] x2
    + 3 x [g&ts]
    - g&t and nuts
    (?<=\b(?:${gin}|gin (?:and|&|n) tonics?|gin))(?:, ?| ?\()${diet}(?: (?:tonic|mixer|one|version)s?)?(?: water)?\)?${end}
    =  slim
    + double g&t[, slimline tonic]
    + a G&T[ (diet)] and nuts
    - 2 G&Ts with slimline
    - gin, tonic
  `),
].flat();
