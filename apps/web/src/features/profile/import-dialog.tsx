import type { ImportPreview } from "@morsel/contracts";
import { useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import dialogStyles from "../../ui/dialog.module.css";
import { ControlledDialog } from "../../ui/dialog.tsx";
import type { DialogProps } from "../../ui/dialog-opener.tsx";
import fieldStyles from "../../ui/field.module.css";
import { fill } from "../../ui/fill.tsx";
import sectionStyles from "../../ui/section.module.css";
import { FormError } from "../../ui/section.tsx";
import textStyles from "../../ui/text.module.css";
import { useToast } from "../../ui/toast.tsx";
import { useImportMeals, usePreviewImport } from "./api/imports.ts";
import { formatDays } from "./format.ts";
import { t } from "./messages.ts";
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
          title: t.imported,
          text: t.mealsFromSource({ meals: t.mealsCount(made.meals), source: made.source }),
        });
        onClose();
      },
    });
  };
  return (
    <ControlledDialog title={t.importMeals} onClose={onClose} onCloseAutoFocus={onCloseAutoFocus}>
      <div className={`${fieldStyles.field} ${styles.spaced}`}>
        <label htmlFor={id}>{t.exportFile}</label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          aria-describedby={`${id}-hint`}
          onChange={(event) => choose(event.target.files?.[0])}
        />
        <p id={`${id}-hint`} className={textStyles.note}>
          {t.myFitnessPalsNutrition}
        </p>
      </div>
      <div className={sectionStyles.message} role="status">
        {preview.isPending ? t.readingFile : null}
        {preview.data ? <Found found={preview.data} /> : null}
      </div>
      <FormError error={importMeals.error ?? preview.error} />
      <div className={`${dialogStyles.actions} ${styles.spaced}`}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button
          tone="primary"
          disabled={isBusy || !preview.data || preview.data.meals === 0}
          onClick={confirm}
        >
          {importMeals.isPending ? t.importing : t.import}
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
        {found.source}: {t.mealsCount(found.meals)}
        {first && last ? `, ${formatDays(first, last)}` : null}
      </p>
      {found.known_rows > 0 ? <p>{t.rowsAlreadyKnown(found.known_rows)}</p> : null}
      {found.examples.length > 0 ? (
        <ul className={textStyles.muted} aria-label={t.firstMeals}>
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
          <p>{t.leftOut}</p>
          <ul className={textStyles.muted} aria-label={t.leftOut2}>
            {found.left_out.map((one) => (
              <li key={one.reason}>
                {fill(t.rowsLineLines, {
                  rows: t.rowsCount(one.rows),
                  lines: one.lines.join(", "),
                })}
                {one.rows > one.lines.length ? ", ..." : null}): {one.reason}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {found.unread_columns.length > 0 ? (
        <p className={textStyles.muted}>
          {fill(t.notImportedUnreadColumns, {
            unread_columns: found.unread_columns.slice(0, 8).join(", "),
          })}
          {found.unread_columns.length > 8
            ? t.andValueMore({ value: found.unread_columns.length - 8 })
            : null}
          .
        </p>
      ) : null}
    </div>
  );
}
