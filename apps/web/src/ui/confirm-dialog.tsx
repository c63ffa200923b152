import { AlertDialog } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";

interface Props {
  /** The button that asks. */
  readonly trigger: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  /** Takes the focus once confirmed, where the trigger may be gone; else the trigger has it back. */
  readonly focusAfterwards?: () => void;
}

/**
 * Asks before something that cannot be taken back. Focus starts on Cancel. It has a scrim of
 * our own instead of Radix's overlay: that one writes a style element, which a strict content
 * policy refuses; base.css holds the page still instead.
 */
export function ConfirmDialog(props: Props) {
  const { trigger, title, text, confirmLabel, onConfirm, focusAfterwards } = props;
  const isConfirmed = useRef(false);
  const confirm = () => {
    isConfirmed.current = true;
    onConfirm();
  };
  const placeFocus = (event: Event) => {
    if (!isConfirmed.current || !focusAfterwards) return;
    event.preventDefault();
    isConfirmed.current = false;
    focusAfterwards();
  };
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <div className="scrim">
          <AlertDialog.Content className="dialog" onCloseAutoFocus={placeFocus}>
            <AlertDialog.Title>{title}</AlertDialog.Title>
            <AlertDialog.Description>{text}</AlertDialog.Description>
            <div className="bt">
              <AlertDialog.Cancel asChild>
                <Button>Cancel</Button>
              </AlertDialog.Cancel>
              <AlertDialog.Action asChild onClick={confirm}>
                <Button tone="danger">{confirmLabel}</Button>
              </AlertDialog.Action>
            </div>
          </AlertDialog.Content>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
