import type { LabelFigures } from "@morsel/contracts";
import { messageMaxLength, productPaths } from "@morsel/contracts/facts";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { apiErrorText, postJson } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import fieldStyles from "../../ui/field.module.css";
import textStyles from "../../ui/text.module.css";
import styles from "./my-foods.module.css";

/** Reads the words of a nutrition label and fills in its figures. */
export function LabelField({ onRead }: { readonly onRead: (label: LabelFigures) => void }) {
  const id = useId();
  const [text, setText] = useState("");
  const read = useMutation({
    mutationFn: async (words: string) => {
      const answer = await postJson(productPaths.label, { text: words });
      return (await answer.json()) as LabelFigures;
    },
    onSuccess: onRead,
  });
  return (
    <details className={styles.pasted}>
      <summary>Paste the label</summary>
      <div className={fieldStyles.field}>
        <label htmlFor={id}>The words of the nutrition label</label>
        <textarea
          id={id}
          rows={5}
          maxLength={messageMaxLength}
          placeholder="Per 100 g: energy 450 kcal, fat 18 g, ..."
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p className={textStyles.note}>
          Copy them from the shop's page, or from a photo: most phones recognise the text in it.
        </p>
      </div>
      <Button
        size="small"
        tone="outlined"
        disabled={text.trim() === "" || read.isPending}
        onClick={() => read.mutate(text)}
      >
        {read.isPending ? "One moment..." : "Fill in the figures"}
      </Button>
      <p role="status" className={read.error ? textStyles.danger : textStyles.secondary}>
        {read.error
          ? apiErrorText(read.error, "The label could not be read. Please try again.")
          : read.data
            ? "Filled in. Compare the figures with the package."
            : null}
      </p>
    </details>
  );
}
