/** Yields and shares of dishes in other words. */
import { anyOf, parsePatternRows } from "../pattern-rows.ts";
import { relations } from "./people.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

const number = `(?:\\d{1,2}|${numberWordsBetween(2, 20).join("|")})`;
const fraction =
  "(?:half|(?:an?|one|two|three) (?:thirds?|quarters?|fifths?|sixths?|eighths?)|\\d ?\\/ ?\\d{1,2}|\\d{1,2} ?%)";
const person = `(?:he|she|they|(?:my |our |the )?(?:${anyOf(relations)}|kids?|hubby|bf|gf|boys|girls))`;

/** In the order in which they are applied. */
export const shares = [
  /** For how many people a dish is. */
  parsePatternRows(String.raw`
    [,;]?(?: (?:and|so|which|but))?\s(?:(?:it|that|this|which|they)(?:['’]?s| is| was| are)? )?(?:(?:meant|supposed|intended|designed|said|enough) to|should|would|will|could) (?:easily |probably |comfortably |really )?(?:serve|feed|be for|do for|be enough for|make enough for)s? (?=${number}\b(?! ?(?:g|kg|ml|cups?|minutes|hours|weeks|days)\b))
    = , serves
    + 50 grams of oats[ it's meant to serve ]eight
    + 4 eggs[ and it should feed ]6 people
    + 2 leeks[, which would serve ]4
    - it should be nice
    - it's meant to be two hours
    [,;]?(?: (?:and|so|which|but))?\s(?:(?:it|that|this|which)(?:['’]?s| is| was)? )?meant for (?=${number}\b(?! ?(?:lunch|dinner|breakfast|g|kg|ml|cups?|minutes|hours|weeks|days)\b))
    = , serves
    + two leeks[ meant for ]four
    - it was meant for lunch
  `),
  /** A second share at another time: "one at 8, the other at 3 pm". */
  parsePatternRows(String.raw`
    (?<=\b(?:one|${number}) (?:at|for|after|with|before|in|this|as|around|about)\b[^.;\n]{2,40}?(?:,| and|;)(?: and| then)? )the (?:other|second|last)(?: one)?(?= (?:at|after|before|around|as|this|later|tonight|with (?:the|my|an?)|for (?:${anyOf("breakfast brunch lunch dinner tea supper snack elevenses")}|an? )|in the (?:morning|afternoon|arvo|evening))\b)
    = one
    + two of them, one at 8 in the morning, [the other] at 3 pm
    + 1 bar, one for lunch and [the other one] after the gym
    - one in the fridge, the other in the freezer
    (?<=\b(?:one|${number}) (?:at|for|after|with|before|in|this|as|around|about)\b[^.;\n]{2,40}?(?:,| and|;)(?: and| then)? )the other (?=${number} (?:at|after|before|around|as|this|later|tonight|with (?:the|my|an?)|for (?:${anyOf("breakfast brunch lunch dinner tea supper snack elevenses")}|an? )|in the (?:morning|afternoon|arvo|evening))\b)
    + one after lunch and [the other ]two with the film
  `),
  /** How sure the person is of a share. */
  parsePatternRows(String.raw`
    (?<=\b${person} (?:ate|had|took|got|finished|drank) (?:almost |nearly )?(?:most|half|the rest|more|the bulk)(?: of (?:it|them|that|those|the \w+))?,? )(?:so |and |but )?(?:i|i['’]?d|id|i would) (?:guess|say|reckon|think|estimate)(?: (?:that )?i (?:had|ate|got|took))?(?: about| around| maybe| roughly| like)* (?=${fraction})
    = i had
    + she had most of them, [I'd guess ]1/4 for me
    + he ate most of it, [I guess ]a third for me
    - I'd guess 1/4
  `),
].flat();
