import type { SavedDictionaryEntry } from "@morsel/contracts";
import { withoutEnergy } from "@morsel/nutrition";
import { useRef } from "react";
import {
  useDictionary,
  useRemoveDictionaryEntry,
  useSaveDictionaryEntry,
} from "../../api/dictionary.ts";
import { useIsEnergyHidden } from "../../api/energy-visibility.ts";
import { Button } from "../../ui/button.tsx";
import { lazyNamed } from "../../ui/deferred.tsx";
import { DialogOpener } from "../../ui/dialog.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import textStyles from "../../ui/text.module.css";
import { useToast } from "../../ui/toast.tsx";
import { errorToast, longToastMs } from "../../ui/toast-store.ts";
import styles from "./profile.module.css";
import { accountErrorText, Section, Setting } from "./section.tsx";

const EntryDialog = lazyNamed(
  "DictionaryEntryDialog",
  () => import("./dictionary-entry-dialog.tsx"),
);

/** The user's dictionary: phrases, and what each means in a message. */
export function Dictionary() {
  const entries = useDictionary();
  const heading = useRef<HTMLHeadingElement>(null);
  const isEnergyHidden = useIsEnergyHidden(true);
  const remove = useRemove(() => heading.current?.focus({ preventScroll: true }));
  return (
    <Section title="Your own words" heading={heading}>
      <Setting title="Dictionary" text="Say “my latte”, and mean 300 ml oat milk latte.">
        <DialogOpener
          trigger={
            <Button tone="outlined" size="small">
              Add words
            </Button>
          }
          dialog={(props) => <EntryDialog {...props} entry={undefined} />}
        />
      </Setting>
      <LoadError text="Your dictionary could not be loaded." query={entries} />
      {entries.isPending ? (
        <p className={`${textStyles.note} ${styles.sectionNote}`}>Loading...</p>
      ) : null}
      {entries.data?.map((entry) => (
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
              onClick={() => remove(entry)}
            >
              Remove
            </Button>
          </div>
        </Setting>
      ))}
    </Section>
  );
}

/** Removes an entry and offers an Undo. */
function useRemove(onRemoved: () => void) {
  const showToast = useToast();
  const removal = useRemoveDictionaryEntry();
  const { mutateAsync: restore } = useSaveDictionaryEntry();
  const fail = (title: string) => (error: unknown) =>
    showToast(errorToast(accountErrorText(error), title));
  return ({ id, phrase, meaning }: SavedDictionaryEntry) =>
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
