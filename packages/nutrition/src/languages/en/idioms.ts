/**
 * Phrases that contain a food word but do not mention food. Matched in lower case as whole words.
 * Each phrase spans only a few words, so that matching is fast for every text.
 */
import { anyOf, parsePatternRows } from "../pattern-rows.ts";
import { cookwarePhrases } from "./cookware.ts";
import { possessive } from "./people.ts";
import { smallTalk } from "./small-talk.ts";

const beForms =
  "(?:i'?m|he'?s|she'?s|it'?s|that'?s|this is|we'?re|they'?re|you'?re|am|is|are|was|were|be|been)";
const intensifier =
  "(?:(?:a bit of|quite|such|just|so|total(?:ly)?|absolute(?:ly)?|complete(?:ly)?|real) )?";

const figuresOfSpeech = parsePatternRows(String.raw`
  (?<!\b(?:dessert|snack|lunch|dinner|breakfast|tea|supper) )\b(?:is|was|be|were|are|been)(?:n'?t)? ${intensifier}a ${intensifier}piece of cake
  + the exam [was a piece of cake] so I had a beer
  - dessert was a piece of cake
  (?<=^|[\n.;] ?)(?:coffee|kaffee|tea) (?:and|&|n|und) (?:cakes?|kuchen|biscuits|scones|buns)(?= (?:at|with|in)\b[^:.\n]{3,40}(?:\d\d:\d\d|[a-z\d]): ?[a-z\d])
  + [coffee and cake] with mum at 15:00: a scone
  - coffee and cake
  butter would(?:n'?t| not) melt(?: in ${possessive} mouth)?
  + [butter wouldn't melt in her mouth]
  couch potato(?:es)?
  + I am a [couch potato]
  (?:whip(?:ped|ping)?|cook(?:ed|ing)?|fried|rustl(?:ed|ing)) up(?= an?\b| some\b| my\b)
  + [whipped up] an omelette
  life(?: is|'s|s)(?: not| just| all)* a bowl of cherries
  + [life is a bowl of cherries]
  - a bowl of cherries
  apple of ${possessive} eyes?
  + the [apple of his eye]
  (?:${beForms}|got|get|put|find|found|stuck)(?: (?:me|us|him|her|them|myself|ourselves))? in ${intensifier}a (?:real )?(?:pickle|jam|stew)(?! of)
  + we [are in a pickle]
  - ham in a pickle sauce
  (?:best|greatest) thing since sliced bread
  + the [best thing since sliced bread]
  hot dog of a|what a (?:lemon|peach|turkey|nut|ham|cracker)|over the moon|sweet dreams
  + [what a peach] and [sweet dreams]
  - hot dog of the day
  cry(?:ing)? over spil(?:t|led) milk
  + no use [crying over spilt milk]
  (?:go|goes|going|went|gone|driv(?:e|es|ing)|drove) (?:\w+ )?${intensifier}(?:bananas|nuts|crackers)
  + the baby [drives me nuts], had a coffee
  (?:this|that|everything|everyone|work|traffic|he|she)(?:'s| is| are| was) ${intensifier}(?:bananas|nuts)(?! with| and)
  + [traffic was totally bananas]
  (?:i'?m|i am|we'?re|we are) (?:so )?toast(?! with| and)
  + [I'm so toast]
  spill(?:s|ed|ing)? the (?:beans|tea)
  + he [spilled the beans]
  (?:not|isn'?t|wasn'?t|aren'?t|never|hardly)(?: \w+){0,2} ${possessive} cup of tea
  + opera is [not my cup of tea]
  (?:easy|american) as (?:apple )?pie|easy ?peasy lemon squeezy|pie in the sky|eat(?:ing)? humble pie
  + [easy as pie], no [pie in the sky]
  (?:is|was|'s|being) (?:just )?the (?:icing|cherry) on (?:the|my) (?:cake|top)
  + the goal [was the icing on the cake]
  tak(?:e|es|en|ing) the (?:cake|biscuit)|took the (?:cake|biscuit)
  + that [takes the biscuit]
  cheesy (?:jokes?|movies?|films?|songs?|lines?|smiles?|grins?)
  + [cheesy jokes] with my son
  (?:rais(?:e|ed|ing)|propos(?:e|ed|ing)|mak(?:e|ing)|made) a toast to
  + [raised a toast to] the bride
  beef with (?:him|her|them|you|anyone|my (?:boss|brother|sister|neighbou?r|ex|colleague|coworker))
  + no [beef with my boss]
  - beef with broccoli
  (?:quit|go|goes|going|went|gone|gave up|giving up|stop(?:ped|ping)?)(?: \w+){0,2} cold turkey|talk(?:ing)? turkey
  + she [went cold turkey] and I had a smoothie
  - cold turkey sandwich
  (?:traffic|paper|printer|log) jams?|jam sessions?|jam[- ]packed|(?:this|that|song|it)(?: is|'s| was) my jam
  + a [traffic jam], [this is my jam]
  - toast with jam
  (?:hi|hey|hello|thanks|thank you|sorry|love you|good ?night|good ?morning|bye|later|cheers),? (?:honey|hun|pumpkin|cupcake|sugar|sweet ?pea|muffin|sweetie pie)
  + [thanks, honey]
  sugar (?:daddy|coat(?:ed|ing)? (?:it|things|the truth)|rush|crash|high|cravings?|levels?|spikes?|free (?:challenge|month|week|january))
  + a [sugar rush], [sugar free january]
  cool beans|bean counters?|hill of beans|(?:i'?m|he'?s|she'?s|they'?re|is|are|was|were) full of beans
  + [cool beans], [he's full of beans]
  nest egg|easter egg hunts?|egg ?heads?
  + my [nest egg]
  eat(?:ing)? ${possessive} (?:words|hat|heart out)|food for thought|food (?:coma|poisoning)
  + I will [eat my hat], [food for thought]
  salad days|dog'?s (?:dinner|breakfast)|(?:eat|eats|ate|eating) like an? (?:pig|horse|bird|king)|eat a horse
  + my [salad days], a [dog's dinner]
`);

