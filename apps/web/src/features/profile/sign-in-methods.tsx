import type { AccountAccess, AccountPasskey } from "@morsel/contracts";
import { canUsePasskeys } from "../../platform/passkeys.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { DialogOpener, type DialogProps } from "../../ui/dialog-opener.tsx";
import { accountErrorText, DialogSetting, Section, Setting } from "../../ui/section.tsx";
import { useToast } from "../../ui/toast.tsx";
import { errorToast } from "../../ui/toast-store.ts";
import {
  useAddPasskey,
  useLinkProvider,
  useRemovePasskey,
  useRenamePasskey,
} from "./api/account.ts";
import { ChangePasswordDialog } from "./change-password-dialog.tsx";
import { EmailSetting } from "./email-setting.tsx";
import { formatDate } from "./format.ts";
import { t } from "./messages.ts";
import { PasskeyDialog } from "./passkey-dialog.tsx";
import styles from "./profile.module.css";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";

/** The user's sign-in methods: password, passkeys, and a provider if one is configured. */
export function SignInMethods({ access }: { readonly access: AccountAccess }) {
  const { is_email_confirmed: isEmailConfirmed, recovery_codes: codesLeft } = access;
  return (
    <Section title={t.signingIn}>
      {isEmailConfirmed === null ? null : (
        <EmailSetting isConfirmed={isEmailConfirmed} hasPassword={access.has_password} />
      )}
      {access.has_password ? (
        <DialogSetting
          title={t.password}
          text={t.changingSignsOutYourOther}
          label={t.changePassword}
          dialog={(props) => <ChangePasswordDialog {...props} />}
        />
      ) : null}
      <DialogSetting
        title={t.recoveryCodes}
        text={
          codesLeft === 0 ? t.eachSetsNewPasswordOnce : t.codesLeftLeftEachSetsNew({ codesLeft })
        }
        label={codesLeft === 0 ? t.makeCodes : t.makeNewCodes}
        dialog={(props) => <RecoveryCodesDialog {...props} access={access} />}
      />
      {canUsePasskeys() ? (
        <DialogSetting
          title={t.passkeys}
          text={t.signWithYourFingerprint}
          label={t.addPasskey}
          dialog={(props) => <NewPasskeyDialog {...props} />}
        />
      ) : null}
      {access.passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
      {access.provider ? <Provider {...access.provider} /> : null}
    </Section>
  );
}

function Provider({ name, is_linked: isLinked }: NonNullable<AccountAccess["provider"]>) {
  const link = useLinkProvider();
  return (
    <>
      <Setting
        title={name.charAt(0).toUpperCase() + name.slice(1)}
        text={isLinked ? t.connected : t.notConnected}
      >
        {isLinked ? null : (
          <Button
            tone="outlined"
            size="small"
            disabled={link.isPending}
            onClick={() => link.mutate()}
          >
            {t.connect}
          </Button>
        )}
      </Setting>
      {link.error ? (
        <p className={styles.sectionError} role="alert">
          {accountErrorText(link.error)}
        </p>
      ) : null}
    </>
  );
}

function NewPasskeyDialog(props: DialogProps) {
  const add = useAddPasskey();
  return (
    <PasskeyDialog {...props} title={t.addPasskey} action={t.addThisPasskey} name="" save={add} />
  );
}

function RenamePasskeyDialog({ passkey, ...props }: DialogProps & RowProps) {
  const rename = useRenamePasskey(passkey.id);
  return (
    <PasskeyDialog
      {...props}
      title={t.renamePasskey}
      action={t.rename}
      name={passkey.name}
      save={rename}
    />
  );
}

interface RowProps {
  readonly passkey: AccountPasskey;
}

function PasskeyRow({ passkey }: RowProps) {
  const remove = useRemovePasskey();
  const showToast = useToast();
  const onError = (error: unknown) => showToast(errorToast(accountErrorText(error), t.notRemoved));
  return (
    <Setting
      title={passkey.name}
      text={t.addedCreatedAt({ created_at: formatDate(passkey.created_at) })}
    >
      <DialogOpener
        trigger={
          <Button size="small" aria-label={t.renameName({ name: passkey.name })}>
            {t.rename}
          </Button>
        }
        dialog={(props) => <RenamePasskeyDialog {...props} passkey={passkey} />}
      />
      <ConfirmDialog
        trigger={
          <Button size="small" aria-label={t.removeName({ name: passkey.name })}>
            {t.remove}
          </Button>
        }
        title={t.removeName2({ name: passkey.name })}
        text={t.willNoLongerSignYou}
        confirmLabel={t.remove}
        onConfirm={() => remove.mutate(passkey.id, { onError })}
      />
    </Setting>
  );
}
