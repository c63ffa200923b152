import type { MealEntry } from "@morsel/contracts";
import type { MealColumnId } from "@morsel/contracts/facts";
import { Link } from "wouter";
import { Chip } from "../../ui/chip.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Trash2 } from "../../ui/icons.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { type Column, columnsOf } from "./columns.ts";
import { formatNumber, formatWithUnit } from "./format-amount.ts";
import { MacroPlate } from "./macro-plate.tsx";
import { type Totals, totalsOfMeal } from "./meal-amounts.ts";
import { describeMealTime } from "./meal-time.ts";
import { findMark } from "./nutrient-marks.ts";

interface Props {
  readonly meal: MealEntry;
  readonly columns: readonly MealColumnId[];
  readonly isDeleting: boolean;
  readonly onDelete: () => void;
  /** The card may be gone: something that stays takes the focus. */
  readonly focusAfterDelete: () => void;
}

/** A meal in a day's list. The whole card leads to its page. */
export function MealCard({ meal, columns, isDeleting, onDelete, focusAfterDelete }: Props) {
  const totals = totalsOfMeal(meal);
  return (
    <article className="card meal" aria-busy={isDeleting}>
      <MacroPlate macros={meal.macros} />
      <div className="hd">
        <h3>
          <Link href={`/meals/${encodeURIComponent(meal.id)}`}>{meal.title}</Link>
        </h3>
        <time dateTime={meal.context.consumed_at}>{describeMealTime(meal)}</time>
      </div>
      <div className="acts">
        <ConfirmDialog
          trigger={
            <IconButton label={`Delete ${meal.title}`} tip="Delete" disabled={isDeleting}>
              {isDeleting ? <Spinner /> : <Trash2 className="ic s" aria-hidden="true" />}
            </IconButton>
          }
          title="Delete this meal?"
          text={`"${meal.title}" will be permanently removed from your log.`}
          confirmLabel="Delete"
          onConfirm={onDelete}
          focusAfterwards={focusAfterDelete}
        />
      </div>
      <p className="desc">{meal.description}</p>
      <div className="chips">
        {columnsOf(columns).map((column) => (
          <ColumnChip key={column.id} column={column} meal={meal} totals={totals} />
        ))}
      </div>
    </article>
  );
}

interface ColumnChipProps {
  readonly column: Column;
  readonly meal: MealEntry;
  readonly totals: Totals;
}

function ColumnChip({ column, meal, totals }: ColumnChipProps) {
  const id = column.nutrient;
  if (!id) return <Chip label={column.label} value={formatNumber(meal.serving.servings, 1)} />;
  const mark = findMark(id);
  const amount = totals.amounts[id];
  const isPartial = amount !== null && totals.missing[id] > 0;
  const value = `${isPartial ? "at least " : ""}${formatWithUnit(amount, id)}`;
  return <Chip label={column.label} value={value} {...(mark && { mark })} />;
}
