import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import styles from "./analysing-notice.module.css";
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
        title="Analyzing your meal"
        action={
          <Button tone="ghost" size="small" onClick={onDismiss}>
            Dismiss
          </Button>
        }
      >
        <p>The AI will take around 30 seconds. You can log more meals meanwhile.</p>
        {/* Not announced: it would interrupt the screen reader. */}
        <p className={styles.fact} aria-live="off">
          <b>Fun fact</b> {fact}
        </p>
      </Notice>
    </div>
  );
}
