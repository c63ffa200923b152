/** The roles of words in messages about how much of one food was eaten. */
/** What a word says about the amounts next to it. */
export type QuantityRole =
  | "eat"
  /** It was not eaten: "left", "gave away", "spilled". */
  | "leave"
  /** All but the amount after it. */
  | "except"
  | "own"
  | "group"
  | "person"
  | "share"
  | "between"
  | "with"
  | "and"
  | "rest"
  | "equal"
  | "half"
  | "each"
  | "whole"
  | "of"
  | "per"
  | "makes"
  | "none"
  /** "left nothing", "ate nothing" */
  | "nothing"
  | "times"
  /** The weight at the start, and at the end. */
  | "before"
  | "after"
  | "empty"
  | "cooked"
  /** The weight with what is not eaten, and without it. */
  | "gross"
  | "net"
  /** A part that is not eaten: "bone". */
  | "waste"
  | "no"
  | "noun"
  | "state"
  /** Words that this reader does not read. */
  | "unknown"
  | "is"
  | "filler";

/** Words of labels and of other sources of figures. */
const labelWords: readonly (readonly [QuantityRole, string])[] = [
  [
    "is",
    `has them at|has it at|stands|stand|stays|showed|shows|shown|showing|reading|read|being|they print|they list|they say|they have it at|they have it as|
    prints|lists|marked|marked as|marked at|listed|puts it at|puts them at|gives it as|claims|reckons|it reckons|works out at|works out as|comes in at|came in at|
    they are|theyre|held|written|printed|posted|posted as|posted at|states that|weighs in at|clocks in at`,
  ],
  [
    "filler",
    `on the back|on the front|on the side|on the lid|on lid|on the tub|on the tin|on the can|on the jar|on the carton|
    on the sleeve|on the bag|on the packet|on the package|on package|on packet|on pack|on the wrapper|on the sticker|on the sign|on the screen|on the app|on the website|on the poster|
    as per packet|as per the packet|as per pack|as per the pack|as per label|as per the label|as per the box|as per box|as per my|my recipe book|recipe book|as per recipe|by the label|by the packet|by the pack|by the box|by label|
    according to the|according to my|according to their|according to|onto|app|every morning|every day|every evening|every night|
    hi|hello|hey|ok so|okay so|had seconds|went back for seconds|screen|sticker|sign|poster|website|beside it|next to it|under it|double strength|triple strength|as cooked|calories|cals|cal|kcal|typical values|nutrition values|nutritional values|average values|please|apparently|supposedly|allegedly|id guess|id reckon|guessing|i think|i believe|oops|whoops`,
  ],
  [
    "eat",
    `dipped|dunked|soaked|let count|let say|let call it|went thru|got thru|worked through|lets count|lets say|lets call it|call it|count it as|ill count|crunched|
    crunched through|necked|put down|stuffed down|shovelled down|shovelled|ploughed through|filled|filled up|gave in to|caved in to|treated myself to`,
  ],
  [
    "noun",
    "tablespoon|tablespoons|tbsp|tbsps|teaspoon|teaspoons|tsp|lump|lumps|hunk|hunks|dollop|dollops|ladle|ladles",
  ],
  ["before", "before we cut|before i cut|before cutting|before slicing|before it was cut"],
  ["except", "the lot bar|all bar|everything bar|the whole lot bar|all of them bar|all of it bar"],
  [
    "whole",
    "the dough|the batter|the mixture|dough was|batter was|mixture was|the dough was|the batter was|the mixture was|all the dough|all the batter|whole batter|whole dough",
  ],
  ["whole", "together|whole bunch|every last one|every last bit|every one"],
  ["with", "wi"],
  [
    "rest",
    "theirs|hers|their own|didnt want any|didnt want it|didnt want one|didnt fancy any|didnt fancy it|wanted none",
  ],
  ["state", "cold|ready made|premade|shop bought|store bought"],
];

