import { passkeyNameMaxLength } from "@morsel/contracts/facts";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import dialogStyles from "../../ui/dialog.module.css";
import { ControlledDialog } from "../../ui/dialog.tsx";
import textStyles from "../../ui/text.module.css";
import { TextField } from "../../ui/text-field.tsx";
import { refusalWords } from "./error-text.ts";
import styles from "./profile.module.css";

interface Props {
  readonly title: string;
  readonly action: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onCloseAutoFocus: () => void;
  /** Gives false where the person thought better of it; rejects where it could not be done. */
  readonly save: (name: string) => Promise<unknown>;
}

/** Asks what a passkey shall be called, before it is made or afterwards. */
export function PasskeyDialog({
  title,
  action,
  name: before,
  onClose,
  onCloseAutoFocus,
  save,
}: Props) {
  const [name, setName] = useState(before);
  const [failure, setFailure] = useState("");
  const [isBusy, setIsBusy] = useState(false);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "" || isBusy) return;
    setIsBusy(true);
    setFailure("");
    try {
      if ((await save(name.trim())) === false)
        setFailure("No passkey was made. You can try again.");
      else onClose();
    } catch (error) {
      setFailure(refusalWords(error));
    }
    setIsBusy(false);
  };

  return (
    <ControlledDialog title={title} onClose={onClose} onCloseAutoFocus={onCloseAutoFocus}>
      <form className={styles.spaced} onSubmit={(event) => void onSubmit(event)}>
        <TextField
          label="Name"
          hint="So that you know it from others."
          maxLength={passkeyNameMaxLength}
          autoComplete="off"
          value={name}
          onChange={setName}
        />
        <div className={styles.message} role="alert">
          {failure ? <span className={textStyles.danger}>{failure}</span> : null}
        </div>
        <div className={`${dialogStyles.actions} ${styles.spaced}`}>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" disabled={name.trim() === "" || isBusy}>
            {isBusy ? "One moment..." : action}
          </Button>
        </div>
      </form>
    </ControlledDialog>
  );
}
