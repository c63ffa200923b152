import type { MealEntry } from "@morsel/contracts";
import { useRef } from "react";
import type { Preferences } from "../../../api/preferences.ts";
import { findToday } from "../../../platform/clock.ts";
import { useSwipe } from "../../../platform/use-swipe.ts";
import { fill } from "../../../ui/fill.tsx";
import { formatNumber } from "../../../ui/format-number.ts";
import pageStyles from "../../../ui/page.module.css";
import { QuickAddButton } from "../../../ui/quick-add-button.tsx";
import textStyles from "../../../ui/text.module.css";
import { ColumnMenu } from "../columns/column-menu.tsx";
import { useEditLocks } from "../edit/use-edit-locks.ts";
import { MealList } from "../list/meal-list.tsx";
import styles from "../list/meals-screen.module.css";
import { ProcessingBanner } from "../list/processing-banner.tsx";
import { t } from "../messages.ts";
import { DailyScoreCard } from "../score/daily-score-card.tsx";
import { CopyDay } from "./copy-day.tsx";
import { DayHeader } from "./day-header.tsx";
import { DaySlide } from "./day-slide.tsx";
import { dayKey, groupByDay, type MealDay } from "./days.ts";
import { type ChosenDay, findDays } from "./use-chosen-day.ts";

interface Props {
  readonly meals: readonly MealEntry[];
  /** The meals of the chosen day if the list does not reach back to it. */
  readonly olderMeals: readonly MealEntry[];
  readonly chosenDay: ChosenDay;
  /** When the list was fetched. */
  readonly listedAtMs: number;
  readonly preferences: Preferences;
  readonly refetch: () => Promise<{ readonly isError: boolean }>;
}

const isNoneOf = (others: readonly MealEntry[]) => (meal: MealEntry) =>
  others.every(({ id }) => id !== meal.id);

function isBeforeAll(day: string | undefined, days: readonly MealDay[]): boolean {
  return day !== undefined && days.every((other) => other.day === undefined || other.day > day);
}

/** One day of meals at a time. Needs at least one meal. */
export function MealDays(props: Props) {
  const { meals, olderMeals, chosenDay, listedAtMs, preferences, refetch } = props;
  const { columns, targetsOf } = preferences;
  const listedDays = groupByDay(meals);
  const days = groupByDay([...olderMeals, ...meals.filter(isNoneOf(olderMeals))]);
  const { shown, goBack, goForward } = findDays(days, chosenDay);
  const heading = useRef<HTMLHeadingElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const locks = useEditLocks(listedAtMs);
  useSwipe(area, (towards) => (towards === "left" ? goForward?.() : goBack?.()));
  if (!shown) return null;

  return (
    <div className={`${pageStyles.page} ${styles.columns}`} ref={area}>
      <div className={styles.sticky}>
        <DayHeader
          day={shown.day}
          onBack={goBack}
          onForward={goForward}
          refetch={refetch}
          heading={heading}
          settings={<ColumnMenu preferences={preferences} />}
        />
        <DaySlide key={dayKey(shown)}>
          <DailyScoreCard
            meals={shown.meals}
            columns={columns}
            targets={targetsOf(shown.day ?? "")}
          />
        </DaySlide>
      </div>
      <div>
        <ProcessingBanner />
        {locks.failure ? (
          <p className={`${textStyles.note} ${styles.dayNote}`} role="status">
            {locks.failure}
          </p>
        ) : null}
        <DaySlide key={dayKey(shown)}>
          <MealList
            meals={shown.meals}
            columns={columns}
            locks={locks}
            focusAfterDelete={() => heading.current?.focus({ preventScroll: true })}
          />
        </DaySlide>
        {shown.day === findToday() ? (
          <div className={styles.centered}>
            <QuickAddButton size="small" />
          </div>
        ) : (
          <CopyDay key={`copy ${dayKey(shown)}`} meals={shown.meals} />
        )}
        <p className={`${textStyles.note} ${styles.count}`}>
          {t.showingMealsCountTotal(listedDays.length, { meals: formatNumber(meals.length, 0) })}
        </p>
        {isBeforeAll(shown.day, listedDays) ? (
          <p className={`${textStyles.note} ${styles.older}`}>
            {fill(t.thisDayOlderThanYour, { mealsCount: meals.length })}
          </p>
        ) : null}
      </div>
    </div>
  );
}