const foodsOfPlacesAndTools =
  "(?:ice cream|peanut butter|orange juice|coffee|tea|espresso|egg|rice|bread|pizza|pasta|salad|cheese|soup|milk|butter|wine|beer|cake|cookie|sandwich|do(?:ugh)?nut|fish|fruit|vegetable|veg|meat|salt|pepper|sugar|water|juice|apple|lemon|olive|orange|tomato|cherry|banana|potato|strawberry|mint|basil|cocoa|corn|waffle|popcorn|yogh?urt|nut|burger|noodle|kebab|falafel|taco|burrito|sushi|ramen|bagel|hot ?dog|curry|pie|chicken)s?";
const placesAndTools =
  anyOf(`machine maker grinder frother shop store factory truck van stall stand joint cart market aisle plantation farm orchard
  tree bush towel timer cutter grater slicer peeler spinner opener knife bin cooker filter garden`);

/** Where people eat or buy food: some foods of the table are named after them. */
const places =
  anyOf(`pub caff caf canteen diner cinema movies theater theatre takeaway takeout stadium ballpark airport station
  mall gym office hotel hospital wedding festival funfair motorway beach park zoo museum conference`);

/** Objects named after their content or crop. */
const namedObjects = parsePatternRows(String.raw`
  (?<!\b(?:cup|mug|large|medium|small|one|two|some|slices?|scoops?) (?:from|at|of) (?:the|a|our|my) )${foodsOfPlacesAndTools} ${placesAndTools}s?(?!\w|[ -](?:milk|mince|bought|brand))
  + had a scone at the [coffee shop]
  - a mug from the coffee machine
  - store bought pizza, pizza store-bought
  (?:at|in|from|to|by|near|outside) (?:the|a|an|my|our|this) (?:local |little |new |indian |chinese |thai |italian |mexican )?(?:olive garden|(?!chocolate|candy|protein|granola|cereal|energy)(?:[a-z]+ )?bar(?!\w)|(?:movie |train |bus |gas |petrol |service |work )?${places}(?!\w))
  + lasagne [at the olive garden], pina colada [at the pool bar]
  + popcorn [at the cinema], green curry [from the Thai takeaway]
  - cinema popcorn, takeaway curry
  apple (?:watch|store|music|tv|pay|id|phone|event|support|products?)|macbook|blackberry (?:phone|bold)
  + my [apple watch]
  (?:phone|laptop|computer|car|tablet) (?:is|was) an? \w+
  + my [phone is an apple]
  - two tablets of dark chocolate
  (?:one|two|three|four|five|[1-5])[- ]ingredients?(?= [a-z])
  + [2 ingredient] bagels
  - 2 ingredients
  watching (?:the |some |a |an )?(?:darts|snooker|rugby|football|footy|golf|tennis|cricket)
  + carrot sticks [watching the darts]
  (?:great british |celebrity )?bake[- ]off|masterchef|come dine with me|hell'?s kitchen|great british menu
  + watching [Bake Off] with a tea
  raspberry pi|(?:browser|tracking|http|session|third[- ]party) cookies?|(?:accept|block|clear|enable|disable|delete)(?:ed|s|ing)?(?: all| the)? cookies|cookies (?:are|were|is) (?:blocked|enabled|disabled|deleted|required|off|on)
  + [accept all cookies] on a [raspberry pi]
  (?:running|learning|written in|coding in|code in) java(?:script)?|java (?:code|script|developer|program|class|runtime)
  + [learning javascript]
  cherry[- ]pick(?:s|ed|ing)?|spam (?:folder|filter|mail|email|call|text)s?|toast (?:notification|message)s?|hot ?dog stand
  + [cherry-picked] from the [spam folder]
  epsom salts?|bath salts?|salt (?:bath|lamp)|lip balm|nail polish|egg ?shell (?:paint|white)
  + [epsom salts] in the bath
  - kettle chips with sea salt
`);

