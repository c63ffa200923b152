/** How many of several pieces the person ate, in words around the number of all. */
import { anyOf, parsePatternRows } from "../pattern-rows.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

const number = `(?:\\d{1,2}|${numberWordsBetween(1, 20).join("|")}|a dozen|half a dozen)`;
/** The name of what is counted. */
const name =
  "(?<name>(?!g\\b|ml\\b|kg\\b|oz\\b|of us\\b|people\\b|cups?\\b|tbsp\\b|tsp\\b|x\\b)[a-z][a-z&'-]*(?: (?!with\\b|between\\b|for\\b|and\\b|among\\b)[a-z&'-]+){0,4})";
const approximation = "(?:about |around |roughly |only |just |maybe |like ){0,2}";
const eating =
  "(?:ate|had|took|got|grabbed|managed|polished off|put away|ended up (?:with|eating|having|on|taking))";
const forSeveral = `(?:(?:for|between|among) (?:the table|everyone|everybody|all of us|the group|us all|the family|us|both of us|(?:the )?(?:\\d|${numberWordsBetween(2, 10).join("|")}) of us|(?:\\d|${numberWordsBetween(2, 10).join("|")})(?: people)?|(?:me|my [a-z]+|us) and (?:me|my [a-z]+|(?:the |my )?[a-z]+))|to share(?: with [a-z]+(?: [a-z]+)?)?)`;
/** The name of what was named already, without words of the sentence around it. */
const subject = `(?:i|we|he|she|they|it|this|that|today|for|at|in|on|of|to|so|had|have|having|ate|got|made|ordered|put|polished|finished|managed|took|grabbed|went|was|were|is|with|some|the|my|our|and|then|lunch|dinner|breakfast)\\b`;
const plainName = `(?<=^|[.;:,\\n] ?|\\b(?:had|have|having|ate|got|made|ordered|was|were|and|then)(?: some| the| my| our)? )(?<name>(?!${subject})[a-z][a-z'-]*(?: (?!${subject})[a-z'-]+){0,3}(?: with (?!${subject})[a-z'-]+(?: (?!${subject})[a-z'-]+){0,2})?)`;
const container =
  "(?:(?:an? |the )?(?:box|pack|packet|bag|plate|platter|tray|bucket|order|basket|bowl) of )?";
const end = "(?=\\s*(?:$|[.,;:)\\n+&]|(?:and|with|w|plus|myself|but|so|then|dipped|in|on)\\b))";

