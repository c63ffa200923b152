/** Verbs of adding, removing, replacing and setting in other words, each with the verb that the readers know. */
import { parsePatternRows } from "../../pattern-rows.ts";
import { end, name, start, weight } from "./sentences.ts";

const polite =
  "(?:(?:please|pls|just|now|also|then|can you|could you|you can|you could|let's|go ahead and) )*";
/** What cannot begin the food that is added: "throw in the towel", "drop in there". */
const added =
  "(?= (?!(?:the|my|our|your|his|her|their|that|this|these|those|it|there|here|for|at|by|to|from|on|place|case|time|full|total|bed|bin|half|a (?:third|quarter|half)|all|everything)\\b)[a-z\\d])";
/** "a", "2", "some": how what is added begins. */
const counted = "(?= (?:an?|some|another|\\d|one|two|three|four)\\b)";
const named = `(?:the |my |that |those |these |this )(?!(?:first|second|third|fourth|other|last|next|whole|rest|half|extra)\\b)(${name})`;
const gone =
  "(?:got|was|were|ended up|ended up being|getting) (?:thrown (?:away|out)|left(?: behind)?|binned|poured (?:away|out)|dumped|chucked(?: (?:away|out))?|tossed(?: out)?|wasted|sent back|skipped)|(?:did ?n[o']t|did not|never|has not|hasn't) (?:happened|happen|came|come|arrived?|turn(?:ed)? up|show(?:ed)? up|ma[dk]e it(?: to (?:me|my plate|the table))?|exist(?:ed)?)|(?:wasn'?t|was not|isn'?t|is not|weren'?t|were not|was never|were never)(?: even| actually)? (?:there|on (?:it|my plate|the plate)|in (?:it|there)|part of it)|should(?: not|n'?t) (?:be|have been) (?:there|here|on there|in there|on it|in it|listed|counted|logged)|(?:is|was|were|are) (?:a|an|my|your) (?:mistake|error|slip|typo)|(?:was|were|got) (?:logged|added|counted|entered|put in|put there|listed) (?:by|in) (?:mistake|error|accident)|(?:is|was|were|are) (?:someone|somebody|another person)(?: else)?'?s";

