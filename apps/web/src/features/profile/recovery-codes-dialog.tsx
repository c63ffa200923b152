import type { AccountAccess } from "@morsel/contracts";
import { useState } from "react";
import { useMakeRecoveryCodes } from "../../api/recovery-codes.ts";
import { ControlledDialog, DialogForm } from "../../ui/dialog.tsx";
import type { DialogProps } from "../../ui/dialog-opener.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { RecoveryCodeList } from "../../ui/recovery-code-list.tsx";
import { FormError } from "../../ui/section.tsx";
import styles from "./profile.module.css";

interface Props extends DialogProps {
  readonly access: AccountAccess;
}

/** Makes recovery codes, and shows them once. */
export function RecoveryCodesDialog({ access, onClose, onCloseAutoFocus }: Props) {
  const make = useMakeRecoveryCodes();
  const [password, setPassword] = useState("");
  const { has_password: hasPassword, recovery_codes: codesLeft } = access;
  return (
    <ControlledDialog
      title={make.data ? "Your recovery codes" : "Recovery codes"}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      {make.data ? (
        <RecoveryCodeList codes={make.data.codes} onClose={onClose} />
      ) : (
        <>
          <p>
            {codesLeft === 0
              ? "A code sets a new password if you forget yours. Each works once."
              : "The new codes replace the ones that you have."}
          </p>
          <DialogForm
            className={styles.form}
            submitLabel={make.isPending ? "One moment..." : "Make codes"}
            isReady={(!hasPassword || password !== "") && !make.isPending}
            onSubmit={() => make.mutate(hasPassword ? { password } : {})}
            onClose={onClose}
          >
            {hasPassword ? (
              <PasswordField
                label="Your password"
                autoComplete="current-password"
                value={password}
                onChange={setPassword}
              />
            ) : null}
            <FormError error={make.error} />
          </DialogForm>
        </>
      )}
    </ControlledDialog>
  );
}
