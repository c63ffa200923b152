import type { AccountAccess } from "@morsel/contracts";
import { useMakeRecoveryCodes } from "../../api/recovery-codes.ts";
import { ControlledDialog, DialogForm } from "../../ui/dialog.tsx";
import type { DialogProps } from "../../ui/dialog-opener.tsx";
import { RecoveryCodeList } from "../../ui/recovery-code-list.tsx";
import { FormError } from "../../ui/section.tsx";
import { t } from "./messages.ts";
import styles from "./profile.module.css";
import { useOwnPassword } from "./use-own-password.tsx";

interface Props extends DialogProps {
  readonly access: AccountAccess;
}

/** Makes recovery codes, and shows them once. */
export function RecoveryCodesDialog({ access, onClose, onCloseAutoFocus }: Props) {
  const make = useMakeRecoveryCodes();
  const own = useOwnPassword(access.has_password);
  const codesLeft = access.recovery_codes;
  return (
    <ControlledDialog
      title={make.data ? t.yourRecoveryCodes : t.recoveryCodes}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      {make.data ? (
        <RecoveryCodeList codes={make.data.codes} onClose={onClose} />
      ) : (
        <>
          <p>{codesLeft === 0 ? t.codeSetsNewPasswordIf : t.newCodesReplaceOnesThat}</p>
          <DialogForm
            className={styles.form}
            submitLabel={make.isPending ? t.oneMoment : t.makeCodes}
            isReady={own.isReady && !make.isPending}
            onSubmit={() => make.mutate(own.body)}
            onClose={onClose}
          >
            {own.field}
            <FormError error={make.error} />
          </DialogForm>
        </>
      )}
    </ControlledDialog>
  );
}
