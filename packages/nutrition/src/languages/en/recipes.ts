/** Words of a cooked dish and the part that the person ate: "made chili with ..., serves 4, I had one". */
import { parsePatternRows } from "../pattern-rows.ts";
import { energyUnit } from "./energy-units.ts";
import { mealNames } from "./meal-names.ts";
import { otherPerson } from "./people.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

const approximation =
  "(?:(?:(?:a (?:bit|little) |slightly |well )?(?:over|under|more than|less than)|about|around|roughly|just|only|maybe|like|probably|nearly|almost) ){0,2}";
const numeral = `(?:(?:\\d|one|two|three|four) and a half|\\d+(?: ?[½¼¾]| \\d/\\d|[./]\\d+)?|[½¼¾⅓⅔]|(?:(?:half )?a |one |two )?dozen|${numberWordsBetween(1, 19).join("|")})`;
const fraction =
  "(?:(?:a|one|two|three) )?(?:half|halves|thirds?|quarters?|fourths?|fifths?|sixths?|eighths?|tenths?|twelfths?)(?: an?)?";
const portions = `(?:servings?|portions?|helpings?|slices?|pieces?|bowls?|plates?|bowlfuls?|cups?|squares?|wedges?|bars?|balls?|containers?|tupperwares?|tubs?|boxes|jars?|ramekins?|meals?|lunches|dinners)`;
const dishParts =
  "(?:muffins?|cookies?|pancakes?|crepes?|waffles?|cupcakes?|scones?|rolls?|buns?|brownies?|meatballs?|patties|patty|burgers?|fritters?|tacos?|wraps?|burritos?|biscuits?|bites?|loaf|loaves|cakes?|pies?|dumplings?|pizzas?|tortillas?|flatbreads?|tarts?|quiches?|of (?:them|those|these|em))";
/** A number with what it counts; the number is a group. */
const count = `(?<count>${numeral}|${fraction})(?:(?: (?!the |an? |my )\\w+)? (?:${portions}|${dishParts}))?`;
/** An article counts only portions: "a bowl", not "a coffee". */
const eatenCount = `(?:${count}|(?<count2>an?|one) (?:\\w+ )?${portions})`;
/** The same in a second alternative. */
const count2 = count.replaceAll(/<(\w+)>/g, "<$12>");
/** Other verbs are written as "ate" with spaces: "scoffed 3". */
const eatingVerb =
  "(?:(?:ended up |managed )?(?:ate|had|have|having|eat|eaten|eating|drank|took|got|grabbed|snuck|sneaked|munched|nibbled|pinched|nicked|enjoyed|managed|scooped out|ladled out|spooned out|finished|used|spread|served myself|weighed out|measured out|dished up):? {0,9}|(?:my (?:share|portion|part|plate|bowl|serving)(?: (?:was|is|weighed)|:)?))";
const eatenUnits = "g|grams?|ml|oz|ounces?";
const wholeUnits = `kg|kilos?|litres?|liters?|l|lbs?|pounds?|${eatenUnits}`;
const pronoun = "(?:i|i've|ive|we)";
/** What was done with the ingredients last: "blended and drank half of it". */
const preparation =
  "(?:blended|mixed|baked|fried|cooked|roasted|whizzed|simmered|stirred|chilled|froze|grilled|boiled)(?: (?:it|them|everything|that))?(?: all)?(?: up| together)?";
const mealWords = [...mealNames.keys()].join("|");
const interjections =
  "oops|whoops|yum(?:my)?|m{2,}|lol|haha|delicious|though|sorry|already|total|thanks|tasty|nice|good|so good|omg";
/** Between the parts of a sentence, before it goes on. */
const end = `(?=\\s*(?:[.,;:!()\\n+&–—-]|$|w\\/|w\\.?(?= \\d)|(?:and|with|plus|for|on|in|at|today|tonight|then|myself|so|but|i|we|over|since|last|yesterday|had|ate|have|took|as|this|${interjections}) ?\\b))`;
const lastWord = "(?!(?:and|but|so|i|we|then|for|with|on)\\b)\\w+";
const ofDish =
  "of (?:it|that|this|the (?:whole )?(?:pot|batch|dish|thing|lot|tray|pan|loaf|cake|pie|mix|recipe|total))";
const vessel = "(?:pot|batch|dish|thing|tray|pan|loaf|cake|pie|tin|slab|lot)";
/** Pieces that people count and cook a batch of, which are foods of their own. */
const countedDishes =
  "(?:onigiri|pierogi|samosas?|empanadas?|gyozas?|arancini|momos?|dolmas?|falafels?|idlis?|arepas?|tamales|enchiladas?|quesadillas?|kofta|koftas|kebabs?|skewers?|croquettes?|nuggets|spring rolls)";