/** The groups are the person's number and the name; the match is written as both. */
export const ownCounts = parsePatternRows(String.raw`
  (?:\b(?:i |we )?(?:split|shared?|divided) )?\b${container}${number} ${name} (?:with|between|among) (?!it\b)(?:[a-z0-9]+ ){0,2}[a-z]+(?<more>,(?: (?!so\b|we\b|that)[a-z]+,)?|-| -)? ?(?:so |that's |thats |so it's |we had |which is )*(?<own>${number}) each\b
  + [split 20 nuggets with my son, so 10 each]
  + [box of 6 glazed donuts with 5 coworkers, one each]
  - split a pizza with my son, half each
  (?<!\d ?(?:g|kg|ml|oz|cups?|tbsp|k?cals?)\b[^]*)\b(?:i |we )?(?:made|baked|fried|steamed|rolled|grilled|cooked) (?:like |about |around )?(?:a batch of )?${number} (?!(?:(?:small|big|large|mini|little|thick|thin|equal) )?(?:ones?|pieces?|portions?|servings?|slices?|bowls?|plates?|boxes|tubs?|jars?|helpings?|squares?|of)\b)${name}[,;.]? (?:and |but )?(?:i )?(?:only |just )?${eating} ${approximation}(?<own>${number})(?: of (?:them|those|these))?${end}(?!:|[^\n]*\d ?(?:g|kg|ml|oz|cups?|tbsp|k?cals?)\b)
  + [I made 8 chapati, ate 2], rest for the kids
  + [baked 12 muffins and had 2]
  - made 12 muffins, had 2: 200 g flour, 2 eggs
  - 2 eggs, made 6 small ones, i ate 4
  (?:\b(?:i |we )?(?:ordered|bought|got|had|shared|made) )?\b${container}${number} ${name} ${forSeveral},? (?:and |of which |but )?(?:i )?(?:only |just )?${eating} ${approximation}(?<own>${number})(?: of (?:them|those|these))?${end}
  + [plate of 16 pierogi for the table, i took 5] w sour cream
  + [ordered 20 dumplings for the table and I had 6]
  + [ordered 12 gyoza for the two of us and I ended up eating 7]
  + [got 20 nuggets for me and my son and I ended up having 12]
  - 4 pizzas for two, I had 3 slices
  \b(?:we |i )?(?:ordered|bought|got) ${container}(?<all>${number}) ${name},? (?:and |of which )?(?:i )?(?:only |just )?${eating} ${approximation}(?<own>${number}) (?:out )?of (?:the |those )?(?:\k<all>|them|those|these)${end}
  + [we ordered 8 slices of margherita, I ate 3 of the 8], rest went to the kids
  - ordered 2 pizzas, I ate 3 slices
  (?:\b(?:bought|got|opened) )?\b(?:an? |the )?${number}[- ]?(?:pack|pk) (?:of )?${name}[,.;] (?<own>${number}) (?:today|tonight|this morning|this evening|so far|just now|for me|for breakfast|for lunch|for dessert)${end}
  + [bought a 6 pack of scones. 2 today]
  - 6 pack of scones. 2 coffees today
  ${plainName}(?:[,.!]{1,3}| -)? (?:(?:and |but )?i )?(?:${eating} )?${approximation}(?<own>${number}) of (?:them|'?em|these|those)\b(?! each|\s*[:=]\s*\d)
  + we had [tacos i had four of them] ground beef
  + [rice cakes with almond butter, two of them], thin spread
  + [pierogi!! had 8 of them], with sour cream
  - split 20 nuggets, I had half of them
  - cookies, 24 of them: 280 g flour
  ${plainName}, (?:and )?i (?:had|ate) ${approximation}(?<own>${number})(?=,| \(|$)(?<!(?:pizza|cake|pie|bread|lasagne|lasagna|quiche|loaf), .*)
  + dinner was [tacos, I had 3], ground beef with cheese
  - we ordered pizza, I had 2
  \b(?:the |my )?(?:remaining|last|leftover|final) (?<own>${number})(?: (?:slices|pieces))?(?: (?:out )?of)? (?:the |my |our |those |(?:mon|tues|wednes|thurs|fri|satur|sun)day'?s |yesterday'?s |last night'?s )?${number}(?:-pack)? ${name}
  + had [the remaining 2 of mondays 6 homemade enchiladas]
  + ate [the last 3 of 12 meatballs]
  - the last 2 slices of pizza
  \b(?:(?:(?:my|our) )?[a-z]+ )?(?:dished|served|gave|plated|handed)(?: up)? me ${number} ${name},? (?:and |but )?i (?:only |just )?(?:finished|ate|managed|had) (?<own>${number})${end}
  + [Mama dished me ten pierogi, I finished seven]
  + [gave me eight dumplings, I managed five]
  - gave me ten minutes, I ate 2 eggs
  \b(?:(?:i|we) )?(?:(?:ordered|bought|got|shared|split) )?${container}${number} ${name}(?: (?:between|for) us)?[,.;] (?:(?:my |the )?[a-z]+ (?:had|ate|took) ${number}(?: of (?:them|those))?[,;.]? (?:and )?)+i (?:had|ate|took) ${approximation}(?<own>${number})(?: of (?:them|those))?(?:[,;]? (?:and )?(?:the other )?${number} (?:are|is|went)(?: left| still| in (?:the|my) fridge)+)?${end}
  + [Box of 20 nuggets. Flatmate had 8, I had 9, 3 are in the fridge]
  + [30 wings between us. Tom had 14, I had 12, 4 went in the fridge]
  - 2 pizzas. Tom had 3 slices, I had 2 slices
  \b(?:finished|ate|had|polished|hoovered|scoffed|nicked)(?: off| up)? (?:the |my |our |his |her )*(?:(?:wee|little|young) ones?|${anyOf("kids? children childrens sons? daughters? toddlers? babys? boys? girls? wifes? husbands? hubbys? brothers? sisters? mums? moms? dads? friends? mates? bf gf boyfriends? girlfriends?")})['’]?s?['’]? (?<name>(?!half\b|the\b)[a-z][a-z'-]*(?: [a-z'-]+){0,2}),? (?:and |but )?(?:s?he|they)(?:['’]d| had)? (?:only )?left (?:me )?${approximation}(?<own>${number})(?: of (?:them|those))?${end}
  + [finished the wee ones fish fingers, she left two]
  + [ate my sons chips, he left about 10]
  - finished the kids soup, they left two hours ago
  (?:\b(?:i |we )?(?:had|ordered|got|shared) )?\b${number} [a-z]+(?: [a-z]+){0,2} on the table,? (?:and |but |of which )?(?:i )?(?:only |just )?${eating} ${approximation}(?<own>${number}) ${name}${end}
  + [20 dumplings on the table, I managed 6 siu mai]
  - 20 dumplings on the table
`);

