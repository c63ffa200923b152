import type {
  DirectEdit,
  EditChangeEntry,
  ItemChoices,
  MealEntry,
  MealItemEntry,
  MealPatch,
} from "@morsel/contracts";
import { sampleItem, sampleMacros } from "./sample-meals.ts";

/** Applies a direct edit to a meal. Of the nutrients only the energy changes. */
export function applyDirectEdit(
  meal: MealEntry,
  operation: DirectEdit,
  choices: ItemChoices,
): MealEntry {
  const { context, items, macros } = meal;
  switch (operation.kind) {
    case "rename":
      return { ...meal, title: operation.title };
    case "set-time":
      return { ...meal, context: { ...context, consumed_at: operation.consumed_at } };
    case "set-meal-type":
      return { ...meal, context: { ...context, meal_type: operation.meal_type } };
    case "dismiss-words":
      return { ...meal, not_counted: meal.not_counted.filter((all) => all !== operation.words) };
    case "answer-question":
      return {
        ...meal,
        question: null,
        items: items.map((item, place) =>
          place === 0 ? weigh(item, answeredGrams[operation.answer] ?? Number.NaN) : item,
        ),
      };
    case "dismiss-question":
      return { ...meal, question: null };
  }
  const next =
    operation.kind === "add"
      ? [...items, newItem(operation, choices)]
      : items.flatMap((item, place) =>
          place === operation.item ? changeItem(item, operation, choices) : item,
        );
  const energy = next.reduce((sum, item) => sum + (item.macros.calories_kcal ?? 0), 0);
  return { ...meal, items: next, macros: { ...macros, calories_kcal: energy } };
}

/** What the answers of a question mean, for the first item. */
const answeredGrams = [360, 480, 600];

type Addition = Extract<DirectEdit, { kind: "add" }>;

/** The chosen food, or one named by the words. Without figures it has 100 kcal. */
function newItem({ words, food_id, amounts }: Addition, { foods }: ItemChoices): MealItemEntry {
  const food = foods.find(({ id }) => id === food_id)?.name ?? words;
  const macros = { ...sampleMacros({ calories_kcal: 100 }), ...known(amounts ?? {}) };
  return sampleItem({ text: words, food_id: food_id ?? words, food, grams: 100, macros });
}

function changeItem(
  item: MealItemEntry,
  operation: DirectEdit,
  { foods, portions }: ItemChoices,
): readonly MealItemEntry[] {
  switch (operation.kind) {
    case "set-figures":
      return [{ ...item, macros: { ...item.macros, ...blankMacros, ...known(operation.amounts) } }];
    case "set-grams":
      return [weigh(item, operation.grams)];
    case "set-portion": {
      const portion = portions.find(({ label }) => label === operation.label);
      return [weigh(item, operation.count * (portion?.grams ?? Number.NaN))];
    }
    case "choose-food": {
      const food = foods.find(({ id }) => id === operation.food_id);
      return food ? [{ ...item, food_id: food.id, food: food.name, name: food.name }] : [];
    }
    default:
      return [];
  }
}

function known(amounts: object) {
  return amounts as Partial<MealItemEntry["macros"]>;
}

const blankMacros = { calories_kcal: null, protein_g: null, carbs_g: null, fat_g: null };

function weigh(item: MealItemEntry, grams: number): MealItemEntry {
  const energy = ((item.macros.calories_kcal ?? 0) * grams) / (item.grams ?? grams);
  return { ...item, grams, macros: { ...item.macros, calories_kcal: energy } };
}

/** The patch between two meals whose items keep their order. */
export function comparePatch(before: MealEntry, after: MealEntry): MealPatch {
  const changes: EditChangeEntry[] = [];
  const isShorter = after.items.length < before.items.length;
  before.items.forEach((item, place) => {
    const now = isShorter ? after.items.find(({ text }) => text === item.text) : after.items[place];
    const isSame = now?.macros.calories_kcal === item.macros.calories_kcal;
    if (now?.grams === item.grams && now.food === item.food && isSame) return;
    changes.push({ kind: "item", before: figuresOf(item), after: now ? figuresOf(now) : null });
  });
  for (const item of after.items.slice(before.items.length)) {
    changes.push({ kind: "item", before: null, after: figuresOf(item) });
  }
  for (const words of before.not_counted.filter((all) => !after.not_counted.includes(all))) {
    changes.push({ kind: "not-counted", before: words, after: null });
  }
  for (const words of after.not_counted.filter((all) => !before.not_counted.includes(all))) {
    changes.push({ kind: "not-counted", before: null, after: words });
  }
  const asked = before.question ?? after.question;
  if (asked && before.question?.id !== after.question?.id) {
    const settled = changes.length > 0 ? "answered" : "dismissed";
    changes.push({
      kind: "question",
      text: asked.text,
      before: before.question ? "open" : settled,
      after: after.question ? "open" : settled,
    });
  }
  if (before.title !== after.title) {
    changes.push({ kind: "title", before: before.title, after: after.title });
  }
  return {
    changes,
    calories_kcal: { before: before.macros.calories_kcal, after: after.macros.calories_kcal },
  };
}

function figuresOf({ food, grams, macros }: MealItemEntry) {
  return { name: food, grams, calories_kcal: macros.calories_kcal };
}
