/** The eaten part of a food and the weight or number of all of it, said in two clauses. */
import { anyOf, parsePatternRows } from "../pattern-rows.ts";
import { otherEater } from "./people.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

const number = `(?:\\d{1,2}|${numberWordsBetween(1, 20).join("|")})`;
const share =
  "(?<share>half|(?:an?|one|two|three|four|five) (?:thirds?|quarters?|fourths?|fifths?|sixths?|eighths?|tenths?)|[1-9] ?/ ?(?:[2-9]|1[0-2])|\\d{1,2} ?%)";
const grams =
  "(?:(?<grams>\\d{2,4}) ?(?:g|gr|grams?)|(?<kilos>\\d(?:[.,]\\d{1,3})?) ?(?:kg|kilos?))\\b";
const about = "(?:about |around |roughly |approx(?:imately)? |only |just |ca\\.? |~)?";
const notName =
  "(?:i|we|he|she|they|it|the|that|this|with|and|for|at|of|had|ate|each|per|which|so|but|my|was|is|from|in|drained)\\b";
const word = `(?!${notName})[a-z][a-z'’-]*`;
const vessel = anyOf(
  "container pack packet package box tub pot tray dish bag tin can jar carton bottle tupperware pan bowl plate portion loaf ball block",
);
const name = `(?<name>(?!${vessel}\\b(?! of))${word}(?: ${word}){0,4}?)`;
const whole = `(?:it|(?:(?:the|its?|that|whole|full|entire|total|original) ){0,3}(?:${vessel}|thing|pizza|cake|pie|quiche|bar|amount|lot|dish|weight))`;
const isWeighed = `(?:'s|(?: (?:weight|size|total))?(?: (?:is|was|weighs|weighed|says|said|had|has|held|holds|contained|came to|comes to|of))*|:| ?=) ${about}`;
const end = "(?=\\s*(?:$|[.,;:!)\\n]|(?:and|with|plus|so|but|for)\\b))";

/** A share of a food whose weight is said after it; groups: share, name, grams. */
export const sharesOfWeighed = parsePatternRows(String.raw`
  \b${share}(?: of)?(?: (?:an?|the|my|our|that|this|some))?(?: (?:frozen|leftover|shop bought|store bought|ready made|big|large|whole))* ${name}(?:[,;.–—-]|,? (?:and|with))* \(?(?:${whole})${isWeighed}${grams}(?: (?:total|in total|altogether|in all|originally))?\)?${end}
  + ate [5/8 of a frozen margherita, pack weight 350g]
  + [Half of the leftover chicken tikka masala, the container was about 350g]
  + [a third of the fish pie, whole thing weighed 900 g], and peas
  + [two thirds of my lasagne. It was 450 g]
  - half of the pasta, the pot was 2 litres
  - half a pizza, my cake was 350 g
  - half the tub of 400 g
  (?<=^|[.;,\n] ?|\b(?:had|ate) )${name},? \(?${share}(?: of it)?\)?[,;.–—-]+ (?:the )?(?:whole|full|entire) ${word}${isWeighed}${grams}${end}
  + [chicken pie 1/4, whole pie is 1.2kg]
  - chicken pie 1/4, peas 80 g
  \b${share}(?: of)?(?: (?:the|my|our|that))? (?:[a-z]+ )?(?<vessel>${vessel}),? (?:the \k<vessel>|it)(?: (?:was|had|held|contained|weighed|is|has|holds|contains))+ ${about}${grams}(?: of)? ${name}${end}
  + [one third of the pasta pot, the pot was 900 g cooked plain spaghetti]
  + [half the tub, it had 400 g of potato salad]
`);

