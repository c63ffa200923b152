import type { ReactNode } from "react";
import styles from "./badge.module.css";

/** A short label. For numbers use `Chip`. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
