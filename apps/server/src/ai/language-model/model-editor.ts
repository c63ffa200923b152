import type { EditOperation, MealEstimate } from "@morsel/nutrition";
import {
  applyOperations,
  type EditOutcome,
  type EditRefused,
  readEdit,
} from "@morsel/nutrition/edit";
import type { FoodIndex, MessageContext } from "@morsel/nutrition/estimate";
import type { MealEditor } from "../meal-editor.ts";
import { type ChangeAnswer, editAnswer } from "./answers.ts";
import type { AskModel } from "./ask-model.ts";
import { editInstructions, mealContext } from "./meal-prompt.ts";
import { toMention } from "./to-mentions.ts";

/** The language model reads the instructions; the engine applies the resulting operations. */
export function createModelEditor(
  ask: AskModel,
  getFoods: () => FoodIndex,
): Pick<MealEditor, "followInstructions"> {
  return {
    followInstructions: async (meal, instructions, written, signal) => {
      const data = {
        ...mealContext(written, instructions, getFoods()),
        instructions,
        meal: describeMeal(meal),
      };
      const question = { instructions: editInstructions, data, answer: editAnswer };
      const { changes, unread } = await ask(question, signal);
      const missed = unread.filter((words) => includesText(instructions, words));
      if (missed.length > 0) {
        return refuse(changes.length > 0 ? "partly-unread" : "unread", ...missed);
      }
      return applyChanges(changes, { meal, instructions, foods: getFoods(), written });
    },
  };
}

/** Only the parts of a meal that instructions can refer to. */
function describeMeal({ title, mealType, items }: MealEstimate) {
  return {
    title,
    meal_type: mealType,
    items: items.map(({ food, text, grams }, place) => ({
      number: place + 1,
      food: food.name,
      words: text,
      grams,
    })),
  };
}

function applyChanges(changes: readonly ChangeAnswer[], context: ChangeContext): EditOutcome {
  if (changes.length === 0) return refuse("unread", context.instructions);
  const operations: EditOperation[] = [];
  for (const change of changes) {
    const read = toOperations(change, context);
    if ("kind" in read) return read;
    operations.push(...read);
  }
  return applyOperations(context.meal, operations, context.foods, context.written);
}

interface ChangeContext {
  readonly meal: MealEstimate;
  readonly instructions: string;
  readonly foods: FoodIndex;
  readonly written: MessageContext;
}

/** Converts one change of an answer to the engine's operations, or to a refusal. */
function toOperations(
  change: ChangeAnswer,
  context: ChangeContext,
): readonly EditOperation[] | EditRefused {
  const words = change.words?.trim() ?? "";
  switch (change.change) {
    case "set-time":
      return readTime(words, context);
    case "set-meal-type":
    case "rename":
    case "add":
    case "scale":
      return toOperationList(toMealOperation(change, words, context), context);
    default:
      if (change.item == null) return refuse("several-items", "it");
      return toOperationList(toItemOperation(change, change.item - 1, words, context), context);
  }
}

/** A change that lacks a value that it needs is refused. */
function toOperationList(operation: EditOperation | undefined, { instructions }: ChangeContext) {
  return operation ? [operation] : refuse("unread", instructions);
}

function toMealOperation(
  { change, food, factor, item, meal_type: mealType }: ChangeAnswer,
  words: string,
  { instructions }: ChangeContext,
): EditOperation | undefined {
  if (change === "rename") return words === "" ? undefined : { kind: "rename", title: words };
  if (change === "set-meal-type") return mealType ? { kind: change, mealType } : undefined;
  if (change === "scale") {
    return factor == null
      ? undefined
      : { kind: change, item: item == null ? "all" : item - 1, factor };
  }
  const mention = food ? toMention(food, instructions) : undefined;
  return mention && { kind: "add", mention };
}

function toItemOperation(
  { change, food, amount, unit }: ChangeAnswer,
  item: number,
  words: string,
  { instructions }: ChangeContext,
): EditOperation | undefined {
  if (change === "remove") return { kind: change, item };
  if (change === "change-kind") return words === "" ? undefined : { kind: change, item, words };
  if (change === "set-amount" || change === "add-amount") {
    const unitField = unit?.trim() ? { unit: unit.trim() } : {};
    return amount == null ? undefined : { kind: change, item, amount, ...unitField };
  }
  const mention = food ? toMention(food, instructions) : undefined;
  return mention && { kind: "replace", item, mention };
}

/** The engine reads the time, since it knows the user's time zone and that meals are in the past. */
function readTime(
  words: string,
  { meal, foods, written }: ChangeContext,
): readonly EditOperation[] | EditRefused {
  const read = readEdit(meal, `move it to ${words}`, foods, written);
  if ("kind" in read) return read;
  const times = read.operations.filter(
    ({ kind }) => kind === "set-time" || kind === "set-meal-type",
  );
  return times.length > 0 ? times : refuse("unread", words);
}

const refuse = (refusal: EditRefused["refusal"], ...words: readonly string[]): EditRefused => ({
  kind: "refused",
  refusal,
  words,
});

const includesText = (text: string, words: string) =>
  words.trim() !== "" && text.toLowerCase().includes(words.trim().toLowerCase());
