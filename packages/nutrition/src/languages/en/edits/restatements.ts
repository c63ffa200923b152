/** What a person says again, says more exactly or takes back in the same sentence. Applied before an instruction is divided into clauses. */
import { anyOf, parsePatternRows } from "../../pattern-rows.ts";
import { otherPerson } from "../people.ts";
import { numberWordsBetween } from "../spoken-numbers.ts";
import { label } from "./figures.ts";
import { end, name, start } from "./sentences.ts";

const hour = anyOf(numberWordsBetween(1, 12).join(" "));
/** "half twelve", "quarter to one" */
const spokenClock = `(?:(?:half|half past|(?:a )?quarter (?:to|past)|(?:five|ten|twenty) (?:to|past)) (?:${hour}|\\d{1,2}))`;
const digitalClock = "\\d{1,2}[:.]\\d\\d";
/** Words of a person who corrects what was just said. */
const correctingWords =
  "(?:(?:or|oh|ah|er|um|uh|hmm),? )*(?:(?:no,? )?(?:i )?tell a lie|no,? (?:wait|sorry|hang on|actually|i mean)|wait,? no|sorry|i mean|i meant|scratch that|actually|or rather|no(?=,))[,:]?";
/** Kinds of milk and of other drinks. */
const kindOfDrink =
  "(?:full[- ]fat|full cream|whole|semi[- ]skimmed|semi|skimmed|skim|low[- ]fat|diet|zero|regular|normal)";
const drink = "(?:milk|yogh?urt|coke|cola|pepsi|lemonade|latte|cappuccino)";
const kcal = "(?: ?(?:k?cals?|calories))";
const removing = "(?:remove|delete|take (?:off|out)|scrap|drop|lose|ditch)";
const orderVerb =
  "(?:add|had|have|put|include|log|change|make|swap|set|keep|leave|double|halve|move)";
const taking = "(?:had|ate|got|took|has|finished)";
const foodOfShare = `half (?:an? |of (?:the|my) |the |my )(?!(?:it|that)\\b)${name}(?: for me)?`;
const tooGenerous =
  "(?:(?:it|that|this|i|you)(?:['’]s| is| was| were)? )?(?:an? )?(?:bit|little|tad|touch|rather|way|very|too) (?:too )?(?:generous|stingy|heavy(?:[- ]handed)?|mean|optimistic)";
const scaling = "(?:make|halve|double|set|cut|reduce|change|put)";
const looseAmount =
  "(?:scrape|scraping|smear|thin layer|lick|dollop|drizzle|splash|blob|bit|touch|little|knob)";
const wholePlate =
  "(?:the (?:whole|entire) (?:plate|meal|thing|lot|dish|dinner|lunch|breakfast)|the lot|everything|it all|all of it)";

