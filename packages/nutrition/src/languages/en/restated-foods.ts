/** Foods and their amounts in an order, or with a word, that the readers do not know otherwise. */
import { anyOf, parsePatternRows } from "../pattern-rows.ts";
import { foodsOfOthers } from "./foods-of-others.ts";

const count = "(?:\\d[\\d./]*|½|an?|one|two|three|four|half an?)";
const spoon = "(?:tsps?|teaspoons?|tbsps?|tablespoons?|spoons?|spoonfuls?)";
const dollop = "(?:handfuls?|drizzle|splash|dash|dollop|knob|glug|sprinkle|pinch)";
const startOfItem = "(?<=(?:^|[,;.:\\n+&(] ?)|\\b(?:and|with|had|plus|then|drank) )";
const hotDrink =
  "(?:(?:an? |one )?(?:cup|mug) of )?(?:(?:black|green|white|iced|filter|instant|milky) )?(?:tea|coffee|chai|espresso)";

/** Words before a weight that are not the food that was weighed. */
const noWeighedFood =
  anyOf(`had ate and with plus then the about around approx roughly like just some have used added total lunch dinner
  breakfast snack was were for from into only maybe another`);

/** What is stirred or poured into a liquid. */
const stirredFood =
  "(?:whey|protein(?: powder)?|casein|isolate|gainer|huel|collagen|oats|cereal|muesli|granola|corn ?flakes|weetabix|weet-?bix)";
const liquid =
  "(?:(?:skim|skimmed|semi[- ]skimmed|whole|full[- ]fat|low[- ]fat|almond|oat|soya?|coconut|cold) )?(?:milk|water)";

const coffee =
  "(?:latte|flat white|cappuccino|cappucino|cortado|macchiato|mocha|americano|matcha|chai)s?";
const coffeeSize = "(?:small|medium|med|large|lrg|regular|reg|grande|venti|tall|iced|hot)";

/** The places that sold a food and the people who made it, in Portuguese, Spanish, French and German. */
const foreignPlace =
  anyOf(`bar boteco padaria esquina festa fiesta feira lanchonete rua calle mercado mercadito escola
  escuela trabalho trabajo oficina tienda tiendita fonda playa praia barraca cantina cantine boulangerie march[ée]
  traiteur tia t[ií]a vov[óo] v[óo] av[óo] m[ãa]e abuela abuelita vecina parque estadio est[áa]dio quiosque`);
const germanPlace = anyOf(
  "b[äa]e?cker metzger italiener griechen chinesen t[üu]e?rken imbiss kiosk d[öo]e?nermann laden markt",
);

/** The shares of lean meat and of fat on a label, which are 100 together: "93/7". */
const leanRatio = Array.from({ length: 31 }, (_, fat) => 100 - fat)
  .slice(1)
  .map((lean) => `(?<lean>${lean}) ?/ ?${100 - lean}`)
  .join("|");
const leanMeat =
  "(?:(?:ground|minced?) (?:beef|turkey)|(?:(?:beef|turkey) )?mince|hamburger meat|(?:beef|turkey)(?! (?:burgers?|patt(?:y|ies))\\b))\\b";
/** A food that is named by the meal at which it is usual. */
const foodOfMeal = String.raw`(?:(?!(?:for|at|of|in|on|and|with|was|from|today|my|the|an?)\b)[a-z'’]+ ){0,2}(?:breakfast|brunch|lunch|dinner|supper|snack) (?:[a-z]+ )?(?:sandwich|sandwiches|sarnie|wrap|bagel|burrito|bowl|roll|bap|bun|muffin|biscuit|taco|tacos|quesadilla|croissant|baguette|sub|toastie|panini|flatbread|pizza|salad|platter|plate|bar|smoothie|shake|cookie|hash|tart|pot|pasta|soup)\b`;
const fewEggs = "(?<count>[1-9]|two|three|four|five|six)";
const eggDish = "(?:om[ea]lett?e?s?|frittata|scramble)";
/** Fat that is measured, next to eggs that were cooked in it. */
const measuredFat = String.raw`(?=[^.;\n]*\b(?:\d+(?:\.\d+)? ?(?:g|ml)|(?:an?|half an?|\d(?:[./]\d)?|½|one|two) ?(?:tsps?|teaspoons?|tbsps?|tablespoons?|spoons?)) (?:of )?(?:(?:olive|veg(?:etable)?|rapeseed|avocado|coconut|sunflower) )?(?:butter|oil|ghee|lard|margarine)\b)`;