const afterCooking =
  "(?:(?:after|once|when) (?:it(?: was|'s| had)? )?(?:cook(?:ing|ed)|bak(?:ing|ed)|roast(?:ing|ed)|done|reduced|finished),? )?";
const cookedWeight =
  "(?:(?:(?:it |(?:the |whole |total |finished |cooked )*(?:loaf|cake|pot|batch|dish|tray|pan|total|pie|stew|soup|bread|meat) ))?(?:came (?:(?:out )?(?:of the oven )?(?:at|to|as)|out)|ended up(?: (?:as|at|weighing|being))?|(?:cooked|reduced|boiled|simmered) down to|weighed(?: in at)?|weighs|weighing|weight(?: was| is|:)?|(?:the )?(?:total|whole|cooked|finished|final|end|overall)(?: cooked)?(?: (?:weight(?: after (?:cooking|baking))?|pot|batch|dish|thing|tray|pan))?(?: (?:was|is|of|weighed|came to))?:?)|(?:the )?(?:whole |full |entire )?(?:pot|batch|dish|tray|pan|soup|stew|loaf|cake) (?:is|was|has)|(?:makes|made|yields?|yielded))";

const weightUnit = "(?:g|kg|grams?|ml|l|litres?|liters?|oz|lbs?|cups?|tbsps?|tsps?)";

/** An ingredient whose amount is not that of the words before it. */
export const weighedIngredient = `(?!\\d+ ?${energyUnit}\\b)(?!\\d[\\d./]*\\s?(?:${weightUnit}\\b)?\\s*(?:(?:raw|dry|uncooked|cooked|drained)\\b\\s*)?(?:[,;+\\n&)]|$|w\\/|(?:with|and)\\b))\\d`;

