import type { OwnWordEntry } from "@morsel/contracts";
import { ownMeaningMaxLength, ownPhraseMaxLength } from "@morsel/contracts/facts";
import { type FormEvent, useState } from "react";
import { useSaveOwnWord } from "../../api/dictionary.ts";
import { Button } from "../../ui/button.tsx";
import { ControlledDialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { refusalWords } from "./error-text.ts";

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
      <form className="mt-4" onSubmit={onSubmit}>
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
        <div className="mt-2" role="alert">
          {save.error ? <span className="text-danger">{refusalWords(save.error)}</span> : null}
        </div>
        <div className="bt mt-4">
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="yolk" type="submit" disabled={!isReady}>
            {save.isPending ? "One moment..." : "Save"}
          </Button>
        </div>
      </form>
    </ControlledDialog>
  );
}
