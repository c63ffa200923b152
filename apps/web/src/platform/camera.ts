/** A running camera. */
export interface RunningCamera {
  readonly stream: MediaStream;
  /** Switches its light; undefined if it has none. */
  readonly setTorch: ((isOn: boolean) => Promise<void>) | undefined;
  stop(): void;
}

/** Bars of a code that fills half of the picture are then three pixels wide. */
const constraints: MediaTrackConstraints = {
  facingMode: { ideal: "environment" },
  width: { ideal: 1280 },
  height: { ideal: 720 },
};

/** Starts the camera at the back of the device. Rejects if the user or the browser denies it. */
export async function startCamera(): Promise<RunningCamera> {
  // Undefined in insecure contexts.
  if (!navigator.mediaDevices) throw new Error("No camera for this page");
  const stream = await navigator.mediaDevices.getUserMedia({ video: constraints, audio: false });
  const [track] = stream.getVideoTracks();
  const { torch } = (track?.getCapabilities?.() ?? {}) as { readonly torch?: boolean };
  return {
    stream,
    setTorch: torch
      ? async (isOn) => {
          const advanced = [{ torch: isOn } as MediaTrackConstraintSet];
          await track?.applyConstraints({ advanced });
        }
      : undefined,
    stop: () => {
      for (const each of stream.getTracks()) each.stop();
    },
  };
}
