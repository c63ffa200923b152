import type { EditOperation } from "../edits.ts";
import { highCount } from "../estimate/portions/portion-by-household.ts";
import type { EditContext } from "./edit-context.ts";
import { type EditRefused, isRefused, refuse } from "./edit-outcome.ts";
import { findItemIndex } from "./find-item-index.ts";
import { findItem, findTarget } from "./find-target.ts";
import { readSaid, type SaidWithRest } from "./read-leading-amount.ts";

type Read = readonly EditOperation[] | EditRefused | undefined;

const amountLead =
  /^(?:(?:(?:make|change|set|update|correct|adjust|fix)(?: (?:it|that|this))?(?: to)?|it was|it's|it is|that was|there (?:was|were)|(?:i|we)(?:'ve)?(?: only| just| actually| really)*(?: have)?(?: had| ate| drank| used| eaten)|(?:had|ate)(?: only| just)?|should (?:be|have been)|it should (?:be|have been)|only|just|actually|they were|we had|was|were|(?:eating|having)(?: only| just)?)\s+)/i;
const notThat =
  /[,]?\s+(?:not|instead of|rather than|and not)\s+(?:\d[\d./]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half)(?:\s*(?:g|grams?|slices?|cups?|ml|oz|pieces?|tbsp|tsp|of them))?$/i;
const ofThem = /^(?:of )?(?:it|them|that|in total|total)$/i;

/** Reads "make it 200 g rice", "3 eggs not 2", "2 slices", "5 strawberries", "50 g of each". */
export function readLeadingAmount(words: string, scene: EditContext): Read {
  const plain = words
    .replace(notThat, "")
    .replace(/\s+(?:instead|in total|total|altogether|overall)$/i, "")
    .replace(amountLead, "")
    .replace(amountLead, "");
  const said = readSaid(plain, scene) ?? readWhole(plain, scene);
  if (!said) return undefined;
  if (/^(?:of )?each(?: one)?$|^of everything$/i.test(said.rest)) {
    return scene.items.map((_, item) => amountOperation(item, said, scene));
  }
  const rest = said.rest.replace(ofThem, "");
  const place = findItemIndex({ ...said, rest }, scene);
  if (place !== undefined) return [amountOperation(place, said, scene)];
  return rest === "" && !said.isArticle ? refuse("several-items", words) : undefined;
}

/** "a whole avocado" of what was half of one. */
function readWhole(words: string, scene: EditContext): SaidWithRest | undefined {
  const name = /^(?:the |an? |all )?(?:whole|full|entire) (.+)$/i.exec(words)?.[1];
  const place = name === undefined ? undefined : findItem(name, scene);
  const { count = 1 } = scene.items[place ?? -1]?.item.portion ?? {};
  return count < 1 ? readSaid(`one ${name}`, scene) : undefined;
}

const named = [
  /^(?:(?:make|change|set|update|correct|adjust|fix|put|drop|bump|bring|cut|lower|raise|increase|reduce|take|move|upgrade|upsize|downsize)\s+)?(?<name>.+?)(?:\s+(?:up|down|back))?(?:\s+from\s+\S+(?:\s+\S+)?)?\s*(?::|\s(?:to|=|-|–|—|was|were|is|are|should be|should have been|at|as|in|like|maybe|about|around|say|nearer|for)(?:\s+(?:actually|only|just|really|about|around|more like|closer to|probably))*)\s+(?<amount>.+)$/i,
  /^(?:(?:make|change|set|update)\s+)?(?<name>.+?)\s+(?<amount>(?:\d|½|half |an? |one |two |three |four |five |six ).*)$/i,
  /^(?:make|have|order|get)\s+(?:the|my|that|both|each)\s+(?<name>.+?)\s+(?<amount>(?:extra[- ]?)?(?:small|medium|large|regular|grande|venti|tall|jumbo))$/i,
];

/** Reads "the rice was 1 cup", "change the eggs from 2 to 3", "rice: 180 g", "eggs 120 g". */
export function readTrailingAmount(words: string, scene: EditContext): Read {
  const plain = words.replace(notThat, "");
  for (const pattern of named) {
    const { name, amount } = pattern.exec(plain)?.groups ?? {};
    if (name === undefined || amount === undefined) continue;
    const said = readSaid(amount, scene);
    if (said?.rest.replace(ofThem, "") !== "" || said.isArticle) continue;
    return amountOf(name, said, scene);
  }
  return undefined;
}

function amountOf(name: string, said: SaidWithRest, scene: EditContext): Read {
  const plain = name.replace(
    /^(?:i had |(?:it|that|there|they) (?:was|were) )?(?:less|more|fewer|(?:an? )?(?:smaller|bigger|larger|small|medium|large|big|huge)(?:[- ]sized?)?(?: portion of)?)\s+/i,
    "",
  );
  // "change 2 eggs to 3"
  const uncounted = /^(?:\d+|an?|one|two|three|four|five|six)\s+(.+)$/i.exec(plain)?.[1];
  const isCounted = uncounted !== undefined && findItem(uncounted, scene) !== undefined;
  const target = findTarget(isCounted ? uncounted : plain, scene);
  if (isRefused(target)) return target;
  if ("isAll" in target) {
    return scene.items.length === 1 ? [amountOperation(0, said, scene)] : refuse("several-items");
  }
  return target.places.map((place) => amountOperation(place, said, scene));
}

/** A size alone says what each of them was: "the eggs were large" are as many as before. */
function amountOperation(place: number, said: SaidWithRest, { items }: EditContext): EditOperation {
  const { count, rule } = items[place]?.item.portion ?? {};
  const isCounted = rule === "piece-count" || rule === "size-word";
  const amount = said.isSize && isCounted && said.amount === 1 ? (count ?? 1) : said.amount;
  // "rice 150" of what was weighed before is weighed again.
  const isWeighed = rule === "stated-weight" && said.unit === undefined && amount >= highCount;
  const unit = isWeighed ? "g" : said.unit;
  return { kind: "set-amount", item: place, amount, ...(unit === undefined ? {} : { unit }) };
}
