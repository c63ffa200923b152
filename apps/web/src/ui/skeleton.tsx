import styles from "./skeleton.module.css";

interface Props {
  readonly width?: string;
  readonly height?: string;
  readonly isRound?: boolean;
  /** Sets the size in prerendered pages, whose content policy allows no style attributes. */
  readonly className?: string | undefined;
}

/** A placeholder for content that is loading. */
export function Skeleton({ width, height, isRound = false, className = "" }: Props) {
  return (
    <span
      className={`${styles.skeleton} ${className}`}
      aria-hidden="true"
      style={{ width, height, ...(isRound && { borderRadius: "50%" }) }}
    />
  );
}
