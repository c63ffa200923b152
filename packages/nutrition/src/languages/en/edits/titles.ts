/** Phrasings that name a meal, and that undo the latest edit. */
import { anyOf, parsePatternRows } from "../../pattern-rows.ts";
import { mealNames } from "../meal-names.ts";
import { meal, numberWord } from "./fragments.ts";

/** The name of one of the four meals, which is not a title. */
const mealName = `(?:an? |my )?${anyOf([...mealNames.keys()].filter((name) => name !== "brunch").join(" "))}`;

/** "four tablespoons of syrup" is not a title. */
const measured = `(?:an?|half an?|another|${numberWord}) (?:${anyOf("big small large heaped level")} )?${anyOf(`tablespoons? tbsps? teaspoons? tsps? cups? mugs? slices? pieces? scoops? glass(?:es)?
  bowls? plates? spoons? spoonfuls? handfuls? cans? tins? bottles? grams? portions? servings? helpings? sticks? squares?`)} of `;

/** A title ends before a sentence: "Chilli Night, we do it every week". */
const name =
  "(?<title>.+?)(?: please)?(?:, (?:because |since |as |so |and )?(?:we|i|i'm|i've|it|it's|they|he|she|that's|which|my|our|you)\\b.*|, (?:(?:the )?(?:best|worst|nicest|loveliest|greatest|highlight|perfect)|what an?|such an?|my favou?rite|a real|thanks?|thank you|cheers)\\b.*)?";

/** One of them is in each phrasing that gives a title. */
export const titleWords =
  /\b(?:re-?(?:name|title)|call(?:ed)?|named?|titled?|entitled?|dub|christen|label|heading)\b/i;

export const titles = parsePatternRows(String.raw`
  re-?(?:name|title)(?! (?:the )?(?:meal )?(?:type|category)\b)(?: ${meal}(?: one)?)?(?: to| as| into)?[: ] ?${name}
  + rename it to [Taco Tuesday]
  + rename this one to [Taco Tuesday]
  + rename: [Taco Tuesday]
  - rename the meal type to lunch
  + rename it to [Taco Tuesday], we do it every week
  + rename it to [Taco Tuesday], thank you very much
  (?:(?:i|we)(?:'d| would)? |(?:you )?(?:might|may) (?:just )?as well )?(?:call|name|title|dub|christen|entitle|label) ${meal}(?: (?:one|meal))?(?: as)?[: ] ?(?!${mealName}(?:[,.;]|$))(?!(?:double|triple|half|twice|\d.*|(?:two|three|a (?:third|quarter|half)) ?.*|${numberWord}(?:,? .*)?|${measured}.*)$)${name}
  + call this [Taco Tuesday]
  + call this one [Taco Tuesday]
  + call it [Sunday brunch]
  + name it [Brunch]
  + you might as well name it [Pool Day]
  + we call it [Taco Tuesday]
  + label this [Taco Tuesday]
  - call it lunch
  - call it lunch, and 200 g of lasagna
  - call it double
  - call it nine
  - call it four tablespoons of syrup
  - call Taco Tuesday
  (?:title|heading)(?: it)?[: ] ?(?!(?:is|was|should|to)\b)${name}
  + title [Taco Tuesday]
  + heading: [Taco Tuesday]
  give ${meal}(?: (?:one|meal))? the (?:title|name)[: ] ?${name}
  + give this one the title [Taco Tuesday]
  (?:change|set|make|update|edit) (?:the |its |my )?(?:title|name|heading)(?: of (?:it|this|the meal))?(?: to(?: be)?| into|:)? ${name}
  + change the title to [Taco Tuesday]
  (?:(?:for|as) )?(?:(?:the|its|my) )?(?:meal |new )?(?:title|name|heading)(?: (?:should|could|can)(?: just)? (?:be|read|say)| is| to|:| ?=) ?${name}
  + the heading should read [Taco Tuesday]
  + new title: [Taco Tuesday]
  + the name should be [Taco Tuesday]
  + for the title: [Taco Tuesday]
  + title = [Taco Tuesday]
  (?:it(?: should be| is|'?s)|this(?: should be| is)) (?:called|named|titled) ${name}
  + it's called [Taco Tuesday]
  + this is called [Taco Tuesday]
  (?:i'd like|i want|i would like|please have|have) ${meal}(?: to be)? (?:called|named|titled) ${name}
  + I'd like it titled [Taco Tuesday]
  (?<title>(?!(?:and|but|so|the) ).+?) is (?:what|how) (?:i|we)(?:'d|'ll| would| want to| will)? (?:call|name|title) ${meal}
  + ["Taco Tuesday"] is what I'd call it
  (?:(?:use|put|set|take|have|go with|give it|i want|i'd like|make it|let'?s (?:use|have|go with)|it should have) )?(?!(?:i|we|it|that|this|for|as) )(?<title>[^:;]+?),? (?:please,? )?(?:as|for) (?:(?:the|a|its|my|the meal'?s|this meal'?s) )?(?:title|name)(?: (?:of|for) (?:this|it|the meal|this one|this meal))?(?: please)?
  + [Sushi with Kenji] as the title
  + [Schnitzel at Oma's] for the title
  + use [Train Breakfast] as its name
  - as the name says
`);

