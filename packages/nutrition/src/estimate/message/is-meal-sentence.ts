/**
 * Sentences that mention food that was not eaten: questions, plans, wishes, errands, feeding pets.
 * The patterns describe the structure of the sentence, not the food.
 */
const question =
  /^\W*(?:(?:how|what|which|why|when|where|who)\b|(?:is|are|do|does|did|should|could|would|will|shall|may)\s|can (?:i|you|we)\b).*\?\s*$/i;
/** Wishes and plans. */
const plans = joinPatterns([
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
/** Likes, dislikes and diets. */
const preferences = joinPatterns([
  "\\b(?:i|we) (?:(?:really|just|absolutely|used to|do) )*(?:hate|dislike|love|like|prefer|can't stand|don't like|do not like)\\b",
  "\\b(?:allergic|allergy|intoleran(?:t|ce))\\b",
  "\\bfavou?rite (?:food|snack|meal|dish|dessert|drink)s?\\b",
  "\\b(?:giv(?:e|ing) up|gave up|cut(?:ting)? (?:out|down on|back on)|quit(?:ting)?|trying to avoid|staying (?:off|away from))\\b",
]);
/** Errands and household: food that is bought, spilt, grown or talked about. */
const errands = joinPatterns([
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
/** Instructions to the app, and source code. */
const commands = joinPatterns([
  "^\\W*(?:please |can you |could you |now )*(?:delete|undo|export|remove|cancel|copy|reset|ignore|forget|pretend|reply|print|explain|translate|suggest|recommend)\\b",
  "^\\W*(?:please |can you |could you |now )*(?:tell|show|give|write|find|teach|send) (?:me|us|an?|the)? ?(?:some |a |an |the |my |your )*(?:about|recipes?|ideas?|advice|tips?|meal plans?|poems?|stor(?:y|ies)|jokes?|week|day|history|data|lists?)\\b",
  "^\\W*(?:please |can you |could you )*(?:set|change|update|raise|lower|adjust|increase|decrease|make) (?:my |the )(?:\\w+ ){0,3}(?:goals?|targets?|budget|limit|reminders?|password|profile|settings?|units?|weight)\\b",
  "^\\W*(?:please |can you |could you )*(?:set|create|add) (?:an? |the |my )?(?:reminders?|alarm|timer)\\b",
  "\\b(?:goals?|targets?) (?:is|are|was|of|:) \\d",
]);
const feeding =
  /\bfed (?:my|the|our|his|her) (?:\w+ )?(?:baby|son|daughter|toddler|kids?|grandson|granddaughter|child|children|twins)\b|\b(?:fed|feed|feeding|gave|give|giving) (?:(?:the|my|our|his|her|a|some) )?(?:dogs?|cats?|birds?|chickens?|hens?|horses?|ducks?|pets?|fish)\b/i;
const bodyCare =
  /\b(?:on|in|into|onto|through) (?:my|his|her|their|our|the baby's) (?:hair|skin|face|scalp|sunburn|feet|hands?|lips|nails|legs|arms|back|rash|eyes|beard|tan)\b/i;
const eatingWords =
  /\b(?:ate|eaten|eating|had|having|drank|drunk|drinking|finished|grabbed|snacked|enjoyed|logged)\b/i;
/** "I want to log two eggs", "can you add a coffee?": requests that are meals. */
const logRequest =
  /\b(?:want|like|need|have|wanted|forgot|you|me|please|to) (?:to )?(?:log|add|record|track|enter|note(?: down)?|save|put (?:in|down))\b(?! (?:the )?(?:reminder|weight|goal))/i;
/** "how many calories in a banana", with or without a question mark. */
const nutritionQuestion =
  /^\W*(?:how (?:many|much)\b|(?:calories|carbs|protein|nutrition|macros|kcals?|energy|sugar|fat) (?:in|of|for)\b|what(?:'s| is) in\b)/i;
/** Words of eating or logging; with them, mentioning a recipe or a preference is still a meal. */
const mealWords =
  /\b(?:savou?r\w*|enjoy\w*|treated|indulg\w*|sipp\w*|munch\w*|devour\w*|nibbl\w*|tried|made|cooked|baked|consum\w*|down(?:ed)?|started|breakfast|brekkie|brunch|lunch|dinner|supper|snack|dessert)\b|\d ?(?:g|gr|grams?|kg|ml|oz|ounces?|cups?|tbsp|tsp|slices?|kcal|calories)\b/i;

/** The heading of a shopping list: "to buy:", followed by its lines. */
const shoppingHeading =
  /^\W{0,20}(?:to (?:buy|get)|buy|groceries|(?:shopping|grocery)(?: list)?)\s*[:\n-]/i;

/**
 * True if a sentence mentions food that was not eaten. In doubt it was eaten: "I will have",
 * because people log before they eat, and a question followed by "that's what I had".
 */
export function isUneatenSentence(sentence: string, message = sentence): boolean {
  if (logRequest.test(sentence)) return false;
  if (question.test(sentence) || nutritionQuestion.test(sentence))
    return !eatingWords.test(message);
  if (eatingWords.test(sentence)) return false;
  if (shoppingHeading.test(message)) return true;
  if ([plans, feeding, commands].some((kind) => kind.test(sentence))) return true;
  return (
    [preferences, errands, bodyCare].some((kind) => kind.test(sentence)) &&
    !mealWords.test(sentence)
  );
}

/** Links, addresses, file paths and tags. Bounded, so that matching is linear. */
const nonLanguage =
  /\bhttps?:\/\/\S+|\bwww\.\S+|\b[\w+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,63}|\b[a-z]:\\\S+|<\/?[a-z][^<>]{0,200}>/gi;

/** Lines of source code: "const egg = …", "pip install …". Case-sensitive, like programs. */
const sourceCode =
  /<(script|style)\b[^>]{0,200}>[^<]{0,2000}<\/\1>|^[ \t]*(?:(?:const|let|var)\s+\w+\s*=|import\s[^\n]{1,80}\sfrom\s|SELECT\s[^\n]{1,200}\sFROM\s|INSERT INTO\s|DELETE FROM\s|(?:sudo |\$ )?(?:git|npm|npx|pip3?|apt|brew|docker|cargo|yarn|curl) +(?:-?-?[a-z]+)\b|def \w+\(|function \w*\(|class \w+ ?[{:(]|console\.|print\()[^\n]*/gm;

/** Blanks everything that is not natural language; keeps all offsets. */
export function maskNonLanguage(message: string): string {
  const toSpaces = (match: string) => " ".repeat(match.length);
  return message.replace(sourceCode, toSpaces).replace(nonLanguage, toSpaces);
}

/** An end mark followed by a space: not the point of "1.5 l". */
const sentenceEnd = /[!?;\n]|\.(?=\s|$)/g;

/** Splits a message into sentences, each with its end mark. */
export function splitSentences(message: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { index } of message.matchAll(sentenceEnd)) {
    sentences.push(message.slice(start, index + 1));
    start = index + 1;
  }
  return [...sentences, message.slice(start)];
}

function joinPatterns(patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join("|"), "i");
}
