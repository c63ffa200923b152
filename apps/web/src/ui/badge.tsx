import type { ReactNode } from "react";
import styles from "./badge.module.css";

/** A fact that is no figure of a chip. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