/** Into how many portions a dish was divided; the group is their number. */
export const recipeYields = parsePatternRows(String.raw`
  \b(?:(?:that|which|it|this|recipe|(?:the |this )?(?:whole )?(?:batter|dough|mix|mixture|recipe|batch|pot|tray|dish)) )?(?:(?:serves|serving|feeds|fed|yields?|yielded|makes|gives|gave)(?: us| me)? ${approximation}(?:\d+-)?${count}(?: ${lastWord})?|made ${approximation}${count2})(?: (?:total|in total|altogether))?${end}
  + an onion, [serves 4], I had one
  + 2 eggs. [Makes 12]. I ate 2.
  + 2 eggs. [Made 8 small pancakes], I had 3
  + 30g butter. [the batter made 12], I ate 3
  - made 2 eggs and toast
  \b${approximation}(?<count>${numeral}) (?:${portions}|${dishParts}) (?:from|out of|in) (?:(?:the |one |a |my )?(?:whole )?${vessel}|it|that)${end}
  + lasagne, [8 pieces from the pan]. 500 g mince
  + 700 ml stock; [4 bowls out of it] & I finished 2
  (?<=^[^\d:.,;\n(]{3,40} )[x×] ?(?<count>\d{1,2})(?: ${portions})?(?=\s?[:(–-])
  + stuffed peppers [x6]: 500 g mince, 6 peppers
  + overnight oats [x3 jars]: 150g oats
  - eggs x2, toast
  \b(?:came (?:out )?(?:to|as|at)|turned out|ended up with|(?:a )?(?:tray|batch|tin|dozen|pan) of|got) ${approximation}(?<count>${numeral})(?: (?:small |big |large |mini )?(?:${portions}|${dishParts}|${countedDishes}))?(?: out of (?:it|that|them))?${end}
  + 250g curd cheese. [came to 40 pieces] and I ate 8
  + 100g flour. [tray of 16]. had 1
  + 1 tbsp butter, [got 8 out of it], ate three
  - came to 900 g
  \b(?<count>${numeral}) (?:(?:in|per|to) (?:the |a |one )?(?:tray|tin|batch|pan|recipe)|(?:muffins|pieces|portions|slices) (?:a|per) (?:tray|tin|batch))(?=\s?[:(),–-])
  + blueberry muffins, [12 in tray]: 300 g flour, 2 eggs
  + scones [10 per batch]: 250 g flour
  - 12 in total
  \b(?:1|one|an?|the|full|whole) batch(?: of|,| =|:| \(| is| was)? ?(?<count>${numeral})(?: (?:${portions}|${dishParts}))?\)?(?=\s?[:(–-])
  + waffles [1 batch 8 pieces] (240 g flour, 2 eggs)
  + scones, [one batch = 10]: 250 g flour
  - one batch of 250 g flour
  (?<=[.,;] ?)(?<count>${numeral}) (?:${portions}|${dishParts}|${countedDishes})(?=[.,;]? (?:and )?(?:i |i've |i'd |we )*(?:ate|had|eaten)\b)
  + 300g rice, 1 can tuna, [8 onigiri], I've had 3
  + 4 eggs. [14 pieces] and I ate 1 piece
  \b(?:my (?:\w+ ){0,2}\w+|\w+) and (?:i|me) (?:split|share|shared|halved)(?: (?:it|this|that))?(?<two>)(?: equally| evenly| in half| in two| down the middle| between us)?${end}
  + 1 tbsp sesame oil, [my wife and i split it evenly]
  \b(?:shared?|split|divided|halved)(?: (?:it|this|that))?(?: equally| evenly)? between (?:me and (?:my )?\w+|my \w+ and (?:i|me)|(?:the )?two of us|us (?:two|both)|(?:the )?both of us)(?<two>)${end}
  + 2 onions, [split between me and my wife]
  \b(?:the |my |our )?(?:family|group|household|table) of (?<count>${numeral})(?: of us)? (?:all )?(?:shared|split|ate|had|finished)(?: it| this)?(?: all)?(?:,? (?:equally|evenly|(?:in )?(?:equal|even|the same) (?:portions|shares|parts|amounts?)))?${end}
  + 2 onions. [family of 4 shared it, equal portions]
  \b(?:we'?re |we are )?(?:for )?(?:a |the |my |our )?(?:family|group|household|party) of (?<count>${numeral})\b(?!,? (?:all )?(?:shared|split|ate|had|finished))
  + dinner [for the family of three] was stir fry: 500 g chicken, equal shares
  (?<=[,.;] ?)between (?:me and (?:my )?\w+|my \w+ and (?:i|me)|the two of us|us two|both of us)(?<two>)${end}
  + 2 eggs, 150g prawns, [between me and my sister]
  \b(?<count>${numeral})(?: (?:\w+ )?(?:${portions}|${dishParts}))? (?:made )?from(?=:?\s+\d)
  + yorkshire puddings [12 from] 140g flour, 4 eggs
  + cake! [12 slices from]: 225g butter, 4 eggs
  - 12 nuggets from mcdonalds
  \b(?:made|baked|cooked|prepared|rolled|shaped|whipped up) (?:me |us )?(?:a batch of )?${approximation}(?<count>${numeral}) (?<dish>[a-z][a-z' -]{2,40}?)(?=\s?(?:[.:!(]|[–-] ?)\s{0,3}${weighedIngredient})
  + [made 24 choc chip cookies]. 300g flour, 2 eggs
  + idli batter [made 20 idlis] (300 g rice, 100 g lentils)
  - made 2 eggs with 50 g cheese
  (?<=^|\n)(?:(?:ingredients|recipe|mix|mixture|batter|dough|makings) (?:for|of) )?${approximation}(?<count>${numeral}) (?!x\b)(?<dish>[a-z][a-z' -]{2,40}?)(?=\s{0,6}:\s{0,3}${weighedIngredient})
  + [12 cheese scones]: 225g flour, 50g butter
  + [Ingredients for 10 energy bars]: 200 g oats, 150 g honey
  - 2 wraps, each: 30 g ham
  \b(?:cut|sliced) (?<count>${numeral}) ${portions}${end}
  + 2 eggs, [cut 8 slices] ate two
  \b${approximation}(?<count>${numeral}) (?:(?!of\b)[a-z]+ )?(?:${portions})(?: (?:total|in total|altogether))?(?=\s*[,.;:)\n–-])
  + 150g cheese; [6 portions], I had 1
  + spices. [5 freezer portions], ate one
  (?<=[.,;(\n–-] ?)(?<count>${numeral}) (?:in total|total|altogether|in all)(?=[,.;)]| and\b| i\b)
  + 2 eggs, [12 in total], I had 3
  (?<=[a-z)] ?)\/ ?(?<count>\d{1,2})(?: (?:${portions}|people))?(?=\s*(?:$|[.;\n]))
  + 1 tbsp olive oil [/6]
  - 1/2 an onion
  \b(?:divided|divide|split) by ${approximation}(?<count>${numeral})(?: (?:${portions}|people))?${end}
  + 50g breadcrumbs, [divided by 6]
`);

/** Of such a yield one portion was eaten, unless the message says how many: "serves 4" and "/6". */
export const dividingWords =
  /^(?:(?:that|which|it|this|recipe) )?(?:serves|feeds|fed|served|\/|divided?|split|shared?|between\b)|equal|\b(?:i|me) (?:split|shared?|halved)\b|\bof (?:us|\S+) (?:all )?(?:ate|had|shared|split|finished)\b/i;

/** Such a yield names the pieces that one ingredient is enough for: "made 4 burgers from 500 g mince". */
export const piecesMade = /^(?:(?:a )?batch of|made|baked|cooked) |\bfrom$/i;

