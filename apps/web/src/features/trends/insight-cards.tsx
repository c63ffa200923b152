import type { InsightEntry } from "@morsel/contracts";
import { enoughDays } from "@morsel/nutrition";
import { useId, useState } from "react";
import { localizeClocks } from "../../platform/clock.ts";
import { Button } from "../../ui/button.tsx";
import cardStyles from "../../ui/card.module.css";
import { IconButton } from "../../ui/icon-button.tsx";
import { Icon, X } from "../../ui/icons.tsx";
import { useToast } from "../../ui/toast.tsx";
import { longToastMs } from "../../ui/toast-store.ts";
import { useDismissInsight, useInsights } from "./api/trends.ts";
import { t } from "./messages.ts";
import { nameDay } from "./periods.ts";
import styles from "./trends.module.css";

/** How many insights are shown at first. */
const shownAtFirst = 3;

/** The insights of a week, three at first; each can be dismissed. */
export function InsightCards({ week }: { readonly week: string }) {
  const { data } = useInsights(week);
  const [isWhole, setIsWhole] = useState(false);
  const listId = useId();
  const { mutate, isPending } = useDismissInsight(week);
  const showToast = useToast();
  if (!data) return null;
  const hiddenCount = data.items.length - shownAtFirst;
  const shown = isWhole ? data.items : data.items.slice(0, shownAtFirst);
  const restore = (id: string) => mutate({ id, isDismissed: false });
  const dismiss = (id: string) =>
    mutate(
      { id, isDismissed: true },
      {
        onSuccess: () =>
          showToast({
            title: t.insightDismissed,
            durationMs: longToastMs,
            action: { label: t.undo, onAct: () => restore(id) },
          }),
        onError: () => showToast({ title: t.failedDismissInsight, isError: true }),
      },
    );
  return (
    <section className={styles.insights} aria-label={t.insights}>
      <h2>{t.insights}</h2>
      {data.items.length === 0 ? (
        <p className={styles.footnote}>
          {data.days < enoughDays
            ? t.logEnoughDaysWeekGet({ enoughDays: t.daysCount(enoughDays), days: data.days })
            : t.noMoreInsightsForThis}
        </p>
      ) : (
        <ul id={listId}>
          {shown.map((insight) => (
            <InsightCard
              key={insight.id}
              insight={insight}
              onDismiss={isPending ? undefined : () => dismiss(insight.id)}
            />
          ))}
        </ul>
      )}
      {hiddenCount > 0 ? (
        <Button
          className={styles.showMore}
          size="small"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t.showFewer : t.showHiddenCountMore({ hiddenCount })}
        </Button>
      ) : null}
      {data.items.length > 0 ? (
        <p className={styles.footnote}>{t.countedFromYourOwnEntries}</p>
      ) : null}
    </section>
  );
}

interface CardProps {
  readonly insight: InsightEntry;
  /** Undefined while a request is running. */
  readonly onDismiss: (() => void) | undefined;
}

function InsightCard({ insight, onDismiss }: CardProps) {
  const { title, text, days, foods } = insight;
  return (
    <li className={`${cardStyles.card} ${styles.insight}`}>
      <div className={styles.insightHead}>
        <h3>{title}</h3>
        <IconButton
          label={t.dismissTitle({ title })}
          tip={t.dismiss}
          isBusy={!onDismiss}
          onClick={onDismiss}
        >
          <Icon of={X} isSmall />
        </IconButton>
      </div>
      <p className={styles.message}>{localizeClocks(text)}</p>
      <details className={styles.figures}>
        <summary>{t.seeNumbers}</summary>
        <p className={styles.evidence}>{days.map(nameDay).join(" · ")}</p>
        {foods.length > 0 ? <p className={styles.evidence}>{foods.join(" · ")}</p> : null}
      </details>
    </li>
  );
}
