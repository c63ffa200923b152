import { messageMaxLength } from "@morsel/contracts/facts";
import { type RefObject, Suspense, useEffect, useId, useState } from "react";
import { useCurrentUser } from "../../api/current-user.ts";
import { useIsPreviewShown } from "../../api/energy-visibility.ts";
import { moveFocus } from "../../platform/focus.ts";
import { finePointer } from "../../platform/media-queries.ts";
import { Button } from "../../ui/button.tsx";
import { lazyNamed, lazyOrNothing, WhenIdle } from "../../ui/deferred.tsx";
import { formatNumber } from "../../ui/format-number.ts";
import messageBox from "../../ui/message-box.module.css";
import { onCtrlEnter } from "../../ui/on-ctrl-enter.ts";
import textStyles from "../../ui/text.module.css";
import styles from "./composer.module.css";
import { estimator } from "./estimate-preview/estimator.ts";
import { t } from "./messages.ts";
import { PhotoButton } from "./photo/photo-button.tsx";
import type { PhotoDraft } from "./photo/use-photo-draft.ts";
import { ScanButton } from "./scan/scan-button.tsx";
import type { Voice } from "./voice/use-voice.ts";
import { VoiceButton } from "./voice/voice-button.tsx";

// Loaded when needed: most meals are typed without a photo.
const RecordingMeter = lazyNamed("RecordingMeter", () => import("./voice/recording-meter.tsx"));
const BrowserVoiceDialog = lazyNamed(
  "BrowserVoiceDialog",
  () => import("./voice/browser-voice-dialog.tsx"),
);
const PhotoTray = lazyNamed("PhotoTray", () => import("./photo/photo-tray.tsx"));
const AnalysingNotice = lazyOrNothing("AnalysingNotice", () => import("./analysing-notice.tsx"));
const EstimatePreview = lazyOrNothing(
  "EstimatePreview",
  () => import("./estimate-preview/estimate-preview.tsx"),
);

/** The length from which the count is shown. */
const showCountFrom = 3600;

interface Props {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onSubmit: () => void;
  readonly isSubmitting: boolean;
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly voice: Voice;
  readonly photo: PhotoDraft;
  /** Asks to sign in before a photo is added; undefined if signed in. */
  readonly askSignIn: (() => void) | undefined;
  readonly analysing: { readonly isShown: boolean; readonly dismiss: () => void };
}

/** The text box of the dashboard. Ctrl+Enter or Cmd+Enter submits. */
export function Composer(props: Props) {
  const { text, onChange, onSubmit, isSubmitting, box, voice, photo, askSignIn, analysing } = props;
  const id = useId();
  const countId = useId();
  const length = text.trim().length;
  const isTooLong = length > messageMaxLength;
  const isRecording = voice.state.kind === "recording" || voice.state.kind === "transcribing";
  const hasPhoto = photo.file !== undefined || photo.id !== undefined;
  const isEmpty = length === 0 && photo.id === undefined;
  // From the first focus on, the estimate preview is prepared.
  const [isFocused, setIsFocused] = useState(false);
  const isPreviewShown = useIsPreviewShown(useCurrentUser().user !== null);
  const isPreviewWanted = isPreviewShown && (length > 0 || isFocused);
  useEffect(() => {
    // Before the rest of the preview has come: the worker takes longest.
    if (isPreviewWanted) estimator.warmUp();
  }, [isPreviewWanted]);
  useInitialFocus(box);

  return (
    <form
      className={messageBox.box}
      onSubmit={(event) => {
        event.preventDefault();
        // The button that has the focus will be disabled.
        moveFocus(box.current);
        onSubmit();
      }}
    >
      <label className={textStyles.visuallyHidden} htmlFor={id}>
        {t.meal}
      </label>
      <textarea
        ref={box}
        id={id}
        dir="auto"
        value={text}
        placeholder={t.typeWayYou}
        aria-describedby={countId}
        aria-invalid={isTooLong}
        disabled={isRecording}
        onFocus={() => setIsFocused(true)}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onCtrlEnter(onSubmit)}
      />
      {isPreviewWanted ? (
        <WhenIdle>
          <EstimatePreview text={length > 0 ? text : ""} />
        </WhenIdle>
      ) : null}
      {analysing.isShown ? (
        <NoticePlace
          isShort={length > 0}
          onDismiss={() => {
            moveFocus(box.current);
            analysing.dismiss();
          }}
        />
      ) : null}
      <VoiceNotes voice={voice} />
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
        {isRecording ? null : (
          <>
            <PhotoButton hasPhoto={hasPhoto} onChoose={photo.choose} askSignIn={askSignIn} />
            <ScanButton askSignIn={askSignIn} onDescribe={() => box.current?.focus()} />
          </>
        )}
        {voice.state.kind === "recording" ? (
          <Suspense>
            <RecordingMeter {...voice.state} />
          </Suspense>
        ) : null}
        <LengthCount id={countId} length={length} />
        <Button
          tone="primary"
          type="submit"
          disabled={isEmpty || photo.file !== undefined || isTooLong || isSubmitting || isRecording}
        >
          {isSubmitting ? t.analyzing : t.logMeals}
        </Button>
      </div>
    </form>
  );
}

/** What is said, or asked, about the words that were spoken. */
function VoiceNotes({ voice }: { readonly voice: Voice }) {
  return (
    <>
      {voice.check ? (
        <p className={styles.checkWords} role="status">
          {voice.check === "basic" ? t.basicOffline : t.notEveryWord}
        </p>
      ) : null}
      {voice.state.kind === "asking" ? (
        <Suspense fallback={null}>
          <BrowserVoiceDialog onAnswer={voice.answer} />
        </Suspense>
      ) : null}
    </>
  );
}

interface NoticePlaceProps {
  /** There is a text that the notice must not cover. */
  readonly isShort: boolean;
  readonly onDismiss: () => void;
}

/** The analysing notice at the bottom of the text area. */
function NoticePlace({ isShort, onDismiss }: NoticePlaceProps) {
  return (
    <div className={isShort ? messageBox.shortNotice : messageBox.notice}>
      <Suspense fallback={null}>
        <AnalysingNotice isShort={isShort} onDismiss={onDismiss} />
      </Suspense>
    </div>
  );
}

/** Shown near the limit. */
function LengthCount({ id, length }: { readonly id: string; readonly length: number }) {
  const isTooLong = length > messageMaxLength;
  return (
    <p
      id={id}
      className={isTooLong ? `${styles.count} ${styles.tooLong}` : styles.count}
      aria-live="polite"
    >
      {isTooLong ? <span>{t.messageCan}</span> : null}{" "}
      {length > showCountFrom ? (
        <span>{`${formatNumber(length, 0)} / ${formatNumber(messageMaxLength, 0)}`}</span>
      ) : null}
    </p>
  );
}

/** Focuses the box if there is a mouse. On a touch screen the keyboard would cover the page. */
function useInitialFocus(box: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    if (window.matchMedia(finePointer).matches) box.current?.focus({ preventScroll: true });
  }, [box]);
}
