import type { AccountAccess, AccountPasskey } from "@morsel/contracts";
import { type MouseEvent, useState } from "react";
import { canUsePasskeys } from "../../platform/passkeys.ts";
import { Button } from "../../ui/button.tsx";
import cardStyles from "../../ui/card.module.css";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useToast } from "../../ui/toast.tsx";
import { longToastMs } from "../../ui/toast-store.ts";
import {
  useAddPasskey,
  useLinkProvider,
  useRemovePasskey,
  useRenamePasskey,
} from "./api/account.ts";
import { ChangePasswordDialog } from "./change-password-dialog.tsx";
import { refusalWords } from "./error-text.ts";
import { PasskeyDialog } from "./passkey-dialog.tsx";
import styles from "./profile.module.css";
import { Setting } from "./setting.tsx";

type Opened = "password" | "new passkey" | AccountPasskey;

/** The user's sign-in methods: password, passkeys, and a provider if one is configured. */
export function SignInWays({ access }: { readonly access: AccountAccess }) {
  const [opened, setOpened] = useState<{ readonly what: Opened; readonly button: HTMLElement }>();
  const add = useAddPasskey();
  const rename = useRenamePasskey();
  const link = useLinkProvider();
  const open = (what: Opened) => (event: MouseEvent<HTMLElement>) =>
    setOpened({ what, button: event.currentTarget });
  const ways = {
    onClose: () => setOpened(undefined),
    onCloseAutoFocus: () => opened?.button.focus({ preventScroll: true }),
  };
  return (
    <section className={`${cardStyles.card} ${styles.section}`} aria-labelledby="signing-in">
      <h2 id="signing-in" className={styles.sectionTitle}>
        Signing in
      </h2>
      {access.has_password ? (
        <Setting title="Password" text="Changing it signs out your other devices.">
          <Button tone="outlined" size="small" onClick={open("password")}>
            Change password
          </Button>
        </Setting>
      ) : null}
      {canUsePasskeys() ? (
        <Setting title="Passkeys" text="Sign in by fingerprint, face or a security key.">
          <Button tone="outlined" size="small" onClick={open("new passkey")}>
            Add a passkey
          </Button>
        </Setting>
      ) : null}
      {access.passkeys.map((passkey) => (
        <PasskeyLine key={passkey.id} passkey={passkey} onRename={open(passkey)} />
      ))}
      {access.provider ? (
        <Setting
          title={capital(access.provider.name)}
          text={access.provider.is_linked ? "Connected." : "Not connected."}
        >
          {access.provider.is_linked ? null : (
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
      ) : null}
      {link.error ? (
        <p className={styles.sectionError} role="alert">
          {refusalWords(link.error)}
        </p>
      ) : null}
      {opened?.what === "password" ? <ChangePasswordDialog {...ways} /> : null}
      {opened?.what === "new passkey" ? (
        <PasskeyDialog
          {...ways}
          title="Add a passkey"
          action="Add passkey"
          name=""
          save={(name) => add.mutateAsync(name)}
        />
      ) : null}
      {typeof opened?.what === "object" ? (
        <PasskeyDialog
          {...ways}
          title="Rename passkey"
          action="Rename"
          name={opened.what.name}
          save={(name) => rename.mutateAsync({ id: (opened.what as AccountPasskey).id, name })}
        />
      ) : null}
    </section>
  );
}

interface LineProps {
  readonly passkey: AccountPasskey;
  readonly onRename: (event: MouseEvent<HTMLElement>) => void;
}

function PasskeyLine({ passkey, onRename }: LineProps) {
  const remove = useRemovePasskey();
  const showToast = useToast();
  const onConfirm = () =>
    remove.mutate(passkey.id, {
      onError: (error) =>
        showToast({
          title: "Not removed",
          text: refusalWords(error),
          isError: true,
          durationMs: longToastMs,
        }),
    });
  const added = new Date(passkey.created_at).toLocaleDateString("en-US", { dateStyle: "medium" });
  return (
    <Setting title={passkey.name} text={`Added ${added}`}>
      <Button size="small" onClick={onRename} aria-label={`Rename ${passkey.name}`}>
        Rename
      </Button>
      <ConfirmDialog
        trigger={
          <Button size="small" aria-label={`Remove ${passkey.name}`}>
            Remove
          </Button>
        }
        title={`Remove ${passkey.name}?`}
        text="It will no longer sign you in. Your device may still list it; you can delete it there, too."
        confirmLabel="Remove"
        onConfirm={onConfirm}
      />
    </Setting>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
