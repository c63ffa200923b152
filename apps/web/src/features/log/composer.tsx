import { messageMaxLength } from "@morsel/contracts/facts";
import { type KeyboardEvent, type RefObject, Suspense, useEffect, useId } from "react";
import { moveFocus } from "../../platform/focus.ts";
import { finePointer } from "../../platform/media-queries.ts";
import { Button } from "../../ui/button.tsx";
import { lazyNamed, lazyOrNothing, WhenIdle } from "../../ui/deferred.tsx";
import messageBox from "../../ui/message-box.module.css";
import textStyles from "../../ui/text.module.css";
import styles from "./composer.module.css";
import { PhotoButton } from "./photo/photo-button.tsx";
import type { PhotoDraft } from "./photo/use-photo-draft.ts";
import type { Voice } from "./voice/use-voice.ts";
import { VoiceButton } from "./voice/voice-button.tsx";

// Most meals are typed, in words alone.
const RecordingMeter = lazyNamed("RecordingMeter", () => import("./voice/recording-meter.tsx"));
const PhotoTray = lazyNamed("PhotoTray", () => import("./photo/photo-tray.tsx"));
const EstimatePreview = lazyOrNothing(
  "EstimatePreview",
  () => import("./estimate-preview/estimate-preview.tsx"),
);

/** From here on the length is worth a look. */
const countFrom = 3600;

const placeholder =
  "Type it the way you would say it.\n\nAdd portions, oil amount and restaurant name for a closer estimate.";

interface Props {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onSubmit: () => void;
  readonly isSubmitting: boolean;
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly voice: Voice;
  readonly photo: PhotoDraft;
  /** What adding a photo asks for first; undefined where nothing. */
  readonly askSignIn: (() => void) | undefined;
}

/** The box for what was eaten. Ctrl or Cmd with Enter submits, too. */
export function Composer(props: Props) {
  const { text, onChange, onSubmit, isSubmitting, box, voice, photo, askSignIn } = props;
  const id = useId();
  const countId = useId();
  const length = text.trim().length;
  const isTooLong = length > messageMaxLength;
  const isHearing = voice.state.kind === "recording" || voice.state.kind === "transcribing";
  const hasPhoto = photo.file !== undefined || photo.id !== undefined;
  const isEmpty = length === 0 && photo.id === undefined;
  useFocusOnArrival(box);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSubmit();
    }
  };

  return (
    <form
      className={messageBox.box}
      onSubmit={(event) => {
        event.preventDefault();
        // The button is about to be disabled.
        moveFocus(box.current);
        onSubmit();
      }}
    >
      <label className={textStyles.visuallyHidden} htmlFor={id}>
        Meal description
      </label>
      <textarea
        ref={box}
        id={id}
        dir="auto"
        value={text}
        placeholder={placeholder}
        aria-describedby={countId}
        aria-invalid={isTooLong}
        disabled={isHearing}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {length > 0 ? (
        <WhenIdle>
          <EstimatePreview text={text} />
        </WhenIdle>
      ) : null}
      {voice.needsCheck ? (
        <p className={styles.checkWords} role="status">
          Basic offline recognition: check the words.
        </p>
      ) : null}
      {hasPhoto ? (
        <Suspense fallback={null}>
          <PhotoTray
            photo={photo}
            onRemove={() => {
              moveFocus(box.current);
              photo.remove();
            }}
          />
        </Suspense>
      ) : null}
      <div className={styles.tools}>
        <VoiceButton voice={voice} />
        {isHearing ? null : (
          <PhotoButton isThere={hasPhoto} onChoose={photo.choose} onRefuse={askSignIn} />
        )}
        {voice.state.kind === "recording" ? (
          <Suspense>
            <RecordingMeter {...voice.state} />
          </Suspense>
        ) : null}
        <p
          id={countId}
          className={isTooLong ? `${styles.count} ${styles.tooLong}` : styles.count}
          aria-live="polite"
        >
          {isTooLong ? <span>A message can have at most 4,000 characters.</span> : null}{" "}
          {length > countFrom ? (
            <span>
              {`${length.toLocaleString("en-US")} / ${messageMaxLength.toLocaleString("en-US")}`}
            </span>
          ) : null}
        </p>
        <Button
          tone="primary"
          type="submit"
          disabled={isEmpty || photo.file !== undefined || isTooLong || isSubmitting || isHearing}
        >
          {isSubmitting ? "Analyzing..." : "Log Meals"}
        </Button>
      </div>
    </form>
  );
}

/** With a mouse at hand the keyboard is, too: typing can start at once. A touch screen's would cover the page. */
function useFocusOnArrival(box: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    if (window.matchMedia(finePointer).matches) box.current?.focus({ preventScroll: true });
  }, [box]);
}
