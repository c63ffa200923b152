import { useCurrentUser } from "../../api/current-user.ts";
import { useOutbox } from "../../api/outbox.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Icon, LogOut } from "../../ui/icons.tsx";
import { useSignOut } from "./api/sign-out.ts";
import styles from "./profile.module.css";

/** Signs out; asks first if unsent messages would be lost. */
export function SignOutButton() {
  const signOut = useSignOut();
  const { mine } = useOutbox(useCurrentUser().user);
  const button = (onClick?: () => void) => (
    <Button tone="outlined" className={styles.signOut} {...(onClick && { onClick })}>
      <Icon of={LogOut} isSmall />
      Sign Out
    </Button>
  );
  if (mine.length === 0) return button(() => void signOut());
  const meals = mine.length === 1 ? "1 meal is" : `${mine.length} meals are`;
  return (
    <ConfirmDialog
      trigger={button()}
      title="Sign out and delete unsent meals?"
      text={`${meals} kept on this device only, until the connection is back. Signing out deletes ${mine.length === 1 ? "it" : "them"}.`}
      confirmLabel="Delete and sign out"
      onConfirm={() => void signOut()}
    />
  );
}
