import { passkeyNameMaxLength } from "@morsel/contracts/facts";
import type { UseMutationResult } from "@tanstack/react-query";
import { useState } from "react";
import { ControlledDialog, DialogForm } from "../../ui/dialog.tsx";
import type { DialogProps } from "../../ui/dialog-opener.tsx";
import { FormError } from "../../ui/section.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { t } from "./messages.ts";
import styles from "./profile.module.css";

interface Props extends DialogProps {
  readonly title: string;
  readonly action: string;
  readonly name: string;
  /** Returns false if the user cancels. */
  readonly save: UseMutationResult<unknown, Error, string>;
}

/** Asks for the name of a passkey. */
export function PasskeyDialog({ title, action, name: before, save, ...props }: Props) {
  const [name, setName] = useState(before);
  const onSuccess = (result: unknown) => {
    if (result !== false) props.onClose();
  };
  return (
    <ControlledDialog title={title} {...props}>
      <DialogForm
        className={styles.form}
        submitLabel={save.isPending ? t.oneMoment : action}
        isReady={name.trim() !== "" && !save.isPending}
        onSubmit={() => save.mutate(name.trim(), { onSuccess })}
        onClose={props.onClose}
      >
        <TextField
          label={t.name}
          hint={t.nameThatYouWillRecognize}
          maxLength={passkeyNameMaxLength}
          autoComplete="off"
          value={name}
          onChange={setName}
        />
        <FormError
          error={save.error}
          text={save.data === false ? t.noPasskeyMadeYouCan : undefined}
        />
      </DialogForm>
    </ControlledDialog>
  );
}
