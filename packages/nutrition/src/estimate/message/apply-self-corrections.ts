import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";
import { countIn } from "../chunks/read-count.ts";
import { tokenize } from "../words/tokens.ts";
import { restateAdditionsOfEach } from "./additions-of-each/restate-additions-of-each.ts";
import { restateAmountsOfEach } from "./additions-of-each/restate-amounts-of-each.ts";
import { restateSizesOfEach } from "./additions-of-each/restate-sizes-of-each.ts";
import { applyEdit, type CorrectedMessage } from "./corrected-message.ts";
import {
  type Edit,
  findCountStart,
  findDescription,
  findLastNoun,
  type Groups,
  isCount,
  maxAdjectives,
} from "./correction-target.ts";
import { restateQuantities } from "./quantities/restate-quantities.ts";
import { readRecipeMessage } from "./recipe/read-recipe-message.ts";
import { readWholeRecipe } from "./recipe/read-whole-recipe.ts";
import { repeatFood } from "./repeat-food.ts";
import {
  restateAmount,
  restateEach,
  restateLastCount,
  restateSize,
  restateState,
  subtractCount,
} from "./restate-amounts.ts";
import { restateAmountsLeft } from "./restate-amounts-left.ts";
import { restateEatenParts } from "./restate-eaten-parts.ts";
import { restateEstimates } from "./restate-estimates.ts";
import { restateMealsOfSame } from "./restate-meals-of-same.ts";
import { restatePackageSizes } from "./restate-package-sizes.ts";
import { restatePartsLeft } from "./restate-parts-left.ts";
import { restatePartsOfRest } from "./restate-parts-of-rest.ts";
import { restateStatesOfAll } from "./restate-states-of-all.ts";
import { translateLabelWords } from "./translate-label-words.ts";
import { writeBareHours } from "./write-bare-hours.ts";
import { writeClippingsInFull } from "./write-clippings-in-full.ts";
import { writeInches } from "./write-inches.ts";
import { writeLabelWords } from "./write-label-words.ts";
import { writeSpokenNumbers } from "./write-spoken-numbers.ts";
import { writeTerseFigures } from "./write-terse-figures.ts";

/** Finds what a correction changes in the words before it; undefined if it changes nothing. */
type ReadCorrection = (
  before: string,
  groups: Groups,
  language: Language,
  text: string,
) => Edit | undefined;

/** The last count of food that was not only cooked. */
const restateEatenCount: ReadCorrection = (before, { count = "" }, language) =>
  language.sharing.wordsOfCooking.test(before)
    ? undefined
    : restateLastCount(tokenize(before, language), count, language);

/** The last count of such food, less what was left. */
const subtractLeftCount: ReadCorrection = (before, { count = "" }, language) =>
  language.sharing.wordsOfCooking.test(before)
    ? undefined
    : subtractCount(tokenize(before, language), count, language);

/** "2 sausages, 2 eggs. Left one sausage": the count of the same food. */
const subtractLeftOfNamed: ReadCorrection = (before, { count = "", words = "" }, language) => {
  const noun = tokenize(words, language).at(-1)?.stem ?? "";
  const tokens = tokenize(before, language);
  return subtractCount(tokens.slice(0, findLastNoun(tokens, noun, language) + 1), count, language);
};

/** "a pitcher of sangria for four": between four. */
const shareOrder: ReadCorrection = (before, { count = "" }, { selfCorrections }, text) => ({
  start: before.length,
  end: before.length + text.length,
  text: `${selfCorrections.betweenPeople}${count}`,
});

/** "2 pints and a burger": of beer, but not "IPA, 210 kcal, had 2 pints". */
const addDrink: ReadCorrection = (before, _, { labelLines, selfCorrections }, text) =>
  labelLines.energyWords.test(before)
    ? undefined
    : {
        start: before.length,
        end: before.length + text.length,
        text: `${text}${selfCorrections.unsaidDrink}`,
      };

/** "two no three eggs": only the first number and the words after it are left out. */
const keepSecond: ReadCorrection = (before, _, _language, text) => {
  const end = before.length + text.length;
  return { start: end, end, text: "" };
};

/** "couldn't finish the second so 1.5"; half of the last one is left if no number is said. */
const restateUnfinished: ReadCorrection = (before, groups, language, text) => {
  if (groups.count !== undefined) return restateAmount(before, groups, language, text);
  const { restOfUnfinished } = language.selfCorrections;
  const tokens = tokenize(before, language);
  const noun = tokenize(groups.words ?? "", language).at(-1)?.stem;
  const end = noun === undefined ? tokens.length : findLastNoun(tokens, noun, language) + 1;
  const rest = subtractCount(tokens.slice(0, end), restOfUnfinished, language);
  const after = before.length + text.length;
  return rest ?? { start: after, end: after, text: "" };
};

