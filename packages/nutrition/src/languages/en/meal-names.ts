/** Words that name a meal, and words that show that they do not. */
import { parsePatternRows } from "../pattern-rows.ts";
import { wordMap, wordSet } from "../word-lists.ts";

type MealName = "breakfast" | "lunch" | "dinner" | "snack";

export const mealNames: ReadonlyMap<string, MealName> = wordMap([
  [
    "breakfast brekkie brekky bfast bfst brekfast breakfst breakfest brakfast brkfst brkfast bkfast bkfst brek brekkers brekki breaky breakie suhoor sehri",
    "breakfast",
  ],
  ["brunch lunch lunchtime lucnh lunhc luch lnch lunh", "lunch"],
  ["dinner supper dinnner dinenr dinnr dinna dinnah dindins iftar", "dinner"],
  ["elevenses merienda snack snacking", "snack"],
  [
    "breakfast brekkie brekky bfast suhoor sehri desayuno fruhstuck colazione ontbijt frukost sniadanie nashta sarapan snidane reggeli kahvalti aamiainen",
    "breakfast",
  ],
  [
    "brunch lunch lunchtime lunchbox almuerzo mittagessen dejeuner almoco pranzo obiad lunsj lounas ebed",
    "lunch",
  ],
  [
    "dinner supper iftar cena abendessen abendbrot jantar kolacja avondeten aftensmad vacsora vecere",
    "dinner",
  ],
  ["elevenses merienda gouter spuntino smoko podwieczorek svacina uzsonna snack", "snack"],
  ["teatime", "dinner"],
]);

/** "B:", "L -", "dinr:", "Comida:" at the start of a line. */
export const mealLetters: ReadonlyMap<string, MealName> = new Map([
  ["b", "breakfast"],
  ["l", "lunch"],
  ["d", "dinner"],
  ["s", "snack"],
  ["bf", "breakfast"],
  ["br", "breakfast"],
  ["ln", "lunch"],
  ["lnch", "lunch"],
  ["luch", "lunch"],
  ["lch", "lunch"],
  ["lun", "lunch"],
  ["dn", "dinner"],
  ["din", "dinner"],
  ["dinr", "dinner"],
  ["dnr", "dinner"],
  ["snk", "snack"],
  ["snx", "snack"],
  ["snax", "snack"],
  ["comida", "lunch"],
  ["mittag", "lunch"],
  ["mittags", "lunch"],
  ["abend", "dinner"],
  ["abends", "dinner"],
  ["morgens", "breakfast"],
  ["midi", "lunch"],
  ["soir", "dinner"],
]);

/** A misspelt meal before a mark has the first letter and at least this length: "brekfast: 2 eggs". */
export const minMisspeltMeal = 4;
/** Words with other meanings that are similar to a meal. */
export const unlikeMeals = wordSet("super snacks brunch bunch");

/** Marks before such a letter with a colon, besides the start of a line. */
export const marksBeforeMealLetter = wordSet(", ; .");
/** Marks after such a letter. */
export const marksAfterMealLetter = wordSet(": - – — =");

/** Foods named after a meal: "breakfast burrito" is not a breakfast; "dinner pizza" is one. Stems. */
export const foodsNamedByMeal: Readonly<Record<MealName, ReadonlySet<string>>> = {
  breakfast:
    wordSet(`bar burrito sausage link cereal taco pastry tart roll meat mix cake cracker wrap biscuit
    platter pizza sandwich food potato bun bread muffin bowl shake smoothie casserole quesadilla bagel`),
  lunch: wordSet("bar meat bag box pack wrap sandwich bowl"),
  dinner: wordSet("roll bun mint bread"),
  snack: wordSet("bar mix cake cracker food pack chip pie size sized"),
};

/** Those that are foods without the meal: "breakfast cereal lunch soup" names two meals. Stems. */
export const foodsWithoutMeal =
  wordSet(`burrito sausage cereal taco pizza sandwich potato bread muffin bowl shake smoothie
  casserole quesadilla bagel wrap roll`);

/** Of these, foods that also are an item of another meal: "lunch: soup, dinner roll". Stems. */
export const foodsNextToMeal = wordSet("roll burrito");

/** Words before the stem of a meal, which is then part of a food's name: "fruit snacks", "school lunch pizza". */
export const wordsBeforeMealInFood: ReadonlyMap<string, ReadonlySet<string>> = wordMap([
  ["snack", wordSet("fruit corn cheese protein rice seaweed soy potato dairy")],
  ["brunch lunch lunchtime", wordSet("school")],
  ["dinner", wordSet("kraft")],
  ["brek", wordSet("ready")],
]);

/** "school lunch" is a meal before these words or at the end: "school lunch was a wrap". */
export const placesBeforeMeal = wordSet("school");
export const wordsAfterNamedMeal = wordSet(": - , – — . was were i we had today yesterday");

/** Words before a meal that is named even if a food follows: "for breakfast cereal". */
export const wordsBeforeNamedMeal = wordSet("for my");

