import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import styles from "./log-screen.module.css";
import { useFunFact } from "./use-fun-fact.ts";

export function AnalysingNotice({ onDismiss }: { readonly onDismiss: () => void }) {
  const fact = useFunFact();
  return (
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
  );
}
