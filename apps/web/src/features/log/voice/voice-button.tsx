import { Button } from "../../../ui/button.tsx";
import iconStyles from "../../../ui/icon.module.css";
import { Mic, Square } from "../../../ui/icons.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import styles from "../composer.module.css";
import type { Voice } from "./use-voice.ts";

/**
 * Speak, Stop Recording or Transcribing, by what goes on. One button all the time, never disabled for
 * the browser: the focus of a keyboard stays on it.
 */
export function VoiceButton({ voice }: { readonly voice: Voice }) {
  const { kind } = voice.state;
  if (kind === "recording") {
    return (
      <Button className={styles.stop} onClick={voice.toggle}>
        <Square className={iconStyles.small} aria-hidden="true" />
        Stop Recording
      </Button>
    );
  }
  if (kind === "transcribing") {
    return (
      <Button aria-disabled="true">
        <Spinner />
        Transcribing
      </Button>
    );
  }
  return (
    <Button onClick={voice.toggle} aria-disabled={kind === "starting"}>
      <Mic className={iconStyles.small} aria-hidden="true" />
      Speak
    </Button>
  );
}