const helping =
  "(?:servings?|portions?|shares?|helpings?|slices?|pieces?|bowls?|bowlfuls?|plates?|platefuls?|cups?|glass|mugs?|scoops?|cans?|tins?|bottles?|pints?|bags?|packs?|packets?|boxes|bars?|tubs?|pots?|spoons?|tablespoons?|tbsp|squares?|fillets?)";

const filled =
  "(?:tacos|tamales|pierogi|pierogies|baos?|bao buns|empanadas|wraps|burritos|quesadillas|sandwiches|sarnies|paninis|toasties|pasties|samosas|dumplings|gyoza|potstickers|wontons|spring rolls|egg rolls|summer rolls|arepas|pupusas|crepes|cr[eê]pes|pies|sliders|onigiris?|gyros|flautas|taquitos|enchiladas|baguettes|subs|rolls|buns|baps|momos|kebabs|skewers|lumpia|croquettes|fajitas|tostadas|sopes|gorditas|tortas)";
const filling =
  "(?:(?:grilled|fried|pulled|roast|shredded|ground|minced|bbq|spicy|smoked|crispy|jerk|tandoori) )?(?:chicken|beef|steak|pork(?: belly)?|lamb|mutton|goat|turkey|duck|ham|bacon|tuna(?: mayo)?|salmon|fish|cod|shrimp|prawns?|crab|tofu|paneer|cheese|egg(?: mayo)?|carnitas|al pastor|barbacoa|carne asada|chorizo|birria|chicken tinga|lengua|veg|veggie|vegetable|potato|spinach|mushroom|falafel|halloumi|brisket|sausage|umeboshi|ume|mentaiko|okaka|kombu)";

const topping =
  "(?:pepperoni|margh?erita|hawaiian|ham|cheese|plain|plain cheese|mushroom|sausage|veggie|vegetable|bbq chicken|chicken|supreme|meat feast|meat lovers?|four cheese|pineapple|olives?|peppers?|onions?|bacon)";

/** Kinds of baked and frozen sweets. */
const sweets =
  "(?:dough?nuts?|donuts?|muffins?|cookies|cupcakes|macarons?|mochis?|eclairs?|bagels?|pop ?tarts)";
const sweet =
  "(?:glazed|iced|jam|jelly|custard|sprinkles?|plain|sugar|cinnamon(?: sugar)?|ring|chocolate(?: chip)?|choc(?: chip)?|double choc(?:olate)?|vanilla|strawberry|blueberry|lemon|caramel|salted caramel|pistachio|matcha|coffee|mint(?: choc(?:olate)? chip)?|banana|bran|raisin|oatmeal(?: raisin)?|peanut butter|red velvet|boston cream|maple|raspberry|mango|coconut|hazelnut|sesame|onion|everything)";
const kindsOf = (kind: string) => `(?<kinds>${kind}(?:, ${kind})*,? (?:and|&|n|\\+) ${kind})${end}`;
const fewPieces = "(?<count>[2-4]|two|three|four)";

