import { processorMs } from "./processor-time.ts";

/** What the calibration loop does is arbitrary; that it never changes is the point. */
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

/** How much longer the loop lasts than it works: 1 where nothing else wants the processor. */
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