/** A package that was for several meals; groups: name, grams, count. */
export const packagesOfMeals = parsePatternRows(String.raw`
  (?<=^|[.;,\n+] ?|\b(?:had|ate|the|my|with|and) )${name},? \(?${grams} ?(?:${vessel})?\)?,? (?:which |that )?(?:(?:is|was|i|we) )?(?:split|shared|divided|spread|lasted|lasts|used|stretched|does|did)(?: it)? (?:over|across|between|for|into|in|among) (?<count>${number}) (?:dinners|lunches|breakfasts|meals|days|nights|evenings|mornings|portions|servings)${end}
  + [curry sauce 350g jar split over 3 dinners], tonight with 150 g chicken
  - mince 500 g split for freezing
`);

/** Pieces of a whole that was cut, and its weight in a sentence after that; groups: name, all, own, kind, grams. */
export const piecesOfCut = parsePatternRows(String.raw`
  (?<=^|[.;:,\n] ?|\b(?:had|ate|the|a|an|my) )(?<name>${word}(?: ${word}){0,3}),? (?:was )?(?:cut|sliced|divided) (?:in|into) (?<all>${number})(?: (?:slices|pieces|squares|wedges))?,? (?:and |of which )?(?:i )?(?:had|ate|took|got) (?<own>${number})(?: (?:slices?|pieces?|squares?|wedges?))?[.,;] (?:(?:it|that) was (?:an? )?(?:(?:shop|store)[- ]bought |home ?made |big |large )*(?:(?<kind>(?!about|around)[a-z][a-z ]{2,30}?),? )?|(?:the )?(?:whole|entire) (?:thing|cake|${word}) (?:was|weighed) )${about}${grams}(?: (?:total|in total|altogether))?${end}
  + [birthday cake cut into 20 and i took 2 pieces. It was a shop bought victoria sponge, 800 g total]
  + [carrot cake, cut into 12, had one. The whole cake weighed 1500 g]
  - cake cut into 12, had one. It was a 90 g slice
`);

/** The weight of each of counted pieces, in other words; the group is the weight. */
export const weightOfEachPiece = parsePatternRows(String.raw`
  (?<!\d ?k?cals?),? (?:at )?(?:each|every) (?:one|square|piece|slice|biscuit|cookie|cracker|ball|rusk|egg|bar|finger|strip|rasher|cube)(?: (?:is|was|weighs|weighed|being|of|about|around|at))* ?[=:]? ?(?<size>\d{1,3}(?:\.\d)? ?g)\b
  + 4 squares of milk chocolate[, each square 5 g]
  + 3 biscuits[, each one is about 12 g]
  - 60 kcal per slice
  (?<=\d ?g) (?<each>each|per|a|every) (?:scoop|one|square|piece|slice|biscuit|cookie|cracker|ball|rusk|egg|bar|finger|strip|rasher|cube)\b
  + two slices of gouda, 25 g[ each slice]
  + 1.5 scoops whey (30 g[ per scoop])
`);

/** A small measure with its weight in brackets; the group is the weight. */
export const measuredBits = parsePatternRows(String.raw`
  \b(?:(?:an?|one|1) )?(?:(?:little|small|tiny|good|big|large|generous|heaped) )?(?:splash|dash|drizzle|dollop|knob|glug|drop|squirt|spoon|spoonful|handful|sprinkle|sprinkling|pinch|blob|smear|scrape|layer|dusting|bit|lump|slug|drop|pour) \((?:about |around |~|approx )?(?<amount>\d{1,3} ?(?:g|ml))\)(?: of)?(?= [a-z])
  + tea w/ [a splash (20ml) of] milk
  + toast with [a knob (10g) of] butter
  - a splash of milk (20ml)
`);

