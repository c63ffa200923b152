import type { MealEstimate, MealItem, MealQuestion } from "../../meal.ts";
import type { FoodIndex } from "../match/food-index.ts";
import { itemsTitle, summarizeItems } from "../meals/compose-meal.ts";
import type { ReaderLanguage } from "./reader-language.ts";

/** The person's words for words of a translation; undefined if it does not have them. */
export type Restore = (text: string) => string | undefined;

interface Localization {
  /** The language of the names of foods; undefined if they stay as the table has them. */
  readonly language: ReaderLanguage | undefined;
  /** The index with which the meal was worded. */
  readonly index: FoodIndex;
  readonly restore: Restore;
}

/** A meal of a translated message, with the person's words and the names of foods in the person's language. */
export function localizeMeal(meal: MealEstimate, localization: Localization): MealEstimate {
  const { restore, index } = localization;
  const items = meal.items.map((item) => localizeItem(item, localization));
  const unmatched = meal.unmatched?.map((words) => restore(words) ?? words);
  const isOfItems = meal.title === itemsTitle(meal.items, index.language);
  return {
    ...meal,
    title: isOfItems ? itemsTitle(items, index.language) : localizeTitle(meal.title, localization),
    description: restore(meal.description) ?? meal.description,
    items,
    ...summarizeItems(items, unmatched ?? [], index.language),
    ...(unmatched && { unmatched }),
    ...(meal.question && { question: localizeQuestion(meal.question, localization) }),
  };
}

const localizeTitle = (title: string, { restore, index }: Localization) =>
  index.language.wording.wordTitle([restore(title) ?? title]);

export function localizeItem(item: MealItem, localization: Localization): MealItem {
  const { language, restore } = localization;
  const { food, portion, words, remarks } = item;
  return {
    ...item,
    text: restore(item.text) ?? item.text,
    food: { ...food, name: language?.foodName(food.id, food.name) ?? food.name },
    portion: { ...portion, explanation: restoreQuotations(portion.explanation, localization) },
    ...(words !== undefined && { words: restore(words) ?? words }),
    ...(remarks && { remarks: remarks.map((text) => restoreQuotations(text, localization)) }),
    ...(item.scaled && {
      scaled: { ...item.scaled, from: localizeItem(item.scaled.from, localization) },
    }),
  };
}

function localizeQuestion(question: MealQuestion, localization: Localization): MealQuestion {
  const { language } = localization;
  return {
    ...question,
    text: restoreQuotations(question.text, localization),
    answers: question.answers.map((answer) =>
      answer.portion === undefined && answer.grams === undefined
        ? { ...answer, label: language?.foodName(answer.foodId, answer.label) ?? answer.label }
        : answer,
    ),
  };
}

/** A text of the wording with the person's own words in its quotation marks. */
export function restoreQuotations(text: string, { language, restore }: Localization): string {
  const [open, close] = language?.pack.texts.quotationMarks ?? ["“", "”"];
  const quoted = new RegExp(`${open}([^${close}]*)${close}`, "g");
  return text.replace(quoted, (all, words: string) => {
    const restored = restore(words);
    return restored === undefined ? all : `${open}${restored}${close}`;
  });
}
