import { editDistance } from "../estimate/words/correct-words.ts";
import { stem } from "../estimate/words/stem.ts";
import { amountCorrections, wordOnly } from "../languages/en/edits/amounts.ts";
import { coffees, coffeeWord } from "../languages/en/edits/food-groups.ts";
import { politeHead, politeTail } from "../languages/en/edits/politeness.ts";
import { instructionVerbs, rewordings, shots, signs } from "../languages/en/edits/rewordings.ts";
import type { EditContext } from "./edit-context.ts";
import { matchPhrases } from "./parsers/edit-parser.ts";
import { readStatedAmount } from "./read-stated-amount.ts";
import { rewordWith } from "./reword.ts";

const headPattern = new RegExp(`^${politeHead}`, "i");
const tailPattern = new RegExp(`${politeTail}$`, "i");

/** Removes politeness, hesitation and punctuation around an instruction; each white space becomes one blank. */
export function stripPoliteness(clause: string): string {
  const plain = clause.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, " ").trim();
  const words = plain.replace(/[.!?…,;: ]+$/, "").replace(/^[,;:. ]+/, "");
  return words.replace(headPattern, "").replace(tailPattern, "").trim();
}

/** Signs in place of words: "+ 10 g chia", "- fries", "coke -> sprite", "pizza=250g". */
export const spellOutSigns = rewordWith(signs);

const reword = rewordWith(rewordings);
const nameShots = rewordWith(shots);

/** Rewrites an instruction to the phrasings that the parsers know. */
export function normalizeInstruction(stated: string, context: EditContext): string {
  const words = reword(stated);
  const spelled = correctVerbTypo(hasCoffee(context) ? nameShots(words) : words, context);
  const [corrected] = matchPhrases(amountCorrections, spelled);
  const { kept, gone = "" } = corrected ?? {};
  if (kept === undefined || readStatedAmount(gone, context)?.rest !== "") return spelled;
  return readStatedAmount(kept, context) ? wordOnly(kept) : kept;
}

const hasCoffee = ({ items }: EditContext) =>
  items.some(({ own }) => own.has(coffeeWord) || !coffees.isDisjointFrom(own));

/** Corrects a typing error in the verb: "remvoe the butter". */
function correctVerbTypo(words: string, { search }: EditContext): string {
  const first = /^[a-z]{4,}(?= )/i.exec(words)?.[0].toLowerCase();
  if (first === undefined || search.index.spelling.isKnown(stem(first))) return words;
  const meant = instructionVerbs.find((verb) => editDistance(first, verb, 1) <= 1);
  return meant === undefined ? words : `${meant}${words.slice(first.length)}`;
}
