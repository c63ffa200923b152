import { editDistance } from "../estimate/words/correct-words.ts";
import { forLanguage, type Language } from "../languages/language.ts";
import type { EditContext } from "./edit-context.ts";
import { matchPhrases } from "./parsers/edit-parser.ts";
import { readStatedAmount } from "./read-stated-amount.ts";
import { rewordWith } from "./reword.ts";

const headPattern = forLanguage(
  (language) => new RegExp(`^${language.edits.politeness.politeHead}`, "i"),
);
const tailPattern = forLanguage(
  (language) => new RegExp(`${language.edits.politeness.politeTail}$`, "i"),
);

/** Removes politeness, hesitation and punctuation around an instruction; each white space becomes one blank. */
export function stripPoliteness(clause: string, language: Language): string {
  const plain = clause.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, " ").trim();
  const words = plain.replace(/[.!?…,;: ]+$/, "").replace(/^[,;:. ]+/, "");
  return words.replace(headPattern(language), "").replace(tailPattern(language), "").trim();
}

/** Signs in place of words: "+ 10 g chia", "- fries", "coke -> sprite", "pizza=250g". */
export const spellOutSigns = forLanguage((language) => rewordWith(language.edits.rewordings.signs));

const reword = forLanguage((language) => rewordWith(language.edits.rewordings.rewordings));
const nameShots = forLanguage((language) => rewordWith(language.edits.rewordings.shots));

/** Rewrites an instruction to the phrasings that the parsers know. */
export function normalizeInstruction(stated: string, context: EditContext): string {
  const words = reword(context.language)(stated);
  const spelled = correctVerbTypo(
    hasCoffee(context) ? nameShots(context.language)(words) : words,
    context,
  );
  const [corrected] = matchPhrases(context.language.edits.amounts.amountCorrections, spelled);
  const { kept, gone = "" } = corrected ?? {};
  if (kept === undefined || readStatedAmount(gone, context)?.rest !== "") return spelled;
  return readStatedAmount(kept, context) ? context.language.edits.amounts.wordOnly(kept) : kept;
}

const hasCoffee = ({ language, items }: EditContext) =>
  items.some(
    ({ own }) =>
      own.has(language.edits.foodGroups.coffeeWord) ||
      !language.edits.foodGroups.coffees.isDisjointFrom(own),
  );

/** Corrects a typing error in the verb: "remvoe the butter". */
function correctVerbTypo(words: string, { language, search }: EditContext): string {
  const first = /^[a-z]{4,}(?= )/i.exec(words)?.[0].toLowerCase();
  if (first === undefined || search.index.spelling.isKnown(language.stem(first))) return words;
  const meant = language.edits.rewordings.instructionVerbs.find(
    (verb) => editDistance(first, verb, 1, language) <= 1,
  );
  return meant === undefined ? words : `${meant}${words.slice(first.length)}`;
}
