import { Tooltip } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";

interface Props extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  /** What the button does: read aloud, and shown as a tip. */
  readonly label: string;
  /** The tip, where it says less than the label. */
  readonly tip?: string;
  readonly children: ReactNode;
}

/** A round button with an icon only. */
export function IconButton({ label, tip = label, children, className = "", ...rest }: Props) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <button type="button" aria-label={label} {...rest} className={`icb ${className}`}>
          {children}
        </button>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tip" sideOffset={4} aria-label={label}>
          {tip}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