/** A share of counted pieces before the ingredients of all of them. */
const numberOfAll =
  "(?:(?:out )?of (?:an? |the )?(?:(?:batch|tray|tin|pan|total) of )?)(?<whole>\\d{1,2})\\)?";
const piece = "(?:slices?|pieces?|portions?|servings?|squares?|wedges?)";
const pieceName =
  "(?!(?:of|out|and|with|cup|can|tin|jar)\\b)[a-z-]+(?: (?!(?:of|out|and|with)\\b)[a-z-]+){0,3}";
/** "recipe is", "made from" or a colon, and at least two amounts. */
const startOfRecipe = String.raw`(?:[\s,.;:–-]+(?:(?:my|the|whole|full) )*(?:recipe|ingredients|mix|batch)(?: (?:is|was|were|are|has|had|used|made with|-))?:?|,? (?:made|baked) (?:from|with|w|w\/|of|out of|using)|:) ?(?=(?:\d|an? |half )[^\n]*[,;+&\s](?:\d|an? |half )[^\n]*$)`;
const startOfShare =
  "(?<=(?:^|[.;\\n] ?|\\b(?:breakfast|brunch|lunch|dinner|supper|snack|dessert)(?: was|:) |\\b(?:had|ate|took|just) )(?:about )?)";

const ownRows = parsePatternRows(String.raw`
  (?<energy>(?<![\d.,:])\d{2,4} ?(?:k?cals?|calories?))[- ](?<name>${foodOfMeal})(?=\s*(?:$|[,.;)\n+&]|(?:and|with|then|plus|for|at(?! \d)|from|w)\b))
  = $<name> $<energy>
  + [275 cal breakfast sandwich]
  + a [320 kcal breakfast bagel] and a coffee
  - 275 cal for breakfast, sandwich
  - 400 kcal lunch, wrap
  \b${fewEggs} (?<style>(?:(?:large|medium|whole|boiled|scrambled) )?)(?:(?:poached|fried) )?eggs?(?<between>[^.;\n]{0,40}?)(?<!\b(?:one|two|three|\d)(?: of (?:them|which|the eggs))?)(?:,? \(?(?:but )?(?:without|no|minus|sans|w\/o|leaving|left) (?:the |any |their |its )?yolks?|,? \(?(?:the )?yolks? (?:removed|discarded|taken out|left out|left|separated)|,? \(?(?:only|just) (?:the )?whites?|,? \(?whites only)\b\)?(?! (?:in|of) (?:one|two|three|\d)(?: of\b|\s*(?:$|[,.;])))
  = $<count> $<style>egg whites$<between>
  + [3 eggs scrambled in a tsp of butter, without the yolks]
  + [3 eggs sans yolks] in 1 tsp butter
  + scrambled [4 eggs, yolks removed], 1 tsp oil
  + [3 eggs, only the whites], scrambled
  - 2 poached eggs, one without the yolk
  - 2 fried eggs, no yolk in one of them
  (?<=\b${eggDish}[,:]?(?: (?:made )?(?:from|of|with|using|out of|w|w\/))? \(?)${fewEggs} (?:(?:large|medium|whole) )?eggs?\b${measuredFat}
  = $<count> raw eggs
  + omelette from [3 eggs] sans cheese, 5g butter
  + omelette made with [2 large eggs], a tsp of oil
  - omelette from 3 eggs, cheese
  \b(?<count>\d{1,2}|four|six|eight|ten|twelve)[- ]?packs? of (?<name>[a-z'’]{3,}(?: [a-z'’]{3,}){0,2})(?:,? \(?| [-–:] )(?<size>\d{1,4}(?:\.\d)? ?(?:ml|cl|oz|fl oz|l))(?: each)? (?<vessel>cans?|bottles?|tins?|stubbies)\b\)?
  = $<count> $<size> $<vessel> of $<name>
  + [six pack of lager, 12 oz cans], shared with my brother
  + a [4-pack of cider (440ml cans)]
  - six pack of 12 oz lagers
  ${startOfShare}(?:an?|one|1|a single) (?<name>${pieceName}) \(?${numberOfAll}${startOfRecipe}
  = 1/$<whole> of $<name>:
  + [one flapjack out of 12, recipe is ]250g oats 125g butter 3 tbsp golden syrup
  + had [a muffin (of 12). Ingredients: ]250 g flour, 2 eggs, 100 g butter
  + [1 cookie out of a batch of 24, made with ]225g butter, 300g flour
  - one flapjack out of 12, 250 kcal
  - 1 bag of 12, recipe idea: 2 eggs
  ${startOfShare}(?<count>[2-9]|two|three|four|five|six) (?<name>${pieceName}) \(?${numberOfAll}${startOfRecipe}
  = $<count>/$<whole> of $<name>:
  + [2 cookies out of a batch of 24. recipe was ]225g butter, 300g flour
  ${startOfShare}(?<count>[1-9]|one|two|three|four|five|six) (?:out )?of (?:the |my )?(?<whole>\d{1,2}) (?!${piece}[\s,.;:])(?<name>${pieceName})${startOfRecipe}
  = $<count>/$<whole> of $<name>:
  + ate [3 of 12 muffins, the recipe has ]250g flour, 150g sugar
  ${startOfShare}(?:an?|one|1) (?<piece>${piece}) ${numberOfAll} (?:of|from) (?:an? |the |my |our )?(?<name>${pieceName})${startOfRecipe}
  = 1/$<whole> of $<name>:
  + [one slice of 8 of banana bread, ingredients: ]3 bananas, 250g flour, 2 eggs
  ${startOfShare}(?<share>\d\/\d{1,2} of|(?:half|an? (?:third|quarter|fifth|sixth|eighth|tenth)) of) (?:an? |the |my |our )?(?<name>${pieceName})${startOfRecipe}
  = $<share> $<name>:
  + [1/8 of banana bread, ingredients: ]3 bananas, 250g flour, 2 eggs
  - a quarter of a lasagne, 500g mince, 250g pasta
  (?<!\d )\bom(?:elett?e?|lett?e?)[,:]? \(?(?<eggs>[1-6]|two|three|four|five) (?:(?:large|whole|medium) )?eggs?\b(?! each)\)?(?=[^\n\d]*$)(?![^\n]*\b(?:knob|spray|oil|butter)\b)
  = $<eggs> egg omelette
  + [omlette 2 eggs] with mushrooms and tomato
  + [omelette, 3 eggs], cheese
  - omelette 3 eggs 30g cheddar
  - 2 omelettes 3 eggs each
  (?<=${startOfItem}${count}(?: (?:level|heaped|heaping|small))? ?(?:(?:${spoon} )?(?:of )?(?:white |brown )?(?:sugars?|honey|sweeteners?|stevia)|(?:${spoon}|splash|dash|drop) (?:of )?(?:milk|cream|creamer))) in(?: my| the)?(?= ${hotDrink}\b)
  = ,
  + 1 tsp sugar[ in] tea and toast
  + 2 sugars[ in my] coffee
  + toast, a splash of milk[ in] coffee
  - 200 g peaches in tea
  [ ](?:in|with|w|\+|mixed with|mixed in)(?<=\b${stirredFood}(?:,? \d ?scoops?)? (?:in|with|w|\+|mixed with|mixed in))(?= ${liquid},? \d{2,3} ?(?:ml|cc)\b)
  = ,
  + whey[ in] milk 300ml
  + protein powder[ with] almond milk 250 ml, banana
  - coffee with milk 200ml
  (?<=\b(?!${noWeighedFood}\b)[a-z]{3,} )(?:(?<weight>\d{2,3} ?(?:g|gr|grams?))(?= (?:an? )?(?:${spoon}|${dollop}) of )|(?<bulk>(?:[6-9]\d|\d{3}) ?(?:g|gr|grams?))(?= (?:an? )?scoops? of ))
  = $<weight>$<bulk>,
  + greek yog [200g] scoop of whey
  + banana [100 g] tbsp of peanut butter
  - whey 30g scoop of vanilla
  - had 100 g handful of nuts
  (?<=(?:^|[,;\n+&] ?))marg(?= (?:x ?[1-9]|frozen|(?:on the |w |with )?(?:the )?(?:rocks|salt(?:ed)? rim|salted))\b|[^.;\n]{1,20}\b(?:chips (?:&|and|n|w|with) (?:salsa|guac|guacamole|queso)|guac|guacamole|nachos|tacos?|fajitas?|enchiladas?|quesadillas?|queso)\b)|\bmarg(?=s\b|\b[^.;\n]{0,30}\b(?:tequila|mezcal|cocktails?|happy hour)\b)|(?<=\b(?:an|a|another|one|two|three|[1-9]|frozen|spicy|skinny|lime|couple|few) )marg(?=\s*(?:$|[,;.)\n+&]|(?:and|with|plus|at|on the rocks)\b))
  = margarita
  + [marg] + 2 shots of tequila
  + tacos and a [marg]
  + [marg] rocks x2
  + [marg], chips and salsa
  - 2 toast with marg and tacos
  + 2 [marg]s
  - toast and marg
  \b(?<slice>(?:slices?|wedges?|pinchos?|pintxos?) (?:of |de )?)tortilla\b(?! (?:chips?|wraps?|espa|de|pizza|soup|bread|patat))
  = $<slice>spanish omelette
  + [slice of tortilla] and a beer
  - a slice of tortilla de patatas
  \btortilla (?<slice>slices?|wedges?|pinchos?)\b
  = $<slice> spanish omelette
  + [tortilla slice]
  \bchicken shop(?=,? \d ?(?:pcs?|pieces?|wings?)\b)
  = fried chicken
  + [chicken shop] 2 pc n chips
  - chicken shop chips
  [ ](?<=[a-z]{3} \d{1,2} ?(?:pcs?|pieces?) )(?:wendy'?s|mcdonald'?s|mcd|maccas|kfc|popeyes)(?=\s*(?:$|[,;.)\n+&]))
  + spicy nuggs 10 pc[ wendys]
  - 10 pc from wendys
  \bup-? ?sized?\b
  = large
  + mcspicy meal [upsized]
  \boat\b(?<=\b${coffee}(?: ${coffeeSize}){0,2},? (?:with |w )?oat)(?![ -]?(?:milk|bar|bran|cake|cookie|biscuit|slice|drink|m\b))
  = oat milk
  + costa flat white med [oat]
  - latte, oat cookie
  [ ](?<=[a-zà-ÿ]{3} )(?:(?:do|da|no|na|del|de la|en el|en la|du) ${foreignPlace}|(?:vom|beim) ${germanPlace})(?![\p{L}-])
  + coxinha[ do bar]
  + 2 brigadeiros[ da festa]
  + brezel[ vom bäcker]
  - caldo de feijão
  \b(?:post[- ]?|after[- ]?|pre[- ]?)?(?:gym|work ?out|training|recovery) shake(?=\s*(?:$|[,;.)\n+&]|(?:and|at|then)\b))|(?<=^|[,;.\n+&] ?|\b(?:a|my|the|had|and|with|plus) )shake(?=,? (?:post|after|pre|before)[- ]?(?:the |my )?(?:gym|work ?out|training|lifting|run)\b)
  = protein shake
  + [shake] post gym
  + [post workout shake], banana
  - mango shake after gym
  \bcream of rice\b(?<=\b[2-9]\d ?g(?:rams?)? (?:of )?cream of rice)|\bcream of rice(?=,? [2-9]\d ?g\b)
  = dry cream of rice
  + [cream of rice] 50g
  - a bowl of cream of rice
  (?<=(?:^|[,;:.\n+&] ?|\b(?:and|with|had|ate|breakfast|brekkie|brunch|bfast|was) )(?:(?:\d|two|three|four|five|six) (?:(?:large|medium|fried|scrambled|boiled|poached) )?eggs?|(?:(?:fried|scrambled|boiled|poached) )?eggs)) (?<meat>(?:\d )?(?:turkey )?(?:bacon|sausages?|ham|hash ?browns?))(?=\s*(?:$|[,;.\n+&])| (?:toast|and toast|hash ?browns?|beans|avocado|avo|grits|potatoes)\b)
  = , $<meat>
  + 2 eggs[ bacon]
  + breakfast scrambled eggs[ sausage] toast
  - sausage egg
  - eggs bacon sandwich
  \bbunny(?: chow)?,? (?<part>quarter|half)\b
  = $<part> bunny chow
  + mutton [bunny chow quarter]
  - bunny chow with beans
  (?<=\b(?:no|without|skipped|skipping|left|(?:did ?n['’]?t|did not|couldn['’]?t|could not) (?:have|eat|get|want|touch|order|do|use|finish|fancy)) (?:(?:the|my|any|an?) )?(?!more\b)[a-z]+(?: (?!just\b|only\b|but\b)[a-z]+){0,2}) (?=(?:just|only) (?:\d|[a-z]))
  = ,
  + no garlic bread[ ]just the spag bol
  + didn't have dessert[ ]only a coffee
  + didn't touch the rice[ ]just the salmon and peas
  - no more than just a bite
  - no dessert, just a coffee
  (?<=\b(?:had|ate|took|eaten) )(?:an?|one|1) (?:(?:big|large|small|good|generous) )?(?:bowl|portion|serving|plate|helping|slice|piece|box|tub|share) \((?<part>1/\d{1,2})(?: of (?:it|the (?:pot|recipe|batch|lot)))?\)
  = $<part>
  + I had [one bowl (1/6)]
  - I had one bowl (6 oz)
  (?<![\d/.])(?:${leanRatio})(?: lean)?(?= (?:extra lean )?(?:(?:raw|cooked) )?${leanMeat})
  = $<lean>% lean
  + 1 lb [93/7] ground beef
  + 4 oz [80 / 20 lean] mince
  - 85/15 burger patty
  - 80/10 ground beef
  - 1/2 ground beef
  (?<=\b${leanMeat},? )\(?(?:${leanRatio})(?: lean)?\)?(?! ?(?:cups?|tbsp|tsp|of)\b)
  = $<lean>% lean
  + 6 oz ground beef [93/7]
  + 200 g mince [(80/20)]
  - ground beef 1/2 cup
  (?<!\b(?:sausages?|bratwursts?|brats?|chorizos?|kielbasa|longg?anisa|boerewors|wors|franks?|hot ?dogs?)\b[^.;\n]{0,20})(?<=(?:^|[,;.:\n+&] ?|\d [a-z]+ |\b(?:and|with|had) ))(?<count>[1-6]|one|two|three|four) (?:breakfast )?links?(?=\s*(?:$|[,;.\n+&\d])| (?:and|with|toast|eggs?)\b)
  = $<count> sausages
  + 2 bacon [1 link] 1 fried egg
  + 2 eggs and [two links]
  - boerewors, 2 links
  - a link to the recipe
  ,? ?\b(?:no idea|not sure|dunno|idk|no clue)(?: how (?:much|many)(?: (?:cals?|calories|kcals?))?)?,? (?:maybe |about |like |say |around |perhaps |probably ){1,2}(?<estimate>\d{2,4})(?=\s*(?:$|[.;,\n)]))
  = , $<estimate> kcal
  + side salad[ no idea maybe 50]
  + curry[, not sure, maybe about 600]. tea
  - soup, not sure, maybe 200 g
  \b(?<pack>(?:packets?|packs?|pkts?|bags?)(?: of)?) (?<flavor>cheese (?:and|n|&) (?:onion|chive)|salt (?:and|n|&) vinegar|prawn cocktail|ready salted|smoky bacon|sour cream (?:and|n|&) (?:onion|chive)s?)(?=\s*(?:$|[,;.)\n+&]|(?:and|with|for|from|at|then|plus)\b))
  = $<pack> $<flavor> crisps
  + 2 pints and a [packet of cheese n onion]
  + a [bag of prawn cocktail], coffee
  - a packet of cheese and onion pasties
  - prawn cocktail
  \b\d{3} ?ml (?:of )?(?<drink>maurten|tailwind|beta fuel|sis go|skratch|high5)(?: (?:160|320))?(?=\s*(?:$|[,;.)\n+&]|(?:and|with|on|for|at|then|plus)\b))
  = 1 bottle of $<drink>
  + [500ml maurten 320], a banana
  + [750 ml tailwind]
  - 20 g tailwind in 500 ml water
  \b(?:could ?n['’]?t|could not|can ?n['’]?t|cannot|never) (?:say no to|turn down|refuse|pass up)(?= (?!it\b|them\b|that\b|eating\b|to\b)[a-z])
  = had
  + soup, and I [could not say no to] halo-halo
  + I [couldn't turn down] the cake
  - soup, couldn't refuse it
  \b(?:kfc|popeyes|jollibee|bojangles|church'?s)(?: (?:dinner|lunch|plate|box))+(?=,? \d ?(?:pcs?|pieces?)\b)
  = fried chicken
  + [KFC dinner plate] 3pc after shift
  - kfc box meal
  (?<=\b(?:mug|cup|pot|glass|slice|bit|bowl|plate|pint|can|couple)s? )o['’]?(?= (?!clock\b)[a-z])
  = of
  + mug [o] tea
  + 2 slices [o'] toast
  - 2 o'clock
  (?<!\b(?:tomato|fruit|apple|pumpkin|garlic|pea|carrot) )\bpuré(?![\p{L}]| de\b)
  = mashed potato
  + milanesa, [puré] and salad
  - tomato puré
`);

/** Rows are applied in this order. `$<name>` in a replacement is the group of that name. */
export const restatedFoods = [...foodsOfOthers, ...ownRows];