const sauce = anyOf(
  "dressing vinaigrette sauce mayo mayonnaise ranch gochujang tzatziki aioli gravy ketchup guac guacamole salsa cream hummus dip butter syrup sriracha chutney raita mustard pesto tahini relish oil cheese",
);
/** What was taken off before the dish was made, or served next to it and left; the group is the part. */
export const leftOutByOrder = parsePatternRows(String.raw`
  (?:[,;]|,? (?:but|and|though))?(?: i)? (?:(?:told|asked|got|instructed|begged) (?:them|him|her|the (?:waiter|waitress|chef|kitchen|staff|guy|server|cook|lady))|asked|requested) (?:to )?(?:leave|leaving|skip|hold|omit|drop|keep|miss)(?: (?:out|off))? (?:the |my |any |all )?(?<part>${word}(?: (?!off|out|completely|entirely|altogether)${word})?)(?: (?:off|out))?(?: (?:completely|entirely|altogether|please|of it|it))?${end}
  + chicken katsu curry[ but told them to leave the rice off completely]
  + burrito[ but asked them to leave out the beans]
  + bibimbap[, told them to skip the egg]
  - told them to leave
  - had to leave the rice
  (?:(?:,|,? (?:but|and|with|w|n)\b)(?: the| its| some)? (?<part>(?:${word} ){0,2}?${sauce})| (?<part>(?:(?:ranch|caesar|soy|hot|garlic|sour|chilli) )?${sauce})) on the side,? (?:(?:but|and|n|which|that|i) )*(?:did(?:n['’]?t| not) (?:use|touch|have|eat|add|want|need)(?: (?:it|any of it|any))?|never (?:used|touched)(?: it)?|left it|skipped it|unused|untouched|not used)${end}
  + bibimbap[ gochujang on the side n didnt use it]
  + cobb salad[, ranch dressing on the side but I left it]
  - cobb salad, ranch on the side
  (?:[,;]|,? (?:but|and|though))?(?: i)? (?:asked|requested|ordered it|got it|had it)(?: (?:for|with))? (?:no|without)(?: the| any)? (?<part>${word}(?: (?!off|out)${word})?)${end}
  + katsu curry[, asked for no rice]
  + burger[ but got it without the bun]
`);

const bites =
  "(?:burgers?|hamburgers?|cheeseburgers?|big mac|whopper|sandwich|sandwiches|wrap|burrito|kebab|sub|hot ?dog|sausage roll|taco|quesadilla|panini|toastie|pasty|pie|doughnut|donut|muffin|croissant|brownie)";
/** Bites of something large; groups: count, name. */
export const bitesOfFood = parsePatternRows(String.raw`
  \b(?<count>an?|one|two|three|four|\d) (?:(?:big|small|little|tiny|large|single) )?(?:bites?|mouthfuls?|nibbles?) (?:of|from|out of|off|off of) (?:(?:(?:(?:his|her|my|their) )?(?:${otherEater}['’]?s|[a-z]+['’]s)|his|her|my|their|the|an?) )?(?<name>(?:${word} ){0,2}${bites})\b
  + took [one bite of his burger]
  + [2 bites of my son's cheeseburger]
  + [a bite off my mate's burger]
  - bite size brownie
`);
/** Grams of one of them. */
export const gramsOfBite = 20;

const animal = "(?:chicken|duck|turkey|goose|hen|quail|poussin|pheasant|guinea fowl)";
/** A share of a bird that is named before it; groups: name, share. */
export const partsOfAnimal = parsePatternRows(String.raw`
  (?:\b(?:whole|large|big|medium) )?\b(?<name>(?:${word} ){0,2}${animal})(?:[,.;:–—-]| and)* (?:and |but |so )?(?:i )?(?:had|ate|took|got|managed) ${about}${share} of (?:the |that )?(?:whole )?(?:bird|carcass|beast|animal|thing)(?: (?:with|no|without) (?:the )?skin| skin on| skin off| skinless)?${end}
  + [Rotisserie chicken, I had a quarter of the bird skin on], the others finished it
  + [roast duck, ate half of the bird]
  - half of the bird
  - chicken curry, ate half of the bird
`);
export const wholeWord = "whole";

const nests =
  "(?:(?:egg|rice|wheat|buckwheat|wholewheat|dried|dry|fine|medium|thick|flat|glass|ho fun|udon|soba|ramen) )*(?:noodles?|vermicelli|tagliatelle|pappardelle|fettuccine|linguine|capellini|angel hair|pasta|spaghetti)";
