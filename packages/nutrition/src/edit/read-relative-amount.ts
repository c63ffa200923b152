import type { EditOperation } from "../edits.ts";
import type { EditContext } from "./edit-context.ts";
import { type ClauseReading, type EditRefused, isRefused, refuse } from "./edit-outcome.ts";
import { failureOf, findItem, findItemIndex, findWholeTarget, type Target } from "./find-target.ts";
import { readStatedAmount, type StatedAmountWithRest } from "./read-leading-amount.ts";

const wayPattern = /^(more|extra|additional|less|fewer)\b\s*/i;
const isLess = (way: string) => /^(?:less|fewer)$/i.test(way);
const signOf = (way: string) => (isLess(way) ? -1 : 1);
const count = "(\\d+|an?|one|two|three|four|five|six|half an?)";

/** Reads "20 g less rice", "one more egg", "another slice of toast", "reduce the rice by 50 g". */
export function readMore(words: string, context: EditContext): ClauseReading {
  const plain = words
    .replace(
      /^(?:add|have|with|i had|had|ate|i ate|i used|used|put|make it|make that|it was|there was) /i,
      "",
    )
    .replace(/^(?:only|just|about|around|roughly|maybe|probably) /i, "");
  return (
    readBy(words, context) ??
    readTakenOff(words, context) ??
    readTakenAway(words, context) ??
    readAnother(plain, context) ??
    readCounted(plain, context) ??
    readMeasured(plain, context) ??
    readNameFirst(plain, context)
  );
}

/** "increase the chicken by 25 g", "bring the rice down by 30 g" */
function readBy(words: string, context: EditContext): ClauseReading {
  const match =
    /^(increase|raise|up|reduce|decrease|lower|cut|drop|bring|bump|take) (?:(up|down) )?(.+?)(?: (up|down))? by (.+)$/i.exec(
      words,
    );
  if (!match) return undefined;
  const [, verb = "", before, name = "", behind, amount = ""] = match;
  const stated = readStatedAmount(amount, context);
  if (stated?.rest !== "") return undefined;
  const way = behind ?? before ?? verb;
  const sign = /^(?:increase|raise|up|bump)$/i.test(way) ? 1 : -1;
  return added(findWholeTarget(name, context), stated, sign);
}

/** "take 20 g off the rice" */
function readTakenOff(words: string, context: EditContext): ClauseReading {
  const match =
    /^(?:take|knock|remove|subtract|deduct) (.+?) (?:off|from|away from|out of) (.+)$/i.exec(words);
  const stated = match && readStatedAmount(match[1] ?? "", context);
  if (stated?.rest !== "" || stated.isArticle) return undefined;
  return added(findWholeTarget(match?.[2] ?? "", context), stated, -1);
}

const takenAway = /^(?:remove|take away|take off|take out|subtract|drop|lose|delete) (.+)$/i;
const givenAway =
  /^(?:i |we )?(?:gave|gave away|passed|handed|left|threw away|binned|wasted) ((?:\d|an?\b|one|two|three|four|five|six|half an?)(?:\b|(?<=\d)).+?)(?: (?:to|for) (?:my |the |our |his |her )?[a-z]+(?: [a-z]+)?| away| (?:on the plate|behind|over|uneaten))?$/i;

/** "remove 50 g of rice", "remove one egg", "I gave two pieces to my daughter" */
function readTakenAway(words: string, context: EditContext): ClauseReading {
  const name = givenAway.exec(words)?.[1] ?? takenAway.exec(words)?.[1];
  const stated = name === undefined ? undefined : readStatedAmount(name, context);
  if (!stated || stated.isArticle || stated.isSize) return undefined;
  const place = findItemIndex(stated, context);
  return place === undefined ? undefined : added({ places: [place] }, stated, -1);
}

