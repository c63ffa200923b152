import { recordingMaxMs } from "@morsel/contracts/facts";
import { useEffect, useState } from "react";
import type { RunningRecording } from "../../../platform/microphone.ts";
import styles from "../composer.module.css";

const lookEveryMs = 100;
const bars = [0.06, 0.15, 0.3, 0.5, 0.75];
/** So long before the limit it is announced. */
const announcedMs = 10_000;
/** After so long without a sound something is wrong with the microphone. */
const silentMs = 4000;
const silentLevel = 0.02;

interface Props {
  readonly recording: RunningRecording;
  readonly startedAtMs: number;
}

/** How long the recording runs, that it hears something, and when it will end. */
export function RecordingMeter({ recording, startedAtMs }: Props) {
  const { elapsedMs, level, loudest } = useMeter(recording, startedAtMs);
  const isEndNear = elapsedMs >= recordingMaxMs - announcedMs;
  const isSilent = elapsedMs >= silentMs && loudest < silentLevel;
  return (
    <>
      <p className={styles.recording}>
        <span className={styles.level} aria-hidden="true" data-testid="sound-level">
          {bars.map((from) => (
            <i key={from} className={level >= from ? styles.on : undefined} />
          ))}
        </span>
        <span>{formatElapsed(elapsedMs)}</span>
      </p>
      <p className={styles.announcement} role="status">
        {isEndNear ? "Recording ends at 1:00." : null}
        {isSilent && !isEndNear ? "I can't hear anything. Is the microphone on?" : null}
      </p>
    </>
  );
}

function useMeter(recording: RunningRecording, startedAtMs: number) {
  const [meter, setMeter] = useState({ elapsedMs: 0, level: 0, loudest: 0 });
  useEffect(() => {
    const look = () => {
      const level = recording.readLevel();
      setMeter(({ loudest }) => ({
        elapsedMs: Date.now() - startedAtMs,
        level,
        loudest: Math.max(loudest, level),
      }));
    };
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [recording, startedAtMs]);
  return meter;
}

function formatElapsed(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
