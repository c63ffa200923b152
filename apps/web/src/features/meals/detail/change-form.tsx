import type { DirectEdit, EditedMeal, MealEntry } from "@morsel/contracts";
import type { ReactNode } from "react";
import { editErrorText, isConflict, useDirectEdit } from "../../../api/direct-edits.ts";
import { Button } from "../../../ui/button.tsx";
import { ControlledDialog, DialogForm } from "../../../ui/dialog.tsx";
import type { DialogProps } from "../../../ui/dialog-opener.tsx";
import { Icon, Trash2 } from "../../../ui/icons.tsx";
import { t } from "../messages.ts";
import styles from "./change-form.module.css";

export interface ChangeDialogProps extends DialogProps {
  readonly meal: MealEntry;
  readonly onEdited: (edited: EditedMeal) => void;
}

interface Props extends Omit<ChangeDialogProps, "meal"> {
  /** The meal when the dialog opened: what the user types is about that version. */
  readonly original: MealEntry;
  readonly title: string;
  /** What Save does; empty if nothing is changed or the input is invalid. */
  readonly operations: readonly DirectEdit[];
  /** The index of the item that can be removed; the last item of a meal cannot. */
  readonly removableIndex?: number;
  readonly children: ReactNode;
}

/** The dialog for a direct edit: saves it, shows an error, and closes. */
export function ChangeForm(props: Props) {
  const { original, title, operations, removableIndex, onEdited, children, ...dialog } = props;
  const edit = useDirectEdit(original);
  const isLocked = isConflict(edit.error) || edit.isPending;
  const send = (wanted: readonly DirectEdit[]) =>
    edit.mutate(wanted, {
      onSuccess: (edited) => {
        onEdited(edited);
        dialog.onClose();
      },
    });
  return (
    <ControlledDialog title={title} {...dialog}>
      <DialogForm
        className={styles.form}
        submitLabel={t.save}
        isReady={operations.length > 0 && !isLocked}
        onSubmit={() => send(operations)}
        onClose={dialog.onClose}
      >
        {children}
        {edit.isError ? (
          <p className={styles.error} role="alert">
            {editErrorText(edit.error)}
          </p>
        ) : null}
        {removableIndex !== undefined && original.items.length > 1 ? (
          <Button
            className={styles.remove}
            tone="ghost"
            disabled={isLocked}
            onClick={() => send([{ kind: "remove", item: removableIndex }])}
          >
            <Icon of={Trash2} isSmall />
            {t.removeFromMeal}
          </Button>
        ) : null}
      </DialogForm>
    </ControlledDialog>
  );
}
