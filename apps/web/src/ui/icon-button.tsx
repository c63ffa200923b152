import type { ComponentProps, ReactNode } from "react";
import styles from "./icon-button.module.css";

interface Props extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  /** What the button does: read aloud, and shown as a tip. */
  readonly label: string;
  /** The tip, where it says less than the label. */
  readonly tip?: string;
  /** Its action is running: presses do nothing, and the focus stays. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A round button with an icon only. `Tips` shows its tip. */
export function IconButton(props: Props) {
  const { label, tip = label, isBusy = false, children, className = "", onClick, ...rest } = props;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isBusy || undefined}
      data-tip={tip}
      {...rest}
      onClick={isBusy ? undefined : onClick}
      className={`${styles.iconButton} ${className}`}
    >
      {children}
    </button>
  );
}