/** Nests of dry noodles, with the weight of all or of each; groups: count, name, grams, each. */
export const nestsOfNoodles = parsePatternRows(String.raw`
  \b(?<count>${number}|an?|half an?) nests? (?:of )?(?<name>${nests})(?! soup)(?: \((?<grams>\d{2,3}) ?g(?: (?<each>each))?(?: (?:dry|dried|raw|uncooked))?(?: (?:all in|in total|total|altogether|together|combined))?\))?
  + [2 nests of egg noodles (85 g dry all in)], 100g raw prawns
  + [a nest of rice noodles] with prawns
  - chocolate nests
`);
/** Grams of a nest. */
export const gramsOfNest = 60;
export const dryWord = "dry";

/** That people who shared a food had the same amount of it. */
export const equalAmounts = parsePatternRows(String.raw`
  (?<=\bwith (?:(?:my|a|the|our) )?(?!\d|two|three|four)[a-z'’]+)[,.;]? (?:and )?(?:we|both)(?: (?:both|all|each))? (?:drank|had|ate|got|took) (?:(?:the|an|about|roughly) )*(?:equal|same|even|identical)(?: sized)? (?:amounts?|shares?|parts?|portions?|quantit(?:y|ies)|measures?|glasses)(?: (?:of it|each))?${end}
  + bottle of red wine with my wife[, we drank equal amounts]
  + 500 g grapes with Tom[. We had the same amount]
`);

export const sharedEqually = ", half each";

const birdPart = "(?:legs?|thighs?|drumsticks?|wings?|breasts?|quarters?|tenders?|hot wings?)";
const article = `(?:an?|one|the|\\d|${numberWordsBetween(1, 10).join("|")})`;
/** A whole that was shared, before the person's own parts of it; groups: name, count, part. */
export const partsOfShared = parsePatternRows(String.raw`
  \b(?:(?:we|i) )?(?:(?:all )?(?:shared|split|ordered|took|got|bought|had) )(?:(?:home|us) )?(?:an?|the|one) (?:(?:whole|large|big|family|sharing) )*(?:(?:bucket|box|bargain bucket|family box|tub)(?: of)? )?(?:(?:rotisserie|roast|roasted|fried|grilled|spit roast(?:ed)?) )?(?<name>chicken|duck|turkey|kfc|popeyes|goose)(?: home| bucket| to share)?(?:,? \d{1,2} (?:pieces?|pcs)(?: (?:original|crispy|hot))?)?(?:,? (?:(?:with|between|among) )?(?:the )?(?:${number} of us|(?:my )?[a-z]+ and (?:i|me))| with (?:my |the |some )?(?:${number} )?(?:other )?[a-z]+)?[,;.] (?:and |of which |so )?(?:i|me) (?:only |just )?(?:ate|had|took|got) (?<count>${article}) (?<part>(?:${word} ){0,2}?${birdPart}\b)
  + [took a whole rotisserie chicken home, three of us, i got one leg] with skin
  + [we shared a bucket of KFC, 10 pieces original, I ate 2 drumsticks] and 1 thigh
  + [split a whole roast chicken, I had a breast]
  + [shared a bucket of fried chicken with 3 mates, I had 2 drumsticks]
  - had a roast chicken, I ate half
`);

/** The parts of a leg of a bird after it: "one leg, thigh and drumstick". */
export const partsOfLeg = parsePatternRows(String.raw`
  (?<=\bleg(?: with (?:the )?skin| quarter)?),? \(?(?:(?:so|ie|i\.e\.|with) )?(?:the )?(?:thigh|drumstick) (?:and|\+|&) (?:the )?(?:thigh|drumstick)\)?
  + one chicken leg with skin[, thigh and drumstick]
  - a leg, a thigh and a drumstick
`);

