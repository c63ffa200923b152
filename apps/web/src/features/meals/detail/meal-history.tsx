import type { MealEntry, MealRevisions } from "@morsel/contracts";
import { withoutEnergy } from "@morsel/nutrition";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Icon, Undo2 } from "../../../ui/icons.tsx";
import { quote } from "../../../ui/quote.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import textStyles from "../../../ui/text.module.css";
import { useUndo } from "../../../ui/use-undo.ts";
import { useRevisions } from "../api/direct-edits.ts";
import { describeShortMoment } from "../meal-time.ts";
import { t } from "../messages.ts";
import { PatchLines } from "../patch/patch-lines.tsx";
import styles from "./meal-detail.module.css";

type Revision = MealRevisions["items"][number];

interface Props {
  readonly meal: MealEntry;
  readonly isEnergyShown: boolean;
  /** Undo is disabled while the meal is being edited. */
  readonly isBeingEdited: boolean;
}

/** The edits of a meal, newest first. */
export function MealHistory({ meal, isEnergyShown, isBeingEdited }: Props) {
  const revisions = useRevisions(meal);
  const { undo, isUndoing } = useUndo(meal.id);
  const items = revisions.data;
  const display = isEnergyShown ? (text: string) => text : withoutEnergy;
  const undoable = items && findUndoable(items);
  return (
    <Card aria-labelledby="history">
      <h2 id="history">{t.history}</h2>
      {items ? (
        <ol className={styles.history}>
          {items.map((revision) => (
            <li key={revision.version}>
              <div className={styles.historyText}>
                <p className={styles.summary} dir="auto">
                  {display(nameRevision(revision))}
                </p>
                <PatchLines patch={revision.patch} isEnergyShown={isEnergyShown} />
                <time dateTime={revision.edited_at}>{describeShortMoment(revision.edited_at)}</time>
              </div>
              {revision === undoable ? (
                <Button
                  size="small"
                  aria-label={t.undoDisplay({ display: display(nameRevision(revision)) })}
                  disabled={isUndoing || isBeingEdited}
                  onClick={() => void undo(meal.version)}
                >
                  <Icon of={Undo2} isSmall />
                  {t.undo}
                </Button>
              ) : null}
            </li>
          ))}
        </ol>
      ) : null}
      {revisions.isPending ? (
        <div className={styles.historyLoading} role="status" aria-label={t.loadingHistory}>
          <Skeleton width="60%" />
          <Skeleton width="80%" />
        </div>
      ) : null}
      {revisions.isError && !items ? (
        <div className={styles.historyError}>
          <p className={textStyles.muted}>{revisions.error.message}</p>
          <Button size="small" onClick={() => void revisions.refetch()}>
            {t.tryAgain}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function nameRevision({ instructions, is_undo, made_by }: Revision): string {
  if (is_undo) return t.undone;
  if (made_by === "model") return t.readAgainByAi;
  return instructions === null ? t.changedByHand : quote(instructions);
}

/** The latest edit that is not undone yet. */
function findUndoable(revisions: readonly Revision[]): Revision | undefined {
  let undone = 0;
  for (const revision of revisions) {
    if (revision.is_undo) undone += 1;
    else if (undone > 0) undone -= 1;
    else return revision;
  }
  return undefined;
}