/** "2 bao, pork and chicken": one of each kind. */
const nameKinds: ReadCorrection = (before, groups, language, text) => {
  const { count = "", pieces = "", kinds = "" } = groups;
  const names = kinds.split(language.ownCounts.betweenKinds);
  if (countIn(count, language) !== names.length) return undefined;
  const end = before.length + text.length;
  const written = names
    .map((kind) => `1 ${kind} ${pieces}`)
    .join(`${language.functionWords.comma} `);
  return { start: before.length, end, text: written };
};

/** By table of `language.selfCorrections`, in the order in which they are applied. */
const readers = [
  ["countsOfOthers", takeOwnCount],
  ["eatenCounts", restateEatenCount],
  ["leftCounts", subtractLeftCount],
  ["leftNamedCounts", subtractLeftOfNamed],
  ["restatedInclusions", includePart],
  ["restatedNumbers", keepSecond],
  ["restatedPhrases", restatePhrase],
  ["substitutions", substitute],
  ["unfinishedPieces", restateUnfinished],
  ["restatedSizes", restateSize],
  ["restatedAfterFood", restateAmount],
  ["restatedStates", restateState],
  ["restatedEach", restateEach],
  ["restatedAmounts", restateAmount],
  ["retractedFoods", retractFood],
  ["restatedVarieties", restateVariety],
  ["eatenOfMentioned", restateAmount],
  ["measuresOfBeer", addDrink],
  ["ordersForSeveral", shareOrder],
] as const satisfies readonly (readonly [string, ReadCorrection])[];

const corrections = forLanguage(({ selfCorrections, repeatedFoods, ownCounts }) => [
  [createPatternTable(repeatedFoods.repeatedFoods), repeatFood] as const,
  [createPatternTable(ownCounts.kindsOfPieces), nameKinds] as const,
  ...readers.map(([name, read]) => [createPatternTable(selfCorrections[name]), read] as const),
]);

/** More corrections than this are not expected in a message. */
const maxCorrections = 8;

/**
 * Applies the corrections that name what they correct: "2 eggs and toast. Actually 3 eggs", "chicken
 * curry, it was tofu, not chicken". The corrected words replace the first ones, and the correction is blanked.
 */
export function applySelfCorrections(message: string, language: Language): CorrectedMessage {
  const full = writeClippingsInFull(
    { original: message, corrected: writeInches(restateEstimates(message, language), language) },
    language,
  );
  const timed = writeBareHours(full, language);
  const apart = writeSpokenNumbers(restateMealsOfSame(timed, language), language);
  const label = writeTerseFigures(
    writeLabelWords(translateLabelWords(apart, language), language),
    language,
  );
  const ofEach = restateAmountsOfEach(restateStatesOfAll(label, language), language);
  const quantity = restateQuantities(ofEach, language);
  if (quantity.corrected !== ofEach.corrected) return quantity;
  const { original } = ofEach;
  const corrected = restateEatenParts(ofEach.corrected, language);
  const sized = restateSizesOfEach({ original, corrected }, language);
  const ofAll = restateAdditionsOfEach(sized, language);
  let words = restatePartsOfRest(ofAll, language);
  for (const [table, read] of corrections(language))
    for (const { pattern } of table.candidates(() => words.corrected))
      words = applyEach(words, pattern, read, language);
  const left = restatePartsLeft(restateAmountsLeft(words, language), language);
  const restated = restatePackageSizes(left, language);
  return losesRecipe(ofEach.corrected, restated.corrected, language) ? quantity : restated;
}

/** True if a recipe that is read as it is is corrected, or one is not read any more: "4 servings, I had 1". */
const losesRecipe = (before: string, after: string, language: Language): boolean =>
  after !== before &&
  (readWholeRecipe(before, language) !== undefined ||
    ((readRecipeMessage(before, language)?.shares.length ?? 0) > 0 &&
      readRecipeMessage(after, language) === undefined));

function applyEach(
  message: CorrectedMessage,
  pattern: RegExp,
  read: ReadCorrection,
  language: Language,
) {
  let words = message;
  pattern.lastIndex = 0;
  for (let count = 0; count < maxCorrections; count += 1) {
    const match = pattern.exec(words.corrected);
    if (!match) break;
    const [text] = match;
    const edit = read(words.corrected.slice(0, match.index), match.groups ?? {}, language, text);
    pattern.lastIndex = match.index + 1;
    if (!edit) continue;
    const blank = { start: match.index, end: match.index + text.length, text: "" };
    words = applyEdit(applyEdit(words, blank), edit);
  }
  return words;
}

