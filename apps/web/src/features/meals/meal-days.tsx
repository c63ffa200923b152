import type { MealEntry } from "@morsel/contracts";
import type { QueryObserverResult } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { listDeleteErrorText, useDeleteMeal } from "../../api/meals.ts";
import { useToast } from "../../ui/toast.tsx";
import { defaultColumns } from "./columns.ts";
import { DailyScoreCard } from "./daily-score-card.tsx";
import { DayHeader } from "./day-header.tsx";
import { dayKey, groupByDay } from "./days.ts";
import { MealCard } from "./meal-card.tsx";
import { ProcessingBanner } from "./processing-banner.tsx";
import { useChosenDay } from "./use-chosen-day.ts";

const refreshToastMs = 2000;
const deleteToastMs = 3000;

interface Props {
  readonly meals: readonly MealEntry[];
  readonly refetch: () => Promise<QueryObserverResult<readonly MealEntry[]>>;
}

/** One day of meals at a time; there is at least one meal. */
export function MealDays({ meals, refetch }: Props) {
  const days = groupByDay(meals);
  const { shown, direction, goBack, goForward } = useChosenDay(days);
  const heading = useRef<HTMLHeadingElement>(null);
  const { isRefreshing, refresh } = useRefresh(refetch);
  const { isDeleting, remove } = useRemove();
  if (!shown) return null;
  const slide = `slide-${direction}`;

  return (
    <div className="wrap day-columns">
      <div className="stick">
        <DayHeader
          day={shown.day}
          onBack={goBack}
          onForward={goForward}
          onRefresh={refresh}
          isRefreshing={isRefreshing}
          heading={heading}
        />
        <div key={dayKey(shown)} className={slide}>
          <DailyScoreCard meals={shown.meals} columns={defaultColumns} />
        </div>
      </div>
      <div>
        <ProcessingBanner />
        <ul key={dayKey(shown)} className={`meals ${slide}`}>
          {shown.meals.map((meal) => (
            <li key={meal.id}>
              <MealCard
                meal={meal}
                columns={defaultColumns}
                isDeleting={isDeleting(meal.id)}
                onDelete={() => remove(meal.id)}
                focusAfterDelete={() => heading.current?.focus({ preventScroll: true })}
              />
            </li>
          ))}
        </ul>
        <p className="mt-[18px] text-center text-small text-muted">
          Showing {meals.length} total meals across {days.length}{" "}
          {days.length === 1 ? "day" : "days"}
        </p>
      </div>
    </div>
  );
}

function useRefresh(refetch: Props["refetch"]) {
  const showToast = useToast();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refresh = async () => {
    setIsRefreshing(true);
    const { isError } = await refetch();
    setIsRefreshing(false);
    showToast(
      isError
        ? {
            title: "Refresh failed",
            text: "Please try again.",
            isError,
            durationMs: refreshToastMs,
          }
        : {
            title: "Meals refreshed",
            text: "Updated with latest data.",
            durationMs: refreshToastMs,
          },
    );
  };
  return { isRefreshing, refresh };
}

/** Deletes meals, several at a time if need be. */
function useRemove() {
  const showToast = useToast();
  const deleteMeal = useDeleteMeal();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const remove = async (id: string) => {
    setIds((deleting) => new Set(deleting).add(id));
    try {
      await deleteMeal.mutateAsync(id);
      showToast({
        title: "Meal deleted",
        text: "Removed from your log.",
        durationMs: deleteToastMs,
      });
    } catch (error) {
      showToast({ title: "Error", text: listDeleteErrorText(error), isError: true });
    }
    setIds((deleting) => new Set([...deleting].filter((other) => other !== id)));
  };
  return { isDeleting: (id: string) => ids.has(id), remove };
}
