import { Dialog as Parts } from "radix-ui";
import type { FormEvent, ReactNode } from "react";
import { Button, type ButtonLook } from "./button.tsx";
import { Overlay } from "./confirm-dialog.tsx";
import styles from "./dialog.module.css";
import type { DialogProps } from "./dialog-opener.tsx";
import { t } from "./messages-on-demand.ts";

interface Props {
  /** The button that opens it; it gets the focus back. */
  readonly trigger: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** Shows content over the page; Escape, Close and a press outside close it. */
export function Dialog({ trigger, title, text, children }: Props) {
  return (
    <Parts.Root>
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Parts.Portal>
        <Overlay>
          <Parts.Content className={styles.dialog}>
            <Parts.Title>{title}</Parts.Title>
            <Parts.Description>{text}</Parts.Description>
            {children}
            <div className={styles.actions}>
              <Parts.Close asChild>
                <Button>{t.close}</Button>
              </Parts.Close>
            </div>
          </Parts.Content>
        </Overlay>
      </Parts.Portal>
    </Parts.Root>
  );
}

interface ControlledProps extends DialogProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A dialog that is open while it is rendered, with buttons of its own. */
export function ControlledDialog({ title, onClose, onCloseAutoFocus, children }: ControlledProps) {
  const handleCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    onCloseAutoFocus();
  };
  return (
    <Parts.Root open onOpenChange={onClose}>
      <Parts.Portal>
        <Overlay>
          <Parts.Content
            className={styles.dialog}
            aria-describedby={undefined}
            onCloseAutoFocus={handleCloseAutoFocus}
          >
            <Parts.Title>{title}</Parts.Title>
            {children}
          </Parts.Content>
        </Overlay>
      </Parts.Portal>
    </Parts.Root>
  );
}

interface FormProps {
  readonly className?: string | undefined;
  readonly submitLabel: string;
  readonly tone?: ButtonLook["tone"];
  readonly isReady: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The form of a dialog, with its buttons Cancel and `submitLabel`. */
export function DialogForm(props: FormProps) {
  const { className, submitLabel, tone = "primary", isReady, onSubmit, onClose, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onSubmit();
  };
  return (
    <form className={className} onSubmit={submit}>
      {children}
      <div className={styles.actions}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button tone={tone} type="submit" disabled={!isReady}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