/** "my wife had two samosas, I had one": the speaker's count in the place of the other one. */
function takeOwnCount(
  before: string,
  { theirs, noun, count, of }: Groups,
  language: Language,
  text: string,
): Edit {
  const end = before.length + text.length;
  if (theirs === undefined || noun === undefined || count === undefined)
    return { start: end, end, text: "" };
  const written = `${count} ${noun}`;
  if (of !== undefined) return { start: end - count.length, end, text: written };
  const { eatingVerb } = language.selfCorrections;
  const nounEnd =
    before.length + text.indexOf(`${theirs} ${noun}`) + theirs.length + 1 + noun.length;
  const eaten = `${eatingVerb} ${written}`;
  return { start: nounEnd - eaten.length, end: nounEnd, text: eaten };
}

/** "it was tofu, not chicken": one word in the place of its last mention. */
function substitute(
  before: string,
  { fresh = "", old = "" }: Groups,
  language: Language,
  text: string,
): Edit | undefined {
  const names = tokenize(old, language);
  const tokens = tokenize(before, language);
  const at = tokens.findLastIndex((_, index) =>
    names.every(({ stem }, offset) => tokens[index + offset]?.stem === stem),
  );
  const first = tokens[at];
  // "chicken salad, no chicken, it was a halloumi salad"
  const next = tokens[at + names.length];
  const isRepeated = next !== undefined && next.stem === tokenize(fresh, language).at(-1)?.stem;
  const last = isRepeated ? next : tokens[at + names.length - 1];
  if (first && last) return { start: first.start, end: last.end, text: fresh };
  // "sorry, not rice, it was couscous" corrects another message.
  const end = before.length + text.length;
  return text.endsWith(fresh) && !language.selfCorrections.startsWithNot.test(text)
    ? { start: end - fresh.length, end, text: fresh }
    : undefined;
}

/** "white wine. I mean red wine": the words before the same noun. */
function restateVariety(
  before: string,
  { words = "" }: Groups,
  language: Language,
  text: string,
): Edit | undefined {
  const isWeak = language.selfCorrections.weakCues.test(text);
  if (language.selfCorrections.negation.test(text)) return undefined;
  const names = tokenize(words, language);
  const tokens = tokenize(before, language);
  const nounAt = findLastNoun(tokens, names.at(-1)?.stem ?? "", language);
  const noun = tokens[nounAt];
  // "oat milk actually almond milk": the noun is repeated at once.
  if (noun === undefined || (isWeak && nounAt < tokens.length - 1)) return undefined;
  const start = findDescription(tokens, nounAt, names.length - 1, language)?.start ?? noun.start;
  return { start, end: noun.end, text: words };
}

/** "without the bun, no wait with the bun": the second correction cancels the exclusion. */
function includePart(before: string, { words = "" }: Groups, language: Language): Edit | undefined {
  const denied = [
    ...before.matchAll(
      new RegExp(`${language.selfCorrections.denials}${escapePattern(words)}\\b`, "gi"),
    ),
  ];
  const last = denied.at(-1);
  if (last === undefined) return undefined;
  const end = last.index + last[0].length;
  return { start: last.index, end, text: `${language.functionWords.accompaniment} ${words}` };
}

const escapePattern = (text: string) => text.replace(/[^\w\s]/g, "\\$&");

/** "on rye no wait on wholewheat": the words after the last such preposition. */
function restatePhrase(
  before: string,
  { preposition, words = "" }: Groups,
  language: Language,
  text: string,
): Edit | undefined {
  const { prepositionOfBread, weakCues } = language.selfCorrections;
  // "burger on a plate no bun"
  if (preposition === undefined && weakCues.test(text)) return undefined;
  const tokens = tokenize(before, language);
  const phraseStart = (preposition ?? prepositionOfBread).toLowerCase();
  const at = tokens.findLastIndex((token) => token.text === phraseStart);
  const [first, ...rest] = tokens.slice(at + 1);
  const isPhrase = [first, ...rest].every(
    (token) => token?.kind === "word" && !language.selfCorrections.endsDescription.has(token.text),
  );
  const last = rest.at(-1) ?? first;
  return at >= 0 && isPhrase && first && last && rest.length < maxAdjectives
    ? { start: first.start, end: last.end, text: words }
    : undefined;
}

/** "actually no fries": the last mention of the food with its count. */
function retractFood(before: string, { words = "" }: Groups, language: Language): Edit | undefined {
  const tokens = tokenize(before, language);
  const names = tokenize(words, language);
  const nounAt = findLastNoun(tokens, names.at(-1)?.stem ?? "", language);
  const noun = tokens[nounAt];
  const known = new Set(tokens.map(({ stem }) => stem));
  // "apple juice scratch that orange juice" names another food.
  if (noun === undefined || names.some(({ stem }) => !known.has(stem))) return undefined;
  const first = findDescription(tokens, nounAt, names.length - 1, language) ?? noun;
  const at = tokens.indexOf(first);
  const count = tokens[at - 1];
  const start = count && isCount(count, language) ? findCountStart(tokens, at - 1, language) : at;
  return { start: tokens[start]?.start ?? noun.start, end: noun.end, text: "" };
}