const words: readonly (readonly [QuantityRole, string])[] = [
  ...labelWords,
  [
    "eat",
    `ate|eat|eats|eaten|eating|had|have|having|have had|have eaten|took|take|taken|took out|finished|finished off|finish|polished off|managed|tasted|tried|downed|
    demolished|scoffed|got through|went through|drank|drunk|drink|sipped|ended up with|ended up eating|ended up having|helped myself to|put away|grabbed|nibbled|
    gone|all gone|in my belly|in my stomach|inside me|devoured|inhaled|consumed|gobbled|wolfed|wolfed down|smashed|tucked into|munched|bit into|
    used|served myself|spooned|scooped|picked|broke off|cut off|kept|got|snacked on|scraped out|licked out|emptied|cleaned out|ate up|swallowed|chewed`,
  ],
  [
    "leave",
    `left|leaving|leave|left over|leftover|leftovers|leftovers of|boxed up|binning|left uneaten|left untouched|left behind|left out|binned|tossed|chucked|dumped|ditched|threw|threw away|threw out|thrown|thrown away|spilled|spilt|wasted|
    dropped|put back|sent back|gave back|returned|handed back|handed over|gave|gave away|given away|passed on|fed|saved|froze|frozen for later|remaining|remains|remained|remain|
    uneaten|untouched|still there|are still there|is still there|was still there|still in|still on|still left|is left|are left|was left|were left|to go|went back|went cold|
    on the floor|in the bin|to waste|for later|for tomorrow|in the fridge|in the freezer|to the birds|back|at the bottom|
    didnt eat|didnt finish|didnt manage|didnt have|didnt drink|couldnt finish|couldnt eat|couldnt manage|couldnt face|did not eat|did not finish|could not finish|could not eat|cant finish|not eaten|
    skipped|took off|took out|picked off|peeled off|scraped off|pulled off|removed|down the drain|down the sink|over`,
  ],
  [
    "except",
    `all but|everything but|all except|all except for|everything except|everything except for|except|except for|bar the last|minus|minus the last|apart from|not counting|excluding|without`,
  ],
  [
    "own",
    `i|me|my|mine|myself|ive|id|im|for me|for myself|to myself|on my own|by myself|all by myself|what i ate|what i had|my share|my part|my bit`,
  ],
  [
    "group",
    "we|us|of us|our|were|we are|we were|all of us|us all|including me|incl me|incl . me|everyone|everybody|each of us|everyone got|everyone had|both of us",
  ],
  [
    "person",
    "nobody|my little one|the little one|our little one|everyone else|everybody else|the others|others|the rest of us",
  ],
  [
    "share",
    `shared|share|sharing|split|splits|splitting|divided|divide|dividing|divvied|divvied up|shared out|shared it|split it|divided it|for the table|for the group|for the family|to share`,
  ],
  [
    "half",
    `went halves|went halves on|went halfsies on|went halfsies|halved|half each|halves each|fifty fifty|half and half|half half|down the middle|go halves|going halves`,
  ],
  ["between", "between|among|amongst|across|ways|way|people|persons|adults|of whom"],
  ["with", "with|w|together with|along with"],
  ["and", "and|&|plus|+|but|so|then|while|whereas|and then|n"],
  [
    "rest",
    "rest|the rest|remainder|difference|the difference|what was left|whats left|the other|other|others|missing|the missing|last|the last|final|first",
  ],
  [
    "equal",
    `equal|equally|even|evenly|fairly|fair|equal shares|even shares|fair shares|equal parts|even split|equal split|equal portions|same|the same|got the same|same amount|the same amount|in equal parts|equal amounts`,
  ],
  ["each", "each|apiece|ea|every|a piece|a pop|for each|per head"],
  [
    "whole",
    `whole|entire|full|complete|all|all of|everything|total|in total|altogether|in all|whole thing|all together|the lot|of it all|total for|all up`,
  ],
  ["of", "of|from|out of|off"],
  ["per", "per|in one|in each|for one|for every|to the"],
  [
    "makes",
    `makes|made|yields|cut into|cut in|sliced into|divided into|divided by|cut up into|rolled into|shaped into|into|does|did|gives|gave me|came out as|turned out|it does|enough for|done|worth of|portioned into|serves|feeds|holds|contains|comes in|comes with`,
  ],
  ["nothing", "none|nothing|not any|zero"],
  ["times", "times"],
  [
    "none",
    `not a bite|not a crumb|not one|didnt touch it|didnt touch them|didnt touch any|didnt touch any of it|didnt touch one|didnt order|havent had any|havent had one|havent eaten any|havent eaten it|didnt have any|didnt have one|didnt eat any|
    didnt try it|didnt try any|never touched|never ate|not eating|not had any|had no|has had any yet|nobody has eaten any|nobody has had any|nobody touched|sent it back|sent them back`,
  ],
  [
    "cooked",
    `after grilling|after cooking|after baking|after frying|after roasting|after boiling|after steaming|once cooked|when cooked|cooked weight|cooked down to|when done|once done|
    out of the oven|after it was cooked|after reheating|when grilled|once grilled|once baked`,
  ],
  [
    "before",
    "before|at first|at the start|to start with|to begin with|when full|in the morning|beforehand|originally|started at|started with|weighed before|unopened",
  ],
  [
    "after",
    "after|now|afterwards|at the end|in the end|by the evening|when i stopped|when done|later|ended at|down to|went down to|is now|weighs now|after my|on the scale",
  ],
  [
    "gross",
    `net|gross|with peel|with the peel|with skin|with the skin|with bone|with bones|with the bone|bone in|with shell|with the shell|with the stone|unpeeled|
    in its skin|in the shell|with brine|with liquid|with the liquid|with packaging|with wrapper|with the core`,
  ],
  [
    "net",
    `drained weight|drained|without peel|without the peel|without skin|without the skin|without bone|without bones|without the bone|without the bones|without shell|without the shell|without the stone|
    peeled|edible|edible part|deboned|shelled|flesh only|meat only|without liquid|without the liquid|without the core`,
  ],
  ["empty", "empty|alone|plain bowl|itself|on its own|tare|by itself"],
  [
    "noun",
    `serving size|portion size|finished dish|finished weight|finished pot|finished product|finished tray|total weight|final weight|weight|serving|servings|portion|portions|helping|helpings|bag|bags|bar|bars|tub|tubs|pack|packs|packet|packets|package|packages|box|boxes|tin|tins|can|cans|jar|jars|
    bottle|bottles|carton|cartons|pot|pots|pan|pans|tray|trays|plate|plates|plateful|bowl|bowls|dish|dishes|slice|slices|piece|pieces|pcs|pc|square|squares|
    block|blocks|chunk|chunks|wedge|wedges|loaf|loaves|punnet|punnets|pouch|pouches|sachet|sachets|glass|glasses|cup|cups|mug|mugs|pint|pints|scoop|scoops|
    batch|batches|row|rows|strip|strips|cube|cubes|stick|sticks|platter|platters|lot|lots|brick|bricks|sleeve|sleeves|bucket|buckets|basket|baskets|wheel|wheels|
    handful|handfuls|spoonful|spoonfuls|spoon|spoons|unit|units|share|shares|part|parts|bit|bits|thing|ones|one of them|container|containers|tube|tubes|segment|segments|board|log|scale`,
  ],
  [
    "state",
    `half boiled|half cooked|cooked|boiled|raw|dry|dried|frozen|raw weight|dry weight|weighed raw|weighed dry|weighed cooked|weighed uncooked|plain|grilled|fried|roasted|baked|steamed|toasted|uncooked|fresh|tinned|canned|medium|large|small|chilled|mashed|full fat|low fat`,
  ],
  [
    "unknown",
    "half full|half empty|inch|inches|cm|diameter|nutrition|nutritional|facts|recipe|recipes|ingredients|burned|burnt|goal|budget|target|steps",
  ],
  [
    "is",
    "is|was|are|were|=|:|at|weighs|weighed|weighing|came to|comes to|says|say|said|worth|reads|label says|menu says|board says|box says|packet says|pack says|carton says|tin says|card says|recipe says|recipe card says|app says|calculator says|wrapper says|states|listed at|listed as|as|for",
  ],
  [
    "filler",
    `single batch|one batch|a batch|not doubled|straight|little|mini|big|tiny|turned|just made|cooked a|cooked some|cooked up|cooking|prepared|while still hot|still hot|right after|straight after|a minute later|
    an hour later|warm|is cooling|homemade|home made|what|it|its|that|this|these|those|them|the|he|been|to|in|on|by|as|there|about|around|roughly|approx|approximately|just|only|maybe|like|probably|nearly|almost|exactly|
    honestly|actually|normal|normally|usual|usually|regular|standard|again|finally|too|also|well|ok|okay|yes|though|still|already|so far|in the end|
    at work|at home|in front of me|nobody else ate|with water|with just water|with only water|in water|any yet|one persons|no one else ate|no one else had any|myself included|brought|bought|ordered|opened|poured|put|label|menu|wrapper|the office|the pub|the board|went|according to the label|on the label|on the menu|on the pack|on the box|on the plate|on my plate|in the glass|in the bowl|on the board|in the office|at the office|in the pub|recipe card|card|worth|i reckon|i guess|i think|id say|kitchen scale|scales|turn|turned out|which|who|where|when|because|since|because of|cause|cuz|coz|bc|correction|if i am honest|if im honest|to be honest|ended up|be|being|up|out|down|some|any|a bit|
    of it|of them|of those|of these|of that|of this|of em|it all|them all|got to|left me with|sadly|luckily|sorry|lol|haha|tbh|eaten by me|for the|a full|weighed out|fresh out|straight from|a whole`,
  ],
];

