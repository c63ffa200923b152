import type { SavedDictionaryEntry } from "@morsel/contracts";
import { ownMeaningMaxLength, ownPhraseMaxLength } from "@morsel/contracts/facts";
import { useState } from "react";
import { useSaveDictionaryEntry } from "../../api/dictionary.ts";
import { ControlledDialog, DialogForm } from "../../ui/dialog.tsx";
import type { DialogProps } from "../../ui/dialog-opener.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { copyName } from "./food-draft.ts";
import styles from "./my-foods.module.css";
import { SaveError } from "./parts.tsx";
import { useTakenNames } from "./use-basis.ts";

interface Props extends DialogProps {
  /** The entry to change; absent for a new one. */
  readonly entry?: SavedDictionaryEntry;
  /** The entry that a new one starts from. */
  readonly copyOf?: SavedDictionaryEntry;
}

/** Asks for a phrase and its meaning. */
export function OwnWordsDialog({ entry, copyOf, onClose, onCloseAutoFocus }: Props) {
  const save = useSaveDictionaryEntry(entry?.id);
  const takenNames = useTakenNames();
  const [phrase, setPhrase] = useState(
    entry?.phrase ?? (copyOf ? copyName(copyOf.phrase, takenNames) : ""),
  );
  const [meaning, setMeaning] = useState((entry ?? copyOf)?.meaning ?? "");
  const request = { phrase: phrase.trim(), meaning: meaning.trim() };
  return (
    <ControlledDialog
      title={entry ? "Change words" : "Your own words"}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <DialogForm
        className={styles.form}
        submitLabel={save.isPending ? "One moment..." : "Save"}
        isReady={request.phrase !== "" && request.meaning !== "" && !save.isPending}
        onSubmit={() => save.mutate(request, { onSuccess: onClose })}
        onClose={onClose}
      >
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
        <SaveError error={save.error} />
      </DialogForm>
    </ControlledDialog>
  );
}