/** The weight of the cooked dish, in grams or kilograms. */
export const cookedWeights = parsePatternRows(String.raw`
  \b${afterCooking}${cookedWeight} ${approximation}(?<grams>\d+(?:\.\d+)?) ?(?<unit>${wholeUnits})\b(?: (?:of (?:soup|it|stock|sauce)|cooked|total|in total|altogether|after(?:wards)?|(?:when|once|after) (?:it was )?(?:cooked|done|baked|cooking|baking)|out of the oven))?${end}
  + 2 onions. [came out at 1.2 kg], I ate 300 g
  + 2 cans tomatoes. [Weighed 2.4kg when done], I had 400g
  + 400ml buttermilk. [Loaf weighed 780g], I cut off 90g
  + 50 ml oil. [total came to 500g]. had 50g
  + 3 tbsp oil, [weight 720g], ate 60g
  + 2 onions, [total cooked weight 900g], had 300 g
  + 200ml cream. [The pot is 1.5 kg in total] and I ate 500 g
  + 2 onions. [total 1.2kg cooked], I had 300g
  + 2 onions. [After cooking it weighed 1 kg], I ate 150 g of it in a bun
  + 2 onions, [final weight 1200 g] and I weighed out 300 g
  + 2 onions, [cooked down to 900g], I had 200g
  + 1 litre stock. [Made about 2 litres], had 500 ml
  - whole pot: 300g lentils
  (?<=[.,;(\n–-] ?)(?<grams>\d+(?:\.\d+)?) ?(?<unit>${wholeUnits}) (?:in total|total|altogether|in all|cooked weight|in the end|at the end|once cooked|when cooked|after cooking|cooked)${end}
  + 1 clove garlic. [380 g in total], I ate 60 g of it
  + 20g butter. [1.1 kg in the end], my bowl was 250g
  - 380 g flour in total
  \b(?:total |final |finished |cooked )*weight of (?:the |my |our |this )?(?:[a-z]+ ){1,3}?(?:${afterCooking}|when (?:cooked|done|ready|finished) |(?:was|is|came to) )?(?<grams>\d+(?:\.\d+)?) ?(?<unit>${wholeUnits})(?=\s*(?:[(.,:;\n]|$))
  + [Total weight of my veggie chili when done 1620 g] (3 cans beans). bowl was 400g
  + [weight of the finished stew was 2 kg]. I ate 300 g
  - weight of the rice 200 g cooked
`);

