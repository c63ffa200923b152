import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import dialogStyles from "../../ui/dialog.module.css";
import { ControlledDialog } from "../../ui/dialog.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import textStyles from "../../ui/text.module.css";
import { TextField } from "../../ui/text-field.tsx";
import { useAccountAccess, useDeleteAccount } from "./api/account.ts";
import { refusalWords } from "./error-text.ts";
import styles from "./profile.module.css";

/** What has to be typed, so that no slip of a finger removes an account. */
const confirmation = "DELETE";

interface Props {
  readonly onClose: () => void;
  readonly onCloseAutoFocus: () => void;
}

/** Confirms the deletion by a typed word, and by the password if there is one. */
export function DeleteAccountDialog({ onClose, onCloseAutoFocus }: Props) {
  const access = useAccountAccess();
  const remove = useDeleteAccount();
  const [word, setWord] = useState("");
  const [password, setPassword] = useState("");
  const hasPassword = access.data?.has_password ?? true;
  const isConfirmed = word.trim() === confirmation && (!hasPassword || password !== "");
  const isBusy = remove.isPending || remove.isSuccess;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isConfirmed && !isBusy) remove.mutate(hasPassword ? { password } : {});
  };

  return (
    <ControlledDialog
      title="Delete your account?"
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <form onSubmit={onSubmit}>
        <p>
          Your meals, photos, links and settings are removed at once, on every device. This cannot
          be undone. Export your data first if you may want it again.
        </p>
        <div className={styles.fields}>
          {hasPassword ? (
            <PasswordField
              label="Your password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
            />
          ) : null}
          <TextField
            label={`Type ${confirmation} to confirm`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={word}
            onChange={setWord}
          />
          <div role="alert">
            {remove.error ? (
              <span className={textStyles.danger}>{refusalWords(remove.error)}</span>
            ) : null}
          </div>
        </div>
        <div className={`${dialogStyles.actions} ${styles.spaced}`}>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="danger" type="submit" disabled={!isConfirmed || isBusy}>
            {isBusy ? "Deleting..." : "Delete for good"}
          </Button>
        </div>
      </form>
    </ControlledDialog>
  );
}
