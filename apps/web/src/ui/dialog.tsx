import { Dialog as Parts } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Overlay } from "./confirm-dialog.tsx";
import styles from "./dialog.module.css";

interface Props {
  /** The button that opens it; it has the focus back afterwards. */
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
                <Button>Close</Button>
              </Parts.Close>
            </div>
          </Parts.Content>
        </Overlay>
      </Parts.Portal>
    </Parts.Root>
  );
}

interface OpenedProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Moves the focus after closing. */
  readonly onCloseAutoFocus: () => void;
  readonly children: ReactNode;
}

/** The same for one of many things: open while it is rendered, with buttons of its own. */
export function ControlledDialog({ title, onClose, onCloseAutoFocus, children }: OpenedProps) {
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
