import { useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import dialogStyles from "../../../ui/dialog.module.css";
import { ControlledDialog } from "../../../ui/dialog.tsx";
import { t } from "./messages.ts";

interface Props {
  readonly onAnswer: (isAllowed: boolean) => void;
}

/** Asks once whether the browser's recogniser, which may send the sound to its maker, may be used. */
export function BrowserVoiceDialog({ onAnswer }: Props) {
  const before = useRef(document.activeElement);
  return (
    <ControlledDialog
      title={t.useYourBrowsersVoice}
      onClose={() => onAnswer(false)}
      onCloseAutoFocus={() => (before.current as HTMLElement | null)?.focus()}
    >
      <p>{t.companyThatMakesYour}</p>
      <div className={dialogStyles.actions}>
        <Button onClick={() => onAnswer(false)}>{t.notNow}</Button>
        <Button tone="outlined" onClick={() => onAnswer(true)}>
          {t.allow}
        </Button>
      </div>
    </ControlledDialog>
  );
}
