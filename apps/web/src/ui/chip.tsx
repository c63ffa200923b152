import styles from "./chip.module.css";
import { type Mark, Swatch } from "./legend-mark.tsx";

interface Props {
  readonly label: string;
  readonly value: string;
  readonly mark?: Mark;
}

/** A labelled value. */
export function Chip({ label, value, mark }: Props) {
  return (
    <span className={styles.chip}>
      {mark ? <Swatch mark={mark} /> : null}
      {label} <b>{value}</b>
    </span>
  );
}
