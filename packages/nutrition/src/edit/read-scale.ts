import { readShare } from "../estimate/chunks/read-figures.ts";
import { readTokens } from "../estimate/segment/food-query.ts";
import type { EditContext } from "./edit-context.ts";
import { type ClauseReading, type EditRefused, isRefused } from "./edit-outcome.ts";
import { findWholeTarget, isPronoun, isWholeMeal, type Target } from "./find-target.ts";
import { type Factor, readFraction, readMultiple, readRelative } from "./read-factor.ts";
import { readStatedAmount } from "./read-leading-amount.ts";

const eatingLead =
  /^(?:(?:i|we) )?(?:(?:only|just|actually|really) )*(?:had|ate|eaten|drank|finished|managed|used|have|eat|was|it was|make it|make that)(?: (?:only|just|about|around|roughly|like))* /i;
const leavingLead =
  /^(?:(?:i|we) )?(?:left|leave|didn'?t (?:eat|finish|have))(?: (?:about|around))? /i;
const hedge = /^(?:(?:only|just|about|around|roughly|nearly|almost|make it|make that|it was) )+/i;
const verbOfMaking = /^(?:make|have|with|use|add|put|needs?|should be|give me|it was|there was) /i;

/** Reads "double the rice", "I ate two thirds", "half the toast", "1.5x", "a bit more butter". */
export function readScale(words: string, context: EditContext): ClauseReading {
  return (
    readSharing(words, context) ??
    readLeft(words, context) ??
    readFactorFirst(words, context) ??
    readSeconds(words, context) ??
    readBy(words, context) ??
    readNameFirst(words, context)
  );
}

/** The target; the whole meal if it is left out or a pronoun. */
function targetOf(rest: string, context: EditContext): Target | EditRefused {
  const words = rest
    .replace(
      /^(?:as much|as many|the (?:amount|size|portion|quantity)|(?:a |the )?(?:portions?|servings?|helpings?|bowls?|plates?|glass|cup|piece|one)|size|amount)(?: of)?(?=\s|$)/i,
      "",
    )
    .replace(/^\s*of /i, "")
    .trim();
  const isMeant = words === "" || isWholeMeal(words) || isPronoun(words);
  return isMeant ? { isAll: true } : findWholeTarget(words, context);
}

function scaled(
  target: Target | EditRefused,
  { factor, isAssumed }: Omit<Factor, "rest">,
): ClauseReading {
  if (isRefused(target)) return target;
  const items = "isAll" in target ? (["all"] as const) : target.places;
  return items.map((item) => ({
    kind: "scale",
    item,
    factor,
    ...(isAssumed ? { isAssumed } : {}),
  }));
}

/** "shared it with my wife", "split the fries between three". */
function readSharing(words: string, context: EditContext): ClauseReading {
  const match =
    /^(?:i |we )?(shared|share|split|halved)\s*(.*?)\s*((?:with|between|among)\b.*|\w+ ways)$/i.exec(
      words,
    );
  if (!match) return undefined;
  const [, , object = "", who = ""] = match;
  const tokens = readTokens(`shared ${who}`, context.search.index);
  const share = readShare(tokens, 0);
  const isWhole = share?.end === tokens.length;
  const factor = isWhole ? share.value.share : shareWithNamed(who, context);
  return factor === undefined ? undefined : scaled(targetOf(object, context), { factor });
}

/** Groups of unknown size. */
const crowds = /^(?:everyone|everybody|all|others?|people|family|us|them|friends|some|someone)$/i;

/** "with Tom", "with Ann and Bob": one part is the user's. */
function shareWithNamed(who: string, { search }: EditContext): number | undefined {
  const names = /^with ([a-z]+(?:(?:,| and|, and) [a-z]+)*)$/i.exec(who)?.[1]?.split(/,? and |, /);
  const isName = (name: string) =>
    /^[A-Z]/.test(name) ||
    (!crowds.test(name) && !/s$/.test(name) && !search.index.words.has(name.toLowerCase()));
  return names?.every(isName) ? 1 / (names.length + 1) : undefined;
}

/** "left half the porridge" */
function readLeft(words: string, context: EditContext): ClauseReading {
  const rest = words.replace(leavingLead, "");
  const left = rest === words ? undefined : readFraction(rest);
  return left && scaled(targetOf(left.rest, context), { factor: 1 - left.factor });
}

/** The start of what a fraction is of; "half a banana" and "half of a banana" are amounts. */
const ofTarget =
  /^$|^(?:of(?! an? | one )|the|my|that|it|this|as|size|portion|serving|those|these|everything|all|them)\b/i;

/** "I only ate half", "double the rice", "x2", "a bit more rice", "a smaller portion of spaghetti". */
function readFactorFirst(words: string, context: EditContext): ClauseReading {
  const plain = words.replace(eatingLead, "").replace(hedge, "");
  const eaten = readFraction(plain);
  if (eaten && ofTarget.test(eaten.rest)) return scaled(targetOf(eaten.rest, context), eaten);
  const rest = plain.replace(verbOfMaking, "");
  const times = readMultiple(rest) ?? readRelative(rest);
  return times && !isCounted(rest, times.rest, context)
    ? scaled(targetOf(times.rest, context), times)
    : undefined;
}

/** "an extra slice of toast" is one slice more, and "more 20 g rice" is not a factor. */
function isCounted(words: string, rest: string, context: EditContext): boolean {
  if (/^\d|^(?:an?|one|two|three|four|five|slices?|cups?)\b/i.test(rest)) return true;
  const isMore = /^(?:an? )?(?:extra|additional|further)\b/i.test(words);
  return isMore && readStatedAmount(`one ${rest}`, context)?.unit !== undefined;
}

/** "I had seconds of the spaghetti" */
function readSeconds(words: string, context: EditContext): ClauseReading {
  const match = /^(?:i |we )?(?:had|went back for|got|took) seconds(?: of)?\b\s*(.*)/i.exec(words);
  return match ? scaled(targetOf(match[1] ?? "", context), { factor: 2 }) : undefined;
}

/** "multiply the rice by 2", "increase it by 20%", "cut the rice in half". */
function readBy(words: string, context: EditContext): ClauseReading {
  const [, verb = "", name = "", times = ""] =
    /^(multiply|scale|divide) (.+?) (by .+)/i.exec(words) ?? [];
  const multiple = readMultiple(`${verb} ${times}`);
  if (multiple?.rest === "") return scaled(targetOf(name, context), multiple);
  const by = /^(increase|raise|reduce|decrease|lower|cut)(?: down)? (.+?) by (.+)/i.exec(words);
  const part = by && readFraction(by[3] ?? "");
  if (part?.rest === "") {
    const sign = /increase|raise/i.test(by?.[1] ?? "") ? 1 : -1;
    return scaled(targetOf(by?.[2] ?? "", context), { factor: 1 + sign * part.factor });
  }
  const halved = /^cut (.+?) in (?:half|two)$/i.exec(words)?.[1];
  return halved === undefined ? undefined : scaled(targetOf(halved, context), { factor: 1 / 2 });
}

const nameBefore =
  /^(?:make )?(.+?)(?: (?:was|were|is|are|should be|needs to be|to be)(?: (?:only|just|actually|about|more like))*)? ((?:doubled|halved|tripled|multiplied|divided|double|triple|half|twice|one|an?|two|three|most|slightly|somewhat|much|way|far|smaller|bigger|larger|less|more|fewer|x|×|times|\d|½|⅓|⅔|¼|¾).*)/i;
/** The item of a factor, if it was named before the factor. */
const ofThat =
  /^(?:(?:of|as|the|that|it|size|sized|amount|portion|much|many|big|large|eaten|finished|gone|those|them)\s*)*$/i;

/** "one more" is not an increase of one item by a factor. */
const aCount = /^(?:\d+|an?|one|two|three|four|five|six|any|some|no)$/i;

/** "the rice should be doubled", "stir fry x 1.5", "everything was half the size". */
function readNameFirst(words: string, context: EditContext): ClauseReading {
  const [, name = "", stated = ""] = nameBefore.exec(words) ?? [];
  if (stated === "" || aCount.test(name)) return undefined;
  const factor = readMultiple(stated) ?? readRelative(stated) ?? readFraction(stated);
  if (!factor || !ofThat.test(factor.rest)) return undefined;
  const target = findWholeTarget(name, context);
  return isRefused(target) ? undefined : scaled(target, factor);
}