/** How much of the dish the person ate: a number of portions, grams, or a fraction of it. */
export const recipeShares = parsePatternRows(String.raw`
  \b(?:(?:and|but|then) ){0,3}(?:${pronoun} )?${eatingVerb} [^\d.,;\n]{0,25}(?:\d+ \w+ )?(?:so|=) (?:about )?(?:(?:an? )?(?<fraction>${fraction})(?: of it)?(?: each| for me)|${eatenCount})${end}
  + 6 servings. [Had 2 bowls so 2 servings]
  + [and ate half between us so a quarter each]
  + 6 servings, [I had 2 bowls = 2 servings]
  \b(?:and )?(?:we|which we) (?<halved>went|go|did) (?:halves|halvsies|halfsies|50[/:-]50|fifty[- ]fifty|half and half)(?: (?:on|with) (?:it|that|this|them))?${end}
  + poke bowl for two: 250g rice, 300g tuna. [we went halves].
  \bmy (?:plate|bowl|portion|share|serving|helping)(?: was| is| had|:) ${approximation}(?<grams>\d+(?:\.\d+)?) ?(?<eatenUnit>${eatenUnits}) (?:of (?:the )?)?(?:curry|stew|soup|chil+i|sauce|casserole|bake|pasta bake|lasagne|lasagna|pie|salad|mix|mixture|risotto|paella)${end}
  + total cooked weight 1450 g. [My plate: 350 g curry] plus 180 g rice
  - my plate: 350 g rice
  \b(?:(?:${pronoun} )?${eatingVerb} )?${approximation}(?<count>${numeral})(?: (?:${portions}|${dishParts}))? out of (?:the |a )?(?<whole>${numeral})(?: (?:${portions}|${dishParts}))?${end}
  + 100g butter) [1 slice out of 12]
  \b(?:(?:and|but|then|so) ){0,2}(?:${pronoun} )?(?:(?:only|just|also) ){0,2}${eatingVerb} ${approximation}(?<count>${numeral}) of (?:the |my )?(?<whole>${numeral})(?: (?:\w+ )?(?:${portions}|${dishParts}))?${end}
  + 40g pepperoni. [ate 3 of 8 slices]
  + 200g biscuits). [Only had one of 12 slices]
  + 200g flour. [ate 5 of the 20]
  (?<=[.,;:\n(–-] ?)(?<count>${numeral}) (?:out )?of (?:the |my )?(?<whole>${numeral}) (?:\w+ )?(?:${portions}|${dishParts})${end}
  + 200g flour, [1 of 6 servings]
  \b${otherPerson} (?:ate|had|took|got|drank|finished) ${approximation}(?:an? |the )?(?<left>${fraction}|\d/\d|\d{1,2} ?%)(?: of (?:it|that))?(?:,? (?:and |so )?(?:i|me) (?:(?:had|ate|got|took|finished) )?(?:the )?(?:rest|remainder|(?:other|remaining) \w+))?${end}(?!,? (?:and |but |so )?i (?:only )?(?:had|ate|got|took|finished) (?!the (?:rest|other|remain)))
  + 2 onions, [he ate two thirds]
  + 2 onions. [My partner had half and I had the rest]
  \b(?:${preparation},? )?(?:(?:and|but|then|so|of which) ){0,3}(?:${pronoun} )?(?:(?:only|just|also) ){0,2}${eatingVerb} ${approximation}(?:an? |my )?(?<fraction>${fraction}|\d+/\d+|[½¼¾⅓⅔]|\d{1,2} ?%)(?: ${ofDish})?${end}
  + 30g oats, [drank half]
  + 30g whey. [blended and drank half of it]
  + for 3: 300g penne, 120g pesto. [Had my third]
  + 1 pepper. [ate a quarter of it] with 150g rice
  - ate half the pizza
  \b(?:(?:${pronoun} )?(?:couldn'?t|didn'?t|could not|did not) (?:quite )?(?:finish|manage)(?: (?:it|everything|it all|it off))?,? (?:(?:and|so|but) )?)?(?:${pronoun} )?left ${approximation}(?:an? )?(?<left>${fraction}|\d+/\d+|\d{1,2} ?%)(?: (?:of it|on the plate|over))*${end}
  + 30 g cheddar, [didnt finish it, left about a quarter]
  - left half the rice
  \b(?:and |which )?(?:(?:i|we) )?(?<halved>shared?|split|halved)(?: (?:it|this|that))?(?: equally| evenly| in half| fifty[- ]fifty)? with (?:my|a) (?!${numeral}\b)(?:\w+ )?\w+(?: equally| evenly)?${end}
  + 10 g honey, [shared equally with my son]
  \b(?:and |which )?(?:(?:i|we) )?(?:shared?|split|divided)(?: (?:it|this|that))?(?: equally| evenly)? with (?:my )?(?<others>${numeral}) (?:other )?\w+(?: equally| evenly)?${end}
  + 10 g honey, [shared it with 3 friends]
  \b(?:${preparation},? )?(?:(?:and|but|then|so) ){0,3}(?:${pronoun} )?${eatingVerb} (?<all>(?:all of )?(?:it all|the (?:whole |entire )?(?:lot|thing|batch)|all of (?:it|that|them)|it))${end}
  + 10g chia. [Ate the lot]
  + 3 eggs, [ate all of it]
  - ate the pizza
  (?<=[.,;\n–-] ?)(?<all>(?:it'?s )?(?:all|just) (?:mine|for me|to myself))${end}
  + 2 bananas, 3 eggs - [all mine]
  (?<=[.;\n)–-] ?)${approximation}(?:an? )?(?<fraction>${fraction}|\d+/\d+|\d{1,2} ?%) ${ofDish}${end}
  + 6 eggs, 3 celery. [probably 1/12 of it]
  (?<=[.,;\n–-] ?|\band )(?:an? )?(?<fraction>${fraction}|\d+/\d+|\d{1,2} ?%)(?: of (?:it|that))?(?: (?:for|to) (?:me|myself)\b|(?= (?:for|at) (?:my )?(?:${mealWords})\b))
  + 200g ladyfingers. [1/8 for me]
  + 200g spinach. [a third] for lunch
  (?<=[.,;\n–-] ?)(?:mine was |my (?:portion|share|part) (?:was|is) |that'?s me |thats me )(?:an? |one )?(?<part>${fraction}|\d+/\d+|\d{1,2} ?%)${end}
  + 200g dry noodles. [thats me 1/4]
  + hotpot, four of us, 600g beef + 400g tofu, all split evenly. [thats me 1/4]
  + That fed three, [mine was a third] plus 1 naan
  (?<=[.,;:\n(–-] ?)${approximation}(?<count>${numeral})(?: (?:of (?:them|these|those)|${portions}|${dishParts}))? (?:(?:was|were|is) )?(?:eaten|gone|mine|for me)(?: so far)?${end}
  + 40g honey - [2 of them eaten]
  + makes 5, [1 eaten]
  + 14 slices, [one was mine]
  (?<=[.,;:\n(–-] ?)${approximation}(?:an? )?(?<part>${fraction}|\d+/\d+|\d{1,2} ?%)(?: of (?:it|that))? (?:(?:was|is) )?(?:eaten|gone|mine|for me)(?: so far)?${end}
  + 1 tbsp vinegar. [a fifth was mine]
  \b(?:(?:and|but|then|so) ){0,2}(?:${pronoun} )?${eatingVerb} (?<count>${numeral})(?: (?:${portions}|${dishParts}))?,? (?:and |with |so )?(?:there(?:'?s| is| are) |i have |i've got |we have )?(?:still |another )?(?<rest>${numeral})(?: more)?(?: (?:${portions}|${dishParts}))? (?:left(?:over)?|to go|remaining|frozen|(?:went |are |is )?(?:in|into|for) (?:the )?(?:fridge|freezer|later|tomorrow|the week))(?: over)?(?: in the (?:fridge|freezer))?
  + 2 onions. [had one portion, 3 portions left in the freezer]
  \b(?:(?:and |so )?(?:i )?(?:had|ate|took|got) )?(?:just |only )?(?<own>my (?:own |equal |fair )?(?:share|portion|part|serving|helping))${end}
  + enough for 4, [I had my share]
  \b(?:(?:and |so )?(?:i |we )?(?:all |each )?(?:had|ate|took|got) )?(?:just |only )?(?<own>(?:an? |in )?(?:equal|even|equally sized|equal sized|identical) (?:shares?|portions?|parts?|servings?|helpings?)|the same (?:amount|portion)? ?each)(?: each| for (?:everyone|everybody|all|all of us))?${end}
  + family of 4: 500 g beef. [I had an equal share]
  + for three: 600g chicken. [equal portions]
  \b(?:this|that|today'?s?|mine)(?: one| bowl| portion)? (?:is|was) (?:just |only )?(?:(?<count>one|\d)(?: (?:of (?:them|those|these)|${portions}))?|my (?<count2>one|\d))${end}
  + did 5 portions, [this was one of them]
  + 5 servings, [this is one serving]
  \b(?:this|that|today'?s?|mine|tonight'?s?|it)(?: one)? (?:is|was) (?<own>(?:the|my) (?:last|first|second|third|final|other) (?:one|portion|serving|bowl|box|slice|piece|helping|container|tub))${end}
  + 2 onions, made 4, [this was the last portion]
  - this was the last day
  \b(?:an? )?(?<fraction>${fraction}|\d+/\d+|\d{1,2} ?%) ${ofDish} (?:was|is) mine\b
  + 1 tbsp oil, [quarter of it was mine], with spaghetti
  \b(?:(?:and|but|then|so|of which) ){0,3}(?:${pronoun} )?(?:(?:only|just|also) ){0,2}(?:${eatingVerb}|cut off|dished up|served up|(?:my |the )?(?:lunch|box|bowl|plate|portion|serving|slice|share)(?: for (?:lunch|dinner|me))?(?: (?:was|is|weighed)|:)?) ${approximation}(?:a )?(?<grams>\d+(?:\.\d+)?) ?(?<eatenUnit>${eatenUnits})\b(?: (?:bowl|plate|portion|slice|piece|serving|box|chunk))?(?: ${ofDish})?${end}
  + came out at 1.2 kg, [I ate 300 g]
  + Weighed 2.4kg, [I had a 400g bowl]
  + Loaf weighed 780g, [I cut off 90g]
  + Came to 2800g. [Box for lunch was 400g]
  + finished weight 1.2kg, [portion 300g]
  + made 2 litres, [had 500 ml]
  - had 300 g rice
  \b(?:(?:and|but|then|so) ){0,2}(?:${pronoun} )?${eatingVerb} [^.,;\n\d]{0,8}(?:\d )?[^.,;\n\d]{1,12}(?:= ?|\(|so |which (?:was|is) |i\.?e\.? ?)(?<grams>\d+) ?(?<eatenUnit>${eatenUnits})\)?${end}
  + the loaf weighs 780g, [I ate 2 slices = 90g]
  (?<=[.,;:\n(–-] ?)${approximation}(?<grams>\d+(?:\.\d+)?) ?(?<eatenUnit>${eatenUnits}) (?:(?:(?:was|is) )?(?:eaten|mine|for (?:me|myself))|portion|serving|bowl|plate|slice|box)${end}
  + ended up as 1200 g, [300 g for me]
  \b(?:(?:and|but|then|so|of which) ){0,3}(?:${pronoun} )?(?:(?:only|just|also) ){0,2}${eatingVerb} ${approximation}${eatenCount}(?: ${ofDish}| for (?:myself|me)| plain| warm| already| so far)?${end}
  + an onion, serves 4, [I had one]
  + 1 tbsp oil. made 8, [ate 3 plain]
  + 1 tbsp oil. makes 8. [I ate     3]
  + 250 g mozzarella. 6 portions, [I ate one and a half]
  + cut into 10 slices [and ate 2]
  + makes 8, [had 3] w. 100 g berries
  + makes 12, [had 2 muffins] with coffee
  + for 6: beef. [I ate one serving].
  - I had a coffee
  - had 2 eggs
  \b${approximation}${eatenCount} (?:was |is )?(?:for (?:me|myself)|mine)\b
  + for 4 people, [one bowl for me]
`);

