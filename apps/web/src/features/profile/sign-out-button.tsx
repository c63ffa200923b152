import { useCurrentUser } from "../../api/current-user.ts";
import { useOutbox } from "../../api/outbox.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Icon, LogOut } from "../../ui/icons.tsx";
import { useSignOut } from "./api/sign-out.ts";
import styles from "./profile.module.css";

/** Signs out; asks first if unsent messages or foods would be lost. */
export function SignOutButton() {
  const signOut = useSignOut();
  const { mine, foods } = useOutbox(useCurrentUser().user);
  const button = (onClick?: () => void) => (
    <Button tone="outlined" className={styles.signOut} {...(onClick && { onClick })}>
      <Icon of={LogOut} isSmall />
      Sign Out
    </Button>
  );
  const unsaved = foods.filter(({ outdatedMeals }) => outdatedMeals === undefined);
  const count = mine.length + unsaved.length;
  if (count === 0) return button(() => void signOut());
  const kept = [
    ...(mine.length === 0 ? [] : [mine.length === 1 ? "1 meal" : `${mine.length} meals`]),
    ...(unsaved.length === 0 ? [] : [unsaved.length === 1 ? "1 food" : `${unsaved.length} foods`]),
  ].join(" and ");
  return (
    <ConfirmDialog
      trigger={button()}
      title={`Sign out and delete unsent ${mine.length > 0 ? "meals" : "foods"}?`}
      text={`${kept} ${count === 1 ? "is" : "are"} kept on this device only, until the connection is back. Signing out deletes ${count === 1 ? "it" : "them"}.`}
      confirmLabel="Delete and sign out"
      onConfirm={() => void signOut()}
    />
  );
}
