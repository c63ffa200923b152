/** Where and with what a food was cooked or eaten, which are not foods: "in the pan", "with two spoons". */
import { anyPhrase, parsePatternRows } from "../pattern-rows.ts";

const cookware =
  anyPhrase(`pan, frying pan, frypan, fry pan, sauce pan, saucepan, sauté pan, skillet, wok, griddle, griddle pan, oven, mini oven,
  toaster oven, dutch oven, air fryer, airfryer, air-fryer, deep fryer, slow cooker, rice cooker, crockpot, crock pot, instant pot,
  pressure cooker, microwave, grill, hob, stove, stovetop, toaster, blender, food processor, steamer, bamboo steamer, casserole dish,
  baking dish, oven dish, baking tray, baking sheet, roasting tin, roasting tray, sheet pan, bread maker, bread machine, thermomix,
  cast iron, thermos, lunchbox, lunch box, bento box, mixing bowl, waffle iron, sandwich maker, panini press, sous vide`);
const cutlery = anyPhrase(
  `spoons, forks, straws, chopsticks, knife and fork, toothpicks, cocktail sticks, glasses, plates, bowls`,
);
const kind =
  "(?:(?:dry|hot|large|big|small|little|cast[- ]iron|non[- ]?stick|electric|same|one|hot dry|old|george foreman) )*";
const end =
  "(?=\\s*(?:$|[.,;:!?)\\n+&]|(?:with|w|and|in|for|until|till|then|so|but|at|no|without|using|today|tonight|after|before|i|we|had|ate)\\b))";

export const cookwarePhrases = parsePatternRows(String.raw`
  (?:(?:cooked|made|done|heated|warmed|reheated|whizzed|blended|went) (?:up )?)?(?:in(?:to)?|on|using|from|under|out of|straight from) (?:an?|the|my|our|one) ${kind}${cookware}${end}
  + an egg fried [in the pan]
  + salmon [on a hot griddle], rice
  + steak [in a cast iron skillet] with butter
  + potatoes [from the oven]
  + soup [in my thermos]
  + 300 g mince [went into the pan]
  - rice in a bowl of soup
  - a pan of brownies
  (?<=[a-z] ?,? ?)${kind}pan(?=[- ](?:cooked|grilled|toasted|tossed|browned|heated)\b)
  + burger patty, [pan] cooked
  - pan fried salmon
  (?<=[a-z\d)] ?,? ?)with (?:two|2|three|3|four|4|a couple of|several) ${cutlery}${end}
  + one tiramisu [with two spoons], shared
  + sundae [with 2 straws] and a coffee
  - with two spoons of sugar
`);
