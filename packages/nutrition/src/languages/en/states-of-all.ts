/** Words that say in which state all foods of a list were weighed: "uncooked weights: 50 g lentils, 70 g rice". */
import { parsePatternRows } from "../pattern-rows.ts";

const state = "(?<state>raw|dry|dried|uncooked|cooked)";
const all =
  "(?:(?:all|both|everything|these|those|are|were|was|is|the|my|of|weighed|weights?|wts?) )*";
const weights = "(?:(?:food |ingredient )?(?:weights?|wts?|amounts?|grams)|everything|all|both)";
/** The first weight of the list and a word of its food. */
const list = String.raw`(?=\s*[-•*]?\s*\d+(?:\.\d+)? ?(?:g|gr|grams?|kg|oz|lbs?) (?:of )?(?!(?:in|total|and|ate|had|i|made|raw|dry|cooked|uncooked|per|each|portion|serving)\b)[a-z]{3})`;
const start = String.raw`(?<=^|[.;!\n(] ?|\b(?:breakfast|brunch|lunch|dinner|supper|tea|snack)(?:,|:| -| was)? ?)`;

/** Before the foods; the group is the state. */
export const statesBeforeAll = parsePatternRows(String.raw`
  ${start}\(?(?:${all}${state} ${weights}|${weights} ${all}${state.replace("state", "stateAfter")}|${all}(?:weighed|measured)(?: out)? ${state.replace("state", "stateWeighed")}|(?:all|both|everything) ${all}${state.replace("state", "stateOfAll")})\)?(?:\s*[:.–=-]|(?<=ts))${list}
  + [uncooked weights:] 50 g red lentils, 70g brown rice
  + dinner, [dry weights:] 75g bulgur, 60g chickpeas
  + [all raw:] 150 g chicken breast, 100g mushrooms
  + lunch [(all weights dry):] 70g couscous, 50g lentils
  + [weighed raw -] 200g cod, 250g potatoes
  + [raw weights] 200g chicken thigh, 80g rice
  - cooked weight: 1400 g in total, had 350 g
  - uncooked weight: 75 g per serving
  - all cooked. Had rice
`);

/** After the foods; the group is the state. */
export const statesAfterAll = parsePatternRows(String.raw`
  (?:[,;.]|[\s,;.–-]+\(|\s[–-])\s*(?:(?:all|both|everything|these|those)(?: (?:are|were|is|was|of|the|them|it|weights?|wts?|amounts?|foods?|ingredients?))* (?:weighed |measured )?${state}(?: (?:weights?|wts?|amounts?))?|${state.replace("state", "stateOfWeights")} (?:weights|wts)|(?:the )?(?:weights|wts|amounts) (?:(?:are|were|all|is) )*${state.replace("state", "stateSaid")})\)?(?=\s*(?:$|[.;!\n]))
  + 80g rice, 120g chicken breast[, all raw weights]
  + 150g rice, 120g chicken breast[, all weighed cooked]
  + 50 g red lentils, 70 g brown rice[ (uncooked weights)]
  + 150g rice and 150g dal[, both cooked weight]
  + 200 g cod and 300 g potatoes[. weights are raw]
  - 80 g rice, all cooked in oil
  - 200 g chicken (raw weight)
`);
