/**
 * Watches how long this thread works between two looks at its events, in processor time, which
 * does not count what else the machine does.
 *
 * @returns a function that stops it and returns the longest such turn in ms.
 */
export function watchTurns(): () => number {
  let maxMs = 0;
  let last = workedMs();
  let timer = setImmediate(look);
  function look() {
    const now = workedMs();
    maxMs = Math.max(maxMs, now - last);
    last = now;
    timer = setImmediate(look);
  }
  return () => {
    clearImmediate(timer);
    return maxMs;
  };
}

function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
