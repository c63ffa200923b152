import { vibrate } from "./haptics.ts";

const beepSeconds = 0.08;
const beepHertz = 1760;
const loudness = 0.08;

/** A beep and a vibration: a code was read. Nothing where the device has neither. */
export function signalRead(): void {
  vibrate("done");
  try {
    const context = new AudioContext();
    const tone = context.createOscillator();
    const gain = context.createGain();
    gain.gain.value = loudness;
    tone.frequency.value = beepHertz;
    tone.connect(gain).connect(context.destination);
    tone.onended = () => void context.close();
    tone.start();
    tone.stop(context.currentTime + beepSeconds);
  } catch {
    // Without sound.
  }
}

/** Belongs to the device. */
const scanSilentKey = "scan-silent";
let isScanSilentInPage = false;

/** Whether the scanner neither beeps nor vibrates on this device. */
export function isScanSilent(): boolean {
  try {
    return localStorage.getItem(scanSilentKey) !== null;
  } catch {
    return isScanSilentInPage;
  }
}

export function storeScanSilent(isSilent: boolean): void {
  isScanSilentInPage = isSilent;
  try {
    if (isSilent) localStorage.setItem(scanSilentKey, "true");
    else localStorage.removeItem(scanSilentKey);
  } catch {
    // It lasts until the page is loaded again.
  }
}