/** Pieces of different kinds, one of each: "2 onigiri, tuna and salmon"; the groups are the number, the pieces and the kinds. */
export const kindsOfPieces = parsePatternRows(String.raw`
  \b${fewPieces} (?<pieces>${filled})(?:,|:| -) (?:one )?${kindsOf(filling)}
  + [2 bao, pork and chicken]
  - 2 bao, pork and rice
  \b(?<pieces>${filled}) ?[x×]? ?${fewPieces}(?:,|:| -) (?:one )?${kindsOf(filling)}
  + konbini [onigiri x2, tuna mayo and umeboshi]
  \b${fewPieces} (?<pieces>${sweets})(?:,|:| -) (?:one )?${kindsOf(sweet)}
  + [2 muffins, blueberry and bran], coffee
  - 2 muffins, coffee and a banana
  \b(?<pieces>${sweets}) ?[x×] ?${fewPieces}(?:,|:| -) (?:one )?${kindsOf(sweet)}
  + [doughnuts x2, glazed and jam]
`);
/** Between kinds. */
export const betweenKinds = /, |,? (?:and|&|n|\+) /;

const inside = `(?<filling>${filling}(?: (?:and|&|n) (?:${filling}|salad|lettuce|avocado|avo|coleslaw|slaw|stuffing|onion|tomato|cucumber|cabbage|chive))?)(?: (?:filling|ones))?(?=\\s*(?:$|[,.;)\\n]))`;

/** What is in counted pieces, after a comma: "3 tacos, carnitas". The groups are the number, the pieces and what is in them. */
export const fillingsOfCounted = parsePatternRows(String.raw`
  \b(?<count>\d{1,2}|${numberWordsBetween(1, 12).join("|")}) (?<pieces>(?:(?:small|large|mini|soft|hard shell|corn|flour|steamed|street|big) )?${filled}),? (?:all )?${inside}
  + [3 tacos, carnitas], chips and salsa
  + [6 pierogi, cheese and potato]
  - 2 burritos, chicken and rice
  - 3 tacos, 2 beef
  (?<=^|[,;.:\n+&] ?|\b(?:and|had|ate) )(?<pieces>${filled}) ?[x×]? ?(?<count>\d{1,2}), ${inside}
  + [tamales x2, pork]
  - tacos 3, chips
  (?<=^|[.;\n] ?|\b(?:breakfast|lunch|dinner|supper|tea|snack)(?: was|:| -)? )(?<pieces>pizza)(?: (?:night|date|party|friday|saturday|place|restaurant|joint|shop|takeaway|hut))?(?: (?:tonight|today|last night))?(?: ?[.:,!;–-]+)? (?:i |we )?(?:just |only )?(?:had |ate |got )?(?<count>(?:\d{1,2}|${numberWordsBetween(1, 12).join("|")}) (?:small |large |big |thin )?slices?)(?: of)? (?<filling>${topping}(?: (?:and|&|n) ${topping})?)(?: for me)?${end}
  + [Pizza night. 3 slices pepperoni], a coke
  + lunch [pizza, 2 slices of pepperoni and mushroom]
  - pizza, 2 slices
  - pizza, 2 slices of ham and pineapple salad
`);

/** That all of a food was eaten. */
export const allOfIt =
  "(?:(?:and |i |we |but |so )*(?:(?:basically|pretty much|just) )?(?:ate|eat|had|finished|demolished|smashed|inhaled|polished off|destroyed|crushed|scoffed|devoured|downed) )?(?:the (?:whole|entire|full) (?:thing|lot|pizza|pie)|whole thing|entire thing|all of it|it all|the lot|every (?:last )?(?:slice|bite|crumb))(?: (?:by myself|on my own|to myself|myself|in one (?:go|sitting)|lol|oops|tbh))*";

/** Half of another one, or twice the usual; the group is what is counted. */
export const halvesOfAnother = parsePatternRows(String.raw`
  \b(?:(?:an?|one) )?(?<name>(?!\w+s\b)${helping}|glass) and a half\b(?! (?:an?|the|my|hour|minute)\b)
  + [a serving and a half]
  + had [bowl and a half] of soup
  - a bowl and half a banana
  - 2 slices and a half bottle
`);
export const doubleHelpings = parsePatternRows(String.raw`
  \b(?:an? )?double (?<name>${helping})(?! (?:cream|espresso|whopper)\b)
  + had [a double helping] of crumble
  - double cream
`);

