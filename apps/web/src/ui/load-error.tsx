import { Button } from "./button.tsx";
import styles from "./load-error.module.css";
import textStyles from "./text.module.css";

interface Props {
  /** What is missing: 'Your links could not be loaded.' */
  readonly text: string;
  readonly onRetry: () => void;
}

/** A part of a screen that could not be fetched. */
export function LoadError({ text, onRetry }: Props) {
  return (
    <div className={styles.loadError} role="alert">
      <p className={textStyles.danger}>{text}</p>
      <Button size="small" className={styles.retry} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
