import { barcodeMaxLength } from "@morsel/contracts/facts";
import { parseBarcode } from "@morsel/nutrition";
import { type FormEvent, useRef, useState } from "react";
import { openBarcodeReader } from "../../../platform/barcode-reader.ts";
import { readPixels } from "../../../platform/pictures.ts";
import { isScanSilent, signalRead, storeScanSilent } from "../../../platform/scan-sound.ts";
import { useFileInput } from "../../../platform/use-file-input.ts";
import { Button } from "../../../ui/button.tsx";
import dialogStyles from "../../../ui/dialog.module.css";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Flashlight, Icon, ImageUp, Volume2, VolumeX } from "../../../ui/icons.tsx";
import textStyles from "../../../ui/text.module.css";
import { TextField } from "../../../ui/text-field.tsx";
import { t } from "./messages.ts";
import styles from "./scan.module.css";
import { type CameraState, maxPictureSide, useCameraScan } from "./use-camera-scan.ts";

interface Props {
  /** Receives digits with a valid check digit. */
  readonly onRead: (barcode: string) => void;
  readonly onClose: () => void;
}

/** The camera with a frame, and the other ways to give a barcode. */
export function Scanner({ onRead, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [isSilent, setIsSilent] = useState(isScanSilent);
  const [problem, setProblem] = useState<string>();
  /** A misread code has a wrong check digit. */
  const accept = (text: string): boolean => {
    if (parseBarcode(text).length === 0) return false;
    if (!isSilent) signalRead();
    onRead(text);
    return true;
  };
  const { state, setTorch } = useCameraScan(video, accept);
  const photo = useFileInput((file) => {
    setProblem(undefined);
    void readFile(file).then((text) => {
      if (text === undefined || !accept(text)) setProblem(t.noBarcodeFoundThatPhoto);
    });
  });
  return (
    <div className={styles.scanner}>
      <div className={styles.view} data-state={state}>
        <video ref={video} muted playsInline aria-label={t.camera} />
        <span className={styles.frame} aria-hidden="true" />
        <p className={styles.state} role="status">
          {stateTexts()[state]}
        </p>
        <div className={styles.controls}>
          {setTorch ? <TorchButton setTorch={setTorch} /> : null}
          <IconButton
            label={t.beepAndVibrate}
            aria-pressed={!isSilent}
            onClick={() => {
              storeScanSilent(!isSilent);
              setIsSilent(!isSilent);
            }}
          >
            <Icon of={isSilent ? VolumeX : Volume2} />
          </IconButton>
          <IconButton label={t.usePhotoCode} onClick={photo.open}>
            <Icon of={ImageUp} />
          </IconButton>
          <input
            ref={photo.input}
            hidden
            type="file"
            accept="image/*"
            data-testid="barcode-photo"
            onChange={photo.onChange}
          />
        </div>
      </div>
      <div role="alert">
        {problem === undefined ? null : <p className={textStyles.danger}>{problem}</p>}
      </div>
      <TypedBarcode onType={accept} onClose={onClose} />
    </div>
  );
}

const stateTexts = (): Readonly<Record<CameraState, string>> => ({
  starting: t.startingCamera,
  running: t.holdBarsInsideFrame,
  denied: t.cameraCannotBeUsedType,
  "no-reader": t.scannerCouldNotBeLoaded,
});

function TorchButton({ setTorch }: { readonly setTorch: (isOn: boolean) => Promise<void> }) {
  const [isOn, setIsOn] = useState(false);
  return (
    <IconButton
      label={t.light}
      aria-pressed={isOn}
      onClick={() =>
        void setTorch(!isOn).then(
          () => setIsOn(!isOn),
          () => undefined,
        )
      }
    >
      <Icon of={Flashlight} />
    </IconButton>
  );
}

interface TypedProps {
  readonly onType: (text: string) => boolean;
  readonly onClose: () => void;
}

function TypedBarcode({ onType, onClose }: TypedProps) {
  const [text, setText] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") setIsWrong(!onType(text));
  };
  return (
    <form className={styles.typed} onSubmit={submit}>
      <TextField
        label={t.orTypeDigitsBelowBars}
        inputMode="numeric"
        autoComplete="off"
        maxLength={barcodeMaxLength}
        value={text}
        error={isWrong ? t.thisNotBarcodeProductCheck : undefined}
        onChange={(value) => {
          setText(value);
          setIsWrong(false);
        }}
      />
      <div className={dialogStyles.actions}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button tone="primary" type="submit" disabled={text.trim() === ""}>
          {t.lookUp}
        </Button>
      </div>
    </form>
  );
}

/** The code in a photo; undefined if there is none, or the file is not a picture. */
async function readFile(file: File): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const pixels = readPixels(picture, picture, maxPictureSide);
    return pixels && (await (await openBarcodeReader()).read(pixels));
  } catch {
    return undefined;
  }
}
