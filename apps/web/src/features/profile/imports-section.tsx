import type { MealImport } from "@morsel/contracts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { lazyNamed } from "../../ui/deferred.tsx";
import { accountErrorText, Setting } from "../../ui/section.tsx";
import { useToast } from "../../ui/toast.tsx";
import { errorToast } from "../../ui/toast-store.ts";
import { useImports, useUndoImport } from "./api/imports.ts";
import { formatCount, formatDays } from "./format.ts";
import { ListSection } from "./list-section.tsx";

const ImportDialog = lazyNamed("ImportDialog", () => import("./import-dialog.tsx"));

/** Imports meals from another app's export; each import can be undone. */
export function Imports() {
  return (
    <ListSection
      title="Import"
      add={{
        title: "From another app",
        text: "An export of MyFitnessPal, Cronometer or Lose It!, as CSV.",
        label: "Import meals",
        dialog: (props) => <ImportDialog {...props} />,
      }}
      query={useImports()}
      loadError="Your imports could not be loaded."
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
        showToast({ title: "Import undone", text: "Its meals are removed." });
        onUndone();
      },
      onError: (error) => showToast(errorToast(accountErrorText(error), "Import not undone")),
    });
  const days = formatDays(made.first_day, made.last_day);
  const meals = formatCount(made.meals, "meal");
  return (
    <Setting title={made.source} text={`${meals}, ${days}`}>
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
        title="Undo this import?"
        text={`${meals} from ${made.source} will be removed, also those that you have edited since. You can import the file again.`}
        confirmLabel="Remove meals"
        onConfirm={onConfirm}
      />
    </Setting>
  );
}
