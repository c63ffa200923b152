/** Amounts in brackets after a food, and of what is left of it: drained, without a yolk. */
import { anyOf, parsePatternRows } from "../pattern-rows.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

const number = `(?:\\d{1,2}|${numberWordsBetween(1, 12).join("|")})`;
const start = "(?<=(?:^|[.,;:+&\\n]|\\b(?:and|with|plus|had|ate|then|w)) ?)";
const word = "(?!(?:and|with|plus|had|ate|of|in|on|for|then|the|my|a|an|some)\\b)[a-z][a-z'-]*";
const name = `(?<name>(?!(?:about|around|one|two|half|both)\\b)${word}(?: ${word}){0,3})`;
const piece =
  "(?:squares?|pieces?|pcs|slices?|rashers?|cubes?|balls?|blocks?|chunks?|segments?|sticks?|fillets?|strips?|fingers?)";
const grams = "(?<grams>\\d{1,3}(?:\\.\\d)?) ?g(?:rams?)?";

/** Several pieces with the weight of one; groups: name, count, grams. */
export const piecesOfGrams = parsePatternRows(String.raw`
  ${start}${name} \((?<count>${number})(?: ${piece})?(?:,| of| x| ×|,? about) ?${grams} each\)
  + [dark chocolate (3 squares, 10 g each)]
  + eggs and [sausages (2, 60g each)]
  - 2 IPAs (16 oz, 7%)
  ${start}(?<count>${number}) (?<name>(?!x\b|slices?\b|pieces?\b)${word}(?: ${word}){0,2}) \(${grams} (?:pots|tubs|bars|cans|bottles|packs|packets|bags|cartons|fillets|portions|servings|slices)\b[^()]*\)
  + [2 yoghurts (125g pots, full fat)], banana
  - 2 yoghurts (125 g)
`);
/** Several pieces with the weight of all; groups: name, grams. */
export const piecesOfTotalGrams = parsePatternRows(String.raw`
  ${start}${name} \((?:${number} ${piece}(?:,| =|,? about| -)? ?|${number}, ?(?:about )?)${grams}(?: (?:total|in total|altogether))?\)
  + [salami (5 slices, 25g)]
  + [cherry tomatoes (6, 80 g)]
  - rice (1 cup, cooked)
`);

const filledPieces =
  "(?:pierogi|pierogies|dumplings|samosas|empanadas|ravioli|gyoza|momos|wontons|potstickers|pelmeni|varenyky|spring rolls|egg rolls|tamales|pasties|baos|arepas|pupusas|piroshki|pirozhki|manti|tortellini)";
const fillingOfPiece =
  "(?:chicken|beef|pork|lamb|prawn|shrimp|tofu|potato|cheese|mushroom|spinach|cabbage|sauerkraut|veg|veggie|vegetable|meat|turkey|ham|egg|onion|paneer|pea|ricotta|feta|kraut)";
const cooking =
  "(?:fried|boiled|baked|steamed|grilled|poached|scrambled|roasted|toasted|air fried)";
