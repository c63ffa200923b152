import type { ComponentProps, ReactNode } from "react";
import styles from "./icon-button.module.css";

interface Props extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  /** The accessible name, and the tooltip. */
  readonly label: string;
  /** The tooltip if it differs from the label. */
  readonly tip?: string;
  /** Ignores presses while its action is running; keeps the focus. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A round button with only an icon. `Tooltips` shows its tooltip. */
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
