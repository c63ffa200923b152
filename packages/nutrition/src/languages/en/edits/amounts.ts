/** Phrasings of amounts: "make it 200 g", "the rice was a cup", "one more egg". */
import { parsePatternRows } from "../../pattern-rows.ts";
import { formatNumber } from "../receipts.ts";
import { be, it, number, numberWord, someone } from "./fragments.ts";
import { ordinals } from "./references.ts";

const setting = "(?:make|change|set|update|correct|adjust|fix)";

/** An amount, then maybe its food. */
export const leadingAmounts = parsePatternRows(String.raw`
  (?<only>only )?(?!(?:an? )?extra (?!large|small)[a-z])(?:(?:${setting}(?: (?:it|that|this))?(?: to)?|(?:(?:${it}|there|they) )?${be}|it's|(?:(?:i|we) )?(?:had|have|ate|used|drank|eaten)|eating|having) )*(?<amount>.+?)(?: instead)?
  + [3 eggs]
  + [only ][two slices]
  - extra leaf
  + make it to [200 g rice]
  + I had [50 g of each]
  (?:the |an? |all )?(?:whole|full|entire) (?<whole>.+)
  + the whole [avocado]
`);

/** "50 g of each" */
export const eachItem = /^(?:of )?(?:each(?: one)?|everything)$/i;
/** "the chicken was 180 g cooked" */
export const cookedWeight =
  /^(?:(?:when |once )?cooked(?: weight)?|(?:after|once|when) (?:cooking|it was cooked|they were cooked|draining|grilling|roasting|frying|boiling|baking)|off the grill|on the plate)$/i;
/** "60 g dry", "200 g uncooked weight": the group is the state. */
export const cookingState =
  "^(?:when |of |in |as |while |still )?(dry|uncooked|raw)(?: weight| pasta| rice)?$";
export const isCookingState = /^(?:dry|uncooked|raw)$/i;
export const wordWeighed = (amount: string, state: string, food: string) =>
  `${amount} ${state} ${food.replace(/^(?:cooked|boiled|steamed) /i, "")}`;
/** "200 g of it" */
export const ofThem = /^(?:of )?(?:it|them|that|this|those|these)$/i;

const aim =
  "(?:make|change|set|update|correct|adjust|fix|put|drop|bump|bring|cut|lower|raise|increase|reduce|take|move|upgrade|upsize|downsize)";
/** Words about the old amount. */
const before = `(?:i had |${it} (?:was|were) |there (?:was|were) )?(?:less|more|fewer|(?:an? )?(?:smaller|bigger|larger|small|medium|large|big|huge)(?: sized?)?(?: portion of)?) `;

/** A food, then its amount. */
export const trailingAmounts = parsePatternRows(String.raw`
  (?:${aim} )?(?<name>(?!(?:out|off|away) ).+?)(?: (?:up|down|back))?(?: from \S+(?: \S+)?)?(?: ?:| (?:to|=|-|–|—|${be}|at|as|in|for|say)) (?<amount>.+)
  + [the rice] was [1 cup]
  + change [the eggs] from 2 to [3]
  + [rice]: [180 g]
  (?:${aim} )?(?:${before})?(?<name>(?!(?:out|off|away) |.* (?:${be}|to|at|as|in|for) ${number}).+?),? (?<amount>${number}.*)
  + make [the rice] [250 g]
  (?:make|have|order|get) (?:the|my|that|both|each) (?<name>.+?) (?<amount>(?:small|medium|large|grande|venti|tall|jumbo))
  + make the [latte] [large]
  (?:the )?(?<name>[a-z][a-z ]*?)(?: (?:was|were))? (?:an? )?(?<amount>small|medium|large)
  + [lemonade] [large]
`);

/** A count before the name of an item: "change 2 eggs to 3". */
export const countedName = `^(?:\\d+|an?|${numberWord}) (.+)`;

const less = "(?:less|fewer)";
const adding =
  "(?:(?:only|add|have|with|(?:i )?(?:had|ate|used|drank|finished|grabbed|took)|put|make (?:it|that)|it was|there was) )?";

