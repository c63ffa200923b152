import { mealTitleMaxLength } from "@morsel/contracts/facts";
import type { MealType } from "@morsel/nutrition";
import { useState } from "react";
import { useIsEnergyHidden } from "../api/energy-visibility.ts";
import { logErrorText } from "../api/log-again.ts";
import { useQuickAdd } from "../api/quick-add.ts";
import { useUnits } from "../api/units.ts";
import { ControlledDialog, DialogForm } from "./dialog.tsx";
import type { DialogProps } from "./dialog-opener.tsx";
import { readMealTypeLabels } from "./meal-types.ts";
import { t } from "./messages-on-demand.ts";
import { blankFigures, FiguresFields, parseFigures } from "./nutrient-fields.tsx";
import styles from "./quick-add-dialog.module.css";
import { SelectField } from "./select-field.tsx";
import textStyles from "./text.module.css";
import { TextField } from "./text-field.tsx";
import { toDatetimeLocal } from "./to-datetime-local.ts";

/** Logs calories or macros as a meal without a food. */
export function QuickAddDialog({ onClose, onCloseAutoFocus }: DialogProps) {
  const add = useQuickAdd();
  const isEnergyShown = !useIsEnergyHidden(true);
  const units = useUnits();
  const [draft, setDraft] = useState(blankFigures);
  const [title, setTitle] = useState("");
  const [mealType, setMealType] = useState<MealType | "">("");
  const [openedAt] = useState(toDatetimeLocal(new Date()));
  const [moment, setMoment] = useState(openedAt);
  const amounts = parseFigures(draft, units);
  const onSubmit = () => {
    if (!amounts) return;
    const name = title.trim();
    add.mutate(
      {
        amounts,
        ...(name !== "" && { title: name }),
        ...(mealType && { meal_type: mealType }),
        ...(moment !== openedAt && { consumed_at: new Date(moment).toISOString() }),
      },
      { onSuccess: onClose },
    );
  };
  return (
    <ControlledDialog title={t.quickAdd} onClose={onClose} onCloseAutoFocus={onCloseAutoFocus}>
      <DialogForm
        className={styles.form}
        submitLabel={add.isPending ? t.oneMoment : t.log}
        isReady={amounts !== undefined && moment !== "" && !add.isPending}
        onSubmit={onSubmit}
        onClose={onClose}
      >
        <p className={textStyles.note}>
          {!isEnergyShown
            ? t.macros
            : units.energy === "kcal"
              ? t.caloriesOrMacros
              : t.energyOrMacros}
        </p>
        <FiguresFields draft={draft} isEnergyShown={isEnergyShown} onChange={setDraft} />
        <TextField
          label={t.nameIfYouLike}
          dir="auto"
          autoComplete="off"
          maxLength={mealTitleMaxLength}
          value={title}
          onChange={setTitle}
        />
        <SelectField
          label={t.meal}
          value={mealType}
          options={{ "": t.byTime, ...readMealTypeLabels() }}
          onChange={setMealType}
        />
        <TextField
          label={t.eatenAt}
          type="datetime-local"
          className={styles.shrinkable}
          max={openedAt}
          value={moment}
          onChange={setMoment}
        />
        <div role="alert">
          {add.error ? <p className={textStyles.danger}>{logErrorText(add.error)}</p> : null}
        </div>
      </DialogForm>
    </ControlledDialog>
  );
}