/** Packages of several pieces, and the number of all; groups: count, name. */
export const packsOfPieces = parsePatternRows(String.raw`
  \b${number} (?:packs?|packets?|bags?|boxes|twin packs?|sleeves?|pouches|sachets?|portions?) (?:of|with|x) ${number} (?<name>${word}(?: ${word})?)(?: each)?,? (?:so |thats |that's |that is |= ?|i\.?e\.? |which is |making )+(?<count>${number})(?: (?:of them|\k<name>))?(?: (?:in total|total|altogether|in all))?
  + [2 packs of 2 rusks, so 4 rusks in total], 10 g each
  - 2 packs of 2 rusks
`);

const sized = "(?<size>\\d{1,4}(?:\\.\\d)?) ?(?<unit>kg|g|ml|l)";
/** Before a person with whom a food was halved, in other words than "shared". */
export const halvedWith = parsePatternRows(String.raw`
  ,? (?:that (?:i|we) )?(?:cut|sliced|broken|torn|snapped|chopped|halved|divided)(?: it)?(?: (?:in|into) (?:half|two|halves))?(?: and shared(?: it)?)? with(?= (?:my|a|the|him|her) ?)
  + 1 slice of cake[, cut in half with] my coworker
  + a toastie[ halved with] my daughter
  - a bagel cut in half with butter
`);
export const sharedWith = ", shared with";
/** Words of equal parts between a shared food and the person. */
export const equalWordsOfSharing = parsePatternRows(String.raw`
  (?<=\b(?:split|shared?|halved|divided) (?:an?|the|my|one) [a-z ]{2,30}) (?:in (?:half|two|halves)|down the middle|50[/-]50|fifty[- ]fifty|half and half|equally|evenly)(?= with (?:my|a|the|him|her)\b)
  + split a brownie[ in half] with my son
  - cut it in half with a knife
`);

const steaks = anyOf(
  "ribeye rib-eye sirloin rump fillet flank bavette t-bone tomahawk hanger skirt strip onglet",
);
const cheeses = anyOf(
  "cheddar gouda edam brie feta mozzarella emmental emmentaler gruyere parmesan manchego stilton camembert halloumi ricotta provolone swiss",
);
const fishes = anyOf("cod salmon haddock tuna trout mackerel tilapia pollock hake plaice halibut");
/** A kind of food after its amount and its group; groups: amount, group, state, kind. */
export const kindsAfterGroup = parsePatternRows(String.raw`
  \b(?<amount>\d{2,4} ?(?:g|oz)) (?:of )?(?:(?<group>steak)(?: (?<state>cooked|raw))?, (?<kind>${steaks})|(?<group2>cheese), (?<kind2>${cheeses})|(?<group3>fish)(?: (?<state3>cooked|raw))?, (?<kind3>${fishes}))(?=\s*(?:$|[.;)\n]))
  + [300 g steak cooked, ribeye]. Could not finish
  + [40 g cheese, cheddar]
  - 40 g cheese, cheddar crackers
`);

/** The name of a dish before the only parts of it that were eaten. */
export const dishesOfParts = parsePatternRows(String.raw`
  (?<=^|[.;\n] ?|\b(?:had|ate|got) )(?:(?:a|an|the) )?(?:${word} ){1,2}?(?:plate|box|platter|kebab|meal|dinner|bowl|roll)(?:,? (?:but |and )*(?:without|no|w/o|minus) (?:the |any )?${word}){1,3},? (?:so )?(?:just|only) (?:the )?(?=(?:${word} ){1,2}\d)
  + [doner plate but without bread and without fries, only ]meat 200g and salad
  - chicken bowl, only 200 g
  (?<=^|[.;\n] ?|\b(?:had|got|ordered) )(?:(?:a|an|the|some) )?(?!fish|steak)${word}(?: ${word}){0,2},? but (?:i )?(?:only|just) (?:really )?(?:ate|had|finished|managed) (?:the|its) (?!half|first|rest|other|last|top|whole|small)(?=${word}(?: ${word}){0,2} and )
  + [nasi goreng but only ate the ]egg and half the rice
  - pizza but only ate the first half
`);

