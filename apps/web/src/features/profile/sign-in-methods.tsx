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
import { PasskeyDialog } from "./passkey-dialog.tsx";
import styles from "./profile.module.css";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";

/** The user's sign-in methods: password, passkeys, and a provider if one is configured. */
export function SignInMethods({ access }: { readonly access: AccountAccess }) {
  const { is_email_confirmed: isEmailConfirmed, recovery_codes: codesLeft } = access;
  return (
    <Section title="Signing in">
      {isEmailConfirmed === null ? null : (
        <EmailSetting isConfirmed={isEmailConfirmed} hasPassword={access.has_password} />
      )}
      {access.has_password ? (
        <DialogSetting
          title="Password"
          text="Changing it signs out your other devices."
          label="Change password"
          dialog={(props) => <ChangePasswordDialog {...props} />}
        />
      ) : null}
      <DialogSetting
        title="Recovery codes"
        text={
          codesLeft === 0
            ? "Each sets a new password once, if you forget yours."
            : `${codesLeft} left. Each sets a new password once.`
        }
        label={codesLeft === 0 ? "Make codes" : "Make new codes"}
        dialog={(props) => <RecoveryCodesDialog {...props} access={access} />}
      />
      {canUsePasskeys() ? (
        <DialogSetting
          title="Passkeys"
          text="Sign in with your fingerprint, face or a security key."
          label="Add a passkey"
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
        text={isLinked ? "Connected." : "Not connected."}
      >
        {isLinked ? null : (
          <Button
            tone="outlined"
            size="small"
            disabled={link.isPending}
            onClick={() => link.mutate()}
          >
            Connect
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
  return <PasskeyDialog {...props} title="Add a passkey" action="Add passkey" name="" save={add} />;
}

function RenamePasskeyDialog({ passkey, ...props }: DialogProps & RowProps) {
  const rename = useRenamePasskey(passkey.id);
  return (
    <PasskeyDialog
      {...props}
      title="Rename passkey"
      action="Rename"
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
  const onError = (error: unknown) => showToast(errorToast(accountErrorText(error), "Not removed"));
  return (
    <Setting title={passkey.name} text={`Added ${formatDate(passkey.created_at)}`}>
      <DialogOpener
        trigger={
          <Button size="small" aria-label={`Rename ${passkey.name}`}>
            Rename
          </Button>
        }
        dialog={(props) => <RenamePasskeyDialog {...props} passkey={passkey} />}
      />
      <ConfirmDialog
        trigger={
          <Button size="small" aria-label={`Remove ${passkey.name}`}>
            Remove
          </Button>
        }
        title={`Remove ${passkey.name}?`}
        text="It will no longer sign you in. Your device may still list it; you can delete it there, too."
        confirmLabel="Remove"
        onConfirm={() => remove.mutate(passkey.id, { onError })}
      />
    </Setting>
  );
}
