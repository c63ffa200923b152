/** Starts the time of a test: the returned function is false after the minutes of TEST_MINUTES. */
export function startTime(): () => boolean {
  const endsAt = performance.now() + timeLimitMinutes() * 60_000;
  return () => performance.now() < endsAt;
}

/** How long a test may take, by TEST_MINUTES; Infinity without it. */
export function timeLimitMinutes(): number {
  return Number(process.env.TEST_MINUTES ?? Infinity);
}
