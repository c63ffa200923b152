import { useState } from "react";
import { useMakeRecoveryCodes } from "../../api/recovery-codes.ts";
import { sessionKeys, writeSession } from "../../platform/storage.ts";
import { Button } from "../../ui/button.tsx";
import { ControlledDialog } from "../../ui/dialog.tsx";
import { Icon, Lock } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RecoveryCodeList } from "../../ui/recovery-code-list.tsx";
import styles from "./log-screen.module.css";

interface Props {
  /** Moves the focus, because the card is gone. */
  readonly onDone: () => void;
}

/** After sign-up: shows recovery codes once. Below the text box, so that the first meal need not wait for it. */
export function RecoveryOffer({ onDone }: Props) {
  const make = useMakeRecoveryCodes();
  const [isOver, setIsOver] = useState(false);
  const end = () => {
    writeSession(sessionKeys.offersCodes, "");
    setIsOver(true);
  };
  if (isOver) return null;
  if (make.data) {
    return (
      <ControlledDialog title="Your recovery codes" onClose={end} onCloseAutoFocus={onDone}>
        <RecoveryCodeList codes={make.data.codes} onClose={end} />
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
        <Button
          tone="ghost"
          onClick={() => {
            end();
            onDone();
          }}
        >
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
