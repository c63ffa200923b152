import { useEffect, useState } from "react";

/** Where the browser cannot tell that it is idle. */
const afterMs = 1500;

/**
 * Does what nothing waits for, once there is nothing else to do; what cannot be loaded then is
 * left undone. @returns how to call it off.
 */
export function whenIdle(act: () => Promise<void> | void): () => void {
  const quietly = () => void Promise.resolve(act()).catch(() => undefined);
  if (window.requestIdleCallback) {
    const id = window.requestIdleCallback(quietly);
    return () => window.cancelIdleCallback(id);
  }
  const timer = setTimeout(quietly, afterMs);
  return () => clearTimeout(timer);
}

/** Whether the first screen is done: from then on there may come what it need not wait for. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
