import type { MealImport } from "@morsel/contracts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { lazyNamed } from "../../ui/deferred.tsx";
import { accountErrorText, Setting } from "../../ui/section.tsx";
import { useToast } from "../../ui/toast.tsx";
import { errorToast } from "../../ui/toast-store.ts";
import { useImports, useUndoImport } from "./api/imports.ts";
import { formatDays } from "./format.ts";
import { ListSection } from "./list-section.tsx";
import { t } from "./messages.ts";

const ImportDialog = lazyNamed("ImportDialog", () => import("./import-dialog.tsx"));

/** Imports meals from another app's export; each import can be undone. */
export function Imports() {
  return (
    <ListSection
      title={t.import}
      add={{
        title: t.fromAnotherApp,
        text: t.exportMyFitnessPal,
        label: t.importMeals,
        dialog: (props) => <ImportDialog {...props} />,
      }}
      query={useImports()}
      loadError={t.yourImportsCouldNotBe}
      row={(made, onUndone) => <ImportRow key={made.id} made={made} onUndone={onUndone} />}
    />
  );
}

interface RowProps {
  readonly made: MealImport;
  readonly onUndone: () => void;
}

function ImportRow({ made, onUndone }: RowProps) {
  const undo = useUndoImport();
  const showToast = useToast();
  const onConfirm = () =>
    undo.mutate(made.id, {
      onSuccess: () => {
        showToast({ title: t.importUndone, text: t.mealsRemoved });
        onUndone();
      },
      onError: (error) => showToast(errorToast(accountErrorText(error), t.importNotUndone)),
    });
  const days = formatDays(made.first_day, made.last_day);
  const meals = t.mealsCount(made.meals);
  return (
    <Setting title={made.source} text={`${meals}, ${days}`}>
      <ConfirmDialog
        trigger={
          <Button
            size="small"
            aria-label={t.undoImportFromSourceDays({ source: made.source, days })}
            aria-disabled={undo.isPending}
          >
            {t.undo}
          </Button>
        }
        title={t.undoThisImport}
        text={t.mealsFromSourceWillBe({ meals, source: made.source })}
        confirmLabel={t.removeMeals}
        onConfirm={onConfirm}
      />
    </Setting>
  );
}