export const verbRewordings = parsePatternRows(String.raw`
  ${start}${polite}(?:chuck|throw|toss|bung|pop|whack|stick|sling|plonk|drop|tack|slip|squeeze|lob|pile|shove|fling|tip|stir|mix|factor|slot|tuck|slap|dump|sneak) (?:in|on|onto it|on top|into it|in there|on there)${added}
  = add
  + [chuck in] a boiled egg
  + [please bung on] 20 g cheese
  + [tack on] raisins
  - throw in the towel
  - drop in half
  - I threw in my job
  ${start}${polite}(?:jot|note|write|key|punch|type|mark|pencil|count) (?:down|in|up)${added}
  = log
  + [jot down] a boiled egg
  + [pencil in] 2 figs
  - write down the weight
  ${start}${polite}(?:incorporate|append|insert|register|record|enter)${counted}
  = add
  + [insert] a boiled egg
  + [register] 2 figs
  - enter the weight
  ${start}(?:i |we )?(?:also )?(?:omitted|overlooked|neglected to (?:mention|add|log|list|say)|failed to (?:mention|add|log|list|say)|skipped over|(?:did ?n[o']t|did not|never) (?:mentioned|mention|list|listed|tell you about|told you about|say|said)|forgot to tell you about|should have mentioned|should mention)${counted}
  = forgot
  + [I overlooked] a boiled egg
  + [never mentioned] two figs
  - never mentioned the milk
  ${start}(?:it|this|the meal|my meal|this meal)(?: (?:still|also))* (?:needs|wants|requires|should (?:also )?(?:have|include|list|contain)|is missing|lacks)(?= (?:an?|some|another|\d+|one|two|three|four) (?!bit|little|lot|moment|change|title|name|photo|picture|time))
  = add
  + [it needs] a boiled egg
  + [this also needs] 10 g butter
  - it needs a bit of salt
  - it needs a title
  ${start}(?:and )?(?:i |we )?(?:topped|rounded|finished|polished|capped|ended) (?:it|that|this|things|everything|the meal|the evening) (?:off )?with${counted}
  = also had
  + [I topped it off with] a boiled egg
  - I topped it off with the milk
  ${start}(?:next to|beside|alongside|with) (?:it|that|this|them) (?:was|were|there was|there were|came)${counted}
  = also
  + [next to it was] a boiled egg
  - next to it was the milk
  ${start}(?:it was )?(?:accompanied|followed|joined) by${counted}
  = also
  + [accompanied by] a boiled egg
  - followed by the milk
  ${start}(?:and )?(?:another|one (?:more|other)|1 more|final|last) thing[:,-]? (?=(?:an?|some|another|\d|one|two|three|four)\b)
  = also 
  + [another thing: ]a boiled egg
  - one more thing: the milk was mine
  ${start}${polite}(?:(?:cross|scrub|rub|toss|chuck|throw|lop|chop|wipe|pull|yank|clear|zap|blank|knock|sling)(?: (?:off|out|away))|toss|wipe|zap|yank|pull|clear|ignore|disregard|subtract|un-?log|deduct)(?= (?:the|my|that|those|these) ${name}${end})
  = remove
  + [cross off] the milk
  + [chuck out] the boiled eggs
  + [please ignore] the milk
  - ignore what I said
  - pull the rice down a bit
  ${start}(?:less|except(?: for)?|minus|not)(?= (?:the|my|that|those) ${name}$)
  = no
  + [less] the milk
  + [except for] the boiled egg
  - not the milk, the water
  - less than the milk
  ${start}(?:i |we )(?:refused|turned down|declined|sent back|could(?:n'?t| not) (?:face|stomach|stand|bear)|passed on|said no to|did(?:n'?t| not) (?:fancy|feel like|bother with))(?= (?:the|my|any|that|those) ${name}${end})
  = i skipped
  + [I refused] the milk
  + [we couldn't face] the boiled eggs
  - I refused to pay
  ${start}${named} (?:${gone})${end}
  = drop the $1
  + [the milk got thrown away]
  + [the boiled egg never happened]
  + [those figs were logged by mistake]
  - the milk was not there on time
  - the second beer was by mistake mine
  - the second milk was never there
  - the time was a mistake for me
  ${start}${named} (?:i|we) (?:poured (?:away|out|down the sink)|threw (?:away|out)|gave away|binned|sent back|chucked(?: (?:away|out))?|dumped)${end}
  = drop the $1
  + [the milk I poured away]
  - the milk I poured
  ${start}${polite}(?:trim|nudge|amend|dial|crank|ramp|bring|take|push|bump|knock|round|scale|pull|shift|tweak|notch|turn|pare|whittle|pump) (?:the |my |that )?(${name})(?: (?:up|down|back|over|on))? (?:to|at)(?= (?:about |around |roughly )?${weight}\b)
  = change $1 to
  + [nudge the rice up to] 180 g
  + [dial the rice down to] 180 grams
  - nudge the rice to the side
  - bring the rice to 7 pm
  ${start}(?:i |we )(?:measured|weighed|portioned|scooped|dished|ladled|spooned) (?:out|up|off)(?= ${weight}\b)
  = i had
  + [I measured out] 180 g of rice
  - I measured out the rice
  ${start}(?:the |my |that )(${name}) (?:should (?:say|read)|needs to (?:say|read|be)|became|turned into|turned out to be|ended up (?:being|as)|is supposed to be|was supposed to be|was meant to be)(?= (?!(?:the|my|gone|removed|deleted|too|very|so|more|less|bigger|smaller|\d|half|double|about|around|cold|nice|good|bad|hot|great|lovely|awful|off|there|one|two|three|four)\b)[a-z])
  = the $1 was
  + [the milk should say] orange juice
  + [the milk turned into] water
  - the milk turned out to be too much
  ${start}(?:so )?it (?:ended up (?:being|as)|turned out to be|wound up (?:being|as)) (?=(?:an?|the|some) (?!(?:lot|bit|little|waste|disaster|mess|success|treat|feast|nightmare|mistake|great|lovely|nice|good|long|late|busy)\b))
  = it was 
  + [so it ended up being ]a normal coke
  - it ended up being a lot
  ${start}(?:the |my )?(${name})(?:\?+,? (?:no|nope|nah)|,? (?:nope|nah))[,:]? (?=[a-z])
  = not $1, 
  + [milk? no, ]orange juice
  + [milk, nope, ]water
  - milk, no sugar
  ${start}for (?:the )?(${name}),? read 
  = $1 was 
  + [for milk read ]orange juice
  ${start}out with (?:the )?(${name}),?(?: and)? in with (?:the |an? |some )?(?=[a-z])
  = replace $1 with 
  + [out with the milk, in with ]orange juice
`);