const last = "(?:that|this|the|my)? ?(?:last|latest|previous|recent)? ?";
const asBefore =
  "(?:to )?(?:exactly )?(?:how|as|what|the way) (?:it|things|everything) (?:was|were)(?: (?:before|originally|at first|earlier))?";

export const undoPhrases = parsePatternRows(String.raw`
  (?:undo|revert|reverse|rewind|cancel|roll back|take back|(?:forget|scrap|scratch|ignore|drop|bin|delete|remove)(?= ${last}(?:change|edit|update|correction|instruction)s?\b))(?: (?:it|that|this|everything|all(?: of (?:it|that))?|${last}(?:change|edit|update|one|thing|step|correction|instruction)s?|(?:what|whatever|the thing) (?:you|i)(?:'ve| have)?(?: just)? (?:did|done|changed|said|wrote|typed|asked(?: for)?)))?(?: (?:just )?now| again| (?:to|on|in) (?:my|this|the) (?:meal|entry))?
  + undo what you've just done
  + forget that last change
  - forget the rice
  + undo the last change
  + revert
  - undo the rice
  (?:take|put|change|turn|set|switch|bring) (?:it|that|this|everything|things)(?: all)? back(?: (?:again|${asBefore}))?
  + put it back how it was
  - put it back to 14 g
  (?:forget|scrap|scratch|ignore|drop|bin|delete) (?:all )?(?:what|whatever|that|everything) i(?:'ve| have)? (?:just )?(?:told you|said|did|wrote|typed|asked(?: for)?|changed)(?: (?:just now|there|before))?
  + scrap what I just told you
  (?:that (?:was|is) (?:wrong|not right|a mistake)|sorry|oops|my mistake)[,.;]? (?:please )?(?:undo|revert|go back)(?: (?:it|that|this|${asBefore}))?
  + that was wrong, undo
  + that was wrong go back to how it was
  (?:go|change|switch|take me) back to the (?:previous|last|old|original|earlier) (?:version|one|meal|state)
  + go back to the previous version
  (?:bring|get|put|give me|restore|return to|go back to|switch to|want|i want|i'd like|use|load|show)(?: back)? (?:the|my|its) (?:(?:previous|last|old|original|earlier|first|prior|former) (?:version|meal|state|entry|log)|(?:version|meal|state|entry|log|one) (?:from (?:before|earlier)|(?:of |from )?an? (?:second|sec|minute|moment|while) ago|(?:that )?i had(?: before)?|before (?:that|this|the (?:last )?(?:change|edit))))(?: (?:back|again))?
  + bring back the version from before
  + bring the old version back
  + restore the previous entry
  - bring back the rice
  (?:forget|scrap|scratch|ignore) (?:all )?(?:what|whatever|that|everything) i(?:'ve| have)? (?:just )?(?:told you|said|did|wrote|typed|asked(?: for)?|changed) (?:(?:just now|(?:a|one) (?:second|sec|moment|minute) ago)(?: (?:about|on|with) (?!the |my )[a-z]+)?)
  + forget what I said a second ago about doubling
  - forget what I said about the rice
  (?:go )?(?:back )?${asBefore}|go back(?: to before)?
  + go back to how it was
  restore (?:it|that|the meal)
  + restore it
  never ?mind(?: that| the last change)?
  + never mind
`);
