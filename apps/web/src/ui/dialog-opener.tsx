import {
  cloneElement,
  type MouseEvent,
  type MouseEventHandler,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from "react";

/** What a dialog that is open while it is rendered gets from the component that renders it. */
export interface DialogProps {
  readonly onClose: () => void;
  /** Moves the focus after closing. */
  readonly onCloseAutoFocus: () => void;
}

interface Props {
  /** A button without an action of its own. */
  readonly trigger: ReactElement<{ readonly onClick?: MouseEventHandler<HTMLElement> }>;
  /** Renders the dialog while it is open; it may be in a file that is still to be loaded. */
  readonly dialog: (props: DialogProps) => ReactNode;
}

/**
 * A button that opens a dialog, and gets the focus back. Apart from dialog.tsx, so that a screen with such a
 * button loads the dialog only when it is opened.
 */
export function DialogOpener({ trigger, dialog }: Props) {
  const [button, setButton] = useState<HTMLElement>();
  const open = (event: MouseEvent<HTMLElement>) => setButton(event.currentTarget);
  const close = () => setButton(undefined);
  const focusButton = () => button?.focus({ preventScroll: true });
  return (
    <>
      {cloneElement(trigger, { onClick: open })}
      <Suspense fallback={null}>
        {button ? dialog({ onClose: close, onCloseAutoFocus: focusButton }) : null}
      </Suspense>
    </>
  );
}
