/** Phrasings that save a meal as a recipe. */
import { parsePatternRows } from "../../pattern-rows.ts";
import { meal } from "./fragments.ts";

const recipe = "(?:an? |the |my )?(?:new |own )?(?:recipe|meal|food|dish)";

export const recipeSavings = parsePatternRows(String.raw`
  (?:save|store|keep|remember|add)(?: ${meal})? (?:as|under) ${recipe} (?:called|named|with the name|under the name(?: of)?)[: ] ?(?<name>.+)
  + save this as a recipe called [Sunday chili]
  + remember the meal as my own recipe named [Sunday chili]
  - save the leftovers
  (?:save|store|keep|remember|add|put)(?: ${meal})? (?:to|in|into|under) (?:my |the )?(?:own )?(?:foods|recipes|meals) (?:as|under)(?: the name(?: of)?)?[: ] ?(?<name>.+)
  + save to my foods as [banana bowl]
  + add this to my recipes as [Sunday chili]
  - add cheese to my foods
  (?:save|store|remember)(?: ${meal})? (?:as|under)(?: the name(?: of)?)?[: ] ?(?!${recipe}(?: (?:called|named)\b|$))(?<name>.+?)(?: recipe)?(?=[.!]?$)
  + save this as [my chili] recipe
  + save as [my chili]
  + save this as [my chili]
  + save the meal under the name of [my chili]
  - save half of the rice
  - save as a recipe
`);
