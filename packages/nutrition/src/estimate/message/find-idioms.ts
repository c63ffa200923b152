/**
 * Phrases that contain a food word but do not mention food: idioms, objects and people named after
 * a food, body parts and medicine. They are removed before foods are searched; the rest of the
 * message stays. Matched in lower case. Each phrase spans only a few words, so that matching is
 * fast for every text.
 */

const possessive = "(?:my|your|his|her|our|their)";
const beForms =
  "(?:i'?m|he'?s|she'?s|it'?s|that'?s|this is|we'?re|they'?re|you'?re|am|is|are|was|were|be|been)";
const intensifier =
  "(?:(?:a bit of|quite|such|just|so|total(?:ly)?|absolute(?:ly)?|complete(?:ly)?|real) )?";

const figuresOfSpeech = [
  // In "dessert was a piece of cake" it is food.
  `(?<!\\b(?:dessert|snack|lunch|dinner|breakfast|tea|supper) )\\b(?:is|was|be|were|are|been)(?:n'?t)? ${intensifier}a ${intensifier}piece of cake`,
  `butter would(?:n'?t| not) melt(?: in ${possessive} mouth)?`,
  "couch potato(?:es)?",
  "(?:whip(?:ped|ping)?|cook(?:ed|ing)?|fried|rustl(?:ed|ing)) up(?= an?\\b| some\\b| my\\b)",
  "life(?: is|'s|s)(?: not| just| all)* a bowl of cherries",
  `apple of ${possessive} eyes?`,
  `(?:${beForms}|got|get|put|find|found|stuck)(?: (?:me|us|him|her|them|myself|ourselves))? in ${intensifier}a (?:real )?(?:pickle|jam|stew)(?! of)`,
  "(?:best|greatest) thing since sliced bread",
  "hot dog of a|what a (?:lemon|peach|turkey|nut|ham|cracker)|over the moon|sweet dreams",
  "cry(?:ing)? over spil(?:t|led) milk",
  `(?:go|goes|going|went|gone|driv(?:e|es|ing)|drove) (?:\\w+ )?${intensifier}(?:bananas|nuts|crackers)`,
  `(?:this|that|everything|everyone|work|traffic|he|she)(?:'s| is| are| was) ${intensifier}(?:bananas|nuts)(?! with| and)`,
  "(?:i'?m|i am|we'?re|we are) (?:so )?toast(?! with| and)",
  `(?:bring|brings|bringing|brought) home the bacon`,
  `sav(?:e|es|ed|ing) ${possessive} bacon`,
  "spill(?:s|ed|ing)? the (?:beans|tea)",
  `(?:not|isn'?t|wasn'?t|aren'?t|never|hardly)(?: \\w+){0,2} ${possessive} cup of tea`,
  "(?:tak(?:e|es|en|ing)|took) (?:\\w+ ){1,4}with an? (?:pinch|grain) of salt",
  "salt (?:of the earth|in(?:to)? the wounds?)",
  "cool as a cucumber",
  "(?:like|as|alike as)(?: two)? peas in a pod",
  "(?:bad|rotten|good|tough|smart) (?:apple|egg|cookie) in (?:every|the) (?:bunch|team|group)",
  `(?:a|such a|one) (?:tough|smart|sharp) cookie`,
  `egg on (?:my|your|his|her|our|their) faces?`,
  "(?:walk(?:ing|ed)?|tread(?:ing)?) on egg ?shells",
  "eggs in (?:one|the same) basket",
  "(?:compar(?:e|es|ed|ing)|like) apples (?:and|to|with) oranges",
  "(?:upset(?:ting)?|upsets) the apple ?cart",
  "(?:low[- ]hanging|forbidden) fruit",
  `fruits? of ${possessive} labou?rs?`,
  "(?:easy|american) as (?:apple )?pie|easy ?peasy lemon squeezy|pie in the sky|eat(?:ing)? humble pie",
  "(?:piece|slice|share) of the (?:pie|action)(?= for|$|[.,;!])",
  "ha(?:ve|ving|d) (?:my|your|his|her|their|our|the) cake and eat(?:ing)? it(?: too)?",
  "(?:is|was|'s|being) (?:just )?the (?:icing|cherry) on (?:the|my) (?:cake|top)",
  "tak(?:e|es|en|ing) the (?:cake|biscuit)|took the (?:cake|biscuit)",
  "(?:sell|selling|sold|going|go|went) like hot ?cakes",
  "the way the cookie crumbles",
  "cheesy (?:jokes?|movies?|films?|songs?|lines?|smiles?|grins?)",
  "chalk and cheese|the big cheese(?=$|[.!,;]| at| of| in)",
  "(?:rais(?:e|ed|ing)|propos(?:e|ed|ing)|mak(?:e|ing)|made) a toast to",
  "beef with (?:him|her|them|you|anyone|my (?:boss|brother|sister|neighbou?r|ex|colleague|coworker))",
  "sour grapes|heard (?:it )?through the grapevine",
  "(?:hard|tough) nut to crack|in a nutshell",
  "(?:drop(?:ped)?|political) (?:\\w+ )?like a hot potato|political hot potato",
  "gravy train|red herring|fish out of water|(?:other|bigger) fish to fry|fish in the sea",
  "drinks? like a fish|packed like sardines|smell(?:s|ed|ing)? fishy",
  "chickened out|headless chicken|no spring chicken|chicken[- ]and[- ]egg (?:problem|situation|thing|question)",
  "count(?:ing)? (?:your|my|our) chickens",
  "(?:quit|go|goes|going|went|gone|gave up|giving up|stop(?:ped|ping)?)(?: \\w+){0,2} cold turkey|talk(?:ing)? turkey",
  "(?:traffic|paper|printer|log) jams?|jam sessions?|jam[- ]packed|(?:this|that|song|it)(?: is|'s| was) my jam",
  "wake up and smell the coffee|storm in a tea ?cup|all the tea in china",
  "land of milk and honey|milk(?:ing|ed|s)? it for all",
  "(?:hi|hey|hello|thanks|thank you|sorry|love you|good ?night|good ?morning|bye|later|cheers),? (?:honey|hun|pumpkin|cupcake|sugar|sweet ?pea|muffin|sweetie pie)",
  "sugar (?:daddy|coat(?:ed|ing)? (?:it|things|the truth)|rush|crash|high|cravings?|levels?|spikes?|free (?:challenge|month|week|january))",
  "butter(?:ed|ing|s)? (?:me|him|her|them|us|you) up|butter ?fingers",
  `(?:is|are|was|'s) ${possessive} bread and butter`,
  "bread ?winners?|put(?:s|ting)? (?:bread|food) on the table",
  "pear[- ]shaped",
  "(?:when )?life (?:gives|hands|gave) (?:you|me|us) lemons(?:,? make lemonade)?",
  "(?:car|laptop|phone|bike|house|computer|van) (?:is|was|turned out to be) a (?:total |complete |real )?lemon",
  "carrot and(?: the)? stick|dangl(?:e|ed|ing) (?:a|the) carrot",
  "cool beans|bean counters?|hill of beans|(?:i'?m|he'?s|she'?s|they'?re|is|are|was|were) full of beans",
  "cut(?:s|ting)? the mustard|keen as mustard|spice of life",
  "world is (?:my|your|his|her|their|our) oyster",
  "wild goose chase|goose ?bumps|(?:sitting|lame) ducks?|like a duck to water|(?:off|from) a duck'?s back|duck tape",
  "(?:mutton dressed|dressed up) as lamb|like a lamb to the slaughter|silly sausage",
  "nest egg|easter egg hunts?|egg ?heads?",
  "eat(?:ing)? (?:my|your|his|her|their) (?:words|hat|heart out)|food for thought|food (?:coma|poisoning)",
  "half[- ]baked (?:idea|plan)s?|recipe for (?:disaster|success)|too many cooks|bit(?:e|ten)? off more than",
  "(?:taste|dose) of (?:my|your|his|her|their) own medicine|melting pot|pea soup fog",
  "salad days|dog'?s (?:dinner|breakfast)|(?:eat|eats|ate|eating) like an? (?:pig|horse|bird|king)|eat a horse",
  "(?:bear|bore|bearing) fruit|plum job|hot cross bun song|pork barrel|beef(?:ed|ing)? up",
];

