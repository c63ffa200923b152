import { passwordMinLength } from "@morsel/contracts/facts";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import dialogStyles from "../../ui/dialog.module.css";
import { ControlledDialog } from "../../ui/dialog.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import textStyles from "../../ui/text.module.css";
import { useToast } from "../../ui/toast.tsx";
import { longToastMs } from "../../ui/toast-store.ts";
import { useChangePassword } from "./api/account.ts";
import { refusalWords } from "./error-text.ts";
import styles from "./profile.module.css";

const rule = `At least ${passwordMinLength} characters.`;

interface Props {
  readonly onClose: () => void;
  readonly onCloseAutoFocus: () => void;
}

/** Sets a new password; the other devices are signed out. What is typed stays when it fails. */
export function ChangePasswordDialog({ onClose, onCloseAutoFocus }: Props) {
  const change = useChangePassword();
  const showToast = useToast();
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const [isTooShort, setIsTooShort] = useState(false);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTooShort(password.length < passwordMinLength);
    if (password.length < passwordMinLength || current === "" || change.isPending) return;
    await change.mutateAsync({ current, password }).then(
      () => {
        showToast({
          title: "Password changed",
          text: "Other devices are signed out.",
          durationMs: longToastMs,
        });
        onClose();
      },
      () => undefined,
    );
  };

  return (
    <ControlledDialog title="Change password" onClose={onClose} onCloseAutoFocus={onCloseAutoFocus}>
      <form noValidate onSubmit={(event) => void onSubmit(event)}>
        <p>Every other device is signed out.</p>
        <div className={styles.fields}>
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
            hint={rule}
            error={
              isTooShort ? `A password needs at least ${passwordMinLength} characters.` : undefined
            }
          />
          <div role="alert">
            {change.error ? (
              <span className={textStyles.danger}>{refusalWords(change.error)}</span>
            ) : null}
          </div>
        </div>
        <div className={`${dialogStyles.actions} ${styles.spaced}`}>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            type="submit"
            disabled={current === "" || password === "" || change.isPending}
          >
            {change.isPending ? "One moment..." : "Change password"}
          </Button>
        </div>
      </form>
    </ControlledDialog>
  );
}
