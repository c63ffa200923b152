/** Words about how much was eaten of what, and what is said after an amount. */
import { anyOf, parsePatternRows } from "../pattern-rows.ts";
import { allOfIt } from "./own-counts.ts";
import { otherEater, relations } from "./people.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

const smallNumber = `(?:\\d{1,2}|${numberWordsBetween(2, 10).join("|")}|twelve)`;

/** Words of a sentence that names no food. */
const noFoodBefore =
  "breakfast|brunch|lunch|dinner|supper|snacks?|tea|today|tonight|yesterday|morning|afternoon|evening|night|day|time|it|that|this|them|good|great|nice|ok|okay|yes|no|hungry|tired|full|eaten|only|just";

/** In the order in which they are applied. */
export const amounts = [
  /** A size after the comma of its food, and all of a food whose size is said. */
  parsePatternRows(String.raw`
    (?<=(?:^|[,;.:\n+&] ?|\b(?:had|ate|an?|the|my|one) )(?:(?!and\b|with\b|plus\b)[a-z'’-]{2,} ?){1,4}),(?= ?(?:(?:extra|x)[- ]?)?(?:large|medium|small|regular|venti|grande|tall)(?: (?:one|size|cup))?\s*(?:$|[,.;)\n+&]|(?:and|with|w|plus|from|no|ate|had)\b))
    + fries[,] large, and a coke
    + popcorn[,] small, coke[,] large
    - burger, large fries
    - bowl with oats and banana, medium
    (?<=\b(?:small|medium|large|regular|personal|family|big|(?:8|9|10|11|12|14|16|18)[- ]?(?:inch|in|"|”))(?:[- ]sized?)?\)?(?: [a-z][a-z' -]{2,30})?),? ?\(?${allOfIt}\)?(?=\s*(?:$|[.,;)\n+&]|(?:and|with|plus|but|so|then)\b))
    + medium dominos pepperoni[, ate the whole thing] plus a dip
    + large popcorn[, all of it]
    - pizza, ate the whole thing
  `),
  /** A little of what has no plural, and a package that was eaten whole. */
  parsePatternRows(String.raw`
    \ba (?:very |wee )?little(?= (?:[a-z]+ )?(?:milk|cream|butter|margarine|oil|ghee|lard|sugar|salt|honey|syrup|jam|marmalade|cheese|cheddar|parmesan|feta|mozzarella|hummus|gravy|sauce|ketchup|mayo|mayonnaise|mustard|pesto|dressing|custard|yogh?urt|rice|pasta|mash|bread|meat|ham|chicken|beef|bacon|tuna|salmon|fish|salad|coleslaw|soup|stew|curry|dal|daal|dahl|chocolate|wine|juice|water)\s*(?:$|[,.;)\n+&]|(?:and|with|w|on|in|over|to|for|from|left)\b))
    = a bit of
    + coffee with [a little] milk
    + toast, [a little] peanut butter and jam
    - a little fish cake
    - a little apple
    (?<=^(?:[a-z'-]+ ){0,3}[a-z'-]{2,}|[.;\n] ?(?:[a-z'-]+ ){0,3}[a-z'-]{3,}),? (?:the |a )?(?:whole|full)(?= (?:bag|box|packet|pack|tub|pot|punnet|jar|tin|can|bottle|carton|bar|tray|bucket|tube|sleeve)\b(?! of\b)(?: (?:lol|haha|oops|tbh|by myself|to myself))?\s*(?:$|[,.;)\n]))
    + microwave popcorn[, whole] bag
    + KD[ whole] box
    + kraft mac and cheese[, the whole] box
    - a slice of cake, two whole bars
  `),
  /** Bites by the fork, a thickness without a number, and both pieces of a package in brackets. */
  parsePatternRows(String.raw`
    (?<=[a-z],? (?:(?:had|ate|only|just|about|maybe|like) ){0,2}(?:\d|a few|few|two|three|four|five|six|some|couple|couple of) )(?:forks|forkfuls?|fork fulls?)(?=\s*(?:$|[.,;!?)\n]|(?:and|then|but)\b))
    = bites
    + cheesecake, 2 [forks]. he ate more
    + pie, had a few [forkfuls]
    - 2 forkfuls of pie
    (?<=(?:^|[,;.\n+&] ?|\b(?:an?|and|with|had|ate|the|one|plus) ))inch[- ]thick(?= )
    = thick
    + [inch thick] slice of watermelon
    + an [inch-thick] slice of bread
    - 2 inch thick steak
    \ban?(?= (?:(?!(?:and|with|or)\b)[a-z'’-]+ ){1,4}\(?both (?:bars|biscuits|pieces|fingers|sticks|halves|cakes|cookies|cups|of them)\b)
    = 2
    + [a] nature valley crunchy (both bars)
    + [a] kitkat both fingers
    - a soup and toast both pieces
    (?<=\b(?:bag|box|packet|pack|tub|tray|pizza|tin|jar|pot|carton|bottle|it)),? (?:all )?(?:by myself|on my own|to myself)(?=\s*(?:$|[.,;!?)\n]|(?:and|with|then|plus)\b))
    + orange chicken, half the bag[ by myself]
    + ice cream, half the tub[ all to myself]
    - cooked it by myselfie
    - I had one bowl (6 oz)
  `),
  /** The number of pieces before the weight of all, and packs whose size is said. */
  parsePatternRows(String.raw`
    \b${smallNumber} ?(?:pieces?|pcs?|slices?|balls?|units?|nos|sticks?|skewers?),? \(?(?=\d{2,4} ?(?:g|gr|grams?|gms?) (?:in total|total|altogether|all together|all in all|combined|for all)\b)
    + grilled kofte [6 pieces ]180 g total
    + chicken wings [5 pcs, ]200g in total
    - 6 pieces 30 g each
    - 6 pieces 180 g
    (?<=\b(?:${smallNumber}|an?) )(?:packs?|packets?|pkts?|sachets?|tins?|cans?|bottles?|pots?|tubs?|cartons?|bars?|bags?) of (?=\d{2,4} ?(?:g|gr|grams?|ml)(?: each)?\s*(?:$|[,.;)\n+&]|and\b|with\b|plus\b))
    = x 
    + indomie 2 [packs of ]70g and 2 eggs
    + yogurt 3 [pots of ]125 g
    - 2 packs of 70g noodles
    - 2 packs of noodles
  `),
  /** A quarter of a food, after it. */
  parsePatternRows(String.raw`
    (?<=^(?:a |the |my )?(?!(?:chicken|leg|red rooster|nandos|duck|past|a|the)\b)[a-z'’-]+(?: (?!(?:chicken|leg|rooster|duck|turkey|pounder|past)\b)[a-z'’-]+){0,3} )(?<!\b(?:chicken|leg|rooster|duck|turkey|lamb|nando'?s|past|to|a|the|one|of|each|first|last|had|ate|final|third|three) )quarter(?=\s*(?:$|[,;)\n]))
    = 0.25
    + crumbl cookie [quarter]
    + muffuletta [quarter], coke
    - chicken quarter
    - nandos quarter
  `),
  /** The full stop of an abbreviated unit that begins an amount. */
  parsePatternRows(String.raw`
    (?<=(?:^|[,;:.(\n+&] ?|\b(?:and|with|w|plus|had|ate|of) )(?:(?:about|approx|around|roughly|maybe|like|an?|half an?) )?(?:\d[\d./]*|½|¼|¾|half|${smallNumber}) ?(?:ozs?|lbs?|gms?|grms?|mls?|tbsps?|tbs|tblsp|tsps?|pcs?|nos?|pkts?|pkgs?|ct|c|servs?|srvs?|doz|btls?|slcs?))\.(?= ?[a-z]{3}(?![^,.;\n]{0,25}, ?\d))
    + 2 tbsp[.] peanut butter and 3 oz[.] cheddar
    + eggs, 4 nos[.] idli
    - chicken 2 pcs. rice 1 cup
    + 1 c[.] rice
    - idli, 2 nos. sambar, 1 cup
    (?<=(?:^|[,;:(\n+&] ?|\b(?:an?|my|one|${smallNumber}|and|with|w|had|ate|of) )(?:sm|small|med|medium|lg|large|reg|regular))\.(?= {0,6}[a-z]{3})
    + a lg[.] coffee
    - a coffee lg. toast
    (?<=\b(?:about|roughly))\.(?= {0,6}\d)
    + roughly[.] 200 g rice
    (?<=\bfl)\.(?= ?oz\b)
    + 8 fl[.]oz milk
  `),
  /** The container of a weight after its food, and the powder of a shake whose weight is said after it. */
  parsePatternRows(String.raw`
    (?<=(?:[a-z]{3}|%) ?\d{2,4} ?(?:g|ml|grams?))(?<!\b(?:the|half|one|two|three|had|ate|just|only|about|around|another|from|was|with|and|plus|shared|use[sd]?) \d{2,4} ?(?:g|ml|grams?)) (?:pot|tub|punnet|tray|pouch|carton)(?= (?:with|w|w/|and|n|plus|topped)(?= )|\s*(?:$|[,;&+]))
    + skyr 170g[ pot] with honey
    + quark 250 g[ tub], berries
    + fage 0% 170g[ pot]
    - half a 500g tub with berries
    - and 170g pot
    (?<=\bcasein (?:shake|drink|smoothie)\b[^.;\n]{0,40}, ?(?:with |about |around )?\d{2,3} ?g) (?:of )?powder\b
    =  casein
    + casein shake with milk, 30g[ powder]
    - shake, 30g powder
    - casein shake, 30g cocoa powder
    (?<=\bwhey (?:shake|drink|smoothie)\b[^.;\n]{0,40}, ?(?:with |about |around )?\d{2,3} ?g) (?:of )?powder\b
    =  whey
    + whey shake with milk, 30g[ powder]
    - shake, 30g powder
    - whey shake, 30g cocoa powder
    (?<=\b(?<!\b(?:vegan|pea|soy|plant) )protein (?:shake|drink|smoothie)\b[^.;\n]{0,40}, ?(?:with |about |around )?\d{2,3} ?g) (?:of )?powder\b
    =  whey
    + protein shake with milk, 30g[ powder]
    - shake, 30g powder
    - protein shake, 30g cocoa powder
  `),
  /** A spoon of sugar is a teaspoon; a temperature is not a number of cups. */
  parsePatternRows(String.raw`
    \b(?:at )?[12]\d0 ?(?:°|degrees )?c\b
    + potatoes roasted [at 180 c]
    + oven fries [200c] for 20 min
    - 1 c sugar
    (?<!\b(?:table|dessert|serving|soup|heaped) ?)\bspoons?(?= (?:of )?(?:white |brown |demerara )?(?:sugar|sweetener)\b)
    = tsp
    + tea with 2 [spoons] sugar
    + a [spoon] of brown sugar
    - 2 table spoons sugar
    - a spoon of honey
  `),
  /** A part that was given or thrown away, before its share. */
  parsePatternRows(String.raw`
    \b(?:gave|threw|tossed|chucked|handed|passed) (?:away|out|back|over) (?=(?:about |around |roughly |maybe )?(?:half|an? (?:half|third|quarter)|one (?:third|quarter)|two thirds|three quarters|\d/\d|\d{1,2} ?%)(?: of (?:it|them))?\s*(?:$|[.,;!\n]| and\b))
    = left 
    + 200 g chocolate, [gave away ]three quarters
    - threw away half the rice
  `),
  /** A sentence about what was left of the food before it. */
  parsePatternRows(String.raw`
    (?<=^[^,.;\n+&]{3,60}(?<!\b(?:and|with) [^.]{1,40}))(?: with (?:my |a |some )?(?:${anyOf(relations)}|friends?|colleagues?|family))?[.,;] ?(?:(?:i )?(?:could(?:n['’]?t| not)|did(?:n['’]?t| not)) (?:quite )?(?:finish|eat|manage) (?:it|everything|it all|all of it|them)[.,;]? ?(?:and |so |but )?)?(?:i )?(?=left (?:about |around |maybe |roughly |nearly |almost )?(?:half|(?:a|one) (?:third|quarter)|two thirds|three quarters|most)(?: of it)?\s*(?:$|[.;\n]))
    = ,
    + burger at Hawksmoor[. ]left half
    + katsu curry[ with my friend, I could not finish it. I ]left about one third.
    - burger and salad. I left half
  `),
  /** Pieces, which are not of bacon. */
  parsePatternRows(String.raw`
    (?<=\b(?:${smallNumber}|couple(?: of)?|few|several) )(?:wee |little |small )?bits(?= of [a-z])
    = pcs
    + two [bits] of toast
    + a couple of [bits] of fried chicken
    - 1 tbsp bacon bits
    - a bit of toast
    (?<=[a-z]{3},? ${smallNumber} (?:small|large|big|little|medium|mini|tiny|massive|huge|thick|thin))(?: sized)? ones?(?=\s*(?:$|[.,;)\n]|(?:and|with|w|plus|from)\b))
    + croquettes 4 small[ ones], coffee
    + pancakes, three big[ ones] with syrup
    - 4 small onions
  `),
  /** Shares of a half, before the person who has the other one. */
  parsePatternRows(String.raw`
    (?<=\b(?:split|shared?|sharing|halved) [^.!?;\n]{2,60} )(?:fifty[- ]fifty|half[- ](?:and[- ])?half)(?= (?:with|w|w/|between|among)\b)
    + shared noodles [half half] with my brother
    - half and half with coffee
  `),
  /** Meals in Indonesian. */
  parsePatternRows(String.raw`
    \bmakan siang\b
    = lunch
    + soup for [makan siang]
    \bmakan malam\b
    = dinner
    + [makan malam]: soup
  `),
  /** A friend, not the tea. */
  parsePatternRows(String.raw`
    (?<=\b(?:(?:my|me|our|his|her|best|old|uni|work|school|gym)|(?:with|w|by|from|to|for) a) )mate(?!\w| (?:tea|latte|cocido)\b)
    = wife
    + had wings with a [mate]
    + my [mate] had chips
    - had a mate
    - my mate tea
  `),
  /** Whose food it was. */
  parsePatternRows(String.raw`
    (?:(?<=^|[.;\n] ?)|\b)(?:my |the |our )?(?:\w+ )?(?:${anyOf(relations)}|kids?|children|toddler|baby|hubby|gf|bf) (?:did(?:n['’]?t| not)|couldn['’]?t|could not) (?:finish|eat|want) (?:all )?(?:(?:of )?(?:their|his|her|the) )?(?=[a-z][^.;\n]{2,40}?,? (?:so|and|then) i (?:ate|had|finished|took|polished)\b)
    + [kids didnt finish their ]mac and cheese so I had what was left
    - my daughter didn't finish her pasta
    (?<=\b(?:half|third|quarter|bites?|slice|piece|most|some) of )(?:my|his|her|their|our) (?:\w+ )?${anyOf(relations)}['’]s (?=\d)
    + half of [my sister's ]300g steak
    \b(?:off|from|out of) (?:of )?(?:(?:my|his|her|their|our|someone(?:['’]?s)?)(?: (?:\w+ )?(?:${otherEater}|\w+['’]s|\w+s['’]))?(?:['’]?s?['’]?)|(?:the )?(?:${otherEater}['’]?s?['’]?|(?!(?:wendy|mcdonald|kellogg|lay|dominos?)['’]s)[a-z]+['’]s)) (?:plates?|bowls?|bags?|packets?|trays?|lunch ?box)\b(?! of)
    + 5 fries [off his plate]
    + 5 chips [off Hannah's plate]
    + 4 nuggets [off the kids plate]
    + a few fries [off of my husband's plate]
    + 2 crisps [from her bag]
    - chips from a bag
    (?<=\b(?:bites?|sips?|mouthfuls?|nibbles?|gulps?|swigs?|licks?|forkfuls?|spoonfuls?) )(?:off|out|from)(?: of)?(?= (?:my|his|her|their|our|the|an?|someone(?:['’]?s)?|[a-z]+['’]s) [a-z]{3})
    = of
    + had a bite [off] his burger
    + a sip [off] my gfs milkshake
    - a bite of a burger
    - from the plate of cookies
  `),
  /** The way of frying is not the pan that holds the food. */
  parsePatternRows(String.raw`
    (?<=\b(?:\d{1,2}|an?|${numberWordsBetween(2, 12).join("|")}) )pan(?=[- ]fried\b)
    + 12 [pan] fried dumplings
    - a pan of fried rice
  `),
  /** Half of a food. */
  parsePatternRows(String.raw`
    \bwent (?:halves|halfsies|half and half|50[/:-]50)(?: (?:on|for) (?:it|them|that|this))? with (?:my|an?|the|his|her) (?!other\b)[a-z]+\b(?! (?:on|and i)\b)
    = ate half
    + tiramisu, [went halves with my date]
    - went halves with my wife on a pizza
  `),
  /** What is said of the part that was eaten. */
  parsePatternRows(String.raw`
    (?<=\b(?:ate|had|eaten) (?:only |just |about )?(?:half|a third|a quarter|two thirds|\d\/\d)(?: of it)?) (?:now|today|so far|for now)(?=\s*(?:$|[.,;)\n]|and\b|but\b))
    + a sub, ate half[ now] and left the rest
    - had half today's soup
    (?<=\d ?(?:tbsp|tsp)),? (?:in total|altogether|all together|all in)(?=\s*(?:$|[.,;)\n]))
    + toast with almond butter, 1 tbsp[ in total]
    - 500 kcal in total
  `),
  /** When a dish was made, which is not when it was eaten. */
  parsePatternRows(String.raw`
    (?:[,;(]| -)? ?(?:which |that )?(?:i |i'd |we |had |i had |we had )?(?:made|cooked|baked|bought) (?:it|them|this) (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b(?: night)?
    + reheated lasagna[, had made it on tuesday]
    - made lasagna on tuesday
  `),
  /** The content of chocolate before the weight of a piece. */
  parsePatternRows(String.raw`
    (?<=\()\d\d ?%(?: cocoa)?, (?=\d+(?:\.\d)? ?g each\b)
    + 4 squares dark chocolate ([85%, ]10 g each)
  `),
  /** Left-overs of a dish. */
  parsePatternRows(String.raw`
    (?:\b(?:the |some |my )?left ?-?overs? (?:of|from) )(?:the|my|our|a|that|some) (?=[a-z ]{3,30}, ?(?:about |around |roughly |maybe )?(?:half|a third|a quarter|most|all|\d)\b)
    + [leftovers of the ]lasagne, about half
    - leftovers of the party
  `),
  /** What a food is, in a bracket. */
  parsePatternRows(String.raw`
    \b(?:ready ?meals?|microwave meals?|tv dinners?) \((?=[a-z])
    + a 600 kcal [ready meal (]tikka masala)
    - a ready meal (600 kcal)
    (?<=^|[,;\n(] ?|\b(?:a|an|my|the|was|had|ate|k?cals?|calories?) |㎉ ?)ready ?meal (?=(?:cottage|shepherd|fish|chicken|beef|lasagn|curry|tikka|spag|pasta|mac|cannelloni|chill?i|korma|thai)\w*\b)
    + [ready meal ]cottage pie, 410 kcal
    + a 640 kcal [ready meal ]cottage pie
    - a ready meal with chicken
    (?<=\b(?!(?:a|an|my|the|one|frozen|microwave|shop|tesco|aldi|lidl|asda|m&s|ready)\b)[a-z'&]{3,} )(?:ready ?meals?|microwave meals?|tv dinners?)(?=\s*(?:$|[,.;)\n]|(?:from|for|straight)\b))
    + tikka masala & rice [ready meal], from the microwave
    - a ready meal
    - frozen ready meal
    (?<=\b(?:muffins?|cookies?|ice cream|milkshakes?|shakes?|yogh?urts?|cakes?|donuts?|doughnuts?|brownies?|bars?|croissants?) )\((?=(?:choc(?:olate)?(?: chip)?|vanilla|blueberry|strawberry|caramel|banana|lemon|mint|coffee|pistachio|raspberry|almond)\))
    + a muffin [(]choc), 350 kcal
    - a muffin (choc chip and nut)
  `),
  /** How meat was cut, after its weight: it names no other food. */
  parsePatternRows(String.raw`
    (?<=[a-z] \(?\d{1,4} ?(?:g|gr|grams?|oz|kg|lbs?),? ?\(?)(?:(?:boneless|skinless|bone[- ](?:in|out|less)|skin[- ](?:on|off|less)|de-?boned|trimmed|lean)(?:,? (?:and |& ?)?)?)+\b(?=\s*(?:$|[,.;)\n+&]|(?:and|with|w|in|on|plus|then|n)\b))
    + karahi 250g [boneless], 2 roti
    + chicken thigh 200 g [skin on ]and rice
    + chicken breast (150g, [skinless, boneless])
    - 200 g skinless chicken breast
  `),
  /** How sweet a drink was, after its size: it names no other food. */
  parsePatternRows(String.raw`
    (?<=[a-z] \(?\d{1,4} ?(?:ml|cl|l|oz),? ?)(?:(?:less|half|low|light|no|\d{1,3} ?%) (?:sugar|sweet|ice)(?:,? (?:and |& )?)?)+\b(?<!\bno sugar)(?=\s*(?:$|[,.;)\n+&]|(?:and|with|w|in|plus|then|n)\b))
    + boba 700ml [less sugar]
    + milk tea 500 ml, [30% sugar less ice]
    - latte 350ml no sugar
  `),
  /** "6" in "brownies i think 6" is their number. */
  parsePatternRows(String.raw`
    (?<=[a-z]s,? )i (?:think|guess|reckon|believe)(?: like| about| maybe| it was| there were)? (?=(?:\d{1,2}|${numberWordsBetween(2, 12).join("|")})(?=\s*(?:$|[,.;)\n]|(?:maybe|or|and|of)\b)))
    + brownies [i think ]6, maybe 7
    - soup i think 2 bowls
  `),
  /** Parts that were left out of everything. */
  parsePatternRows(String.raw`
    \b(?:with )?(?:everything|all|the lot) (?:but|except(?: for)?|bar|apart from|minus)(?= (?:the )?(?!one\b|two\b|half\b|for\b|i\b)[a-z]{3})
    = without
    + salad [with everything but] the croutons
    + burger, [everything except] the pickles
    - ate all but one
  `),
  /** The weight without the liquid, and the white without the yolk. */
  parsePatternRows(String.raw`
    (?<=[a-z)\d] *,? )(?:in the )?air[- ]?fr(?:ied|yer)(?=\s*(?:[.,;)\n]|$|and\b))
    + chicken thigh 220g raw, [air fried]. rice
    - air fried tofu
    (?<=\d ?(?:ml|cl|l|oz)), ?\d{1,2}(?:\.\d)? ?%(?: ?(?:abv|alc|vol))?(?=\))
    + 2 beers (2x 500 ml[, 5%])
    (?<=\(\d{1,2}) (?:[a-z]+[ -])?sized?(?=\))
    + meatballs (5[ ikea size])
    - 2 bananas (medium size)
    (?<!\b(?:left|leaving|binned|gave|fed|threw|tossed|wasted|skipped|away|out) )\bmost of (?=an? (?!(?:day|week|weekend|morning|month|year)\b))
    = 3/4 of
    + had [most of ]a 12 inch margherita
    - left most of a burger
    (?<=\b(?:of|an?|some|my|\d+ ?g) )(?:microwave|microwavable|store[- ]bought|shop[- ]bought)(?= (?:(?:basmati|jasmine|white|brown|golden|egg fried|whole ?grain|long grain) )?(?:rice|hummus|popcorn|noodles|pasta|soup|porridge|lasagn[ae]|curry|quinoa|lentils)\b)
    + half a pack of [microwave] rice
    + a pot of [store bought] hummus
    - a microwave meal
    - heated in the microwave
    \bin (?:spring )?(?:brine|water)(?=,? \(?(?:\d+ ?g,? )?drained\b)
    + can of tuna [in brine] drained 102g
    - can of tuna in oil, drained
    (?<=\b(?:salad|caesar|cobb|slaw|bowl|nicoise)\b[^.;\n]{0,40}?)(?<!\b(?:without|no|hold|minus|skip|sans)\b[^.;,\n]{0,30}),?(?: with| and)?(?: the| its)? (?:dressing|vinaigrette|caesar dressing|sauce) on the side,?(?: (?:and|but|which|that))?(?: i)? (?:did(?:n'?t| not) (?:use|touch|have|eat|add|want)(?: (?:it|any|any of it))?|never (?:used|touched)(?: it)?|left it|skipped it|unused|untouched|not used)
    = , no dressing
    + cobb salad[, dressing on the side but I didn't use it]
    + caesar salad[, dressing on the side and didn't use it], no croutons
    (?<=\b(?:salad|caesar|cobb|slaw)\b[^.;\n]{0,40}?),?(?: with)?(?: the| its)? dressing on the side,? (?:and |but )?(?:i )?(?:only )?used (?:about |only |just )?(?=(?:a|1|2|one|two|half a)? ?(?:tbsp|tsp|tablespoon|teaspoon|spoon))
    = , no dressing, dressing
    + chicken caesar[, dressing on the side, used about ]1 tbsp
    (?<=\b(?:salad|caesar|cobb|slaw)\b[^.;\n\d]{0,40}?),(?: the| its)? dressing on the side\b(?!,? (?:and |but |which )?(?:i )?(?:only |barely |hardly )?(?:did|used|had|left|never))
    =  with dressing
    + caesar salad[, dressing on the side]
    (?<=\b(?:tin|can|jar)s? ?)\((?:\d{2,4} ?g,? ?)?drained:? (?=\d{2,4} ?g\))
    + sweetcorn 1 tin [(198g, drained ]160g)
    (?<=\()\d{2,4} ?g,? ?(?=\d{2,4} ?g drained\)|drained \d{2,4} ?g\))
    + chickpeas ([400g, ]240g drained)
    - chickpeas (240g drained)
    \beggs?,? (?:but )?(?:with )?(?:without|no|minus|w\/o) (?:the |any )?yolks?\b(?! in)
    = egg whites
    + two boiled [eggs without yolk]
    - 2 eggs, no yolk in one
    (?<=\bwhites?(?:,| and| \+| &)? ${smallNumber} )whole(?: ones?)?(?! eggs?\b)|(?<=\b${smallNumber} )whole(?: ones?)?(?=(?:,| and| \+| &)? ${smallNumber} (?:egg )?whites\b)
    = egg
    + omelette (4 whites, 2 [whole])
    + 2 [whole] and 3 egg whites
    - 3 whites and 2 whole eggs
  `),
  /** A part of a dish that is named again: "a whopper, no mayo on the burger". */
  parsePatternRows(String.raw`
    (?<=\b(?:burger|cheeseburger|whopper|big mac|mcdouble|mcmuffin|meal|combo|sub|sandwich|wrap|kebab|gyros?|taco|burrito|pizza|hot ?dog)s?\b[^.;\n]{0,40},? (?:with |but |and )?(?:no|without|hold the|minus) [a-z]+(?: [a-z]+)?) (?:in|on|inside) (?:the|my|it|its) (?:burger|cheeseburger|sub|sandwich|wrap|kebab|taco|burrito|pizza|hot ?dog|bun)s?\b
    + big mac meal, no sauce[ in the burger], coke zero
    + a chicken wrap, no mayo[ in the wrap]
    - fries, no cheese on the burger
  `),
  /** A weight with its bone. */
  parsePatternRows(String.raw`
    \b(?:incl\.?|including|inclusive of|inc\.) (?:the )?bones?\b
    = bone-in
    + pork chop 220g [incl bone], grilled
    - including boneless chicken
  `),
  /** Crisp breadsticks, for a dip. */
  parsePatternRows(String.raw`
    (?<=\b(?:hummus|houmous|humus|tzatziki|taramasalata|guac(?:amole)?|dip|prosciutto|parma ham)\b[^.;\n]{0,40})(?<!\b(?:soft|garlic|cheesy|cheese) )bread ?sticks
    = grissini
    + hummus with 4 [breadsticks]
    - pasta with breadsticks
  `),
  /** "the last third of a pot": a third. */
  parsePatternRows(String.raw`
    \bthe (?:last|remaining|final|other|first) (?=(?:half|third|quarter|fifth) of (?:an?|the|my|that|our) (?:\d|[a-z]+))
    = a
    + [the last ]third of a pot of cottage cheese
    - the last slice of a cake
  `),
  /** A shot of a coffee. */
  parsePatternRows(String.raw`
    (?<=\b(?:latte|cappuccino|cappucino|flat white|americano|mocha|macchiato|cortado|coffee|cold brew)\b[^.;\n]{0,25}?(?:with|w\/|and|\+|,) ?(?:an? |1 |2 |two )?)(?:extra|double|additional) shots?\b(?! of)
    = espresso
    + a latte with an [extra shot]
    + flat white, [double shot]
    - a beer and a double shot
  `),
  /** The dish that ingredients became. */
  parsePatternRows(String.raw`
    (?<=\b\d{2,4} ?g(?:rams)? (?:of )?raw {1,9}[a-z]+(?: (?!in\b|with\b|and\b|w\b|plus\b)[a-z]+){0,3}|\b\d{2,4} ?g(?:rams)? raw {0,8}),? (?:then )?(?:(?:pan|stir|oven|char|dry)[- ])?(?:(?<!air[- ])fried|baked|grilled|roasted|steamed|seared|cooked|boiled|poached|saut[eé]ed|barbecued|griddled|charred)\b(?! (?:weight|rice))
    + 120g raw prawns[ fried] in oil
    + cod 220g raw[ baked], peas
    + salmon fillet 150g raw[, pan fried]
    - 150 g grilled salmon
    \bcut up\b|\b(?:(?:was|were|is|got|all) )?(?:cut|chopped|sliced|diced|torn) (?:up )?(?:in|into) (?:half|pieces|bits|chunks|cubes|small \w+)\b(?! and)
    + kraft dinner with [cut up] hot dog
    + grilled cheese [cut in half] but I ate both halves
    - cut in 10 slices, had 2
    \b(?:made|turned|cooked|chopped|put) into (?:an? |the )?[a-z]+(?: [a-z]+){0,2} (?=(?:w\/?|with|using) ?\d)
    + thighs 600g raw [made into a stew ]with 3 carrots
    + 300g raw potatoes [made into air fryer fries ]w 1 tbsp oil
    (?<=\d ?(?:g|grams?|kg|oz|ml) (?:of )?(?:raw )?(?:[a-z]+ ){1,3}|\b(?:eggs?|bananas?|potato(?:es)?),? )(?:which (?:i|we) )?(?:made|turned|cooked|cut|mashed|blended|chopped) (?:up )?(?:in)?to (?:an? |some |the )?(?:(?:air fryer|home ?made|oven|baked|french|sweet potato|crispy|thin|chunky) )*(?:fries|chips|wedges|hash ?browns?|mash(?:ed potato(?:es)?)?|roasties|roast potatoes|r[öo]sti|pancakes?|omelett?e?s?|omelets?|porridge|oatmeal|hummus|french toast|patties|smoothie|fritters|crisps)\b(?=\s*(?:$|[,.;)\n+]|(?:with|w|in|using|and)\b))
    + 2 bananas and 3 eggs [made into pancakes]
    + 500g raw potatoes [made into mashed potato], 30g butter
    - made into 4 patties
    (?<=[a-z] )(?:mashed|mixed|blended|whisked|beaten|whizzed|combined|stirred)(?: (?:up|together))* (?:(?:in)?to|as|for) (?:an? |some |the )?(?:\w+ )?(?:pancakes?|omelettes?|smoothies?|shakes?|batter|fritters?|crepes?|waffles?|dough|purée)(?=\s*(?:$|[.,;:)\n]|and\b|with\b))
    + 2 bananas and 3 eggs [whisked into pancakes], ate all
    - potatoes mashed with butter
  `),
  /** A number of times. */
  parsePatternRows(String.raw`
    (?<=\bx ?\d{1,2} )w\b\/?
    = ,
    + pancakes x4 [w] syrup
    (?<=[a-z]),? (?:and )?(?:(?:i )?had (?:it|that|them|one) )?twice(?: today)?(?=\s*(?:$|[.,;]))
    =  x2
    + handful of almonds[, twice today]
    - twice the cheese
    (?<=^(?:[a-z ]{0,30}\b(?:had|ate|made|was) )?(?:(?!(?:with|and|w|on|in|plus)\b)[a-z'’-]+ ?){1,3}),? (?:and |then |but )?(?:i |we )?(?:went back|had|going back|got up) for (?:seconds|a second (?:helping|portion|plate|bowl))(?=\s*(?:$|[.,;!]|lol|oops|cos|because|as\b))
    =  x2
    + lasagne[, went back for seconds]
    - lasagne with salad, went back for seconds
  `),
  /** A sentence that only says how much was eaten of the food before it, and the occasion of that food. */
  parsePatternRows(String.raw`
    (?<=(?:^|[.;!\n] ?|\b(?:breakfast|brunch|lunch|dinner|supper|snack|tea|dessert)(?::| was| -) )(?:(?:i|we) )?(?:(?:had|ate|made|baked|got|bought|cooked|finished) )?(?:(?:some|my|a|the|our) )?(?!(?:${noFoodBefore})\b)(?:(?!(?:${noFoodBefore}|for|with|and|at|of|then|plus)\b)[a-z'’&-]+ ){0,4}(?!(?:${noFoodBefore})\b)[a-z'’-]{3,})(?: for (?:(?:the|my|our|a) )?(?:[a-z]+['’]?s? ){0,2}(?:bday|birthday|b-day|party|anniversary|leaving do|wedding|shower|christening|graduation))?(?:[.!]+|;)(?= ?(?:(?:i|we) )?(?:(?:only|just|also) )?(?:(?:had|ate|took|managed) )?(?:(?:about|around|roughly|maybe|only|just) )?(?:\d(?:\.\d+)?|1\d|an?|one|half an?|a couple of|a few|${numberWordsBetween(2, 12).join("|")}) (?:(?:small|large|big|little|thin|thick|medium|generous|huge|tiny|heaped|good|full|decent|sized) ){0,2}(?:slices?|slivers?|wedges?|pieces?|portions?|helpings?|servings?|bowls?|bowlfuls?|plates?|platefuls?|squares?|scoops?|handfuls?|bites?|spoonfuls?|ladles?)(?: of (?:it|that|them))?\s*(?:$|[.,;!)\n+&(–-]|(?:and|plus|then|from|but|so|with|today|tonight|each|for me)\b))
    = ,
    + chocolate cake[.] 2 slices
    + victoria sponge[ for mums bday.] one slice + a tea
    + I made banana bread[.] Had 3 thick slices, with butter
    + lasagne[!] I had two small portions
    - 2 toasts. 3 slices
    - soup. 2 slices of bread
    - breakfast. 2 slices
    - eggs and cake. 2 slices
  `),
  /** A second portion that was smaller than the first, and sizes of beer in Italian, Spanish and German. */
  parsePatternRows(String.raw`
    \b(?:one|an?|1) (?:slice|piece)(?: of it)?(?:,| ?\+| ?&| and| then| plus| and then|, then|, and then) ?(?:an? )?(?:(?:small|smaller|little|mini|tiny|wee|thin|thinner) (?:second|2nd)|(?:second|2nd) (?:small|smaller|little|mini|tiny|wee|thin|thinner))(?: (?:slice|piece|one))?\b
    = 1.6 slices
    + victoria sponge, [one slice + a small second slice]
    + [a slice and then a second smaller one]
    - one slice and a small coffee
    \bbirra piccola\b|\bpiccola birra\b|\bbirra 0[.,]2\b
    = 200ml beer
    + pizza, [birra piccola], no dessert
    \bbirra media\b
    = 400ml beer
    + spaghetti, [birra media]
  `),
].flat();
