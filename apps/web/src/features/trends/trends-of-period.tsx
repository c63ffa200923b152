import type { Trends } from "@morsel/contracts";
import { mondayOf, pages } from "@morsel/contracts/facts";
import {
  averageOfDays,
  averageTargets,
  type TargetNutrientId,
  targetNutrientIds,
} from "@morsel/nutrition";
import { useRef, useState } from "react";
import { Link } from "wouter";
import { type Preferences, usePreferences } from "../../api/preferences.ts";
import { findToday } from "../../platform/clock.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FirstRunHint } from "../../ui/first-run-hint.tsx";
import pageStyles from "../../ui/page.module.css";
import { Skeleton } from "../../ui/skeleton.tsx";
import textStyles from "../../ui/text.module.css";
import { useInsights, useTrends } from "./api/trends.ts";
import { ChartPicture } from "./bar-chart.tsx";
import { DayChart } from "./day-chart.tsx";
import { InsightCards } from "./insight-cards.tsx";
import { t } from "./messages.ts";
import { FoodsCard, MicrosCard, TimesCard } from "./pattern-cards.tsx";
import { PeriodHeader } from "./period-header.tsx";
import { adjacentPeriod, bucketsOf, type Period, periodOf } from "./periods.ts";
import { PrintReport } from "./print-report.tsx";
import { SummaryCard } from "./summary-card.tsx";
import styles from "./trends.module.css";

const chartIds: readonly TargetNutrientId[] = ["calories_kcal", "protein_g", "carbs_g", "fat_g"];

/** The trends of a period; at first of this week. */
export function TrendsOfPeriod({ email }: { readonly email: string }) {
  const today = findToday();
  const [chosen, setChosen] = useState<Period>();
  const period = chosen ?? periodOf("week", today);
  const before = adjacentPeriod(period, -1);
  const preferences = usePreferences(true);
  const trends = useTrends(period.from, period.to);
  const trendsBefore = useTrends(before.from, before.to);
  // Loaded with the trends, so that the page does not move when they arrive.
  const insights = useInsights(mondayOf(period.from), period.kind === "week");
  const heading = useRef<HTMLHeadingElement>(null);
  const openMonth = (day: string) => {
    setChosen(periodOf("month", day));
    heading.current?.focus();
  };
  return (
    <div className={`${pageStyles.page} ${styles.trends}`}>
      <PeriodHeader
        heading={heading}
        period={period}
        today={today}
        onChoose={setChosen}
        hasEntries={trends.data && trends.data.days.length > 0}
      />
      {trends.data && preferences.isKnown && !insights.isLoading ? (
        <Content
          period={period}
          trends={trends.data}
          trendsBefore={trendsBefore.data}
          preferences={preferences}
          email={email}
          onBack={() => setChosen(before)}
          onOpenMonth={openMonth}
        />
      ) : trends.isError ? (
        <div className={styles.fullWidth}>
          <EmptyState
            picture={<ChartPicture />}
            title={trends.error.message}
            level={2}
            text={t.pleaseTryAgain}
          >
            <Button onClick={() => void trends.refetch()}>{t.tryAgain}</Button>
          </EmptyState>
        </div>
      ) : (
        <TrendsSkeleton />
      )}
    </div>
  );
}

interface ContentProps {
  readonly period: Period;
  readonly trends: Trends;
  readonly trendsBefore: Trends | undefined;
  readonly preferences: Preferences;
  readonly email: string;
  readonly onBack: () => void;
  readonly onOpenMonth: (day: string) => void;
}

function Content(props: ContentProps) {
  const { period, trends, trendsBefore, preferences, email, onBack, onOpenMonth } = props;
  const { days, hours, foods } = trends;
  const { isEnergyShown, targetsOf } = preferences;
  if (days.length === 0) {
    return <NoEntries period={period} before={trendsBefore} onBack={onBack} />;
  }
  const targets = averageTargets(days.map(({ day }) => targetsOf(day)));
  const isShown = (id: TargetNutrientId) => isEnergyShown || id !== "calories_kcal";
  const buckets = bucketsOf(period, days);
  return (
    <>
      {chartIds.filter(isShown).map((id) => (
        <DayChart
          key={`${id} ${period.from} ${period.kind}`}
          id={id}
          kind={period.kind}
          buckets={buckets}
          target={targets[id]}
          targetOf={(day) => targetsOf(day)[id]}
          before={trendsBefore && averageOfDays(trendsBefore.days, id)}
          onOpenMonth={onOpenMonth}
        />
      ))}
      {period.kind === "week" ? (
        <div className={styles.fullWidth}>
          <InsightCards key={period.from} week={period.from} />
        </div>
      ) : null}
      <div className={styles.fullWidth}>
        <SummaryCard
          kind={period.kind}
          ids={targetNutrientIds.filter(isShown)}
          days={days}
          daysBefore={trendsBefore?.days}
          targets={targets}
        />
      </div>
      <TimesCard hours={hours} />
      <FoodsCard foods={foods} />
      <div className={styles.fullWidth}>
        <MicrosCard days={days} />
      </div>
      <PrintReport {...{ email, period, buckets, trends, targets, isEnergyShown }} />
    </>
  );
}

interface NoEntriesProps {
  readonly period: Period;
  readonly before: Trends | undefined;
  readonly onBack: () => void;
}

function NoEntries({ period, before, onBack }: NoEntriesProps) {
  const hasBefore = before !== undefined && before.days.length > 0;
  return (
    <div className={styles.fullWidth}>
      <EmptyState
        picture={<ChartPicture />}
        title={t.noEntriesThisKind(period.kind)}
        level={2}
        text={t.averagesChartsAndInsights}
      >
        {hasBefore ? (
          <Button onClick={onBack}>{t.showKindBefore(period.kind)}</Button>
        ) : (
          <Link className={buttonClass({ tone: "primary" })} href={pages.log}>
            {t.logMeal}
          </Link>
        )}
        {hasBefore ? null : <FirstRunHint name="trends" text={t.logOn4DaysWeek} />}
      </EmptyState>
    </div>
  );
}

function TrendsSkeleton() {
  return (
    <div className={styles.fullWidth} aria-busy="true">
      <p className={textStyles.visuallyHidden} role="status">
        {t.loadingTrends}
      </p>
      <Skeleton width="100%" height="320px" />
    </div>
  );
}
