import type { EditChange, EditOperation } from "../../edits.ts";
import type { FoodIndex } from "../../estimate/match/food-index.ts";
import { withRemarks, wordItem } from "../../estimate/meals/coded-item.ts";
import { itemName, itemsTitle, summarizeItems } from "../../estimate/meals/compose-meal.ts";
import { isImplausible } from "../../estimate/meals/item-notes.ts";
import { resolveMention } from "../../estimate/mentions/resolve-mention.ts";
import type { MessageContext } from "../../estimate/message/read-time.ts";
import { withLocalMeasures } from "../../estimate/portions/local-measures.ts";
import { isUncooked } from "../../estimate/questions/food-answers.ts";
import type { Language } from "../../languages/language.ts";
import { shorten } from "../../languages/shorten.ts";
import { type ItemRemark, wordCode } from "../../languages/wording.ts";
import type { MealEstimate, MealItem, MealQuestion } from "../../meal.ts";
import { type EditOutcome, type EditRefused, isRefused, refuse } from "../edit-outcome.ts";
import { createFoodSearch, type FoodSearch, withWeight } from "../find-variant.ts";
import { learnAnswer } from "../learn-answer.ts";
import { applyAnswer, placeQuestion } from "./answer-question.ts";
import { scaleItem } from "./change-amount.ts";
import { eatenAmounts, setFigures } from "./change-figures.ts";
import { changeVariant, chooseFood, createChosenItem, replaceFood } from "./change-food.ts";
import { diffMeal, type EditedItem } from "./diff-meal.ts";
import { type ExpandedOperation, expandOperation } from "./expand-operation.ts";
import { addAmount, setAmount, setGrams, setPortion } from "./find-amount.ts";

/** A meal while it is being changed. */
interface Draft {
  readonly slots: EditedItem[];
  consumedAtMs: number;
  mealType: MealEstimate["mealType"];
  title: string | undefined;
  /** The words that are not counted. */
  unmatched: readonly string[];
  question: MealQuestion | undefined;
  /** The name of the recipe as which it is saved. */
  recipeName: string | undefined;
}

/**
 * Applies all operations, or none if one of them fails. Items that no operation names do not
 * change; the meal's totals are computed again from its items.
 */
export function applyOperations(
  meal: MealEstimate,
  operations: readonly EditOperation[],
  table: FoodIndex,
  written: MessageContext,
): EditOutcome {
  const foods = withLocalMeasures(table, written.timeZone);
  const search = createFoodSearch(foods, written.dictionary);
  const { consumedAtMs, mealType, unmatched = [], question } = meal;
  const slots = meal.items.map((item) => ({ before: item, item }));
  const draft: Draft = {
    ...{ slots, consumedAtMs, mealType, unmatched, question },
    title: undefined,
    recipeName: undefined,
  };
  for (const operation of operations.flatMap((one) => expandOperation(one, foods, written))) {
    const refused = applyOne(draft, operation, search, written);
    if (refused) return refused;
  }
  if (draft.slots.every(({ item }) => item === null)) return refuse("leaves-nothing");
  const after = finish(meal, draft, foods.language);
  const changes = [...diffMeal(meal, after, draft.slots), ...savedRecipe(draft)];
  return changes.length === 0
    ? refuse("changes-nothing")
    : { kind: "changed", meal: after, changes, operations };
}

const savedRecipe = ({ recipeName: name }: Draft): readonly EditChange[] =>
  name === undefined ? [] : [{ kind: "saved-recipe", name }];

function finish(meal: MealEstimate, draft: Draft, language: Language): MealEstimate {
  const items = draft.slots.flatMap(({ item }) => (item ? [item] : []));
  const { unmatched: before = [], question: _, ...kept } = meal;
  const question = placeQuestion(draft.question, draft.slots);
  const { unmatched } = draft;
  const isTouched =
    unmatched.length < before.length || draft.slots.some(({ before, item }) => before !== item);
  const placed = { ...kept, mealType: draft.mealType, consumedAtMs: draft.consumedAtMs };
  // A title that the user set does not change with the items.
  const isOwnTitle = meal.title !== itemsTitle(meal.items, language);
  const title = isTouched && !isOwnTitle ? itemsTitle(items, language) : meal.title;
  const named = {
    ...placed,
    title: draft.title ?? title,
    ...(unmatched.length > 0 ? { unmatched } : {}),
    ...(question ? { question } : {}),
  };
  return isTouched ? { ...named, items, ...summarizeItems(items, unmatched, language) } : named;
}

