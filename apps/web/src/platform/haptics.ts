const patternsMs = { done: 12, failed: [24, 60, 24] } as const;

/** A short vibration where the device can: something was accepted, or failed. */
export function vibrate(pattern: keyof typeof patternsMs): void {
  const durationsMs = patternsMs[pattern];
  navigator.vibrate?.(typeof durationsMs === "number" ? durationsMs : [...durationsMs]);
}
