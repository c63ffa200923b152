import type { DirectEdit, MealEntry } from "@morsel/contracts";
import { mealTitleMaxLength } from "@morsel/contracts/facts";
import { mealTypes } from "@morsel/nutrition";
import { useId, useState } from "react";
import fieldStyles from "../../../ui/field.module.css";
import { toDatetimeLocal } from "../../../ui/to-datetime-local.ts";
import { nameMealType } from "../meal-time.ts";
import { type ChangeDialogProps, ChangeForm } from "./change-form.tsx";

/** Changes what a meal is called, when it was eaten and as which meal of the day. */
export function ChangeMealDialog({ meal, ...ways }: ChangeDialogProps) {
  // As it was when the dialog opened: what is typed is about that.
  const [seen] = useState(meal);
  const id = useId();
  const [title, setTitle] = useState(seen.title);
  const [moment, setMoment] = useState(toDatetimeLocal(new Date(seen.context.consumed_at)));
  const [mealType, setMealType] = useState(seen.context.meal_type);
  const isBlank = title.trim() === "" || moment === "";
  const operations = isBlank ? [] : operationsOf(seen, title, moment, mealType);
  return (
    <ChangeForm {...ways} seen={seen} title="Change meal" operations={operations}>
      <div className={fieldStyles.field}>
        <label htmlFor={`${id}-title`}>Title</label>
        <input
          id={`${id}-title`}
          dir="auto"
          autoComplete="off"
          maxLength={mealTitleMaxLength}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </div>
      <div className={fieldStyles.field}>
        <label htmlFor={`${id}-time`}>Eaten at</label>
        <input
          id={`${id}-time`}
          type="datetime-local"
          max={toDatetimeLocal(new Date())}
          value={moment}
          onChange={(event) => setMoment(event.target.value)}
        />
      </div>
      <div className={fieldStyles.field}>
        <label htmlFor={`${id}-type`}>Meal</label>
        <select
          id={`${id}-type`}
          value={mealType}
          onChange={(event) => setMealType(event.target.value as typeof mealType)}
        >
          {mealTypes.map((type) => (
            <option key={type} value={type}>
              {nameMealType(type)}
            </option>
          ))}
        </select>
      </div>
    </ChangeForm>
  );
}

/** What Save would do; nothing where all is as it was. */
function operationsOf(
  { title: titleBefore, context }: MealEntry,
  title: string,
  moment: string,
  mealType: MealEntry["context"]["meal_type"],
): readonly DirectEdit[] {
  const operations: DirectEdit[] = [];
  if (title.trim() !== titleBefore) operations.push({ kind: "rename", title: title.trim() });
  if (moment !== "" && moment !== toDatetimeLocal(new Date(context.consumed_at))) {
    operations.push({ kind: "set-time", consumed_at: new Date(moment).toISOString() });
  }
  if (mealType !== context.meal_type) {
    operations.push({ kind: "set-meal-type", meal_type: mealType });
  }
  return operations;
}