/** "another egg", "an extra slice of toast"; undefined if the meal has none, since it is then added. */
function readAnother(words: string, context: EditContext): ClauseReading {
  const rest = /^(?:another|(?:an? |one )?(?:extra|additional|further)) (.+)$/i.exec(words)?.[1];
  if (rest === undefined) return undefined;
  const isCounted = /^(?:\d|(?:half|two|three|four|five|six)\b)/i.test(rest);
  const stated = readStatedAmount(isCounted ? rest : `one ${rest}`, context);
  const place = stated && findItemIndex(stated, context);
  return stated && place !== undefined ? added({ places: [place] }, stated, 1) : undefined;
}

/** "one more egg", "two more beers", "one less slice of toast". */
function readCounted(words: string, context: EditContext): ClauseReading {
  const match = new RegExp(`^${count} (more|less|fewer|extra)(?: (?!than)(.+))?$`, "i").exec(words);
  if (!match) return undefined;
  const [, number = "", way = "", rest = ""] = match;
  const stated = readStatedAmount(
    `${/^an?$/i.test(number) ? "one" : number} ${rest}`.trim(),
    context,
  );
  const place = stated && findItemIndex(stated, context);
  if (stated && place !== undefined) return added({ places: [place] }, stated, signOf(way));
  if (rest === "") return refuse("several-items", words);
  return isLess(way) ? failureOf(stated?.rest || rest, context) : undefined;
}

/** "50 g more rice", "20 g less", "half a cup more broccoli", "one slice less". */
function readMeasured(words: string, context: EditContext): ClauseReading {
  const stated = readStatedAmount(words, context);
  const way = stated && wayPattern.exec(stated.rest);
  if (!stated || stated.isSize || !way) return undefined;
  const rest = stated.rest.slice(way[0].length).replace(/^(?:of|for|on) (?:the )?/i, "");
  const place = findItemIndex({ ...stated, rest }, context);
  if (place !== undefined) return added({ places: [place] }, stated, signOf(way[1] ?? ""));
  return rest === "" ? refuse("several-items", words) : failureOf(rest, context);
}

/** "rice 20 g more" */
function readNameFirst(words: string, context: EditContext): ClauseReading {
  const match = /^(.+?)[:,]? (\d.*?|an?\s.+?|one\s.+?|half\s.+?) (more|less|fewer|extra)$/i.exec(
    words,
  );
  const stated = match && readStatedAmount(match[2] ?? "", context);
  const name = (match?.[1] ?? "").replace(/ (?:was|should be|by)$/i, "");
  const place = match ? findItem(name, context) : undefined;
  if (stated?.rest !== "" || place === undefined) return undefined;
  return added({ places: [place] }, stated, signOf(match?.[3] ?? ""));
}

function added(
  target: Target | EditRefused,
  stated: StatedAmountWithRest,
  sign: number,
): ClauseReading {
  if (isRefused(target)) return target;
  if ("isAll" in target) return refuse("several-items");
  const { amount, unit } = stated;
  return target.places.map((item) => ({
    kind: "add-amount",
    item,
    amount: sign * amount,
    ...(unit === undefined ? {} : { unit }),
  }));
}

const ordinals = "second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const counting = new RegExp(
  `^(?:add |log |plus |(?:i|we) (?:also )?had |i forgot |forgot )?(?:a|the|my) (${ordinals.join("|")}) (?!of\\b|helping|portion|serving)(.+)$`,
  "i",
);

/** Reads an ordinal as a count: "a third biscuit", "I had a second slice of pizza". */
export function readOrdinal(words: string, context: EditContext): EditOperation[] | undefined {
  const [, ordinal = "", rest = ""] = counting.exec(words) ?? [];
  if (ordinal === "") return undefined;
  const stated = readStatedAmount(`one ${rest}`, context);
  const place = stated && findItemIndex(stated, context);
  if (!stated || stated.rest === "" || place === undefined) return undefined;
  const amount = ordinals.indexOf(ordinal.toLowerCase()) + 2;
  const { unit } = stated;
  return [{ kind: "set-amount", item: place, amount, ...(unit === undefined ? {} : { unit }) }];
}
