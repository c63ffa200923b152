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
import { t } from "./messages.ts";
import styles from "./my-foods.module.css";
import { ListCard, Row } from "./parts.tsx";
import { UnsentTasks, useDeleteOrKeep, useUnsentTasks } from "./unsent-tasks.tsx";

const EntryDialog = lazyNamed("OwnWordsDialog", () => import("./own-words-dialog.tsx"));

/** The user's dictionary: phrases, and what each means in a message. */
export function OwnWords() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isEnergyHidden = useIsEnergyHidden(true);
  const query = useDictionary();
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const remove = useRemove(focusHeading);
  const tasks = useUnsentTasks("words");
  const entries = query.data?.filter(({ id }) => !tasks.some((task) => task.id === id));
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
      <UnsentTasks tasks={tasks} onRemoved={focusHeading} />
      {entries?.length === 0 && tasks.length === 0 ? (
        <p className={textStyles.note}>{t.noneYetSayMyLatte}</p>
      ) : null}
      {entries && entries.length > 0 ? (
        <ul className={styles.rows}>
          {entries.map((entry) => (
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
function useRemove(onDeleted: () => void) {
  const { mutateAsync: send } = useRemoveDictionaryEntry();
  const { mutateAsync: restore } = useSaveDictionaryEntry();
  const deleteOrKeep = useDeleteOrKeep();
  return ({ id, phrase, meaning }: SavedDictionaryEntry) =>
    void deleteOrKeep(
      { id, name: phrase },
      {
        ...{ of: "words", send, undo: () => restore({ phrase, meaning }), onDeleted },
        titles: { deleted: t.removed, notDeleted: t.notRemoved, notRestored: t.notRestored },
      },
    );
}
