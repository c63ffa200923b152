/**
 * For `vi.waitFor`: what a test waits for comes within milliseconds, but a busy machine may stop for seconds. Vitest's
 * own limit is one second.
 */
export const soon = { interval: 2, timeout: 15_000 };
