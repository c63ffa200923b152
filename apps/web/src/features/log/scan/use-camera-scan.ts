import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { type BarcodeReader, openBarcodeReader } from "../../../platform/barcode-reader.ts";
import { type RunningCamera, startCamera } from "../../../platform/camera.ts";
import { readPixels } from "../../../platform/pictures.ts";

/** Codes are read in pictures of this size at most. */
export const maxPictureSide = 1280;

/** The pause between two pictures: a reading takes about as long. */
const pauseMs = 60;

export type CameraState = "starting" | "running" | "denied" | "no-reader";

/** Shows the camera in a video element, and reports the first code that it sees. */
export function useCameraScan(
  video: RefObject<HTMLVideoElement | null>,
  onRead: (text: string) => boolean,
) {
  const [state, setState] = useState<CameraState>("starting");
  const [camera, setCamera] = useState<RunningCamera>();
  const report = useEffectEvent(onRead);
  useEffect(() => {
    const stopping = new AbortController();
    const element = video.current;
    if (!element) return;
    const screen = { setState, setCamera, report: (text: string) => report(text) };
    void scan(element, screen, stopping.signal);
    return () => stopping.abort();
  }, [video]);
  return { state, setTorch: camera?.setTorch };
}

interface ScanScreen {
  readonly setState: (state: CameraState) => void;
  readonly setCamera: (camera: RunningCamera) => void;
  /** True if the text is a barcode. */
  readonly report: (text: string) => boolean;
}

async function scan(
  video: HTMLVideoElement,
  { setState, setCamera, report }: ScanScreen,
  signal: AbortSignal,
): Promise<void> {
  const camera = await startCamera().catch(() => undefined);
  if (!camera) {
    if (!signal.aborted) setState("denied");
    return;
  }
  if (signal.aborted) return camera.stop();
  signal.addEventListener("abort", () => camera.stop());
  setCamera(camera);
  video.srcObject = camera.stream;
  await video.play().catch(() => undefined);
  const reader = await openBarcodeReader().catch(() => undefined);
  if (signal.aborted) return;
  setState(reader ? "running" : "no-reader");
  if (reader) await readUntil(video, reader, report, signal);
}

/** Reads pictures of a video until a code is accepted. */
async function readUntil(
  video: HTMLVideoElement,
  reader: BarcodeReader,
  accept: (text: string) => boolean,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const { videoWidth: width, videoHeight: height } = video;
    const picture = readPixels(video, { width, height }, maxPictureSide);
    const text = picture && (await reader.read(picture).catch(() => undefined));
    if (signal.aborted || (text !== undefined && accept(text))) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