type ItemOperation = Exclude<
  Extract<EditOperation, { readonly item: number }>,
  { readonly kind: "divide" }
>;

function applyOne(
  draft: Draft,
  operation: ExpandedOperation,
  search: FoodSearch,
  { nowMs }: MessageContext,
): EditRefused | undefined {
  switch (operation.kind) {
    case "set-time":
      if (!(operation.consumedAtMs <= nowMs)) return refuse("in-the-future");
      draft.consumedAtMs = operation.consumedAtMs;
      return undefined;
    case "set-meal-type":
      draft.mealType = operation.mealType;
      return undefined;
    case "rename":
      draft.title = operation.title.trim() || draft.title;
      return undefined;
    case "save-recipe":
      draft.recipeName = operation.name;
      return undefined;
    case "add":
      return addItem(draft, operation, search);
    case "divide":
      return divideSlot(draft, operation);
    case "dismiss-words":
      return dismissWords(draft, operation.words);
    case "answer-question":
    case "dismiss-question":
      return settleQuestion(draft, operation, search);
    case "scale":
      return scaleItems(draft, operation, search.index.language);
    default:
      return changeOne(draft, operation, search);
  }
}

function addItem(
  draft: Draft,
  { mention, foodId }: Extract<EditOperation, { kind: "add" }>,
  search: FoodSearch,
): EditRefused | undefined {
  const food = foodId === undefined ? undefined : search.foodOfId(foodId);
  const found = foodId === undefined && resolveMention(mention, search.index, search.matcher);
  const item = food
    ? createChosenItem(mention, food, search)
    : found && wordItem(found.item, search.index.language);
  if (!item) return refuse("unknown-food", shorten(mention.words));
  if (!isPlausibleAmount(item, null)) return refuse("impossible-amount", shorten(mention.words));
  draft.slots.push({ before: null, item });
  return undefined;
}

function divideSlot(
  draft: Draft,
  { item: place, parts }: Extract<EditOperation, { kind: "divide" }>,
): undefined {
  const { question } = draft;
  const [first, ...others] = parts.map((item) => ({ before: null, item }));
  const before = draft.slots[place]?.before ?? null;
  draft.slots.splice(place, 1, ...(first ? [{ ...first, before }] : []), ...others);
  // The question is about the item that it counts.
  if (question && question.item > place)
    draft.question = { ...question, item: question.item + parts.length - 1 };
}

function dismissWords(draft: Draft, words: string): EditRefused | undefined {
  const place = draft.unmatched.indexOf(words);
  if (place < 0) return refuse("changes-nothing");
  draft.unmatched = draft.unmatched.toSpliced(place, 1);
  return undefined;
}

function settleQuestion(
  draft: Draft,
  operation: Extract<EditOperation, { readonly question: string }>,
  search: FoodSearch,
): EditRefused | undefined {
  const { question } = draft;
  const slot = draft.slots[question?.item ?? -1];
  if (question?.id !== operation.question || question.state !== "open" || !slot?.item)
    return refuse("no-question");
  if (operation.kind === "dismiss-question") {
    draft.question = { ...question, state: "dismissed" };
    return undefined;
  }
  const answer = question.answers[operation.answer];
  if (!answer) return refuse("no-question");
  const item = applyAnswer(slot.item, answer, search);
  if (isRefused(item)) return item;
  draft.slots[question.item] = { ...slot, item };
  const food = search.foodOfId(answer.foodId);
  const isOnce =
    question.isOnce ||
    (answer.portion === undefined && food !== undefined && isUncooked(food, search.index.language));
  // "Rice" without a weight is never dry rice.
  const learned = isOnce ? undefined : learnAnswer(slot.item, item, answer, search.index);
  const state = "answered";
  draft.question = { ...question, state, ...(isOnce ? { isOnce } : learned && { learned }) };
  return undefined;
}