const namesOf = (meal: MealName) =>
  [...mealNames].flatMap(([name, type]) => (type === meal ? name : [])).join("|");
const morning = namesOf("breakfast");
/** "Dinner" is the meal at noon of those who eat their tea in the evening. */
const midday = `${namesOf("lunch")}|dinner`;
/** After "tea" that is a meal: no measure or addition of the drink, and not what is eaten with it. */
const foodOfTea =
  "(?= (?!(?:\\d+|an?) ?(?:x|large|small|big|cups?|mugs?|pots?|glass(?:es)?|sugars?|bags?|ml|splash|dash|bit)\\b|milk|green|black|herbal|mint|(?:with|and|at|w|no|then|in|for|after|before|later|too|also|from)\\b|cakes?\\b|bread\\b|bags?\\b|time\\b|(?:\\d+ |an? |some |couple )?(?:biscuits?|cookies?|digestives?|hobnobs?)\\b)[a-z\\d])";

/** Tea as a meal; matched against tokens joined by single spaces. */
export const eveningTea = parsePatternRows(String.raw`
  (?<=(?<!\b(?:milk|sugar|honey|water|lemon|cream)s? )\bfor (?:(?:my|our|their) )?)tea\b
  + sausages for my [tea]
  - milk for my tea
  (?<=\b(?:nights|evenings|tonights|yesterdays|todays) )tea\b(?= (?:was|were|:))
  + last nights [tea] was pie
  - yesterdays tea went cold
  (?<=^|[\n.;] )tea(?= : (?!(?:\d+|an?) ?(?:x|large|small|big|cups?|mugs?|pots?|glass(?:es)?|sugars?|bags?|ml|splash|dash|bit)\b|milk|green|black))
  + [tea] : beans on toast
  + [tea] : 4 fish fingers
  - tea : a splash of milk
  - tea : 2 cups
  (?<=\b(?:breakfast|brekkie|bfast|brunch|lunch|dinner|snacks?)\b[^]*[\n.;] )tea(?= [–—-] (?!(?:\d+|an?) ?(?:x|large|small|big|cups?|mugs?|pots?|glass(?:es)?|sugars?|bags?|ml|splash|dash|bit)\b|milk|with|no|green|black|herbal|mint))
  + lunch - ham salad . [tea] - sausage and mash
  - lunch - ham salad . tea - milk no sugar
  - tea - beans
  (?<=[,/|] )tea(?= [:–—-] (?!(?:\d+|an?) ?(?:x|large|small|big|cups?|mugs?|pots?|glass(?:es)?|sugars?|bags?|ml|splash|dash|bit)\b|milk|green|black|herbal|mint))
  + lunch - soup , [tea] - fish fingers and chips
  + arvo : pie , [tea] : snags and mash
  - , tea : milk
  (?<=^|[\n.;,] |\b(?:and|then) )tea(?= (?:at \d+(?: : \d\d)? )?was (?!(?:so |very |too |really )?(?:hot|cold|nice|good|lovely|strong|weak|sweet|black|with|without|made|great)\b))
  + . [tea] at 6 was a wrap
  + , [tea] was pie
  - , tea was too hot
  (?<=^|[\n.;] )tea(?= time (?::|,|was|[–—-]) )
  + [tea] time : beans on toast
  - a tea time biscuit
  (?<=\bthats? (?:(?:my|our|me) )?)tea(?= (?:tonight|sorted|done|today|for|that)\b| ?$| [.,!\n])
  + beans , thats my [tea] tonight
  + beans , thats [tea] sorted
  + a pint down the pub , that me [tea] that
  (?<=[a-z]{3} for me )(?<!\b(?:and|him|her|them|water|milk|sugar|honey|cream|lemon)s? for me )tea(?= (?:tonight|today)\b| ?$| [.,!\n])
  + sausage for me [tea]
  - coffee for him and for me tea
  (?<=\buntil (?:my )?)tea\b(?= (?:when|then|where|,))
  + nothing until [tea] when I had a wrap
  (?<=^|[\n.;,] |\b(?:and|then) )tea(?= (?:my|the|our|me|her) ?[a-z]+ (?:did|made|cooked|ordered|got|brought)\b)
  + [tea] the missus did shepherds pie
  - tea my favourite drink
  (?<=\b(?:had|having|made|cooked|did) (?:my|our|me|us) )tea(?= (?!with\b|without\b|black\b|and\b|then\b|before\b))
  + we had our [tea] at 5 , beans on toast
  - had my tea with milk
  (?<=\bwe had )tea(?= (?:at|about|around) \d{1,2}(?: : \d\d)?(?: pm)? ?[,:–-] )
  + we had [tea] at 5 , beans on toast
  (?<=\b(?:dinner|lunch)\b[^\n]{3,200} [.;\n] )tea${foodOfTea}
  + dinner at work soup . [tea] sausage and mash
  - lunch soup . tea with milk
  (?<=(?:^|[.;,\n] |\bfor )(?:${midday})\b(?:(?!\bdinner\b)[^\n]){1,200}, )(?<!\b(?:${midday})\b[^\n]*\bdinner\b[^\n]*)tea${foodOfTea}
  + breakfast toast , lunch sushi , [tea] spag bol
  + soup for lunch , [tea] pizza
  + breakfast toast , dinner soup , [tea] pie
  - lunch soup , dinner pie , tea cake
  - lunch soup , tea with milk
  - lunch soup , tea 2 biscuits
  - lunch soup , tea , an apple
  (?<=(?:^|[.;\n] |^[^\n]{1,40} : )(?:${morning}) [^\n]{3,200} [,;.\n] )tea${foodOfTea}(?! (?:toast|eggs?|oats|oatmeal|porridge|cereal|muesli|granola|fruit|bananas?|apples?|yogh?urt|juice|muffins?|croissants?|crumpets?|pancakes?|bagels?)\b)
  + brekkie weetbix , [tea] lamb chops n veg
  - breakfast eggs , tea toast
  - breakfast tea toast
`);

