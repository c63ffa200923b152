/** Signs in instructions: "+ 10 g chia", "coke -> sprite". */
import { parsePatternRows } from "../../pattern-rows.ts";

/** Signs in place of words. */
export const signs = parsePatternRows(String.raw`
  (?<![\d.,])(?<thousands>[1-9]\d{0,2}),(?<hundreds>\d{3})(?![\d.,]\d| ?(?:kg|l|litres?|liters?)\b)|(?<![\d.,])(?<ofKcal>[1-9]\d?)\.(?<rest>\d{3})(?= ?(?:k?cals?|k?calories|kj|kilojoules)\b)
  = $<thousands>$<hundreds>$<ofKcal>$<rest>
  + it was [1,150] calories
  + it was [1.150] kcal
  - it was 1,250 kg
  (?<=^|[,;\n] *)\+ ?(?=\S)
  = add
  + [+ ]10 g chia
  (?<=^|[,;\n] *)[-–−] ?(?=\d+ (?!(?:kg|mg|gr|ml|cl|dl|oz|lb)\b)[a-z]{2,})
  = remove
  + [-]1 beer
  - -20 g
  ^(?:and|plus) (?<food>(?!the |my |it |no )[a-z][a-z ]*?),? (?<amount>\d[\d.,/]* ?(?:g|grams?|ml|oz|tbsp|tsp|tablespoons?|teaspoons?|cups?|slices?|pieces?|scoops?))$
  = with $<amount> $<food>
  + [and ketchup, 1 tbsp]
  - and the rice 200 g
  ^(?<food>[a-z][a-z ]*?):? ?(?:\+|plus) ?(?<amount>\d[\d.,]* ?(?:g|grams?|ml|oz|kg))$
  = $<food> $<amount> more
  + [rice +50g]
  - rice + 50 g salmon
  ^(?<food>(?!.*\b(?:was|were|is|weighed|make|set|change|put)\b)[a-z][a-z ]*?):? (?:[-–−]|minus )(?<amount>\d[\d.,]* ?(?:g|grams?|ml|oz|kg))$
  = $<food> $<amount> less
  + [the salmon minus 30 g]
  - salmon was -50 g
  ^(?<food>[a-z][a-z -]*?),? \(?(?<amount>\d\S*?(?: (?:g|ml|grams?|oz|pieces?|slices?))?)\)?,? (?=(?:instead of|not|rather than|in place of) [a-z])
  = $<amount> $<food>
  + [tuna, 120 g, ]instead of the salmon
  - 120 g tuna instead of salmon
  (?<=[a-z]) 0 ?%(?: fat)?$
  = was fat free
  + yoghurt[ 0%]
  - beer 5 %
  ^(?:from )?(\d\S*) *(?:[-=]>|→|⇒) *(\d.*)$
  = $2 not $1
  + [2 -> 3 beers]
  ^([a-z][a-z ]*?):? (\d\S*) *(?:[-=]>|→|⇒) *(\d\S*)$
  = $1: $3
  + [beers 2 -> 3]
  (?<=^|[,;\n] *)[-–−] *(?=[a-z])
  = remove
  + [- ]fries
  [ ]*(?:[-=]>|→|⇒) *
  = to
  + coke[ -> ]sprite
  (?<=[a-z]) ?= ?(?=\d)
  = =
  + pizza[=]250g
`);

/** Begins an amount that cannot be eaten. */
export const negativeAmount = "^(?:make it )?[-−] ?\\d";
