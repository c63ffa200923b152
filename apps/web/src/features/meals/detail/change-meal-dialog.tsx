import type { DirectEdit, MealEntry } from "@morsel/contracts";
import { mealTitleMaxLength } from "@morsel/contracts/facts";
import { useState } from "react";
import { readMealTypeLabels } from "../../../ui/meal-types.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toDatetimeLocal } from "../../../ui/to-datetime-local.ts";
import { t } from "../messages.ts";
import { type ChangeDialogProps, ChangeForm } from "./change-form.tsx";

/** Changes the title, the time and the meal type of a meal. */
export function ChangeMealDialog({ meal, ...props }: ChangeDialogProps) {
  const [original] = useState(meal);
  const [title, setTitle] = useState(original.title);
  const [moment, setMoment] = useState(toDatetimeLocal(new Date(original.context.consumed_at)));
  const [mealType, setMealType] = useState(original.context.meal_type);
  const isBlank = title.trim() === "" || moment === "";
  const operations = isBlank ? [] : listChanges(original, title, moment, mealType);
  return (
    <ChangeForm {...props} original={original} title={t.changeMeal} operations={operations}>
      <TextField
        label={t.title}
        dir="auto"
        autoComplete="off"
        maxLength={mealTitleMaxLength}
        value={title}
        onChange={setTitle}
      />
      <TextField
        label={t.eatenAt}
        type="datetime-local"
        max={toDatetimeLocal(new Date())}
        value={moment}
        onChange={setMoment}
      />
      <SelectField
        label={t.meal}
        value={mealType}
        options={readMealTypeLabels()}
        onChange={setMealType}
      />
    </ChangeForm>
  );
}

function listChanges(
  { title: titleBefore, context }: MealEntry,
  title: string,
  moment: string,
  mealType: MealEntry["context"]["meal_type"],
): readonly DirectEdit[] {
  const operations: DirectEdit[] = [];
  if (title.trim() !== titleBefore) operations.push({ kind: "rename", title: title.trim() });
  if (moment !== toDatetimeLocal(new Date(context.consumed_at))) {
    operations.push({ kind: "set-time", consumed_at: new Date(moment).toISOString() });
  }
  if (mealType !== context.meal_type) {
    operations.push({ kind: "set-meal-type", meal_type: mealType });
  }
  return operations;
}
