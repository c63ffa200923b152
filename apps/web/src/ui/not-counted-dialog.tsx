import type { DirectEdit, FoodSuggestions, MealEntry } from "@morsel/contracts";
import { messageMaxLength } from "@morsel/contracts/facts";
import { withoutEnergy } from "@morsel/nutrition";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { editErrorText, useDirectEdit } from "../api/direct-edits.ts";
import { useFoodSuggestions, useMealWithWords } from "../api/food-suggestions.ts";
import { useUnits } from "../api/units.ts";
import { Button } from "./button.tsx";
import { ControlledDialog } from "./dialog.tsx";
import type { DialogProps } from "./dialog-opener.tsx";
import { fill } from "./fill.tsx";
import { formatEnergy } from "./format-energy.ts";
import { Icon, Plus } from "./icons.tsx";
import { t } from "./messages-on-demand.ts";
import styles from "./not-counted-dialog.module.css";
import { blankFigures, CaloriesField, FiguresFields, parseFigures } from "./nutrient-fields.tsx";
import { quote } from "./quote.ts";
import textStyles from "./text.module.css";
import { TextField } from "./text-field.tsx";
import { useToast } from "./toast.tsx";
import { longToastMs } from "./toast-store.ts";
import { useUndo } from "./use-undo.ts";

interface Props extends DialogProps {
  readonly words: string;
  /** The meal that lists the words, or the id of the message whose meals do. */
  readonly of: MealEntry | string;
  readonly isEnergyShown: boolean;
}

/** The dialog is shown when the suggestions are there, so that it does not change its size, or after this time. */
const showAfterMs = 1000;

/** Adds a food for words that are not counted, or dismisses them. */
export function NotCountedDialog({ words, of, isEnergyShown, ...dialog }: Props) {
  const suggestions = useFoodSuggestions(words);
  const found = useMealWithWords(typeof of === "string" ? of : undefined, words);
  const isLate = useIsLate(showAfterMs);
  const meal = typeof of === "string" ? found.data : of;
  const isLoading = suggestions.isPending || meal === undefined;
  if (isLoading && !found.isError && !isLate) return null;
  return (
    <ControlledDialog title={t.notCounted} {...dialog}>
      {meal ? (
        <Choices {...{ words, meal, isEnergyShown }} foods={suggestions.data ?? []} {...dialog} />
      ) : (
        <Unavailable error={found.error?.message} isGone={meal === null} {...dialog} />
      )}
    </ControlledDialog>
  );
}

function useIsLate(ms: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLate;
}

interface UnavailableProps extends DialogProps {
  readonly error: string | undefined;
  /** True if no meal lists the words any longer. */
  readonly isGone: boolean;
}

function Unavailable({ error, isGone, onClose }: UnavailableProps) {
  const text = isGone ? t.theseWordsWereChangedOr : error;
  return (
    <>
      <p role="status">{text ?? t.loading}</p>
      <Button onClick={onClose}>{t.close}</Button>
    </>
  );
}

interface ChoicesProps extends DialogProps {
  readonly words: string;
  readonly meal: MealEntry;
  readonly isEnergyShown: boolean;
  readonly foods: FoodSuggestions["items"];
}

function Choices({ words, meal, isEnergyShown, foods, onClose }: ChoicesProps) {
  const units = useUnits();
  const edit = useDirectEdit(meal);
  const showEdited = useEditedToast(meal.id);
  const send = (done: string, ...additions: readonly DirectEdit[]) =>
    edit.mutate([...additions, { kind: "dismiss-words", words }], {
      onSuccess: ({ meal: edited }) => {
        showEdited(done, edited.version);
        onClose();
      },
    });
  const shown = isEnergyShown ? words : withoutEnergy(words);
  return (
    <div className={styles.choices}>
      <p>{fill(t.bdiMatchesNoFoodSo, { bdi: <bdi>{quote(shown)}</bdi> })}</p>
      {foods.length > 0 ? (
        <ul className={styles.foods} aria-label={t.suggestions}>
          {foods.map(({ id, name, macros }) => (
            <li key={id}>
              <Button
                tone="outlined"
                className={styles.food}
                disabled={edit.isPending}
                onClick={() => send(t.addedName({ name }), { kind: "add", words, food_id: id })}
              >
                <Icon of={Plus} isSmall />
                <span>
                  {name}
                  {isEnergyShown && macros.calories_kcal !== null ? (
                    <small>
                      {t.caloriesKcalPer100G({
                        calories_kcal: formatEnergy(macros.calories_kcal, units),
                      })}
                    </small>
                  ) : null}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <OtherWords
        words={words}
        isBusy={edit.isPending}
        onAdd={(other) => send(t.addedOther({ other }), { kind: "add", words: other })}
      />
      <Figures
        isEnergyShown={isEnergyShown}
        isBusy={edit.isPending}
        onAdd={(amounts) => send(t.addedShown({ shown }), { kind: "add", words, amounts })}
      />
      <div role="alert">
        {edit.isError ? <p className={textStyles.danger}>{editErrorText(edit.error)}</p> : null}
      </div>
      <div className={styles.actions}>
        <Button
          tone="ghost"
          disabled={edit.isPending}
          onClick={() => send(t.dismissedShown({ shown }))}
        >
          {t.dismiss}
        </Button>
        <Button onClick={onClose}>{t.cancel}</Button>
      </div>
    </div>
  );
}

interface OtherWordsProps {
  readonly words: string;
  readonly isBusy: boolean;
  readonly onAdd: (words: string) => void;
}

function OtherWords({ words, isBusy, onAdd }: OtherWordsProps) {
  const [text, setText] = useState(words);
  const other = text.trim();
  const isReady = other !== "" && other !== words && !isBusy;
  return (
    <FieldForm label={t.addTheseWords} isReady={isReady} onSubmit={() => onAdd(other)}>
      <TextField
        label={t.otherWords}
        dir="auto"
        autoComplete="off"
        maxLength={messageMaxLength}
        value={text}
        onChange={setText}
      />
    </FieldForm>
  );
}

interface FiguresProps {
  readonly isEnergyShown: boolean;
  readonly isBusy: boolean;
  readonly onAdd: (amounts: NonNullable<ReturnType<typeof parseFigures>>) => void;
}

/** Calories, or macros while energy is hidden. */
function Figures({ isEnergyShown, isBusy, onAdd }: FiguresProps) {
  const units = useUnits();
  const [draft, setDraft] = useState(blankFigures);
  const amounts = parseFigures(draft, units);
  const props = { draft, onChange: setDraft };
  return (
    <FieldForm
      label={t.addTheseFigures}
      isReady={amounts !== undefined && !isBusy}
      onSubmit={() => amounts && onAdd(amounts)}
    >
      {isEnergyShown ? (
        <CaloriesField {...props} />
      ) : (
        <FiguresFields {...props} isEnergyShown={false} />
      )}
    </FieldForm>
  );
}

interface FieldFormProps {
  /** The name of its button. */
  readonly label: string;
  readonly isReady: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

function FieldForm({ label, isReady, onSubmit, children }: FieldFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onSubmit();
  };
  return (
    <form className={styles.fieldForm} onSubmit={submit}>
      {children}
      <Button type="submit" aria-label={label} disabled={!isReady}>
        {t.add}
      </Button>
    </form>
  );
}

function useEditedToast(mealId: string) {
  const showToast = useToast();
  const { undo } = useUndo(mealId);
  return (text: string, version: number) =>
    showToast({
      title: t.mealUpdated,
      text,
      durationMs: longToastMs,
      action: { label: t.undo, onAct: () => void undo(version) },
    });
}
