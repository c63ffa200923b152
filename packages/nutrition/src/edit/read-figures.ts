import { readFigure } from "../estimate/chunks/read-figures.ts";
import { readTokens } from "../estimate/segment/food-query.ts";
import type { NutrientId } from "../nutrients.ts";
import type { EditContext } from "./edit-context.ts";
import { type ClauseReading, isRefused, refuse } from "./edit-outcome.ts";
import { findTarget, isPronoun, isWholeMeal } from "./find-target.ts";

type Amounts = Partial<Record<NutrientId, number>>;

const verb = /^(?:make|set|change|correct|update|adjust|put|fix) /i;
const being =
  / ?(?:was|were|is|are|'s|had|has|have|contained|contains|came to|comes to|to|at|as|should be|should have been|says|said|:|=)?(?: (?:only|just|actually|really|about|around|roughly|more like|closer to))*$/i;
const totalling = / (?:in total|total|altogether|overall|instead)$/i;
const notThat = /,? (?:not|instead of) \d+ ?(?:kcal|calories|cal|kj|g|grams?)?$/i;
/** "the calories of the rice to 220": the nutrient before the item and the figure. */
const nutrientFirst =
  /^(?<lead>.*?)(?:the |its |total )*\b(?<nutrient>calories|energy|kcal|protein|carbs?|fat|fib(?:er|re)|sugar|salt)(?: (?:of|for|in) (?<name>.+?))? (?:to|at|was|were|is|are|should be|should have been) (?<figure>\d.*)/i;

/** Reads figures that the user states: "the bowl was 650 kcal", "set the calories to 500", "it had 20 g protein". */
export function readFigures(words: string, context: EditContext): ClauseReading {
  const plain = words
    .replace(notThat, "")
    .replace(totalling, "")
    .replace(nutrientFirst, (...match) => {
      const { lead = "", nutrient = "", name = "", figure = "" } = match.at(-1);
      return `${lead}${name} ${nutrient.replace(/energy/i, "kcal")}: ${figure}`;
    });
  const stated = readTrailingFigures(plain, context);
  if (!stated) return undefined;
  const name = stated.lead.trim().replace(verb, "").replace(being, "").trim();
  if (/^(?:add|plus|with|and|also|i had|had|i ate|ate)\b/i.test(name)) return undefined;
  const isWhole =
    /^(?:the )?(?:total)?$/i.test(name) ||
    verb.test(`${name} `) ||
    isWholeMeal(name) ||
    isPronoun(name);
  const target = isWhole ? ({ isAll: true } as const) : findTarget(name, context);
  if (isRefused(target)) return target;
  const places = "isAll" in target ? [...context.items.keys()] : target.places;
  const [item] = places;
  if (item !== undefined && places.length === 1) {
    return [{ kind: "set-figures", item, amounts: stated.amounts }];
  }
  return isWhole ? scaleToEnergy(stated.amounts, words, context) : refuse("several-items", name);
}

/** The energy of a meal of several foods scales all of them; how another nutrient spreads over them is open. */
function scaleToEnergy(amounts: Amounts, words: string, { meal }: EditContext): ClauseReading {
  const { calories_kcal: stated, ...others } = amounts;
  const known = meal.nutrients.calories_kcal;
  if (stated === undefined || !known || Object.keys(others).length > 0) {
    return refuse("several-items", words);
  }
  return [{ kind: "scale", item: "all", factor: stated / known }];
}

/** The figures at the end of words, and the words before them. */
function readTrailingFigures(words: string, { search }: EditContext) {
  const tokens = readTokens(words, search.index);
  for (const [from, first] of tokens.entries()) {
    const amounts: Amounts = {};
    let at = from;
    for (let read = readFigure(tokens, at); read; read = readFigure(tokens, at)) {
      amounts[read.value.nutrient] = read.value.amount;
      at = read.end;
      while (/^(?:,|and|with)$/.test(tokens[at]?.text ?? "")) at += 1;
    }
    if (at > from && at === tokens.length) return { lead: words.slice(0, first.start), amounts };
  }
  return undefined;
}
