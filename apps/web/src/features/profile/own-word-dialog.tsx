import type { OwnWordEntry } from "@morsel/contracts";
import { ownMeaningMaxLength, ownPhraseMaxLength } from "@morsel/contracts/facts";
import { type FormEvent, useState } from "react";
import { useSaveOwnWord } from "../../api/dictionary.ts";
import { Button } from "../../ui/button.tsx";
import dialogStyles from "../../ui/dialog.module.css";
import { ControlledDialog } from "../../ui/dialog.tsx";
import textStyles from "../../ui/text.module.css";
import { TextField } from "../../ui/text-field.tsx";
import { refusalWords } from "./error-text.ts";
import styles from "./profile.module.css";

interface Props {
  /** Undefined for a new one. */
  readonly entry: OwnWordEntry | undefined;
  readonly onClose: () => void;
  readonly onCloseAutoFocus: () => void;
}

/** Asks for words and what they mean. */
export function OwnWordDialog({ entry, onClose, onCloseAutoFocus }: Props) {
  const save = useSaveOwnWord(entry?.id);
  const [phrase, setPhrase] = useState(entry?.phrase ?? "");
  const [meaning, setMeaning] = useState(entry?.meaning ?? "");
  const wish = { phrase: phrase.trim(), meaning: meaning.trim() };
  const isReady = wish.phrase !== "" && wish.meaning !== "" && !save.isPending;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) save.mutate(wish, { onSuccess: onClose });
  };
  return (
    <ControlledDialog
      title={entry ? "Change words" : "Your own words"}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <form className={styles.spaced} onSubmit={onSubmit}>
        <TextField
          label="When I say"
          hint="Such as 'my latte'."
          dir="auto"
          maxLength={ownPhraseMaxLength}
          autoComplete="off"
          value={phrase}
          onChange={setPhrase}
        />
        <TextField
          label="I mean"
          hint="As you would log it: '300 ml oat milk latte'."
          dir="auto"
          maxLength={ownMeaningMaxLength}
          autoComplete="off"
          value={meaning}
          onChange={setMeaning}
        />
        <div className={styles.message} role="alert">
          {save.error ? (
            <span className={textStyles.danger}>{refusalWords(save.error)}</span>
          ) : null}
        </div>
        <div className={`${dialogStyles.actions} ${styles.spaced}`}>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" disabled={!isReady}>
            {save.isPending ? "One moment..." : "Save"}
          </Button>
        </div>
      </form>
    </ControlledDialog>
  );
}