const bodyAndMedicine = parsePatternRows(String.raw`
  blood (?:pressure|sugars?|tests?|glucose|work|type|thinners?|count|donation|oxygen|clots?)(?: (?:was|is|of|at|=|:)? ?\d+(?:[./]\d+)?)?
  + [blood sugar 5.4] after two eggs
  - beef heart stew and blood sausage
  heart (?:rate|attack|beats?|disease|monitor|surgery)|resting heart rate|heart ?burn
  + [heartburn] again
  eye (?:test|doctor|drops?|cream|exam|contact|appointment)|(?:liver|kidney) (?:test|function|enzymes?|stones?|infection|disease)s?|brain (?:fog|scan)
  + [eye test], [liver function]
  muscle (?:soreness|mass|aches?|gain|cramps?|pain|tone)|egg (?:donation|donor|freezing|retrieval|cell)s?|(?:body|visceral) fat(?: (?:was|is|at|of|:)? ?\d+(?:\.\d+)?%?)?|fat (?:loss|burning|percentage)|water (?:weight|retention|polo|park|bill|heater|aerobics)
  + [body fat 21.5], [muscle mass]
  - vitamin water
  calf (?:raise|strain|muscle|stretch)(?:e?s)?|leg (?:day|press|extension|curl|raise|cramp)(?:e?s)?|shoulder (?:press|raise|day|injury|pain|surgery|stretch)(?:e?s)?|hip thrusts?|rib cage|chest (?:day|press|pain|infection)(?:es)?|tongue tied
  + [leg day], then 4 eggs
  ${possessive} (?:left |right |lower )?(?:shoulders?|ribs?|legs?|thighs?|breasts?|tongue|heart|liver|kidneys?|chest|wings?|belly|loins?|shank|heel|eyes?|ears?|brain) (?:hurts?|aches?|ached|(?:is|are|was|were|feels?|felt) (?:\w+ )?(?:sore|tight|killing|itchy|bruised|stiff|racing))
  + [my left shoulder hurts]
  (?:took|take|taking|taken|had|have|popped|swallowed) (?:my|a|an|some|two|three|one|\d{1,2})? ?(?:daily |morning |evening |blood pressure |fish oil |iron |vitamin [a-k]\d{0,2} |prenatal |calcium )*(?:vitamins?|multi-?vitamins?|pills?|tablets?|meds|medication|medicines?|supplements?|antibiotics?|capsules?|inhalers?|painkillers?)(?! water| of)
  + [took my vitamins] with a glass of milk
  (?:(?:\d+(?:\.\d+)?(?: ?m[cg]g?)?|one|two|three|an?|some|half an?) )?(?:ibuprofen|paracetamol|acetaminophen|aspirin|tylenol|advil|aleve|nurofen|metformin|insulin|ozempic|wegovy|mounjaro|antihistamines?|melatonin|omeprazole|statins?|prozac|sertraline|amoxicillin|penicillin|antacids?|laxatives?|probiotic (?:pill|capsule|tablet)s?)
  + [2 ibuprofen] and a bowl of soup
`);

