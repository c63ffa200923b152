import { processorMs } from "./processor-time.ts";

/** The calibration loop is arbitrary, but must never change. */
const rounds = 20_000_000;

/** Milliseconds of a fixed loop of integer arithmetic on this machine now: the best of five. */
export function calibrationMs(): number {
  const times = Array.from({ length: 5 }, () => {
    const started = processorMs();
    let state = 1;
    for (let round = 0; round < rounds; round += 1)
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state === 0 ? Number.POSITIVE_INFINITY : processorMs() - started;
  });
  return Math.min(...times);
}

/** Wall-clock time of the loop divided by its processor time: 1 on an idle machine. */
export function clockPerWork(): number {
  const worked = processorMs();
  const started = performance.now();
  calibrationMs();
  return (performance.now() - started) / (processorMs() - worked);
}

/** The value below which `share` (0-1) of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error("No values");
  return value;
}
