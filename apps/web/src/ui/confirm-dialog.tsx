import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

interface Props {
  /** The button that asks; undefined where the dialog is opened from elsewhere. */
  readonly trigger: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
}

/**
 * Asks before something that cannot be taken back. Focus starts on Cancel. It has a scrim of
 * our own instead of Radix's overlay: that one writes a style element, which a strict content
 * policy refuses; base.css holds the page still instead.
 */
export function ConfirmDialog({ trigger, title, text, confirmLabel, onConfirm }: Props) {
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <div className="scrim">
          <AlertDialog.Content className="dialog">
            <AlertDialog.Title>{title}</AlertDialog.Title>
            <AlertDialog.Description>{text}</AlertDialog.Description>
            <div className="bt">
              <AlertDialog.Cancel asChild>
                <Button>Cancel</Button>
              </AlertDialog.Cancel>
              <AlertDialog.Action asChild onClick={onConfirm}>
                <Button tone="danger">{confirmLabel}</Button>
              </AlertDialog.Action>
            </div>
          </AlertDialog.Content>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
