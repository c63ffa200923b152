import type { ComponentProps } from "react";

export interface ButtonLook {
  /** Yolk is for the one action of a screen. */
  readonly tone?: "yolk" | "quiet" | "ghost" | "line" | "danger";
  readonly size?: "sm" | "md" | "big";
}

/** The classes of a button, also for links that look like one. */
export function buttonClass({ tone = "quiet", size = "md" }: ButtonLook): string {
  return size === "md" ? `btn ${tone}` : `btn ${tone} ${size}`;
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