/** Cuts and degrees of cooking that contain a food word. */
const cutsAndDoneness = parsePatternRows(String.raw`
  bone[- ](?:in|on)
  + a ribeye, [bone in]
  (?:shells?|heads?|stones?|pips?|bones?|peel|husks?) (?:included|and all|not included)|(?:including|incl\.?) (?:the |their |its )?(?:shells?|heads|stones|pips|husks)|with (?:the |their )(?:shells|heads)(?: on)?
  + 1 kg mussels ([shells included])
  + prawns [with the heads on]
  (?:medium[- ])?(?:rare|well)[- ]?done|medium[- ](?:rare|well)
  + a ribeye, [medium rare]
  ribs \d{1,2} ?(?:to|through|-|–) ?\d{1,2}
  + a roast of [ribs 6 to 12]
`);

const exercise = parsePatternRows(String.raw`
  (?:new )?(?:dead ?lifts?|squat(?:s|ted)?|bench(?:ed)?(?: press)?|overhead press|shoulder press|rows?|snatch|curls?|pb|pr)(?: (?:pb|pr|max|1rm|of|at|was|is))* \d{1,3}(?:\.\d)? ?(?:kgs?|lbs?|pounds?)(?: ?x ?\d+)?
  + [bench press 80 kg x 5]
  bench press(?: \d+ ?x ?\d+)?(?: (?:at )?\d{1,3}(?:\.\d)? ?(?:kgs?|lbs?))?
  + [bench press 5x5 80kg] and a plum
  \d{2,5} ?(?:m|metres?|meters?)(?! ?&| l\b)
  + ran [800 m] and ate a plum
  - 5 m&ms, 20 m&ms
  - 500 m l of water
  (?:(?:my |the )?(?:fitbit|garmin|apple watch|watch|strava|whoop|treadmill|tracker|app|bike) (?:says?|said|reckons|thinks|showed) )?(?:i(?:'ve)? )?burn(?:ed|t)(?: off)?(?: about| around| like| over)? \d[\d,]* ?(?:k?cals?|calories)
  + [fitbit says i burned 400 kcal]. protein bar
  (?:\d{1,4}|an?|some|of) ?(?:x )?(?:burpees?|push[- ]?ups?|pull[- ]?ups?|sit[- ]?ups?|squats?|lunges?|crunches|planks?|star jumps?|jumping jacks?|deadlifts?|lengths?|laps?|reps?)
  + [30 push-ups] before breakfast
`);

export const idioms = [
  smallTalk,
  cookwarePhrases,
  figuresOfSpeech,
  namedObjects,
  bodyAndMedicine,
  cutsAndDoneness,
  exercise,
].flat();