/** Words before a misspelt meal that a food follows: "then luch a wrap". */
export const wordsBeforeMisspeltMeal = wordSet("then for");
export const wordsAfterMisspeltMeal = wordSet("a an i was had some");

/** "I skipped lunch", "no breakfast", "before dinner": not the meal that is described. */
export const skippingWords = wordSet(
  "skipped skip skipping missed missing forgot no nothing without instead not before after until",
);

/** Words between such a word and the meal: "forgot to have my lunch". */
export const wordsAfterSkipping = wordSet("my the of any eat have for");

/** In "nothing until lunch, then a wrap" the meal is lunch. */
export const untilWords = wordSet("until till til");
export const continuationsAfterUntil = wordSet("then when where which");

/** Words of a title that name an occasion, not a food: "office lunch:", "post workout:". */
export const occasionWords =
  wordSet(`office work school uni college hotel hospital tray plane airplane flight train
  airport picnic camping trail hike hiking road trip canteen cafeteria takeaway takeout delivery home homemade
  restaurant cafe christmas xmas thanksgiving easter eid diwali birthday sunday saturday weekend family team
  kids kid toddler my our the a late early quick light big lazy usual typical simple little second first pre post
  intra workout gym training ride race run buffet party date bbq barbecue potluck konbini airplane leftovers leftover
  vegan veggie vegetarian healthy cheat meal prep mum mums mom moms dad dads grandma grandmas sisters brothers
  leftover today todays yesterday yesterdays last night nights at in on for from with and`);

/** Before a mark or a food these words are a title even without a meal or a time; "pre workout and a banana" is a drink. */
export const workoutTitle =
  /(?<=^|[.!?\n;]\s*)(?:pre|post|intra|after|before)[- ]?(?:workout|gym|training|run|ride|race)(?: (?:snack|meal|fuel))?(?=\s*(?::|-\s|\d{1,2}[:.]\d\d|\d{1,2} ?[ap]m\b|at \d)| (?!(?:scoops?|powder|drinks?|mix|supplement|shake|and|with|w|in|x|then|plus|i|we)\b)[a-z]{3})/gi;

/** Between a meal and the colon of its title: "dinner with the family:". */
export const wordsAfterTitleMeal =
  "(?:\\s+(?:with (?:the |my |our )?(?:fam|family|kids|friends?|team|colleagues|coworkers|girls|boys|lads|wife|husband|parents|[a-z]+)|at\\s+(?:[\\w'’]+\\s+){0,2}[\\w'’]+|leftovers?|out|alone|today|box|plate|tray))*\\s*";

/** The words before a colon, without an amount, and their asides: "(one, promise)". */
export const headings =
  "(?<=^|[.!?\n]\\s*)(?![^:\n]*\\b(?:shopping|grocer|groceries|buy|need|list|plan|menu|recipe|tomorrow|next)\\b)[a-z][a-z '’-]{2,40}(?:\\([^()\\n]{1,40}\\))?(?=\\s*:\\s*\\S)";
export const asides = /\([^()]*\)/g;
/** Words of such headings besides common words. Stems. */
export const headingWords = wordSet(
  "a an the my our at in on for from with and plate buffet treat log diary food tray spread party night day shift feast update fuel haul pick nibble",
);

/** A title has at most so many words, and none of these marks and words. */
export const maxTitleWords = 6;
export const noTitle = /[,+&;:\d]|\b(?:and|with|had|ate|i|was|of|then|plus)\b/i;
/** Words for another meal after one of the same type: "dinner: pasta. Supper: toast". */
export const laterMeals = wordSet("supper");
/** Between the items of a list. */
export const itemSeparator = /[,;+&\n•]|\b(?:and|plus|with)\b/;

/** Foods that are eaten in the morning: "at 7:30 oats" is not in the evening. Stems. */
export const morningFoods =
  wordSet(`oat oatmeal porridge cereal granola muesli cornflake weetabix bran croissant cornetto crumpet
  pancake waffle tostada brioche`);
