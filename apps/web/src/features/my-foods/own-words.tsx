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
import { DialogOpener } from "../../ui/dialog-opener.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import textStyles from "../../ui/text.module.css";
import { useToast } from "../../ui/toast.tsx";
import { errorToast, longToastMs } from "../../ui/toast-store.ts";
import { t } from "./messages.ts";
import styles from "./my-foods.module.css";
import { ListCard, Row, saveErrorText } from "./parts.tsx";

const EntryDialog = lazyNamed("OwnWordsDialog", () => import("./own-words-dialog.tsx"));

/** The user's dictionary: phrases, and what each means in a message. */
export function OwnWords() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isEnergyHidden = useIsEnergyHidden(true);
  const query = useDictionary();
  const remove = useRemove(() => heading.current?.focus({ preventScroll: true }));
  const display = (text: string) => (isEnergyHidden ? withoutEnergy(text) : text);
  return (
    <ListCard
      title={t.yourOwnWords}
      heading={heading}
      action={
        <DialogOpener
          trigger={
            <Button tone="outlined" size="small">
              {t.addWords}
            </Button>
          }
          dialog={(props) => <EntryDialog {...props} />}
        />
      }
    >
      <LoadError text={t.yourWordsCouldNotBe} query={query} />
      {query.isPending ? <p className={textStyles.note}>{t.loading}</p> : null}
      {query.data?.length === 0 ? <p className={textStyles.note}>{t.noneYetSayMyLatte}</p> : null}
      {query.data && query.data.length > 0 ? (
        <ul className={styles.rows}>
          {query.data.map((entry) => (
            <Row
              key={entry.id}
              name={entry.phrase}
              text={t.meansMeaning({ meaning: display(entry.meaning) })}
            >
              <DialogOpener
                trigger={
                  <Button
                    size="small"
                    tone="ghost"
                    aria-label={t.changePhrase({ phrase: entry.phrase })}
                  >
                    {t.change}
                  </Button>
                }
                dialog={(props) => <EntryDialog {...props} entry={entry} />}
              />
              <DialogOpener
                trigger={
                  <Button
                    size="small"
                    tone="ghost"
                    aria-label={t.duplicatePhrase({ phrase: entry.phrase })}
                  >
                    {t.duplicate}
                  </Button>
                }
                dialog={(props) => <EntryDialog {...props} copyOf={entry} />}
              />
              <Button
                size="small"
                tone="ghost"
                aria-label={t.removePhrase({ phrase: entry.phrase })}
                onClick={() => remove(entry)}
              >
                {t.remove}
              </Button>
            </Row>
          ))}
        </ul>
      ) : null}
    </ListCard>
  );
}

/** Removes an entry and offers an Undo. */
function useRemove(onRemoved: () => void) {
  const showToast = useToast();
  const removal = useRemoveDictionaryEntry();
  const { mutateAsync: restore } = useSaveDictionaryEntry();
  const fail = (title: string) => (error: unknown) =>
    showToast(errorToast(saveErrorText(error), title));
  return ({ id, phrase, meaning }: SavedDictionaryEntry) =>
    removal.mutate(id, {
      onSuccess: () => {
        onRemoved();
        showToast({
          title: t.removed,
          text: phrase,
          durationMs: longToastMs,
          action: {
            label: t.undo,
            onAct: () => void restore({ phrase, meaning }).catch(fail(t.notRestored)),
          },
        });
      },
      onError: fail(t.notRemoved),
    });
}
