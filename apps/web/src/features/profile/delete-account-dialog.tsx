import { useState } from "react";
import { ControlledDialog, DialogForm } from "../../ui/dialog.tsx";
import type { DialogProps } from "../../ui/dialog-opener.tsx";
import { FormError } from "../../ui/section.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useAccountAccess, useDeleteAccount } from "./api/account.ts";
import { t } from "./messages.ts";
import styles from "./profile.module.css";
import { useOwnPassword } from "./use-own-password.tsx";

/** The user types it, so that no account is deleted by mistake. */
const confirmation = "DELETE";

/** Confirms the deletion by a typed word, and by the password if there is one. */
export function DeleteAccountDialog({ onClose, onCloseAutoFocus }: DialogProps) {
  const access = useAccountAccess();
  const remove = useDeleteAccount();
  const [word, setWord] = useState("");
  const own = useOwnPassword(access.data?.has_password ?? true);
  const isConfirmed = word.trim() === confirmation && own.isReady;
  const isBusy = remove.isPending || remove.isSuccess;
  return (
    <ControlledDialog
      title={t.deleteYourAccount}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <p>{t.yourMealsPhotosLinksAnd}</p>
      <DialogForm
        className={styles.fields}
        submitLabel={isBusy ? t.deleting : t.deleteForGood}
        tone="danger"
        isReady={isConfirmed && !isBusy}
        onSubmit={() => remove.mutate(own.body)}
        onClose={onClose}
      >
        {own.field}
        <TextField
          label={t.typeConfirmationConfirm({ confirmation })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={word}
          onChange={setWord}
        />
        <FormError error={remove.error} />
      </DialogForm>
    </ControlledDialog>
  );
}
