/**
 * Sentences that name food nobody has eaten: questions, plans, wishes, errands, the pet's dinner.
 * Each pattern is about how such a sentence is built, not about any food.
 */
const asking =
  /^\W*(?:(?:how|what|which|why|when|where|who)\b|(?:is|are|do|does|did|should|could|would|will|shall|may)\s|can (?:i|you|we)\b).*\?\s*$/i;
/** Wishes and plans: what somebody would eat. */
const planning = anyOf([
  "\\btomorrow\\b",
  "\\bwant(?:s|ed)? to\\b",
  "\\b(?:would|i'd|we'd) (?:love|like|kill for)\\b",
  "\\bcould (?:murder|eat|kill for|go for|do with)\\b",
  "\\bdying for\\b",
  "\\bnext (?:time|week|month|year)\\b",
  "\\bgoing to (?:try|cook|bake|order|buy)\\b",
  "\\b(?:i|we) wish\\b",
  "\\b(?:craving|crave)\\b",
  "\\b(?:thinking|dreaming) (?:about|of)\\b",
  "\\b(?:hoping|hope) to\\b",
  "\\b(?:might|let's|lets|should) (?:eat|have|make|cook|bake|order|buy|get|try|grab)\\b",
  "\\b(?:remind me|need to|have to|must|forgot to|don't forget to) (?:to )?(?:buy|get|order|cook|make|drink|eat|defrost)\\b",
  "\\b(?:shopping|grocery|to.?do) list\\b",
]);
/** What somebody likes, or never eats. */
const tastes = anyOf([
  "\\b(?:i|we) (?:(?:really|just|absolutely|used to|do) )*(?:hate|dislike|love|like|prefer|can't stand|don't like|do not like)\\b",
  "\\b(?:allergic|allergy|intoleran(?:t|ce))\\b",
  "\\bfavou?rite (?:food|snack|meal|dish|dessert|drink)s?\\b",
  "\\b(?:giv(?:e|ing) up|gave up|cut(?:ting)? (?:out|down on|back on)|quit(?:ting)?|trying to avoid|staying (?:off|away from))\\b",
]);
/** Errands and the household: food that is bought, spilt, grown or spoken of. */
const errands = anyOf([
  "\\b(?:ran|run|running|all|fresh|we're|we are|i'm) out of\\b",
  "\\bneed (?:more |some )?(?:milk|bread|eggs|groceries|food)\\b",
  "\\b(?:spil(?:led|t)|threw (?:away|out)|thrown (?:away|out)|binned|donated|sold|planted|harvested|watered|cleaned|scrubbed|wiped)\\b",
  "\\bwashe?(?:d|s|ing)? (?:the|my|our|up)\\b",
  "\\b(?:on|over) the (?:floor|carpet)\\b",
  "\\b(?:is|are) (?:coming|moving|getting)\\b",
  "\\bgot (?:married|engaged|promoted|divorced)\\b",
  "\\b(?:went|gone|going|has gone) (?:off|bad|mou?ldy|stale)\\b",
  "\\bprices? (?:of|are|is|went|keeps?)\\b",
  "\\brecipes? (?:for|with|of|book)\\b",
  "\\b(?:how to (?:make|cook|bake)|(?:video|article|book|film|movie|documentary|show|podcast|song|story|essay|poem) (?:about|on))\\b",
  "\\b(?:is|are|was|were) on (?:the )?(?:tv|telly|television|radio|news|netflix|youtube|stage)\\b",
  "\\b(?:won|lost|scored|sponsored?) (?:the|a|an|his|her|their) (?:race|match|game|cup|title|goal|award|oscar)\\b",
  "\\b(?:called|texted|phoned|emailed|rang)(?: me| us| back)?\\s*[.!]*$",
]);
/** What the program is asked to do, or somebody's program. */
const commands = anyOf([
  "^\\W*(?:please |can you |could you |now )*(?:delete|undo|export|remove|cancel|copy|reset|ignore|forget|pretend|reply|print|explain|translate|suggest|recommend)\\b",
  "^\\W*(?:please |can you |could you |now )*(?:tell|show|give|write|find|teach|send) (?:me|us|an?|the)? ?(?:some |a |an |the |my |your )*(?:about|recipes?|ideas?|advice|tips?|meal plans?|poems?|stor(?:y|ies)|jokes?|week|day|history|data|lists?)\\b",
  "^\\W*(?:please |can you |could you )*(?:set|change|update|raise|lower|adjust|increase|decrease|make) (?:my |the )(?:\\w+ ){0,3}(?:goals?|targets?|budget|limit|reminders?|password|profile|settings?|units?|weight)\\b",
  "^\\W*(?:please |can you |could you )*(?:set|create|add) (?:an? |the |my )?(?:reminders?|alarm|timer)\\b",
  "\\b(?:goals?|targets?) (?:is|are|was|of|:) \\d",
]);
const feeding =
  /\bfed (?:my|the|our|his|her) (?:\w+ )?(?:baby|son|daughter|toddler|kids?|grandson|granddaughter|child|children|twins)\b|\b(?:fed|feed|feeding|gave|give|giving) (?:(?:the|my|our|his|her|a|some) )?(?:dogs?|cats?|birds?|chickens?|hens?|horses?|ducks?|pets?|fish)\b/i;
