import type { EditOperation } from "../edits.ts";
import { highCount } from "../estimate/portions/portion-by-household.ts";
import { cutUnits } from "../languages/en/portion-labels.ts";
import type { PortionRule } from "../meal.ts";
import type { EditContext } from "./edit-context.ts";
import { type ClauseReading, isRefused, refuse } from "./edit-outcome.ts";
import { findItem, findItemIndex, findWholeTarget } from "./find-target.ts";
import { readStatedAmount, type StatedAmountWithRest } from "./read-leading-amount.ts";

const amountLead =
  /^(?:(?:(?:make|change|set|update|correct|adjust|fix)(?: (?:it|that|this))?(?: to)?|it was|it's|it is|that was|there (?:was|were)|(?:i|we)(?:'ve)?(?: only| just| actually| really)*(?: have)?(?: had| ate| drank| used| eaten)|(?:had|ate)(?: only| just)?|should (?:be|have been)|it should (?:be|have been)|only|just|actually|they were|we had|was|were|(?:eating|having)(?: only| just)?) )/i;
const notThat =
  /[,]? (?:not|instead of|and not) (?:\d[\d./]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half)(?:\s*(?:g|grams?|slices?|cups?|ml|oz|pieces?|tbsp|tsp|of them))?$/i;
const totalling = / (?:instead|in total|total|altogether|overall)$/i;
const ofThem = /^(?:of )?(?:it|them|that|in total|total)$/i;

/** Reads "make it 200 g rice", "3 eggs not 2", "2 slices", "5 strawberries", "50 g of each". */
export function readLeadingAmount(words: string, context: EditContext): ClauseReading {
  const plain = words
    .replace(notThat, "")
    .replace(totalling, "")
    .replace(amountLead, "")
    .replace(amountLead, "");
  const stated = readStatedAmount(plain, context) ?? readWhole(plain, context);
  if (!stated) return undefined;
  if (/^(?:of )?(?:each(?: one)?|everything)$/i.test(stated.rest)) {
    return context.items.map((_, item) => amountOperation(item, stated, context));
  }
  const rest = stated.rest.replace(ofThem, "");
  const place = findItemIndex({ ...stated, rest }, context);
  if (place !== undefined) return [amountOperation(place, stated, context)];
  return rest === "" && !stated.isArticle ? refuse("several-items", words) : undefined;
}

/** "a whole avocado" if the item is half of one. */
function readWhole(words: string, context: EditContext): StatedAmountWithRest | undefined {
  const name = /^(?:the |an? |all )?(?:whole|full|entire) (.+)/i.exec(words)?.[1];
  const place = name === undefined ? undefined : findItem(name, context);
  const { count = 1 } = context.items[place ?? -1]?.item.portion ?? {};
  return count < 1 ? readStatedAmount(`one ${name}`, context) : undefined;
}

const named = [
  /^(?:(?:make|change|set|update|correct|adjust|fix|put|drop|bump|bring|cut|lower|raise|increase|reduce|take|move|upgrade|upsize|downsize) )?(?<name>.+?)(?: (?:up|down|back))?(?: from \S+(?: \S+)?)?\s*(?::|\s(?:to|=|-|–|—|was|were|is|are|should be|should have been|at|as|in|like|maybe|about|around|say|nearer|for)(?: (?:actually|only|just|really|about|around|more like|closer to|probably))*) (?<amount>.+)/i,
  /^(?:(?:make|change|set|update) )?(?<name>.+?) (?<amount>(?:\d|½|half |an? |one |two |three |four |five |six ).*)/i,
  /^(?:make|have|order|get) (?:the|my|that|both|each) (?<name>.+?) (?<amount>(?:extra[- ]?)?(?:small|medium|large|grande|venti|tall|jumbo))$/i,
];

/** Reads "the rice was 1 cup", "change the eggs from 2 to 3", "rice: 180 g", "eggs 120 g". */
export function readTrailingAmount(words: string, context: EditContext): ClauseReading {
  const plain = words.replace(notThat, "").replace(totalling, "");
  for (const pattern of named) {
    const { name, amount } = pattern.exec(plain)?.groups ?? {};
    if (name === undefined || amount === undefined) continue;
    const stated = readStatedAmount(amount, context);
    if (stated?.rest.replace(ofThem, "") !== "" || stated.isArticle) continue;
    return amountOf(name, stated, context);
  }
  return undefined;
}

function amountOf(name: string, stated: StatedAmountWithRest, context: EditContext): ClauseReading {
  const plain = name.replace(
    /^(?:i had |(?:it|that|there|they) (?:was|were) )?(?:less|more|fewer|(?:an? )?(?:smaller|bigger|larger|small|medium|large|big|huge)(?:[- ]sized?)?(?: portion of)?) /i,
    "",
  );
  // "change 2 eggs to 3"
  const uncounted = /^(?:\d+|an?|one|two|three|four|five|six) (.+)/i.exec(plain)?.[1];
  const isCounted = uncounted !== undefined && findItem(uncounted, context) !== undefined;
  const target = findWholeTarget(isCounted ? uncounted : plain, context);
  if (isRefused(target)) return target;
  if ("isAll" in target) {
    return context.items.length === 1
      ? [amountOperation(0, stated, context)]
      : refuse("several-items");
  }
  return target.places.map((place) => amountOperation(place, stated, context));
}

const uncounted: readonly PortionRule[] = ["stated-weight", "default-portion", "assumed-100-g"];

/** A size alone does not change the count: "the eggs were large". */
function amountOperation(
  place: number,
  stated: StatedAmountWithRest,
  { items }: EditContext,
): EditOperation {
  const { count = 1, rule = "default-portion", unit: own = "" } = items[place]?.item.portion ?? {};
  const isCut = cutUnits.includes(own);
  const isCounted = rule === "piece-count" || rule === "size-word" || isCut;
  const isSize = stated.isSize && isCounted && stated.amount === 1;
  const amount = isSize ? count : stated.amount;
  // "rice 150" is in grams if the item was not counted before.
  const isWeight = uncounted.includes(rule) && stated.unit === undefined && amount >= highCount;
  const unit = isWeight ? "g" : isSize && isCut ? `${stated.unit} ${own}` : stated.unit;
  return { kind: "set-amount", item: place, amount, ...(unit === undefined ? {} : { unit }) };
}