const sizeWord = "(?:small|medium|large|big|mini|jumbo)";
/** A count with a size or a kind; groups: name, count, kind. */
export const countsWithKind = parsePatternRows(String.raw`
  ${start}(?<name>g ?(?:&|and|n|\+) ?t)s? ?[x×] ?(?<count>\d{1,2}),? \(?(?:with |w )?(?:an? )?(?<kind>slim ?line|diet|light)(?: tonics?)?\)?
  + [G&T x2, slimline]
  - G&T x2, crisps
  ${start}(?<name>[a-z]{3,}(?: [a-z]{3,})?) \((?<count>\d{1,2}) (?<kind>(?:small|medium|large|big|mini|jumbo),? (?!(?:from|with|and|each|ones?|pieces?|${piece})\b)[a-z]{3,}(?: [a-z-]{2,})?)\)
  + [samosas (3 small, veg)]
  + [samosas (2 medium veg)]
  - strawberries (8 big ones)
  - whey (1 scoop)
  ${start}(?<name>[a-z]{3,}(?: [a-z]{3,})?) \((?<count>\d{1,2}), (?<kind>(?!(?:about|each|per|total|from|with|the|no|without|ikea|medium|large|small|big|${piece})\b)[a-z]{3,}(?: [a-z-]{2,}){0,2})\)
  + [spring rolls (4, veg)]
  + [eggs (3, boiled)]
  - eggs (3, large)
  ${start}(?<name>[a-z]{3,}(?: [a-z]{3,})?) \((?<count>\d{1,2} (?:slices?|pieces?)),? (?:of )?(?<kind>(?!(?:about|each|per|total|from|with|without|left)\b)[a-z]{3,}(?: [a-z-]{3,})?)\)
  + [toast (2 slices, wholemeal)] with marmite
  ${start}(?<name>[a-z]{3,}(?: [a-z]{3,})?) \((?<count>\d{1,2}),? (?<kind>(?:soft|hard|hard shell|crispy|corn|flour|small|large|medium|mini),? [a-z]{3,}(?: (?:w/|with|and|&|n) ?[a-z]{3,}){1,2})\)
  + [tacos (3, soft, beef w/ cheese)], double guac
  ${start}(?<name>${filledPieces}) [([](?<count>\d{1,2})(?: (?:pieces|pcs))?[)\]],? (?:(?:filled|stuffed) )?with (?<kind>${fillingOfPiece})(?: (?:and|&|n) (?<moreKind>${fillingOfPiece}))?\b
  + [pierogi (8 pieces) with potato and cheese], boiled
  - tacos (3) with cheese
  ${start}(?<name>${filledPieces}) [([](?<count>\d{1,2})[)\]],? (?<kind>(?:(?:${sizeWord}|${fillingOfPiece}|${cooking})(?:,? |(?=$|[,.;)\n]))){1,4})(?<=[a-z])(?=$|[,.;)\n])
  + [samosas (2), medium, vegetable, fried]
  - eggs (2), mushroom, spinach
  ${start}(?<name>(?!${filledPieces}\b)[a-z]{3,}) [([](?<count>\d{1,2})[)\]],? (?<kind>(?:(?:${sizeWord}|${cooking})(?:,? |(?=$|[,.;)\n]))){1,3})(?<=[a-z])(?=$|[,.;)\n])
  + [eggs (2), boiled]
  - eggs (2), bacon
`);

const generic =
  "(?:biscuits?|cookies|crackers?|pieces?|pcs|nuggets?|chips|squares?|sweets|balls?|sticks?|rolls?|cakes?|bars?)";
const packet = "(?:packs?|packets?|bags?|sleeves?|tubes?|pouches|boxes)";

/** Packages with the number of all their pieces; groups: name, count. */
export const piecesInPackages = parsePatternRows(String.raw`
  ${start}(?:an?|${number}) (?:(?:small|mini|little|snack|tiny) )?${packet} (?:of )?${name},? \((?<count>\d{1,2}) ${generic}(?: (?:in )?total| altogether| in all)?\)
  + [2 packets of oreos (8 cookies total)] and milk
  - 2 packets (8 biscuits each)
  ${start}(?:an?|${number}) ${name} ${packet}(?:,? (?:the )?(?:small|mini|little|snack|tiny)(?: ones?)?)?,? \((?<count>\d{1,2}) ${generic}(?: (?:in )?total| altogether| in all)?\)
  + [2 parle-g packets small ones (8 biscuits total)]
  - 2 biscuit packets
`);

const vessel =
  "(?:bowl|plate|handful|cup|mug|glass|portion|serving|piece|slice|bag|packet|pack|tub|pot|scoop|chunk|wedge|slab)";
const hedge =
  "(?:about|maybe|around|approx\\.?|roughly|like|probably|prob|perhaps|so|ca\\.?|circa|~|=)";
const ownVessel =
  "(?:acai|açaí|poke|burrito|smoothie|buddha|salad|rice|grain|power|breakfast|pita|tea|coffee)";

/** Words of labels, which state a size. */
const ofLabel =
  "(?:size|servings?|per|portions?|average|amount|values?|label|facts|nutrition|container)";

/** A household measure after its food, with its weight; groups: name, weight. */
export const weighedMeasures = parsePatternRows(String.raw`
  ${start}(?!${ownVessel} |(?:[a-z-]+ ){0,3}${ofLabel}\b)${name}(?:,? ?\(| -|,)? (?:(?:an?|one|1) )?(?:(?:small|medium|large|big|little|tiny|good) )?${vessel}(?:, ?| ?\(| - )(?:${hedge} ?){0,2}(?<weight>\d{1,4} ?(?:g|ml))(?: ?(?:or so|ish))?\)?(?=\s*(?:$|[,.;)\n+&]|(?:and|with|plus)\b))
  + [chin chin small bowl, maybe 50g]
  + [cashews, a small bowl (40g)] and tea
  - cashews, 2 bowls, 40g
  - serving size 1 cup (240 g)
  - values per portion (30g)
  - a bowl of cashews, 40 g
`);

