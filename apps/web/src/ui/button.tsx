import type { ComponentProps } from "react";
import styles from "./button.module.css";

export interface ButtonLook {
  /** A screen has at most one primary button. */
  readonly tone?: "primary" | "quiet" | "ghost" | "outlined" | "danger";
  readonly size?: "small" | "medium" | "large";
}

const tones: Readonly<Record<NonNullable<ButtonLook["tone"]>, string | undefined>> = {
  primary: styles.primary,
  quiet: styles.quiet,
  ghost: styles.ghost,
  outlined: styles.outlined,
  danger: styles.danger,
};
const sizes: Readonly<Record<NonNullable<ButtonLook["size"]>, string | undefined>> = {
  small: styles.small,
  medium: "",
  large: styles.large,
};

/** The classes of a button, also for links that look like one. */
export function buttonClass({ tone = "quiet", size = "medium" }: ButtonLook): string {
  return `${styles.button} ${tones[tone]} ${sizes[size]}`.trimEnd();
}

export function Button({
  tone,
  size,
  className = "",
  ...rest
}: ButtonLook & ComponentProps<"button">) {
  const look = buttonClass({ ...(tone && { tone }), ...(size && { size }) });
  return <button type="button" {...rest} className={`${look} ${className}`} />;
}
