import { webhookUrlMaxLength } from "@morsel/contracts/facts";
import { useState } from "react";
import { ControlledDialog, DialogForm } from "../../ui/dialog.tsx";
import type { DialogProps } from "../../ui/dialog-opener.tsx";
import { OneTimeSecret } from "../../ui/one-time-secret.tsx";
import { FormError } from "../../ui/section.tsx";
import textStyles from "../../ui/text.module.css";
import { TextField } from "../../ui/text-field.tsx";
import { useAddWebhook } from "./api/webhooks.ts";
import styles from "./profile.module.css";

/** Adds a webhook, and shows its secret once. */
export function NewWebhookDialog({ onClose, onCloseAutoFocus }: DialogProps) {
  const add = useAddWebhook();
  const [url, setUrl] = useState("");
  return (
    <ControlledDialog
      title={add.data ? "Your new webhook" : "New webhook"}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      {add.data ? (
        <OneTimeSecret
          label="Secret"
          value={add.data.secret}
          note="Your program checks with it that an event is from Morsel."
          onClose={onClose}
        />
      ) : (
        <DialogForm
          className={styles.form}
          submitLabel={add.isPending ? "One moment..." : "Add webhook"}
          isReady={URL.canParse(url.trim()) && !add.isPending}
          onSubmit={() => add.mutate({ url: url.trim() })}
          onClose={onClose}
        >
          <TextField
            label="Address"
            hint="As 'https://tools.example.com/morsel'."
            maxLength={webhookUrlMaxLength}
            autoComplete="off"
            value={url}
            onChange={setUrl}
          />
          <p className={`${textStyles.note} ${styles.fieldNote}`}>
            Each meal is sent there with its foods and figures. Add only addresses that you trust.
          </p>
          <FormError error={add.error} />
        </DialogForm>
      )}
    </ControlledDialog>
  );
}