/** The only one of two foods that was eaten; the group is its name. */
export const onlyOneOfTwo = parsePatternRows(String.raw`
  (?<=^|[.;\n] ?|\b(?:had|got|ordered|a|an|some|the) )(?<first>${word}(?: ${word})?) (?:and|with|&|n) (?<second>${word}(?: ${word})?)(?:,? but|,) (?:i )?(?:only|just) (?:ate|had|finished|managed) (?:the )?(?<eaten>\k<first>|\k<second>)${end}
  + [fish and chips but only ate the fish]
  + [curry and rice, only ate the curry]
  - fish and chips but only ate the peas
`);

/** A share of a package with its size in brackets; groups: share, vessel, name, size, unit. */
export const sharesOfSized = parsePatternRows(String.raw`
  \b${share}(?: of)? (?:an?|the|my|one) (?<vessel>${vessel}|bar|slab) \(${sized}(?: (?:${vessel}|bar))?\) (?:of )?${name}${end}
  + [half a bar (100g) of dark chocolate]
  + [a third of a tub (500 ml) of ice cream]
  - half a bar (100 kcal) of chocolate
`);

const measure =
  "(?:g|ml|tbsp|tsp|tablespoons?|teaspoons?|spoons?|spoonfuls?|scoops?|squares?|slices?|pieces?|handfuls?|cups?|cubes?|chunks?)";
/** An amount out of a package; groups: amount. */
export const amountsOfPackage = parsePatternRows(String.raw`
  \b(?<amount>\d{1,3} ?${measure}|(?:an?|one|two|three|four|five|six) (?!g\b|ml\b)${measure})(?: (?:of|from|out of))+ (?:an?|the|my|that|one|our) (?:\d{2,4} ?(?:g|ml)|\d(?:[.,]\d{1,3})? ?(?:kg|l)) (?:${vessel}|bar|slab|wheel|multipack) (?:of )?(?=[a-z])
  + ate [30g of a 150g bag of ]crisps
  + [2 tbsp from a 400 g jar of ]peanut butter
  - 2 slices from the loaf
`);

const weight = (group: string) => `(?<${group}>\\d{1,4}(?:\\.\\d)?) ?(?:g|gr|grams?)\\b`;
const figure = (group: string) => `(?<${group}>\\d{1,4})(?: ?(?:g|gr|grams?)\\b)?`;
const reading = "(?: ?[:=,]| was| weighed| is| at)* ?(?:about |around |roughly )?";
const opened = "(?:opened|started|cracked open|bought)";
const left =
  "(?:left|remaining|still (?:left|there|in (?:it|there))|left over)(?: (?:now|in (?:it|there)|over|of it))*";
const waste = "(?:bones?|shells?|stones?|peels?|skins?|cores?|pits?)";