export const restatements = parsePatternRows(String.raw`
  (?<=\d ?(?:k?cals?|calories|kj|(?:g|grams?|ml)(?: of)?(?: [a-z]+)?)),? (?:and )?(?:(?:(?:i|we) (?:read|got|took|saw|found) )?(?:it|that|they|this|those)(?:['’]?s|['’]?re| is| are| was| were)?(?: all)?(?: (?:printed|written|stated|shown|right there|there))? (?:on|from|off)|(?:straight |right )?off|read (?:on|off|from)) (?:the |its |my )?(?:(?:back|front|side|bottom|top|lid)(?: of (?:the|its) )?)?(?:${label}|lid|pot|pouch)?(?<=[a-z])${end}
  + bar is 210 kcal, 21g protein[, its on the wrapper]
  + yoghurt is 140 kcal[, its on the lid]
  + 21 g protein[, off the packet]
  - 20 g cheese, it's on the toast
  (${removing} (?:the |my )?${name}),? (?:(?:and|then) )*also (?:the |my )?(?!${orderVerb}\b)(?=${name}${end})
  = $1 and remove 
  + [remove pickle and also ]yogurt
  + [take out the pickle, also the ]yogurt
  - remove pickle and also add yogurt
  \b((?:do not|don'?t) (?:count|log|include|add) (?:it|that|this|them|those)|(?:leave|take) (?:it|that|this|them|those) out|(?:scrap|remove|delete) (?:it|that|this|them|those)) (?:either|too|as well|neither)${end}
  = $1
  + the banana went back in my bag so [don't count that either]
  \b((?:no|not|never|nor|(?:do|did|have|had|was|were|does|is|are|ca|could|wo)n'?t) [^.;]*?) (?:either|neither)${end}
  = $1
  + [don't count the croissant and don't count the banana either]
  + [don't count the pickle, and the yogurt either]
  + [no toast, and no eggs either]
  - add either
  (take (?:the |my )?${name} (?:off|out|away)|(?:bin|scrap|remove|delete|drop|lose|ditch|don'?t count|leave out) (?:that|it|those|them)),? and (?:also )?(?:the |my )(${name})(?: (?:too|as well|also))${end}
  = $1, remove the $2
  + [take the toast off, and the eggs too]
  + the toast burnt so [bin that, and the eggs too]
  - remove that, and add the eggs too
  \b(?:an?|one|1) (${name}(?: of ${name})?)((?: (?:with (?:it|that|them)|too|as well|also|on the side|after(?:wards)?))*), (?:(?:well|only|just|so|actually|about),? )*half(?: (?:an? one|of (?:one|it|that)))?(?: (?:actually|really|in the end))?(?=\s*(?:$|[.,;!?]))
  = half a $1$2
  + add [a banana, half actually]
  + there was [a sausage too, half of one]
  - a banana, half the rice
  (${foodOfShare}),? (?:and |with |so )?${otherPerson} ${taking} (?:the )?(?:other half|other one|rest)${end}
  = $1
  + [half a naan for me, he had the other half]
  - I had half, he had the other half
  ${start}(?:the|my|that|this) (${name}) (?:(?:i|we)|(?:was|were|got)) (?:shared|split|tore|torn|cut|halved|broke|broken)(?: (?:up|in (?:two|half|2)|down the middle))?(?: with (?:my )?[a-z]+(?: (?:on|at) [a-z]+)?)?,? (?:(?:so|and) )?(?:it['’]?s |it was |that['’]?s )?(?=(?:only )?half (?:an? |the |my )\1\b)
  + [that naan I tore in two with my mate on site so it's ]half a naan
  + [the naan I shared with my mate so it's ]half a naan for me
  ${start}${tooGenerous} (?:on|with|for) (?:the |my )?(?:${name})(?: there| here)?[,.] ?(?:so |and |please )*(?=(?:${scaling} )?(?:the |my )?(?!(?:say|more|about|around|call|maybe)\b)${name} ?(?:half|double|twice|by half|was|were|should|\d)|(?:halve|double) (?:the |my )?${name}${end})
  + [bit generous on the cheese there, ]make the parmesan half that
  - a bit generous on the cheese, remove it
  ${start}${tooGenerous} (?:on|with|for) (?:the |my )?(${name})(?: there| here)?[,.] ?(?:so |and |please )*(${scaling}) (?:it|that)(?=$|[.,;!]| (?:to |about |only |more like |around )*(?:\d|half|by half|double|twice))
  = $2 the $1
  + [a bit heavy on the parmesan there, halve it]
  + [bit generous on the parmesan, make it] 10 g
  ${start}${tooGenerous} (?:on|with|for) (?:the |my )?(${name})(?: there| here)?[,.] ?(?:so |and )?(?:it was |it's |that was |more like |say |call it |about |around )+(?=\d[\d.]* ?(?:g|grams?|ml|oz)${end})
  = the $1 was 
  + [too generous with the parmesan, say ]10 g
  - too generous, say 10 g
  ,? (?:just|only|maybe|about) (?:the |an? )${looseAmount}(?: of it)?,? (?:so |and )?(?=(?:(?:let['’]?s )?(?:call|make) it|let['’]?s say|say|about|around|maybe) (?:an?|\d|one|two|half))
  = ,
  + there was butter on it[, just a scrape, ]call it a teaspoon
  - just a scrape of butter
  ,? (?:(?:let['’]?s )?call (?:it|that)|let['’]?s say) (?=(?:an?|half an?|\d+|one|two|three) (?:small |big |level |heaped )?(?:tea|table)spoons?\b)
  = , about 
  + there was butter on it[, call it ]a teaspoon
  - rename it, call it supper
  (?:\b(?:the|a) )?\b${kindOfDrink}(?: (?:one|kind|sort|stuff))?,? ${correctingWords} (?=(?:the )?${kindOfDrink}\b)
  + a glass of milk, [the full fat, no tell a lie, ]semi skimmed
  - the coke was regular, no diet one
  (?<=\b(?:an?|some|\d+) (?:[a-z]+ of )?)(?:${kindOfDrink} )?(${drink})( after(?:wards)?| too| with it)?, (?:the |a |it was )?(${kindOfDrink})(?: (?:one|kind|sort|stuff))?(?=\s*(?:$|[.,;!?]))
  = $3 $1$2
  + a glass of [milk after, the semi skimmed], 200 ml
  - the milk was skimmed
  - toast was rye, the yoghurt full fat
  \b((?:an?|one|1) ${name}(?: of ${name})?)((?: (?:with (?:it|that|them|(?:the|my) [a-z]+)|too|as well|also|on the side))*),? (?:(?:just |only )?(?:the )?(?:one|1)(?: [a-z]+)?,? (?:and )?not (?:two|three|four|2|3|4)|(?:just|only) (?:the )?(?:one|1))${end}
  = $1$2
  + [a slice of garlic bread with it, one not two]
  + plus [a biscuit with the coffee, only one]
  - 2 eggs, one not two
  \b((?:an?|one|1) ([a-z]+) of ${name}(?: (?:with (?:it|that|them)|too|as well|also|on the side))*),? (?:just |only )?(?:the )?(?:one|1) \2${end}
  = $1
  + [a slice of ham too, just one slice]
  \b(leave|keep) ((?:the |my )?${name}) (?:how|like) (?:it|they) (?:is|are|was|were)${end}
  = $1 $2 as it is
  + [leave the banana how it is]
  ${start}(?:${otherPerson} |i |we )(?:(?:did|has done) the (?:sums|maths?|calories)|(?:worked|added|counted|totted) (?:it|everything|the calories|it all)(?: all)? (?:out|up)|(?:calculated|counted) (?:it|the calories))(?: for ${wholePlate}| on ${wholePlate})?(?!,? (?:for|on|of)\b)(?:,? [^.;\d]*?)?,? (?:so )(?:just )?put (\d{3,4})${kcal}?${end}
  = the whole meal was $1 kcal
  + [my wife did the sums for the whole plate, chili and cornbread together, she got seven forty, so put 740] and I'm not arguing
  - my wife did the sums, so put 740 g
  - my wife did the sums for the chili, so put 740
  ${start}(?:this|that|it)(?: one| meal)? (?:wants|needs|ought|is supposed|is meant) to be (?=(?:under )?(?:breakfast|brunch|lunch|dinner|supper|an? snack|snack)\b)
  = this should be 
  + [this wants to be ]lunch not dinner
  - it needs to be hot
  (?:(?:about|around|at|like) )?${spokenClock}(?:,? ${correctingWords} (?=${spokenClock}|${digitalClock})|,? (?=${digitalClock}))
  = at 
  + had it [about half twelve, no, ]quarter to one
  + [quarter to one, ]12:45
`);
