import type { MealEntry } from "@morsel/contracts";
import type { DailyTargets } from "@morsel/nutrition";
import { Suspense, useState } from "react";
import { useMediaQuery, wideScreen } from "../../../platform/media-queries.ts";
import { Badge } from "../../../ui/badge.tsx";
import chipStyles from "../../../ui/chip.module.css";
import { lazyOrNothing } from "../../../ui/deferred.tsx";
import { t } from "../messages.ts";
import { ChangeDialog, type Opened } from "./change-dialog.tsx";
import styles from "./meal-detail.module.css";
import { MealHeader } from "./meal-header.tsx";
import { MealHistory } from "./meal-history.tsx";
import { MealLoadCard } from "./meal-load-card.tsx";
import { MealPhoto } from "./meal-photo.tsx";
import { MealReceipt } from "./meal-receipt.tsx";
import { LipidsCard, MacrosCard, MicrosCard } from "./nutrient-cards.tsx";
import { SaveRecipe } from "./save-recipe.tsx";

const DictionarySuggestion = lazyOrNothing(
  "DictionarySuggestion",
  () => import("./dictionary-suggestion.tsx"),
);

interface Props {
  readonly meal: MealEntry;
  readonly isEnergyShown: boolean;
  readonly targets: DailyTargets;
  /** In the processing list: direct edits are not possible. */
  readonly isBeingEdited: boolean;
}

/** All details of a meal. On a wide screen the summary cards have their own column. */
export function MealDetail({ meal, isEnergyShown, targets, isBeingEdited }: Props) {
  const isWide = useMediaQuery(wideScreen);
  const [opened, setOpened] = useState<Opened>();
  const onOpenItem = isBeingEdited
    ? undefined
    : (index: number, button: HTMLElement) => setOpened({ index, button });
  const load = <MealLoadCard {...{ meal, isEnergyShown, targets }} />;
  const macrosAndLipids = (
    <>
      <MacrosCard {...{ meal, isEnergyShown, targets }} />
      <LipidsCard meal={meal} />
    </>
  );
  return (
    <div className={styles.columns}>
      <div>
        <MealHeader
          meal={meal}
          isBeingEdited={isBeingEdited}
          onChange={(button) => setOpened({ index: undefined, button })}
        />
        <MealPhoto meal={meal} />
        {isWide ? null : load}
        <MealReceipt meal={meal} isEnergyShown={isEnergyShown} onOpenItem={onOpenItem} />
        {isBeingEdited ? null : <SaveRecipe meal={meal} />}
        {meal.version > 1 ? (
          <>
            <Suspense fallback={null}>
              <DictionarySuggestion meal={meal} isEnergyShown={isEnergyShown} />
            </Suspense>
            <MealHistory meal={meal} isEnergyShown={isEnergyShown} isBeingEdited={isBeingEdited} />
          </>
        ) : null}
        {isWide ? null : macrosAndLipids}
        <MicrosCard meal={meal} />
        <TagsAndNotes meal={meal} />
      </div>
      {isWide ? (
        <div className={styles.side}>
          {load}
          {macrosAndLipids}
        </div>
      ) : null}
      {opened ? (
        <ChangeDialog
          {...opened}
          meal={meal}
          isEnergyShown={isEnergyShown}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </div>
  );
}

function TagsAndNotes({ meal }: { readonly meal: MealEntry }) {
  const notes = meal.context.notes.trim();
  return (
    <>
      {meal.tags.length > 0 ? (
        <section>
          <h2 className={styles.cardTitle}>{t.tags}</h2>
          <div className={chipStyles.chips}>
            {meal.tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </div>
        </section>
      ) : null}
      {notes !== "" && notes !== meal.description.trim() ? (
        <section>
          <h2 className={styles.notesTitle}>{t.notes}</h2>
          <p className={styles.notes}>{notes}</p>
        </section>
      ) : null}
    </>
  );
}
