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
import { t } from "./messages.ts";
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
      const text = revokesTokens ? t.otherDevicesSignedOutAnd : t.otherDevicesSignedOut;
      showToast({ title: t.passwordChanged, text, durationMs: longToastMs });
      onClose();
    };
    change.mutate({ current, password, revoke_tokens: revokesTokens }, { onSuccess });
  };

  return (
    <ControlledDialog
      title={t.changePassword}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <p>{t.everyOtherDeviceSignedOut}</p>
      <DialogForm
        className={styles.fields}
        submitLabel={change.isPending ? t.oneMoment : t.changePassword}
        isReady={current !== "" && password !== "" && !change.isPending}
        onSubmit={onSubmit}
        onClose={onClose}
      >
        <PasswordField
          label={t.currentPassword}
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
        />
        <PasswordField
          label={t.newPassword}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          hint={t.atLeastPasswordMinLength({ passwordMinLength })}
          error={isTooShort ? t.passwordNeedsAtLeast({ passwordMinLength }) : undefined}
        />
        <label className={styles.checkLine}>
          <input
            type="checkbox"
            className={sectionStyles.checkbox}
            checked={revokesTokens}
            onChange={(event) => setRevokesTokens(event.currentTarget.checked)}
          />
          <span>
            {t.removeAllAccessTokens}
            <span className={`${textStyles.note} ${sectionStyles.toggleNote}`}>
              {t.yourOwnToolsStopWorking}
            </span>
          </span>
        </label>
        <FormError error={change.error} />
      </DialogForm>
    </ControlledDialog>
  );
}
