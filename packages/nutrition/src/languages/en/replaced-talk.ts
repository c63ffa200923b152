/** Words of speech and slang, and numbers that are part of a name. */
import { anyOf, parsePatternRows } from "../pattern-rows.ts";
import { relations } from "./people.ts";
import { diet, occasion } from "./small-talk.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

const smallNumber = `(?:\\d{1,2}|${numberWordsBetween(2, 10).join("|")}|twelve)`;

const slangEating =
  "smashed|demolished|inhaled|crushed|wolfed(?: down)?|polished off|destroyed|scoffed|devoured|annihilated|hoovered(?: up)?|necked|downed|gobbled(?: up| down)?|nommed|housed|murdered|tucked into|dug into|chowed(?: down)? on|knocked back|put away|chugged|sank|guzzled|snarfed|munched(?: on)?|nicked|pinched|swiped|snuck|sneaked|nabbed|scrounged|cadged|pilfered|filched|snaffled|stole|robbed";

/** In the order in which they are applied. */
export const talk = [
  /** Laughter and asides in one word, which would otherwise end the words for an amount: "half a burrito lol". */
  parsePatternRows(String.raw`
    ,? ?(?<![\w'’-])(?:lo+l+|lmf?ao+|rofl|(?:ha){2,}h?|(?:he){2,}h?|tbh|ngl|smh|fml|omg)\b(?!['’-])
    + a bag of nuts but only ate half[ lol]
    + 1 tbsp honey straight from the jar[ haha]
    + pizza[, tbh] but only half
    - lollipop
    - halo halo
    - lola cola
  `),
  /** A particle of politeness in Filipino English at the end of a sentence. */
  parsePatternRows(String.raw`
    (?<=\w) po(?=\s*(?:$|[.,;!?]))
    + sinigang na baboy with rice[ po]
    + two pandesal[ po], and coffee
    - a shrimp po boy
  `),
  /** What the meal came without is said of the last food only: "burger and fries no drink" is not "no fries". */
  parsePatternRows(String.raw`
    (?<=[a-z\d)]) (?=no (?:drinks?|sides?|desserts?|pudding|starters?|extras|toppings?|booze|alcohol|snacks?)(?:\s*(?:$|[.,;!?)\n])| (?:no|nothing|or|and|just|today|tonight|this|for)\b))
    = ,
    + burger and fries[ ]no drink
    + soup and a roll[ ]no dessert[ ]no drink
    - energy drink, no drink coupon
    - no drink mixer
    ,? (?:and |but )?nothing (?:else|more|with it|on the side|on it)(?: (?:today|tonight|all day|really|for me|at all))*(?=\s*(?:$|[.,;!?)\n]))
    = ,
    + soup no bread[ nothing else]
    + 2 eggs[, nothing else today]
    - nothing else but soup
  `),
  /** The number of a day or week of a diet or of training, before it is read as that of pieces: "cut day 9". */
  parsePatternRows(String.raw`
    (?<=(?:^|[.!?\n])\s*)(?:[a-z]+ )?(?:${diet}|${occasion}|prep) (?:day|wk|week|month)s? ?#?\d{1,3}(?: of \d+|,? day \d+)?(?=\s*(?:$|[!:,.\n–—-])| \d)
    + [keto day 3]. eggs
    + [cutting wk 6]: 180g egg whites
    + [cut day 9] 150g cod
    + [contest prep week 3 day 2]: 200 g tilapia
    - leg day 2 protein shakes
    (?:day|wk|week|month) #?\d{1,3} (?:of|on|into) (?:my |the |this |a )?(?:\w+ )?(?:${diet}|${occasion}|dieting|prep|challenge|ramadan|lent)\b(?=\s*(?:$|[^\w\s'’])| (?:\d|i|so|and|had|ate)\b)
    + [day 4 of my diet], had soup
    + [week 2 into a cut], had soup
    (?:day|wk|week) #?\d{1,3} (?:keto|dieting|bulking|cutting|fasting)\b(?=\s*(?:$|[!:,.\n–—-])| \d)
    + [day 5 cutting] 200g turkey mince
    - day 5 cutting carbs
  `),
  /** The number of a meal among those of a day, and who a note is for. */
  parsePatternRows(String.raw`
    ^(?:meal|entry|part|post|log) ?#?\d{1,2} ?(?:of|/) ?\d{1,2}\b[.:,;–—-]*(?=\s)
    + [Meal 3 of 6.] chicken 170 g, rice 180 g
    - 3 of 6 slices
    ^(?:quick )?note to (?:my)?self\b[.:,;–—-]*(?=\s)(?! (?:to )?(?:always|add|avoid|be|bring|buy|cook|do|don't|dont|drink|eat|get|keep|less|log|make|more|never|no|not|order|remember|skip|start|stop|take|try|use)\b)
    + [note to self:] pancakes with nutella
    - note to self cook less rice
  `),
  /** A clock time with a point, which is not a number of pieces. */
  parsePatternRows(String.raw`
    (?<=[a-z]{3}(?: at)?,? (?:[6-9]|1\d|2[0-3]))\.(?=[0-5][05]\s*(?:$|[,;)\n]|(?:and|with|then|plus)\b))
    = :
    + currywurst at the station, 12[.]40
    + soup 12[.]30, apple 15[.]00
    - coffee 0.40
    - 12.50 g butter
  `),
  /** Particles of other languages next to their foods: Filipino "only", Polish "with" and "pieces", Spanish "and". */
  parsePatternRows(String.raw`
    (?<=(?:^|[.;,\n] ?)(?:\d|one|half|a )[^.,;\n]*\w|^[a-z]+(?: [a-z]+)?) (?:na ?)?lang(?=\s*(?:$|[.,;!?)\n]| po\b))
    + chicken adobo, 1 cup rice[ lang]
    + 1 egg[ na lang]
    - lang kwai
    \bsztuk[ai]?\b|\bszt(?:\b\.?|$)
    = pcs
    + pierogi 8 [sztuk]
    + jajka 2 [szt.]
    \bze śmietan(?:ą|a|ka|ką)(?![a-ząćęłńóśźż])
    = w  cream
    + pierogi [ze śmietaną]
    \bkawa z mlekiem(?![a-z])
    = coffee w milk
    + [kawa z mlekiem]
    \bz mlekiem(?![a-z])
    = w milk
    + herbata [z mlekiem]
    \bz cukrem(?![a-z])
    = w sugar
    + herbata [z cukrem]
    \bz masłem(?![a-z])
    = w butter
    + chleb [z masłem]
    (?<=\w) y pan(?=\s*(?:$|[.,;!?)\n]| (?:y|con)\b))
    = +bread
    + lentejas[ y pan]
    - fry pan
    ,? con todo(?=\s*(?:$|[.,;!?)\n]| (?:y|and|with|mas|más)\b))
    + 2 tacos[ con todo]
    - con todos
    \by una?(?= (?:coca|cerveza|agua|fanta|sprite|horchata|jamaica|limonada|tortilla|naranja|manzana)\b)
    = & a
    + tacos [y una] coca
    (?<=\b(?:empanadas?|milanesas?|medialunas?|alfajor(?:es)?|facturas?|choripan(?:es)?|choripán|asado|chipa|chipá|bizcochos?|provoleta|dulce de leche)\b[^.;\n]{0,30}) (?:and|y|con|with|n|&|\+)(?= (?:an? |some )?mate\b)
    = ,
    + 2 empanadas de carne[ and] mate
    - empanadas with mates
  `),
  /** "I" in Jamaica. */
  parsePatternRows(String.raw`
    (?<!\bbanh )\bmi(?= (?:only|just|did|nuh|had|ate|have|nyam|drink|eat|get)\b)
    = i
    + [Mi] only have a red stripe
    - banh mi only had half
  `),
  /** "Split" before a size is a verb, not a banana split. */
  parsePatternRows(String.raw`
    (?<=(?:^|[.!?;,\n] ?|\b(?:i|we|and|then) ))split(?= (?:lg|lrg|large|med|medium|small|big|huge|massive|xl|family|whole|entire)\b)
    = share
    + [split] lg pepperoni pizza w sis
    + we [split] large fries
    - a banana split
    - split pea soup
  `),
  /** The occasion of a meal, which is not a dish if its foods follow, and who made how much. */
  parsePatternRows(String.raw`
    (?<=^|[.;\n] ?|\b(?:at|for) (?:the |a )?)(?:braai|bbq|barbecue|cookout|potluck)(?= (?:last night|yesterday|today|tonight|this|with (?:the|my|some) (?:boys|girls|lads|guys|family|friends|mates|boet|neighbours)|at)\b| ?[-:–])
    + [braai] last night - boerewors
    + [bbq]: 2 burgers
    - bbq chicken
    (?<=[a-z\d)]) at (?:(?:the|a|our|my|his|her|their) )?(?:[a-z]+['’]s )?(?:braai|bbq|barbecue|cookout|potluck|picnic|wedding|party|buffet)(?=\s*(?:$|[.,;)\n]|(?:and|with|then|plus)\b))
    + salted peanuts 50g[ at the braai]
    + a slice of cake[ at Linda's party] and tea
    - bbq chicken at the pub
    (?<=[a-z])(?:,| -)? (?:and |because |as |cos |since )?(?:my )?(?:mum|mom|mam|mother|nan|gran|granny|grandma|dad|wife|husband|hubby|aunty?|sis|sister|we|she|he|i|they) (?:had )?made (?:loads|lots|tons|plenty|heaps|too much|way too much|a (?:ton|lot|load|huge (?:pot|batch))|enough for an army)(?: of (?:it|them))?(?:,? so(?: i (?:had|ate))?)?
    = ,
    + mince n tatties[, mum made loads so] 2 helpings
    - mum made pancakes
  `),
  /** A lot of what other words name. */
  parsePatternRows(String.raw`
    \b(?:so )?(?:i |we )?(?:ate|had|eaten) (?:a lot|lots|loads|so much|too much|heaps|plenty)(?: (?:hehe|hihi|haha|lol|tho|though|today|tonight))?(?=\s*(?:$|[.,;!?)\n]))
    = ,
    + my lola made kare kare [so i ate a lot hehe]. 1 cup rice
    + [ate too much]! 2 burgers
    - ate a lot of rice
  `),
  /** A meal outside, whose foods follow. */
  parsePatternRows(String.raw`
    \b(?:(?:we|i) )?(?:did|made|had|lit|threw|hosted) an? (?:braai|bbq|barbecue|cookout)(?=\s*[,.;:!–-])
    + [we did a braai], I had 1 lamb chop
    - had a bbq burger
  `),
  /** Dictated punctuation. */
  parsePatternRows(String.raw`
    (?<=\w )comma\b
    = ,
    + eggs [comma] toast [comma] tea
    \bfull stop\b|(?<=\w )new line\b(?! (?:of|and)\b)
    = .
    + two eggs [full stop]
    (?<=\w{3} )(?<!\b(?:the|this|that|her|long|short|feeding|eating|fasting|lunch|free|time|first|last|trial|rest) )\bperiod(?=$| (?:i|then|for|also|and|at|after|later|lunch|dinner|breakfast)\b)
    = .
    + two eggs [period] then a banana
    - my period and a banana
    - during the feeding period i had soup
  `),
  /** Between meals, and roast dinners, which are named after a meal. */
  parsePatternRows(String.raw`
    (?<=\b(?:breakfast|lunch|dinner|tea|supper)\b[^]{1,200})\bin[- ]between(?: meals)?(?=\s*(?:$|[.,;!\n]))
    = for snack
    + breakfast eggs, lunch soup, an apple [in between]
    - a sandwich with ham in between
    \broast(?:ed)? (?:pork|beef|lamb|gammon|turkey) dinner,? with (?:all )?(?:the )?trimmings\b
    = large sunday roast
    + a [roast pork dinner with all the trimmings] in the evening
    - roast pork for dinner
  `),
  /** The courses of one meal. */
  parsePatternRows(String.raw`
    (?<=\b(?:starters?|mains?|main course|first course)\b[^\n]{3,120}?(?:[,;.]| and| then) ?(?:(?:and|then|for|as|my|the|our) )*)(?:starters?|mains?|main course|second course|sides?|desserts?|puddings?|puds?|afters)(?: (?:(?:i|we) )?(?:was|were|is|had)\b| ?[:=]| -|(?= [a-z]{3}))(?= (?!(?:i|we|was|and|for)\b)[a-z])
    = ,
    + lunch with starter soup, [main was] steak and peas, [dessert was] a tart
    + in starter a bruschetta, [main] sea bass, [pudding] panna cotta
    - dessert was a tart
    - a side salad
    (?<=^|[.;\n] ?|\b(?:dinner|lunch|tea|supper)(?: was|:|,| -)? )(?:(?:my|the|for|as) )?(?:starters?|mains?|main course|first course)(?: (?:(?:i|we) )?(?:was|were|is|had)\b| ?[:=]| -|(?= [a-z]{3}))(?= (?!(?:i|we|was|and|for)\b)[a-z])
    + [Main was] sea bass with potatoes
    + lunch: [starter] bruschetta, a salad
    - a starter of soup
  `),
  /** Meals in two words. */
  parsePatternRows(String.raw`
    \b(?:petit|p'?tit)[- ]d[ée]j(?:euner)?(?!\w)|\bcaf[ée] da manh[ãa](?!\w)|\bpequeno[- ]almo[çc]o(?!\w)
    = breakfast
    + [petit déjeuner]: croissant
    + [petit dej] croissant
    + [Café da manhã]: toast
    \bb\/f(?=\s*[:=-])
    = bf
    + [b/f]: eggs
  `),
  /** "Because", in short. */
  parsePatternRows(String.raw`
    \b(?:bcos|bcoz|becos|becoz|becuz|bcuz)\b
    = as
    + noodles but left half of it [bcos] too oily
  `),
  /** "About", in short, before an amount. */
  parsePatternRows(String.raw`
    (?<![\w'’-])(?:abt|approx|aprox|apprx|appx|apx|circa|ca)\.? ?(?=\d[\d.,/]* ?(?:g|gr|gms?|grams?|kg|mls?|cl|dl|l|oz|ounces?|lbs?|cups?|tbsp|tsp|slices?|pieces?|pcs?|k?cals?)\b)
    + rotisserie chicken, ate [abt ]200g meat
    + chicken [approx ]200 g, rice [ca. ]1 cup
    - ca phe sua da
    - 5 ca
  `),
  /** A misheard "ate". */
  parsePatternRows(String.raw`
    (?<=\b(?:i|we) (?:(?:just|also|only|then) )?)eight\b(?! (?:ounce|oz|gram))
    = ate
    + I [eight] two eggs
    - i eight ounces of steak
  `),
  /** Slang for eating. */
  parsePatternRows(String.raw`
    \b(?:(?:just|absolutely|totally) )?(?:${slangEating})(?=,? (?:(?:down|through|almost|about|like|all of|most of) )?(?:an?|the|my|some|half|another|one|this|that|these|${numberWordsBetween(2, 12).join("|")}|\d|whole|entire)\b)
    = ate
    + [just demolished] a burrito
    + [smashed] 3 crumpets
    + [polished off] a bag of nuts
    + [nicked] 5 chips from my son
    - smashed avocado on toast
    - crushed tomatoes
  `),
  /** Numbers that are part of a name. A plural after the number is counted: "3 bean burritos". */
  parsePatternRows(String.raw`
    \b${smallNumber}(?=[- ](?:grains?|seeds?|layer|minute) [a-z])
    + a [12] grain bread roll
    (?<!\d[:.])\b${smallNumber}(?=[- ](?:bean|cheese|berry|meat|fruit|pepper)s? (?!and |n |for |with |on |in |at |to |from |left |each |(?:sandwich|empanada|taco|arepa|quesadilla|croissant|scone|bagel|samosa|pasty|skewer|patty)(?![a-z]))[a-z]+[a-rt-z](?![\w]| [a-z]+s\b))
    + [3] bean salad
    + [four] cheese pizza
    - 3 bean burritos
    - 2 cheese sandwiches
    - 2 cheese empanada
    - 2 cheese and ham wraps
    - 3 pepper
    (?<=\b(?:\d{1,2}|${numberWordsBetween(1, 12).join("|")}) )(?:out )?of (?:the |my |our |those )?(?:\d{1,2}|${numberWordsBetween(2, 12).join("|")})(?= (?!(?:(?:equal|even|big|small|large|generous) )?(?:slices?|pieces?|squares?|pcs?|servings?|portions?|plates?|bowls?|parts?|shares?|boxes|tubs?|jars?|containers?|tupperwares?|lunch ?boxes|meals|lunches|dinners|wedges)\b|(?:us|for|at|on|with|in|and|as|this|today|tonight|so|then|but|from|left|eaten|gone|was|were|went)\b|k?cals?\b|calories?\b)[a-z]{3,}(?![^.;\n(:]{0,40}(?:[(:] ?\d|\b(?:made|baked|cooked|from|using)\b)))
    + 4 [of the 12] wings
    + 3 [out of 5] spring rolls
    - 2 of 10 pancakes (3 eggs, 60g flour)
    - 3 of the 8 slices
    - had 2 of the 4 boxes
    - portion 2 of 4 for lunch
    - 2 of 250 g tubs
    - 2 of 95 cal bars
    \b[6-9]\d ?\/ ?\d\d?(?= (?:lean |extra lean )?(?:ground |minced? )?(?:beef|mince|turkey|burger|patt(?:y|ies)|(?:chicken|pork|lamb|bison|chuck)\b))
    + [80/20] beef burger
    + [90/10] ground pork
    + 2 [80/20] patties
    - 10/12 chicken wings
    \b(?:seventy thirty|seventy five twenty five|eighty twenty|eighty five fifteen|ninety ten|ninety three seven|ninety six four)(?= (?:lean |extra lean )?(?:ground |minced? )?(?:beef|mince|turkey|chicken|pork|burgers?|patt(?:y|ies))\b)
    + 3 pounds of [eighty twenty] ground beef
    (?<=\b(?:beef|mince|turkey|chicken|pork|lamb|bison|burgers?|patt(?:y|ies)) )(?:\([789]\d ?\/ ?(?:30|2[0-9]|1[0-9]|[1-9])\)|[789]\d ?\/ ?(?:30|2[0-9]|1[0-9]|[1-9])\b(?! ?(?:cups?|tbsp|tsp|of)\b))
    + ground turkey [93/7] 200 g
    + 150 g ground beef [80/20]
    + 2 lb ground beef [(80/20)], 1 egg
    - beef 1/2 cup
    (?<=\d ?(?:g|grams?|gr) )(?:out of (?:the |its |their )?shells?|without (?:the )?shells?|shelled|(?:in )?edible (?:part|portion|weight))\b
    + 2 eggs (116g [out of shell])
    + shrimp 150g [shelled]
    - 2 taco shells
    (?<=\bheinz )57\b|\b(?:5|five|7|seven)[- ]spiced?(?= (?!powder|mix)[a-z])
    + heinz [57] sauce on [five spice] chicken
  `),
  /** A sign between the name of a meal and its foods, and what the day was before. */
  parsePatternRows(String.raw`
    (?<=(?:^|[,;.\n] ?)(?:breakfast|brekkie|bfast|brunch|lunch|dinner|supper|tea|snacks?) ?)=(?= ?[a-z\d])
    = :
    + lunch [=] soup, dinner [=] pizza
    - soup = 300 kcal
    (?<=\b(?:in the morning|this morning|early morning|first thing|at breakfast|for breakfast)),? before (?:(?:i )?(?:going|went|go|heading|headed|leaving|left|starting) (?:to |for |off to )?)?(?:work|school|uni|university|college|class|the gym|my shift|the school run|the office|the commute)\b
    + toast in the morning[ before going to work], then soup for lunch
    - toast before work
    (?<=\b(?:for|at) lunch\b[^\n]{0,100}?[,;] ?(?:and )?(?:then )?(?!(?:and|then)\b)[^,;.\n]{3,60} )(?:after work|after school|on the (?:drive|way|train|bus|walk|ride|tube) (?:back )?home|when i got home)(?=\s*(?:$|[.,;)\n]|haha|lol))
    = for snack
    + wrap for lunch, then 30g biltong [on the drive home]
    - a banana on the way home
  `),
  /** A clock time in two words. */
  parsePatternRows(String.raw`
    (?<=\b(?:\d{1,2}|${numberWordsBetween(1, 12).join("|")}) {1,8})o clock\b
    = o'clock
    + about 1 [o clock] a wrap
    - the clock
  `),
  /** Food that others asked for and that the person ate as well. */
  parsePatternRows(String.raw`
    (?:(?<=^|[.;\n] ?)|\b)(?:so |and |cos |because )?(?:(?:the|my|our) )?(?:${anyOf(relations)}|kids?|children|boys|girls|toddler|hubby|everyone|they|he|she|we|i) (?:(?:really|all|only|just) )?(?:wanted|fancied|asked for|craved|begged for|insisted on|chose|picked|voted for|was craving|were craving|was after|were after|demanded|requested) (?=(?:(?:some|an?|the) )?[a-z][^.;:\n\d]{2,40}?,? (?:and |so |then )?(?:so )?(?:(?:i|we) )?(?:all |just |also )?(?:had|ate|went with) (?:that|it|those|them|the same|some of (?:that|those|it|them))\b)
    + [so the kids wanted ]shepherds pie, had that with peas
    + [my wife fancied ]curry so we had that
    - the kids wanted pizza, I had soup
    - my wife wanted a divorce
  `),
  /** Sounds of hesitation in dictation, and "and" in a hurry. */
  parsePatternRows(String.raw`
    (?:, ?)?(?<![\w'-])(?:u+m+|u+h+|e+rm+|u+hm+|h+m+)(?![\w'-])
    + [um] a burger and [uh] fries
    - a hum of the fridge
  `),
  parsePatternRows(String.raw`
    (?<![\d\w])nd(?= [a-z\d])
    = n
    + samosa [nd] chai
    - the 2nd roti
  `),
  /** A cup of tea in Britain. */
  parsePatternRows(String.raw`
    (?<=\b(?:a|my|another|of) )brew\b
    = tea
    + toast and a [brew]
    - a cold brew
  `),
  /** Of a dish, not the name of a burger. */
  parsePatternRows(String.raw`
    (?<=\b(?:with|w/?|plus|and) )double(?= (?:cheese|meat|chicken|bacon|steak|guac|avocado)\b(?! ?burgers?\b))
    = extra
    + footlong with [double] cheese
    - a cheeseburger and a double cheeseburger
  `),
  parsePatternRows(String.raw`
    \bblood(?= oranges?\b)
    + a [blood] orange
  `),
  /** A chain of shops. */
  parsePatternRows(String.raw`
    \b(?:7|seven)[- ]?eleven(?:'?s)?\b|\b7-11\b
    + [7-eleven] egg sandwich
    + a hot dog from [7-11]
    - seven to eleven nuts
  `),
  /** It was eaten. */
  parsePatternRows(String.raw`
    \bwish (?:i|we) (?:hadn'?t|had not|didn'?t)\b
    + I [wish I hadn't] eaten pizza
  `),
  /** The verb, not the sundae. The sharers are parsed after the food. */
  parsePatternRows(String.raw`
    \bsplit(?= (?:an?|the|some|our|my|one|two|\d|this|that|it)\b)
    = share
    + we [split] a pizza
    - a banana split with cream
  `),
  /** Porridge that was made with water has no milk; its weight is that of the dry oats. */
  parsePatternRows(String.raw`
    (?<=\b(?:oats|oatmeal|porridge|noodles|couscous|polenta|semolina|rice|pasta) )(?:(?:made|cooked|prepared|boiled) )?(?:with|in|on) (?:(?:just|only|plain|hot|boiling) )?water(?:,? (?:and )?(?:not|no) milk)?(?: only)?[\s,(–-]{1,4}(?=\d+(?:\.\d+)? ?g (?:dry|dried|raw|uncooked)\b)
    + oats [made with water - ]60g dry
    + couscous [with water not milk, ]50 g dry
    (?<=\bwater),? (?:and )?not milk\b
    + oats made with water[ not milk], no sugar
    - water, milk
  `),
].flat();
