import type { NutrientId } from "../nutrients.ts";
import { createPackInsights, type PackInsights } from "./pack-insights.ts";
import { shorten } from "./shorten.ts";
import {
  type Approximation,
  type Calculation,
  type ItemRemark,
  type MealNote,
  type QuestionText,
  type Receipt,
  type Scaling,
  type SourceRecord,
  type WeighedItems,
  type Wording,
  type Wordings,
  wordCode,
} from "./wording.ts";
import { createTexts, fill, type TextRules } from "./wording-texts.ts";

/**
 * The texts of a language. Words in braces stand for what a text is about: {text} for words of the person in quotation
 * marks, {words} for several, {food} for the name of a food, {portion} for the label of a portion.
 */
export interface PackTexts extends TextRules {
  readonly nutrients: Readonly<Partial<Record<NutrientId, string>>>;
  /** Units and names of nutrients, as the message reader reads them. */
  readonly figureUnits: Wording["figureUnits"];
  readonly quickAddName: string;
  /** Without an article, since the gender of a {text} is not known. */
  readonly ownRecipeName: string;
  /** The states in which food was weighed, by the engine's words. */
  readonly states: Readonly<Record<string, string>>;
  readonly calculations: Readonly<
    Record<
      | "whole"
      | "piece"
      | "scaled"
      | "assumed"
      | "reference-serving"
      | "assumed-weight"
      | "model"
      | "same-amount"
      | "eatenShare",
      string
    >
  >;
  readonly receipts: Readonly<
    Record<
      | "amountNotSaid"
      | "stated-energy"
      | "ofTotalEnergy"
      | "stated-nutrient"
      | "stated-figures"
      | "recipe"
      | "partOfWhole"
      | "parts"
      | "ofAll"
      | "ofDish"
      | "dictionary-entry"
      | "ownFood"
      | "ownRecipe"
      | "own-servings"
      | "set-figures",
      string
    >
  >;
  readonly records: Readonly<Record<"model" | "rest", string>>;
  readonly notes: Readonly<Record<MealNote["code"], string>>;
  readonly approximations: Readonly<Record<Approximation["code"], string>>;
  readonly remarks: Readonly<
    Record<
      | Exclude<ItemRemark["code"], "approximation" | "unknown-words">
      | "unknownWord"
      | "unknownWords"
      | "more"
      | "less",
      string
    >
  >;
  readonly questions: Readonly<Record<"amount" | "leftovers", string>>;
  readonly insights: PackInsights;
}

/** What the wording needs to know of the table. */
export interface TableWords {
  /** The name of a food in the language. */
  readonly food: (name: string) => string;
  /** The label of a portion in the language. */
  readonly portion: (label: string) => string;
}

/** What the engine says, with the texts of a language. */
export function createPackWording(packTexts: PackTexts, table: TableWords): Wording {
  const texts = createTexts(packTexts);
  return {
    receipts: createReceipts(packTexts, texts, table.portion),
    remarks: createRemarks(packTexts, texts, table),
    notes: createNotes(packTexts, texts),
    records: createRecords(packTexts),
    questions: createQuestions(packTexts, texts, table),
    insights: createPackInsights(packTexts.insights, packTexts.locale, texts),
    wordPortion: table.portion,
    wordAnswer: (words) => texts.capitalize(table.portion(words)),
    wordTitle: texts.wordTitle,
    quickAddName: packTexts.quickAddName,
    wordOwnRecipe: (dish) => fill(packTexts.ownRecipeName, { text: dish }),
    figureUnits: packTexts.figureUnits,
    formatNumber: texts.formatNumber,
  };
}

type Texts = ReturnType<typeof createTexts>;
type WordPortion = TableWords["portion"];

const wordLabel = (label: string | undefined, portion: WordPortion) =>
  portion(label ?? "usual portion");

const scalingWords = (
  { calculations }: PackTexts,
  { formatNumber }: Texts,
  portion: WordPortion,
): Wordings<Scaling> => ({
  whole: () => calculations.whole,
  piece: () => calculations.piece,
  length: ({ inches }) => `${formatNumber(inches * 2.54)} cm`,
  size: ({ size }) => portion(size),
});

