import type { SavedDictionaryEntry } from "@morsel/contracts";
import { ownMeaningMaxLength, ownPhraseMaxLength } from "@morsel/contracts/facts";
import { useState } from "react";
import { useSaveDictionaryEntry } from "../../api/dictionary.ts";
import { ControlledDialog, DialogForm } from "../../ui/dialog.tsx";
import type { DialogProps } from "../../ui/dialog-opener.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { copyName } from "./food-draft.ts";
import { t } from "./messages.ts";
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
      title={entry ? t.changeWords : t.yourOwnWords}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <DialogForm
        className={styles.dialogForm}
        submitLabel={save.isPending ? t.oneMoment : t.save}
        isReady={request.phrase !== "" && request.meaning !== "" && !save.isPending}
        onSubmit={() => save.mutate(request, { onSuccess: onClose })}
        onClose={onClose}
      >
        <TextField
          label={t.whenISay}
          hint={t.suchAsMyLatte}
          dir="auto"
          maxLength={ownPhraseMaxLength}
          autoComplete="off"
          value={phrase}
          onChange={setPhrase}
        />
        <TextField
          label={t.iMean}
          hint={t.asYouWouldLog300}
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