/** What other people ate before the speaker's own part. */
export const sharesOfOthers = parsePatternRows(String.raw`
  \b${otherPerson} (?:each )?(?:ate|had|took|got|drank|finished) ${approximation}(?:(?:an? |the )?${fraction}|\d/\d|\d{1,2} ?%|${numeral}(?: (?:${portions}|${dishParts}))?)(?: \(?(?:out )?of (?:it|that|them|(?:the )?(?<whole>${numeral})(?: (?:${portions}|${dishParts}))?)\)?)?(?: each)?(?=,?\s{1,20}(?:and |but |so )?i\b)
  + 2 onions. [My husband ate half], I ate a quarter
  + 2 onions, [hubby had 2 portions] and I had 1
  + 80ml olive oil. [My son had 2 slices of the 8] and I had 3
  + 80g butter. [my son had 4 (of the 12)], I ate 1
`);

/** The eaten portions without a verb, after the yield: "feeds 8. One serving on a bun". */
export const namedPortions = parsePatternRows(String.raw`
  (?<=[.;,\n(]\s{0,3})${approximation}(?<count>${numeral}|${fraction}|an?) (?:(?!of )\w+ )?${portions}(?=\s*(?:[.;,)\n]|$|(?:on|over|with|and|for|in|inside|this|today|tonight|yesterday|as)\b))
  + feeds 8. [One serving] on a bun
  + got 10 portions, [one portion] this morning
  (?<=[.;,\n]\s{0,3})${approximation}(?<count>${numeral}) of (?:them|these|those|em)(?: (?:so far|already))?(?=\s*(?:[.;,)\n]|$|(?:at|on|over|with|and|for|in|this|today|tonight|yesterday|as|after|before)\b))
  + makes 20. [4 of them] at breakfast
  (?<=[.;,\n]\s{0,3})(?<count>${numeral})(?: (?:for|as) me\b|(?= (?:for|as) (?:an? |my )?(?:${mealWords})\b))
  + batch of 12: 300 g oats, 4 eggs. [2] for breakfast
  (?<=[.;\n]\s{0,3})${approximation}(?<count>${numeral})(?= (?:with|after|before|as|at) (?:an? |my |the )?[a-z])
  + 12 scones. [Two] with coffee
  - serves 4. 2 slices of toast
`);