/** Words of shares, packages and weights without what is not eaten. */
const wordsOfShares: typeof words = [
  ["eat", "stole|pinched|nicked|swiped|snatched|scrounged|drinking|sipping|munching|snacking on"],
  ["leave", "away|went to the|went to my|went to our|went to the bin"],
  ["state", "pan fried|deep fried|stir fried|air fried"],
  ["no", "no"],
  ["makes", "has|cut it in|cut it into|cut them into|sliced it into"],
  ["before", "before we cut it|before i cut it|before cutting|before slicing"],
  ["waste", "bone|bones|core|cores|stone|stones|pit|pits|pips"],
  [
    "gross",
    `shell on|skin on|peel on|rind on|bone on|on the bone|in shell|with rind|with the rind|with the rind on|with the skin on|with skin on|with the peel on|
    with peel on|with stone|with the bone in|with bone in`,
  ],
  [
    "net",
    "flesh|bone out|off the bone|without skin and bone|without skin and bones|without bones and skin|without stone and skin|without head and bones|without rind|without the rind",
  ],
  ["cooked", "after boiling|after draining|after steaming"],
  ["noun", "finger|fingers|rasher|rashers|pile|piles|wheel|wedge|parcel|parcels|multipack"],
  [
    "filler",
    `could|till|until|til|in the house|in the family|at the sink|at the cinema|at the party|at my desk|at the table|in the car|on the bus|on the train|
    on the sofa|from the allotment|from the garden|from the shop|from the market|from the bakery|from the deli|from the supermarket|
    take away|so good|too good|very good|delicious|yummy|they are|they were|sorry not sorry|oops|was good|id guess`,
  ],
];

const shorten = (phrase: string) => phrase.trim().replace(/\s+/g, " ");

/** The roles by word or phrase; a phrase in several lists has the role of the first. */
export const quantityRoles: ReadonlyMap<string, QuantityRole> = new Map(
  [...words, ...wordsOfShares]
    .flatMap(([role, list]) =>
      list.split("|").map((phrase): readonly [string, QuantityRole] => [shorten(phrase), role]),
    )
    .reverse(),
);
