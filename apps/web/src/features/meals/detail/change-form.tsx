import type { DirectEdit, EditedMeal, MealEntry } from "@morsel/contracts";
import type { FormEvent, ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import dialogStyles from "../../../ui/dialog.module.css";
import { ControlledDialog } from "../../../ui/dialog.tsx";
import iconStyles from "../../../ui/icon.module.css";
import { Trash2 } from "../../../ui/icons.ts";
import { isConflict, useDirectEdit } from "../api/direct-edits.ts";
import { editErrorText } from "../api/edits.ts";
import styles from "./change-form.module.css";

/** What a dialog that changes a meal is given. */
export interface ChangeDialogProps {
  readonly meal: MealEntry;
  readonly onClose: () => void;
  readonly onEdited: (edited: EditedMeal) => void;
  readonly onCloseAutoFocus: () => void;
}

interface Props extends Omit<ChangeDialogProps, "meal"> {
  /** The meal as it was when the dialog opened. */
  readonly seen: MealEntry;
  readonly title: string;
  /** What Save would do; nothing where all is as it was, or cannot be saved. */
  readonly operations: readonly DirectEdit[];
  /** The place of the item that can be taken out of the meal; its last one stays. */
  readonly removable?: number;
  readonly children: ReactNode;
}

/** The dialog around what can be changed of a meal: it saves, says what went wrong, and closes. */
export function ChangeForm(props: Props) {
  const { seen, title, operations, removable, onClose, onEdited, onCloseAutoFocus, children } =
    props;
  const edit = useDirectEdit(seen);
  const isShut = isConflict(edit.error) || edit.isPending;
  const isReady = operations.length > 0 && !isShut;
  const send = (wanted: readonly DirectEdit[]) =>
    edit.mutate(wanted, {
      onSuccess: (edited) => {
        onEdited(edited);
        onClose();
      },
    });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) send(operations);
  };
  return (
    <ControlledDialog title={title} onClose={onClose} onCloseAutoFocus={onCloseAutoFocus}>
      <form className={styles.form} onSubmit={save}>
        {children}
        {edit.isError ? (
          <p className={styles.error} role="alert">
            {editErrorText(edit.error)}
          </p>
        ) : null}
        {removable !== undefined && seen.items.length > 1 ? (
          <Button
            className={styles.remove}
            tone="ghost"
            disabled={isShut}
            onClick={() => send([{ kind: "remove", item: removable }])}
          >
            <Trash2 className={iconStyles.small} aria-hidden="true" />
            Remove from meal
          </Button>
        ) : null}
        <div className={dialogStyles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" disabled={!isReady}>
            Save
          </Button>
        </div>
      </form>
    </ControlledDialog>
  );
}
