import { editDistance } from "../estimate/words/correct-words.ts";
import { stem } from "../estimate/words/stem.ts";
import type { EditContext } from "./edit-context.ts";
import { type ClauseReading, type EditRefused, isRefused, refuse } from "./edit-outcome.ts";
import { findTarget } from "./find-target.ts";
import { normalizeInstruction } from "./normalize-instruction.ts";
import { readAdd, readAddAlone, readAteStatement } from "./read-add.ts";
import { readLeadingAmount, readTrailingAmount } from "./read-amounts.ts";
import { readIdentityChange, readSwap } from "./read-food-change.ts";
import { findOneFood } from "./read-food-words.ts";
import { readOrdinal } from "./read-ordinal.ts";
import { readMore } from "./read-relative-amount.ts";
import { readRemove, readWithout } from "./read-remove.ts";
import { readScale } from "./read-scale.ts";
import { readTitle } from "./read-title.ts";
import { readVariant } from "./read-variant.ts";
import { readWhen } from "./read-when.ts";

/** Politeness and hesitation around an instruction; the "no" of "no rice" is not one. */
const politeHead =
  /^(?:(?:please|pls|plz|(?:can|could|would|will) you(?: please)?|hey|hi|oh|oops|ah|um+|uh+|hmm|ok|okay|so|well|wait|sorry|actually|then|but|now|first|next|finally|i think|i mean(?:t)?(?: to say)?|correction|(?:it )?turns out(?: that)?|apparently|by the way|btw|just to say|to be honest|tbh|my (?:bad|mistake)|i (?:made a )?mistake,?|hang on|hold on|no wait|what i meant was|i should (?:say|have said)|i (?:just )?(?:noticed|reali[sz]ed|remembered)(?: that)?|(?:i )?forg[oe]t(?:ting)? to (?:say|mention|add|tell you)(?: that)?(?= (?:i|we|it|the|there)\b)|(?:please )?to(?= (?:add|remove|change|make|put|delete|swap))|kindly|let'?s|(?:i|you) (?:need|should|have|want you) to|you can|go ahead and|i want to|i'd like to|i would like to|i ended up)(?:,\s*|:\s*|\s+)|(?:no|nope|yes|yeah),\s*)+/i;
const politeTail =
  /[\s,]*\b(?:please|pls|plz|thanks|thank you|thx|cheers|actually|i think|btw|by the way|tbh|sorry|for me|in fact|if you can|if possible|in the end|after all|though|tho|i guess|i believe|i reckon|haha|lol|oops|my (?:bad|mistake)|to be honest|mate|love|ta|by mistake|at all)$/i;

/** The readers in order; the first one that can read the words wins. */
const readers: readonly ((words: string, context: EditContext) => ClauseReading)[] = [
  readWhen,
  readOrdinal,
  readWithout,
  readScale,
  readMore,
  readUnchanged,
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
  readLeadingAmount,
  readTrailingAmount,
  readIdentityChange,
  readSwap,
];

/** Reads one clause of an instruction; undefined if no reader can. */
export function readClause(clause: string, context: EditContext): ClauseReading {
  const stated = stripPoliteness(clause);
  if (stated === "" || stated.length > maxClauseLength) return undefined;
  const title = readTitle(stated);
  return title ?? readNormalized(correctVerbTypo(normalizeInstruction(stated), context), context);
}

function readNormalized(words: string, context: EditContext): ClauseReading {
  if (negativeAmount.test(words)) return refuse("impossible-amount", words);
  let failure: EditRefused | undefined;
  for (const read of readers) {
    const found = read(words, context);
    if (found && !isRefused(found)) return found;
    const isOpen = found?.refusal === "no-such-item" && openReaders.includes(read);
    const isFood = !isOpen || namesFood(found.words, context);
    if (found?.refusal !== "unread" && isFood) failure ??= found;
  }
  return failure;
}

/** Longer text is not a single change, and every reader would search all of it. */
const maxClauseLength = 600;

const negativeAmount = /^(?:make it )?[-−]\s?\d/i;

const namesFood = (words: readonly string[], context: EditContext) =>
  words.some((name) => findOneFood(name, context) !== undefined);

const verbs =
  "remove delete replace change double triple halve switch instead without undo rename update reduce increase".split(
    " ",
  );

/** Corrects a typing error in the verb: "remvoe the butter". */
function correctVerbTypo(words: string, { search }: EditContext): string {
  const first = /^[a-z]{4,}(?= )/i.exec(words)?.[0];
  if (first === undefined || search.index.spelling.isKnown(stem(first.toLowerCase()))) return words;
  const meant = verbs.find((verb) => editDistance(first.toLowerCase(), verb, 1) <= 1);
  return meant === undefined ? words : `${meant}${words.slice(first.length)}`;
}

/** Removes politeness, hesitation and punctuation around an instruction. */
export function stripPoliteness(clause: string): string {
  let words = clause.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, " ").trim();
  words = words.replace(/[.!?…,;:\s]+$/, "").replace(/^[,;:.\s]+/, "");
  return words.replace(politeHead, "").replace(politeTail, "").replace(politeTail, "").trim();
}

/** Reads words that confirm an item: "same crackers", "all of the coke". */
function readUnchanged(words: string, context: EditContext): ClauseReading {
  const name =
    /^(?:the )?same (?:amount of )?(.+)$|^all (?:of )?the (.+)$|^(?:keep|leave) (?!out |off |.+ (?:out|off|away)$)(.+?)(?: (?:as (?:it|they) (?:is|are)|the same))?$/i.exec(
      words,
    );
  const kept = name && (name[1] ?? name[2] ?? name[3]);
  if (kept) return isRefused(findTarget(kept, context)) ? undefined : [];
  return /^(?:(?:the rest|everything else|the others?|all else)(?:'s| is| was| are| were)?(?: (?:is|was))? (?:right|correct|fine|good|ok|okay|the same|unchanged))$|^nobody .+$/i.test(
    words,
  )
    ? []
    : undefined;
}
