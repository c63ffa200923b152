import type { Trends } from "@morsel/contracts";
import { pages } from "@morsel/contracts/facts";
import { averageTargets, type TargetNutrientId, targetNutrientIds } from "@morsel/nutrition";
import { useState } from "react";
import { Link } from "wouter";
import { type Preferences, usePreferences } from "../../api/preferences.ts";
import { findToday } from "../../platform/clock.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FirstRunHint } from "../../ui/first-run-hint.tsx";
import pageStyles from "../../ui/page.module.css";
import { Skeleton } from "../../ui/skeleton.tsx";
import textStyles from "../../ui/text.module.css";
import { useTrends } from "./api/trends.ts";
import { ChartPicture } from "./bar-chart.tsx";
import { DayChart } from "./day-chart.tsx";
import { InsightCards } from "./insight-cards.tsx";
import { FoodsCard, MicrosCard, TimesCard } from "./pattern-cards.tsx";
import { PeriodHeader } from "./period-header.tsx";
import { adjacentPeriod, bucketsOf, type Period, periodOf } from "./periods.ts";
import { SummaryCard } from "./summary-card.tsx";
import styles from "./trends.module.css";

const chartIds: readonly TargetNutrientId[] = ["calories_kcal", "protein_g", "carbs_g", "fat_g"];

/** The trends of a period; at first of this week. */
export function TrendsOfPeriod() {
  const today = findToday();
  const [chosen, setChosen] = useState<Period>();
  const period = chosen ?? periodOf("week", today);
  const before = adjacentPeriod(period, -1);
  const preferences = usePreferences(true);
  const trends = useTrends(period.from, period.to);
  const trendsBefore = useTrends(before.from, before.to);
  return (
    <div className={`${pageStyles.page} ${styles.trends}`}>
      <PeriodHeader period={period} today={today} onChoose={setChosen} />
      {trends.data && preferences.isKnown ? (
        <Content
          period={period}
          trends={trends.data}
          trendsBefore={trendsBefore.data}
          preferences={preferences}
          onBack={() => setChosen(before)}
        />
      ) : trends.isError ? (
        <div className={styles.fullWidth}>
          <EmptyState
            picture={<ChartPicture />}
            title={trends.error.message}
            level={2}
            text="Please try again."
          >
            <Button onClick={() => void trends.refetch()}>Try again</Button>
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
  readonly onBack: () => void;
}

function Content({ period, trends, trendsBefore, preferences, onBack }: ContentProps) {
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
      <div className={styles.fullWidth}>
        <SummaryCard
          kind={period.kind}
          ids={targetNutrientIds.filter(isShown)}
          days={days}
          daysBefore={trendsBefore?.days}
          targets={targets}
        />
      </div>
      {period.kind === "week" ? (
        <div className={styles.fullWidth}>
          <InsightCards week={period.from} />
        </div>
      ) : null}
      {chartIds.filter(isShown).map((id) => (
        <DayChart
          key={`${id} ${period.from} ${period.kind}`}
          id={id}
          kind={period.kind}
          buckets={buckets}
          target={targets[id]}
        />
      ))}
      <TimesCard hours={hours} />
      <FoodsCard foods={foods} />
      <div className={styles.fullWidth}>
        <MicrosCard days={days} />
      </div>
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
        title={`No entries in this ${period.kind}`}
        level={2}
        text="Averages, charts and insights come with what you log."
      >
        {hasBefore ? (
          <Button onClick={onBack}>Show the {period.kind} before</Button>
        ) : (
          <Link className={buttonClass({ tone: "primary" })} href={pages.log}>
            Log a meal
          </Link>
        )}
        {hasBefore ? null : (
          <FirstRunHint
            name="trends"
            text="Log on 4 days of a week to get insights. Days without entries are not counted."
          />
        )}
      </EmptyState>
    </div>
  );
}

function TrendsSkeleton() {
  return (
    <div className={styles.fullWidth} aria-busy="true">
      <p className={textStyles.visuallyHidden} role="status">
        Loading trends
      </p>
      <Skeleton width="100%" height="320px" />
    </div>
  );
}
