/** Phrasings of who ate how much of a meal, each with the phrasing that the parsers know. Applied before `rewordings`. */
import { parsePatternRows } from "../../pattern-rows.ts";
import { otherEater } from "../people.ts";
import { it, numberWord, someone } from "./fragments.ts";

const people = `(?<people>[2-9]|1\\d|${numberWord})`;
const sharing = "(?:shar(?:ed|ing)|split(?:ting)?|divid(?:ed|ing)|went halves)";
const whole = `(?: (?:${it}|everything|all of it|it all|the (?:whole )?(?:meal|thing|lot|food|plate)))?`;
const share =
  "(?:half|[½⅓⅔¼¾]|[1-9] ?/ ?[2-9]|\\d{1,2} ?%|(?:an?|one|two|three) (?:half|thirds?|quarters?|fifths?))";
/** A share of the meal, or of a food. */
const about = "(?:(?:about|around|roughly|nearly|almost|only|just) )?";
const shareOf = `${about}(?<share>${share}(?: (?:of|the|my) (?:(?!to\\b|was\\b|went\\b|ended\\b)\\S+ ?){1,4}?)?)`;
/** A person: "my wife", "Anna", "the dog"; no speaker and no adverb. */
const person = `(?:${someone}|(?!(?:i|we|it|you|only|just|about|actually|probably|maybe|then|and|also|so|that|to|had|ate)\\b)[a-z]+)`;
const taking = "(?:had|ate|got|took|finished|drank|has|have)";

export const shareRewordings = parsePatternRows(String.raw`
  ^(?:(?:we|there)(?:'re| were| was| are) )${people}(?: of us| people| persons| friends)?(?:,? (?:and |so |all )?(?:we )?(?:all )?${sharing}${whole})?(?: equally| evenly| fairly)?$
  = split between $<people> of us
  + [we were four, shared equally]
  + [there were three of us sharing]
  + [we were 3 people and shared it]
  - we were late
  ^${people}(?: of us| people)? (?:ate|had)${whole} together$
  = split between $<people> of us
  + [three of us ate it together]
  ^(?<what>(?:i |we )?${sharing}${whole}) (?:by|amongst?|between) ${people}(?: of us| people| persons)?$
  = $<what> between $<people> of us
  + [shared by 4]
  + [divided by 3 people]
  + [we shared it amongst 5]
  ^(?<what>.+?) (?:was|were|got) (?:shared|split|divided)(?: equally| evenly)? (?=(?:between|among|with) |\w+ ways$)
  = shared $<what>
  + [the pizza was shared ]between 3
  + [the naan got split ]two ways
  - the pizza was shared
  ^(?:i |we )?(?:ate|had|eat|finished)${whole}(?: together)? (?<who>with ${person})(?:,? (?:and )?(?:so )?(?:half each|we each had half|50 ?[/-] ?50|half and half|equally|halves))$
  = shared $<who>
  + [ate this together with my boyfriend, half each]
  - had it with my boyfriend
  ^(?:(?:me|i) and (?<one>${person})|(?<other>${person}) and (?:me|i)) (?:ate|had)${whole} together$
  = shared with $<one>$<other>
  + [me and Anna ate it together]
  ^(?:i |we )?(?:went|go|did) (?:halves|half and half|50 ?[/-] ?50|halfsies) (?=with )
  = shared
  + [I went halves ]with Anna
  ^(?:and )?${person} ${taking} ${about}(?<share>${share}(?: of (?:it|that|this|them|the .+))?)$
  = left $<share>
  + [Anna ate half of it]
  + [my sister had a third of the rice]
  - I had half
  - only had half
  ^(?:and )?${person} ${taking} the other half(?<what> of .+)?$
  = left half$<what>
  + [my sister finished the other half]
  + [Anna had the other half of the pizza]
  ^(?:i |we )?(?:gave|passed|fed|handed) ${shareOf} (?:away|to .+)$
  = left $<share>
  + [gave half of it to my sister]
  + [I gave a third of the rice away]
  - gave half a pizza to my sister
  ^(?:i |we )?(?:gave|fed) ${someone} ${shareOf}$
  = left $<share>
  + [gave my sister half of the bibimbap]
  ^${shareOf} ?(?:was|were|went|is|are|(?:has |have )?ended up) (?:left(?: over| uneaten)?|uneaten|(?:thrown|binned|tossed) ?(?:away|out)?|saved(?: for .+)?|(?:for|to) (?:${person})|(?:my|our) ${otherEater}(?:'s|s')|(?:in|into|to|on) the (?:bin|trash|rubbish|floor|fridge|freezer|dog|cat))$
  = left $<share>
  + [half of the rice was left]
  + [half of it went in the fridge]
  + [half of the chips ended up in the bin]
  + [half the chips went in the bin]
  + [a third of this was for my wife]
  ^(?:i |we )?(?:took|saved|kept|put|brought|packed|froze|stored|threw) ${shareOf} ?(?:home|back|away|aside|(?:for|until) (?:later|tomorrow|the next day|lunch|dinner|work)|(?:in|into) the (?:fridge|freezer|bin))(?: (?:with me|for (?:later|tomorrow)))?$
  = left $<share>
  + [took half home]
  + [saved half for tomorrow]
  + [put a third of the curry in the fridge]
  - took half the rice
  ^(?:i )?(?:had|ate|drank) (?:${it}|(?:that|the) (?:whole )?(?:thing|meal|portion)) twice$
  = double it
  + [I ate it twice]
  ^(?<count>\d+|${numberWord}) (?:of (?:them|those|these) )?(?:was|were|went to|is) (?:(?:my|our|the|for (?:my|our|the)) ${otherEater}(?:'s|s')?|for (?:my|our|the) ${otherEater})$
  = gave $<count> of them
  + [one was my brother's]
  + [two of them were for my kids]
  ^(?<what>(?:\d+|${numberWord}) .+?) (?:was|were) (?:left(?: over| uneaten)?|uneaten|not eaten)$
  = left $<what>
  + [one gyoza was left over]
  + [2 slices were left]
`);
