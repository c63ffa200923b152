/** True in `npm run test:long`. */
// biome-ignore lint/style/noProcessEnv: a setting of the tests, not of Morsel.
export const isLong = process.env.TEST_ROUNDS === "long";

/** How often a test tries: enough to notice within `npm test`, as often as docs/security.md asks in the long run. */
export function rounds({ short, long }: { readonly short: number; readonly long: number }): number {
  return isLong ? long : short;
}

/** For tests that a busy machine may take its time for. */
export const unhurried = { timeout: isLong ? 600_000 : 90_000 };

/** Notes what a test counted for rows of the catalogue, in words: docs/security.md shows it. */
export function noteReached(
  task: { meta: object },
  reached: Readonly<Record<string, string>>,
): void {
  Object.assign(task.meta, { reached });
}
