import { useMakeRecoveryCodes } from "../../api/recovery-codes.ts";
import { Button } from "../../ui/button.tsx";
import { ControlledDialog } from "../../ui/dialog.tsx";
import { Icon, Lock } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RecoveryCodeList } from "../../ui/recovery-code-list.tsx";
import styles from "./log-screen.module.css";
import { t } from "./messages-on-demand.ts";

interface Props {
  /** Removes the card. */
  readonly onEnd: () => void;
}

/** After sign-up: shows recovery codes once. Below the text box, so that the first meal need not wait for it. */
export function RecoveryOffer({ onEnd }: Props) {
  const make = useMakeRecoveryCodes();
  if (make.data) {
    return (
      <ControlledDialog
        title={t.yourRecoveryCodes}
        onClose={onEnd}
        onCloseAutoFocus={() => undefined}
      >
        <RecoveryCodeList codes={make.data.codes} onClose={onEnd} />
      </ControlledDialog>
    );
  }
  return (
    <Notice icon={<Icon of={Lock} />} title={t.keepWayBack}>
      <p>{t.ifYouForgetYourPassword}</p>
      <div className={styles.consentActions}>
        <Button tone="outlined" disabled={make.isPending} onClick={() => make.mutate({})}>
          {t.showRecoveryCodes}
        </Button>
        <Button tone="ghost" onClick={onEnd}>
          {t.notNow}
        </Button>
      </div>
      {make.isError ? (
        <p className={styles.consentError} role="alert">
          {t.codesCouldNotBeMade}
        </p>
      ) : null}
    </Notice>
  );
}
