/**
 * Milliseconds of processor time that this thread has taken: differences of it are what work takes on
 * an idle core, however busy the machine is. The runtime's helpers (compiler, collector of garbage),
 * which run on other cores, are not included.
 */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
