import type { ReactNode } from "react";
import styles from "./notice.module.css";

interface Props {
  readonly icon: ReactNode;
  readonly title: string;
  /** An error is announced at once and has the danger colour. */
  readonly isError?: boolean;
  readonly isSlim?: boolean;
  /** Shown to the right of the title. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** A card about a running activity or an error. */
export function Notice({ icon, title, isError, isSlim, action, children }: Props) {
  const look = `${styles.notice} ${isError ? styles.error : ""} ${isSlim ? styles.slim : ""}`;
  return (
    <section className={look} role={isError ? "alert" : "status"}>
      {icon}
      <h2>{title}</h2>
      {action ? <div className={styles.action}>{action}</div> : null}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
