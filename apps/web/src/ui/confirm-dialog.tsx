import { AlertDialog } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "./button.tsx";
import dialogStyles from "./dialog.module.css";

interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
}

interface Props extends Question {
  /** The button that asks; it has the focus back afterwards. */
  readonly trigger: ReactNode;
}

/** Asks before something that cannot be taken back. Focus starts on Cancel. */
export function ConfirmDialog({ trigger, ...question }: Props) {
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>
      <QuestionBox {...question} />
    </AlertDialog.Root>
  );
}

interface AskedProps extends Question {
  readonly onClose: () => void;
  /** Says where the focus goes on: what asked may be gone once confirmed. */
  readonly onCloseAutoFocus: (isConfirmed: boolean) => void;
}

/** The same for one of many things in a list: open while it is rendered, one for all of them. */
export function ControlledConfirmDialog({
  onClose,
  onConfirm,
  onCloseAutoFocus,
  ...question
}: AskedProps) {
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
      <QuestionBox {...question} onConfirm={confirm} onCloseAutoFocus={handleCloseAutoFocus} />
    </AlertDialog.Root>
  );
}

interface BoxProps extends Question {
  readonly onCloseAutoFocus?: (event: Event) => void;
}

/**
 * It has a scrim of our own instead of Radix's overlay: that one writes a style element, which
 * a strict content policy refuses; base.css holds the page still instead.
 */
function QuestionBox({ title, text, confirmLabel, onConfirm, onCloseAutoFocus }: BoxProps) {
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
              <Button>Cancel</Button>
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

/** Covers the page. What Radix hides from screen readers behind it, it puts out of all reach. */
export function Overlay({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    const behind = [...document.querySelectorAll<HTMLElement>(hiddenBehind)];
    for (const element of behind) element.inert = true;
    return () => {
      for (const element of behind) element.inert = false;
    };
  }, []);
  return <div className={dialogStyles.backdrop}>{children}</div>;
}

const hiddenBehind = "[data-aria-hidden=true]:not([data-radix-focus-guard])";
