import { useState } from "react";
import { useCurrentUser } from "../../api/current-user.ts";
import { Button } from "../../ui/button.tsx";
import dialogStyles from "../../ui/dialog.module.css";
import { ControlledDialog, DialogForm } from "../../ui/dialog.tsx";
import { DialogOpener, type DialogProps } from "../../ui/dialog-opener.tsx";
import { accountErrorText, FormError, Setting } from "../../ui/section.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { errorToast, longToastMs } from "../../ui/toast-store.ts";
import { useChangeEmail, useConfirmLink } from "./api/account.ts";
import styles from "./profile.module.css";
import { useOwnPassword } from "./use-own-password.tsx";

interface Props {
  readonly isConfirmed: boolean;
  readonly hasPassword: boolean;
}

/** The address of the account, where Morsel can send mail: whether it is confirmed, and another one. */
export function EmailSetting({ isConfirmed, hasPassword }: Props) {
  const confirm = useConfirmLink();
  const showToast = useToast();
  const { user } = useCurrentUser();
  const send = () =>
    confirm.mutate(undefined, {
      onSuccess: () =>
        showToast({
          title: "Look in your mailbox",
          text: `A link is on its way to ${user?.email}.`,
          durationMs: longToastMs,
        }),
      onError: (error) => showToast(errorToast(accountErrorText(error), "Not sent")),
    });
  return (
    <Setting
      title="Email"
      text={
        isConfirmed
          ? "Confirmed. Links to it can set a new password."
          : "Not confirmed yet. A confirmed address brings you back in if you forget your password."
      }
    >
      {isConfirmed ? null : (
        <Button tone="outlined" size="small" disabled={confirm.isPending} onClick={send}>
          Confirm it
        </Button>
      )}
      <DialogOpener
        trigger={
          <Button tone="outlined" size="small">
            Change email
          </Button>
        }
        dialog={(props) => <ChangeEmailDialog {...props} hasPassword={hasPassword} />}
      />
    </Setting>
  );
}

/** Asks for another address, to which a link is sent. */
function ChangeEmailDialog({
  hasPassword,
  onClose,
  onCloseAutoFocus,
}: DialogProps & Pick<Props, "hasPassword">) {
  const change = useChangeEmail();
  const [email, setEmail] = useState("");
  const own = useOwnPassword(hasPassword);
  const isAddress = /^\S+@\S+\.\S+$/.test(email.trim());
  return (
    <ControlledDialog
      title={change.isSuccess ? "Look in your mailbox" : "Change email"}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      {change.isSuccess ? (
        <>
          <p role="status">
            We have sent mail to {change.variables.email}. Your account moves there when you open
            the link in it.
          </p>
          <div className={dialogStyles.actions}>
            <Button onClick={onClose}>Done</Button>
          </div>
        </>
      ) : (
        <>
          <p>The account moves when you open the link that is sent to the new address.</p>
          <DialogForm
            className={styles.fields}
            submitLabel={change.isPending ? "One moment..." : "Send the link"}
            isReady={isAddress && own.isReady && !change.isPending}
            onSubmit={() => change.mutate({ email: email.trim(), ...own.body })}
            onClose={onClose}
          >
            <TextField
              label="New email"
              type="email"
              autoComplete="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              value={email}
              onChange={setEmail}
            />
            {own.field}
            <FormError error={change.error} />
          </DialogForm>
        </>
      )}
    </ControlledDialog>
  );
}
