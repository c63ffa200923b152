import type { ComponentProps } from "react";
import styles from "./card.module.css";

interface Props extends ComponentProps<"section"> {
  /** Without padding. */
  readonly isBare?: boolean;
}

export function Card({ isBare = false, className = "", ...rest }: Props) {
  const look = isBare ? styles.card : `${styles.card} ${styles.padded}`;
  return <section {...rest} className={`${look} ${className}`.trimEnd()} />;
}
