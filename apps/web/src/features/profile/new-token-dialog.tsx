import { type TokenScope, tokenNameMaxLength } from "@morsel/contracts/facts";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import dialogStyles from "../../ui/dialog.module.css";
import { ControlledDialog } from "../../ui/dialog.tsx";
import fieldStyles from "../../ui/field.module.css";
import { OneTimeSecret } from "../../ui/one-time-secret.tsx";
import textStyles from "../../ui/text.module.css";
import { TextField } from "../../ui/text-field.tsx";
import { useMakeToken } from "./api/tokens.ts";
import { refusalWords } from "./error-text.ts";
import styles from "./profile.module.css";

interface Props {
  readonly onClose: () => void;
  readonly onCloseAutoFocus: () => void;
}

/** Asks what a token is for, makes it, and shows it this once. */
export function NewTokenDialog({ onClose, onCloseAutoFocus }: Props) {
  const make = useMakeToken();
  return (
    <ControlledDialog
      title={make.data ? "Your new token" : "New token"}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      {make.data ? (
        <OneTimeSecret
          label="Token"
          value={make.data.token}
          note="Whoever has it can use it: keep it as a password."
          onClose={onClose}
        />
      ) : (
        <TokenForm make={make} onClose={onClose} />
      )}
    </ControlledDialog>
  );
}

interface FormProps {
  readonly make: ReturnType<typeof useMakeToken>;
  readonly onClose: () => void;
}

function TokenForm({ make, onClose }: FormProps) {
  const id = useId();
  const [name, setName] = useState("");
  const [scope, setScope] = useState<TokenScope>("write");
  const isReady = name.trim() !== "" && !make.isPending;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) make.mutate({ name: name.trim(), scope });
  };
  return (
    <form className={styles.spaced} onSubmit={onSubmit}>
      <TextField
        label="Name"
        hint="What will use it, as 'Watch shortcut'."
        maxLength={tokenNameMaxLength}
        autoComplete="off"
        value={name}
        onChange={setName}
      />
      <div className={fieldStyles.field}>
        <label htmlFor={`${id}-scope`}>It may</label>
        <select
          id={`${id}-scope`}
          value={scope}
          onChange={(event) => setScope(event.target.value as TokenScope)}
        >
          <option value="write">read and log meals</option>
          <option value="read">only read meals</option>
        </select>
      </div>
      <p className={styles.fieldNote}>
        It cannot see or change your account, nor export or delete it.
      </p>
      <div className={styles.message} role="alert">
        {make.error ? <span className={textStyles.danger}>{refusalWords(make.error)}</span> : null}
      </div>
      <div className={`${dialogStyles.actions} ${styles.spaced}`}>
        <Button onClick={onClose}>Cancel</Button>
        <Button tone="primary" type="submit" disabled={!isReady}>
          {make.isPending ? "One moment..." : "Make token"}
        </Button>
      </div>
    </form>
  );
}