const toppings = [
  ["beans", "beans"],
  ["cheese", "cheese|cheddar|red leicester|edam|gouda|brie|mozzarella|emmental"],
  ["eggs?", "eggs?"],
  ["mushrooms?", "mushrooms?"],
  ["tuna", "tuna"],
  ["avocado|avo", "avocado|avo"],
] as const;

/** Slices of toast before the amount of what was on them; groups: bread, count. */
export const breadOfToppings = toppings.flatMap(([topping, named]) =>
  parsePatternRows(String.raw`
  ${start}(?:${topping}) on (?<bread>(?:[a-z]+ )?(?:toast|bread|sourdough))(?:,| -|:)? \(?(?<count>${number}) slices?\)?(?=,? (?:and |with |about |plus )?(?:\d|half|an?|one|two|three)[^.;,\n]{0,30}\b(?:${named})\b)
  + [${topping.replace(/[?|].*/, "")} on toast, 2 slices], half a tin of ${named.replace(/[?|].*/, "")}
  - ${topping.replace(/[?|].*/, "")} on toast, 2 slices, tea
`),
);

/** A number of times after a bracket; groups: amount, bracket, times. */
export const timesAfterBracket = parsePatternRows(String.raw`
  (?<amount>\d{1,3} ?g) (?<bracket>\([^()\d]{0,12}\d{0,2} ?%[^()\d]{0,12}\)) ?[x×] ?(?<times>[2-9])\b(?!\.\d)
  + yogurt [150g (0%) x2]
  \((?<amount>\d{1,3} ?g)\) ?[x×] ?(?<times>[2-9])\b(?!\.\d)
  + protein bar [(60g) x2]
  \((?<amount>\d{1,3} ?(?:g|ml|cl|oz)) ?[x×] ?(?<times>[2-9])\)
  + wine [(175 ml x2)] and olives
`);

const share = "(?<share>half|½|1/2|a quarter|1/4|a third|1/3|two thirds|2/3|three quarters|3/4)";
const tin = "(?:tin|can|jar)";
const filling = "(?: in (?:water|brine|spring water))?";
const oil = "(?<oil> in (?:olive |sunflower |vegetable )?oil)?";
const nameWord =
  "(?!(?:in|from|of|which|that|so|its?|is|was|about|around|once|when|drained|net)\\b)[a-z]+";
const food = `(?<name>${nameWord}(?: ${nameWord}){0,2}?)`;
const link =
  "(?:[\\s,;=(–—-]|\\b(?:so|which|that|thats|that's|it|its|it's|is|are|was|were|about|around|roughly|approx|approximately|ca|i\\.?e\\.?|meaning|came to|comes to|weighs|weighed|gives|gave|only|just|once|when)\\b)*";
const drainedWord = "(?:drained|net)(?: (?:weight|wt|mass))?";
/** "240g drained", "so 240 drained", "drained weight 240 g", and "= 240 g" after the size of the tin. */
const drained = `${link}(?:${drainedWord}[:=]? ?(?:(?:is|was|of|its|it's|about|=) )*(?<drained>\\d{2,3}) ?g|(?<drainedAfter>\\d{2,3}) ?g?(?: (?:once|when|after))?,? (?:${drainedWord}|draining))(?!g)\\)?(?=\\s*(?:$|[,.;:)\\n+&=–—-]|(?:with|w|and|ate|had|in|on|plus|for|then|i|all)\\b))`;
const size = "\\d{2,4} ?g";
const oneOf = "(?:(?:an?|one|1|the|my) )?";

