import { AlertDialog } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "./button.tsx";
import dialogStyles from "./dialog.module.css";
import { t } from "./messages-on-demand.ts";

interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
}

interface Props extends Question {
  /** The button that opens it; it gets the focus back. */
  readonly trigger: ReactNode;
}

/** Asks before an action that cannot be undone. Focus starts on Cancel. */
export function ConfirmDialog({ trigger, ...question }: Props) {
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>
      <ConfirmBox {...question} />
    </AlertDialog.Root>
  );
}

interface ControlledProps extends Question {
  readonly onClose: () => void;
  /** Moves the focus after closing. */
  readonly onCloseAutoFocus: (isConfirmed: boolean) => void;
}

/** The same without a trigger: open while it is rendered. */
export function ControlledConfirmDialog({
  onClose,
  onConfirm,
  onCloseAutoFocus,
  ...question
}: ControlledProps) {
  const isConfirmed = useRef(false);
  const confirm = () => {
    isConfirmed.current = true;
    onConfirm();
  };
  const handleCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    onCloseAutoFocus(isConfirmed.current);
  };
  return (
    <AlertDialog.Root open onOpenChange={onClose}>
      <ConfirmBox {...question} onConfirm={confirm} onCloseAutoFocus={handleCloseAutoFocus} />
    </AlertDialog.Root>
  );
}

interface BoxProps extends Question {
  readonly onCloseAutoFocus?: (event: Event) => void;
}

/**
 * Has its own overlay, because Radix's inserts a style element, which the content policy forbids.
 * base.css prevents scrolling of the page instead.
 */
function ConfirmBox({ title, text, confirmLabel, onConfirm, onCloseAutoFocus }: BoxProps) {
  return (
    <AlertDialog.Portal>
      <Overlay>
        <AlertDialog.Content
          className={dialogStyles.dialog}
          {...(onCloseAutoFocus && { onCloseAutoFocus })}
        >
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description>{text}</AlertDialog.Description>
          <div className={dialogStyles.actions}>
            <AlertDialog.Cancel asChild>
              <Button>{t.cancel}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild onClick={onConfirm}>
              <Button tone="danger">{confirmLabel}</Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </Overlay>
    </AlertDialog.Portal>
  );
}

/** Covers the page, and makes inert what Radix hides from screen readers. */
export function Overlay({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    const hidden = [...document.querySelectorAll<HTMLElement>(hiddenSelector)];
    for (const element of hidden) element.inert = true;
    return () => {
      for (const element of hidden) element.inert = false;
    };
  }, []);
  return <div className={dialogStyles.backdrop}>{children}</div>;
}

const hiddenSelector = "[data-aria-hidden=true]:not([data-radix-focus-guard])";
