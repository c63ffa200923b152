import type { MealImport } from "@morsel/contracts";
import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { lazyNamed } from "../../ui/deferred.tsx";
import { DialogOpener } from "../../ui/dialog.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { useToast } from "../../ui/toast.tsx";
import { errorToast } from "../../ui/toast-store.ts";
import { useImports, useUndoImport } from "./api/imports.ts";
import { formatCount, formatDays } from "./format.ts";
import { accountErrorText, Section, Setting } from "./section.tsx";

const ImportDialog = lazyNamed("ImportDialog", () => import("./import-dialog.tsx"));

/** Imports meals from another app's export; each import can be undone. */
export function Imports() {
  const imports = useImports();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Section title="Import" heading={heading}>
      <Setting
        title="From another app"
        text="An export of MyFitnessPal, Cronometer or Lose It!, as CSV."
      >
        <DialogOpener
          trigger={
            <Button tone="outlined" size="small">
              Import meals
            </Button>
          }
          dialog={(props) => <ImportDialog {...props} />}
        />
      </Setting>
      <LoadError text="Your imports could not be loaded." query={imports} />
      {imports.data?.map((one) => (
        <ImportRow
          key={one.id}
          made={one}
          onUndone={() => heading.current?.focus({ preventScroll: true })}
        />
      ))}
    </Section>
  );
}

interface RowProps {
  readonly made: MealImport;
  /** Moves the focus, because the row is gone. */
  readonly onUndone: () => void;
}

function ImportRow({ made, onUndone }: RowProps) {
  const undo = useUndoImport();
  const showToast = useToast();
  const onConfirm = () =>
    undo.mutate(made.id, {
      onSuccess: () => {
        showToast({ title: "Import taken back", text: "Its meals are gone." });
        onUndone();
      },
      onError: (error) => showToast(errorToast(accountErrorText(error), "Not taken back")),
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
        title="Take this import back?"
        text={`${meals} from ${made.source} will be removed, also those that you have edited since. You can import the file again.`}
        confirmLabel="Remove meals"
        onConfirm={onConfirm}
      />
    </Setting>
  );
}
