import { useCurrentUser } from "../../api/current-user.ts";
import { useOutbox } from "../../api/outbox.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Icon, LogOut } from "../../ui/icons.tsx";
import { useSignOut } from "./api/sign-out.ts";
import { t } from "./messages.ts";
import styles from "./profile.module.css";

/** Signs out; asks first if unsent messages or foods would be lost. */
export function SignOutButton() {
  const signOut = useSignOut();
  const { mine, foods, tasks } = useOutbox(useCurrentUser().user);
  const button = (onClick?: () => void) => (
    <Button tone="outlined" className={styles.signOut} {...(onClick && { onClick })}>
      <Icon of={LogOut} isSmall />
      {t.signOut}
    </Button>
  );
  const unsaved = [...foods.filter(({ outdatedMeals }) => outdatedMeals === undefined), ...tasks];
  const count = mine.length + unsaved.length;
  if (count === 0) return button(() => void signOut());
  const kept = [
    ...(mine.length === 0 ? [] : [t.mealsCount2(mine.length)]),
    ...(unsaved.length === 0 ? [] : [t.foodsCount(unsaved.length)]),
  ].join(t.and);
  return (
    <ConfirmDialog
      trigger={button()}
      title={mine.length > 0 ? t.deleteUnsentMeals : t.deleteUnsentFoods}
      text={t.keptOnThisDevice(count, { kept })}
      confirmLabel={t.deleteAndSignOut}
      onConfirm={() => void signOut()}
    />
  );
}
