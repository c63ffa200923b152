import { recordingMaxMs } from "@morsel/contracts/facts";
import { useEffect, useState } from "react";
import styles from "../composer.module.css";
import { t } from "./messages.ts";

const updateEveryMs = 100;
const bars = [0.06, 0.15, 0.3, 0.5, 0.75];
/** The limit is announced this long before it. */
const announcedMs = 10_000;
/** After this time without a sound the microphone is probably off. */
const silentMs = 4000;
const silentLevel = 0.02;

interface Props {
  readonly recording: { readonly readLevel?: () => number };
  readonly startedAtMs: number;
}

/** The duration and sound level of a recording. */
export function RecordingMeter({ recording, startedAtMs }: Props) {
  const { elapsedMs, level, loudest } = useMeter(recording, startedAtMs);
  const isEndNear = elapsedMs >= recordingMaxMs - announcedMs;
  const { readLevel } = recording;
  const isSilent = readLevel !== undefined && elapsedMs >= silentMs && loudest < silentLevel;
  return (
    <>
      <p className={styles.recording}>
        {readLevel ? (
          <span className={styles.level} aria-hidden="true" data-testid="sound-level">
            {bars.map((from) => (
              <i key={from} className={level >= from ? styles.on : undefined} />
            ))}
          </span>
        ) : null}
        <span>{formatElapsed(elapsedMs)}</span>
      </p>
      <p className={styles.announcement} role="status">
        {isEndNear ? t.recordingEndsAt100 : null}
        {isSilent && !isEndNear ? t.iCantHearAnything : null}
      </p>
    </>
  );
}

function useMeter(recording: Props["recording"], startedAtMs: number) {
  const [meter, setMeter] = useState({ elapsedMs: 0, level: 0, loudest: 0 });
  useEffect(() => {
    const update = () => {
      const level = recording.readLevel?.() ?? 0;
      setMeter(({ loudest }) => ({
        elapsedMs: Date.now() - startedAtMs,
        level,
        loudest: Math.max(loudest, level),
      }));
    };
    const timer = setInterval(update, updateEveryMs);
    return () => clearInterval(timer);
  }, [recording, startedAtMs]);
  return meter;
}

function formatElapsed(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