const kitchenFoods =
  "(?:ice cream|peanut butter|orange juice|coffee|tea|espresso|egg|rice|bread|pizza|pasta|salad|cheese|soup|milk|butter|wine|beer|cake|cookie|sandwich|do(?:ugh)?nut|fish|fruit|vegetable|veg|meat|salt|pepper|sugar|water|juice|apple|lemon|olive|orange|tomato|cherry|banana|potato|strawberry|mint|basil|cocoa|corn|waffle|popcorn|yogh?urt|nut|burger|noodle)s?";

/** Objects named after their content or crop; "a mug from the coffee machine" is a drink. */
const namedObjects = [
  `(?<!\\b(?:cup|mug|large|medium|small|one|two|some|slices?|scoops?) (?:from|at|of) (?:the|a|our|my) )${kitchenFoods} (?:machine|maker|grinder|frother|shop|store|factory|truck|market|aisle|plantation|farm|orchard|tree|bush|towel|timer|cutter|grater|slicer|peeler|spinner|opener|knife|bin|cooker|filter|garden)s?(?!\\w|[ -](?:milk|mince|bought|brand))`,
  "(?:at|in|from|to) (?:the|a|my|our) (?:local )?(?:pub|olive garden)",
  "apple (?:watch|store|music|tv|pay|id|phone|event|support|products?)|macbook|blackberry (?:phone|bold)",
  "(?:phone|laptop|computer|car|tablet) (?:is|was) an? \\w+",
  "raspberry pi|(?:browser|tracking|http|session|third[- ]party) cookies?|(?:accept|block|clear|enable|disable|delete)(?:ed|s|ing)?(?: all| the)? cookies|cookies (?:are|were|is) (?:blocked|enabled|disabled|deleted|required|off|on)",
  "(?:running|learning|written in|coding in|code in) java(?:script)?|java (?:code|script|developer|program|class|runtime)",
  "cherry[- ]pick(?:s|ed|ing)?|spam (?:folder|filter|mail|email|call|text)s?|toast (?:notification|message)s?|hot ?dog stand",
  "tea tree oil|epsom salts?|bath salts?|salt (?:bath|lamp)|lip balm|nail polish|egg ?shell (?:paint|white)",
];

