import { useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import dialogStyles from "../../../ui/dialog.module.css";
import { ControlledDialog } from "../../../ui/dialog.tsx";

interface Props {
  readonly onAnswer: (isAllowed: boolean) => void;
}

/** Asks once whether the browser's recogniser, which may send the sound to its maker, may be used. */
export function BrowserVoiceDialog({ onAnswer }: Props) {
  const before = useRef(document.activeElement);
  return (
    <ControlledDialog
      title="Use your browser's voice recognition?"
      onClose={() => onAnswer(false)}
      onCloseAutoFocus={() => (before.current as HTMLElement | null)?.focus()}
    >
      <p>
        The company that makes your browser may process the sound of what you say. Morsel gets only
        the words. You can always type instead.
      </p>
      <div className={dialogStyles.actions}>
        <Button onClick={() => onAnswer(false)}>Not now</Button>
        <Button tone="outlined" onClick={() => onAnswer(true)}>
          Allow
        </Button>
      </div>
    </ControlledDialog>
  );
}
