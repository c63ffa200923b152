import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import styles from "./analysing-notice.module.css";
import { t } from "./messages-on-demand.ts";
import { useFunFact } from "./use-fun-fact.ts";

interface Props {
  /** While the user types: the title only. */
  readonly isShort: boolean;
  readonly onDismiss: () => void;
}

/** Covers the free space at the bottom of the text box, so that nothing moves. */
export function AnalysingNotice({ isShort, onDismiss }: Props) {
  const fact = useFunFact();
  return (
    <div className={`${styles.place} ${isShort ? styles.short : ""}`}>
      <Notice
        icon={<Spinner />}
        title={t.analyzingYourMeal}
        action={
          <Button tone="ghost" size="small" onClick={onDismiss}>
            {t.dismiss}
          </Button>
        }
      >
        <p>{t.aiWillTakeAround30}</p>
        {/* Not announced: it would interrupt the screen reader. */}
        <p className={styles.fact} aria-live="off">
          <b>{t.funFact}</b> {fact}
        </p>
      </Notice>
    </div>
  );
}
