import { instructionsMaxLength } from "@morsel/contracts/facts";
import { useEffect, useRef, useState } from "react";
import { moveFocus } from "../../../platform/focus.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon, Undo2 } from "../../../ui/icons.tsx";
import messageBox from "../../../ui/message-box.module.css";
import { onCtrlEnter } from "../../../ui/on-ctrl-enter.ts";
import textStyles from "../../../ui/text.module.css";
import { useDismissToast } from "../../../ui/toast.tsx";
import { useUndo } from "../../../ui/use-undo.ts";
import { t } from "../messages.ts";
import styles from "./edit-meal.module.css";
import { EditStatusBanner } from "./edit-status-banner.tsx";
import { useEdit } from "./use-edit.ts";

interface Props {
  readonly mealId: string;
  /** The meal's version as it is shown. */
  readonly version: number;
  readonly isEnergyShown: boolean;
  readonly onCancel: () => void;
  /** Called after the result was shown. */
  readonly onDone: () => void;
}

/** The form for instructions. Ctrl+Enter or Cmd+Enter submits. */
export function EditForm({ mealId, version, isEnergyShown, onCancel, onDone }: Props) {
  const { text, changeText, submit, state, checkAgain } = useEdit(mealId, onDone);
  const [versionSent, setVersionSent] = useState<number>();
  const box = useRef<HTMLTextAreaElement>(null);
  const isTooLong = text.trim().length > instructionsMaxLength;
  const isBusy = state.kind !== "idle" && state.kind !== "error";

  // An earlier toast would cover the buttons and the status.
  const dismissToast = useDismissToast();
  const send = () => {
    if (isBusy || isTooLong) return;
    dismissToast();
    setVersionSent(version);
    submit();
  };
  return (
    <form
      className={styles.form}
      aria-labelledby="edit-instructions"
      onSubmit={(event) => {
        event.preventDefault();
        // The button that has the focus will be disabled.
        moveFocus(box.current);
        send();
      }}
    >
      <h2 id="edit-instructions">{t.editInstructions}</h2>
      <p id="edit-hint" className={styles.hint}>
        {t.describeChangesQuantities}
      </p>
      {/* Hidden after success, but still focused. */}
      <div
        className={
          state.kind === "completed" ? textStyles.visuallyHidden : `${messageBox.box} ${styles.box}`
        }
      >
        <textarea
          ref={box}
          rows={4}
          dir="auto"
          value={text}
          placeholder={t.add1TbspOliveOil}
          readOnly={isBusy}
          aria-labelledby="edit-instructions"
          aria-describedby="edit-hint edit-length"
          aria-invalid={isTooLong}
          onChange={(event) => {
            dismissToast();
            changeText(event.target.value);
          }}
          onKeyDown={onCtrlEnter(send)}
        />
      </div>
      <p id="edit-length" className={styles.error} aria-live="polite">
        {isTooLong ? t.instructionsCanHaveAtMost : null}
      </p>
      <EditStatusBanner
        state={state}
        instructions={text.trim()}
        isEnergyShown={isEnergyShown}
        onCheckAgain={checkAgain}
      />
      {state.kind === "completed" && state.hasUnusedWords ? (
        <ResultActions
          mealId={mealId}
          version={version === versionSent ? undefined : version}
          onDone={onDone}
        />
      ) : (
        <div className={styles.actions}>
          <Button disabled={isBusy} onClick={onCancel}>
            {t.cancel}
          </Button>
          <Button tone="primary" type="submit" disabled={isBusy || isTooLong}>
            {t.updateMeal}
          </Button>
        </div>
      )}
    </form>
  );
}

interface ResultProps {
  readonly mealId: string;
  /** The version that the edit made; undefined until the meal was loaded again. */
  readonly version: number | undefined;
  readonly onDone: () => void;
}

/** What to do about an edit that did not use all words. */
function ResultActions({ mealId, version, onDone }: ResultProps) {
  const { undo, isUndoing } = useUndo(mealId);
  const done = useRef<HTMLButtonElement>(null);
  // The text box that had the focus is hidden.
  useEffect(() => moveFocus(done.current), []);
  const undoEdit = async (edited: number) => {
    if (await undo(edited)) onDone();
  };
  return (
    <div className={styles.actions}>
      <Button
        disabled={isUndoing || version === undefined}
        onClick={() => version !== undefined && void undoEdit(version)}
      >
        <Icon of={Undo2} isSmall />
        {t.undo}
      </Button>
      <Button ref={done} tone="primary" disabled={isUndoing} onClick={onDone}>
        {t.done}
      </Button>
    </div>
  );
}
