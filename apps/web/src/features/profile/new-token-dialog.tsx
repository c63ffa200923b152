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
import { t } from "./messages.ts";
import styles from "./profile.module.css";

/** Creates a token, and shows it once. */
export function NewTokenDialog({ onClose, onCloseAutoFocus }: DialogProps) {
  const create = useCreateToken();
  const [name, setName] = useState("");
  const [scope, setScope] = useState<TokenScope>("write");
  return (
    <ControlledDialog
      title={create.data ? t.yourNewToken : t.newToken}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      {create.data ? (
        <OneTimeSecret
          label={t.token}
          value={create.data.token}
          note={t.keepLikePasswordAnyoneWho}
          onClose={onClose}
        />
      ) : (
        <DialogForm
          className={styles.form}
          submitLabel={create.isPending ? t.oneMoment : t.makeToken}
          isReady={name.trim() !== "" && !create.isPending}
          onSubmit={() => create.mutate({ name: name.trim(), scope })}
          onClose={onClose}
        >
          <TextField
            label={t.name}
            hint={t.whatWillUseAsWatch}
            maxLength={tokenNameMaxLength}
            autoComplete="off"
            value={name}
            onChange={setName}
          />
          <SelectField
            label={t.itMay}
            value={scope}
            options={{ write: t.readAndLogMeals, read: t.onlyReadMeals }}
            onChange={setScope}
          />
          <p className={`${textStyles.note} ${styles.fieldNote}`}>{t.cannotSeeOrChangeYour}</p>
          <FormError error={create.error} />
        </DialogForm>
      )}
    </ControlledDialog>
  );
}
