/** Is this `npm run test:long`? */
export const isLong = process.env.TEST_ROUNDS === "long";

/** How often a test tries its fault: a few times within `npm test`, as often as it takes in the long run. */
export function rounds({ short, long }: { readonly short: number; readonly long: number }): number {
  return isLong ? long : short;
}

/**
 * Begins a test's time: false from then on where TEST_MINUTES says that it has had its share. What it
 * notes is what it came to.
 */
export function startTime(): () => boolean {
  const endsAt = performance.now() + minutesGiven() * 60_000;
  return () => performance.now() < endsAt;
}

/** How long a test may take, as TEST_MINUTES says; Infinity if it does not. */
export function minutesGiven(): number {
  return Number(process.env.TEST_MINUTES ?? Infinity);
}

declare module "vitest" {
  interface TaskMeta {
    /** What the test counted, in words, by the rows of the catalogue; docs/reliability.md shows it. */
    reached?: Record<string, string>;
  }
}

/** Notes what a test counted for rows of the catalogue. */
export function noteReached(
  task: { meta: { reached?: Record<string, string> } },
  ids: readonly string[],
  words: string,
): void {
  task.meta.reached = { ...task.meta.reached, ...Object.fromEntries(ids.map((id) => [id, words])) };
}
