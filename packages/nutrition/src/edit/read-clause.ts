import type { EditContext } from "./edit-context.ts";
import { type ClauseReading, type EditRefused, isRefused, refuse } from "./edit-outcome.ts";
import { findTarget } from "./find-target.ts";
import { normalizeInstruction } from "./normalize-instruction.ts";
import { readAdd, readAddAlone, readAteStatement } from "./read-add.ts";
import { readLeadingAmount, readTrailingAmount } from "./read-amounts.ts";
import { readFigures } from "./read-figures.ts";
import { readIdentityChange, readSwap } from "./read-food-change.ts";
import { findOneFood } from "./read-food-words.ts";
import { readMore, readOrdinal } from "./read-relative-amount.ts";
import { readRemove, readWithout } from "./read-remove.ts";
import { readScale } from "./read-scale.ts";
import { readTitle } from "./read-title.ts";
import { readRegular, readVariant } from "./read-variant.ts";
import { readWhen } from "./read-when.ts";

/** The readers in order; the first one that can read the words wins. */
const readers: readonly ((words: string, context: EditContext) => ClauseReading)[] = [
  readWhen,
  readFigures,
  readOrdinal,
  readWithout,
  readScale,
  readMore,
  readUnchanged,
  readRegular,
  readLeadingAmount,
  readTrailingAmount,
  readSwap,
  readRemove,
  readAdd,
  readIdentityChange,
  readVariant,
  readAteStatement,
  readAddAlone,
];

/** Readers whose patterns also match words that are not about food, such as "set my goal to 1800". */
const openReaders: readonly unknown[] = [
  readFigures,
  readLeadingAmount,
  readTrailingAmount,
  readIdentityChange,
  readSwap,
];

/** Longer text is not a single change, and every reader would search all of it. */
const maxClauseLength = 600;

const negativeAmount = /^(?:make it )?[-−] ?\d/i;

/** Reads one clause of an instruction, without politeness; undefined if no reader can. */
export function readClause(stated: string, context: EditContext): ClauseReading {
  if (stated === "" || stated.length > maxClauseLength) return undefined;
  const title = readTitle(stated);
  if (title) return title;
  const words = normalizeInstruction(stated, context);
  if (negativeAmount.test(words)) return refuse("impossible-amount");
  let failure: EditRefused | undefined;
  for (const read of readers) {
    const found = read(words, context);
    if (found && (!isRefused(found) || isFinal(read, found))) return found;
    const isOpen = found?.refusal === "no-such-item" && openReaders.includes(read);
    const isFood = !isOpen || found.words.some((name) => findOneFood(name, context) !== undefined);
    if (found?.refusal !== "unread" && isFood) failure ??= found;
  }
  return failure;
}

/** The figures of a nutrient are not an amount of a food: "set protein to 40 g" for a protein shake. */
const isFinal = (read: unknown, { refusal }: EditRefused) =>
  read === readFigures && refusal === "several-items";

const kept = [
  /^(?:the )?same (?:amount of )?(.+)/i,
  /^all (?:of )?the (.+)/i,
  /^(?:keep|leave) (?!out |off |.+ (?:out|off|away)$)(.+?)(?: (?:as (?:it|they) (?:is|are)|the same))?$/i,
];
const restKept =
  /^(?:the rest|everything else|the others?|all else)(?:'s| is| was| are| were)? (?:right|correct|fine|good|ok|okay|the same|unchanged)$|^nobody .+$/i;

/** Reads words that confirm an item: "same crackers", "all of the coke". */
function readUnchanged(words: string, context: EditContext): ClauseReading {
  for (const pattern of kept) {
    const name = pattern.exec(words)?.[1];
    if (name !== undefined) return isRefused(findTarget(name, context)) ? undefined : [];
  }
  return restKept.test(words) ? [] : undefined;
}
