import { Button } from "./button.tsx";
import styles from "./load-error.module.css";
import { t } from "./messages-on-demand.ts";
import textStyles from "./text.module.css";

interface Props {
  /** 'Your links could not be loaded.' */
  readonly text: string;
  readonly query: {
    readonly isError: boolean;
    readonly data: unknown;
    readonly refetch: () => unknown;
  };
}

/** Shown in place of a part of a screen if its data could not be loaded. */
export function LoadError({ text, query }: Props) {
  if (!query.isError || query.data) return null;
  return (
    <div className={styles.loadError} role="alert">
      <p className={textStyles.danger}>{text}</p>
      <Button size="small" className={styles.retry} onClick={() => void query.refetch()}>
        {t.tryAgain}
      </Button>
    </div>
  );
}