/** The drained weight of a tin, or of a part of one; groups: share, name, oil, drained. */
export const drainedTins = parsePatternRows(String.raw`
  \b${share} (?:of )?${oneOf}(?:${size} )?${tin} (?:of )?${food}${filling}${oil}(?:,? ${size})? ?\((?:${size} ?(?:${tin})?,? ?)?${drained}
  + [half a 400g can of chickpeas (240g drained)]
  + [half a tin of chickpeas (400g tin, 240 g drained)]
  (?<!\b(?:half|thirds?|quarters?|[1-3]/[2-4]|[½¼⅓⅔¾])(?: of)?(?: (?:an?|one|1|the|my))?(?: ${size})? )\b${oneOf}(?:${size} )?${tin} (?:of )?${food}${filling}${oil}(?:,? ?\(?${size}(?: ${tin})?)?${drained}
  + [1 can tuna in water 145g (102g drained)] with rice
  + [can of tuna in oil 160g (112 g drained)]
  + [1 can tuna in water, drained weight 112g]
  + [1 tin chickpeas 400g, so 240 drained], ate all
  + [a 200 g jar of olives, about 110 g once drained]
  + [1 tin lentils (400g, 265g net)]
  + [tin of tuna 160g, drained its 112g]
  - can of chickpeas, drained
  - tin of tuna, drained 100 g of pasta
  - 1 can chickpeas drained, 50g feta
  ${start}${food},? (?:an?|one|1) ${tin},? drained:? (?<drained>\d{2,3}) ?g${oil}(?: in (?:water|brine))?
  + [sardines one tin drained 90g in olive oil], 2 crispbreads
  ${start}${food}${filling}${oil},? ?\(?(?:(?:an?|one|1) )?(?:${tin}(?: of)?,? ${size}|${size} ?${tin}|${tin})${drained}
  + [tuna in oil, 160 g tin, drained weight 110 g]
  + [chickpeas, tin 400g, drained 240g]
  + [sweetcorn tin, drained 140g]
  + [sweetcorn, 340g tin which is 285g drained]
  + [kidney beans 400g can, 240g when drained]
  + [Tuna in brine, 145g can = 102g drained]
`);

const negation = anyOf("without no minus w/o");
/** Eggs, some without the yolk; groups: all, style, whites or yolks. */
export const eggsWithoutYolk = parsePatternRows(String.raw`
  \b(?<all>[2-9]|two|three|four|five|six) (?<style>(?:[a-z]+ )?)eggs?(?: omelett?e?s?| omelets?| scramble)?,? (?:but |with )?(?<whites>\d|one|two|three|four) (?:of (?:them|which) )?${negation} (?:the |its |their |any )?yolks?
  + [2 poached eggs, one without the yolk], on toast
  + [3 egg omelet but one without the yolk], with ham
  \b(?<all>[2-9]|two|three|four|five|six) (?<style>(?:[a-z]+ )?)eggs?,? (?:no|without (?:the )?) ?yolks? in (?<whites>\d|one|two|three|four)(?: of them)?
  + [2 fried eggs, no yolk in one of them]
  \b(?<all>[2-9]|two|three|four|five|six) (?<style>(?:[a-z]+ )?)eggs?,? (?:only|just|but only|with only) (?<yolks>\d|one|two|three) yolks?
  + [3 eggs, only one yolk]
  \b(?<all>[2-9]|two|three|four|five|six) (?<style>(?:[a-z]+ )?)eggs? (?:minus|less|without) (?<whites>\d|one|two|three) (?:of the )?yolks?
  + omelette [3 eggs minus one yolk], 20g cheese
`);
/** An egg dish with its whole eggs and whites; groups: dish, whites, whole. */
export const eggsOfDish = parsePatternRows(String.raw`
  \b(?:[2-9]|10|two|three|four|five|six|seven|eight)[- ]eggs? (?<dish>omelettes?|omelets?|scramble|frittata),? \((?:(?<whites>\d) (?:egg )?whites?,? ?(?:and |\+ ?|& ?)?(?<whole>\d) (?:whole|yolks?|full)(?: eggs?)?|(?<wholeFirst>\d) (?:whole|full)(?: eggs?)?,? ?(?:and |\+ ?|& ?)?(?<whitesLast>\d) (?:egg )?whites?)\)
  + [6 egg omelette (4 whites, 2 whole)] with spinach
  + [4-egg scramble (2 whole eggs + 2 whites)]
  - 6 egg omelette (cheese)
`);
/** Cans of a size without a unit; groups: count, size. */
export const cansOfSize = parsePatternRows(String.raw`
  (?<count>(?<![\d.])[2-9]) (?:cans?|bottles?|tins?|stubbies) (?:of )?(?<size>250|330|355|375|440|473|500|568)(?! ?(?:ml|cl|l|g|kcal|cal|calories)\b)(?=\s*(?:$|[,.;)\n+&]|(?:and|with|plus)\b))
  + lager, [2 cans of 330]
  - 2 cans of 330 ml
`);