/** Pieces with the name that the dish has in its heading: "flapjacks (makes 16): ... 2 flapjacks with tea". */
export const namedPieces = parsePatternRows(String.raw`
  (?:(?<=[.;]\s{0,3})|\b(?:${pronoun} )?${eatingVerb} )${approximation}(?<count>${numeral}|${fraction}|an?) (?:(?!of )\w+ )?(?<noun>[a-z]{3,})(?=\s*(?:[.;,)\n]|$|(?:on|over|with|w|and|for|in|this|today|tonight|yesterday|as|after|before|at|plus|from)\b))
  + flapjacks makes 16. [2 flapjacks] with tea
  + makes 20 samosas. [ate 3 small samosas]
`);

/** The eaten part before the ingredients: "a third of my chili: 500 g beef, 2 onions". */
export const leadingShares = parsePatternRows(String.raw`
  \b(?:(?:i )?(?:ate|had) )?(?<count>${numeral}) (?:out )?of (?:the |my |our )?(?<whole>${numeral}) (?:[a-z]+ ){0,2}?(?:${portions}|${dishParts})\b(?: of)?
  + [1 of 6 portions of] chili
  \b(?:(?:i )?(?:ate|had) )?(?<count>${numeral}) (?:out )?of (?:the |my |our )?(?<whole>${numeral})(?= (?:[a-z]+ ){1,3}(?:that )?(?:i|we)(?:'d)? (?:made|baked|cooked))
  + [Had 3 of the 20] falafel I made
  (?:,| -)? ?\bmy (?:share|portion|part) (?:was |is |of it )?(?:an? |one )?(?<fraction>${fraction}|\d\/\d{1,2}|\d{1,2} ?%)(?=:)
  + duck for 4[, my share a quarter]: 1 duck
  \b(?:(?:i )?(?:ate|had) )?(?:an? )?(?<fraction>${fraction}|\d\/\d{1,2}|\d{1,2} ?%) of (?:an?\b|my\b|our\b|the\b|(?=[a-z ]{3,30}[:(] ?\d))
  + [I had a third of a] pan of brownies
  + [1/5 of ]chili batch (500 g beef, 2 onions)
  (?<=^|[:.\n] ?)(?<own>portion|serving|bowl|bowlful|slice|plate|helping|piece) (?:of|from)\b
  + [bowl of] homemade chili (4 servings): 500 g beef
  \b(?:(?:i )?(?:ate|had) )?(?<grams>\d+(?:\.\d+)?) ?(?<eatenUnit>${eatenUnits}) (?:out )?of (?:an? |the |my |our )?(?<whole>\d+(?:\.\d+)?) ?(?<wholeUnit>${wholeUnits})\b
  + [ate 300g out of 1200g] chili made from 500 g beef
  \b(?:(?:i )?(?:ate|had) )?(?<grams>\d+(?:\.\d+)?) ?(?<eatenUnit>${eatenUnits}) (?:of|from) (?:an?|my|our|the)\b
  + [300 g of my] chili: 500 g beef, 2 onions, weighed 1200 g
  \b(?:(?:i )?(?:ate|had) )?(?<count>${numeral}) ${dishParts} (?:out )?of (?:the |a batch of |my )?(?<whole>${numeral})(?=,? (?:i |we )?(?:made|baked|cooked)\b)
  + [3 meatballs of 12], made from 500 g beef
  \b(?:(?:i )?(?:ate|had) )?(?:(?<count>${numeral})|(?<count2>an?)) (?:${portions}|${dishParts}) (?:of|from)\b
  + [Two slices of] my carrot cake
`);

