/**
 * Parts of a sentence that mention food which the person did not eat: food that was swapped,
 * skipped, bought for later or eaten by another person.
 */

const article = "(?:the |my |a |an |any |some |their )?";
/** Up to three words of a food name. */
const name = "[\\w'-]+(?: [\\w'-]+){0,2}?";
const meals = "(?:breakfast|brekkie|brunch|lunch|dinner|supper|snacks?|meals?|it)\\b";

const relation =
  "(?:husband|wife|partner|boyfriend|girlfriend|friends?|mates?|mum|mom|dad|mother|father|brothers?|sisters?|sons?|daughters?|kids?|children|boys|girls|baby|toddler|boss|colleagues?|coworkers?|roommates?|flatmates?|family|parents)";
const pet =
  "(?:dogs?|cats?|pupp(?:y|ies)|kittens?|birds?|parrots?|hamsters?|rabbits?|horses?|hens?|chickens|ducks|goats?|cows?)";
/** Words that return to the speaker. */
const speaker = "\\b(?:i|i'm|i've|we|we've|me|mine|both of us|so did)\\b";

const patterns = [
  // "swapped the fries for a salad", "replaced rice with quinoa".
  `\\b(?:swap(?:ped|ping)?|substitut(?:e|ed|ing)|replac(?:e|ed|ing)|trad(?:ed|ing)|switch(?:ed|ing)?)(?: out)? ${article}${name} (?:for|with|to)\\b`,
  `\\bswitch(?:ed|ing)? from ${article}${name} to\\b`,
  // "oat milk instead of cow's milk in my cereal".
  `\\b(?:instead of|rather than|in place of) ${article}(?:[\\w'-]+ ){0,4}?[\\w'-]+?(?=$|\\s*[.,;:!?)\\n]| (?:with|in|on|and|i|we|because|as|but|for|at|to|then|today|tonight|this|from|after|before|so)\\b)`,
  // "should have had the salad but had the pizza".
  `\\bshould(?:'?ve| have) (?:had|eaten|ordered|gone for|got|chosen) [^.,;:!?\\n]{1,40}?(?=$|[.,;:!?\\n]| but\\b| instead\\b| and\\b)`,
  // "skipped the bun", "said no to dessert". Skipped meals are handled by the meal cues.
  `\\b(?:skip(?:ped|ping)?|resisted|pass(?:ed|ing)? on|said no to|turned down|left (?:out|off)|without touching|didn'?t touch|scraped off|picked off|took off)(?! ${meals})(?! ${article}${meals}) ${article}${name}(?=$|\\s*[.,;:!?)\\n]| and (?:i |we |then |just )?(?:had|ate|went|got|have|did)\\b| but\\b| then\\b| for\\b| so\\b| tonight\\b| today\\b)`,
  // "bought eggs and bread, then made two fried eggs".
  "\\b(?:bought|picked up|stocked up on|shopped for)\\b[^.!?\\n]{1,80}?(?=,? ?(?:and )?then (?:i )?(?:made|ate|had|cooked|fried|grilled|boiled|baked)\\b)",
  // "my husband had the steak and I had the salmon".
  `(?<!\\b(?:i|me|myself|we|us) and (?:(?:my|our|the) )?)\\b(?:(?:my|our|his|her|the|their) (?:\\w+ )?${relation}|kids|(?:my|our|his|her|the|their|a) (?:\\w+ )?${pet}) (?:just |only |also |then )?(?:had|has|ate|eats|drank|stole|licked|is having|was having|is eating|was eating|wanted|laid|lay|gave us)\\b(?! (?:made|cooked|bought|brought|baked|prepared|ordered|given|got))[^.!?;\\n]{0,120}?(?=${speaker}|$|[.!?;\\n])`,
];
const uneatenPattern = new RegExp(patterns.join("|"), "gi");

/** The spans of foods that were mentioned but not eaten. */
export function findUneatenFoods(
  message: string,
): { readonly start: number; readonly end: number }[] {
  return [...message.replaceAll("’", "'").matchAll(uneatenPattern)]
    .filter(({ index, 0: part }) => !includesSpeaker(message.slice(index + part.length)))
    .filter(({ 0: part }) => !isLogOfChild(message, part))
    .map(({ index, 0: part }) => ({ start: index, end: index + part.length }));
}

const childFoods = /\b(?:baby ?food|baby toddler|junior|strained|infant formula)\b/i;
const speakerPattern = new RegExp(speaker, "i");

/** "my baby is having a jar of strained peas": if the message mentions only the child, the child's meal is logged. */
function isLogOfChild(message: string, part: string): boolean {
  return childFoods.test(part) && !speakerPattern.test(message);
}

/** "my kids had pizza and so did I". */
function includesSpeaker(rest: string): boolean {
  return /^\s*(?:so did|both of us|me too)\b/i.test(rest);
}
