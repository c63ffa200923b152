import { webhookUrlMaxLength } from "@morsel/contracts/facts";
import { useState } from "react";
import { ControlledDialog, DialogForm } from "../../ui/dialog.tsx";
import type { DialogProps } from "../../ui/dialog-opener.tsx";
import { OneTimeSecret } from "../../ui/one-time-secret.tsx";
import { FormError } from "../../ui/section.tsx";
import textStyles from "../../ui/text.module.css";
import { TextField } from "../../ui/text-field.tsx";
import { useAddWebhook } from "./api/webhooks.ts";
import { t } from "./messages.ts";
import styles from "./profile.module.css";

/** Adds a webhook, and shows its secret once. */
export function NewWebhookDialog({ onClose, onCloseAutoFocus }: DialogProps) {
  const add = useAddWebhook();
  const [url, setUrl] = useState("");
  return (
    <ControlledDialog
      title={add.data ? t.yourNewWebhook : t.newWebhook}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      {add.data ? (
        <OneTimeSecret
          label={t.secret}
          value={add.data.secret}
          note={t.yourProgramChecksWithThat}
          onClose={onClose}
        />
      ) : (
        <DialogForm
          className={styles.form}
          submitLabel={add.isPending ? t.oneMoment : t.addWebhook}
          isReady={URL.canParse(url.trim()) && !add.isPending}
          onSubmit={() => add.mutate({ url: url.trim() })}
          onClose={onClose}
        >
          <TextField
            label={t.address}
            hint={t.asHttpsToolsExampleCom}
            maxLength={webhookUrlMaxLength}
            autoComplete="off"
            value={url}
            onChange={setUrl}
          />
          <p className={`${textStyles.note} ${styles.fieldNote}`}>{t.eachMealSentThereWith}</p>
          <FormError error={add.error} />
        </DialogForm>
      )}
    </ControlledDialog>
  );
}
