/** Phrasings of stated nutrients: "the bowl was 650 kcal", "set the calories of the rice to 220". */
import { parsePatternRows } from "../../pattern-rows.ts";
import { be } from "./fragments.ts";

const ofName = "(?: (?:of|for|in) (?<name>.+?))?";

/** The nutrient before the item and the figure, in the order that is parsed. */
export const nutrientsFirst = parsePatternRows(String.raw`
  (?:\b(?:the|its|total) )*\benergy${ofName} (?:to|at|${be}) (?=\d)
  = $<name> kcal:
  + set [the energy of the rice to ]220
  (?:\b(?:the|its|total) )*\b(?<nutrient>calories|kcal|protein|carbs?|fat|fib(?:er|re)|sugar|salt)${ofName} (?:to|at|${be}) (?=\d)
  = $<name> $<nutrient>:
  + set [the calories of the rice to ]220
`);

/** The words before a figure. */
export const beforeFigures = parsePatternRows(String.raw`
  (?:(?:the|its|their|on the) )?(?:restaurant |shop |food )?(?:menu|label|packet|packaging|box|website|wrapper|jar|tub) (?:says|said|claims|lists|has|shows|states)(?: (?:it(?:'s| is| was| has)|for it))?:?
  + the menu says
  (?!(?:add|plus|with|and|also|(?:i )?(?:had|ate)) )(?:(?:only|make|set|change|correct|update|adjust|put|fix)(?: |$))?(?:(?:the )?total\b|the\b)? ?(?<name>.*?)(?: ?(?:'s|had|has|have|contained|contains|came to|comes to|to|at|as|says|said|:|=|${be}))?
  + the [bowl] was
  + the total[] was
  + set[]
  - add a bar with
`);

/** Separators between figures. */
export const figureJoiners: ReadonlySet<string> = new Set([",", "and", "with"]);

/** Words with a figure. */
export const figures = parsePatternRows(String.raw`
  (?<stated>.*\d.*?)(?: instead)?
  + [the bowl was 650 kcal]
`);
