/** Words of statements about figures: "the label says 97 kcal per 100 g, I had half the tin". */
import { wordSet } from "../word-lists.ts";

/** What a word says about the figure or the amount next to it. */
export type FigureRole =
  /** Before what figures refer to: "per", "a". */
  | "per"
  | "each"
  /** All of it: "whole", "total". */
  | "whole"
  | "noun"
  | "eat"
  | "leave"
  /** Before the size of a serving. */
  | "serving"
  | "of"
  /** Before the number of pieces or servings of the whole: "makes". */
  | "makes"
  /** Before another food: "plus". */
  | "join"
  /** The time of a meal. */
  | "meal"
  | "filler";

const words: readonly (readonly [FigureRole, string])[] = [
  [
    "per",
    "per|in each|for each|for every|for one|in one|amount per|amt per|values per|in the|in a|for the|for a|for an",
  ],
  ["each", "each|apiece|ea|a piece|a pop|every"],
  [
    "whole",
    `whole|entire|full|complete|all|everything|lot|total|in total|altogether|total of|whole thing|whole one|whole lot|entire thing|entire one|full thing|all of|the thing|gone|empty|emptied|
    whole pan|entire pan|full pan|whole wok|whole saucepan|whole skillet`,
  ],
  [
    "serving",
    "serving size|serving :|portion :|serv size|portion size|serve size|suggested serving|serving is|portion is",
  ],
  [
    "noun",
    `serving|servings|serve|serves|portion|portions|helping|helpings|pot|pots|bar|bars|pack|packs|pk|packet|packets|pkt|pkts|package|packages|
    bottle|bottles|btl|can|cans|slice|slices|sl|piece|pieces|pc|pcs|cup|cups|pouch|pouches|sachet|sachets|container|containers|
    scoop|scoops|tub|tubs|carton|cartons|tin|tins|unit|units|bag|bags|box|boxes|jar|jars|tube|tubes|bowl|bowls|stick|sticks|
    square|squares|triangle|triangles|segment|segments|glass|glasses|shot|shots|pint|pints|roll|rolls|ball|balls|tray|trays|wedge|wedges|cube|cubes|
    spoon|spoons|tbsp|tbsps|tbs|tablespoon|tablespoons|tablespoonful|tsp|tsps|teaspoon|teaspoons|spoonful|spoonfuls|
    dollop|dollops|ladle|ladles|mug|mugs|mugful|rasher|rashers|strip|strips|chunk|chunks|handful|handfuls|sleeve|sleeves|multipack|punnet|biscuit|biscuits|cookie|cookies|cracker|crackers|bun|buns|
    batch|dish|recipe|stack|plate|plates|platter|the pan|the wok|the saucepan|
    the skillet|the slow cooker`,
  ],
  [
    "eat",
    `ate|eat|eats|eaten|eating|had|have|having|have had|drank|drunk|drink|downed|took|take|taken|finished|managed|manage|
    could manage|polished off|put away|demolished|scoffed|used|got through|get through|went through|poured|weighed|
    weighed out|weighed in|measured|measured out|devoured|inhaled|consumed|consuming|gobbled|wolfed|necked|sank|smashed|
    tucked into|tucked away|munched|worked through|nibbled|served myself|spooned|scooped|i had|cooked|toasted|heated|
    reheated|warmed|warmed up|counted|counted out|shook out|tipped out|picked out|ended up with|ended up eating|grilled|microwaved|opened|grabbed|served|mine was|mine is|scale said|scales said|scale says|scales say|scale read|scale showed|
    my share was|my part was|my portion was|my bit was`,
  ],
  [
    "leave",
    `left|leaving|leave|binned|bin|bin|threw|thrown|tossed|wasted|gave|given|saved|remained|remaining|uneaten|trash|left over|kept`,
  ],
  [
    "makes",
    `makes|yields|gives|cut into|cut in|cuts into|sliced into|divided into|divided in|split into|portioned into|serves|feeds|holds|contains`,
  ],
  ["of", "of|from|out of"],
  [
    "join",
    "with|w|w /|plus|and|n|&|+|on|over|alongside|then|along with|topped with|after|before|while|followed by|washed down",
  ],
  [
    "meal",
    "in the evening|in the morning|in the afternoon|this morning|this afternoon|this evening|at noon|at midday|at night|last night",
  ],
  [
    "filler",
    `i|it|its|it's|it is|the|that|this|thats|that's|these|those|them|they|my|is|was|are|were|has|contains|containing|about|
    around|approx|approximately|roughly|just|only|maybe|like|probably|circa|ca|nearly|almost|exactly|so|but|which|where|
    listed|listed at|listed as|lists|says|say|said|shows|showed|states|stated|reads|claims|claimed|reckons|gives|puts it at|
    label|labels|card|recipe card|menu|sticker|sign|wrapper|packaging|website|app|nutrition|nutritional|info|information|facts|values|
    value|typical|contents|content|on the label|on the pack|on the packet|on the box|on the tub|on the menu|on the sleeve|on the wrapper|
    on the back|on the front|on the side|on the bag|on the tin|on the can|on the jar|on the carton|on the sticker|on the sign|on the app|on its label|
    as per|at|as|written|marked|printed|comes to|comes in at|came to|came in at|come|comes|came|works out at|weighs|weighing|
    the back|the front|the lid|the side|the reverse|the base|the cap|been|be|to|actually|today|tonight|again|myself|also|too|both of|there|theres|there's|i've|ive|we|you|get|gets|got|me|
    couldn't|couldnt|could not|didn't|didnt|did not|finish|finish it|well|ok|oh|yes|though|however|by|not|for me|mine|for|whose|for my half|for my share|for my portion|went|added|in|declaration|could|can only|made|prepared|mixed|of powder|of the powder|of mix|of the mix|of the bag|of the pack|of it|of them|of these|of those|of that|of this|of em|by my|by my own|by our|calculation|calculations|estimate|estimates|maths|math|reckoning|count|calculated|worked out|worked it out|i calculated|oops|whoops|lol|tbh|haha|yum|ugh|sorry|omg`,
  ],
];