const onTheBody =
  /\b(?:on|in|into|onto|through) (?:my|his|her|their|our|the baby's) (?:hair|skin|face|scalp|sunburn|feet|hands?|lips|nails|legs|arms|back|rash|eyes|beard|tan)\b/i;
const eating =
  /\b(?:ate|eaten|eating|had|having|drank|drunk|drinking|finished|grabbed|snacked|enjoyed|logged)\b/i;
/** "I want to log two eggs", "can you add a coffee?": a request, and all the same a meal. */
const toLog =
  /\b(?:want|like|need|have|wanted|forgot|you|me|please|to) (?:to )?(?:log|add|record|track|enter|note(?: down)?|save|put (?:in|down))\b(?! (?:the )?(?:reminder|weight|goal))/i;
/** "how many calories in a banana", with or without its question mark. */
const lookingUp =
  /^\W*(?:how (?:many|much)\b|(?:calories|carbs|protein|nutrition|macros|kcals?|energy|sugar|fat) (?:in|of|for)\b|what(?:'s| is) in\b)/i;
/** Words of a meal under way: a mention of a recipe, or of what one loves, does not undo them. */
const logging =
  /\b(?:savou?r\w*|enjoy\w*|treated|indulg\w*|sipp\w*|munch\w*|devour\w*|nibbl\w*|tried|made|cooked|baked|consum\w*|down(?:ed)?|started|breakfast|brekkie|brunch|lunch|dinner|supper|snack|dessert)\b|\d ?(?:g|gr|grams?|kg|ml|oz|ounces?|cups?|tbsp|tsp|slices?|kcal|calories)\b/i;

/** Heads a list of what is still to be had: "to buy:", with its lines below. */
const shopping =
  /^\W{0,20}(?:to (?:buy|get)|buy|groceries|(?:shopping|grocery)(?: list)?)\s*[:\n-]/i;

/**
 * Whether a sentence of a message tells of food that was not eaten. Doubt counts as eaten: so does
 * "I will have" (people log what stands before them), and a question beside "that's what I had".
 */
export function isNotEaten(sentence: string, message = sentence): boolean {
  if (toLog.test(sentence)) return false;
  if (asking.test(sentence) || lookingUp.test(sentence)) return !eating.test(message);
  if (eating.test(sentence)) return false;
  if (shopping.test(message)) return true;
  if ([planning, feeding, commands].some((kind) => kind.test(sentence))) return true;
  return (
    [tastes, errands, onTheBody].some((kind) => kind.test(sentence)) && !logging.test(sentence)
  );
}

/** Links, addresses, file paths and tags: their letters are no words. Bounded, so that no text is slow. */
const noWords =
  /\bhttps?:\/\/\S+|\bwww\.\S+|\b[\w+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,63}|\b[a-z]:\\\S+|<\/?[a-z][^<>]{0,200}>/gi;

/** Lines of a program: "const egg = …", "pip install …". Case matters, as it does to programs. */
const code =
  /<(script|style)\b[^>]{0,200}>[^<]{0,2000}<\/\1>|^[ \t]*(?:(?:const|let|var)\s+\w+\s*=|import\s[^\n]{1,80}\sfrom\s|SELECT\s[^\n]{1,200}\sFROM\s|INSERT INTO\s|DELETE FROM\s|(?:sudo |\$ )?(?:git|npm|npx|pip3?|apt|brew|docker|cargo|yarn|curl) +(?:-?-?[a-z]+)\b|def \w+\(|function \w*\(|class \w+ ?[{:(]|console\.|print\()[^\n]*/gm;

/** The message with what is no language blanked, at the same offsets. */
export function maskNoWords(message: string): string {
  const blank = (found: string) => " ".repeat(found.length);
  return message.replace(code, blank).replace(noWords, blank);
}

/** A sentence ends at a mark with space behind it: the point of "1.5 l" ends none. */
const sentenceEnd = /[!?;\n]|\.(?=\s|$)/g;

/** The sentences of a message, one behind the other, each with its end mark. */
export function splitSentences(message: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { index } of message.matchAll(sentenceEnd)) {
    sentences.push(message.slice(start, index + 1));
    start = index + 1;
  }
  return [...sentences, message.slice(start)];
}

function anyOf(patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join("|"), "i");
}