function scaleItems(
  draft: Draft,
  { item: target, factor, isAssumed = false }: Extract<EditOperation, { kind: "scale" }>,
  language: Language,
): EditRefused | undefined {
  if (!(factor > 0 && Number.isFinite(factor))) return refuse("impossible-amount");
  const all = [...draft.slots.keys()].filter((place) => draft.slots[place]?.item);
  for (const place of target === "all" ? all : [target]) {
    const slot = draft.slots[place];
    if (!slot?.item) return refuse("no-such-item", language.edits.references.wordPlace(place));
    const scaled = scaleSlot({ ...slot, item: slot.item }, factor, isAssumed, language);
    if (isRefused(scaled)) return scaled;
    draft.slots[place] = scaled;
  }
  return undefined;
}

function scaleSlot(
  slot: EditedItem & { readonly item: MealItem },
  factor: number,
  isAssumed: boolean,
  language: Language,
): EditedItem | EditRefused {
  const scaled = scaleItem(slot.item, factor, language);
  if (!isPlausibleAmount(scaled, slot.item.grams))
    return refuse("impossible-amount", scaled.food.name);
  if (!isAssumed) return { ...slot, item: scaled };
  // The words did not state the factor, as in "a bit more".
  const remark: ItemRemark = { code: "assumed-factor", factor };
  const assumed = wordCode(language.wording.remarks, remark);
  return { ...slot, item: withRemarks(scaled, [remark], language), assumed };
}

function changeOne(
  draft: Draft,
  operation: Exclude<ItemOperation, { kind: "scale" }>,
  search: FoodSearch,
): EditRefused | undefined {
  const slot = draft.slots[operation.item];
  if (!slot?.item)
    return refuse("no-such-item", search.index.language.edits.references.wordPlace(operation.item));
  if (operation.kind === "remove") {
    draft.slots[operation.item] = { ...slot, item: null };
    return undefined;
  }
  const changed = changeItem(slot.item, operation, search);
  if (isRefused(changed)) return changed;
  if (!isPlausibleAmount(changed, slot.item.grams))
    return refuse("impossible-amount", changed.food.name);
  const names = newNames({ ...slot, item: slot.item }, changed, search.index.language);
  draft.slots[operation.item] = { ...slot, item: changed, ...(names && { names }) };
  return undefined;
}

/** The names of an item that keeps its food but is called by another name of it. */
function newNames(
  { item, names }: EditedItem & { readonly item: MealItem },
  changed: MealItem,
  language: Language,
): EditedItem["names"] {
  if (changed.food.id !== item.food.id) return undefined;
  return changed.words === item.words
    ? names
    : { before: itemName(item, language), after: itemName(changed, language) };
}

function changeItem(
  item: MealItem,
  operation: Exclude<ItemOperation, { kind: "scale" | "remove" }>,
  search: FoodSearch,
): MealItem | EditRefused {
  const food = withWeight(search.foodOfId(item.food.id));
  switch (operation.kind) {
    case "replace":
      return replaceFood(item, operation.mention, search);
    case "choose-food": {
      const chosen = withWeight(search.foodOfId(operation.foodId));
      return chosen ? chooseFood(item, chosen, search) : refuse("unknown-food", operation.foodId);
    }
    case "change-kind":
      return changeVariant(item, operation.words, search);
    case "set-amount":
      if (!(operation.amount > 0)) return refuse("impossible-amount", item.food.name);
      return setAmount(item, operation, food, search.index);
    case "add-amount":
      return addAmount(item, operation, food, search.index);
    case "set-figures":
      return (
        setFigures(item, eatenAmounts(item, operation), search.index.language) ??
        refuse("impossible-amount", item.food.name)
      );
    case "set-grams":
      return setGrams(item, operation.grams, food, search.index.language);
    case "set-portion": {
      const set =
        food && setPortion(item, operation.label, operation.count, food, search.index.language);
      return set ?? refuse("unknown-food", operation.label);
    }
  }
}

/** True if a person can have eaten that; reducing a too large amount is always allowed. */
function isPlausibleAmount(item: MealItem, gramsBefore: number | null): boolean {
  const { grams } = item;
  if (grams === null) return !isImplausible(item);
  if (!(grams > 0 && Number.isFinite(grams))) return false;
  return (gramsBefore !== null && grams <= gramsBefore) || !isImplausible(item);
}