const shorten = (phrase: string) => phrase.trim().replace(/\s+/g, " ").replaceAll("'", "");

/** The roles by word or by phrase; a word in several lists has the role of the first. */
export const figureRoles: ReadonlyMap<string, FigureRole> = new Map(
  words
    .flatMap(([role, list]) =>
      list.split("|").map((phrase): readonly [string, FigureRole] => [shorten(phrase), role]),
    )
    .reverse(),
);

/** After a noun that has the label: "the pack says". */
export const sayingVerbs = wordSet(
  "says say said shows showed states stated reads claims claimed reckons lists listed gives label",
);

/** A noun of a serving that is a verb before a number: "serves 6", but "had 2 serves". */
export const servingVerbs = wordSet("serves");

/** Nouns of a part of a package, which has several of them. Stems. */
export const partNouns = wordSet(
  "serving serve portion slice sl piece pc square scoop cup unit ball stick biscuit cookie cracker tbsp tablespoon tsp teaspoon spoon spoonful dollop rasher strip chunk triangle segment",
);
/** Nouns of what a person eats a serving of a dish from. Stems. */
export const helpingNouns = wordSet("bowl plate helping portion");
/** Packages, which are not part of the name of a food. Stems. */
export const packages = wordSet(
  "tub tin carton packet package pack bag jar bottle pouch sachet container",
);

/** Packages of several pieces. Stems. */
export const multipacks = wordSet("box multipack tray batch");

/** Nouns of servings that are foods as well. Stems. */
export const foodNouns = wordSet("biscuit cookie cracker bar roll bun");

/** Before "to" and the source of a figure: "according to their app". */
export const wordsBeforeSource = wordSet("according acc acording accoding accordin accordingly");

/** One serving of a label, before its size: "serving 1/4 cup (30 g)". */
export const servingNouns = wordSet("serving portion serve");

/** Between an amount and its energy: "100 g contains 250 kcal". */
export const wordsOfBasis = wordSet("contains contain has is gives are provides");
/** Between two words of one name: "tuna in oil". */
export const wordsWithinNames = wordSet("in");
/** In place of the food at the end of an amount: "a 20 g fun size one". */
export const wordsForFood = wordSet("one ones");

/** After a verb of eating: "weighed out", "finished off". */
export const particles = wordSet("up out off down away in through");

/** Before the weight of one of several: "2 wraps at 62 g". */
export const wordsBeforeSize = wordSet("at");

/** After an amount, how the food was prepared: "3 slices toasted". */
export const statesAfterAmount = wordSet(
  `toasted grilled heated reheated warmed microwaved fried baked roasted steamed poached plain chilled frozen thawed
  defrosted drained melted grated sliced chopped unsweetened straight`,
);

/** One number: "both". */
export const countWords: ReadonlyMap<string, number> = new Map([
  ["both", 2],
  ["twice", 2],
  ["double", 2],
]);

/** Nutrients of a label that are foods elsewhere, and are not counted. Stems. */
export const otherNutrients = wordSet("sugar salt starch polyol");

export const fluidOunce = "fl oz";
export const perWord = "per";

/** What the figures are from, and its verbs. */
export const sourceWords = wordSet(
  `label labels menu sticker sign wrapper packaging website app according listed says say said shows showed states stated
  reads claims claimed reckons gives pack packet box tub sleeve`,
);

export const percentWords = wordSet("percent pct");
