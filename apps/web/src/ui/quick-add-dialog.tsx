import type { QuickAddRequest } from "@morsel/contracts";
import { mealTitleMaxLength } from "@morsel/contracts/facts";
import { type MealType, mealTypes } from "@morsel/nutrition";
import { type FormEvent, useId, useState } from "react";
import { useIsEnergyHidden } from "../api/energy-visibility.ts";
import { logErrorText } from "../api/log-again.ts";
import { useQuickAdd } from "../api/quick-add.ts";
import { Button } from "./button.tsx";
import dialogStyles from "./dialog.module.css";
import { ControlledDialog } from "./dialog.tsx";
import fieldStyles from "./field.module.css";
import { blankFigures, type Figures, FiguresFields, readFigures } from "./nutrient-fields.tsx";
import styles from "./quick-add-dialog.module.css";
import textStyles from "./text.module.css";
import { TextField } from "./text-field.tsx";
import { toDatetimeLocal } from "./to-datetime-local.ts";
import { useToast } from "./toast.tsx";

interface Props {
  readonly onClose: () => void;
  readonly onCloseAutoFocus: () => void;
}

/** Asks for calories or macros, and logs them as a meal of no food. */
export function QuickAddDialog({ onClose, onCloseAutoFocus }: Props) {
  const id = useId();
  const add = useQuickAdd(useToast());
  const isEnergyShown = !useIsEnergyHidden(true);
  const [draft, setDraft] = useState(blankFigures);
  const [title, setTitle] = useState("");
  const [mealType, setMealType] = useState<MealType | "">("");
  const [openedAt] = useState(toDatetimeLocal(new Date()));
  const [moment, setMoment] = useState(openedAt);
  const amounts = readFigures(draft);
  const isReady = amounts !== undefined && moment !== "" && !add.isPending;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const when = moment === openedAt ? {} : { consumed_at: new Date(moment).toISOString() };
    add.mutate(
      { ...wishOf(amounts, title), ...(mealType && { meal_type: mealType }), ...when },
      { onSuccess: onClose },
    );
  };
  return (
    <ControlledDialog title="Quick add" onClose={onClose} onCloseAutoFocus={onCloseAutoFocus}>
      <form className={styles.form} onSubmit={onSubmit}>
        <p className={textStyles.note}>
          {isEnergyShown ? "Calories or macros" : "Macros"}, as far as you know them. What you leave
          out stays unknown.
        </p>
        <FiguresFields draft={draft} isEnergyShown={isEnergyShown} onChange={setDraft} />
        <TextField
          label="Name, if you like"
          dir="auto"
          autoComplete="off"
          maxLength={mealTitleMaxLength}
          value={title}
          onChange={setTitle}
        />
        <div className={fieldStyles.field}>
          <label htmlFor={`${id}-type`}>Meal</label>
          <select
            id={`${id}-type`}
            value={mealType}
            onChange={(event) => setMealType(event.target.value as MealType | "")}
          >
            <option value="">By the time</option>
            {mealTypes.map((type) => (
              <option key={type} value={type}>
                {`${type.charAt(0).toUpperCase()}${type.slice(1)}`}
              </option>
            ))}
          </select>
        </div>
        <TextField
          label="Eaten at"
          type="datetime-local"
          className={styles.shrinkable}
          max={openedAt}
          value={moment}
          onChange={setMoment}
        />
        <div role="alert">
          {add.error ? <p className={textStyles.danger}>{logErrorText(add.error)}</p> : null}
        </div>
        <div className={dialogStyles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" disabled={!isReady}>
            {add.isPending ? "One moment..." : "Log"}
          </Button>
        </div>
      </form>
    </ControlledDialog>
  );
}

function wishOf(amounts: Figures, title: string): QuickAddRequest {
  const name = title.trim();
  return { amounts, ...(name !== "" && { title: name }) };
}
