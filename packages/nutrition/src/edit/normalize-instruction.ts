import type { FoodIndex } from "../estimate/match/food-index.ts";
import { isOneSlip } from "../estimate/words/correct-words.ts";
import { commonStems, ordinaryStems } from "../estimate/words/stop-words.ts";
import { forLanguage, type Language } from "../languages/language.ts";
import type { EditContext, ItemWords } from "./edit-context.ts";
import { splitNames } from "./find-target.ts";
import { matchPhrases } from "./match-phrases.ts";
import { readStatedAmount, type StatedAmountWithRest } from "./read-stated-amount.ts";
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

/** "the salad had feta, 30 g" as "the salad had 30 g of feta", whose amount is not that of the salad. */
export const orderWords = forLanguage((language) => rewordWith(language.edits.spelling.wordOrder));

const spellOutChat = forLanguage((language) => rewordWith(language.edits.spelling.chatSpellings));
/** Removes fillers of speech and the place of a meal. */
export const withoutAsides = forLanguage((language) => rewordWith(language.edits.spelling.asides));
const reword = forLanguage((language) => rewordWith(language.edits.rewordings.rewordings));
const rewordShares = forLanguage((language) => rewordWith(language.edits.shares.shareRewordings));
const nameHotChips = forLanguage((language) => rewordWith(language.edits.foodGroups.hotChips));
const nameShots = forLanguage((language) => rewordWith(language.edits.rewordings.shots));

/** Rewrites an instruction to the phrasings that the parsers know. */
export function normalizeInstruction(stated: string, context: EditContext): string {
  const words = reword(context.language)(rewordShares(context.language)(stated));
  const named = hasHotPlate(context) ? nameHotChips(context.language)(words) : words;
  const spelled = hasCoffee(context) ? nameShots(context.language)(named) : named;
  const [corrected] = matchPhrases(context.language.edits.amounts.amountCorrections, spelled);
  const { kept, gone = "" } = corrected ?? {};
  const wrong = readStatedAmount(gone, context);
  if (kept === undefined || wrong?.rest !== "") return spelled;
  const { amounts, references } = context.language.edits;
  const meant = readStatedAmount(kept, context);
  if (!meant) return kept;
  const place = meant.rest === "" ? findAmount(wrong, context) : undefined;
  return place === undefined
    ? amounts.wordOnly(kept)
    : amounts.wordAmount(references.wordPlace(place), kept);
}

/** The only item that was logged in this amount: the juice of "200 ml, not 300". */
function findAmount(
  { amount, isSize }: StatedAmountWithRest,
  { items }: EditContext,
): number | undefined {
  if (isSize || items.length === 1) return undefined;
  const isLogged = ({ item: { text, portion } }: ItemWords) =>
    (portion.isStated && portion.count === amount) ||
    (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number).includes(amount);
  const fitting = [...items.keys()].filter((place) => isLogged(items[place] as ItemWords));
  return fitting.length === 1 ? fitting[0] : undefined;
}

const hasCoffee = ({ language, items }: EditContext) =>
  items.some(
    ({ own }) =>
      own.has(language.edits.foodGroups.coffeeWord) ||
      !language.edits.foodGroups.coffees.isDisjointFrom(own),
  );

/** True for a hot meal without chips or crisps: chips with it are fries. */
const hasHotPlate = ({ language, items }: EditContext) => {
  const { chipsOrCrisps, hotPlates, hotChips, dishes } = language.edits.foodGroups;
  const isNamed = ({ item: { text } }: ItemWords) => chipsOrCrisps.test(text);
  return (
    hotChips.length > 0 &&
    !items.some(isNamed) &&
    items.some(
      ({ own, head = "" }) =>
        hotPlates.has(head) || (!dishes.has(head) && !hotPlates.isDisjointFrom(own)),
    )
  );
};

/** "rice and beans both 180 g": the change of each item. */
export function repeatShared(text: string, language: Language): string {
  const { sharedChanges, wordChanges } = language.edits.clauses;
  const [shared] = matchPhrases(sharedChanges, stripPoliteness(text, language));
  return shared ? wordChanges(splitNames(shared.names ?? "", language), shared.rest ?? "") : text;
}

/** Corrects typing errors in the words of instructions: "remvoe the butter", "tofu insted of paneer". */
export function correctInstruction(text: string, index: FoodIndex): string {
  const { language } = index;
  const { instructionWords } = language.edits.spelling;
  const { namingWords } = language.edits.rewordings;
  // A title has the person's spelling.
  if (namingWords.test(text)) return text;
  return spellOutChat(language)(text).replace(
    /(?<![\p{L}\p{N}'’])[a-zA-Z]{4,}(?![\p{L}\p{N}'’])/gu,
    (word, at: number) => {
      const isName = at > 0 && /^[A-Z]/.test(word);
      const plain = word.toLowerCase();
      if (isName || instructionWords.includes(plain) || isKnownWord(plain, index)) return word;
      return instructionWords.find((one) => isSlip(plain, one)) ?? word;
    },
  );
}

/** Another letter in a shorter word usually makes another word. */
const shortWordLength = 6;

/** One slip: "decrease" is two from "increase". */
function isSlip(word: string, meant: string): boolean {
  const isSubstituted =
    word.length === meant.length && [...word].sort().join("") !== [...meant].sort().join("");
  return isOneSlip(word, meant) && !(isSubstituted && word.length < shortWordLength);
}

/** True for a word of the table, or an ordinary one. */
export const isKnownWord = (word: string, { language, spelling }: FoodIndex) =>
  [word, language.stem(word)].some((one) => spelling.isKnown(one) || isOrdinary(one, language));

const isOrdinary = (word: string, language: Language) =>
  commonStems(language).has(word) || ordinaryStems(language).has(word);
