/** Foods that the words say another person had, and the person as well: "toddler had mac n cheese, i had 3 spoons of it". */
import { anyOf, parsePatternRows } from "../pattern-rows.ts";
import { otherPerson } from "./people.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

const count = `(?<count>\\d{1,2}|an?|half an?|${numberWordsBetween(1, 12).join("|")}|a few|a couple(?: of)?)`;
const unit = `(?<unit>${anyOf(
  "spoons? spoonfuls? tbsp tablespoons? bowls? bowlfuls? plates? platefuls? bites? forkfuls? mouthfuls? handfuls? ladles? slices? pieces? cups? scoops? squares?",
)})`;
const noName =
  "(?:half|most|some|all|it|them|that|those|one|two|his|hers|theirs|us|me|so|but|i|we|for|to|too|with|what|a)\\b";
const name = `(?<name>(?!${noName}|the (?:rest|other|same)\\b)[a-z][a-z'&-]*(?: (?!${noName}|and (?:i|we)\\b)[a-z&'-]+){0,4})`;
const article = "(?:some |the |a |an |us |me |their |his |her )?";
const served =
  "(?:had|got|ordered|made|cooked|baked|fried|was having|were having|bought|brought|did)";
const eating =
  "(?:had|ate|took|tried|stole|nicked|pinched|got|finished|ended up (?:with|having|eating))";
const approximately = "(?:like |about |maybe |around |only |just |roughly ){0,2}";
const also = "(?:,? (?:too|as well|myself|also)\\b)?";
const joint = "(?:,|\\.| -)? ?(?:and |so |but )?i (?:only |just |also |then )?";
const end =
  "(?=\\s*(?:$|[.,;!)\\n+]|(?:and|with|w|plus|for|before|after|while|then|but|standing|in|at)\\b))";
const ofIt = "(?: of (?:it|them|that|those|his|hers|theirs))";
const piece = "(?:legs?|thighs?|breasts?|wings?|drumsticks?)";

/** `$<name>` in a replacement is the group of that name. */
export const foodsOfOthers = parsePatternRows(String.raw`
  \b${otherPerson} ${served} ${article}${name}${joint}${eating} ${approximately}${count} ${unit}${ofIt}?${also}${end}
  = I had $<count> $<unit> of $<name>
  + [toddler had mac n cheese, i had 3 spoons of it] and a tuna salad
  + [mum made spag bol i had like 2 bowls] w cheese
  + [My wife made chilli and I had two bowls], then tea
  - mum made soup and I had an apple
  - my wife made lasagne, I had half
  \b${otherPerson} ${served} ${article}${name}${joint}${eating} ${approximately}${count}${ofIt}${also}${end}
  = I had $<count> $<name>
  + [kids had nuggets so i ate 2 of those too]
  + [the kids got doughnuts and I ate one of them]
  - kids had nuggets so I had a salad
  \b${otherPerson} (?:did ?n['’]?t|did not|could ?n['’]?t|could not|never) (?:finish|eat|want|touch)(?: all(?: of)?)? (?:their|his|her|the|my) ${name}${joint}(?:did|(?:finished|ate|had|scoffed|hoovered|polished)(?: off)? (?:it|them)(?: (?:off|up|all|myself))*|had to)${end}
  = I had $<name>
  + [Kids didnt finish their fish fingers so I did], 3 fingers
  + [my son did not want his toast so I ate it]
  - kids didn't finish their peas, I had soup
  \b(?:finished|ate|had|polished off|hoovered up|scoffed) (?:off )?(?:up )?(?:(?:the|my|our) )?(?:(?:wee|little) )?${anyOf("kids? kiddos? childrens? sons? daughters? toddlers? babys? boys? girls? ones")}['’]?s?['’]? (?:leftover )?${name},? ${approximately}${count} ${unit}(?: (?:of it|left|worth|of (?:leftovers|it) left))*${end}
  = had $<count> $<unit> of $<name>
  + [finished kids mac n cheese, maybe 4 bites left]
  + [ate my sons porridge, about 3 spoons left], and coffee
  - ate the kids pizza, 2 slices each
  (?<=^|[.;\n] ?)(?!i\b)(?:[a-z]+ )?chicken,? (?:was )?(?:shared |split )?(?:between|among|for) (?:the )?(?:\d|two|three|four|five|six) (?:of us|people),? (?:and )?i (?:just |only )?(?:had|ate|took|got) ${count} (?<cut>${piece})
  = I had $<count> chicken $<cut>
  + [Rotisserie chicken between 4 of us, I had a leg] and thigh
  - chicken between 4 of us, I had a quarter
  (?<=^|[.;\n] ?)${name} for (?:the|my|our) [a-z' ]{0,25}${anyOf("breakfast brunch lunch dinner party birthday")}[.!,]{1,3} (?:and )?i (?:only |just )?(?:had|ate) (?<eaten>\d{1,2}|${numberWordsBetween(2, 12).join("|")})(?=\s*(?:$|[.,;)\n]))
  = I had $<eaten> $<name>
  + [Pancakes for the kids birthday breakfast! I had 4], american style
  - pancakes for my breakfast, I had 4 eggs
`);
