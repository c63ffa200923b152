/** Phrasings of what was served, ran out or took the place of a food, each with the phrasing that the parsers know. */
import { parsePatternRows } from "../../pattern-rows.ts";

export const servedRewordings = parsePatternRows(String.raw`
  (?<=\S) by (?:mistake|accident)\b
  + they brought me rice[ by mistake] instead of fries
  ^(?:they|he|she|it|the (?:place|shop|cafe|restaurant|machine|canteen|kitchen|bar|store)) only (?:had|did|sold|stocked|does|do|has|have) (?=[a-z])(?!half|one\b|two\b|three\b)
  = it was 
  + [they only had ]pepsi
  ^(?!.*\b(?:and|but|so|what|as|than)\b)(?:so )?([a-z][a-z' -]{2,40}?) it (?:was|is)(?: then)?$
  = it was $1
  + [pepsi it was]
  - so that is what it was
  ^(?:they|he|she|someone|somebody|the (?:waiter|waitress|server|barista|cafe|kitchen|staff|lady|guy|man|place))(?:'d|'ve| had| have)? (?:just )?(?:gave|given|brought|served|handed|got|made|offered) (?:me|us) (?!.* of\b)(.+) instead$
  = had $1 instead
  + [they gave me a baked potato instead]
  ^(?:so )?call it (?=(?:double|triple|half|twice|\d|two\b|three\b|an? (?:third|quarter|half)))
  = it was 
  + [call it ]double
  - call it brunch
  ^(?:(?:i|we) )?(?:had|ate|did) (?:all of )?(?:this|it|that|everything) (?:two times(?: over)?|twice(?: over)?|2 times(?: over)?)$
  = double it
  + [had all of this two times over]
  ^(?:the |my )?(?:pack|packet|label|app|box|menu|website|tracker|bag|receipt) (?:puts|put|has|had|gives|lists) (?:the )?(protein|carbs?|fat|fib(?:re|er)|calories|energy|kcal)(?: at| as| down as)? (\d.*?)(?: for the (?:meal|lot|whole thing|whole meal))?$
  = the meal had $2 $1
  + [the pack puts protein at 48 g for the meal]
  ^both (?:of )?(?:my|the) 
  = the 
  + [both my ]eggs were poached
  (?<=\d.*) as (?:i|we|he|she|they|mum|mom|mam|dad|gran|nan|(?:my|our|the) (?!breakfast|brunch|lunch|dinner|supper|snack)[a-z]+) (?!.*\d)[a-z][a-z' ]+$
  + lamb 200 g instead of 150[ as dad kept topping up plates]
  - 200 g as my snack
  ^there (?:was|were)(?:n'?t any| not any| no) (?=[a-z])(?!.* left (?:over|on)\b)
  = no 
  + [there were no ]fries, only wedges
  ^(?:(?:i|we) )?(?:cut up|grabbed|whipped up|settled for|ended up with|made do with|threw in|opened) (?!.* of\b)(.+) instead$
  = had $1 instead
  + [I cut up a pear instead]
`);