function createCalculations(
  packTexts: PackTexts,
  texts: Texts,
  portion: WordPortion,
): Wordings<Calculation> {
  const { calculations, states } = packTexts;
  const number = texts.formatNumber;
  const scalings = scalingWords(packTexts, texts, portion);
  const wordWeight = (text: string, { count, grams }: { count: number; grams: number }) =>
    fill(text, { count: number(count), grams: number(grams) });
  const wordScaled = (scaling: Scaling) =>
    fill(calculations.scaled, {
      factor: number(scaling.factor),
      size: wordCode(scalings, scaling),
    });

  return {
    portion: ({ count, label, grams, scaling }) =>
      `${number(count)} × ${wordLabel(label, portion)} (${number(grams)} g)${scaling ? ` ${wordScaled(scaling)}` : ""}`,
    weight: ({ count, grams }) => `${number(count)} × ${number(grams)} g`,
    cooking: ({ grams, state, factor }) =>
      `${number(grams)} g ${states[state] ?? state} × ${number(factor)}`,
    volume: ({ ml, gramsPerMl, isAssumed }) =>
      `${number(ml)} ml × ${number(gramsPerMl)} g/ml${isAssumed ? ` ${calculations.assumed}` : ""}`,
    "reference-serving": (weight) => wordWeight(calculations["reference-serving"], weight),
    "assumed-weight": (weight) => wordWeight(calculations["assumed-weight"], weight),
    model: () => calculations.model,
    sum: ({ grams, addedGrams }) =>
      `${number(grams)} g ${addedGrams < 0 ? "−" : "+"} ${number(Math.abs(addedGrams))} g`,
    "same-amount": () => calculations["same-amount"],
  };
}

function createReceipts(
  packTexts: PackTexts,
  texts: Texts,
  portion: WordPortion,
): Wordings<Receipt> {
  const { receipts: words, calculations: ofAmounts, nutrients } = packTexts;
  const { quotation, quote, formatNumber: number } = texts;
  const calculations = createCalculations(packTexts, texts, portion);
  const wordShare = (share: number) => {
    if (share === 1) return "";
    return share > 1 ? `× ${number(share)}` : fill(ofAmounts.eatenShare, { share: number(share) });
  };
  const receipts: Wordings<Receipt> = {
    amount: ({ text, isStated, calculation, share, grams }) => {
      const quoted = isStated
        ? quotation(text)
        : fill(words.amountNotSaid, { text: quotation(text) });
      const steps = [calculation ? wordCode(calculations, calculation) : "", wordShare(share)];
      const calculated = steps.filter((step) => step !== "").join(", ");
      return `${quoted}${calculated === "" ? "" : ` → ${calculated}`} = ${number(grams)} g`;
    },
    "stated-energy": ({ text, kcal, totalKcal, grams }) =>
      fill(words["stated-energy"], {
        text: quotation(text),
        kcal: number(kcal),
        ofTotal:
          totalKcal === undefined
            ? ""
            : ` ${fill(words.ofTotalEnergy, { total: number(totalKcal) })}`,
        grams: number(grams),
      }),
    "stated-nutrient": ({ text, nutrient, amount, grams }) =>
      fill(words["stated-nutrient"], {
        text: quotation(text),
        amount: number(amount),
        nutrient: nutrients[nutrient] ?? nutrient,
        grams: number(grams),
      }),
    "stated-figures": ({ text }) => fill(words["stated-figures"], { text: quotation(text) }),
    recipe: ({ eaten, whole, unit = words.parts, dish, receipt }) => {
      const figures = { eaten: number(eaten), whole: number(whole), unit };
      return fill(words.recipe, {
        part: whole === 1 ? figures.eaten : fill(words.partOfWhole, figures),
        dish: dish === "" ? words.ofAll : fill(words.ofDish, { dish: quotation(dish) }),
        receipt: wordCode(receipts, receipt),
      });
    },
    "dictionary-entry": ({ phrase, meaning, receipt }) =>
      fill(words["dictionary-entry"], {
        phrase: quote(phrase),
        meaning: quote(meaning),
        receipt: wordCode(receipts, receipt),
      }),
    "own-food": ({ name, isRecipe, receipt }) =>
      fill(isRecipe ? words.ownRecipe : words.ownFood, {
        name: shorten(name),
        receipt: wordCode(receipts, receipt),
      }),
    "own-servings": ({ text, count }) =>
      fill(words["own-servings"], { text: quotation(text), count: number(count) }),
    "set-figures": () => words["set-figures"],
    multiplied: ({ explanation, times, grams }) =>
      `${explanation}, × ${number(times)}${grams === null ? "" : ` = ${number(grams)} g`}`,
  };
  return receipts;
}

const createRecords = ({ records }: PackTexts): Wordings<SourceRecord> => ({
  model: () => records.model,
  stated: ({ ids, rest }) =>
    `${ids.join(", ")}${rest ? `; ${fill(records.rest, { record: `${rest.dataset} ${rest.id}` })}` : ""}`,
});

