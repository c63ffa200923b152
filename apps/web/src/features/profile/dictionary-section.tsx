import type { SavedDictionaryEntry } from "@morsel/contracts";
import { withoutEnergy } from "@morsel/nutrition";
import {
  useDictionary,
  useRemoveDictionaryEntry,
  useSaveDictionaryEntry,
} from "../../api/dictionary.ts";
import { useIsEnergyHidden } from "../../api/energy-visibility.ts";
import { Button } from "../../ui/button.tsx";
import { lazyNamed } from "../../ui/deferred.tsx";
import { DialogOpener } from "../../ui/dialog-opener.tsx";
import { useToast } from "../../ui/toast.tsx";
import { errorToast, longToastMs } from "../../ui/toast-store.ts";
import { ListSection } from "./list-section.tsx";
import styles from "./profile.module.css";
import { accountErrorText, Setting } from "./section.tsx";

const EntryDialog = lazyNamed(
  "DictionaryEntryDialog",
  () => import("./dictionary-entry-dialog.tsx"),
);

/** The user's dictionary: phrases, and what each means in a message. */
export function Dictionary() {
  const isEnergyHidden = useIsEnergyHidden(true);
  const remove = useRemove();
  return (
    <ListSection
      title="Your own words"
      add={{
        title: "Dictionary",
        text: "Say “my latte”, and mean 300 ml oat milk latte.",
        label: "Add words",
        dialog: (props) => <EntryDialog {...props} entry={undefined} />,
      }}
      query={useDictionary()}
      loadError="Your dictionary could not be loaded."
      row={(entry, moveFocus) => (
        <Setting
          key={entry.id}
          title={entry.phrase}
          text={`means ${isEnergyHidden ? withoutEnergy(entry.meaning) : entry.meaning}`}
        >
          <div className={styles.rowActions}>
            <DialogOpener
              trigger={
                <Button size="small" tone="ghost" aria-label={`Change ${entry.phrase}`}>
                  Change
                </Button>
              }
              dialog={(props) => <EntryDialog {...props} entry={entry} />}
            />
            <Button
              size="small"
              tone="ghost"
              aria-label={`Remove ${entry.phrase}`}
              onClick={() => remove(entry, moveFocus)}
            >
              Remove
            </Button>
          </div>
        </Setting>
      )}
    />
  );
}

/** Removes an entry and offers an Undo. */
function useRemove() {
  const showToast = useToast();
  const removal = useRemoveDictionaryEntry();
  const { mutateAsync: restore } = useSaveDictionaryEntry();
  const fail = (title: string) => (error: unknown) =>
    showToast(errorToast(accountErrorText(error), title));
  return ({ id, phrase, meaning }: SavedDictionaryEntry, onRemoved: () => void) =>
    removal.mutate(id, {
      onSuccess: () => {
        onRemoved();
        showToast({
          title: "Removed",
          text: phrase,
          durationMs: longToastMs,
          action: {
            label: "Undo",
            onAct: () => void restore({ phrase, meaning }).catch(fail("Not put back")),
          },
        });
      },
      onError: fail("Not removed"),
    });
}
