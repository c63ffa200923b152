import { passwordMinLength } from "@morsel/contracts/facts";
import { useState } from "react";
import { ControlledDialog, DialogForm } from "../../ui/dialog.tsx";
import type { DialogProps } from "../../ui/dialog-opener.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import sectionStyles from "../../ui/section.module.css";
import { FormError } from "../../ui/section.tsx";
import textStyles from "../../ui/text.module.css";
import { useToast } from "../../ui/toast.tsx";
import { longToastMs } from "../../ui/toast-store.ts";
import { useChangePassword } from "./api/account.ts";
import styles from "./profile.module.css";

/** Sets a new password; the other devices are signed out. What is typed stays if it fails. */
export function ChangePasswordDialog({ onClose, onCloseAutoFocus }: DialogProps) {
  const change = useChangePassword();
  const showToast = useToast();
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const [revokesTokens, setRevokesTokens] = useState(true);
  const [isTooShort, setIsTooShort] = useState(false);

  const onSubmit = () => {
    setIsTooShort(password.length < passwordMinLength);
    if (password.length < passwordMinLength) return;
    const onSuccess = () => {
      const text = revokesTokens
        ? "Other devices are signed out, and access tokens are removed."
        : "Other devices are signed out.";
      showToast({ title: "Password changed", text, durationMs: longToastMs });
      onClose();
    };
    change.mutate({ current, password, revoke_tokens: revokesTokens }, { onSuccess });
  };

  return (
    <ControlledDialog title="Change password" onClose={onClose} onCloseAutoFocus={onCloseAutoFocus}>
      <p>Every other device is signed out.</p>
      <DialogForm
        className={styles.fields}
        submitLabel={change.isPending ? "One moment..." : "Change password"}
        isReady={current !== "" && password !== "" && !change.isPending}
        onSubmit={onSubmit}
        onClose={onClose}
      >
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          hint={`At least ${passwordMinLength} characters.`}
          error={
            isTooShort ? `A password needs at least ${passwordMinLength} characters.` : undefined
          }
        />
        <label className={styles.checkLine}>
          <input
            type="checkbox"
            className={sectionStyles.checkbox}
            checked={revokesTokens}
            onChange={(event) => setRevokesTokens(event.currentTarget.checked)}
          />
          <span>
            Remove all access tokens
            <span className={`${textStyles.note} ${sectionStyles.toggleNote}`}>
              Your own tools stop working until you make new tokens. Tokens that you keep still work
              after the change.
            </span>
          </span>
        </label>
        <FormError error={change.error} />
      </DialogForm>
    </ControlledDialog>
  );
}