function createNotes({ notes }: PackTexts, texts: Texts): Wordings<MealNote> {
  const { joinList, quote, quoteAll, formatNumber: number } = texts;
  const listWithGrams = ({ items }: WeighedItems) =>
    joinList(items.map(({ text, grams }) => `${shorten(text)} (${number(grams ?? 0)} g)`));
  return {
    unmatched: (note) => fill(notes.unmatched, { words: quoteAll(note.texts) }),
    "not-eaten": (note) => fill(notes["not-eaten"], { words: quoteAll(note.texts) }),
    "assumed-100-g": (note) => fill(notes["assumed-100-g"], { words: quoteAll(note.texts) }),
    "model-foods": (note) => fill(notes["model-foods"], { words: quoteAll(note.texts) }),
    "model-amounts": (note) => fill(notes["model-amounts"], { items: listWithGrams(note) }),
    "default-amounts": (note) => fill(notes["default-amounts"], { items: listWithGrams(note) }),
    "implausible-meal": () => notes["implausible-meal"],
    "whole-dish": () => notes["whole-dish"],
    repeated: ({ text, count }) => fill(notes.repeated, { text: quote(text), count: `${count}` }),
  };
}

function createApproximations(
  packTexts: PackTexts,
  texts: Texts,
  portion: WordPortion,
): Wordings<Approximation> {
  const { approximations } = packTexts;
  const { formatNumber: number } = texts;
  const scalings = scalingWords(packTexts, texts, portion);
  return {
    scaled: ({ label, scaling }) =>
      fill(approximations.scaled, {
        size: wordCode(scalings, scaling),
        factor: number(scaling.factor),
        portion: wordLabel(label, portion),
      }),
    "unknown-piece": ({ label, count }) =>
      fill(approximations["unknown-piece"], {
        portion: wordLabel(label, portion),
        count: number(count),
      }),
    "usual-measure": ({ label }) =>
      fill(approximations["usual-measure"], { portion: wordLabel(label, portion) }),
    "other-measure": ({ label }) =>
      fill(approximations["other-measure"], { portion: wordLabel(label, portion) }),
  };
}

function createRemarks(
  packTexts: PackTexts,
  texts: Texts,
  { food, portion }: TableWords,
): Wordings<ItemRemark> {
  const { remarks } = packTexts;
  const { joinList, quote, quoteAll } = texts;
  const approximations = createApproximations(packTexts, texts, portion);
  return {
    nothing: ({ text }) => fill(remarks.nothing, { text: quote(text) }),
    implausible: ({ text }) => fill(remarks.implausible, { text: quote(text) }),
    approximation: ({ text, approximation }) =>
      `${quote(text)}: ${wordCode(approximations, approximation)}.`,
    "unknown-words": ({ words, text, food: name }) =>
      fill(new Set(words).size > 1 ? remarks.unknownWords : remarks.unknownWord, {
        words: quoteAll(words),
        text: quote(text),
        food: food(name),
      }),
    "part-of-dish": ({ text, food: name }) =>
      fill(remarks["part-of-dish"], { text: quote(text), food: food(name) }),
    "part-counted": ({ text, food: name }) =>
      fill(remarks["part-counted"], { text: quote(text), food: food(name) }),
    "not-taken-off": ({ parts, food: name }) =>
      fill(remarks["not-taken-off"], { words: quoteAll(parts), food: food(name) }),
    "several-products": ({ food: name, others }) =>
      fill(remarks["several-products"], {
        food: name ?? "",
        others: joinList(others.slice(0, 2)),
      }),
    "included-in-combo": ({ combo, food: name }) =>
      fill(remarks["included-in-combo"], { text: quote(combo), food: food(name) }),
    contradiction: ({ food: name }) => fill(remarks.contradiction, { food: food(name) }),
    "part-of-divided": ({ dish }) => fill(remarks["part-of-divided"], { food: quote(dish) }),
    "assumed-factor": ({ factor }) =>
      fill(remarks["assumed-factor"], {
        percent: `${Math.round(Math.abs(factor - 1) * 100)}`,
        direction: factor > 1 ? remarks.more : remarks.less,
      }),
  };
}

const createQuestions = (
  { questions }: PackTexts,
  { quote, joinChoices }: Texts,
  { food, portion }: TableWords,
): Wordings<QuestionText> => ({
  size: ({ words, sizes }) => `${quote(words)}: ${joinChoices(sizes.map(portion))}?`,
  amount: ({ words }) => fill(questions.amount, { text: quote(words) }),
  food: ({ words, foods }) => `${quote(words)}: ${joinChoices(foods.map(food))}?`,
  leftovers: ({ words, food: name }) =>
    fill(questions.leftovers, { text: quote(words), food: food(name) }),
});
