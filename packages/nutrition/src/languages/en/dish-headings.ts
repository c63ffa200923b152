/** The name of a dish before the list of what is in it, which is the title of the meal. */
import { anyOf, parsePatternRows } from "../pattern-rows.ts";

const verbs = anyOf("made cooked baked prepared fixed blended mixed");
const beginning = String.raw`^(?:(?:for|at) (?:breakfast|brunch|lunch|dinner|supper|tea),? )?(?:today |tonight )?(?:i |we )?(?:just |also )?`;
/** Words before the name that say nothing about the dish. */
const article = anyOf(
  "a an some my our the big huge large small quick simple easy homemade little nice myself us",
);
/** Words after "made" that do not name a dish: "made for lunch: ...", "made it: ...". */
const noName = anyOf(
  "for at with this that these those it them list plan order meal lunch dinner breakfast brunch supper snack tea",
);
const word = "[a-z][a-z'-]*";
/** A word of a name without such a verb: "i made a salad" is of the first row. */
const plainWord = `(?!(?:${verbs}|${noName}|i|we|had|ate|having|and|then|with|of)\\b)${word}`;
const dish = anyOf(
  `salad soup stew curry chili smoothie shake omelette omelet frittata sandwich wrap burrito bowl oats oatmeal porridge pasta
  pancakes waffles pie lasagne lasagna casserole risotto stir-fry fry bake traybake hash tacos quesadilla toastie
  shakshuka ratatouille bolognese dal dhal`,
);
/** At least two items to the end of the text. */
const items = String.raw`(?:[^.!?\n]|\.\d)*?[,;+&](?:[^.!?\n]|\.\d)*[.!]?\s*$`;
const list = String.raw`(?=\s*(?::\s*\S${items}|\((?=[^()]*,)[^()]+\)\s*[.!]?\s*$))`;

export const dishHeadings = parsePatternRows(String.raw`
  (?<=${beginning}${verbs} (?:${article} )*)(?!(?:${article}|${noName})\b)${word}(?: ${word}){0,3}${list}
  + made a [salad]: lettuce, cucumber, 1.5 tbsp oil
  + for lunch I made a quick [pasta]: 100g penne, pesto, parmesan
  + cooked some [chicken curry]: chicken, coconut milk, onion
  + made [pancakes] (2 eggs, 100g flour, 200 ml milk)
  - made for lunch: eggs, toast
  - made a list: eggs, milk
  - made a salad: lettuce
  - made a salad: lettuce, cucumber. then a coke
  - eggs and made a salad: lettuce, cucumber
  (?<=^(?:my |a |the |big |quick )*)(?!(?:my|a|the|big|quick)\b)(?:${plainWord} ){0,3}${dish}${list}
  + [lentil soup]: lentils, carrots, 1 tbsp oil
  + my [omelette]: 3 eggs, cheese, ham
  + [overnight oats] (oats, milk, berries)
  - lunch: soup, bread
  - soup, bread
`);
