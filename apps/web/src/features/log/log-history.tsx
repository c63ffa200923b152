import type { ChatJob } from "@morsel/contracts";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { useIsEnergyHidden } from "../../api/energy-visibility.ts";
import { useCancelJob } from "../../api/jobs.ts";
import { moveFocus } from "../../platform/focus.ts";
import { useNow } from "../../platform/page.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { lazyOrNothing, WhenIdle } from "../../ui/deferred.tsx";
import { DashedPlate } from "../../ui/empty-plate.tsx";
import { MealQuestion } from "../../ui/meal-question.tsx";
import { RefreshButton } from "../../ui/refresh-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import textStyles from "../../ui/text.module.css";
import { longToastMs } from "../../ui/toast-store.ts";
import { HistoryRow } from "./history-row.tsx";
import styles from "./log-history.module.css";
import { displayTitle } from "./logged-meals.tsx";
import { t } from "./messages.ts";
import { useJobAnnouncement } from "./use-job-announcements.ts";

// Rarely needed. If it cannot be loaded, the messages are sent nevertheless.
const OutboxList = lazyOrNothing("OutboxList", () => import("./outbox/outbox-list.tsx"));

const RecipeOffer = lazyOrNothing("RecipeOffer", () => import("../../ui/recipe-offer.tsx"));

/** How often the shown times are updated. */
const clockEveryMs = 30_000;

export const historyHeadingId = "log-history";

interface Props {
  readonly jobs: UseQueryResult<readonly ChatJob[]>;
  readonly onRetry: (job: DraftMessage) => void;
  /** Below the newest row. */
  readonly children?: ReactNode;
}

/** A message that goes back into the text box. */
type DraftMessage = Pick<ChatJob, "message" | "photo_id">;

export function LogHistory({ jobs, onRetry, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isEnergyShown = !useIsEnergyHidden(true);
  const announcement = useJobAnnouncement(jobs.data, isEnergyShown);

  return (
    <Card isBare className={styles.history} aria-labelledby={historyHeadingId}>
      <p className={textStyles.visuallyHidden} aria-live="polite">
        {announcement}
      </p>
      <div className={styles.head}>
        <h2 ref={heading} id={historyHeadingId} tabIndex={-1}>
          {t.logHistory}
        </h2>
        <RefreshButton
          refetch={jobs.refetch}
          success={{ title: t.logHistory2 }}
          errorToastMs={longToastMs}
        />
      </div>
      {jobs.isError ? (
        <div className={styles.empty} role="alert">
          <p className={styles.emptyText}>{jobs.error.message}</p>
          <Button
            size="small"
            onClick={() => {
              moveFocus(heading.current);
              void jobs.refetch();
            }}
          >
            {t.tryAgain}
          </Button>
        </div>
      ) : null}
      <WhenIdle>
        <OutboxList
          onEdit={({ message, photoId }) =>
            onRetry({ message, ...(photoId && { photo_id: photoId }) })
          }
          onCloseAutoFocus={() => moveFocus(heading.current)}
        />
      </WhenIdle>
      <HistoryBody jobs={jobs} onRetry={onRetry} isEnergyShown={isEnergyShown}>
        {children}
      </HistoryBody>
    </Card>
  );
}

interface DisplayProps {
  /** If false, texts are displayed without energy. */
  readonly isEnergyShown: boolean;
}

/** Shows the last known jobs, also after a failed refetch. */
function HistoryBody({ jobs, onRetry, isEnergyShown, children }: Props & DisplayProps) {
  if (jobs.data) {
    return jobs.data.length > 0 ? (
      <Rows jobs={jobs.data} onRetry={onRetry} isEnergyShown={isEnergyShown}>
        {children}
      </Rows>
    ) : (
      <NothingYet />
    );
  }
  return jobs.isError ? null : <SkeletonRows />;
}

interface RowsProps extends DisplayProps {
  readonly jobs: readonly ChatJob[];
  readonly onRetry: (job: DraftMessage) => void;
  readonly children: ReactNode;
}

function Rows({ jobs, onRetry, isEnergyShown, children }: RowsProps) {
  const nowMs = useNow(clockEveryMs);
  const cancelJob = useCancelJob();
  const [cancelling, setCancelling] = useState<ReadonlySet<string>>(new Set());

  const newestCompleted = jobs.findIndex(({ status }) => status === "completed");

  const cancel = (id: string) => {
    setCancelling((ids) => new Set(ids).add(id));
    const clear = () => setCancelling((ids) => new Set([...ids].filter((other) => other !== id)));
    cancelJob.mutateAsync(id).then(clear, clear);
  };

  return (
    <ul>
      {jobs.flatMap((job, place) => {
        const row = (
          <HistoryRow
            key={job.id}
            job={job}
            isEnergyShown={isEnergyShown}
            nowMs={nowMs}
            isCancelling={cancelling.has(job.id)}
            onCancel={() => cancel(job.id)}
            onRetry={() => onRetry(job)}
          >
            {place === newestCompleted ? (
              <JobQuestion job={job} isEnergyShown={isEnergyShown} />
            ) : null}
            <JobRecipes job={job} isEnergyShown={isEnergyShown} />
          </HistoryRow>
        );
        if (place > 0 || !children) return [row];
        return [
          row,
          <li key="below-newest" className={styles.belowNewest}>
            {children}
          </li>,
        ];
      })}
    </ul>
  );
}

/** The question of the meals that a message became, if any of them asks one. */
function JobQuestion({ job, isEnergyShown }: { readonly job: ChatJob } & DisplayProps) {
  return job.logged_meals?.map(({ id, asks }) =>
    asks ? (
      <MealQuestion
        key={id}
        meal={{ id, ...asks }}
        isEnergyShown={isEnergyShown}
        className={styles.question}
      />
    ) : null,
  );
}

/** Offers to save each meal of a message that describes a recipe. */
function JobRecipes({ job, isEnergyShown }: { readonly job: ChatJob } & DisplayProps) {
  const recipes = job.logged_meals?.filter(({ is_recipe }) => is_recipe) ?? [];
  return recipes.map((meal) => (
    <div key={meal.id} className={styles.recipe}>
      <Suspense fallback={null}>
        <RecipeOffer mealId={meal.id} title={displayTitle(meal, isEnergyShown)} />
      </Suspense>
    </div>
  ));
}

function NothingYet() {
  return (
    <div className={styles.empty}>
      <DashedPlate />
      <div>
        <div className={textStyles.medium}>{t.noMeals}</div>
        <div className={textStyles.note}>{t.whatYouLog}</div>
      </div>
    </div>
  );
}

const skeletonWidths = [styles.wide, styles.narrow, styles.medium];

function SkeletonRows() {
  return (
    <ul aria-busy="true" aria-label={t.loadingLog}>
      {skeletonWidths.map((width) => (
        <li key={width} className={styles.row}>
          <Skeleton className={styles.statusSkeleton} />
          <div className={styles.rowSkeleton}>
            <Skeleton className={width} />
            <Skeleton className={styles.detailsSkeleton} />
          </div>
        </li>
      ))}
    </ul>
  );
}
