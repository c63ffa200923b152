/**
 * Milliseconds of processor time of this thread: differences show the cost of work independent of other
 * load. The runtime's helper threads (compiler, garbage collector) are not included.
 */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
