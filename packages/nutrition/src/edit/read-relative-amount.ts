import type { EditOperation } from "../edits.ts";
import type { EditContext } from "./edit-context.ts";
import { type EditRefused, isRefused, refuse } from "./edit-outcome.ts";
import { failureOf, findItemIndex } from "./find-item-index.ts";
import { findItem, findTarget, type Target } from "./find-target.ts";
import { readSaid, type SaidWithRest } from "./read-leading-amount.ts";

type Read = readonly EditOperation[] | EditRefused | undefined;

const wayPattern = /^(more|extra|additional|less|fewer)\b\s*/i;
const isLess = (way: string) => /^(?:less|fewer)$/i.test(way);
const signOf = (way: string) => (isLess(way) ? -1 : 1);
const count = "(\\d+|an?|one|two|three|four|five|six|half an?)";

/** Reads "20 g less rice", "one more egg", "another slice of toast", "reduce the rice by 50 g". */
export function readMore(words: string, scene: EditContext): Read {
  const plain = words
    .replace(
      /^(?:add|have|with|i had|had|ate|i ate|i used|used|put|make it|make that|it was|there was)\s+/i,
      "",
    )
    .replace(/^(?:only|just|about|around|roughly|maybe|probably)\s+/i, "");
  return (
    readBy(words, scene) ??
    readTakenOff(words, scene) ??
    readTakenAway(words, scene) ??
    readAnother(plain, scene) ??
    readCounted(plain, scene) ??
    readMeasured(plain, scene) ??
    readBehind(plain, scene)
  );
}

/** "increase the chicken by 25 g", "bring the rice down by 30 g" */
function readBy(words: string, scene: EditContext): Read {
  const match =
    /^(increase|raise|up|reduce|decrease|lower|cut|drop|bring|bump|take)\s+(?:(up|down)\s+)?(.+?)(?:\s+(up|down))?\s+by\s+(.+)$/i.exec(
      words,
    );
  if (!match) return undefined;
  const [, verb = "", before, name = "", behind, amount = ""] = match;
  const said = readSaid(amount, scene);
  if (said?.rest !== "") return undefined;
  const way = behind ?? before ?? verb;
  const sign = /^(?:increase|raise|up|bump)$/i.test(way) ? 1 : -1;
  return added(findTarget(name, scene), said, sign);
}

/** "take 20 g off the rice" */
function readTakenOff(words: string, scene: EditContext): Read {
  const match =
    /^(?:take|knock|remove|subtract|deduct)\s+(.+?)\s+(?:off|from|away from|out of)\s+(.+)$/i.exec(
      words,
    );
  const said = match && readSaid(match[1] ?? "", scene);
  if (said?.rest !== "" || said.isArticle) return undefined;
  return added(findTarget(match?.[2] ?? "", scene), said, -1);
}

const takenAway = /^(?:remove|take away|take off|take out|subtract|drop|lose|delete)\s+(.+)$/i;
const givenAway =
  /^(?:i |we )?(?:gave|gave away|passed|handed|left|threw away|binned|wasted)\s+((?:\d|an?\b|one|two|three|four|five|six|half an?)(?:\b|(?<=\d)).+?)(?:\s+(?:to|for)\s+(?:my |the |our |his |her )?[a-z]+(?: [a-z]+)?|\s+away|\s+(?:on the plate|behind|over|uneaten))?$/i;

/** "remove 50 g of rice", "remove one egg", "I gave two pieces to my daughter" */
function readTakenAway(words: string, scene: EditContext): Read {
  const name = givenAway.exec(words)?.[1] ?? takenAway.exec(words)?.[1];
  const said = name === undefined ? undefined : readSaid(name, scene);
  if (!said || said.isArticle || said.isSize) return undefined;
  const place = findItemIndex(said, scene);
  return place === undefined ? undefined : added({ places: [place] }, said, -1);
}

/** "another egg", "an extra slice of toast"; undefined where the meal has none, for then it is added. */
function readAnother(words: string, scene: EditContext): Read {
  const rest = /^(?:another|(?:an? |one )?(?:extra|additional|further))\s+(.+)$/i.exec(words)?.[1];
  if (rest === undefined) return undefined;
  const isCounted = /^(?:\d|(?:half|two|three|four|five|six)\b)/i.test(rest);
  const said = readSaid(isCounted ? rest : `one ${rest}`, scene);
  const place = said && findItemIndex(said, scene);
  return said && place !== undefined ? added({ places: [place] }, said, 1) : undefined;
}

/** "one more egg", "two more beers", "one less slice of toast". */
function readCounted(words: string, scene: EditContext): Read {
  const match = new RegExp(`^${count}\\s+(more|less|fewer|extra)(?:\\s+(?!than)(.+))?$`, "i").exec(
    words,
  );
  if (!match) return undefined;
  const [, number = "", way = "", rest = ""] = match;
  const said = readSaid(`${/^an?$/i.test(number) ? "one" : number} ${rest}`.trim(), scene);
  const place = said && findItemIndex(said, scene);
  if (said && place !== undefined) return added({ places: [place] }, said, signOf(way));
  if (rest === "") return refuse("several-items", words);
  return isLess(way) ? failureOf(said?.rest || rest, scene) : undefined;
}

/** "50 g more rice", "20 g less", "half a cup more broccoli", "one slice less". */
function readMeasured(words: string, scene: EditContext): Read {
  const said = readSaid(words, scene);
  const way = said && wayPattern.exec(said.rest);
  if (!said || said.isSize || !way) return undefined;
  const rest = said.rest.slice(way[0].length).replace(/^(?:of|for|on)\s+(?:the\s+)?/i, "");
  const place = findItemIndex({ ...said, rest }, scene);
  if (place !== undefined) return added({ places: [place] }, said, signOf(way[1] ?? ""));
  return rest === "" ? refuse("several-items", words) : failureOf(rest, scene);
}

/** "rice 20 g more" */
function readBehind(words: string, scene: EditContext): Read {
  const match =
    /^(.+?)[:,]?\s+(\d.*?|an?\s.+?|one\s.+?|half\s.+?)\s+(more|less|fewer|extra)$/i.exec(words);
  const said = match && readSaid(match[2] ?? "", scene);
  const name = (match?.[1] ?? "").replace(/\s+(?:was|should be|by)$/i, "");
  const place = match ? findItem(name, scene) : undefined;
  if (said?.rest !== "" || place === undefined) return undefined;
  return added({ places: [place] }, said, signOf(match?.[3] ?? ""));
}

function added(target: Target | EditRefused, said: SaidWithRest, sign: number): Read {
  if (isRefused(target)) return target;
  if ("isAll" in target) return refuse("several-items");
  const { amount, unit } = said;
  return target.places.map((item) => ({
    kind: "add-amount",
    item,
    amount: sign * amount,
    ...(unit === undefined ? {} : { unit }),
  }));
}
