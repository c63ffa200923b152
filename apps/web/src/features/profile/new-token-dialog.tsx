import { type TokenScope, tokenNameMaxLength } from "@morsel/contracts/facts";
import { useState } from "react";
import { ControlledDialog, DialogForm } from "../../ui/dialog.tsx";
import type { DialogProps } from "../../ui/dialog-opener.tsx";
import { OneTimeSecret } from "../../ui/one-time-secret.tsx";
import { FormError } from "../../ui/section.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import textStyles from "../../ui/text.module.css";
import { TextField } from "../../ui/text-field.tsx";
import { useCreateToken } from "./api/tokens.ts";
import styles from "./profile.module.css";

/** Creates a token, and shows it once. */
export function NewTokenDialog({ onClose, onCloseAutoFocus }: DialogProps) {
  const create = useCreateToken();
  const [name, setName] = useState("");
  const [scope, setScope] = useState<TokenScope>("write");
  return (
    <ControlledDialog
      title={create.data ? "Your new token" : "New token"}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      {create.data ? (
        <OneTimeSecret
          label="Token"
          value={create.data.token}
          note="Keep it like a password: anyone who has it can use it."
          onClose={onClose}
        />
      ) : (
        <DialogForm
          className={styles.form}
          submitLabel={create.isPending ? "One moment..." : "Make token"}
          isReady={name.trim() !== "" && !create.isPending}
          onSubmit={() => create.mutate({ name: name.trim(), scope })}
          onClose={onClose}
        >
          <TextField
            label="Name"
            hint="What will use it, as 'Watch shortcut'."
            maxLength={tokenNameMaxLength}
            autoComplete="off"
            value={name}
            onChange={setName}
          />
          <SelectField
            label="It may"
            value={scope}
            options={{ write: "read and log meals", read: "only read meals" }}
            onChange={setScope}
          />
          <p className={`${textStyles.note} ${styles.fieldNote}`}>
            It cannot see or change your account, nor export or delete it.
          </p>
          <FormError error={create.error} />
        </DialogForm>
      )}
    </ControlledDialog>
  );
}
