import type { DirectEdit, EditedMeal, MealEntry } from "@morsel/contracts";
import { mealTitleMaxLength } from "@morsel/contracts/facts";
import { mealTypes } from "@morsel/nutrition";
import { type FormEvent, useId, useState } from "react";
import { isConflict, useDirectEdit } from "../../../api/direct-edits.ts";
import { editErrorText } from "../../../api/edits.ts";
import { Button } from "../../../ui/button.tsx";
import { OpenedDialog } from "../../../ui/dialog.tsx";
import { toInputMoment } from "../../../ui/input-moment.ts";
import { nameMealType } from "../meal-time.ts";
import "./change-layer.css";

interface Props {
  readonly meal: MealEntry;
  readonly onClose: () => void;
  readonly onEdited: (edited: EditedMeal) => void;
  readonly placeFocus: () => void;
}

/** Changes what a meal is called, when it was eaten and as which meal of the day. */
export function ChangeMealDialog({ meal, onClose, onEdited, placeFocus }: Props) {
  // As it was when the dialog opened: what is typed is about that.
  const [seen] = useState(meal);
  const id = useId();
  const [title, setTitle] = useState(seen.title);
  const [moment, setMoment] = useState(toInputMoment(new Date(seen.context.consumed_at)));
  const [mealType, setMealType] = useState(seen.context.meal_type);
  const edit = useDirectEdit(seen);
  const operations = operationsOf(seen, title, moment, mealType);
  const isStale = isConflict(edit.error);
  const isBlank = title.trim() === "" || moment === "";

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (operations.length === 0 || isBlank || isStale || edit.isPending) return;
    edit.mutate(operations, {
      onSuccess: (edited) => {
        onEdited(edited);
        onClose();
      },
    });
  };
  return (
    <OpenedDialog title="Change meal" onClose={onClose} placeFocus={placeFocus}>
      <form className="change" onSubmit={save}>
        <div className="field">
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
        <div className="field">
          <label htmlFor={`${id}-time`}>Eaten at</label>
          <input
            id={`${id}-time`}
            type="datetime-local"
            max={toInputMoment(new Date())}
            value={moment}
            onChange={(event) => setMoment(event.target.value)}
          />
        </div>
        <div className="field">
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
        {edit.isError ? (
          <p className="wrong" role="alert">
            {editErrorText(edit.error)}
          </p>
        ) : null}
        <div className="bt">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="yolk"
            type="submit"
            disabled={operations.length === 0 || isBlank || isStale || edit.isPending}
          >
            Save
          </Button>
        </div>
      </form>
    </OpenedDialog>
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
  if (moment !== "" && moment !== toInputMoment(new Date(context.consumed_at))) {
    operations.push({ kind: "set-time", consumed_at: new Date(moment).toISOString() });
  }
  if (mealType !== context.meal_type) {
    operations.push({ kind: "set-meal-type", meal_type: mealType });
  }
  return operations;
}
