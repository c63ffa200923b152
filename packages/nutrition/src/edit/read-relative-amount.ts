import type { EditOperation } from "../edits.ts";
import type { EditContext } from "./edit-context.ts";
import { type ClauseReading, isRefused, refuse } from "./edit-outcome.ts";
import { failureOf, findItemIndex, findWholeTarget } from "./find-target.ts";
import { readStatedAmount, type StatedAmountWithRest } from "./read-leading-amount.ts";

const number = "(?:\\d|an?\\b|half\\b|one|two|three|four|five|six)";

/** Phrasings with the amount apart from the name. */
const named = [
  /^(?:increase|raise|up|reduce|decrease|lower|cut|drop|bring|bump|take) (?:(?:up|down) )?(?<name>.+?)(?: (?:up|down))? by (?<amount>.+)/i,
  /^(?:take|knock|remove|subtract|deduct) (?<amount>.+?) (?:off|from|away from|out of) (?<name>.+)/i,
  new RegExp(
    `^(?<name>.+?)[:,]?(?: was| should be| by)? (?<amount>${number}.*?) (?:more|less|fewer)$`,
    "i",
  ),
];
/** "remove 50 g of rice", "I gave two pieces to my daughter" */
const takenAway = [
  /^(?:remove|take (?:away|off|out)|subtract|drop|lose|delete) (.+)/i,
  new RegExp(
    `^(?:i |we )?(?:gave|gave away|passed|handed|left|threw away|binned|wasted) (${number}.+?)(?: (?:to|for) (?:my |the |our |his |her )?[a-z]+(?: [a-z]+)?| away| (?:on the plate|behind|over|uneaten))?$`,
    "i",
  ),
];
/** "50 g more rice", "one more egg", "half a cup more broccoli", "one slice less" */
const compared = new RegExp(`^(${number}.*?) (more|less|fewer)\\b(?: (?:on )?(?!than)(.+))?$`, "i");
const another = /^(?:another|(?:an? |one )?(?:extra|additional|further)) (.+)/i;
const lessening =
  /^(?:reduce|decrease|lower|cut|drop|take|knock|remove|subtract|deduct)\b|\b(?:less|fewer|down)\b/i;

/** Reads "20 g less rice", "one more egg", "another slice of toast", "reduce the rice by 50 g". */
export function readMore(words: string, context: EditContext): ClauseReading {
  const plain = words
    .replace(
      /^(?:add|have|with|i had|had|ate|i ate|i used|used|put|make it|make that|it was|there was) /i,
      "",
    )
    .replace(/^(?:only|just|about|around|roughly|maybe|probably) /i, "");
  return (
    readNamed(plain, context) ??
    readTakenAway(words, context) ??
    readAnother(plain, context) ??
    readCompared(plain, context)
  );
}

function readNamed(words: string, context: EditContext): ClauseReading {
  for (const pattern of named) {
    const { name = "", amount = "" } = pattern.exec(words)?.groups ?? {};
    const stated = readStatedAmount(amount, context);
    if (stated?.rest !== "" || stated.isArticle) continue;
    const target = findWholeTarget(name, context);
    if (isRefused(target)) return target;
    if ("isAll" in target) return refuse("several-items", name);
    return target.places.map((place) => added(place, stated, lessening.test(words)));
  }
  return undefined;
}

function readTakenAway(words: string, context: EditContext): ClauseReading {
  const said = takenAway.map((pattern) => pattern.exec(words)?.[1]).find(Boolean);
  const stated = said === undefined ? undefined : readStatedAmount(said, context);
  if (!stated || stated.isArticle || stated.isSize) return undefined;
  const place = findItemIndex(stated, context);
  return place === undefined ? undefined : [added(place, stated, true)];
}

/** Undefined if the meal has no such item, since it is then added. */
function readAnother(words: string, context: EditContext): ClauseReading {
  const rest = another.exec(words)?.[1];
  if (rest === undefined) return undefined;
  const isCounted = /^(?:\d|(?:half|two|three|four|five|six)\b)/i.test(rest);
  const stated = readStatedAmount(isCounted ? rest : `one ${rest}`, context);
  const place = stated && findItemIndex(stated, context);
  return stated && place !== undefined ? [added(place, stated, false)] : undefined;
}

function readCompared(words: string, context: EditContext): ClauseReading {
  const [, amount = "", way = "", rest = ""] = compared.exec(words) ?? [];
  const stated = readStatedAmount(`${amount} ${rest}`.trim(), context);
  if (way === "" || !stated) return undefined;
  const place = findItemIndex(stated, context);
  const isLess = lessening.test(way);
  if (place !== undefined) return [added(place, stated, isLess)];
  if (rest === "") return refuse("several-items", words);
  return isLess || stated.unit !== undefined ? failureOf(stated.rest, context) : undefined;
}

const added = (
  item: number,
  { amount, unit }: StatedAmountWithRest,
  isLess: boolean,
): EditOperation => ({
  kind: "add-amount",
  item,
  amount: isLess ? -amount : amount,
  ...(unit === undefined ? {} : { unit }),
});

const ordinals = "second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const counting = new RegExp(
  `^(?:add |log |plus |(?:i|we) (?:also )?had |i forgot |forgot )?(?:a|the|my) (${ordinals.join("|")}) (?!of\\b|helping|portion|serving)(.+)`,
  "i",
);

/** Reads an ordinal as a count: "a third biscuit", "I had a second slice of pizza". */
export function readOrdinal(words: string, context: EditContext): EditOperation[] | undefined {
  const [, ordinal = "", rest = ""] = counting.exec(words) ?? [];
  const stated = readStatedAmount(`one ${rest}`, context);
  const place = stated && findItemIndex(stated, context);
  if (stated === undefined || stated.rest === "" || place === undefined) return undefined;
  const amount = ordinals.indexOf(ordinal.toLowerCase()) + 2;
  const { unit } = stated;
  return [{ kind: "set-amount", item: place, amount, ...(unit === undefined ? {} : { unit }) }];
}