/** The weight of a package before and after a food was taken out of it, or with what is left of it; groups: name, all, rest. */
export const weighedTwice = parsePatternRows(String.raw`
  (?<=^|[.;\n] ?|\b(?:the|my|a) )(?<name>${word}(?: ${word}){0,3}?)(?: (?:${vessel}|block|wheel|tube))?(?: (?:was|weighed))?[:,]? (?:${figure("all")} before,? (?:and |, ?)?${figure("rest")} after(?:wards)?|before${reading}${figure("allAfter")}[.,;]? (?:and )?after${reading}${figure("restAfter")})(?:[.,;]? (?:the )?difference (?:is|was|went)(?= on\b| in\b)|[.,;]? (?:so )?all of it(?= on\b| in\b))?
  + [Peanut butter jar before: 412g. After: 389g. The difference is] on two rice cakes
  + [Nutella jar weighed 412 before and 377 after]
  + [ice cream tub before 620 g, after 480 g]
  - before lunch: 200 g soup, after: 300 g rice
  \b(?:i )?${opened} (?:an?|the|my|our|that|this) ${weight("all")} (?:${vessel}|block) of ${name}(?: yesterday| last night| today)?(?:,| and| but)* (?:there(?:['’]?s| is| was| are) )?(?:still )?(?:about |around |roughly |only |maybe )?${figure("rest")} ${left}(?:,? (?:and )?my [a-z]+ had (?:an? )?(?:handful|few|couple|bit)(?: of (?:it|them))?)?(?:,? (?:and |so )*(?:let['’]?s (?:say|call it)|(?:i['’]?d )?say|call it)(?: i had)? (?:about )?${figure("own")})?${end}
  + [opened a 200 g bag of kettle chips and there's about 60 g left and my girlfriend had a handful so let's say i had 110 grams]
  + [started a 400g block of cheddar, 340g left now]
  - opened a 200 g bag of chips
`);

/** The weight of a food and of what was thrown away of it; groups: all, name, rest. */
export const weighedWaste = parsePatternRows(String.raw`
  (?<name>${word}(?: ${word}){0,2})(?: on the bone)?,? ${weight("all")}(?<state>(?: raw| cooked)?)(?: (?:with|on) the (?:${waste})(?: in)?)?[.,;]? (?:and |but )?(?:i )?(?:weighed the ${waste}(?: (?:after(?:wards)?|at the end))?[:,]? ?(?:(?:it|they) (?:was|were) )?${weight("rest")}|(?:the )?${waste} (?:was|were|weighed|came to) ${weight("restAfter")})(?: (?:after(?:wards)?|at the end))?${end}
  + [Chicken leg 320g with the bone, bone was 80g after]. 120g rice
  + [T-bone, 500g raw with the bone in. I weighed the bone after, 120g], and fat
  - chicken 320g, rice was 80g
`);

/** The rest of a dish that several people shared, if a part is left; groups: share, count. */
export const sharedRests = parsePatternRows(String.raw`
  [,.;]? ?(?:and )?${share} (?:of it )?(?:is|was) (?:still |left )?(?:in the (?:dish|tin|tray|pot|pan|fridge|freezer|oven)|left)(?: and|,|;|\.)+ (?:the )?(?:rest|remainder|others?) (?:(?:was|is|got|we) )?(?:(?:equally|evenly) )?(?:shared|split|divided)(?: (?:equally|evenly))? (?:by|between|among|amongst)(?: the| all)* (?<count>${number})(?: of us| people)?${end}
  + made a pie[. A quarter is still in the dish and the rest was shared equally by the four of us]
  + a pot of chilli[, half is left, the rest split evenly between three of us]
  - a quarter is still in the dish
`);

/** The rest of a bottle after the glass of another person; groups: size, name, other. */
export const restsOfBottle = parsePatternRows(String.raw`
  (?:\b(?:also |we |i )*(?:shared|split|had|drank) )?\b(?:an?|the|one)? ?(?:(?<size>\d{3,4}) ?ml )?bottle of (?<name>${word}(?: ${word}){0,2}?)(?: (?:with|between) (?:my |me and my )?[a-z]+)?(?:[,.;]| but| and)*(?: she| he| they)?(?: was driving(?:,| so| and)*(?: she| he)?)?(?: only| just)* had (?:only |just )?(?:an?|one) (?<other>\d{2,3}) ?ml glass(?:,|;|\.| and| so| but)* i (?:had|drank|finished) (?:all )?the rest(?: of it)?
  + also [shared a bottle of pinot noir with my sister but she was driving so she only had a 125ml glass, I had the rest of it]
  + [750ml bottle of cider, he had a 200ml glass, I had the rest]
  - a bottle of wine with my sister
`);
export const mlOfBottle = 750;
/** The state of a food without its bones. */
export const bonelessWord = "boneless";
