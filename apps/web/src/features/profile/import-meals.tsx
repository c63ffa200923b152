import type { MealImport } from "@morsel/contracts";
import { lazy, type MouseEvent, Suspense, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import cardStyles from "../../ui/card.module.css";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { useToast } from "../../ui/toast.tsx";
import { longToastMs } from "../../ui/toast-store.ts";
import { useImports, useUndoImport } from "./api/imports.ts";
import { refusalWords } from "./error-text.ts";
import { countMeals, formatSpan } from "./format-import.ts";
import styles from "./profile.module.css";
import { Setting } from "./setting.tsx";

const ImportDialog = lazy(() =>
  import("./import-dialog.tsx").then((module) => ({ default: module.ImportDialog })),
);

/** Meals from another app's export, and the imports that can be taken back. */
export function ImportMeals() {
  const imports = useImports();
  const heading = useRef<HTMLHeadingElement>(null);
  const [pressed, setPressed] = useState<HTMLElement>();
  return (
    <section className={`${cardStyles.card} ${styles.section}`} aria-labelledby="import-meals">
      <h2 ref={heading} id="import-meals" tabIndex={-1} className={styles.sectionTitle}>
        Import
      </h2>
      <Setting
        title="From another app"
        text="An export of MyFitnessPal, Cronometer or Lose It!, as CSV."
      >
        <Button
          tone="outlined"
          size="small"
          onClick={(event: MouseEvent<HTMLElement>) => setPressed(event.currentTarget)}
        >
          Import meals
        </Button>
      </Setting>
      {imports.isError && !imports.data ? (
        <LoadError
          text="Your imports could not be loaded."
          onRetry={() => void imports.refetch()}
        />
      ) : null}
      {imports.data?.map((one) => (
        <ImportLine
          key={one.id}
          made={one}
          onUndone={() => heading.current?.focus({ preventScroll: true })}
        />
      ))}
      {pressed ? (
        <Suspense fallback={null}>
          <ImportDialog
            onClose={() => setPressed(undefined)}
            onCloseAutoFocus={() => pressed.focus({ preventScroll: true })}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

interface LineProps {
  readonly made: MealImport;
  /** Its line goes: the focus has to go on. */
  readonly onUndone: () => void;
}

function ImportLine({ made, onUndone }: LineProps) {
  const undo = useUndoImport();
  const showToast = useToast();
  const onConfirm = () =>
    undo.mutate(made.id, {
      onSuccess: () => {
        showToast({ title: "Import taken back", text: "Its meals are gone." });
        onUndone();
      },
      onError: (error) =>
        showToast({
          title: "Not taken back",
          text: refusalWords(error),
          isError: true,
          durationMs: longToastMs,
        }),
    });
  const days = formatSpan(made.first_day, made.last_day);
  return (
    <Setting title={made.source} text={`${countMeals(made.meals)}, ${days}`}>
      <ConfirmDialog
        trigger={
          <Button
            size="small"
            aria-label={`Undo the import from ${made.source}, ${days}`}
            aria-disabled={undo.isPending}
          >
            Undo
          </Button>
        }
        title="Take this import back?"
        text={`${countMeals(made.meals)} from ${made.source} will be removed, also those that you have edited since. You can import the file again.`}
        confirmLabel="Remove meals"
        onConfirm={onConfirm}
      />
    </Setting>
  );
}