/** Between the name of a dish and its ingredients. */
export const ingredientIntroductions = parsePatternRows(String.raw`
  \s{0,3}[:(=]\s{0,3}
  + chili[: ]beef
  + granola[ = ]300g oats
  (?:^\s*|[,;]\s|(?<=[.\n] ?))(?:the |whole |my )*(?:${vessel}|recipe|it) (?:had|has|contained|contains|took|used)\s{1,3}
  + made a moussaka. [Tray had ]500g lamb
  + leftover stew[, the recipe had ]500g lamb
  \s{1,3}(?:made |cooked )?(?:with|w\/|using|from|out of)\s{1,3}|\s{1,3}made (?:up )?of\s{1,3}|(?<=\b(?:guac(?:amole)?|smoothie|shake|omelette|frittata|salad|soup|stew|curry|stir[- ]?fry|salsa|fruit salad)) of (?=\d|half|an?\b)
  + chili[ with ]beef
  + quiche[ made of ]4 eggs
  + guacamole[ of ]2 avocados
`);

/** The same without a mark: "zucchini bread recipe 250g flour", and lines below the name. */
export const plainIntroductions = parsePatternRows(String.raw`
  ,? recipe,?\s+
  + bread[ recipe ]250g flour
  \s{1,3}[-–—]\s{1,3}
  + bread[ - ]250g flour
`);

export const madeOf =
  "(?:that |which )?(?:i |we )?(?:made|baked|cooked|built|mixed) (?:with|from|of|using|out of) ";

/** Words between ingredients that name none: "topped with 100 g cheese". */
export const wordsBeforeIngredient =
  "^\\s*(?:topped|filled|finished|served|garnished|stuffed|dressed|layered|cooked|fried|then)?\\s*$";

/** Between the parts of a dish that were eaten at two meals: "one for lunch and one for dinner". */
export const mealBetweenShares = `(?:[\\s,.;:&+–-]|\\b(?:for|at|as|with|in|on|and|then|plus|my|the|an?|this|today|i|had|ate|also|later|${mealWords}|snack|morning|afternoon|evening|night|tonight|noon|\\d{1,2} ?[ap]m)\\b)+`;

/** The verb at the start of such words, which is not an ingredient. */
export const cookingVerb = "^(?:made|baked|cooked|prepared|making)\\b";

/** An amount at the start of an ingredient. */
export const ingredientStart = `(?:\\d|[½¼¾⅓⅔]|(?:${numberWordsBetween(1, 19).join("|")}|${fraction}|an?|some)\\b)`;

/** Between ingredients. */
export const ingredientSeparator =
  "(?:[,;+&\\n]|\\band\\b|\\bplus\\b|\\bwith\\b|•|^\\s*-|(?<=[a-z]{3}) (?=\\d))";

/** Words of a remark that are left between the ingredients and the eaten part: "it", "whole thing". */
export const wordsAfterIngredients =
  "(?:[\\s.,;:!?)(=–—-]|\\b(?:it|this|that|that's|thats|its|which|the|whole|thing|total|recipe|batch|dish|pot|tray|and|then|so|i|we|in|all|of|made|makes?|came|out|today|tonight|enough|for|about|them|blended|mixed|baked|fried|cooked|roasted|whizzed|simmered|stirred|chilled|froze|grilled|boiled|quartered|halved|sliced|cut|divided|up|together|breakfast|lunch|dinner|supper|tea|brunch)\\b)+$";

/** After figures of one portion of a dish. */
export const ofOnePortion =
  "(?:per|a|each|for (?:one|each|a)) (?:serving|portion|slice|piece|bowl|square)s?\\b";
