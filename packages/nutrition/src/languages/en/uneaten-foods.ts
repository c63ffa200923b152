/**
 * Parts of a sentence that mention food which the person did not eat: food that was swapped,
 * skipped, bought for later or eaten by another person.
 */
import { parsePatternRows } from "../pattern-rows.ts";
import { otherEater, pet, speaker } from "./people.ts";

const article = "(?:the |my |a |an |any |some |their )?";
/** Up to three words of a food name. */
const name = "[\\w'-]+(?: [\\w'-]+){0,2}?";
const meals = "(?:breakfast|brekkie|brunch|lunch|dinner|supper|snacks?|meals?|it)\\b";
const owner = "(?:my|our|his|her|the|their)";

export const uneatenFoods = parsePatternRows(String.raw`
  \b(?:swap(?:ped|ping)?|substitut(?:e|ed|ing)|replac(?:e|ed|ing)|trad(?:ed|ing)|switch(?:ed|ing)?)(?: out)? ${article}${name} (?:for|with|to)\b
  + burger, [swapped the fries for] salad
  + [replaced white rice with] quinoa
  \bswitch(?:ed|ing)? from ${article}${name} to\b
  + [switched from whole milk to] oat milk
  \b(?:instead of|rather than|in place of) ${article}(?:[\w'-]+ ){0,4}?[\w'-]+?(?=$|\s*[.,;:!?)\n]| (?:with|in|on|and|i|we|because|as|but|for|at|to|then|today|tonight|this|from|after|before|so)\b)
  + oat milk [instead of cow's milk] in my cereal
  + fries [instead of salad]
  + [instead of pizza] I had soup
  - had soup instead
  \bshould(?:'?ve| have) (?:had|eaten|ordered|gone for|got|chosen) [^.,;:!?\n]{1,40}?(?=$|[.,;:!?\n]| but\b| instead\b| and\b)
  + [should have had salad] but had pizza
  \b(?:skip(?:ped|ping)?|resisted|pass(?:ed|ing)? on|said no to|turned down|left (?:out|off)|without touching|didn'?t touch|scraped off|picked off|took off)(?! ${meals})(?! ${article}${meals}) ${article}${name}(?=$|\s*[.,;:!?)\n]| and (?:i |we |then |just )?(?:had|ate|went|got|have|did)\b| but\b| then\b| for\b| so\b| tonight\b| today\b)
  + [skipped the fries] and had a salad
  + burger but [skipped the bun]
  + steak, [said no to dessert]
  - skipped breakfast, had soup
  - skipped lunch and dinner was a pizza
  \b(?:bought|picked up|stocked up on|shopped for)\b[^.!?\n]{1,80}?(?=,? ?(?:and )?then (?:i )?(?:made|ate|had|cooked|fried|grilled|boiled|baked)\b)
  + [bought eggs and bread], then made two fried eggs
  - bought a burrito
  (?<!\b(?:i|me|myself|we|us) and (?:(?:my|our|the) )?)\b(?:${owner} (?:\w+ )?${otherEater}|kids|(?:${owner}|a) (?:\w+ )?${pet}) (?:just |only |also |then )?(?:had|has|ate|eats|drank|stole|licked|is having|was having|is eating|was eating|wanted|laid|lay|gave us)\b(?! (?:made|cooked|bought|brought|baked|prepared|ordered|given|got))[^.!?;\n]{0,120}?(?=${speaker}|$|[.!?;\n])
  + [my husband had the steak and ]I had the salmon
  + [the dog ate my toast]
  + I had soup. [My kids had pizza]. Then a banana
  - my wife and I had pizza
  - me and the kids had pizza
  - my kids had pizza and so did I
  - my mum had made lasagne
  - had dinner with my son
`);

/** The speaker ate it as well. */
export const includesSpeaker = parsePatternRows(String.raw`
  ^\s*(?:so did|both of us|me too)\b
  + [ so did] I
`);

/** Food that only small children eat. */
export const childFoods = parsePatternRows(String.raw`
  \b(?:baby ?food|baby toddler|junior|strained|infant formula)\b
  + a jar of [strained] peas
`);