/** A pizza that was eaten whole, if its size is not said; the group is its name. */
export const oneWhole = "1 whole";
export const wholePizzas = parsePatternRows(String.raw`
  (?<=^|[.;:,\n] ?|\b(?:had|have|having|ate|got|made|ordered|was|were|and|then)(?: some| the| my| our| an?)? )(?<name>(?!${subject}|an? |large|medium|small|whole|entire)[a-z][a-z&'-]*(?: (?!${subject}|large|medium|small)[a-z&'-]+){0,4}?(?<=\b(?:pizza|margh?erita|calzone)))(?:,| -)? ?\(?${allOfIt}\)?${end}
  + [frozen pizza, ate the whole thing] and a coke
  + [goat cheese pizza, all of it]
  - large pepperoni pizza, the whole thing
`);

/** What was weighed raw and cooked, and the grams that were eaten; the groups are the name, the grams, the state and words before them. */
export const eatenOfCooked = parsePatternRows(String.raw`
  (?<=^|[.;\n] ?)(?<name>(?:\d{1,2} ?% )?[a-z][a-z ]{3,30}?)[,:]? (?:from )?\d+(?:\.\d+)? ?(?:kg|g) raw(?: [a-z]+){0,4},? (?:and |it )?(?:(?:came (?:out )?(?:down )?(?:to|at)|ended up(?: (?:at|as))?|cooked down to|weighed|shrank to|became|after (?:cooking|slow cooker|slow cooking|roasting|the oven)) ){1,2}\d+(?:\.\d+)? ?(?:kg|g)(?: cooked)?(?:[,.;]| and| so) (?:i )?(?:(?:had|ate|took|used) )?(?<grams>\d{2,3}) ?g\b(?: of (?:it|the cooked|that))?
  + [pulled pork, 2kg raw shoulder ended up 1.25 kg cooked, had 180 g] in a bun
  + [5% beef mince, 400g raw went into the pan, came out at 290g and I took 100g of the cooked]. On a wrap
  + [slow cooked brisket, 1.8kg raw came down to 1.1kg, had 200g of it] in 2 tortillas
  \b(?:i )?(?:stripped|picked|deboned|shredded|carved)(?: up)? (?:an?|the|my|one) (?<name>(?:[a-z]+ ){0,2}(?:chicken|turkey|duck|goose|ham|lamb))(?: carcass)?,? (?:and )?(?:i )?(?:(?:got|gave|had|that was)(?: me)? )?(?:about |around )?\d+(?:\.\d+)? ?(?:kg|g) of meat(?: (?:off|from|out of) (?:it|that))?[.,;] (?<lead>(?:for (?:lunch|dinner|breakfast) )?)(?:i )?(?:had |ate |used |took )?(?<grams>\d{2,3}) ?g of (?:that|it|this)
  + [Stripped a Costco rotisserie chicken, got 610 g of meat off it. 170 g of that], no skin
  \b(?:i )?(?:boiled|cooked|steamed|made)(?: up)? (?:an? |the )?\d+(?:\.\d+)? ?(?:kg|g) (?:(?:bag|pack|packet|box) )?(?:of )?(?:(?:dry|dried|raw|uncooked) )?(?<name>[a-z]+(?: (?!which\b|and\b|it\b|that\b|gave\b|made\b|came\b)[a-z]+){0,2}),? (?:(?:which|and|it|that) )*(?:gave|made|came (?:out )?(?:to|at)|yielded|became|turned (?:in)?to|ended up)(?: me)? \d+(?:\.\d+)? ?(?:kg|g)(?: (?<state>cooked))?[.,;]? (?:and )?(?<lead>(?:(?:for|at) (?:lunch|dinner|breakfast|supper) )?)(?:i )?(?:used|had|ate|took) (?<grams>\d{2,3}) ?g(?: of (?:the cooked(?: ones)?|it|that|this|them))?(?= (?:in|with|and|on|for)\b|\s*(?:$|[,.;\n]))
  + [I boiled up a 500 g bag of green lentils, which gave 1.3 kg cooked. For lunch I used 200 g of the cooked] with feta
  + [Cooked 250g dry rice, which gave 720g. I had 200g of that] with prawns
  - made 500 g flour into bread
`);
