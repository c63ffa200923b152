import { useMakeRecoveryCodes } from "../../api/recovery-codes.ts";
import { Button } from "../../ui/button.tsx";
import { ControlledDialog } from "../../ui/dialog.tsx";
import { Icon, Lock } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RecoveryCodeList } from "../../ui/recovery-code-list.tsx";
import styles from "./log-screen.module.css";

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
        title="Your recovery codes"
        onClose={onEnd}
        onCloseAutoFocus={() => undefined}
      >
        <RecoveryCodeList codes={make.data.codes} onClose={onEnd} />
      </ControlledDialog>
    );
  }
  return (
    <Notice icon={<Icon of={Lock} />} title="Keep a way back in">
      <p>
        If you forget your password, a recovery code sets a new one. You can also make them later,
        in Profile.
      </p>
      <div className={styles.consentActions}>
        <Button tone="outlined" disabled={make.isPending} onClick={() => make.mutate({})}>
          Show recovery codes
        </Button>
        <Button tone="ghost" onClick={onEnd}>
          Not now
        </Button>
      </div>
      {make.isError ? (
        <p className={styles.consentError} role="alert">
          The codes could not be made. Please try again, or make them in Profile.
        </p>
      ) : null}
    </Notice>
  );
}
