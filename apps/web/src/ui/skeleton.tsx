import styles from "./skeleton.module.css";

interface Props {
  readonly width?: string;
  readonly height?: string;
  readonly isRound?: boolean;
  /** Says the size instead where a page is built ahead: that takes no styles of elements. */
  readonly className?: string | undefined;
}

/** The place of something that is on its way. */
export function Skeleton({ width, height, isRound = false, className = "" }: Props) {
  return (
    <span
      className={`${styles.skeleton} ${className}`}
      aria-hidden="true"
      style={{ width, height, ...(isRound && { borderRadius: "50%" }) }}
    />
  );
}
