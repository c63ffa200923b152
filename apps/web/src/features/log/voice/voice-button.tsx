import { Button } from "../../../ui/button.tsx";
import { Icon, Mic, Square } from "../../../ui/icons.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import styles from "../composer.module.css";
import { t } from "../messages.ts";
import type { Voice } from "./use-voice.ts";

/**
 * Speak, Stop Recording or Transcribing, by state. Always the same button and never disabled, so that
 * it keeps the focus.
 */
export function VoiceButton({ voice }: { readonly voice: Voice }) {
  const { kind } = voice.state;
  if (kind === "recording") {
    return (
      <Button className={styles.stop} onClick={voice.toggle}>
        <Icon of={Square} isSmall />
        {t.stop}
      </Button>
    );
  }
  if (kind === "transcribing") {
    return (
      <Button aria-disabled="true">
        <Spinner />
        {t.transcribing}
      </Button>
    );
  }
  return (
    <Button onClick={voice.toggle} aria-disabled={kind !== "idle"}>
      <Icon of={Mic} isSmall />
      {t.speak}
    </Button>
  );
}