/** Cuts and degrees of cooking that contain a food word. */
const cutsAndDoneness = [
  "bone[- ](?:in|on)",
  "(?:medium[- ])?(?:rare|well)[- ]?done|medium[- ](?:rare|well)",
  "ribs \\d{1,2} ?(?:to|through|-|–) ?\\d{1,2}",
];

const bodyAndMedicine = [
  "blood (?:pressure|sugars?|tests?|glucose|work|type|thinners?|count|donation|oxygen|clots?)(?: (?:was|is|of|at|=|:)? ?\\d+(?:[./]\\d+)?)?",
  "heart (?:rate|attack|beats?|disease|monitor|surgery)|resting heart rate|heart ?burn",
  "eye (?:test|doctor|drops?|cream|exam|contact|appointment)|(?:liver|kidney) (?:test|function|enzymes?|stones?|infection|disease)s?|brain (?:fog|scan)",
  "muscle (?:soreness|mass|aches?|gain|cramps?|pain|tone)|egg (?:donation|donor|freezing|retrieval|cell)s?|(?:body|visceral) fat(?: (?:was|is|at|of|:)? ?\\d+(?:\\.\\d+)?%?)?|fat (?:loss|burning|percentage)|water (?:weight|retention|polo|park|bill|heater|aerobics)",
  "calf (?:raise|strain|muscle|stretch)(?:e?s)?|leg (?:day|press|extension|curl|raise|cramp)(?:e?s)?|shoulder (?:press|raise|day|injury|pain|surgery|stretch)(?:e?s)?|hip thrusts?|rib cage|chest (?:day|press|pain|infection)(?:es)?|tongue tied",
  `${possessive} (?:left |right |lower )?(?:shoulders?|ribs?|legs?|thighs?|breasts?|tongue|heart|liver|kidneys?|chest|wings?|belly|loins?|shank|heel|eyes?|ears?|brain) (?:hurts?|aches?|ached|(?:is|are|was|were|feels?|felt) (?:\\w+ )?(?:sore|tight|killing|itchy|bruised|stiff|racing))`,
  `(?:took|take|taking|taken|had|have|popped|swallowed) (?:my|a|an|some|two|three|one|\\d{1,2})? ?(?:daily |morning |evening |blood pressure |fish oil |iron |vitamin [a-k]\\d{0,2} |prenatal |calcium )*(?:vitamins?|multi-?vitamins?|pills?|tablets?|meds|medication|medicines?|supplements?|antibiotics?|capsules?|inhalers?|painkillers?)(?! water| of)`,
  "(?:(?:\\d+(?:\\.\\d+)?(?: ?m[cg]g?)?|one|two|three|an?|some|half an?) )?(?:ibuprofen|paracetamol|acetaminophen|aspirin|tylenol|advil|aleve|nurofen|metformin|insulin|ozempic|wegovy|mounjaro|antihistamines?|melatonin|omeprazole|statins?|prozac|sertraline|amoxicillin|penicillin|antacids?|laxatives?|probiotic (?:pill|capsule|tablet)s?)",
];

const exercise = [
  "(?:new )?(?:dead ?lifts?|squat(?:s|ted)?|bench(?:ed)?(?: press)?|overhead press|shoulder press|rows?|snatch|curls?|pb|pr)(?: (?:pb|pr|max|1rm|of|at|was|is))* \\d{1,3}(?:\\.\\d)? ?(?:kgs?|lbs?|pounds?)(?: ?x ?\\d+)?",
  "\\d{2,5} ?(?:m|metres?|meters?)(?! ?&)",
  "(?:\\d{1,4}|an?|some|of) ?(?:x )?(?:burpees?|push[- ]?ups?|pull[- ]?ups?|sit[- ]?ups?|squats?|lunges?|crunches|planks?|star jumps?|jumping jacks?|deadlifts?|lengths?|laps?|reps?)",
];

const idiomPattern = new RegExp(
  `(?<![\\w'])(?:${[figuresOfSpeech, namedObjects, bodyAndMedicine, cutsAndDoneness, exercise].flat().join("|")})(?![\\w])`,
  "gi",
);

/** The spans of phrases that contain a food word but do not mention food. */
export function findIdioms(message: string): { readonly start: number; readonly end: number }[] {
  return [...normalizeApostrophes(message).matchAll(idiomPattern)].map(({ index, 0: phrase }) => ({
    start: index,
    end: index + phrase.length,
  }));
}

/** Replaces typographic apostrophes; keeps the length. */
const normalizeApostrophes = (message: string) => message.replaceAll("’", "'");
