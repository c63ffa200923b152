import type { MealEntry } from "@morsel/contracts";
import type { MealColumnId } from "@morsel/contracts/facts";
import { pagePath, pages, routes } from "@morsel/contracts/facts";
import type { NutrientAmounts } from "@morsel/nutrition";
import { memo, useState } from "react";
import { Link } from "wouter";
import { useUnits } from "../../../api/units.ts";
import cardStyles from "../../../ui/card.module.css";
import chipStyles from "../../../ui/chip.module.css";
import { Chip } from "../../../ui/chip.tsx";
import { formatNumber } from "../../../ui/format-number.ts";
import { formatWithUnit } from "../../../ui/format-nutrient.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Icon, Pencil, Trash2 } from "../../../ui/icons.tsx";
import { MealQuestion } from "../../../ui/meal-question.tsx";
import { NotCounted } from "../../../ui/not-counted.tsx";
import { findMark } from "../../../ui/nutrient-marks.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { type Column, columnLabel, columnsOf } from "../columns/columns.ts";
import type { MealLock } from "../edit/use-edit-locks.ts";
import { describeMealTime } from "../meal-time.ts";
import { t } from "../messages.ts";
import { LockedDonut, MacroDonut } from "../nutrients/macro-donut.tsx";
import { amountsOf, itemsWithout } from "../nutrients/meal-amounts.ts";
import styles from "./meal-card.module.css";

interface Props {
  readonly meal: MealEntry;
  readonly columns: readonly MealColumnId[];
  /** Why it cannot be edited now; undefined if it can. */
  readonly lock: MealLock | undefined;
  readonly isDeleting: boolean;
  readonly onEdit: (meal: MealEntry) => void;
  /** @param button receives the focus again after the dialog. */
  readonly onDelete: (meal: MealEntry, button: HTMLElement) => void;
}

/**
 * A meal in a day's list. The whole card links to its page. Memoised, because the list renders
 * several times when a day is shown.
 */
export const MealCard = memo(function MealCard(props: Props) {
  const { meal, columns, lock, isDeleting, onEdit, onDelete } = props;
  const amounts = amountsOf(meal);
  return (
    <article
      className={`${cardStyles.card} ${styles.card} ${lock ? styles.locked : ""}`}
      aria-busy={isDeleting}
    >
      {lock ? <LockedDonut /> : <Picture meal={meal} />}
      <div className={styles.heading}>
        <h3>
          <Link href={pagePath(pages.meal, meal.id)} dir="auto">
            {meal.title}
          </Link>
        </h3>
        <time dateTime={meal.context.consumed_at}>{describeMealTime(meal)}</time>
      </div>
      <div className={styles.actions}>
        <IconButton
          label={lock ?? t.editTitle({ title: meal.title })}
          tip={lock ?? t.edit}
          isBusy={lock !== undefined}
          onClick={() => onEdit(meal)}
        >
          {lock ? <Spinner /> : <Icon of={Pencil} isSmall />}
        </IconButton>
        <IconButton
          label={t.deleteTitle({ title: meal.title })}
          tip={t.delete}
          aria-haspopup="dialog"
          disabled={isDeleting}
          onClick={(event) => onDelete(meal, event.currentTarget)}
        >
          {isDeleting ? <Spinner /> : <Icon of={Trash2} isSmall />}
        </IconButton>
      </div>
      {lock ? <p className={styles.lockLine}>{lock}</p> : null}
      <p className={styles.description} dir="auto">
        {meal.description}
      </p>
      <NotCounted
        phrases={meal.not_counted}
        of={meal}
        isEnergyShown={columns.includes("calories")}
        isLocked={lock !== undefined}
        className={styles.notCounted}
      />
      <MealQuestion
        meal={meal}
        isEnergyShown={columns.includes("calories")}
        isLocked={lock !== undefined}
        className={styles.notCounted}
      />
      <div className={`${chipStyles.chips} ${styles.chips}`}>
        {columnsOf(columns).map((column) => (
          <ColumnChip key={column.id} column={column} meal={meal} amounts={amounts} />
        ))}
      </div>
    </article>
  );
});

/** The photo of the meal; without one, the shares of its macronutrients. */
function Picture({ meal }: { readonly meal: MealEntry }) {
  const [isMissing, setIsMissing] = useState(false);
  if (meal.photo_id === undefined || isMissing) return <MacroDonut macros={meal.macros} />;
  return (
    <img
      className={styles.photo}
      src={routes.photo(meal.photo_id)}
      alt=""
      width="40"
      height="40"
      loading="lazy"
      onError={() => setIsMissing(true)}
    />
  );
}

interface ColumnChipProps {
  readonly column: Column;
  readonly meal: MealEntry;
  readonly amounts: NutrientAmounts;
}

function ColumnChip({ column, meal, amounts }: ColumnChipProps) {
  const id = column.nutrient;
  const units = useUnits();
  if (!id) return <Chip label={t.servings} value={formatNumber(meal.serving.servings, 1)} />;
  const mark = findMark(id);
  const amount = amounts[id];
  const isPartial = amount !== null && itemsWithout(meal, id) > 0;
  const value = `${isPartial ? t.atLeast2 : ""}${formatWithUnit(amount, id, units)}`;
  return <Chip label={columnLabel(column, units)} value={value} {...(mark && { mark })} />;
}