/** Groups: `amount` of `name`; or `taken` or `another` with its food; `less` if it is subtracted. */
export const differences = parsePatternRows(String.raw`
  (?<less>reduce|decrease|lower|cut|drop|take)(?: down)? (?<name>.+?)(?: down)? by (?<amount>.+)
  + [reduce] [the rice] by [50 g]
  (?:bring|bump) (?<name>.+?) (?<less>down) by (?<amount>.+)
  + bring [the rice] [down] by [50 g]
  (?:increase|raise|up|bring|bump)(?: up)? (?<name>.+?)(?: up)? by (?<amount>.+)
  + increase [the rice] by [20 g]
  (?:add|put|include)(?: another| an? (?:extra|additional|further))? (?<amount>${number}.*?) (?:more )?(?:to|onto|on|in|into) (?<name>.+)
  + add [50 g] to [the rice]
  (?<less>take|knock|remove|subtract|deduct) (?<amount>.+?) (?:off|from|away from|out of) (?<name>.+)
  + [take] [20 g] off [the rice]
  (?<name>.+?)(?: was| should be| by)? (?<amount>${number}.*?) (?:more|(?<less>${less}))
  + [rice] [20 g] [less]
  (?<less>remove|take (?:away|off|out)|subtract|drop|lose|delete) (?<taken>.+)
  + [remove] [50 g of rice]
  (?:(?:i|we) )?(?<less>gave|gave away|passed|handed|left|threw away|binned|wasted) (?<taken>${number}.*?)(?: (?:to|for) (?:${someone}|[a-z]+)| away| on the plate| behind| over| uneaten)?
  + I [gave] [two pieces] to my daughter
  (?:(?:i|we) )?(?<less>gave|passed|handed|fed) (?:${someone}) (?<taken>${number}.*?)
  + [gave] my mate [two of the wings]
  ${adding}(?:another|(?:an? |one )?(?:extra|additional|further)) (?<another>.+)
  + another [slice of toast]
  ${adding}(?<amount>${number}.*?) (?:more|(?<less>${less}))(?: (?<rest>.+))?
  + [50 g] more [rice]
  + [one slice] [less]
`);

/** An ordinal as a count: "a third biscuit". */
export const countingOrdinals = parsePatternRows(String.raw`
  (?:add |log |plus |(?:(?:i|we) )?(?:also )?(?:had|ate|drank) |i forgot |forgot )?(?:a|the|my) (?<ordinal>${ordinals.join("|")}) (?!of\b|more\b|less\b|fewer\b|bigger\b|smaller\b|helping|portion|serving)(?<rest>.+)
  + a [third] [biscuit]
  - the second helping
  - a third more potatoes
`);

export { ordinals };

/** "one of the eggs", "1 egg" */
export const wordOne = (words: string) => `one ${words}`;
/** A measure and its food. */
export const wordOf = (measure: string) => `${measure} of`;

/** "a slice and a half" */
export const unitAndHalf = parsePatternRows(String.raw`
  ^an? ([a-z]+) and a half
  = 1.5 $1s
  + [a bowl and a half] of cereal
`);
/** "a glass of red": a unit that names a drink. */
export const unitOfDrink = / of /i;
/** Around the unit of an amount, and before the words after it. */
export const ofAfterUnit = / ?\bof(?: an?| the)?$/i;
export const ofBeforeRest = /^\s*(?:of\s+)?(?:the\s+|my\s+)?/i;

/** Corrects an amount of an item; without an item of the name nothing is added. */
export const wordOnly = (words: string) => `only ${words}`;

/** An amount, and another one that was wrong: "3 eggs, not 2". */
export const amountCorrections = parsePatternRows(String.raw`
  (?:(?:${it}|there) (?:was|were|is|are) )?(?<kept>(?!.* and .+ (?:not|instead of) )[^,]+?),? (?:and )?(?:not|instead of) (?<gone>(?:${number}|[a-z]+$).*?)(?: of them| k?cals?| calories)?
  + [3 eggs], not [2]
  + [200 kcal] instead of [210] kcal
`);

/** "item 1: 200 ml" */
export const wordAmount = (name: string, amount: string) => `${name}: ${amount}`;

/** "20 g less", "1 more". */
export const wordDifference = (amount: number, unit: string | undefined) =>
  [formatNumber(Math.abs(amount)), unit, amount < 0 ? "less" : "more"]
    .filter((word) => word !== undefined)
    .join(" ");

/** What a weight was served in: the tub of "a 170 g tub of yogurt". */
export const containerAfterWeight =
  /^(?:an? |one |the |my )?\d[\d.,]* ?\p{L}+ (tub|can|bottle|pot|tin|jar|carton|packet|pack|bag|box|glass|cup|mug|bowl|bar|pouch|sachet|steak|fillet|burger)\b/iu;
