import styles from "./legend-mark.module.css";
export interface Mark {
  readonly shape: "circle" | "square" | "diamond";
  /** A CSS colour. */
  readonly color: string;
}

const shapes: Readonly<Record<Mark["shape"], string | undefined>> = {
  circle: styles.circle,
  diamond: styles.diamond,
  square: "",
};

/** A small mark that differs by shape and colour. */
export function Swatch({ mark }: { readonly mark: Mark }) {
  return (
    <span className={`${styles.mark} ${shapes[mark.shape]}`} style={{ background: mark.color }} />
  );
}
