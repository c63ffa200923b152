import { AlertDialog } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";
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
        <Scrim>
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
        </Scrim>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** Covers the page. What Radix hides from screen readers behind it, it puts out of all reach. */
export function Scrim({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    const behind = [...document.querySelectorAll<HTMLElement>(hiddenBehind)];
    for (const element of behind) element.inert = true;
    return () => {
      for (const element of behind) element.inert = false;
    };
  }, []);
  return <div className="scrim">{children}</div>;
}

const hiddenBehind = "[data-aria-hidden=true]:not([data-radix-focus-guard])";
