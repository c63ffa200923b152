/**
 * Watches how long this thread works between two looks at its events, in processor time, which
 * does not count what else the machine does.
 *
 * @returns how to stop, and the longest such turn in ms.
 */
export function watchTurns(): () => number {
  let longestMs = 0;
  let last = workedMs();
  let timer = setImmediate(look);
  function look() {
    const now = workedMs();
    longestMs = Math.max(longestMs, now - last);
    last = now;
    timer = setImmediate(look);
  }
  return () => {
    clearImmediate(timer);
    return longestMs;
  };
}

function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
