import type { OwnWordEntry } from "@morsel/contracts";
import { withoutEnergy } from "@morsel/nutrition";
import { lazy, type MouseEvent, Suspense, useRef, useState } from "react";
import { useDictionary, useRemoveOwnWord, useSaveOwnWord } from "../../api/dictionary.ts";
import { useIsEnergyHidden } from "../../api/energy-visibility.ts";
import { Button } from "../../ui/button.tsx";
import cardStyles from "../../ui/card.module.css";
import { LoadError } from "../../ui/load-error.tsx";
import { useToast } from "../../ui/toast.tsx";
import { longToastMs } from "../../ui/toast-store.ts";
import { refusalWords } from "./error-text.ts";
import styles from "./profile.module.css";
import { Setting } from "./setting.tsx";

const OwnWordDialog = lazy(() =>
  import("./own-word-dialog.tsx").then((module) => ({ default: module.OwnWordDialog })),
);

/** What is open: a new entry, or one that is there. */
interface Opened {
  readonly button: HTMLElement;
  readonly entry?: OwnWordEntry;
}

/** The person's own dictionary: words of theirs, and what these mean in every message. */
export function OwnWords() {
  const entries = useDictionary();
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const tell = useIsEnergyHidden(true) ? withoutEnergy : (text: string) => text;
  const remove = useRemove(() => heading.current?.focus({ preventScroll: true }));
  return (
    <section className={`${cardStyles.card} ${styles.section}`} aria-labelledby="own-words">
      <h2 ref={heading} id="own-words" tabIndex={-1} className={styles.sectionTitle}>
        Your own words
      </h2>
      <Setting title="Dictionary" text="Say “my latte”, and mean 300 ml oat milk latte.">
        <Button
          tone="outlined"
          size="small"
          onClick={(event: MouseEvent<HTMLElement>) => setOpened({ button: event.currentTarget })}
        >
          Add words
        </Button>
      </Setting>
      {entries.isError && !entries.data ? (
        <LoadError
          text="Your dictionary could not be loaded."
          onRetry={() => void entries.refetch()}
        />
      ) : null}
      {entries.isPending ? <p className={styles.sectionNote}>Loading...</p> : null}
      {entries.data?.map((entry) => (
        <Setting key={entry.id} title={entry.phrase} text={`means ${tell(entry.meaning)}`}>
          <div className={styles.rowActions}>
            <Button
              size="small"
              tone="ghost"
              aria-label={`Change ${entry.phrase}`}
              onClick={(event: MouseEvent<HTMLElement>) =>
                setOpened({ button: event.currentTarget, entry })
              }
            >
              Change
            </Button>
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
      {opened ? (
        <Suspense fallback={null}>
          <OwnWordDialog
            entry={opened.entry}
            onClose={() => setOpened(undefined)}
            onCloseAutoFocus={() => opened.button.focus({ preventScroll: true })}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

/** Removes an entry at once, and offers to put it back. */
function useRemove(onRemoved: () => void) {
  const showToast = useToast();
  const removal = useRemoveOwnWord();
  const { mutateAsync: putBack } = useSaveOwnWord();
  const fail = (title: string) => (error: unknown) =>
    showToast({ title, text: refusalWords(error), isError: true, durationMs: longToastMs });
  return ({ id, phrase, meaning }: OwnWordEntry) =>
    removal.mutate(id, {
      onSuccess: () => {
        onRemoved();
        showToast({
          title: "Removed",
          text: phrase,
          durationMs: longToastMs,
          action: {
            label: "Undo",
            onAct: () => void putBack({ phrase, meaning }).catch(fail("Not put back")),
          },
        });
      },
      onError: fail("Not removed"),
    });
}
