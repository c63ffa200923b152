/** True in `npm run test:long`. */
// biome-ignore lint/style/noProcessEnv: a setting of the tests, not of Morsel.
export const isLong = process.env.TEST_ROUNDS === "long";

/** The number of rounds of a test: few in `npm test`, as many as the catalogue requires in the long run. */
export function rounds({ short, long }: { readonly short: number; readonly long: number }): number {
  return isLong ? long : short;
}

/** A timeout for tests that are slow on a busy machine. */
export const unhurried = { timeout: isLong ? 600_000 : 90_000 };

/** Notes what a test counted for rows of the catalogue, in words: docs/security.md and docs/reliability.md show it. */
export function noteReached(
  task: { meta: { reached?: Record<string, string> } },
  reached: Readonly<Record<string, string>>,
): void {
  task.meta.reached = { ...task.meta.reached, ...reached };
}

declare module "vitest" {
  interface TaskMeta {
    /** What the test counted, in words, by the rows of the catalogue. */
    reached?: Record<string, string>;
  }
}
