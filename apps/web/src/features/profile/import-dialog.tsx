import type { ImportPreview } from "@morsel/contracts";
import { useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import dialogStyles from "../../ui/dialog.module.css";
import { ControlledDialog } from "../../ui/dialog.tsx";
import type { DialogProps } from "../../ui/dialog-opener.tsx";
import fieldStyles from "../../ui/field.module.css";
import sectionStyles from "../../ui/section.module.css";
import { FormError } from "../../ui/section.tsx";
import textStyles from "../../ui/text.module.css";
import { useToast } from "../../ui/toast.tsx";
import { useImportMeals, usePreviewImport } from "./api/imports.ts";
import { formatCount, formatDays } from "./format.ts";
import styles from "./profile.module.css";

/** Takes a file, shows the meals in it, and imports them when the user confirms. */
export function ImportDialog({ onClose, onCloseAutoFocus }: DialogProps) {
  const id = useId();
  const [file, setFile] = useState<File>();
  const preview = usePreviewImport();
  const importMeals = useImportMeals();
  const showToast = useToast();
  const isBusy = preview.isPending || importMeals.isPending;
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    importMeals.reset();
    preview.reset();
    if (chosen) preview.mutate(chosen);
  };
  const confirm = () => {
    if (!file || isBusy) return;
    importMeals.mutate(file, {
      onSuccess: (made) => {
        showToast({
          title: "Imported",
          text: `${formatCount(made.meals, "meal")} from ${made.source}.`,
        });
        onClose();
      },
    });
  };
  return (
    <ControlledDialog title="Import meals" onClose={onClose} onCloseAutoFocus={onCloseAutoFocus}>
      <div className={`${fieldStyles.field} ${styles.spaced}`}>
        <label htmlFor={id}>Export file</label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          aria-describedby={`${id}-hint`}
          onChange={(event) => choose(event.target.files?.[0])}
        />
        <p id={`${id}-hint`} className={textStyles.note}>
          MyFitnessPal's Nutrition-Summary, Cronometer's servings.csv or Lose It!'s food-logs.csv.
        </p>
      </div>
      <div className={sectionStyles.message} role="status">
        {preview.isPending ? "Reading the file..." : null}
        {preview.data ? <Found found={preview.data} /> : null}
      </div>
      <FormError error={importMeals.error ?? preview.error} />
      <div className={`${dialogStyles.actions} ${styles.spaced}`}>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          tone="primary"
          disabled={isBusy || !preview.data || preview.data.meals === 0}
          onClick={confirm}
        >
          {importMeals.isPending ? "Importing..." : "Import"}
        </Button>
      </div>
    </ControlledDialog>
  );
}

function Found({ found }: { readonly found: ImportPreview }) {
  const { first_day: first, last_day: last } = found;
  return (
    <div className={styles.report}>
      <p className={textStyles.medium}>
        {found.source}: {formatCount(found.meals, "meal")}
        {first && last ? `, ${formatDays(first, last)}` : null}
      </p>
      {found.known_rows > 0 ? (
        <p>
          {formatCount(found.known_rows, "row")} {found.known_rows === 1 ? "is" : "are"} already in
          Morsel.
        </p>
      ) : null}
      {found.examples.length > 0 ? (
        <ul className={textStyles.muted} aria-label="The first meals">
          {found.examples.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order.
            <li key={at}>
              {formatDays(one.local_day, one.local_day)}, {one.meal}: {one.title}
            </li>
          ))}
        </ul>
      ) : null}
      {found.left_out.length > 0 ? (
        <>
          <p>Left out:</p>
          <ul className={textStyles.muted} aria-label="Left out">
            {found.left_out.map((one) => (
              <li key={one.reason}>
                {formatCount(one.rows, "row")} (line {one.lines.join(", ")}
                {one.rows > one.lines.length ? ", ..." : null}): {one.reason}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {found.unread_columns.length > 0 ? (
        <p className={textStyles.muted}>
          Not imported: {found.unread_columns.slice(0, 8).join(", ")}
          {found.unread_columns.length > 8 ? ` and ${found.unread_columns.length - 8} more` : null}.
        </p>
      ) : null}
    </div>
  );
}
