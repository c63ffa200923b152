import { useState } from "react";
import { useCurrentUser } from "../../api/current-user.ts";
import { Button } from "../../ui/button.tsx";
import dialogStyles from "../../ui/dialog.module.css";
import { ControlledDialog, DialogForm } from "../../ui/dialog.tsx";
import { DialogOpener, type DialogProps } from "../../ui/dialog-opener.tsx";
import { fill } from "../../ui/fill.tsx";
import { accountErrorText, FormError, Setting } from "../../ui/section.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { errorToast, longToastMs } from "../../ui/toast-store.ts";
import { useChangeEmail, useConfirmLink } from "./api/account.ts";
import { t } from "./messages.ts";
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
          title: t.lookYourMailbox,
          text: t.linkOnWayEmail({ email: user?.email ?? "" }),
          durationMs: longToastMs,
        }),
      onError: (error) => showToast(errorToast(accountErrorText(error), t.notSent)),
    });
  return (
    <Setting
      title={t.email}
      text={isConfirmed ? t.confirmedLinksCanSetNew : t.notConfirmedYetConfirmed}
    >
      {isConfirmed ? null : (
        <Button tone="outlined" size="small" disabled={confirm.isPending} onClick={send}>
          {t.confirmIt}
        </Button>
      )}
      <DialogOpener
        trigger={
          <Button tone="outlined" size="small">
            {t.changeEmail}
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
      title={change.isSuccess ? t.lookYourMailbox : t.changeEmail}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      {change.isSuccess ? (
        <>
          <p role="status">{fill(t.weHaveSentMailEmail, { email: change.variables.email })}</p>
          <div className={dialogStyles.actions}>
            <Button onClick={onClose}>{t.done}</Button>
          </div>
        </>
      ) : (
        <>
          <p>{t.accountMovesWhenYouOpen}</p>
          <DialogForm
            className={styles.fields}
            submitLabel={change.isPending ? t.oneMoment : t.sendLink}
            isReady={isAddress && own.isReady && !change.isPending}
            onSubmit={() => change.mutate({ email: email.trim(), ...own.body })}
            onClose={onClose}
          >
            <TextField
              label={t.newEmail}
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
